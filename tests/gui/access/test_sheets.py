"""What a screen reader hears of a sheet: that it is a dialog, what it is called, and what it asks."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.window_page import WindowPage
from chrononauts_qt.ui.table.panel import Panel
from tests.gui.screens.conftest import Show
from tests.gui.screens.rows import USUAL
from tests.gui.screens.test_tab import OVERLAYS, shown

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
SILENT = {"choice", "discards", "new-game-dungeon-scenarios", "new-game-dungeon-scrolls"}
"""Sheets whose title says all, or that others would hear."""
WITHIN = {"new-game-unproven"}
"""Sheets that ask something else while they have the keys: a reader does not read them again."""


def told(widget: QWidget, text: QAccessible.Text) -> str:
    """Return what a reader is told of a widget."""
    return QAccessible.queryAccessibleInterface(widget).text(text)


def focused() -> QWidget:
    """Return what has the keys."""
    found = QApplication.focusWidget()
    assert found is not None, "somebody has the keys"
    return found


@pytest.mark.parametrize("screen", list(OVERLAYS))
def test_every_sheet_is_a_dialog_and_says_what_it_asks(show: Show, screen: str) -> None:
    with show(screen, USUAL[0]) as window:
        sheet = shown(window, screen)
        reader = QAccessible.queryAccessibleInterface(sheet)
        assert reader.role() == QAccessible.Role.Dialog
        assert reader.text(NAME)
        assert sheet.isAncestorOf(focused())
        asked = reader.text(DESCRIPTION)
        assert bool(asked) == (screen not in SILENT)
        again = bool(asked) and asked in told(focused(), DESCRIPTION)
        assert not again or screen in WITHIN, "it is said twice"
        sheet.hide()
        part = told(sheet, DESCRIPTION)
        assert not isinstance(sheet, Sheet) or not part, "what is gone can still be read"


def test_what_is_asked_within_a_sheet_is_said_by_what_gets_the_keys(show: Show) -> None:
    """A reader says a sheet once, as the keys come into it: not what it asks next."""
    with show("new-game-unproven", USUAL[0]) as window:
        assert told(shown(window, "new-game-unproven"), DESCRIPTION) in told(focused(), DESCRIPTION)


@pytest.mark.parametrize("screen", ["about", "goals-page", "keys"])
def test_pages_are_groups_so_that_their_names_are_read(show: Show, screen: str) -> None:
    with show(screen, USUAL[0]) as window:
        parts = [part for part in window.findChildren(QWidget) if isinstance(part, WindowPage | Panel)]
        readers = [QAccessible.queryAccessibleInterface(part) for part in parts if part.isVisible()]
        named = [reader.role() for reader in readers if reader.text(NAME)]
        assert named
        assert set(named) <= {QAccessible.Role.Grouping, QAccessible.Role.Form, QAccessible.Role.Dialog}
