"""A game that was played, watched again on its own table."""
