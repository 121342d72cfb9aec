"""What the tests of access open: the program's window, its screens, and games dealt for a table."""

from __future__ import annotations

from tests.gui.bots.conftest import new_window, worker
from tests.gui.program import dressed
from tests.gui.screens.conftest import is_whole, pseudo, show
from tests.gui.table.conftest import deal

__all__ = ["deal", "dressed", "is_whole", "new_window", "pseudo", "show", "worker"]  # fixtures
