"""The log: what happened, one line after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from chrononauts_qt.ui.catalog.access_texts import told_apart
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, fill, spoken
from chrononauts_qt.ui.kit.drop_model import NO_INDEX, Index
from chrononauts_qt.ui.kit.roles import LogRole

_TURN = QT_TRANSLATE_NOOP("Board", "Turn {turn}: {line}")
"""A line as it is spoken."""


class LogLine(NamedTuple):
    """A line of the log.

    `marked`: it is of the kind that can be shown alone. `begins_turn`: it names its turn itself.
    """

    turn: int
    text: str
    marked: bool = False
    begins_turn: bool = False

    @property
    def heard(self) -> str:
        """The line with its turn, as it is spoken."""
        return self.text if self.begins_turn else fill(_TURN, turn=self.turn, line=self.text)


Entry = LogLine | tuple[int, str]
"""What a model is fed with."""


class LogModel(QAbstractListModel):
    """Lines, the newest last. Undo takes lines away from the end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[LogLine] = []

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """All lines, the newest last."""
        return tuple(self._lines)

    def set_lines(self, entries: Sequence[Entry]) -> None:
        """Show these lines, keeping the beginning that is the same."""
        lines = [LogLine(*entry) for entry in entries]
        same = 0
        for before, now in zip(self._lines, lines, strict=False):
            if before != now:
                break
            same += 1
        if same < len(self._lines):
            self.beginRemoveRows(QModelIndex(), same, len(self._lines) - 1)
            del self._lines[same:]
            self.endRemoveRows()
        self.append(lines[same:])

    def append(self, entries: Sequence[Entry]) -> None:
        """Add lines at the end."""
        lines = [LogLine(*entry) for entry in entries]
        if lines:
            first = len(self._lines)
            self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
            self._lines += lines
            self.endInsertRows()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a line, its turn, or both for a screen reader."""
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if role == LogRole.TURN:
            return line.turn
        if role == LogRole.MARKED:
            return line.marked
        if role != Qt.ItemDataRole.AccessibleTextRole:
            return None
        equal = [line.heard if each == line else "" for each in self._lines]
        return spoken(told_apart(equal, index.row()))
