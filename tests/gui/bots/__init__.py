"""Bots at the table in the window: their processes, their pace, Memo windows, curtains, whole games."""
