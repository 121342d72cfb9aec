"""Everything Qt: models over a view, views, windows, texts; it asks for rules, never computes them."""
