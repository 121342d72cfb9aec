"""Dungeon Time in the window."""
