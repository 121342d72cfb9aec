"""The cards of a pile that somebody looks through: equal ones once, and those that a word is found in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Qt

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.chrononauts.models.card_rows import CardRows
from chrononauts_qt.ui.games.chrononauts.models.faces import CardFace, card_face
from chrononauts_qt.ui.games.chrononauts.texts.card_brief import copies_here
from chrononauts_qt.ui.games.chrononauts.texts.spoken import hidden_card_name
from chrononauts_qt.ui.games.chrononauts.texts.titles import english_title
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole


class PickedModel(CardRows):
    """Cards as they lie in a pile; `CardRole.COUNT` is how many equal ones do.

    It speaks the language that was spoken when the cards were handed over, and no more than their number if
    it was overheard then.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._pile: Counter[str] = Counter()
        self._tiles: tuple[Tile, ...] = ()
        self._faces: dict[str, CardFace] = {}
        self._language = ""
        self._overheard = False

    @property
    def kinds(self) -> tuple[str, ...]:
        """The different cards (ids) of the pile in its order, whatever is sought."""
        return tuple(self._pile)

    def set_pile(self, cards: Sequence[str], tiles: Sequence[Tile] = ()) -> None:
        """Show all cards of a pile, their Linchpins as the TimeLine `tiles` lies."""
        self._language, self._overheard = i18n.owner(), private_speech.is_overheard()
        self.beginResetModel()
        self._pile, self._tiles, self._faces = Counter(cards), tuple(tiles), {}
        self._cards = list(self._pile)
        self.endResetModel()

    def seek(self, words: str) -> None:
        """Show only the cards in which these words are found, in what is said of them or in English."""
        sought = words.strip().casefold()
        with i18n.speaking(self._language):
            self.arrange([card for card in self._pile if sought in self._found_by(card)])

    def _found_by(self, card: str) -> str:
        return f"{self.words.spoken(card)}\n{english_title(card)}".casefold()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a role asks of a card."""
        with i18n.speaking(self._language):
            if not index.isValid() or index.row() >= len(self._cards):
                return None
            card = self._cards[index.row()]
            if role == ItemRole.FACE:
                return self._face(card)
            if role == CardRole.COUNT:
                return self._pile[card]
            if role == Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(card)
            return super().data(index, role)

    def _face(self, card: str) -> CardFace:
        if card not in self._faces:
            self._faces[card] = replace(card_face(card, tiles=self._tiles), copies=1)
        return self._faces[card]

    def _spoken(self, card: str) -> str:
        if self._overheard:
            return hidden_card_name(self.kinds.index(card) + 1, len(self._pile))
        count = self._pile[card]
        return sentences(self.words.spoken(card), f"{copies_here(count)}." if count > 1 else "")
