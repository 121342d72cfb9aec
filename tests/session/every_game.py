"""Every game of the shelf and Pact, played at random with a journal: what the contract is tried on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from chrononauts_qt import shelf
from chrononauts_qt.games.dungeon_time.state import FORGOTTEN
from chrononauts_qt.kernel.errors import BadChance, IllegalAction
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.kernel.game import Game, Resolution
from chrononauts_qt.session import redaction, statistics
from chrononauts_qt.session.match import Match
from tests import pact
from tests.pact.setup import Setup as PactSetup
from tests.session.games import NAMES

SEATS = 3


class Case(NamedTuple):
    """A game to try: its id, what makes a setup of a seed, and a seed whose random game is no long one.

    ``forgets`` are the names of events that a view does not have as long as the game runs.
    """

    game: str
    setup_of: Callable[[str], Any]
    seed: str = "every"
    forgets: frozenset[str] = frozenset()

    @property
    def rules(self) -> Game:
        """The referee."""
        return shelf.GAMES[self.game]

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays."""
        return NAMES[: SEATS if SEATS in self.rules.SEATS else self.rules.SEATS.start]

    def remembered(self, events: Iterable[Event], seat: int | None, is_over: bool) -> tuple[Event, ...]:
        """Return what a view has of some events."""
        forgets = frozenset() if is_over else self.forgets
        return tuple(event.seen_by(seat) for event in events if event.name not in forgets)


def _ordinary(game: str, seed: str) -> Any:
    """Return the setup of an ordinary game; SEATS play if so many can, else its size is the usual one."""
    size = shelf.GAMES[game].SIZE
    return shelf.GAMES[game].quick_setup(SEATS if size.counted == "players" else size.usual, seed)


_FORGETS = {"dungeon-time": FORGOTTEN}
_SHORT = {"chrononauts": "every 3", "artifaxx": "every 1"}
CASES = {
    **{
        game: Case(
            game, partial(_ordinary, game), _SHORT.get(game, "every"), _FORGETS.get(game, frozenset())
        )
        for game in shelf.SHELF
    },
    "pact": Case(pact.ID, partial(_ordinary, pact.ID)),
    "pact as a team": Case(pact.ID, lambda seed: PactSetup(SEATS, seed, team=True)),
}


@contextmanager
def with_pact() -> Iterator[None]:
    """Put Pact on the shelf, as a row of the registry would."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(shelf.SHELF, pact.ID, pact.ROW)
        redaction._cards.cache_clear()  # the shelf of a running program never changes
        yield
    redaction._cards.cache_clear()


class Said(NamedTuple):
    """What one seat said, and what came of it."""

    seat: int
    action: Any
    resolution: Resolution


@dataclass
class Played:
    """A match with every position it has come through: ``dumps[n]`` behind n actions."""

    case: Case
    match: Match
    dumps: list[dict[str, object]] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)

    @property
    def rules(self) -> Game:
        """The referee."""
        return self.case.rules

    @property
    def path(self) -> Path:
        """Where the journal lies."""
        assert self.match.writer is not None
        return self.match.writer.path

    def states(self, every: int = 1) -> Iterator[Any]:
        """Yield some positions with their events, the first one first; they are nobody else's."""
        for place in [step.place for step in self.match.past.steps()][::every]:
            yield self.match.state.back_at(place)


def begin(case: Case, folder: Path, seed: str, **options: str) -> Match:
    """Return a match that has just begun; `options` are those of its journal, with _ for -."""
    said = {statistics.ID_OPTION: statistics.new_id()}
    said |= {key.replace("_", "-"): value for key, value in options.items()}
    return Match.start(case.game, case.names, case.setup_of(seed), folder / f"{seed}.chrononauts", said)


def choose(rules: Game, state: Any, dice: Random) -> tuple[int, Any]:
    """Return who says what next; now and then the time is up."""
    pending = rules.pending(state)
    seat = dice.choice(sorted(pending))
    deadline = pending[seat].deadline
    if deadline is not None and dice.random() < 0.1:
        return seat, deadline
    return seat, rules.sample(state, seat, dice)


def play(case: Case, match: Match, dice: Random, most: int = 10_000) -> Played:
    """Play on at random, to the end if it comes before so many actions."""
    played = Played(case, match, [match.game.dump(match.state)])
    while len(played.said) < most and match.game.pending(match.state):
        seat, action = choose(match.game, match.state, dice)
        before = len(match.state.events or ())
        match.submit(seat, action)
        events = tuple(match.state.events or ())[before:]
        played.said.append(Said(seat, action, Resolution(events, ())))
        played.dumps.append(match.game.dump(match.state))
    return played


