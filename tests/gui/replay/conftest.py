"""The dressed program, and the pages of a replay."""

from __future__ import annotations

from tests.gui.table.conftest import clock, dressed, new_window, window

__all__ = ["clock", "dressed", "new_window", "window"]
