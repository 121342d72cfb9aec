"""Takes hidden cards out of what Python says of a fault, before it is written down or shown."""

from __future__ import annotations

import re
from functools import cache

from chrononauts_qt.shelf import GAMES

_PLACE = re.compile(r'  File ".*", line \d+, in \S+$')


@cache
def _cards() -> re.Pattern[str]:
    """Return what finds the ids of all cards of all games, the longest first."""
    ids = {row["id"] for rules in GAMES.values() for row in rules.card_table()}
    longest_first = sorted(ids, key=lambda card: (-len(card), card))
    return re.compile("|".join(rf"(?<![\w-]){re.escape(card)}(?![\w-])" for card in longest_first))


def without_cards(trace: str) -> str:
    """Return a traceback whose messages name no card; places in our source stay, with what stands there."""
    told, before = list[str](), ""
    for line in trace.splitlines(keepends=True):
        is_source = line.startswith("    ") and _PLACE.match(before)
        told.append(line if is_source or _PLACE.match(line) else _cards().sub("(card)", line))
        before = line
    return "".join(told)
