"""Chrononauts Qt: an unofficial fan edition of the time-travel card game."""

__version__ = "0.1.0"
