"""Plays by ear: a listener at the accessibility bus, what is said, and players who hear no more."""
