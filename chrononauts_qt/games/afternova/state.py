"""The state of a game: all that is true at the table, with a cheap copy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, Self

from chrononauts_qt.games.afternova.actions import ANYONE, BOT, Action, Share, offer
from chrononauts_qt.games.afternova.amounts import NO_FRAGMENTS, NO_SKILLS, SKILLS, Fragments, Skills, plus
from chrononauts_qt.games.afternova.cards import HOLD, PROJECTS, SPACES, in_order
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.kernel.telling import TellingState

TURN, ANSWER, MARKET, DISCARD = "turn", "answer", "market", "discard"
DROP, COMPLETE, OVER = "drop", "complete", "over"

HAND_LIMIT = 8
MOST_PROJECTS = 6
ROW_SIZE = 4
FACE_UP_PLANETS = 3
BOT_SPACES = 4


class Offer(NamedTuple):
    """An offer of this turn (AN-421); ``asked`` have to answer it, and when all did, it ``is_told``."""

    number: int
    action: Action
    asked: tuple[int, ...]
    answers: Mapping[int, Action]
    is_told: bool = False

    @property
    def planet(self) -> str:
        """The Planet it is about."""
        return self.action.planet

    @property
    def helpers(self) -> tuple[Share, ...]:
        """The shares of seats, or the one of anyone; Bot's is not among them."""
        return tuple(share for share in self.action.shares if share.seat != BOT)

    @property
    def bot(self) -> Share | None:
        """Bot's share."""
        return next((share for share in self.action.shares if share.seat == BOT), None)

    @property
    def is_for_anyone(self) -> bool:
        """Whether everybody was asked (AN-422)."""
        return self.action.shares[0].seat == ANYONE

    @property
    def accepted(self) -> tuple[int, ...]:
        """The seats that said yes, once that is told."""
        if not self.is_told:
            return ()
        return tuple(seat for seat, answer in sorted(self.answers.items()) if answer.verb == "accept")

    @property
    def is_agreed(self) -> bool:
        """Whether it can be sealed (AN-427)."""
        return bool(self.accepted) and (self.is_for_anyone or len(self.accepted) == len(self.helpers))

    def counter_of(self, seat: int) -> Share | None:
        """Return the terms of a seat that has countered."""
        said = self.answers[seat]
        return said.shares[0]._replace(seat=seat) if said.shares else None

    def with_share(self, share: Share) -> Action:
        """Return this offer with other terms for one seat (AN-426); from anyone's, an offer to it alone."""
        if self.is_for_anyone:
            others = [other for other in self.action.shares if other.seat == BOT]
        else:
            others = [other for other in self.action.shares if other.seat != share.seat]
        return offer(self.planet, [share, *others])

    def share_of(self, seat: int) -> Share:
        """Return what a seat is offered."""
        share = self.helpers[0] if self.is_for_anyone else next(s for s in self.helpers if s.seat == seat)
        return share._replace(seat=seat)


class FaceUpPlanet(NamedTuple):
    """A Planet on the table with its Fragments."""

    id: str
    fragments: Fragments


class BotProject(NamedTuple):
    """A Project in Bot's row with the Fragments on its icons."""

    project: str
    fragments: Fragments


class Bot:
    """The simulated player (section 9): its row, its Hold, and what lies under its Starship."""

    __slots__ = ("completed", "gained", "hold", "objective", "row")

    def __init__(self) -> None:
        self.row: list[BotProject] = []
        self.hold = NO_FRAGMENTS
        self.objective = ""
        self.completed: list[str] = []
        self.gained: list[str] = []
        """Unseen (AN-804)."""

    def copy(self) -> Bot:
        """Return an independent copy."""
        twin = Bot()
        twin.row, twin.hold, twin.objective = self.row[:], self.hold, self.objective
        twin.completed, twin.gained = self.completed[:], self.gained[:]
        return twin

    @property
    def project_count(self) -> int:
        """How many Projects lie under its Starship."""
        return len(self.completed) + len(self.gained)


