"""Dungeon Time: the rules of docs/dungeon_time.md."""
