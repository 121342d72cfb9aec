"""Where each card lies in the hands of a team, and the number under which it came there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.games.dungeon_time.cards import DEALS
from chrononauts_qt.ui.games.dungeon_time.slots import Slots


class Dealt(QObject):
    """The same places for the screen and for phones. No number comes twice: two Swords are told apart by it,
    and what is said of a card that has gone is said of no other one.

    `moved` brings a seat whose hand is another one, what lay in its places before, where cards have come, and
    the place from which one was taken, None where nobody says so.
    """

    moved = Signal(int, object, object, object)

    def __init__(self, seats: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.slots = [Slots(DEALS[seats].hand) for _ in range(seats)]
        self._numbers = [[0] * len(slots.cards) for slots in self.slots]
        self._count = 0
        self._taken: tuple[int, int] | None = None

    def take(self, seat: int, place: int) -> str:
        """Return the card of a place, which goes from there with what is said next."""
        self._taken = seat, place
        return self.slots[seat].cards[place]

    def keep(self) -> None:
        """What was to go stays: it could not be said."""
        self._taken = None

    def follow(self, hands: Sequence[Sequence[str]]) -> None:
        """Show the hands as they are now."""
        taken, self._taken = self._taken, None
        for seat, hand in enumerate(hands):
            slots = self.slots[seat]
            before, place = slots.cards[:], taken[1] if taken is not None and taken[0] == seat else None
            came = slots.follow(hand, place)
            for number, where in enumerate(came, self._count + 1):
                self._numbers[seat][where] = number
            self._count += len(came)
            if slots.cards != before or place is not None:
                self.moved.emit(seat, before, came, place)

    def hand(self, seat: int) -> tuple[tuple[int, str], ...]:
        """Return number and card of each place of a seat; an empty one has the card ""."""
        return tuple(zip(self._numbers[seat], self.slots[seat].cards, strict=True))

    def place_of(self, seat: int, number: int) -> int | None:
        """Return where the card with this number lies, None if it has gone."""
        held = self.hand(seat)
        return next((place for place, (one, card) in enumerate(held) if card and one == number), None)
