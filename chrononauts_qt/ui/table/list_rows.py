"""The things of a view in words, one a row: made from the same pieces that its pictures are made of."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QModelIndex, QObject, Qt

from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.catalog.access_texts import told_apart
from chrononauts_qt.ui.catalog.wording import Texts
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.drop_model import NO_INDEX, Index
from chrononauts_qt.ui.kit.pieces import Piece, PieceModel, nothing_moves
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.word_table import WordRows


class Line(NamedTuple):
    """A thing in words: its key, a text per column, and in a sentence all that is to be heard of it.

    ``is_marked``: it is chosen (True), or of no use now (False). ``hushed`` are the columns that only the
    viewer may hear.
    """

    key: str
    cells: tuple[str, ...]
    said: str
    is_marked: bool | None = None
    hushed: tuple[int, ...] = ()


Tell = Callable[[Sequence[Piece]], Iterator[Line]]


class ListWords(NamedTuple):
    """What a game's lists say: ``text`` has the titles of columns, "cell" for what is heard of one, "name" of
    the whole and "help"; ``nothing`` is what is heard of an empty cell."""

    text: Texts
    nothing: Callable[[], str]


class PieceRows(WordRows):
    """Things of a PieceModel as `tell` says them; columns in `optional` are there while anything stands in
    them."""

    def __init__(
        self,
        source: PieceModel,
        columns: Sequence[str],
        tell: Tell,
        words: ListWords,
        optional: Collection[str] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._source, self._tell, self._words = source, tell, words
        self.columns, self.optional = tuple(columns), frozenset(optional)
        self.lines: tuple[Line, ...] = ()
        self._heard: tuple[tuple[str, ...], ...] = ()
        source.dataChanged.connect(self.follow)
        source.modelReset.connect(self.follow)

    def follow(self) -> None:
        """Say anew what lies there; the words are those of whoever is spoken to now."""
        lines = tuple(self._tell(self._source.pieces))
        said, things = [line.said for line in lines], [line.cells[0] for line in lines]
        heard = tuple(
            self._voiced(line, told_apart(said, row), told_apart(things, row))
            for row, line in enumerate(lines)
        )
        if (lines, heard) == (self.lines, self._heard):
            return
        stays = nothing_moves([line.key for line in self.lines], [line.key for line in lines])
        if not stays:
            self.beginResetModel()
        self.lines, self._heard = lines, heard
        if stays:
            self.dataChanged.emit(self.index(0, 0), self.index(len(lines) - 1, len(self.columns) - 1))
        else:
            self.endResetModel()

    def _voiced(self, line: Line, said: str, thing: str) -> tuple[str, ...]:
        """Return what is heard of each cell: at the first one all there is, so that no cell stands alone."""
        heard = [said]
        for column, words in enumerate(line.cells[1:], 1):
            told = words or self._words.nothing()
            if column in line.hushed:
                told = private_speech.said(told, private_speech_texts.text("text"))
            title = self._words.text(self.columns[column])
            heard.append(self._words.text("cell", thing=thing, column=title, words=told))
        return tuple(heard)

    def is_empty(self, column: int) -> bool:
        """Tell whether a column is left out now."""
        is_optional = self.columns[column] in self.optional
        return is_optional and not any(line.cells[column] for line in self.lines)

    def row_of(self, key: str) -> int | None:
        """Return the row of a thing, None for one that is not in this table."""
        return next((row for row, line in enumerate(self.lines) if line.key == key), None)

    # -- what a table asks ------------------------------------------------------------------------

    def texts(self) -> Sequence[Sequence[str]]:
        return [line.cells for line in self.lines]

    def source_index(self, row: int) -> QModelIndex:
        return self._source.row_of(self.lines[row].key)

    def is_marked(self, row: int) -> bool | None:
        return self.lines[row].is_marked

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDropEnabled | flag.ItemNeverHasChildren

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._words.text(self.columns[section])
        return self.lines[section].cells[0] if section < len(self.lines) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a cell, or what a screen reader says there."""
        if not index.isValid() or index.row() >= len(self.lines):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.lines[index.row()].cells[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._heard[index.row()][index.column()]
        return self.lines[index.row()].key if role == ItemRole.KEY else None