class State(TellingState):
    """Everything that is true at the table. Seats are 0-based; ``active`` is BOT in Bot's turn.

    Decks and the bag have what comes next at the end, discard piles the newest. ``working`` is by seat how
    many of its completed Projects have an Upgrade that acts already (AN-604). ``takes`` is how many cards
    may still be taken at the Market, ``free`` how many replacements cost nothing; ``has_taken`` whether a
    card was taken. ``place`` is where the Planet lies that is being harvested, ``thanked`` who draws for it
    (*thanks*). ``done`` are the seats that complete nothing more in this step. ``known`` is by seat what
    everybody knows of its hand (X-29).
    """

    __slots__ = (
        "active", "bag", "bot", "completed", "crew_deck", "crew_discard", "crews", "done", "first",
        "free", "has_taken", "holds", "is_last_chance", "known", "last_turns", "market_crew",
        "market_projects", "objectives", "offer_limit", "offers", "outcome", "place", "planet_deck",
        "planet_discard", "planets", "project_deck", "project_discard", "projects", "reserve", "seats",
        "shown", "step", "takes", "thanked", "turn", "working",
    )  # fmt: skip

    def __init__(self, seats: int, seed: str) -> None:
        super().__init__(seed)
        self.seats = seats
        self.turn = 0
        self.active = 0
        self.first = 0
        self.step = TURN
        self.crews: list[list[str]] = [[] for _ in range(seats)]
        self.projects: list[list[str]] = [[] for _ in range(seats)]
        self.holds = [NO_FRAGMENTS] * seats
        self.completed: list[list[str]] = [[] for _ in range(seats)]
        self.working = [0] * seats
        self.objectives: tuple[str, ...] = ()
        self.known: list[frozenset[str]] = [frozenset()] * seats
        self.shown: frozenset[str] = frozenset()
        self.last_turns: dict[int, int] = {}
        self.market_crew: list[str | None] = [None] * ROW_SIZE
        self.market_projects: list[str | None] = [None] * ROW_SIZE
        self.planets: list[FaceUpPlanet | None] = [None] * FACE_UP_PLANETS
        self.crew_deck: list[str] = []
        self.project_deck: list[str] = []
        self.planet_deck: list[str] = []
        self.bag: list[str] = []
        self.crew_discard: list[str] = []
        self.project_discard: list[str] = []
        self.planet_discard: list[str] = []
        self.reserve = NO_FRAGMENTS
        self.bot: Bot | None = None
        self.offers: list[Offer] = []
        self.offer_limit = 6
        self.takes = 0
        self.free = 0
        self.has_taken = False
        self.place: int | None = None
        self.thanked: tuple[int, ...] = ()
        self.done: frozenset[int] = frozenset()
        self.is_last_chance = False
        self.outcome: Outcome | None = None

    def copy(self) -> Self:
        """Return an independent copy; tuples, frozen sets and offers are replaced, never changed."""
        twin = object.__new__(type(self))
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        for name in _LISTS:
            setattr(twin, name, getattr(self, name)[:])
        for name in _LISTS_OF_LISTS:
            setattr(twin, name, [part[:] for part in getattr(self, name)])
        twin.last_turns = self.last_turns.copy()
        twin.bot = None if self.bot is None else self.bot.copy()
        self.copy_told(twin)
        return twin

    # -- what follows from it -----------------------------------------------------------------------

    def hand(self, seat: int) -> list[str]:
        """Return all cards of a hand, crew first."""
        return [*self.crews[seat], *self.projects[seat]]

    def hand_size(self, seat: int) -> int:
        """Return how many cards a seat holds (AN-505)."""
        return len(self.crews[seat]) + len(self.projects[seat])

    def upgrades(self, seat: int) -> tuple[str, ...]:
        """Return the Upgrades of a seat that act now (AN-604); copies add up."""
        working = self.completed[seat][: self.working[seat]]
        return tuple(found for project in working if (found := PROJECTS[project].upgrade))

    def bonus(self, seat: int) -> Skills:
        """Return the icons that the skill Upgrades of a seat add to its crew (AN-413)."""
        if not self.working[seat]:
            return NO_SKILLS
        found = self.upgrades(seat)
        return Skills._make(found.count(skill) for skill in SKILLS)

    def spaces(self, seat: int) -> int:
        """Return the spaces of a Hold."""
        return SPACES + self.upgrades(seat).count(HOLD)

    def excess(self, seat: int) -> int:
        """Return how many Fragments a seat has too many (AN-408)."""
        return max(0, sum(self.holds[seat]) - self.spaces(seat))

    def may_complete(self, seat: int) -> bool:
        """Tell whether a seat is asked in the completion step, by public facts alone (AN-607)."""
        return bool(self.projects[seat]) and sum(self.holds[seat]) >= 2 and not self.is_finished(seat)

    def is_finished(self, seat: int) -> bool:
        """Tell whether a seat has completed all it may (AN-606)."""
        return len(self.completed[seat]) >= MOST_PROJECTS

    def asked(self) -> tuple[int, ...]:
        """Return the seats that owe an answer now."""
        seats = range(self.seats)
        if self.step in (TURN, MARKET):
            return (self.active,)
        if self.step == ANSWER:
            now = self.offers[-1]
            return tuple(seat for seat in now.asked if seat not in now.answers)
        if self.step == DISCARD:
            return tuple(seat for seat in seats if self.hand_size(seat) > HAND_LIMIT)
        if self.step == DROP:
            return tuple(seat for seat in seats if self.excess(seat))
        if self.step == COMPLETE:
            return tuple(seat for seat in seats if seat not in self.done and self.may_complete(seat))
        return ()

    def from_active(self) -> Iterator[int]:
        """Yield all seats in order of turns from the active one on."""
        start = self.active if self.active >= 0 else self.first
        return ((start + way) % self.seats for way in range(self.seats))

    def place_of(self, planet: str) -> int | None:
        """Return where a Planet lies face up, 0 to 2, or None."""
        return next(
            (place for place, found in enumerate(self.planets) if found and found.id == planet), None)

    def market_row(self, row: str) -> list[str | None]:
        """Return a row of the Market, "crew" or "projects"."""
        return self.market_crew if row == "crew" else self.market_projects

    # -- changes that go together -------------------------------------------------------------------

    def hold_more(self, seat: int, more: Fragments) -> None:
        """Put Fragments into a Hold."""
        self.holds[seat] = plus(self.holds[seat], more)

    def to_reserve(self, gone: Fragments) -> None:
        """Lay Fragments beside the bag (AN-408)."""
        self.reserve = plus(self.reserve, gone)

    def gain(self, seat: int, card: str) -> None:
        """Put a card into a hand, which is kept in the order of the data file."""
        hands = self.projects if card in PROJECTS else self.crews
        hands[seat] = in_order([*hands[seat], card])

    def lose(self, seat: int, card: str) -> None:
        """Take a card out of a hand."""
        (self.projects if card in PROJECTS else self.crews)[seat].remove(card)
        self.known[seat] -= {card}

    def discard(self, seat: int, card: str) -> None:
        """Put a card of a hand on its discard pile."""
        self.lose(seat, card)
        (self.project_discard if card in PROJECTS else self.crew_discard).append(card)


_LISTS = (
    "holds", "working", "known", "market_crew", "market_projects", "planets", "crew_deck",
    "project_deck", "planet_deck", "bag", "crew_discard", "project_discard", "planet_discard", "offers",
)  # fmt: skip
_LISTS_OF_LISTS = ("crews", "projects", "completed")
_SHARED = tuple(
    name for name in State.__slots__ if name not in (*_LISTS, *_LISTS_OF_LISTS, "bot", "last_turns")
)
