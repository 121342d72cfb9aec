"""Games played so that every kind of decision comes up, with all that is needed to play them once more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, NamedTuple

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Chance, Event
from tests.engine import facts
from tests.property import play
from tests.small_scenarios import LAID

RULES: dict[str, ModuleType] = {"chrononauts": rules, "artifaxx": artifaxx}
SEATS = {name: range(module.MIN_SEATS, module.MAX_SEATS + 1) for name, module in RULES.items()}

PHASES = ("guess", "mulligan", "play", "kill", "miracle", "rewind", "quick-trip", "asked", "asked-with-memo",
          "end", "end-with-claim")
"""The decisions that bots are asked for; a Memo window counts by whether the seat asked holds a Memo."""

WEIGHTS = {"play": 9.0, "discard": 1.0, "memo": 1.0, "allow": 4.0, "claim": 0.5, "end": 4.0}
RARE = ("rewind", "quick-trip", "miracle", "discontinuity", "time-vortex", "fast-forward", "new-mission",
        "your-parents-never-met")
"""Cards whose play moves hidden cards or asks for something: they are liked, or they would seldom come."""


class Said(NamedTuple):
    """What a seat said, what happened then, and what chance added."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    chances: tuple[Chance, ...]


@dataclass
class Table:
    """A game in progress and how it came about."""

    game: str
    setup: Any
    rng: random.Random
    state: State = field(init=False)
    dealt: Said = field(init=False)
    said: list[Said] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Deal."""
        self.state, begun = self.rules.new_game(self.setup)
        self.dealt = Said(-1, rules.parse("end"), tuple(begun.events), tuple(begun.chances))

    @property
    def rules(self) -> ModuleType:
        """Return the referee."""
        return RULES[self.game]

    def kept(self) -> Table:
        """Return the table as it is now, which does not go on when this one does."""
        twin = copy(self)
        twin.state, twin.said = self.state.copy(), self.said[:]
        return twin

    def play(self, steps: int = 500) -> Iterator[Table]:
        """Stop before every word somebody says, until the game is over, at most `steps` times."""
        for _ in range(steps):
            pending = self.rules.pending(self.state)
            if not pending:
                return
            yield self
            seat = self.rng.choice(sorted(pending))
            action = choose(self.rng, self.rules.view(self.state, seat))
            done = self.rules.apply(self.state, seat, action)
            self.said.append(Said(seat, action, tuple(done.events), tuple(done.chances)))


def choose(rng: random.Random, view: View) -> Action:
    """Choose a verb and a card: Artifacts of the Mission, rare cards, then anything."""
    verbs = list(dict.fromkeys(action.verb for action in view.actions))
    verb = rng.choices(verbs, [WEIGHTS.get(verb, 1.0) for verb in verbs])[0]
    ways = [action for action in view.actions if action.verb == verb]
    cards = list(dict.fromkeys(action.card for action in ways))
    wanted = {card for need in view.mission_needs for card in (need.what, *need.choices)}
    names = {action.card: str(action.card_id) for action in ways}
    liking = [liked(names[card], wanted) if verb == "play" else 1.0 for card in cards]
    card = rng.choices(cards, liking)[0]
    return rng.choice([action for action in ways if action.card == card])


def liked(card: str, wanted: set[str]) -> float:
    """Return how much a card is liked by who plays at these tables."""
    if card in wanted:
        return 12.0
    return 3.0 if any(name in card for name in RARE) else 1.0


def setup_of(game: str, players: int, seed: str) -> Any:
    """Return a start with the guess of the time, with some Artifacts and prime Linchpins on the table."""
    rng = random.Random(f"setup {game} {players} {seed}")
    laid = rng.sample(LAID, rng.randint(0, 2 * players))
    tables = {seat: tuple(laid[seat::players]) for seat in range(players)}
    if game == "artifaxx":
        parents = rng.choice(["out", "never-existed"])
        return artifaxx.Setup(players, seed, "guess", tables=tables, parents=parents)
    red = rng.sample(facts.LINCHPINS, rng.randint(0, 6))
    patches = play.patches_for(set(red), rng, 8) if red else []
    return rules.Setup(players, seed, "guess", red=tuple(red), patches=tuple(patches), tables=tables)


def table(game: str, players: int, seed: str) -> Table:
    """Return a table at which nobody has said anything."""
    return Table(game, setup_of(game, players, seed), random.Random(f"players {game} {players} {seed}"))


def phase_of(view: View) -> str:
    """Return which of the PHASES a seat that decides is asked for."""
    verbs = {action.verb for action in view.actions}
    if view.step == "window":
        return "asked-with-memo" if "memo" in verbs else "asked"
    return "end-with-claim" if "claim" in verbs else view.step
