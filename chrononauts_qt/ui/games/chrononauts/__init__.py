"""The table of Chrononauts, and what the games of its box share."""
