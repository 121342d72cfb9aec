"""The rows of a screen leave nothing out, and no two things that are not seen together."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from itertools import combinations, product

import pytest

from tests import shots
from tests.gui.screens.rows import (
    LANGUAGES,
    LARGER,
    LOOKS,
    PLACES,
    READ,
    SAMPLE,
    SHARP,
    TEXTS,
    Row,
    covering,
    rows_of,
)
from tests.shots import SCREENS

ALL_PLACES = [place for two in PLACES for place in two]


def together(rows: Iterable[Row]) -> set[tuple[Hashable, Hashable]]:
    """Return each two things that are seen together."""
    return {
        pair
        for look, language, text, places in rows
        for place in places
        for pair in combinations((look, language, text, place), 2)
    }


@pytest.mark.parametrize(
    ("screen", "languages", "texts"),
    [("home", LANGUAGES, TEXTS), ("about", READ, (2.0,)), ("list", READ, (1.4, 1.5, 2.0))],
)
def test_each_two_things_are_seen_together(
    screen: str, languages: Sequence[str], texts: Sequence[float]
) -> None:
    factors: list[Sequence[Hashable]] = [LOOKS, languages, texts, ALL_PLACES]
    wanted = {pair for some, others in combinations(factors, 2) for pair in product(some, others)}
    assert wanted - together(rows_of(screen)) == set()


def test_a_thing_that_is_never_seen_with_another_is_noticed() -> None:
    assert ("light", "fr") not in together(row for row in rows_of("home") if row[:2] != ("light", "fr"))


def test_every_size_is_one_that_screens_are_looked_at_in() -> None:
    assert {*ALL_PLACES} == {*((size, 1) for size in shots.SIZES), SHARP}


def test_the_sample_takes_the_smallest_size_and_the_largest() -> None:
    sizes = [size for row in SAMPLE for size, _ in row.places]
    assert (min(sizes, key=lambda size: size.width()), max(sizes, key=lambda size: size.width())) == (
        shots.SIZES[0],
        shots.SIZES[-1],
    )


def test_what_bears_larger_text_is_a_screen() -> None:
    assert set(LARGER) <= set(SCREENS)


def test_a_pair_that_is_missing_is_added() -> None:
    assert sorted("".join(row) for row in covering("ab", "cd", "e")) == ["ace", "ade", "bce", "bde"]
