"""How often companions win at Dungeon Time: scenarios, Adventures, seats, modes, Heroes and ranks.

The same deals are played in every column of the same number of seats, so that columns can be compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise, product
from typing import Any, NamedTuple

from chrononauts_qt.bots.dungeon_time.ranks import NOVICE, RANGER, VETERAN
from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, SCENARIOS, SEATS
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.session.standings import wilson
from tests.dungeon_time.teams import ASKER, RANDOM, Expedition, figures
from tests.soak_games import failures_of

Task = tuple[int, int, int]
Result = dict[str, Any]

SEED = "shares"
GAMES, A_TASK = 400, 40
RANKED_SEATS = (1, 3, 5)
LOWER = ((NOVICE, RANGER), (RANGER, VETERAN), (NOVICE, VETERAN))
LEVELS = ("level-1", "level-2", "level-3", "level-4")
BONUSES = ("bonus-1", "bonus-2", "bonus-3")
IN_TIME = {NOVICE: 9.0, RANGER: 6.0, VETERAN: 6.0}
"""Seconds in which an asking is answered."""

SURELY = 1.645
"""One-sided, 5 %."""
MOST_RISE = 0.05
EVENING, LONG_EVENING = (5.0, 10.0), 15.0
"""Games that three Rangers need for the campaign, and for the bonus levels too."""
RANDOM_COSTS = 0.20
ANSWERED = 0.95


class Cell(NamedTuple):
    """Who plays what."""

    name: str
    ranks: tuple[str, ...]
    extended: bool = False
    heroes: bool = False

    @property
    def column(self) -> str:
        """Return who plays, and by which rules, in a few words."""
        counts = Counter(self.ranks)
        who = " ".join(f"{count} {rank}" for rank, count in counts.items())
        return who + " extended" * self.extended + " heroes" * self.heroes


def _cells() -> Iterator[Cell]:
    everything = (*SCENARIOS, *ADVENTURES)
    for name, seats, extended, heroes in product(everything, SEATS, (False, True), (False, True)):
        yield Cell(name, (RANGER,) * seats, extended, heroes)
    for name, rank, seats in product(SCENARIOS, (NOVICE, VETERAN), RANKED_SEATS):
        yield Cell(name, (rank,) * seats)
    yield from (Cell("level-2", (RANDOM, *(RANGER,) * mates)) for mates in (2, 3))
    yield from (Cell("training", (ASKER, rank, rank)) for rank in IN_TIME)


CELLS = tuple(_cells())
"""A task's first number says which of them it is."""

TASKS: tuple[Task, ...] = tuple(
    (cell, first, A_TASK) for first in range(0, GAMES, A_TASK) for cell in range(len(CELLS)))


def setup_of(cell: Cell, number: int) -> Setup:
    """Return the setup of one game."""
    seats = len(cell.ranks)
    is_adventure = cell.name in ADVENTURES
    return Setup(
        seats, f"{SEED}/{seats}/{number}", scenario=Setup.scenario if is_adventure else cell.name,
        adventure=cell.name if is_adventure else "", extended=cell.extended, heroes=cell.heroes)


def play_games(task: Task) -> Result:
    """Play the games of a task: which cell, number of the first, how many."""
    index, first, count = task
    cell, sums, routes, failures = CELLS[index], Counter[str](), Counter[str](), []
    for number in range(first, first + count):
        try:
            game = Expedition(cell.ranks, setup_of(cell, number)).play()
            told = figures(game)
            routes[told.pop("route")] += 1
            sums.update(told)
            limit = IN_TIME.get(cell.ranks[-1], 0.0)
            sums["askings"] += len(game.askings)
            sums["in time"] += sum(one.answered - one.at <= limit for one in game.askings)
        except Exception as error:
            again = f"play_games({(index, number, 1)})"
            failures.append({"error": f"{type(error).__name__}: {error}", "reproduce": again})
    return {"routes": dict(routes), "sums": dict(sums), "failures": failures}


class Found(NamedTuple):
    """What came of the games of a cell."""

    routes: Counter[str]
    sums: Counter[str]

    @property
    def games(self) -> int:
        """How many there were."""
        return self.routes.total()

    @property
    def won(self) -> int:
        """How many were won."""
        return self.routes["goal"] + self.routes["adventure"]

    @property
    def share(self) -> float:
        """The part that was won."""
        return self.won / max(1, self.games)

    def told(self) -> dict[str, Any]:
        """Return the figures: shares with Wilson's interval, the rest on average of a game."""
        games = max(1, self.games)
        believed = self.sums["true"] + self.sums["false"]
        means = {name: round(self.sums[name] / games, 2)
                 for name in ("played", "completed", "failed", "slots", "seconds", "used")}
        return {
            "games": self.games,
            "won": [round(part, 3) for part in (self.share, *wilson(self.won, self.games))],
            "broken": round(self.routes["broken"] / games, 3),
            "short": round(self.routes["short"] / games, 3),
            **means,
            "belief true": round(self.sums["true"] / max(1, believed), 3),
        }


