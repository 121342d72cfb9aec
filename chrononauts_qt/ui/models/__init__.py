"""Item models over a seat's View: they hold what is seen now and say exactly what changed."""
