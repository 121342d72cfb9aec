"""Random play of Artifaxx and Solonauts: every step is kept, and Solonauts knows two ways to choose."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.variants import artifaxx, solonauts
from chrononauts_qt.games.chrononauts.view import Traveller
from chrononauts_qt.kernel.game import Game as Rules
from tests.engine import facts
from tests.property import play
from tests.property.play import Step
from tests.small_scenarios import ARTIFAXX_DECK, LAID, NEVER_EXISTED, SOLO_DECK

NAMES = ("artifaxx", "solonauts")
RULES: dict[str, Rules] = {"artifaxx": artifaxx, "solonauts": solonauts}


class Game:
    """A small game played at random, `eager` (only Solonauts) with an eye on who gets nearer home."""

    def __init__(self, name: str, seed: int, *, stops: float = 0.0) -> None:
        self.name = name
        self.rules = RULES[name]
        self.rng = random.Random(f"players {seed}")
        self.stops = stops
        self.setup: artifaxx.Setup | solonauts.Setup
        self.setup = artifaxx_setup(seed) if name == "artifaxx" else solo_setup(seed)
        self.eager = name == "solonauts" and seed % 2 == 1
        self.state, begun = self.rules.new_game(self.setup)
        self.begun = tuple(begun.chances)
        self.log = list(begun.events)

    @property
    def dump(self) -> dict[str, Any]:
        """Return the whole state."""
        return dict(self.rules.dump(self.state))

    @property
    def deck(self) -> Counter[str]:
        """Return the play cards of this game."""
        if not isinstance(self.setup, artifaxx.Setup):
            return SOLO_DECK
        return ARTIFAXX_DECK + Counter({NEVER_EXISTED: self.setup.parents == "never-existed"})

    def choose(self) -> tuple[int, Action]:
        """Choose who says what."""
        pending = self.rules.pending(self.state)
        seat = self.rng.choice(sorted(pending))
        if self.name == "artifaxx":
            return seat, play.choose(self.rng, pending[seat].options)
        if self.rng.random() < self.stops:
            return seat, pending[seat].options[-1]
        legal = [action for action in pending[seat].options if action.verb != "stop"]
        if not self.eager:
            return seat, self.rng.choice(legal)
        return seat, max(legal, key=lambda action: (self.promise(action), self.rng.random()))

    def promise(self, action: Action) -> float:
        """Return how good it looks: lamps lit, and Paradoxes in years for which a Patch is in hand."""
        view = solonauts.view(self.state, 0)
        forecast = solonauts.forecast(self.state, 0, action)
        if forecast is None:
            return lamps(view.travellers) if action.card_id in view.unneeded else -99.0
        after = solonauts.travellers_after(self.state, action)
        held = {card.split("-")[1] for card in view.hand if card.startswith("patch")} - {"1962"}
        wanted = {need.what for one in after if not one.home for need in one.needs[1:] if not need.fulfilled}
        ready = sum(0.6 for year in forecast.opened if str(year) in held & wanted)
        return lamps(after) + ready - (99.0 if forecast.destroyed else forecast.open_count / 20)

    def play(self, steps: int = 250) -> Iterator[Step]:
        """Let the seats say something until the game is over, at most `steps` times."""
        for _ in range(steps):
            if not self.rules.pending(self.state):
                return
            seat, action = self.choose()
            resolution = self.rules.apply(self.state, seat, action)
            self.log += resolution.events
            yield Step(seat, action, tuple(resolution.events), tuple(resolution.chances))

    def moments(self, steps: int = 250) -> Iterator[Step | None]:
        """Do the same, but stop at the deal too, which no step has led to."""
        yield None
        yield from self.play(steps)


def lamps(travellers: tuple[Traveller, ...]) -> float:
    """Return how many headlines stand as travellers need them; who is home counts nine."""
    return sum(9 if one.home else sum(need.fulfilled for need in one.needs) for one in travellers)


def artifaxx_setup(seed: int) -> artifaxx.Setup:
    """Return a plain deal, or one with some Artifacts on the tables."""
    rng = random.Random(f"artifaxx {seed}")
    players = rng.randint(2, 4)
    laid = rng.sample(LAID, rng.randint(2, 9)) if seed % 3 else []
    return artifaxx.Setup(
        players=players,
        seed=f"property {seed}",
        first=rng.choice(["guess", "random", f"seat-{rng.randint(1, players)}"]),
        tables={seat: tuple(laid[seat::players]) for seat in range(players)},
        parents=rng.choice(["out", "never-existed"]),
    )


def solo_setup(seed: int) -> solonauts.Setup:
    """Return a plain deal, or one in the middle of things."""
    rng = random.Random(f"solonauts {seed}")
    red = rng.sample(facts.LINCHPINS, rng.randint(1, 6)) if seed % 4 > 1 else []
    patches = play.patches_for(set(red), rng, 6) if red else []
    # At the deal nobody stands ready to leave: that comes with the first play.
    waiting = tuple(who for who in facts.IDENTITIES if not stands_ready(who, set(red), set(patches)))
    travellers = rng.randint(6, min(14, len(waiting)))
    return solonauts.Setup(
        travellers,
        f"property {seed}",
        identities=tuple(rng.sample(waiting, travellers)) if red else (),
        red=tuple(red),
        patches=tuple(patches),
    )


def stands_ready(who: str, red: set[int], patches: set[str]) -> bool:
    """Tell whether a character can go home: black year true, red ones patched, none out of reach."""
    black, *reds = facts.IDENTITIES[who]
    sealed = "patch-1962" in patches and max(black, *reds) > 1962
    covered = {facts.PATCHES[year] for year in reds} <= patches
    return covered and not sealed and not facts.is_paradox(black, red)


def where_cards_lie(dump: dict[str, Any]) -> Counter[str]:
    """Return all play cards, wherever they are."""
    lie = Counter(dump["draw_pile"]) + Counter(dump["discard_pile"])
    for holder in (*dump["seats"], *dump["small_hands"]):
        lie += Counter(holder["hand"]) + Counter(holder.get("table", ()))
    lie += Counter(played["card"] for played in dump["playing"])
    return lie + Counter(tile["patch"] for tile in dump["timeline"].values() if tile["patch"])
