"""The state of a game: all that is true at the table, with a cheap copy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, Self

from chrononauts_qt.games.dungeon_time.cards import (
    ADVENTURES,
    ALIKE,
    EXTENDED_SLOTS,
    KINDS,
    SLOTS,
    TOKENS,
    back_of,
)
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.kernel.telling import TellingState

DRAFT, READY, ADVENTURE, RESOLVE, OVER = "draft", "ready", "adventure", "resolve", "over"
FAILURE, WAIVE, REWARD = "failure", "waive", "reward"
SIFT, ORDER, TRADE, REMOVE = "sift", "order", "trade", "remove"

MULES_SLOTS = 9
"""The limit that the Porter brings, whatever it was (DT-613)."""
LOOKED_AT = 5
MOST_HANDED_OVER, MOST_REMOVED = 3, 5
FORGOTTEN = frozenset({"HandsShown", "CardPlayed", "CardDrawn", "StoryLookedAt"})
"""What nobody is told again until the end: the Story could be read off it (section 14)."""


class Told(NamedTuple):
    """A card of the Story: its place from 1 as it was played, and the seat that played it."""

    card: str
    number: int
    seat: int


class State(TellingState):
    """Everything that is true at the table. Seats are 0-based.

    The Deck has its top at the end, the ``story`` its next card first, ``discard`` and ``failed`` the newest
    last; a token in ``discard`` ends with “*”. ``backpack`` has by kind cards and tokens, ``peek`` are the
    cards looked at, ``settling`` is the Mission that waits to be settled, ``offer`` the kinds of its Reward
    and ``may_refuse`` whether it can be left. ``guesses``, ``free``, ``waive`` wait for the next Mission
    (DT-605), ``has_ninth`` for its end (DT-613); ``handed_over`` counts what is paid for a trade,
    ``taken_out`` what the Collector has removed.
    """

    __slots__ = (
        "adventure", "adventure_done", "backpack", "completed", "deck", "discard", "done", "draft", "echo",
        "echoed", "extended", "failed", "failures", "free", "goal", "guesses", "handed_over", "hands",
        "has_ninth", "heroes", "market", "may_refuse", "missions_played", "offer", "outcome", "peek",
        "removed", "scenario", "seats", "settling", "squeeze", "step", "story", "supply", "taken_out", "turn",
        "used", "waive",
    )  # fmt: skip

    def __init__(self, seats: int, seed: str) -> None:
        super().__init__(seed)
        self.seats = seats
        self.turn = 0
        self.step = READY
        self.scenario = self.adventure = ""
        self.extended = False
        self.goal = 0
        self.draft: tuple[tuple[str, ...], ...] = ()
        self.heroes: tuple[str, ...] = ()
        self.used: frozenset[str] = frozenset()
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.deck: list[str] = []
        self.story: list[Told] = []
        self.discard: list[str] = []
        self.done: frozenset[int] = frozenset()
        self.missions_played = 0
        self.backpack: dict[str, tuple[int, int]] = {}
        self.supply: dict[str, int] = dict.fromkeys(KINDS, TOKENS)
        self.removed: tuple[str, ...] = ()
        self.completed: tuple[str, ...] = ()
        self.failed: tuple[Told, ...] = ()
        self.failures = 0
        self.adventure_done = False
        self.market = self.echo = self.squeeze = False
        self.echoed: frozenset[str] = frozenset()
        self.has_ninth = False
        self.guesses: tuple[str, ...] = ()
        self.free = 0
        self.waive = 0
        self.peek: tuple[Told, ...] = ()
        self.settling: Told | None = None
        self.offer: tuple[str, ...] = ()
        self.may_refuse = False
        self.handed_over = self.taken_out = 0
        self.outcome: Outcome | None = None

    def copy(self) -> Self:
        """Return an independent copy; tuples and frozen sets are replaced, never changed."""
        twin = object.__new__(type(self))
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck, twin.story, twin.discard = self.deck[:], self.story[:], self.discard[:]
        twin.backpack, twin.supply = self.backpack.copy(), self.supply.copy()
        self.copy_told(twin)
        return twin

    def told(self, seat: int | None) -> tuple[Event, ...]:
        """Return what has happened; until the end without what would let the Story be read."""
        events = super().told(seat)
        if self.outcome is not None:
            return events
        return tuple(event for event in events if event.name not in FORGOTTEN)

    # -- what follows from it -----------------------------------------------------------------------

    @property
    def limit(self) -> int:
        """The slots of the Backpack now."""
        if self.has_ninth:
            return MULES_SLOTS
        return (EXTENDED_SLOTS if self.extended else SLOTS) - self.squeeze

    @property
    def mission(self) -> str:
        """The Mission, or Adventure card, that waits to be settled; "" for none."""
        return self.settling.card if self.settling else ""

    @property
    def slots(self) -> int:
        """The slots in use (DT-503)."""
        return slots_of({kind: sum(there) for kind, there in self.backpack.items()})

    @property
    def most_failures(self) -> int | None:
        """How many failures the scroll allows, None for any number."""
        return ADVENTURES[self.adventure].most_failures if self.adventure else None

    def held(self, kind: str) -> int:
        """Return how many Items of a kind lie in the Backpack."""
        return sum(self.backpack.get(kind, (0, 0)))

    def present(self, kinds: Iterable[str]) -> tuple[str, ...]:
        """Return those of some kinds that the Backpack holds, in the order said."""
        left = {kind: self.held(kind) for kind in kinds}
        found = []
        for kind in kinds:
            if left[kind]:
                left[kind] -= 1
                found.append(kind)
        return tuple(found)

    def lacking(self, kinds: Iterable[str]) -> tuple[str, ...]:
        """Return those of some kinds that the Backpack does not hold, in the order of the kinds."""
        missing = Counter(kinds) - Counter({kind: self.held(kind) for kind in KINDS})
        return tuple(kind for kind in KINDS for _ in range(missing[kind]))

    def tokens_left(self, kinds: Iterable[str] = KINDS) -> tuple[str, ...]:
        """Return the kinds of which the supply has a token."""
        return tuple(kind for kind in kinds if self.supply[kind])

    def next_back(self) -> str | None:
        """Return the back of the next card of the Story."""
        return back_of(self.story[0].card) if self.story else None

    def top_back(self) -> str | None:
        """Return the back of the top card of the Deck."""
        return back_of(self.deck[-1]) if self.deck else None

    def asked(self) -> tuple[int, ...]:
        """Return the seats that owe an answer now (section 12)."""
        if self.step == OVER:
            return ()
        if self.step == DRAFT:
            return tuple(seat for seat, hero in enumerate(self.heroes) if not hero)
        if self.step == ADVENTURE:
            return tuple(seat for seat, hand in enumerate(self.hands) if hand)
        return tuple(range(self.seats))

    # -- changes that go together -------------------------------------------------------------------

    def put_in(self, kind: str, is_token: bool) -> None:
        """Put an Item into the Backpack."""
        cards, tokens = self.backpack.get(kind, (0, 0))
        self.backpack[kind] = (cards + (not is_token), tokens + is_token)

    def take_out(self, kind: str, token_first: bool = False) -> str:
        """Take an Item out of the Backpack, a card before a token (DT-508); return it as in the discards."""
        cards, tokens = self.backpack[kind]
        is_token = bool(tokens) and (token_first or not cards)
        left = (cards - (not is_token), tokens - is_token)
        if any(left):
            self.backpack[kind] = left
        else:
            del self.backpack[kind]
        return f"{kind}*" if is_token else kind

    def spend(self, kinds: Iterable[str]) -> None:
        """Put Items of the Backpack on the discard pile (DT-507)."""
        self.discard += [self.take_out(kind) for kind in kinds]


def slots_of(counts: dict[str, int]) -> int:
    """Return the slots that so many Items of each kind take (DT-503)."""
    return sum(-(-count // ALIKE) for count in counts.values())


_OWN = ("hands", "deck", "story", "discard", "backpack", "supply")
_SHARED = tuple(name for name in State.__slots__ if name not in _OWN)
