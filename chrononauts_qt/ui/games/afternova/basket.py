"""What one is about to do at the Market: cards to be taken, and rows to be replaced for a place each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from chrononauts_qt.games.afternova.actions import ROWS, Action, of_cards, replace_row
from chrononauts_qt.games.afternova.cards import MARKET as BIG_BASKET
from chrononauts_qt.games.afternova.cards import PROJECTS, SCOUT
from chrononauts_qt.games.afternova.market import TAKES
from chrononauts_qt.games.afternova.state import MARKET
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.reason import Reason


class Basket(NamedTuple):
    """Cards and rows that are chosen; nothing of it has been said.

    A row is chosen once at most: what comes in its place is seen before it is replaced again.
    """

    cards: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()

    def toggled(self, card: str) -> Basket:
        """Return the basket with a card more, or without it."""
        if card in self.cards:
            return self._replace(cards=tuple(chosen for chosen in self.cards if chosen != card))
        return self._replace(cards=(*self.cards, card))

    def with_row(self, row: str) -> Basket:
        """Return the basket with a row more to be replaced, or without it."""
        if row in self.rows:
            return self._replace(rows=tuple(chosen for chosen in self.rows if chosen != row))
        return self._replace(rows=(*self.rows, row))

    def without(self, events: Iterable[Event]) -> Basket:
        """Return what is still to be said of it after some events."""
        gone = {event.data.get("card" if event.name == "CardTaken" else "row") for event in events
                if event.name in ("CardTaken", "RowReplaced")}
        return Basket(
            tuple(card for card in self.cards if card not in gone),
            tuple(row for row in self.rows if row not in gone))

    def paid(self, view: View) -> int:
        """Return how many places the rows cost (AN-502): those that a Scout does not replace for nothing."""
        return max(0, len(self.rows) - free_rows(view))

    def left(self, view: View) -> int:
        """Return how many places are left."""
        return places_left(view) - len(self.cards) - self.paid(view)

    def fits(self, view: View) -> bool:
        """Tell whether there are places for all of it, one for a card that is taken among them (AN-503)."""
        left = self.left(view)
        if self.rows and not self.cards and not _has_taken(view):
            return left >= 1
        return left >= (1 if self._is_free(view) and not self._later() else 0)

    def _is_free(self, view: View) -> bool:
        """Tell whether rows are replaced, and all for nothing."""
        return bool(self.rows) and not self.paid(view)

    def refusal(self, view: View, row: str) -> Reason | None:
        """Return why a row cannot be chosen as well."""
        return None if self.with_row(row).fits(view) else Reason("no-card-to-pay", "AN-503")

    def _later(self) -> tuple[str, ...]:
        """Return the cards that are still there when the rows have been replaced."""
        return tuple(card for card in self.cards if _row_of(card) not in self.rows)

    def actions(self, view: View) -> Iterator[Action]:
        """Yield what is to be said: cards go before rows, but the last card ends the action (AN-506)."""
        later = self._later() if self._is_free(view) and not self.left(view) else ()
        yield from (of_cards("take", card) for card in self.cards if card not in later)
        yield from (replace_row(row) for row in ROWS if row in self.rows)
        yield from (of_cards("take", card) for card in later)


def _row_of(card: str) -> str:
    return "projects" if card in PROJECTS else "crew"


def places_of(view: View, seat: int) -> int:
    """Return how many places a whole Market action of a seat has (AN-501)."""
    return TAKES + view.players[seat].upgrades.count(BIG_BASKET)


def places_left(view: View) -> int:
    """Return how many places whoever is to move has not used yet."""
    return view.takes if view.step == MARKET else places_of(view, view.seat_to_move)


def free_rows(view: View) -> int:
    """Return how many rows may still be replaced for nothing."""
    if view.step == MARKET:
        return view.free
    return view.players[view.seat_to_move].upgrades.count(SCOUT)


def used(view: View) -> tuple[Event, ...]:
    """Return what was taken in this Market action, and the rows that cost a place."""
    if view.step != MARKET:
        return ()
    found = list[Event]()
    for event in reversed(view.events):
        if event.name == "TurnBegan":
            break
        if event.name == "CardTaken" or (event.name == "RowReplaced" and not event.data["free"]):
            found.insert(0, event)
    return tuple(found)


def _has_taken(view: View) -> bool:
    return any(event.name == "CardTaken" for event in used(view))