Table = Mapping[Cell, Found]


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return the figures by game and column, the bars, and what lies outside of them."""
    table: dict[Cell, Found] = {}
    for (index, _, _), result in sorted(results.items()):
        found = table.setdefault(CELLS[index], Found(Counter(), Counter()))
        found.routes.update(result["routes"])
        found.sums.update(result["sums"])
    shares: dict[str, dict[str, Any]] = {}
    for cell, found in table.items():
        shares.setdefault(cell.name, {})[cell.column] = found.told()
    bars = {
        "order": list(_order(table)),
        "curve": list(_curve(table)),
        "campaign": list(_campaign(table)),
        "random": list(_random(table)),
        "answers": list(_answers(table)),
    }
    return {
        "seed": f"{SEED}/SEATS/NUMBER",
        "shares": shares,
        "bars": {name: [said for said, _ in told] for name, told in bars.items()},
        "outside": [said for told in bars.values() for said, is_met in told if not is_met],
        "failures": failures_of(results),
    }


Bar = tuple[str, bool]
"""What was measured, and whether that is as it should be."""


def _pairs(table: Table, cells: Iterable[tuple[Cell, Cell]]) -> Iterator[tuple[Cell, Cell, Found, Found]]:
    """Yield the pairs of cells of which both were played."""
    for one, other in cells:
        if one in table and other in table:
            yield one, other, table[one], table[other]


def _order(table: Table) -> Iterator[Bar]:
    """No rank is surely better than a higher one."""
    cells = (
        (Cell(name, (low,) * seats), Cell(name, (high,) * seats))
        for name, seats, (low, high) in product(SCENARIOS, RANKED_SEATS, LOWER)
    )
    for low, high, lows, highs in _pairs(table, cells):
        both = (lows.won + highs.won) / (lows.games + highs.games)
        error = (both * (1 - both) * (1 / lows.games + 1 / highs.games)) ** 0.5
        said = f"{low.name}: {low.column} win {lows.share:.3f}, {high.column} {highs.share:.3f}"
        yield said, lows.share - highs.share <= SURELY * error


def _curve(table: Table) -> Iterator[Bar]:
    """The share won does not rise along the campaign."""
    cells = (
        (Cell(level, (RANGER,) * seats), Cell(following, (RANGER,) * seats))
        for seats, (level, following) in product(SEATS, pairwise(LEVELS))
    )
    for level, following, easy, hard in _pairs(table, cells):
        said = f"{len(level.ranks)} seats: {level.name} {easy.share:.3f}, {following.name} {hard.share:.3f}"
        yield said, hard.share - easy.share <= MOST_RISE


def _campaign(table: Table) -> Iterator[Bar]:
    """The levels take three Rangers an evening, and not much more with all bonus levels."""
    for names, least, most in ((LEVELS, *EVENING), (LEVELS + BONUSES, 0.0, LONG_EVENING)):
        cells = [Cell(name, (RANGER,) * 3) for name in names]
        if all(cell in table for cell in cells):
            games = sum(1 / max(table[cell].share, 0.001) for cell in cells)
            yield f"three Rangers need {games:.1f} games for {len(names)} levels", least <= games <= most


def _random(table: Table) -> Iterator[Bar]:
    """Companions do not carry the game alone."""
    cells = (
        (Cell("level-2", (RANDOM, *(RANGER,) * mates)), Cell("level-2", (RANGER,) * (mates + 1)))
        for mates in (2, 3)
    )
    for one, other, random, rangers in _pairs(table, cells):
        said = f"level-2: {one.column} win {random.share:.3f}, {other.column} {rangers.share:.3f}"
        yield said, rangers.share - random.share >= RANDOM_COSTS


def _answers(table: Table) -> Iterator[Bar]:
    """An asking is answered in time."""
    for rank, limit in IN_TIME.items():
        found = table.get(Cell("training", (ASKER, rank, rank)))
        if found is not None and found.sums["askings"]:
            share = found.sums["in time"] / found.sums["askings"]
            said = f"{rank}: {share:.3f} of {found.sums['askings']} askings are answered in {limit:g} s"
            yield said, share >= ANSWERED
