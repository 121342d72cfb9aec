"""Pact in the window."""
