"""What the kept games of Dungeon Time come to, by who went how: nothing is counted of single people."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from chrononauts_qt.games.dungeon_time.campaign import LEVELS
from chrononauts_qt.games.dungeon_time.cards import ID
from chrononauts_qt.games.dungeon_time.setup import MODES
from chrononauts_qt.session.game_entries import Entry, Result

Group = TypeVar("Group", bound=Any)
"""What games are counted by: anything that has an order."""


@dataclass
class Expeditions:
    """So many games that ended without help, and what they came to; ``helped`` are not among them.

    ``longest_row`` counts games that were won one after the other. ``best_level`` is the furthest level that
    was won, "" for none; in Extended mode (``is_best_extended``) it lies further on.
    """

    games: int = 0
    won: int = 0
    broken: int = 0
    short: int = 0
    played: int = 0
    completed: int = 0
    wasted: int = 0
    longest_row: int = 0
    best_level: str = ""
    is_best_extended: bool = False
    helped: int = 0
    row: int = 0

    def add(self, entry: Entry) -> None:
        """Count a game that has ended, after all that ended before it."""
        if any(entry.is_helped(seat) for seat in range(len(entry.seats))):
            self.helped += 1
            return
        is_won = entry.result(0) is Result.WON
        self.games += 1
        self.won += is_won
        self.broken += entry.route == "broken"
        self.short += entry.route == "short"
        self.played += entry.figures["played"]
        self.completed += entry.figures["completed"]
        self.wasted += entry.figures["wasted"]
        self.row = self.row + 1 if is_won else 0
        self.longest_row = max(self.longest_row, self.row)
        level = entry.terms.get("scenario", "")
        if is_won and level in LEVELS:
            best, now = (self.is_best_extended, self.best_level), (entry.terms.get("mode") == MODES[1], level)
            self.is_best_extended, self.best_level = max(best, now, key=_far)


def _far(reached: tuple[bool, str]) -> tuple[bool, int]:
    is_extended, level = reached
    return is_extended, LEVELS.index(level) if level else -1


def expeditions(
    entries: Iterable[Entry], groups_of: Callable[[Entry], Iterable[Group]]
) -> dict[Group, Expeditions]:
    """Count the games of Dungeon Time that ended by the groups they belong to, which come in their order."""
    found: dict[Group, Expeditions] = defaultdict(Expeditions)
    ended = (entry for entry in entries if entry.game == ID and entry.route)
    for entry in sorted(ended, key=lambda one: one.ended_at):
        for group in groups_of(entry):
            found[group].add(entry)
    return dict(sorted(found.items()))


class Share(NamedTuple):
    """So many games were won, of so many that ended without help."""

    won: int = 0
    games: int = 0


def shares(entries: Iterable[Entry]) -> dict[str, Share]:
    """Return how many games of each scenario and each Adventure were won, in both modes together."""
    found: dict[str, Share] = defaultdict(Share)
    for entry in entries:
        if entry.game == ID and entry.route and not entry.is_helped(0):
            what = entry.terms.get("adventure") or entry.terms.get("scenario", "")
            won, games = found[what]
            found[what] = Share(won + (entry.result(0) is Result.WON), games + 1)
    return dict(found)
