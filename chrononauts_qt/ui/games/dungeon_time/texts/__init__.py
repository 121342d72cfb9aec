"""The words of Dungeon Time, in English; translations/ has them in other languages."""
