"""What a screen reader gets of every page and table."""
