"""What helps at a table of Dungeon Time: chosen before a game, by presets or one by one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

GLOW, TICK, TWO_PRESSES, HEARTBEAT = "glow", "tick", "two-presses", "heartbeat"
"""Cards that are asked for glow in all hands; what is asked can be crossed out; a card is chosen first, and
a second press says where it goes; a low pulse is heard whose pace follows the glass."""
FAMILY, STANDARD, STRICT = (GLOW, TICK), (GLOW,), ()
HELPS_OPTION = "helps"
"""The option of a journal that lists the helps of a game."""


def helps_option(helps: Iterable[str]) -> str:
    """Return what a journal keeps of some helps."""
    return " ".join(helps)


def helps_of(options: Mapping[str, str]) -> frozenset[str]:
    """Return the helps of a game: those of its journal, else the usual ones."""
    said = options.get(HELPS_OPTION)
    return frozenset(STANDARD if said is None else said.split())
