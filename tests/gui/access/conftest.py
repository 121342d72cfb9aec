"""Screens of the program, opened to be read."""

from tests.gui.screens.conftest import dressed, pseudo, show

__all__ = ["dressed", "pseudo", "show"]  # fixtures
