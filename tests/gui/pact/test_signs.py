"""F1 at a table whose book has a page of signs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.gui.pact.people import People
from tests.gui.program import settle


def ask_about(people: People, widget: QWidget) -> str:
    """Press F1 on a widget, and return the section that opens."""
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_F1)
    settle()
    section = people.window.rulebook.section
    people.window.rules.close()
    settle()
    return section


def test_f1_leads_to_what_is_asked_about_and_else_to_the_signs(people: People) -> None:
    people.sit()
    people.lift(0)
    assert ask_about(people, people.table.hand.buttons[0]) == "pact"
    people.lift(0)
    assert ask_about(people, people.table.status.menu_button) == "signs"
