"""The hands of all seats: where each card lies, and what a press on a place does.

One press is one play. What protects instead of a question: a card that has just come cannot be played by the
press that drew it, and a discard is a gesture of its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from chrononauts_qt.games.dungeon_time.actions import Action
from chrononauts_qt.games.dungeon_time.state import ADVENTURE
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text

FRESH = 0.25
"""Seconds for which a card that has just come refuses every press."""
AIMED = 1.5
"""Seconds for which the next card of a seat is discarded after its key to discard."""


def place_key(seat: int, place: int) -> str:
    """Return the key of a place in a hand."""
    return f"{seat}:{place}"


def read_key(key: str) -> tuple[int, int]:
    """Return the seat and the place of a key."""
    seat, place = key.split(":")
    return int(seat), int(place)


class Hands(QObject):
    """Follows the game. `changed` brings the seat whose hand looks different, `refused` also a sentence,
    `left` and `came` a card that has gone from a place of a seat, and one that has come there."""

    changed = Signal(int)
    refused = Signal(int, str)
    left = Signal(int, int, str)
    came = Signal(int, int)

    def __init__(
        self, controller: DungeonController, now: Callable[[], float], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.controller, self.now = controller, now
        self.slots = controller.dealt.slots
        self._came: dict[tuple[int, int], float] = {}
        self._aims: dict[int, float] = {}
        controller.dealt.moved.connect(self._follow)

    def _follow(self, seat: int, before: list[str], came: list[int], left: int | None) -> None:
        """Show a hand as it is now."""
        if self.controller.seen().step == ADVENTURE:
            self._tell(seat, before, came, left)
        self.changed.emit(seat)

    def _tell(self, seat: int, before: list[str], came: list[int], left: int | None) -> None:
        """Tell which card has gone from where, and where others have come; those are fresh."""
        now = self.slots[seat].cards
        for place, card in enumerate(before):
            if card and (place == left or card != now[place]):
                self.left.emit(seat, place, card)
        for place in came:
            self._came[seat, place] = self.now()
            self._tell_later(seat, FRESH)
            self.came.emit(seat, place)

    def card(self, seat: int, place: int) -> str:
        """Return what lies at a 0-based place, "" for nothing."""
        return self.slots[seat].cards[place]

    def is_fresh(self, seat: int, place: int, ago: float = 0.0) -> bool:
        """Tell whether a card had come only just, now or so many seconds ago."""
        return self.now() - ago - self._came.get((seat, place), -math.inf) < FRESH

    # -- what a press does ------------------------------------------------------------------------

    def play(self, seat: int, place: int) -> bool:
        """Lay the card of a place onto the Story."""
        return self._do("play", seat, place)

    def discard(self, seat: int, place: int) -> bool:
        """Discard the card of a place."""
        return self._do("discard", seat, place)

    def press(self, seat: int, place: int) -> bool:
        """Play a card by its key, or discard it if the key to discard came just before."""
        is_aimed = self.is_aimed(seat)
        self._aim(seat, False)
        return self._do("discard" if is_aimed else "play", seat, place)

    def aim(self, seat: int) -> None:
        """Let the next card key of a seat discard; the same key again lets it be."""
        self._aim(seat, not self.is_aimed(seat))

    def is_aimed(self, seat: int) -> bool:
        """Tell whether the next card key of a seat discards."""
        return self.now() - self._aims.get(seat, -AIMED) < AIMED

    def _aim(self, seat: int, on: bool) -> None:
        was = self.is_aimed(seat)
        if on:
            self._aims[seat] = self.now()
            self._tell_later(seat, AIMED)
        else:
            self._aims.pop(seat, None)
        if was != on:
            self.changed.emit(seat)

    def _tell_later(self, seat: int, seconds: float) -> None:
        """Tell that a hand looks different, once what holds for some seconds is over."""
        QTimer.singleShot(math.ceil(seconds * 1000), self, lambda: self.changed.emit(seat))

    def _do(self, verb: str, seat: int, place: int) -> bool:
        card = self.card(seat, place)
        is_persons, ago = seat in self.controller.people, self.controller.presses.ago
        if not card or not is_persons or self.is_fresh(seat, place, ago) or self.controller.is_at_rest:
            return False
        action = Action(verb, card)
        refusal = self.controller.explain(seat, action)
        if refusal is None and self.controller.is_too_late:
            refusal = text("sand-out")
        if refusal is not None:
            self.refused.emit(seat, refusal)
            return False
        return self.controller.lay(seat, verb, place)
