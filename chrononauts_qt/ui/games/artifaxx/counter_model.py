"""What lies on the lost-property counter: a shelf of Artifacts for every seat, and the cards being played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.games.chrononauts.view import Played, View
from chrononauts_qt.ui.games.artifaxx import artifaxx_texts as words
from chrononauts_qt.ui.games.chrononauts.models.card_rows import CardRows
from chrononauts_qt.ui.games.chrononauts.texts.titles import quoted
from chrononauts_qt.ui.kit.drop_model import Index, Referee


class CounterRole(IntEnum):
    """CHIP is the Chip of a painting, None on anything else."""

    CHIP = Qt.ItemDataRole.UserRole.value + 51


@dataclass(frozen=True, slots=True)
class Chip:
    """Which painting is the best in play (R-909); ``short`` says of this one whether it is."""

    words: str
    short: str
    is_best: bool


def best_painting(view: View) -> str:
    """Return the most convincing Mona Lisa that lies on any shelf, or "" (R-909)."""
    shown = {card: realness(card) for player in view.players for card in player.table if realness(card)}
    return max(shown, key=lambda card: shown[card], default="")


def realness(card: str) -> int:
    """Return how real a painting is, from 1 to 3; 0 for anything else."""
    return int(BY_ID[card].facts.get("realness", 0))


class ShelfModel(CardRows):
    """The Artifacts in front of a seat, in the order in which they came. Everybody sees them."""

    def __init__(self, seat: int, referee: Referee | None = None, parent: QObject | None = None) -> None:
        super().__init__(referee, "", parent)
        self.seat = seat
        self._best = ""

    def set_view(self, view: View) -> None:
        """Show another state of the shelf, and which painting is the best on any of them."""
        self.arrange(view.players[self.seat].table)
        best = best_painting(view)
        if best != self._best:
            self._best = best
            self.tell_all()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a role asks of an Artifact; a painting also says which one is the best."""
        if not index.isValid() or index.row() >= len(self._cards):
            return None
        card = self._cards[index.row()]
        is_painting = bool(realness(card) and self._best)
        if role == CounterRole.CHIP:
            return self._chip(card) if is_painting else None
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and is_painting:
            return self._sentence(card)
        if role == Qt.ItemDataRole.ToolTipRole and is_painting:
            return "\n".join((str(super().data(index, role)), self._sentence(card)))
        return super().data(index, role)

    def _sentence(self, card: str) -> str:
        if card == self._best:
            return words.text("convincing-this")
        return words.text("convincing-other", card=quoted(self._best))

    def _chip(self, card: str) -> Chip:
        is_best = card == self._best
        short = words.text("convincing-yes" if is_best else "convincing-no")
        return Chip(words.chip(card, self._best), short, is_best)

    def drop_targets(self, column: int, parent: Index) -> Sequence[str]:
        """Return the Artifact below, then the seat whose shelf it is."""
        seat = f"seat-{self.seat + 1}"
        return (self._cards[parent.row()], seat) if parent.isValid() else (seat,)


class SlotModel(CardRows):
    """The cards that are being played, the newest last; a card dropped there is played."""

    def __init__(
        self, names: Sequence[str], referee: Referee | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(referee, "", parent)
        self._names = tuple(names)
        self._playing: tuple[Played, ...] = ()

    def set_view(self, view: View) -> None:
        """Show what is announced and not yet resolved."""
        self._playing = view.playing
        self.arrange([played.card for played in view.playing])
        self.tell_all()

    @property
    def caption(self) -> str:
        """Who plays the newest card, or ""."""
        return words.text("slot-of", name=self._names[self._playing[-1].seat]) if self._playing else ""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a role asks of a card; its description says who plays it."""
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and index.isValid():
            return words.text("slot-of", name=self._names[self._playing[index.row()].seat])
        return super().data(index, role)

    def drop_targets(self, column: int, parent: Index) -> Sequence[str]:
        """Whatever is played without a target is put here."""
        return ("slot",)