# -- two worlds -------------------------------------------------------------------------------------

TRIES, WANTED, STEPS = 400, 6, 40


class Worlds(NamedTuple):
    """Two deals of one game that differ by two random results, which have changed places."""

    one: Any
    other: Any
    deals: tuple[Resolution, Resolution]

    def told_alone(self, seat: int) -> tuple[list[Any], list[Any]]:
        """Return what each deal told a seat and nobody else."""
        alone = ([event.private.get(seat) for event in deal.events] for deal in self.deals)
        one, other = alone
        return one, other

    def is_told_apart(self, watcher: int | None) -> bool:
        """Tell whether a seat (None: the public) was told different things."""
        return told(self.deals[0], watcher) != told(self.deals[1], watcher)


def told(resolution: Resolution, watcher: int | None) -> list[Event]:
    """Return the events as a watcher hears them."""
    return [event.seen_by(watcher) for event in resolution.events]


def worlds(rules: Game, case: Case, dice: Random) -> Worlds:
    """Deal twice: from a seed, and with two of its random results exchanged on which no other depends."""
    while True:
        with suppress(BadChance):
            return _exchanged(rules, case.setup_of(f"worlds {dice.random()}"), dice)


def _exchanged(rules: Game, setup: Any, dice: Random) -> Worlds:
    one, deal = rules.new_game(setup)
    at = dice.choice([number for number, chance in enumerate(deal.chances) if len(chance.result) > 1])
    kind, result = deal.chances[at]
    first, second = dice.sample(range(len(result)), 2)
    order = list(result)
    order[first], order[second] = order[second], order[first]
    imposed = (*deal.chances[:at], Chance(kind, tuple(order)), *deal.chances[at + 1 :])
    other, its_deal = rules.new_game(setup, imposed)
    return Worlds(one, other, (deal, its_deal))


def keeps_secrets(rules: Game, case: Case, watcher: int | None, dice: Random) -> int:
    """Fail where a watcher can tell worlds apart of which it was told the same; return how many were tried.

    Exchanged is what a seat, but not the watcher, was told alone: its hand. Where nobody else sits, or nobody
    was told anything alone, anything that the watcher is not told will do. A game counts as leaking, too,
    that tells it all the same.
    """
    seats, tried, compared = range(len(case.names)), 0, 0
    others = [seat for seat in seats if seat != watcher]
    for _ in range(TRIES):
        pair = worlds(rules, case, dice)
        if rules.dump(pair.one) == rules.dump(pair.other):
            continue
        alone = {seat: pair.told_alone(seat) for seat in seats}
        has_own = any(any(told) for seat in others for told in alone[seat])
        concerns = any(one != other for one, other in (alone[seat] for seat in others)) or not has_own
        knows = watcher is not None and alone[watcher][0] != alone[watcher][1]
        if knows or not concerns:
            continue
        tried += 1
        if not pair.is_told_apart(watcher):
            compared += 1
            compare(rules, pair, watcher, dice)
        if compared == WANTED:
            break
    assert compared * 4 >= tried, f"the deal tells {watcher} what is another seat's alone"
    return compared


def compare(rules: Game, pair: Worlds, watcher: int | None, dice: Random) -> None:
    """Play both worlds with the same words for as long as the watcher is told the same."""
    one, other = pair.one, pair.other
    for _ in range(STEPS):
        assert rules.view(one, watcher) == rules.view(other, watcher), f"{watcher} sees what is hidden"
        owed = rules.pending(one)
        assert sorted(owed) == sorted(rules.pending(other))
        if not owed:
            return
        seat, action = choose(rules, one, dice)
        try:
            both = rules.apply(one, seat, action), rules.apply(other, seat, action)
        except IllegalAction:  # another hand can say other things
            return
        if told(both[0], watcher) != told(both[1], watcher) or rules.outcome(one) is not None:
            return


class Leaky:
    """A game that is as it was, but for the functions that are given."""

    def __init__(self, rules: Game, **functions: Callable[..., Any]) -> None:
        self._rules = rules
        for name, function in functions.items():
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:
        """Return what is as it was."""
        return getattr(self._rules, name)
