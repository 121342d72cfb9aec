"""The state of a game: one slotted object of ints and short lists with a cheap copy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from chrononauts_qt.games.chrononauts.actions import Target
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX, ids
from chrononauts_qt.games.chrononauts.timeline import PARADOX, covered, years_of
from chrononauts_qt.games.chrononauts.variant import CHRONONAUTS, Variant
from chrononauts_qt.kernel.chance import pick, shuffled
from chrononauts_qt.kernel.errors import BadChance
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.kernel.game import Bookmark
from chrononauts_qt.kernel.outcome import Outcome

GUESS, MULLIGAN, PLAY, KILL = "guess", "mulligan", "play", "kill"
MIRACLE, REWIND, QUICK_TRIP = "miracle", "rewind", "quick-trip"
WINDOW, END, OVER = "window", "end", "over"
STUCK = "stuck"

HAND, SMALL_HAND, DISCARD_PILE, DRAW_PILE = "hand", "small-hand", "discard", "draw-pile"


_blank, _cards = object.__new__, list.copy


class State:
    """Everything that is true at the table. Cards are kind indexes, seats are 0-based.

    The lists are changed in place, and a copy has its own; tuples, ``answers`` and all that is no list are
    replaced when they change, and a copy shares them.

    ``draw`` has its top at the end, ``discard`` too. ``stack`` holds the announced cards as (seat, card,
    target), the newest last. ``waiting`` is the bit mask of seats that owe an answer to the step.
    ``miracles`` holds one [small hand, plays left] for each Miracle under way, the newest last.
    ``answers`` keeps the guesses of the time by seat. ``events`` is what has happened, or None in
    search, where nobody reads it: then nothing is told or written down, and a Memo window asks only
    seats that hold a Memo. ``seen`` keeps what each seat has been told of them. ``chances`` and
    ``imposed`` are the random results of this step.
    """

    __slots__ = (
        "active",
        "answers",
        "chance_count",
        "chances",
        "discard",
        "draw",
        "events",
        "hands",
        "identities",
        "identity_stack",
        "imposed",
        "miracles",
        "mission_stack",
        "missions",
        "mulligan",
        "outcome",
        "patches",
        "players",
        "plays",
        "red",
        "seed",
        "seen",
        "stack",
        "step",
        "tables",
        "turn",
        "variant",
        "waiting",
    )

    def __init__(self, players: int, seed: str, variant: Variant = CHRONONAUTS) -> None:
        self.variant = variant
        self.players = players
        self.seed = seed
        self.chance_count = 0
        self.mulligan = False
        self.turn = 0
        self.active = 0
        self.step = GUESS
        self.plays = 0
        self.waiting = 0
        self.red = 0
        self.patches = 0
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.tables: list[list[int]] = [[] for _ in range(players)]
        self.missions: tuple[int, ...] = ()
        self.identities: tuple[int, ...] = ()
        self.mission_stack: tuple[int, ...] = ()
        self.identity_stack: tuple[int, ...] = ()
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.stack: list[tuple[int, int, Target]] = []
        self.miracles: list[tuple[list[int], int]] = []
        self.answers: Mapping[int, int | None] = {}
        self.outcome: Outcome | None = None
        self.events: list[Event] | None = []
        self.seen: dict[int | None, tuple[Event, ...]] = {}
        self.chances: list[Chance] = []
        self.imposed: list[Chance] = []

    def copy(self) -> Self:
        """Return an independent copy; events are immutable values and shared."""
        twin = _blank(type(self))
        twin.variant = self.variant
        twin.players = self.players
        twin.seed = self.seed
        twin.chance_count = self.chance_count
        twin.mulligan = self.mulligan
        twin.turn = self.turn
        twin.active = self.active
        twin.step = self.step
        twin.plays = self.plays
        twin.waiting = self.waiting
        twin.red = self.red
        twin.patches = self.patches
        twin.hands = [*map(_cards, self.hands)]
        twin.tables = [*map(_cards, self.tables)]
        twin.missions = self.missions
        twin.identities = self.identities
        twin.mission_stack = self.mission_stack
        twin.identity_stack = self.identity_stack
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.stack = self.stack[:]
        twin.miracles = [(hand[:], plays) for hand, plays in self.miracles] if self.miracles else []
        twin.answers = self.answers
        twin.outcome = self.outcome
        twin.events = None if self.events is None else self.events[:]
        twin.seen = {}
        twin.chances = self.chances[:]
        twin.imposed = self.imposed[:]
        return twin

    def bookmark(self) -> Bookmark:
        """Return a place to go back to; what has happened until now is counted, not copied."""
        events, self.events = self.events, None
        twin = self.copy()
        self.events = events
        return Bookmark(twin, len(events or ()))

    def back_at(self, place: Bookmark) -> Self:
        """Return the state as it was at an earlier bookmark of the same game, which may be used again."""
        twin: Self = place.state.copy()
        twin.events = (self.events or [])[: place.happened]
        return twin

    def tell(self, name: str, /, private: dict[int, dict[str, object]] | None = None, **data: object) -> None:
        """Record an event; `private` holds what single seats see besides."""
        if self.events is not None:
            self.events.append(Event(name, data, private) if private else Event(name, data))

    def told(self, seat: int | None) -> tuple[Event, ...]:
        """Return what has happened as `seat` sees it; what it has been told before is kept."""
        if self.events is None:
            return ()
        before = self.seen.get(seat, ())
        if len(before) < len(self.events):
            news = [event.seen_by(seat) for event in self.events[len(before) :]]
            before = self.seen[seat] = (*before, *news)
        return before

    def shuffle(self, kind: str, cards: Sequence[str]) -> list[str]:
        """Return `cards` in a random order, top first, and record it; an imposed result goes first.

        Of no cards nothing is random, and nothing is recorded. Raises BadChance if the imposed result is
        not an order of the same cards.
        """
        if not cards:
            return []
        given = self._take_imposed(kind)
        if given is not None and sorted(given) != sorted(cards):
            raise BadChance(
                f"the imposed result “chance {kind}” is not an order of the {len(cards)} cards asked for"
            )
        result = list(given) if given is not None else shuffled(cards, self.seed, self.chance_count)
        self._note(kind, tuple(result))
        return result

    def shuffle_cards(self, kind: str, cards: list[int]) -> list[int]:
        """Do the same to play cards, known by their kind indexes; in search nothing is written down."""
        if self.events is not None or self.imposed:
            return [PLAY_INDEX[card] for card in self.shuffle(kind, ids(cards))]
        if cards:
            self.chance_count += 1
        return shuffled(cards, self.seed, self.chance_count - 1)

    def pick(self, kind: str, options: Sequence[str]) -> str:
        """Return one of `options` at random, and record it; an imposed result goes first."""
        given = self._take_imposed(kind)
        if given is not None and (len(given) != 1 or given[0] not in options):
            raise BadChance(
                f"the imposed result “chance {kind} {' '.join(given)}” is not one of the "
                f"{len(options)} possible ones"
            )
        result = given[0] if given is not None else options[pick(len(options), self.seed, self.chance_count)]
        self._note(kind, (result,))
        return result

    def _note(self, kind: str, result: tuple[str, ...]) -> None:
        """Count a random result, and write it down unless nobody reads it."""
        self.chance_count += 1
        if self.events is not None:
            self.chances.append(Chance(kind, result))

    def _take_imposed(self, kind: str) -> tuple[str, ...] | None:
        if not self.imposed:
            return None
        chance = self.imposed.pop(0)
        if chance.kind != kind:
            raise BadChance(f"the imposed result “chance {chance.kind}” came where “chance {kind}” is due")
        return chance.result

    def open_mask(self) -> int:
        """Return the mask of open Paradoxes (R-602)."""
        return PARADOX[self.red] & ~covered(self.patches)

    def open_years(self) -> tuple[int, ...]:
        """Return the years of the open Paradoxes in year order."""
        return years_of(PARADOX[self.red] & ~covered(self.patches))
