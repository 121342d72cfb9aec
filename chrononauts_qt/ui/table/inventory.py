"""What an installation must have of a game, for `--selftest` to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any


class Flawed(Exception):
    """Something is missing or does not work; the sentence says what."""


@dataclass(frozen=True)
class Inventory:
    """What a game has besides its rules, its players and its book, which every game has.

    ``data`` reads what is shipped beside the code and says how much of it there is; raises Flawed. ``signs``
    are drawn in any ink, ``plates`` in their own colours. Each of the ``sayings`` differs from language to
    language. ``abilities`` are what this game alone does: each raises Flawed, or says what came of it.
    """

    data: Callable[[], Mapping[str, int]] = dict
    signs: Callable[[], Iterable[str]] = tuple
    plates: tuple[str, ...] = ()
    sayings: tuple[Callable[[], str], ...] = ()
    abilities: Mapping[str, Callable[[], Any]] = field(default_factory=dict)
