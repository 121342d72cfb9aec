"""What a screen reader says is complete without looking."""

from __future__ import annotations

from itertools import product

import pytest

from chrononauts_qt.games.chrononauts.cards import ALL_CARDS
from chrononauts_qt.games.chrononauts.timeline import ALL_RED, YEARS, primes_lit, side
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS as RIPPLEPOINTS
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog import common
from chrononauts_qt.ui.games.chrononauts.texts import spoken
from tests.each import each


@pytest.mark.parametrize(("tile", "name"), [
    (Tile(1968, "paradox", None, (1963,), False),
     "1968, row C column 7, open Paradox, needs 1963 prime, in effect."),
    (Tile(1969, "paradox", "patch-1969", (1957,), False),
     "1969 prime, row C column 8, patched Paradox, needs 1957 prime or 1963 prime, in effect: 1957 prime."),
    (Tile(1974, "true", None, (1865,), True),
     "1974, row D column 1, sealed, Ripplepoint, true side, "
     "a Paradox needs 1865 prime and 1963 prime, in effect: 1865 prime."),
    (Tile(1868, "true", None, (), False),
     "1868, row A column 2, Ripplepoint, true side, a Paradox needs 1865 prime, not in effect."),
    (Tile(1963, "prime", None, (), False),
     "1963 prime, row C column 6, Linchpin, altered side, ripples can reach 1968, 1969 and 1974."),
])
def test_a_tile_is_named_by_place_state_and_condition(tile: Tile, name: str) -> None:
    assert spoken.tile_name(tile) == name


def test_every_tile_has_a_name_and_a_description_without_the_sign() -> None:
    for check in each(product(YEARS, [0, ALL_RED])):
        with check as (year, red):
            lit = primes_lit(year, red) if year in RIPPLEPOINTS else ()
            tile = Tile(year, side(year, red), None, lit, sealed=False)
            assert spoken.tile_name(tile).startswith(str(year))
            assert "′" not in spoken.tile_name(tile) + spoken.tile_description(tile)


def test_every_card_has_a_spoken_name() -> None:
    for check in each(ALL_CARDS):
        with check as card:
            assert spoken.card_name(card.id)
            assert "′" not in spoken.card_name(card.id)


def test_a_hidden_card_is_named_by_its_place_only() -> None:
    assert spoken.hidden_card_name(2, 4) == "private card 2 of 4"


def test_every_step_has_a_name() -> None:
    steps = ("guess", "mulligan", "play", "kill", "miracle", "rewind", "quick-trip", "window", "end", "over")
    for check in each(steps):
        with check as step:
            assert common.step_name(step)


def test_counted_texts_carry_their_number() -> None:
    counted = [common.cards_in_hand(7), common.cards_in_deck(7), common.cards_in_discard(7),
               common.memo_seconds(7), common.turns_played(7),
               common.open_paradoxes(7, 13)]
    assert all("7" in words and "%n" not in words for words in counted)


def test_no_button_is_longer_than_its_place_allows() -> None:
    buttons = {key for key, source in common.TEXTS.items() if source.context == "Buttons"}
    assert buttons
    assert {key for key in buttons if len(common.text(key)) > 16} == set()
