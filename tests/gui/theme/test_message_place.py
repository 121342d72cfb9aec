"""The table's message lies where it can be read and hides nothing that is read with it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.gui.desks import screen_of
from tests.gui.theme.conftest import Open
from tests.shots import SIZES

PLACES = [(size.width(), size.height()) for size in SIZES]


@pytest.mark.parametrize("size", PLACES)
def test_a_message_lies_over_the_curtain(opened: Open, size: tuple[int, int]) -> None:
    """Large text offers the list when the table opens, while the curtain hangs."""
    table = screen_of(opened("curtain", size, "dark", 1.5))
    assert table is not None
    QApplication.processEvents()
    bar, curtain = table.message, table.sheets.curtain
    assert bar.isVisible()
    assert curtain.isVisible()
    for row in (bar.geometry().top() + 3, bar.geometry().bottom() - 3):
        found = table.childAt(bar.geometry().center().x(), row)
        assert found is not None
        assert found is bar or bar.isAncestorOf(found)
    lift = curtain.lift_button
    assert bar.geometry().bottom() < lift.mapTo(table, lift.rect().topLeft()).y()


@pytest.mark.parametrize("size", PLACES)
def test_a_hint_lies_over_the_memo_panel(opened: Open, size: tuple[int, int]) -> None:
    """Whoever looks at a Memo window reads all of the hint, and can dismiss it."""
    table = screen_of(opened("hint-memo", size, "dark", 1.0))
    assert table is not None
    QApplication.processEvents()
    bar = table.message
    assert bar.is_hint
    for row in (bar.geometry().top() + 3, bar.geometry().bottom() - 3):
        found = table.childAt(bar.geometry().center().x(), row)
        assert found is bar or bar.isAncestorOf(found)
