"""The table of Solonauts."""
