"""Takes hidden cards out of what Python says of a fault, before it is written down or shown."""

from __future__ import annotations

import re

from chrononauts_qt.games.chrononauts.cards import BY_ID

_CARD = re.compile(
    "|".join(rf"(?<![\w-]){re.escape(card)}(?![\w-])" for card in sorted(BY_ID, key=len)[::-1])
)


_PLACE = re.compile(r'  File ".*", line \d+, in \S+$')


def without_cards(trace: str) -> str:
    """Return a traceback whose messages name no card; places in our source stay, with what stands there."""
    told, before = list[str](), ""
    for line in trace.splitlines(keepends=True):
        is_source = line.startswith("    ") and _PLACE.match(before)
        told.append(line if is_source or _PLACE.match(line) else _CARD.sub("(card)", line))
        before = line
    return "".join(told)
