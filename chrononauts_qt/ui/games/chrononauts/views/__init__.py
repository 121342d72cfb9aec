"""Tiles, cards and panels: how they are painted, and how they move."""
