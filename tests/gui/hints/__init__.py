"""Hints at the tables, and the reasons of bots in Why?."""
