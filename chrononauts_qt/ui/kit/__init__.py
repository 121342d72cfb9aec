"""Widgets, painting and motion: what every screen is made of. It knows no game."""
