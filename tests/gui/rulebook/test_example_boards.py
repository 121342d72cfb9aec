"""Examples that are played on a board beside the book: keys and buttons step, and the text follows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.games.afternova import examples as afternova
from chrononauts_qt.ui.games.dungeon_time import examples as dungeon_time
from chrononauts_qt.ui.rulebook.example import StepBoard
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.rulebook_page import RulebookPage
from tests.gui.program import settle

EXAMPLES = {"afternova": afternova, "dungeon-time": dungeon_time}


@pytest.fixture(params=list(EXAMPLES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def page(window: MainWindow, game: str) -> RulebookPage:
    window.rules.open("section:examples", game=game)
    settle()
    return window.rulebook


def test_keys_and_buttons_step_and_the_text_follows(page: RulebookPage, game: str) -> None:
    panel, board = page.example, page.example.board
    assert type(board) is not StepBoard, "a plain one has nothing to show"
    last = len(EXAMPLES[game].steps()) - 1
    QTest.keyClick(page.text, Qt.Key.Key_Right)
    assert board.step == 1
    QTest.mouseClick(panel.on_button, Qt.MouseButton.LeftButton)
    assert (board.step, panel.place.text()) == (2, f"Step 2 of {last}")
    assert page.book is not None
    marked = page.book.blocks[page.text.marked]
    assert (marked.section, marked.step) == ("examples", 2)
    QTest.mouseClick(panel.back_button, Qt.MouseButton.LeftButton)
    QTest.keyClick(page.text, Qt.Key.Key_Left)
    assert (board.step, panel.back_button.isEnabled()) == (0, False)


def test_a_heading_stands_at_the_step_below_it(page: RulebookPage, game: str) -> None:
    assert page.book is not None
    blocks = page.book.section("examples").blocks
    headings = [place for place, block in enumerate(blocks) if block.kind == "h2"]
    steps = EXAMPLES[game].steps()
    assert len(headings) == len(EXAMPLES[game].EXAMPLES)
    for place in headings:
        page.show_block(blocks[place])
        assert page.example.step == blocks[place + 1].step
        assert steps[page.example.step].begins


def test_the_paragraph_of_a_step_is_wholly_in_sight(page: RulebookPage) -> None:
    """The end of it lay below the edge of a small window."""
    assert page.book is not None
    page.resize(1024, 600)
    QApplication.processEvents()
    view, cut = page.text, []
    high = view.viewport().height()
    for block in page.book.section("examples").blocks[1:]:
        view.show_block(block.number)
        place, top = view.place_of(block.number), view.verticalScrollBar().value()
        if place.height() < high and not top - 1 <= place.top() <= place.bottom() <= top + high + 1:
            cut.append(block.number)
    assert not cut
