"""Hints at the tables of rivals, in three grades, from the knowledge of the seat that asks."""
