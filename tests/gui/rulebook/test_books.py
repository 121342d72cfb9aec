"""Several books on the shelf: which one lies open, and how another one is chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.kit.look import LANGUAGES
from chrononauts_qt.ui.selftest import installation
from chrononauts_qt.ui.selftest.workspace import Workspace
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.openers import books
from tests import pact
from tests.gui.program import settle
from tests.gui.table.conftest import Deal

BOOKS = ["Chrononauts", "AfterNova", "Dungeon Time", "Pact"]
F1, ESCAPE, END, HOME = Qt.Key.Key_F1, Qt.Key.Key_Escape, Qt.Key.Key_End, Qt.Key.Key_Home


def press(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None, "nothing has the focus"
    QTest.keyClick(focus, key)
    settle()


@pytest.fixture
def shelf(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A window with one game more, which has a book of its own."""
    monkeypatch.setitem(SHELF, pact.ID, pact.ROW)
    return window


def choose_other(window: MainWindow, key: Qt.Key = END) -> None:
    """Choose the last book with the keys, or the first."""
    window.rulebook.books.setFocus()
    press(key)


def test_the_books_of_one_box_are_one_and_nothing_is_to_be_chosen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = {game: row for game, row in SHELF.items() if game not in ("afternova", "dungeon-time")}
    monkeypatch.setattr("chrononauts_qt.ui.shell.openers.SHELF", shelf)
    press(F1)
    assert window.rulebook.title.isVisible()
    assert not window.rulebook.books.isVisible()


def test_a_book_has_the_sections_that_it_names(shelf: MainWindow) -> None:
    for number, book in enumerate(books()):
        shelf.rules.choose(number)
        assert shelf.rulebook.book is not None
        ids = {section.id for section in shelf.rulebook.book.sections}
        assert {book.OUTLINE.signs, book.OUTLINE.example, *book.OUTLINE.retold} - {""} <= ids


def test_another_book_is_chosen_and_each_lies_open_where_it_was(shelf: MainWindow) -> None:
    press(F1)
    shelf.rulebook.open_at("rule:R-601")
    box = [shelf.rulebook.books.itemText(row) for row in range(shelf.rulebook.books.count())]
    assert (box, shelf.rulebook.books.currentText()) == (BOOKS, "Chrononauts")
    choose_other(shelf)
    assert (shelf.shown(), shelf.rulebook.section) == ("rulebook", "pact")
    assert shelf.rulebook.books.currentText() == "Pact"
    assert shelf.rulebook.text.hasFocus()
    shelf.rulebook.open_at("section:starting")
    choose_other(shelf, HOME)
    assert shelf.rulebook.section == "losing"
    choose_other(shelf)
    assert shelf.rulebook.section == "starting"
    press(ESCAPE)
    assert shelf.shown() == "home"


def test_a_book_stays_the_chosen_one_in_another_language(shelf: MainWindow) -> None:
    press(F1)
    choose_other(shelf)
    shelf.look.next_language()
    settle()
    assert shelf.rulebook.books.currentText() == "Pact"
    assert shelf.rulebook.section == "pact"


def test_a_table_opens_the_book_of_its_game(shelf: MainWindow, deal: Deal) -> None:
    press(F1)
    choose_other(shelf)
    press(ESCAPE)
    scene = deal(hands={1: "memo"}, red=[1912])
    scene.lift()
    scene.table.timeline.setFocus()
    scene.table.timeline.setCurrentIndex(scene.table.timeline_model.index_of(1912))
    press(F1)
    assert shelf.rulebook.books.currentText() == "Chrononauts"
    block = shelf.rulebook.block_of("card:t1912")
    assert block is not None
    assert shelf.rulebook.text.marked == block.number
    shelf.rulebook.close()


def test_what_a_player_looked_up_alone_does_not_lie_open_for_the_next(shelf: MainWindow, deal: Deal) -> None:
    scene = deal(hands={1: "memo"})
    scene.lift()
    scene.table.hand.setFocus()
    press(F1)
    choose_other(shelf)
    shelf.rulebook.open_at("section:starting")
    press(ESCAPE)
    shelf.rules.choose(len(BOOKS) - 1)
    assert shelf.rulebook.section == "pact"


def test_a_book_without_cards_and_example_is_read_all_the_same(shelf: MainWindow) -> None:
    press(F1)
    choose_other(shelf)
    page = shelf.rulebook
    page.text.followed.emit("card:stone-8")
    block = page.block_of("card:stone-8")
    assert block is not None
    assert page.text.marked == block.number
    assert not page.example.isVisible()
    page.search_field.setText("heaviest")
    assert page.results.count() == 1


def test_the_self_test_looks_at_every_book_and_every_card(shelf: MainWindow, tmp_path: Path) -> None:
    assert installation.cards(Workspace(tmp_path)) == 136 + 118 + 110 + 24
    assert installation.rulebook(Workspace(tmp_path)) == (18 + 10 + 14 + 3) * len(LANGUAGES)
