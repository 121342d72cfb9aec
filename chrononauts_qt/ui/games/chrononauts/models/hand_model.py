"""The hand of the seat whose private view is on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QMimeData, QObject, Qt

from chrononauts_qt.games.chrononauts.cards import BY_ID, INVERTER
from chrononauts_qt.games.chrononauts.view import Tile, View
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.games.chrononauts.models.card_lamps import turnable
from chrononauts_qt.ui.games.chrononauts.models.card_rows import CardRows
from chrononauts_qt.ui.games.chrononauts.models.faces import CardFace, card_face
from chrononauts_qt.ui.games.chrononauts.models.row_diff import kept_order
from chrononauts_qt.ui.games.chrononauts.texts import board_words as words
from chrononauts_qt.ui.games.chrononauts.texts.card_brief import turns_now
from chrononauts_qt.ui.games.chrononauts.texts.spoken import hidden_card_name
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.drop_model import Index, Referee, decode
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole

_SPOKEN = (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole)
"""What a screen reader asks for."""


class HandModel(CardRows):
    """Cards in the order their owner keeps; one order per seat is remembered.

    `source` is "hand", or "small-hand" for a Miracle's own. A covered hand gives away its size and
    nothing else, to the painter and to the screen reader alike. It speaks the language that was spoken when
    the view was handed over: its owner's; and no more than a covered one does if it was overheard then.
    """

    def __init__(
        self, referee: Referee | None = None, source: str = "hand", parent: QObject | None = None
    ) -> None:
        super().__init__(referee, source, parent)
        self._seat: int | None = None
        self._orders: dict[int, tuple[str, ...]] = {}
        self._plays: frozenset[str] | None = None
        self._reasons: Mapping[str, str] = {}
        self._stamps: Mapping[str, tuple[str, str]] = {}
        self._covered = False
        self._faces: dict[str, CardFace] = {}
        self._tiles: tuple[Tile, ...] = ()
        self._language = ""
        self._overheard = False

    def set_view(self, view: View, reasons: Mapping[str, str] | None = None) -> None:
        """Show the hand of `view.seat` (none for the public view), its Linchpins as the TimeLine lies.

        `reasons` says by card id why a card cannot be played now. Without it the legal actions of the
        view tell which can, as long as there is one play among them.
        """
        plays = frozenset(action.card_id or "" for action in view.actions if action.verb == "play")
        self._plays = plays if plays and reasons is None else None
        self._reasons = dict(reasons or {})
        self._faces = {}
        self._tiles = view.timeline
        self._language, self._overheard = i18n.owner(), private_speech.is_overheard()
        cards = view.small_hand if self.source == "small-hand" else view.hand
        if view.seat != self._seat:
            self._change_seat(view.seat, cards)
            return
        self.arrange(kept_order(self._cards, cards))
        self.tell_all()

    def set_stamps(self, stamps: Mapping[str, tuple[str, str]]) -> None:
        """Print these words on these cards (ids), each with a sentence that tells why."""
        if stamps != self._stamps:
            self._stamps, self._faces = dict(stamps), {}
            self.tell_all()

    def _change_seat(self, seat: int | None, cards: Sequence[str]) -> None:
        """Another owner's hand is another list: no row of the one becomes a row of the other."""
        if self._seat is not None:
            self._orders[self._seat] = self.cards
        self.beginResetModel()
        self._seat = seat
        remembered = self._orders.get(seat, ()) if seat is not None else ()
        self._cards = kept_order(remembered, cards)
        self.endResetModel()

    @property
    def orders(self) -> dict[int, tuple[str, ...]]:
        """The order of every seat that has been seen."""
        return self._orders | ({} if self._seat is None else {self._seat: self.cards})

    def remember(self, orders: Mapping[int, tuple[str, ...]]) -> None:
        """Let hands that have not been seen yet lie in these orders."""
        self._orders |= orders

    def set_covered(self, covered: bool) -> None:
        """Turn the cards face down or up."""
        if covered != self._covered:
            self._covered = covered
            self.tell_all()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a role asks of a card; of a covered one nothing but its number."""
        with i18n.speaking(self._language):
            return self._data(index, role)

    def _data(self, index: Index, role: int) -> Any:
        if not index.isValid() or index.row() >= len(self._cards):
            return None
        card = self._cards[index.row()]
        if role == CardRole.COVERED:
            return self._covered
        if self._covered or (self._overheard and role in _SPOKEN):
            return self._hidden(index, role)
        if role == ItemRole.FACE:
            return self._face(card)
        if role == CardRole.PLAYABLE:
            return self._is_playable(card)
        if role == CardRole.REASON:
            return self._reasons.get(card, "")
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return spoken(self._state(card))
        return super().data(index, role)

    def _face(self, card: str) -> CardFace:
        """Return what a card shows; a painter asks for it in every frame."""
        if card not in self._faces:
            face = card_face(card, self._is_playable(card), self._tiles)
            self._faces[card] = replace(face, stamp=self._stamps[card][0]) if card in self._stamps else face
        return self._faces[card]

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A covered card stays where it is."""
        found = super().flags(index)
        return found & ~Qt.ItemFlag.ItemIsDragEnabled if self._covered else found

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """A hand takes its own cards only: to put them in another order."""
        offer = decode(data)
        return offer is not None and offer.source == self.source and offer.card in self._cards

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Put a card of this hand where another lies, or last."""
        offer = decode(data)
        if offer is None or not self.canDropMimeData(data, action, row, column, parent):
            return False
        to = parent.row() if parent.isValid() else len(self._cards) - 1
        self.move_row(self._cards.index(offer.card), to)
        return True

    def explain_drop(self, data: QMimeData, column: int, parent: Index) -> tuple[str, str | None]:
        """Say nothing about a foreign card over the hand: that is a card being put back."""
        legal = self.canDropMimeData(data, Qt.DropAction.CopyAction, -1, column, parent)
        return "hand", None if legal else ""

    def _is_playable(self, card: str) -> bool:
        return card not in self._reasons and (self._plays is None or card in self._plays)

    def _state(self, card: str) -> str:
        """Return in words why a card cannot be played, or which Linchpins an Inverter can turn."""
        if card in self._stamps:
            return self._stamps[card][1]
        if not self._is_playable(card):
            return words.blocked(self._reasons.get(card, ""))
        return turns_now(turnable(card, self._tiles)) if BY_ID[card].family == INVERTER else ""

    def _hidden(self, index: Index, role: int) -> Any:
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return hidden_card_name(index.row() + 1, len(self._cards))
        if role == CardRole.PLAYABLE:
            return True
        if role == CardRole.SOURCE:
            return self.source
        return None
