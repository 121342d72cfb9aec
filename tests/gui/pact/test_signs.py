"""F1 at a table whose book has a page of signs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.shell.openers import books
from tests import pact
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


def test_the_book_of_a_game_is_asked_where_the_game_is_meant(people: People) -> None:
    """A bug: with the other book lying open, a box opened that one, where nothing is said of its game."""
    window = people.window
    assert ask_about(people, window.home.boxes[pact.ID].start_button) == "pact"
    assert books()[window.rules.manual] == "Pact"
    ask_about(people, window.home.boxes["artifaxx"].start_button)
    assert books()[window.rules.manual] == "Chrononauts"
    people.press(window.home.boxes[pact.ID].rules_button)
    assert (window.rulebook.section, books()[window.rules.manual]) == ("pact", "Pact")
    window.rules.close()
    window.ask_new_game("chrononauts")
    assert ask_about(people, window.new_game.cancel_button) == "starting"
    assert books()[window.rules.manual] == "Chrononauts"
    window.new_game.modes.choose(pact.ID)
    assert ask_about(people, window.new_game.cancel_button) == "starting"
    assert books()[window.rules.manual] == "Pact"
