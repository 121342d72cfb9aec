"""The same window, clock and deals as the tests of the table."""

from __future__ import annotations

from tests.gui.table.conftest import clock, deal, dressed, new_window, window

__all__ = ["clock", "deal", "dressed", "new_window", "window"]
