"""Everything that is true at the table, and what a seat sees of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Self

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.game import Bookmark, Decision
from chrononauts_qt.kernel.outcome import Outcome
from tests.pact.actions import Action


class Offer(NamedTuple):
    """The offer that stands, as a seat hears it: ``said`` is None for those whom it does not concern."""

    seat: int
    partner: int
    size: int
    said: Action | None


@dataclass
class State:
    """The table: ``hands`` by 0-based seat, and in ``waiting`` the seats that owe an answer in this round.

    ``offer`` is who made the one that stands, and what was said. ``turn`` counts the rounds.
    """

    hands: list[list[str]]
    bag: list[str]
    is_team: bool
    turn: int = 0
    waiting: list[int] = field(default_factory=list)
    offer: tuple[int, Action] | None = None
    trades: int = 0
    outcome: Outcome | None = None
    events: list[Event] | None = field(default_factory=list)

    def copy(self) -> Self:
        """Return an independent copy; events are values and shared."""
        return replace(
            self,
            hands=[hand[:] for hand in self.hands],
            bag=self.bag[:],
            waiting=self.waiting[:],
            events=None if self.events is None else self.events[:],
        )

    def bookmark(self, _before: Bookmark | None = None, /) -> Bookmark:
        """Return a place to go back to."""
        return Bookmark(replace(self, events=None).copy(), len(self.events or ()))

    def back_at(self, place: Bookmark) -> Self:
        """Return the state as it was at an earlier bookmark, which may be used again."""
        twin: Self = place.state.copy()
        twin.events = (self.events or [])[: place.happened]
        return twin

    def tell(self, name: str, private: dict[int, dict[str, Any]] | None = None, **data: Any) -> None:
        """Record an event; `private` holds what single seats see besides."""
        if self.events is not None:
            self.events.append(Event(name, data, private or {}))


class View(NamedTuple):
    """The game as a seat sees it (None: the public); the first nine fields are those of every game.

    ``stones`` is the seat's own hand, ``sizes`` has by seat how many stones it holds.
    """

    seat: int | None
    turn: int
    step: str
    seat_to_move: int
    deciding: tuple[int, ...]
    actions: tuple[Action, ...]
    is_open: bool
    outcome: Outcome | None
    events: tuple[Event, ...]
    stones: tuple[str, ...]
    sizes: tuple[int, ...]
    offer: Offer | None


def view_of(state: State, seat: int | None, owed: Decision | None) -> View:
    """Return what a seat sees: its own stones, and what was said to it."""
    offer = None
    if state.offer is not None:
        by, said = state.offer
        offer = Offer(by, said.partner, len(said.gives), said if seat in (by, said.partner) else None)
    return View(
        seat,
        state.turn,
        "round" if state.waiting else "over",
        state.waiting[0] if state.waiting else 0,
        tuple(state.waiting),
        () if owed is None else tuple(owed.options),
        owed is not None and owed.is_open,
        state.outcome,
        tuple(event.seen_by(seat) for event in state.events or ()),
        () if seat is None else tuple(state.hands[seat]),
        tuple(map(len, state.hands)),
        offer,
    )
