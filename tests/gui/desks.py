"""What stands on the window's desk, with its own type."""

from __future__ import annotations

from chrononauts_qt.ui.tables.chrononauts.board_switch import BoardSwitch
from chrononauts_qt.ui.tables.chrononauts.desk import ChrononautsDesk
from chrononauts_qt.ui.tables.chrononauts.table import TableScreen
from chrononauts_qt.ui.windows.main_window import MainWindow


def table_of(window: MainWindow) -> TableScreen:
    """Return the big table that is laid."""
    assert isinstance(window.desk, ChrononautsDesk)
    return window.desk.screen


def board_of(window: MainWindow) -> BoardSwitch:
    """Return the switch between board and list of the big table."""
    assert isinstance(window.desk, ChrononautsDesk)
    assert window.desk.board is not None
    return window.desk.board
