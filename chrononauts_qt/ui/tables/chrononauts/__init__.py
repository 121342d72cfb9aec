"""The table of Chrononauts."""
