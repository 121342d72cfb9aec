"""The reason that goes with a suggested move."""

from __future__ import annotations

import re

import pytest

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.solonauts import journey, reasons
from chrononauts_qt.bots.solonauts.player import suggest
from chrononauts_qt.bots.solonauts.reasons import explain_move
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.variants.solonauts import SoloState
from tests.bots.solonauts.positions import met, position, seen

_LINE = re.compile(r"^    ([a-z-]+) +card ?((?:year|travellers|years|count| )*)  ", re.MULTILINE)
KEYS = dict(_LINE.findall(reasons.__doc__ or ""))
"""key -> the parameters besides the card, as the module promises them."""

NEARLY_LOST = (1912, 1914, 1936, 1937, 1941, 1943, 1957, 1963)
"""Twelve Paradoxes are open."""


def why(state: SoloState, words: str) -> tuple[str, dict[str, object]]:
    """Return the key and the parameters of the reason for a legal action."""
    action = parse(words)
    assert solonauts.explain(state, 0, action) is None
    told = explain_move(journey.read(seen(state)), journey.move_of(action))
    assert told.action is action
    return told.key, {name: value for name, value in told.params.items() if name not in ("card", "year")}


@pytest.mark.rule("R-1210")
def test_a_play_that_brings_somebody_home_says_whom() -> None:
    state = position("yuri lin", "patch-1991", red=[1957, 1981], patches="patch-1969")
    assert why(state, "play patch-1991 on 1991") == ("brings-home", {"travellers": ("yuri",)})


@pytest.mark.rule("R-803")
def test_a_patch_says_who_needs_it() -> None:
    state = position("yuri jun abel", "patch-1995 patch-1969 patch-1868", red=[1865, 1963, 1981, 1993])
    assert why(state, "play patch-1969 on 1969") == ("patch-shared", {"travellers": ("yuri", "abel")})
    assert why(state, "play patch-1995 on 1995") == ("patch-needed", {"travellers": ("jun",)})
    assert why(state, "play patch-1868 on 1868") == ("patch-spare", {})


@pytest.mark.rule("R-602")
def test_a_patch_nobody_needs_covers_one_of_many_paradoxes() -> None:
    state = position("noor", "patch-1968", red=NEARLY_LOST)
    assert why(state, "play patch-1968 on 1968") == ("patch-covers", {"count": 11})


@pytest.mark.rule("R-409", "R-501")
def test_a_flip_says_which_patches_it_makes_room_for() -> None:
    state = position("lin otto", "patch-1948 reverse-fate prevent-assassination halt-attack")
    assert why(state, "play reverse-fate on 1936") == ("opens-for-hand", {"years": (1948,)})
    assert why(state, "play halt-attack on 1993") == ("opens-for-later", {"years": (1995,)})
    assert why(state, "play prevent-assassination on 1980") == ("least-harm", {})


@pytest.mark.rule("R-411")
def test_a_flip_that_is_one_of_two_says_so() -> None:
    state = position("abel", "prevent-assassination reverse-fate")
    assert why(state, "play prevent-assassination on 1865") == ("half-way", {"years": (1974,)})


@pytest.mark.rule("R-803", "R-804")
def test_a_flip_back_says_whose_black_year_it_mends() -> None:
    state = position("lin jun", "restore-history", red=[1914])
    assert why(state, "play restore-history on 1914") == (
        "mends-black", {"years": (1918,), "travellers": ("lin",)},
    )


@pytest.mark.rule("R-706", "R-712")
def test_a_flip_that_ends_the_uberparadox_says_whom_it_frees() -> None:
    state = position("lin squa-tront", "restore-history", red=[1957], patches="patch-1962")
    assert why(state, "play restore-history on 1957") == ("ends-uberparadox", {"travellers": ("lin",)})


@pytest.mark.rule("R-601")
def test_a_flip_back_among_many_paradoxes_says_how_many_are_left() -> None:
    state = position("lin squa-tront", "restore-history", red=NEARLY_LOST)
    assert why(state, "play restore-history on 1963") == ("closes", {"count": 11})


@pytest.mark.rule("R-1206", "R-1213")
def test_a_discard_says_whether_it_is_free_and_who_would_miss_it() -> None:
    state = position("lin clara", "patch-1868 reverse-fate")
    assert why(state, "discard patch-1868") == ("nobody-needs", {})
    state = position("lin clara", "patch-1868 patch-1948 restore-history patch-1995 patch-1918")
    assert why(state, "discard patch-1868") == ("stuck-spare", {})
    assert why(state, "discard restore-history") == ("stuck-spare", {})
    assert why(state, "discard patch-1948") == ("stuck-loss", {"travellers": ("lin",)})


@pytest.mark.rule("R-1206")
def test_what_is_called_unneeded_is_needed_by_nobody_who_can_still_get_home() -> None:
    thrown = 0
    for state in met(200, seed=22):
        told = suggest(seen(state))
        if told.key in ("nobody-needs", "patch-spare", "stuck-spare"):
            gone = set(seen(state).discard_pile)
            for one in seen(state).travellers:
                patches = {f"patch-{need.what}" for need in one.needs if need.side == "prime"}
                assert one.home or patches & gone or told.params["card"] not in patches
            thrown += 1
    assert thrown


def test_every_suggestion_has_a_key_and_the_parameters_it_promises() -> None:
    assert len(KEYS) == 15
    met_keys = set()
    for state in met(300, seed=21):
        told: Advice = suggest(seen(state))
        assert set(told.params) == {"card", *KEYS[told.key].split()}, told
        assert told.params["card"] in BY_ID
        if "travellers" in told.params:
            waiting = {one.identity for one in seen(state).travellers if not one.home}
            assert set(told.params["travellers"]) <= waiting  # type: ignore[arg-type]  # a tuple of ids
        met_keys.add(told.key)
    assert len(met_keys) >= 8
