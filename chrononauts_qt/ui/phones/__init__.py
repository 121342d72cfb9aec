"""Phones at the table: the door they come through, who sits where, and the sheets they show."""
