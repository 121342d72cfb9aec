"""Bringing a list of equal-looking rows from one order to another by single steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def kept_order(shown: Sequence[str], wanted: Sequence[str]) -> list[str]:
    """Return `wanted` with the cards already shown in their shown order and the new ones after them.

    The order of a hand is its owner's (3.8): a card drawn or played leaves the others where they lie.
    """
    left = Counter(wanted)
    result = []
    for card in shown:
        if left[card] > 0:
            left[card] -= 1
            result.append(card)
    for card in wanted:
        if left[card] > 0:
            left[card] -= 1
            result.append(card)
    return result


def missing_rows(shown: Sequence[str], wanted: Sequence[str]) -> list[int]:
    """Return the rows of `shown` to remove, the last first; of equal cards the rightmost go."""
    left = Counter(wanted)
    gone = []
    for row, card in enumerate(shown):
        left[card] -= 1
        if left[card] < 0:
            gone.append(row)
    return gone[::-1]
