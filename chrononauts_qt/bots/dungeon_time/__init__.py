"""Companions at Dungeon Time: docs/dungeon_time_companions.md."""
