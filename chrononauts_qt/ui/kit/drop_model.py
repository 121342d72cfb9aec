"""The drop side that every model of the table shares: ask the referee, submit, change nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QModelIndex, QPersistentModelIndex, Qt

from chrononauts_qt.ui.kit.offer import CARD_MIME, decode
from chrononauts_qt.ui.kit.referee import Referee, judge

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class DropModel:
    """Mixed into a QAbstractItemModel before it. A model says in `drop_targets` what lies where.

    A drop reports a copy: no view may take a row away, rows change when the new view arrives.
    """

    referee: Referee | None = None

    def drop_targets(self, column: int, parent: Index) -> Sequence[str]:
        """Return the target strings of a place, the narrowest first; `parent` invalid: beside all items."""
        raise NotImplementedError

    def explain_drop(self, data: QMimeData, column: int, parent: Index) -> tuple[str, str | None]:
        """Return the target meant and None if it takes the card, else the refusing sentence."""
        return judge(self.referee, decode(data), self.drop_targets(column, parent))

    def mimeTypes(self) -> list[str]:
        """Only our own cards are dragged."""
        return [CARD_MIME]

    def supportedDropActions(self) -> Qt.DropAction:
        """Copy: the row of the source stays until the game says otherwise."""
        return Qt.DropAction.CopyAction

    def supportedDragActions(self) -> Qt.DropAction:
        """Copy, for the same reason."""
        return Qt.DropAction.CopyAction

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Ask the referee."""
        return self.explain_drop(data, column, parent)[1] is None

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Submit a legal drop; a refused one does nothing and says so."""
        offer = decode(data)
        target, sentence = self.explain_drop(data, column, parent)
        if self.referee is None or offer is None or sentence is not None:
            return False
        self.referee.submit_drop(offer.card, offer.source, target)
        return True
