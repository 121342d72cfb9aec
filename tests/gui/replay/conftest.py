"""The program dressed."""

from __future__ import annotations

from tests.gui.program import dressed

__all__ = ["dressed"]
