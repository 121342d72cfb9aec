"""The piles: how many cards lie there, and the top one if it lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from chrononauts_qt.ui.catalog.common import cards_in_deck, cards_in_discard, text
from chrononauts_qt.ui.games.chrononauts.models.faces import card_face
from chrononauts_qt.ui.games.chrononauts.models.roles import PileRole
from chrononauts_qt.ui.kit.drop_model import NO_INDEX, DropModel, Index, Referee
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole

DISCARD_PILE, DRAW_PILE = "discard", "draw-pile"


class PileModel(DropModel, QAbstractListModel):
    """A pile as one item: how many cards, and the top one if it lies open.

    `pile` is "discard" (takes drops) or "draw-pile".
    """

    def __init__(self, pile: str, referee: Referee | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pile = pile
        self.referee = referee
        self._count = 0
        self._top: str | None = None

    def set_pile(self, count: int, top: str | None = None) -> None:
        """Show another number of cards, and the id of the top card if it lies open."""
        if (count, top) != (self._count, self._top):
            self._count, self._top = count, top
            self.retranslate()

    def retranslate(self) -> None:
        """Tell that the item may look different."""
        index = self.index(0, 0)
        self.dataChanged.emit(index, index)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """One pile, even if it is empty."""
        return 0 if parent.isValid() else 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A pile can be chosen (to look through the discards) and dropped on."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDropEnabled | flag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a role asks of the pile."""
        if not index.isValid():
            return None
        if role == ItemRole.FACE:
            return card_face(self._top) if self._top else None
        if role in (ItemRole.KEY, ItemRole.TARGET):
            return self.pile
        if role == CardRole.CARD:
            return self._top
        if role == PileRole.COUNT:
            return self._count
        if role == Qt.ItemDataRole.DisplayRole:
            return text("draw-pile" if self.pile == DRAW_PILE else "discard-pile")
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return cards_in_deck(self._count) if self.pile == DRAW_PILE else cards_in_discard(self._count)
        return None

    def drop_targets(self, column: int, parent: Index) -> Sequence[str]:
        """Cards are let go on the discard pile only."""
        return (DISCARD_PILE,) if self.pile == DISCARD_PILE else ()
