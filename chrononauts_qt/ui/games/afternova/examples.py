"""The examples of the book as games: each begins at a position, and the engine plays on step by step."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.actions import Action, parse
from chrononauts_qt.games.afternova.state import State
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.kernel.events import Event

NAMES = ("Ada", "Bo", "Chloé")
SCENE, MARKET, SHIP, POINTS, BOTS_ROW = "scene", "market", "ship", "points", "bots-row"
"""What an example is about: a Planet and hands, the Market, a Starship, the end, or what Bot collects."""
THINKS, COUNTS = "thinks", "counts"
"""Words before what a step only considers, and before how many parts of the points it has counted."""


class Example(NamedTuple):
    """A position in the words of a journal's setup, and what is said then, step by step.

    ``about`` is what is shown, ``seat`` who is looked at. ``before`` has been said when the example begins.
    Between lines stands "|"; a step without any only looks.
    """

    about: str
    seat: int
    position: str
    steps: tuple[str, ...]
    before: str = ""


class BoardStep(NamedTuple):
    """The game at a step: what all see, what each seat sees, and what has happened since the step before.

    ``begins``: it is the first of its example. ``thought`` is a move that is considered, ``counted`` how many
    parts of the points are counted.
    """

    example: Example
    begins: bool
    public: View
    views: tuple[View, ...]
    events: tuple[Event, ...]
    thought: Action | None
    counted: int

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays."""
        return NAMES[: len(self.views)]


_APART = (
    "seed example; planet 2 tenebriga purple black; planet 3 grottamar green orange;"
    "planet-deck corvenna scavolia; crew-deck bear-tronco badger-wanda fox-fulvio badger-tobia;"
    "project-deck lantern-festival aurora-theatre moon-gate star-plough;"
)
"""What plays no part in any example."""

