"""One screen for each game."""
