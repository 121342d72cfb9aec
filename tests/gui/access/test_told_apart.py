"""Equal cards lie side by side; whoever hears them can tell which of them is meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt

from chrononauts_qt.ui.catalog.access_texts import told_apart
from chrononauts_qt.ui.games.chrononauts.models.card_rows import CardRows
from chrononauts_qt.ui.kit.log_model import LogModel
from chrononauts_qt.ui.kit.pieces import Piece, PieceModel
from chrononauts_qt.ui.table.list_rows import Line, ListWords, PieceRows

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def lines(pieces: Sequence[Piece]) -> Iterator[Line]:
    for piece in pieces:
        yield Line(piece.key, (piece.spoken, ""), piece.spoken)


def test_only_equal_names_are_numbered() -> None:
    names = ["Flask", "Map", "Flask", "", ""]
    assert [told_apart(names, place) for place in range(5)] == ["Flask 1 of 2", "Map", "Flask 2 of 2", "", ""]


def test_equal_cards_of_a_hand_are_told_apart() -> None:
    rows = CardRows()
    rows.arrange(["reverse-fate", "reverse-fate"])
    said = [str(rows.index(row).data(SPOKEN)) for row in range(2)]
    assert [name[-6:] for name in said] == ["1 of 2", "2 of 2"]


def test_equal_lines_of_a_turn_are_told_apart() -> None:
    model = LogModel()
    model.set_lines([(3, "Bo drew a card."), (3, "Bo drew a card."), (5, "Bo drew a card.")])
    said = [model.index(row).data(SPOKEN) for row in range(3)]
    line = "Turn 3: Bo drew a card."
    assert said == [f"{line} 1 of 2", f"{line} 2 of 2", "Turn 5: Bo drew a card."]


def test_equal_pieces_are_told_apart_in_the_picture_and_in_every_cell_of_the_list() -> None:
    model = PieceModel("hand")
    model.show_pieces([Piece("a", "Flask"), Piece("b", "Flask")])
    assert [model.index(row).data(SPOKEN) for row in range(2)] == ["Flask 1 of 2", "Flask 2 of 2"]
    words = ListWords(lambda key, **facts: "{thing}, {words}".format(**facts) if facts else key, lambda: "-")
    rows = PieceRows(model, ("card", "needs"), lines, words)
    rows.follow()
    heard = [[rows.index(row, column).data(SPOKEN) for column in range(2)] for row in range(2)]
    assert heard == [["Flask 1 of 2", "Flask 1 of 2, -"], ["Flask 2 of 2", "Flask 2 of 2, -"]]
