"""Where the keys go after an act: to one place, and nowhere on the way; a reader says each of them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.gui.afternova.people import People
from tests.gui.afternova.test_secrecy import BO, CLEO, KNOWN
from tests.gui.program import settle

OFFERED = "milk-magnet"


def test_after_a_card_is_taken_the_keys_are_where_the_next_thing_is_chosen(
    people: People, went: list[QWidget]
) -> None:
    """A bug: they went over Back and Why?, as one button after the other was gone."""
    people.sit(KNOWN, bots=(BO, CLEO))
    table = people.table
    people.choose(table.market, OFFERED)
    button = table.steps.buttons[0]
    button.setFocus()
    settle()
    went.clear()
    QTest.keyClick(button, Qt.Key.Key_Return)
    settle()
    assert went == [table.planets]
