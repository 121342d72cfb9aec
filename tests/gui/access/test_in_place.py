"""Where a thing takes the place of another one, the rest stays where it is: nobody hears of it again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.kit.pieces import Piece, PieceModel, PieceView
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.table.list_page import PieceTable
from chrononauts_qt.ui.table.list_rows import Line, ListWords, PieceRows
from tests.gui.program import settle

WORDS = ListWords(lambda key, **facts: "{thing}, {words}".format(**facts) if facts else key, lambda: "-")


def pieces(*names: str) -> list[Piece]:
    return [Piece(name.lower(), name) for name in names]


def lines(pieces: Sequence[Piece]) -> Iterator[Line]:
    for piece in pieces:
        yield Line(piece.key, (piece.spoken,), piece.spoken)


def one_below_the_other(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    return [QRect(0, 20 * row, 20, 20) for row in range(len(pieces))]


def key_of(view: PieceView | PieceTable) -> str:
    """Return what is the current thing of a view."""
    return str(view.currentIndex().data(ItemRole.KEY) or "")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    return widget


@pytest.fixture
def view(window: QWidget) -> PieceView:
    """Three Planets."""

    def paint(painter: QPainter, *_: object) -> None:
        """Draw nothing."""

    made = PieceView(PieceModel("planets"), one_below_the_other, paint, DARK, window)
    made.show_pieces(pieces("Geodonia", "Nektarr", "Sentara"))
    made.show()
    return made


@pytest.fixture
def table(window: QWidget, view: PieceView) -> PieceTable:
    """The same in words."""
    model = view.model()
    assert isinstance(model, PieceModel)
    rows = PieceRows(model, ("planet",), lines, WORDS)
    rows.follow()
    made = PieceTable(view, rows, DARK, window)
    rows.setParent(made)
    made.show()
    return made


@pytest.mark.parametrize("told", ["Focus"], indirect=True)
@pytest.mark.parametrize("kind", ["view", "table"])
def test_who_stays_is_not_told_again(
    request: pytest.FixtureRequest, view: PieceView, kind: str, told: list[str]
) -> None:
    """A bug: a reader said the row with the keys anew as a Planet came into sight elsewhere."""
    reading: PieceView | PieceTable = request.getfixturevalue(kind)
    view.go_to("geodonia")
    reading.setFocus()
    settle()
    assert told == ["Geodonia"]
    view.show_pieces(pieces("Geodonia", "Tenebriga", "Sentara"))
    settle()
    assert told == ["Geodonia"]
    assert key_of(reading) == "geodonia"


@pytest.mark.parametrize("told", ["NameChanged"], indirect=True)
def test_what_takes_a_place_is_told(told: list[str], view: PieceView, table: PieceTable) -> None:
    """And every key means the row that has them."""
    view.go_to("nektarr")
    table.setFocus()
    settle()
    view.show_pieces(pieces("Geodonia", "Tenebriga", "Sentara"))
    settle()
    assert told == ["Tenebriga"] * 2, "of the picture and of the row"
    assert key_of(table) == key_of(view) == "tenebriga"


def test_a_picture_that_has_gone_leaves_the_keys_to_none(view: PieceView) -> None:
    """A second press of Enter takes no card that has just come."""
    view.go_to("nektarr")
    view.show_pieces(pieces("Geodonia", "Tenebriga", "Sentara"))
    assert key_of(view) == ""
    view.show_pieces(pieces("Geodonia", "Nektarr", "Sentara"))
    assert key_of(view) == ""


def test_what_has_moved_takes_the_keys_along(view: PieceView) -> None:
    model = view.model()
    resets = QSignalSpy(model.modelReset)
    view.go_to("nektarr")
    view.show_pieces(pieces("Nektarr", "Geodonia", "Sentara"))
    assert resets.count() == 1
    assert key_of(view) == "nektarr"
    view.show_pieces(pieces("Geodonia", "Nektarr"))
    assert key_of(view) == "nektarr"