EXAMPLES = (
    Example(
        SCENE, 0,
        "first seat-1; planet 1 nektarr purple purple white; bag green orange black;"
        "hand 1 raccoon-rocco squirrel-pinolo; hand 2 otter-ondina cat-minou; hand 3 bear-orsola",
        (
            "",
            "1: offer nektarr; 2 brings piloting gets purple purple",
            "2: accept 1 with otter-ondina",
            "1: seal 1 with raccoon-rocco squirrel-pinolo",
        ),
    ),
    Example(
        SCENE, 0,
        "first seat-1; planet 1 volanza purple orange black white; bag green orange black; hold 1 green;"
        "hand 1 raccoon-rocco raccoon-mirtilla beaver-odette; hand 2 cat-minou; hand 3 otter-ondina;"
        "hold 2 white; hold 3 purple black",
        (
            "",
            "1: offer volanza; anyone brings piloting gets nothing plus green",
            "2: decline 1 | 3: accept 1 with otter-ondina",
            "1: seal 1 to 3 with raccoon-rocco raccoon-mirtilla beaver-odette",
        ),
    ),
    Example(
        SCENE, 0,
        "first seat-1; planet 1 minarvia green orange black; bag green orange black;"
        "hold 1 purple purple green white; hand 1 beaver-odette; hand 2 mole-carbo; hand 3 bear-orsola",
        (
            "",
            "1: offer minarvia; 2 brings extraction extraction gets orange",
            "2: counter 1 brings extraction extraction gets green orange with mole-carbo",
            "1: offer minarvia; 2 brings extraction extraction gets green orange",
            "1: seal 2 with beaver-odette",
            "1: drop purple",
        ),
    ),
    Example(
        MARKET, 1,
        "first seat-2; planet 1 nektarr purple purple white; bag green;"
        "market-crew raccoon-rocco mole-carbo fox-ambra cat-minou;"
        "market-projects autopaw milk-magnet moss-carpet star-lullaby;"
        "hand 1 bear-orsola; hand 2 hare-zefira beaver-odette night-garden; hand 3 bear-bruma",
        ("", "2: take raccoon-rocco", "2: take fox-ambra", "2: take moss-carpet"),
    ),
    Example(
        SHIP, 0,
        "first seat-1; planet 1 nektarr purple purple white; bag green; completed 1 roof-rack;"
        "market-crew raccoon-rocco mole-carbo fox-ambra cat-minou;"
        "hold 1 purple purple black black white; hand 1 secret-pantry ivy-palace;"
        "hand 2 bear-orsola; hand 3 bear-bruma",
        ("", "1: complete secret-pantry", "1: done"),
        before="1: take raccoon-rocco | 1: take mole-carbo | 1: take fox-ambra",
    ),
    Example(
        POINTS, 0,
        "first seat-1; planet 1 nektarr purple purple white; bag green; objective 1 black white;"
        "objective 2 purple green; objective 3 green orange;"
        "market-crew raccoon-rocco mole-carbo fox-ambra cat-minou;"
        "completed 1 autopaw bristle-shield velvet-observatory crystal-choir flying-fair;"
        "hold 1 purple green green orange; hand 1 milk-magnet; hand 2 universal-spanner;"
        "completed 2 ivy-palace moss-carpet ember-forge grand-veranda; hold 2 orange black black;"
        "completed 3 pocket-volcano sunny-orchard; hold 3 white; hand 3 bear-bruma",
        (
            "",
            "1: complete milk-magnet",
            "2: complete universal-spanner | counts 1",
            "counts 2",
            "counts 3",
        ),
        before="1: take raccoon-rocco | 1: take mole-carbo | 1: take fox-ambra | 1: take cat-minou",
    ),
    Example(
        BOTS_ROW, 0,
        "first seat-1; planet 1 nektarr purple purple white; bag white orange;"
        "bot-project 1 ember-forge black; bot-project 2 warm-lamp; bot-project 3 echo-sieve purple;"
        "market-crew raccoon-rocco mole-carbo fox-ambra cat-minou;"
        "market-projects autopaw milk-magnet moss-carpet star-lullaby;"
        "hand 1 bear-orsola; hand 2 ivy-palace; hold 2 purple green",
        ("", "2: done"),
        before="2: done | 1: take raccoon-rocco | 1: take mole-carbo | 1: take fox-ambra | 2: done |"
               "2: take cat-minou | 2: take bear-tronco | 2: take badger-wanda",
    ),
    Example(
        SCENE, 0,
        "first seat-1; planet 1 nektarr purple orange white; bag black green orange black;"
        "bot-project 1 ember-forge; bot-project 2 warm-lamp; bot-project 3 echo-sieve purple;"
        "hand 1 raccoon-rocco; hand 2 bear-orsola; hold 2 green",
        (
            "",
            "thinks harvest nektarr with raccoon-rocco; bot brings piloting engineering gets orange white",
            "1: harvest nektarr with raccoon-rocco; bot brings piloting engineering gets orange white",
        ),
    ),
)

# -- playing them -------------------------------------------------------------------------------------


@cache
def steps() -> tuple[BoardStep, ...]:
    """Return the steps of all examples in order."""
    return tuple(step for example in EXAMPLES for step in _played(example))


def _played(example: Example) -> Iterator[BoardStep]:
    state = laid(example)
    for line in lines(example.before):
        _say(state, line)
    told = len(rules.view(state, None).events)
    for number, said in enumerate(example.steps):
        thought, counted = None, 0
        for line in lines(said):
            word, _, rest = line.partition(" ")
            if word == THINKS:
                thought = parse(rest)
            elif word == COUNTS:
                counted = int(rest)
            else:
                _say(state, line)
        public = rules.view(state, None)
        views = tuple(rules.view(state, seat) for seat in range(state.seats))
        yield BoardStep(example, not number, public, views, public.events[told:], thought, counted)
        told = len(public.events)


def laid(example: Example) -> State:
    """Return the game as an example finds it; Bot takes part where the position names what it collects."""
    lines = dict[str, list[list[str]]]()
    for line in (_APART + example.position).split(";"):
        if line.strip():
            key, *values = line.split()
            lines.setdefault(key, []).append(values)
    seats = 2 if "bot-project" in lines else len(NAMES)
    return rules.new_game(rules.read_setup(seats, lines))[0]


def lines(said: str) -> list[str]:
    """Return the lines of a step."""
    return [line.strip() for line in said.split("|") if line.strip()]


def _say(state: State, line: str) -> None:
    seat, _, action = line.partition(": ")
    rules.apply(state, int(seat) - 1, parse(action))
