"""Takes hidden cards out of what Python says of a fault, before it is written down or shown."""

from __future__ import annotations

import re

from chrononauts_qt.games.chrononauts.cards import BY_ID

_CARD = re.compile(
    "|".join(rf"(?<![\w-]){re.escape(card)}(?![\w-])" for card in sorted(BY_ID, key=len)[::-1])
)


def without_cards(trace: str) -> str:
    """Return a traceback whose messages name no card; lines of our own source, which are indented, stay."""
    lines = trace.splitlines(keepends=True)
    return "".join(line if line.startswith("  ") else _CARD.sub("(card)", line) for line in lines)
