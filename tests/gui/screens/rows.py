"""How every screen is looked at: in each size, look, language and size of text, each two of them together."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple

from PySide6.QtCore import QSize

from chrononauts_qt.ui.kit.theme import THEMES
from tests import shots

Place = tuple[QSize, int]
"""A size of the window, and how many pixels are drawn for one."""

SMALL, USUAL, FULL, LARGE = ((size, 1) for size in shots.SIZES)
SHARP: Place = (shots.SHARP, 2)
PLACES: tuple[tuple[Place, Place], ...] = ((SMALL, LARGE), (USUAL, FULL), (SHARP, SMALL))
"""Two sizes that an opened window takes one after the other; all of them are there."""

LOOKS = tuple(THEMES)
READ = ("en", "it", "fr")
LANGUAGES = (*READ, "longer")
"""“longer” is 40 % longer than English (tests/gui/theme/longer.py)."""

TEXTS = (1.0, 1.25)
"""How much larger than drawn text is read on every screen."""

LARGER = {
    **dict.fromkeys(("table-crowd", "table-uber", "why-and", "list"), (1.4, 1.5, 2.0)),
    **dict.fromkeys(
        (
            *("welcome", "home-waiting", "settings", "about", "rulebook", "rulebook-jfk", "rulebook-search"),
            *("new-game", "new-game-artifaxx", "new-game-bots", "new-game-solonauts", "new-game-unproven"),
            *("reveal-home", "reveal-destroyed"),
        ),
        (2.0,),
    ),
}
"""What some screens bear besides: painters may shorten then, widgets may not."""


class Row(NamedTuple):
    """One opening of a screen."""

    look: str
    language: str
    text: float
    places: tuple[Place, ...]

    def __str__(self) -> str:
        return f"{self.look}, {self.language}, text {self.text:g}"


SAMPLE = (Row("dark", "longer", 1.0, PLACES[0]),)
"""What `dev.py test` looks at: the smallest size and the largest."""

FOUND = (
    ("why-bot-counter", Row("dark", "fr", 1.25, (SMALL, LARGE))),
    ("replay-hands", Row("contrast", "fr", 1.25, (SMALL, LARGE))),
    ("new-game-solonauts", Row("light", "fr", 2.0, (LARGE,))),
    ("table-uber", Row("dark", "en", 1.5, (SMALL,))),
    ("replay", Row("dark", "fr", 1.25, (LARGE, SMALL))),
    ("journey-many", Row("dark", "fr", 1.25, (SMALL,))),
    ("new-game-artifaxx", Row("dark", "fr", 1.0, (SMALL,))),
    ("dungeon-done", Row("dark", "it", 1.0, (SMALL,))),
    ("mulligan", Row("light", "longer", 1.25, (LARGE,))),
    ("settings", Row("contrast", "fr", 1.25, (SMALL,))),
    ("dungeon-keys", Row("dark", "it", 1.25, (USUAL,))),
    ("replay-hands", Row("light", "fr", 1.0, (FULL,))),
)
"""Where `dev.py screens` has found a fault that the sample does not see, or goes ways that it does not go."""

TOLD_SAMPLE = (Row("dark", "it", 1.0, (SMALL,)),)
"""What it looks at in the language that nobody speaks, which stands in the place of Italian."""


def rows_of(screen: str) -> list[Row]:
    """Return the openings in which a screen is seen in everything, and in each two things together.

    Text that is larger still is looked at in the languages that people read.
    """
    larger = covering(LOOKS, READ, LARGER[screen], PLACES) if screen in LARGER else ()
    return [Row(*row) for row in (*covering(LOOKS, LANGUAGES, TEXTS, PLACES), *larger)]


@cache
def covering(*factors: Sequence[Hashable]) -> tuple[tuple[Any, ...], ...]:
    """Return rows of one value of each factor, few of them, in which all pairs of values stand."""
    every = list(product(*factors))
    missing = {pair for row in every for pair in _pairs(row)}
    rows = []
    while missing:
        rows.append(max(every, key=lambda row: len(missing.intersection(_pairs(row)))))
        missing.difference_update(_pairs(rows[-1]))
    return tuple(rows)


def _pairs(row: tuple[Hashable, ...]) -> list[tuple[tuple[int, Hashable], ...]]:
    return list(combinations(enumerate(row), 2))
