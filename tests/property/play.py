"""Random play: who decides next says something legal, and everything said is kept."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.kernel.events import Chance, Event
from tests.engine import facts

WEIGHTS = {"play": 8.0, "memo": 2.0, "allow": 3.0, "discard": 1.5, "keep": 1.0, "end": 3.0, "claim": 1.0,
           "mulligan": 1.0, "guess": 4.0, "saw-clock": 1.0}
"""How much random players like each verb."""

ARTIFACTS = [artifact for category in facts.ARTIFACTS.values() for artifact in category]
STEPS = 400


@dataclass
class Step:
    """What one seat said, and what chance added to it."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    chances: tuple[Chance, ...]


@dataclass
class Game:
    """A game being played at random."""

    setup: Setup
    rng: random.Random
    state: Any = None
    begun: tuple[Chance, ...] = ()
    log: list[Event] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Deal."""
        self.state, resolution = rules.new_game(self.setup)
        self.begun = tuple(resolution.chances)
        self.log = list(resolution.events)

    @property
    def dump(self) -> dict[str, Any]:
        """Return the whole state."""
        whole: dict[str, Any] = rules.dump(self.state)
        return whole

    def play(self, steps: int = STEPS) -> Iterator[Step]:
        """Let the seats say something until the game is over, at most `steps` times."""
        for _ in range(steps):
            pending = rules.pending(self.state)
            if not pending:
                return
            seat = self.rng.choice(sorted(pending))
            yield self.say(seat, choose(self.rng, pending[seat].options))

    def moments(self, steps: int = STEPS) -> Iterator[Step | None]:
        """Do the same, but stop at the deal too, which no step has led to."""
        yield None
        yield from self.play(steps)

    def say(self, seat: int, action: Action) -> Step:
        """Let a seat say something legal."""
        resolution = rules.apply(self.state, seat, action)
        step = Step(seat, action, tuple(resolution.events), tuple(resolution.chances))
        self.log += step.events
        self.steps.append(step)
        return step


def choose(rng: random.Random, legal: Sequence[Action]) -> Action:
    """Choose a verb, then a card, then a target."""
    verbs = sorted({action.verb for action in legal})
    verb = rng.choices(verbs, [WEIGHTS[verb] for verb in verbs])[0]
    of_verb = [action for action in legal if action.verb == verb]
    card = rng.choice(sorted({action.card for action in of_verb}))
    return rng.choice([action for action in of_verb if action.card == card])


def random_setup(seed: int) -> Setup:
    """Return a start: a plain deal, or one in the middle of things."""
    rng = random.Random(f"setup {seed}")
    players = rng.randint(2, 6)
    red: list[int] = []
    patches: list[str] = []
    tables: dict[int, tuple[str, ...]] = {}
    if seed % 3:
        red = rng.sample(facts.LINCHPINS, rng.randint(1, 8))
        patches = patches_for(set(red), rng, 8 if seed % 3 == 1 else 12)
        laid = rng.sample(ARTIFACTS, rng.randint(2, 9))
        tables = {seat: tuple(laid[seat::players]) for seat in range(players)}
    return Setup(
        players=players,
        seed=f"property {seed}",
        first=rng.choice(["guess", "random", f"seat-{rng.randint(1, players)}"]),
        mulligan=rng.random() < 0.5,
        red=tuple(red),
        patches=tuple(patches),
        tables=tables,
    )


def patches_for(red: set[int], rng: random.Random, open_at_most: int) -> list[str]:
    """Return patches that fit, so many that at most `open_at_most` Paradoxes stay open."""
    fitting = [patch for patch in [*facts.PATCHES.values(), *facts.NEXUS] if facts.fits(patch, red)]
    rng.shuffle(fitting)
    return fitting[: max(len(fitting) - open_at_most, rng.randint(0, len(fitting)))]


def game(seed: int) -> Game:
    """Return the random game of a seed, not yet played."""
    return Game(random_setup(seed), random.Random(f"players {seed}"))
