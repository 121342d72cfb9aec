"""How far travellers are from home, and what a play does for them."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.view import Traveller, View
from chrononauts_qt.ui.games.solonauts.traveller_ways import (
    by_year,
    distance,
    lost_to,
    nearest_first,
    tiles_after,
    together,
    verdict,
)
from tests.gui.solonauts.journey import match_of


def _view(**words: object) -> View:
    match = match_of(**words)
    return solonauts.view(match.state, 0)


def _one(view: View, identity: str) -> Traveller:
    return next(one for one in view.travellers if one.identity == identity)


def test_a_distance_counts_turns_and_patches() -> None:
    """R-803: Otto needs 1868 as it is, 1939′ (an open Paradox: one Patch) and 1968′ (patched already)."""
    view = _view()
    tiles = by_year(view.timeline)
    assert distance(_one(view, "otto"), tiles) == 1
    assert distance(_one(view, "yuri"), tiles) == 1 + 2  # Patch 1969′; a turn and Patch 1991′
    assert distance(_one(view, "lin"), tiles) == 1 + 1 + 2  # 1918 to be mended, 1948′, 1995′


def test_an_and_takes_both_its_linchpins() -> None:
    """R-411: Paradox 1974 takes 1865′ and 1963′; with one of them there is one turn to go, without, two."""
    half, none = _view(), _view(red=(), patches=())
    assert distance(_one(half, "abel"), by_year(half.timeline)) == 1 + 2
    assert distance(_one(none, "abel"), by_year(none.timeline)) == 2 + 3


def test_the_nearest_to_home_come_first() -> None:
    """3.9: most lamps lit, then the shortest way; who can never get home comes last (R-1215)."""
    view = _view(discard_pile=("patch-1999",))
    waiting = nearest_first(view.travellers, by_year(view.timeline), view.discard_pile)
    order = [one.identity for one in waiting]
    assert order[:2] == ["otto", "clara"]
    assert order[-1] == "noor"
    assert lost_to(_one(view, "noor"), view.discard_pile) == "patch-1999"
    assert lost_to(_one(view, "otto"), view.discard_pile) == ""


def test_equal_ways_keep_the_order_of_the_deal() -> None:
    """Nothing has happened: two Patches and two turns for everybody, but Abel's 1974′ takes one turn more."""
    view = _view(red=(), patches=())
    order = [one.identity for one in nearest_first(view.travellers, by_year(view.timeline), ())]
    assert order == ["otto", "yuri", "lin", "noor", "clara", "abel"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("play patch-1939 on 1939", {"otto": "home", "clara": "home"}),
        ("play reverse-fate on 1957", {}),
        ("play restore-history on 1963", {"otto": "hurts", "yuri": "hurts", "abel": "hurts"}),
        ("play restore-history on 1914", {"lin": "helps", "noor": "hurts", "clara": "hurts"}),
    ],
)
def test_a_play_helps_or_hurts(words: str, expected: dict[str, str]) -> None:
    """A-23: what the referee foretells is told of every traveller."""
    match = match_of()
    view, action = solonauts.view(match.state, 0), parse(words)
    told, after = solonauts.forecast(match.state, 0, action), solonauts.travellers_after(match.state, action)
    assert told is not None
    tiles = by_year(view.timeline)
    then = tiles_after(tiles, action, told)
    marks = {
        before.identity: verdict(before, now, tiles, then)
        for before, now in zip(view.travellers, after, strict=True)
    }
    assert {who: mark for who, mark in marks.items() if mark} == expected


@pytest.mark.parametrize("words", ["play patch-1939 on 1939", "play restore-history on 1963"])
def test_the_tiles_after_a_play_are_those_that_come(words: str) -> None:
    match, action = match_of(), parse(words)
    told = solonauts.forecast(match.state, 0, action)
    assert told is not None
    then = tiles_after(by_year(solonauts.view(match.state, 0).timeline), action, told)
    match.submit(0, action)
    assert then == by_year(solonauts.view(match.state, 0).timeline)


def test_a_card_is_told_by_its_best_play() -> None:
    assert together(["", ""]) == ""
    assert together(["helps", ""]) == "helps"
    assert together(["home"]) == "home"
    assert together(["home", "hurts"]) == "home"
    assert together(["helps", "hurts", ""]) == "helps"
    assert together(["hurts", ""]) == "", "one need not choose what hurts"
    assert together(["hurts", "hurts"]) == "hurts"
    assert together([]) == ""
