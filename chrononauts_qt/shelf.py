"""The games of the program: one row for each, and nothing else names a game outside its own folders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple, cast

from chrononauts_qt.kernel.game import Game

RANKS = ("cadet", "agent", "chief")
"""The ranks of bots in a game that has none of its own."""


class Row(NamedTuple):
    """Where a game has its parts, as names of modules, which are imported when they are needed.

    ``rules`` is a `kernel.game.Game`, ``player`` a `bots.protocol.Player`, ``screens`` a
    `ui.table.screens.Screens`; ``commands`` are those that it brings to the command line: modules by name,
    each with HELP, `add_arguments` and `run`. ``lessons`` is a `ui.table.lessons.Lessons`, "" without any;
    ``ranks`` are those of its bots: the gentlest, the one that stands in for others, and the strongest.
    """

    rules: str
    player: str
    screens: str
    commands: Mapping[str, str] = MappingProxyType({})
    lessons: str = ""
    ranks: tuple[str, str, str] = RANKS


SHELF: dict[str, Row] = {
    "chrononauts": Row(
        "chrononauts_qt.games.chrononauts.rules",
        "chrononauts_qt.bots.rivals.player",
        "chrononauts_qt.ui.games.chrononauts.screens",
        lessons="chrononauts_qt.ui.games.chrononauts.lessons",
    ),
    "artifaxx": Row(
        "chrononauts_qt.games.chrononauts.variants.artifaxx",
        "chrononauts_qt.bots.rivals.player",
        "chrononauts_qt.ui.games.artifaxx.screens",
        lessons="chrononauts_qt.ui.games.artifaxx.lessons",
    ),
    "solonauts": Row(
        "chrononauts_qt.games.chrononauts.variants.solonauts",
        "chrononauts_qt.bots.solonauts.player",
        "chrononauts_qt.ui.games.solonauts.screens",
        {"solve": "chrononauts_qt.deals.solve"},
        lessons="chrononauts_qt.ui.games.solonauts.lessons",
    ),
    "afternova": Row(
        "chrononauts_qt.games.afternova.rules",
        "chrononauts_qt.bots.afternova.player",
        "chrononauts_qt.ui.games.afternova.screens",
        lessons="chrononauts_qt.ui.games.afternova.lessons",
    ),
    "dungeon-time": Row(
        "chrononauts_qt.games.dungeon_time.rules",
        "chrononauts_qt.bots.dungeon_time.player",
        "chrononauts_qt.ui.games.dungeon_time.screens",
        lessons="chrononauts_qt.ui.games.dungeon_time.lessons",
        ranks=("novice", "ranger", "veteran"),
    ),
}
"""By id, in the order in which they are shown."""


def loaded(module: str) -> Any:
    """Return a module that a row names."""
    return import_module(module)


def all_ranks() -> tuple[str, ...]:
    """Return the ranks of all games, each once."""
    return tuple(dict.fromkeys(rank for row in SHELF.values() for rank in row.ranks))


def same_rank(rank: str, game: str) -> str:
    """Return the rank of a game that stands where `rank` stands in its own; "", a person, stays one."""
    for row in SHELF.values():
        if rank in row.ranks:
            return SHELF[game].ranks[row.ranks.index(rank)]
    return ""


class _Rules(Mapping[str, Game]):
    """The rules of every game by its id."""

    def __getitem__(self, game: str) -> Game:
        return cast(Game, loaded(SHELF[game].rules))

    def __iter__(self) -> Iterator[str]:
        return iter(SHELF)

    def __len__(self) -> int:
        return len(SHELF)


GAMES: Mapping[str, Game] = _Rules()
