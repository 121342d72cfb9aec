"""A list of cards whose rows come, go and move one by one, so that views can follow each card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QObject, Qt

from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.ui.catalog.access_texts import told_apart
from chrononauts_qt.ui.games.chrononauts.models.faces import card_face
from chrononauts_qt.ui.games.chrononauts.models.row_diff import missing_rows
from chrononauts_qt.ui.games.chrononauts.texts.card_words import COMPANY, CardWords
from chrononauts_qt.ui.games.chrononauts.texts.titles import printed_name, title
from chrononauts_qt.ui.kit.drop_model import NO_INDEX, DropModel, Index, Offer, Referee, encode
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole


class CardRows(DropModel, QAbstractListModel):
    """Cards by id in an order; `source` is what their drags say, "" for cards that are not dragged."""

    def __init__(
        self, referee: Referee | None = None, source: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.referee = referee
        self.source = source
        self.words: CardWords = COMPANY
        self._cards: list[str] = []

    @property
    def cards(self) -> tuple[str, ...]:
        """The card ids in the order shown."""
        return tuple(self._cards)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of cards."""
        return 0 if parent.isValid() else len(self._cards)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Cards can be chosen; those with a source can be dragged."""
        flag = Qt.ItemFlag
        if not index.isValid():
            return flag.ItemIsDropEnabled
        found = (
            flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDropEnabled | flag.ItemNeverHasChildren
        )
        return found | flag.ItemIsDragEnabled if self.source else found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a role asks of a card."""
        if not index.isValid() or index.row() >= len(self._cards):
            return None
        card = self._cards[index.row()]
        if role == ItemRole.FACE:
            return card_face(card) if card in PLAY_INDEX else None
        if role in (ItemRole.KEY, CardRole.CARD):
            return card
        if role == ItemRole.TARGET:
            return next(iter(self.drop_targets(-1, index)), "")
        if role == CardRole.SOURCE:
            return self.source
        if role == CardRole.PLAYABLE:
            return True
        if role == CardRole.REASON:
            return ""
        if role == CardRole.COVERED:
            return False
        if role == Qt.ItemDataRole.DisplayRole:
            return title(card)
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(filter(None, (title(card), printed_name(card))))
        if role != Qt.ItemDataRole.AccessibleTextRole:
            return None
        return told_apart([self.words.spoken(each) for each in self._cards], index.row())

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return the first card as an offer: one card is played at a time."""
        rows = [index.row() for index in indexes if index.isValid()]
        if not rows:
            return QMimeData()
        return encode(Offer(self._cards[rows[0]], self.source))

    def drop_targets(self, column: int, parent: Index) -> Sequence[str]:
        """Plain cards are no target."""
        return ()

    def retranslate(self) -> None:
        """Tell that every text has another language."""
        self.tell_all()

    def tell_all(self) -> None:
        """Tell that every row may look different."""
        if self._cards:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._cards) - 1, 0))

    def arrange(self, wanted: Sequence[str]) -> None:
        """Become `wanted`: remove what is gone, then move or insert row by row."""
        for row in missing_rows(self._cards, wanted):
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._cards[row]
            self.endRemoveRows()
        for row, card in enumerate(wanted):
            if row < len(self._cards) and self._cards[row] == card:
                continue
            if card in self._cards[row:]:
                self.move_row(self._cards.index(card, row), row)
                continue
            self.beginInsertRows(QModelIndex(), row, row)
            self._cards.insert(row, card)
            self.endInsertRows()

    def move_row(self, row: int, to: int) -> bool:
        """Let the card of `row` stand at `to`, the others closing up; False if nothing moves."""
        last = len(self._cards) - 1
        if row == to or not (0 <= row <= last and 0 <= to <= last):
            return False
        self.beginMoveRows(QModelIndex(), row, row, QModelIndex(), to + 1 if to > row else to)
        self._cards.insert(to, self._cards.pop(row))
        self.endMoveRows()
        return True
