"""Keys as places: codes of three systems, blocks of one to five seats, letters that are learnt."""

from __future__ import annotations

from itertools import combinations

import pytest

from chrononauts_qt.games.dungeon_time.cards import DEALS, SEATS
from chrononauts_qt.ui.games.dungeon_time.physical_keys import (
    DIGITS,
    HOME,
    LOWER,
    UPPER,
    Block,
    KeyCaps,
    Place,
    blocks,
    place_of,
)


@pytest.mark.parametrize(
    ("scan", "place"),
    [(10, Place(DIGITS, 1)), (24, Place(UPPER, 1)), (38, Place(HOME, 1)), (47, Place(HOME, 10)),
     (52, Place(LOWER, 1)), (58, Place(LOWER, 7)), (61, Place(LOWER, 10))],
)  # fmt: skip
def test_a_place_has_the_same_scan_code_on_every_layout_of_linux(scan: int, place: Place) -> None:
    assert place_of(scan, 0, "linux") == place


@pytest.mark.parametrize(
    ("system", "scan", "virtual"), [("linux", 26, 0), ("win32", 18, 0), ("darwin", 0, 14)]
)
def test_the_third_key_of_the_upper_row_is_found_on_every_system(
    system: str, scan: int, virtual: int
) -> None:
    assert place_of(scan, virtual, system) == Place(UPPER, 3)


@pytest.mark.parametrize(
    ("system", "scan", "virtual"), [("linux", 94, 0), ("win32", 86, 0), ("darwin", 0, 10)]
)
def test_the_key_that_only_some_keyboards_have_is_nobodys(system: str, scan: int, virtual: int) -> None:
    assert place_of(scan, virtual, system) is None


def _keys(block: Block) -> list[Place]:
    return [*block.cards, block.discard, block.done, *([block.ask] if block.ask else [])]


@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_has_a_key_for_each_card_and_shares_none(seats: int) -> None:
    found = blocks(seats)
    assert [len(block.cards) for block in found] == [DEALS[seats].hand] * seats
    everything = [place for block in found for place in _keys(block)]
    assert len(set(everything)) == len(everything)


@pytest.mark.parametrize("seats", SEATS)
def test_no_seat_reaches_into_the_columns_of_another(seats: int) -> None:
    columns = [{place.column for place in _keys(block)} for block in blocks(seats)]
    assert all(max(left) < min(right) for left, right in combinations(columns, 2))


def test_alone_the_keys_lie_as_the_cards_do() -> None:
    (block,) = blocks(1)
    assert [place.row for place in block.cards] == [UPPER] * 5 + [HOME] * 5 + [LOWER] * 5
    assert [place.column for place in block.cards] == [1, 2, 3, 4, 5] * 3


def test_a_key_cap_says_what_the_key_has_printed() -> None:
    caps = KeyCaps()
    assert caps[Place(UPPER, 1)] == "Q"
    assert caps.learn(Place(UPPER, 1), "a")
    assert caps[Place(UPPER, 1)] == "A"
    assert not caps.learn(Place(UPPER, 1), "A")
    assert not caps.learn(Place(HOME, 10), "\r")
    assert caps[Place(HOME, 10)] == ";"
