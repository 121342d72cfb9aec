"""The state of a game: one slotted object of ints and short lists with a cheap copy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from chrononauts_qt.games.chrononauts.actions import Target
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX, ids
from chrononauts_qt.games.chrononauts.timeline import PARADOX, covered, years_of
from chrononauts_qt.games.chrononauts.variant import CHRONONAUTS, Variant
from chrononauts_qt.kernel.chance import shuffled
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.kernel.telling import TellingState

GUESS, MULLIGAN, PLAY, KILL = "guess", "mulligan", "play", "kill"
MIRACLE, REWIND, QUICK_TRIP = "miracle", "rewind", "quick-trip"
WINDOW, END, OVER = "window", "end", "over"
STUCK = "stuck"

HAND, SMALL_HAND, DISCARD_PILE, DRAW_PILE = "hand", "small-hand", "discard", "draw-pile"


_blank, _cards = object.__new__, list.copy


class State(TellingState):
    """Everything that is true at the table. Cards are kind indexes, seats are 0-based.

    The lists are changed in place, and a copy has its own; tuples, ``answers`` and all that is no list are
    replaced when they change, and a copy shares them.

    ``draw`` has its top at the end, ``discard`` too. ``stack`` holds the announced cards as (seat, card,
    target), the newest last. ``waiting`` is the bit mask of seats that owe an answer to the step.
    ``miracles`` holds one [small hand, plays left] for each Miracle under way, the newest last.
    ``answers`` keeps the guesses of the time by seat. In search, where nobody reads ``events``, a Memo
    window asks only seats that hold a Memo.
    """

    __slots__ = (
        "active",
        "answers",
        "discard",
        "draw",
        "hands",
        "identities",
        "identity_stack",
        "miracles",
        "mission_stack",
        "missions",
        "mulligan",
        "outcome",
        "patches",
        "players",
        "plays",
        "red",
        "stack",
        "step",
        "tables",
        "turn",
        "variant",
        "waiting",
    )

    travellers: tuple[int, ...] = ()
    home: Sequence[int] = ()
    """Who waits to go home, and who is there: only in Solonauts, where nobody is a rival."""

    def __init__(self, players: int, seed: str, variant: Variant = CHRONONAUTS) -> None:
        super().__init__(seed)
        self.variant = variant
        self.players = players
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

    def copy(self) -> Self:
        """Return an independent copy; events are immutable values and shared."""
        twin = _blank(type(self))
        twin.variant = self.variant
        twin.players = self.players
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
        self.copy_told(twin)
        return twin

    def shuffle_cards(self, kind: str, cards: list[int]) -> list[int]:
        """Do the same to play cards, known by their kind indexes; in search nothing is written down."""
        if self.events is not None or self.imposed:
            return [PLAY_INDEX[card] for card in self.shuffle(kind, ids(cards))]
        if cards:
            self.chance_count += 1
        return shuffled(cards, self.seed, self.chance_count - 1)

    def open_mask(self) -> int:
        """Return the mask of open Paradoxes (R-602)."""
        return PARADOX[self.red] & ~covered(self.patches)

    def open_years(self) -> tuple[int, ...]:
        """Return the years of the open Paradoxes in year order."""
        return years_of(PARADOX[self.red] & ~covered(self.patches))
