"""The player of Solonauts."""
