"""Rules of Chrononauts: pure Python, no Qt, no files but the card table, no clock."""
