"""The lists that boxes open."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QWidget

from chrononauts_qt.ui.shell.new_game import NewGamePage
from tests.gui.windows.helpers import panel


@pytest.mark.parametrize("name", ["travellers", "grade"])
def test_a_list_opens_below_its_box_with_every_line(window: QWidget, name: str) -> None:
    """Over its box, the list scrolled: six travellers stood out of sight behind a small arrow."""
    page = NewGamePage(parent=window)
    page.modes.choose("solonauts")
    box: QComboBox = getattr(panel(page), name)
    option = QStyleOptionComboBox()
    option.initFrom(box)
    assert not box.style().styleHint(QStyle.StyleHint.SH_ComboBox_Popup, option, box)
    assert box.count() <= box.maxVisibleItems()
