"""Plays Solonauts: a compact position, what it is worth, and why a move is good."""
