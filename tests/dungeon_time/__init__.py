"""Dungeon Time's rules; the positions and rule tests are written from docs/dungeon_time.md alone."""
