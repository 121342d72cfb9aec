"""A game watched again, and the report of a problem."""
