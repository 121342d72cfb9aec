"""The program dressed, and the deals of the tests of the table."""

from __future__ import annotations

from tests.gui.program import dressed
from tests.gui.table.conftest import deal

__all__ = ["deal", "dressed"]
