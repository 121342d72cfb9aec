"""What a play would do, told before it is done: nothing changes, and nothing hidden enters."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.view import Forecast
from tests.scenario import Table, table

NEARLY_LOST = (1912, 1914, 1936, 1937, 1941, 1943, 1957, 1963)
"""Twelve Paradoxes are open."""


def foretold(game: Table, words: str, seat: int = 0) -> Forecast | None:
    """Return the forecast of an action for a 0-based seat."""
    return rules.forecast(game.state, seat, parse(words))


def claims(game: Table, words: str, seat: int = 0) -> tuple[str, ...]:
    """Return the ways to win after an action of a 0-based seat."""
    return rules.claims_after(game.state, seat, parse(words))


@pytest.mark.rule("T-01", "R-410", "R-417")
def test_a_flip_tells_what_opens_and_what_is_half() -> None:
    game = table(hands={1: "reverse-fate +2"})
    told = foretold(game, "play reverse-fate on 1963")
    assert told == Forecast((1968, 1969), (), (), (1974,), None, 2, False)


@pytest.mark.rule("R-415", "R-506")
def test_a_flip_back_tells_which_patches_go_and_what_closes() -> None:
    game = table(hands={1: "restore-history +2"}, red=[1963], patches="patch-1968")
    told = foretold(game, "play restore-history on 1963")
    assert told == Forecast((), (1968, 1969), (1968,), (), None, 0, False)


def test_a_patch_opens_nothing_and_covers_one() -> None:
    game = table(hands={1: "patch-1968 +2"}, red=[1963])
    assert foretold(game, "play patch-1968 on 1968") == Forecast((), (), (), (), 1968, 1, False)


@pytest.mark.rule("R-607")
def test_the_thirteenth_paradox_is_foretold() -> None:
    game = table(hands={1: "reverse-fate +2"}, red=NEARLY_LOST)
    told = foretold(game, "play reverse-fate on 1980")
    assert told is not None
    assert (told.open_count, told.destroyed) == (13, True)


def test_what_is_not_legal_is_not_foretold() -> None:
    game = table(hands={1: "avert-disaster +2"})
    assert foretold(game, "play avert-disaster on 1963") is None
    assert foretold(game, "discard avert-disaster") is None


def test_asking_changes_nothing() -> None:
    game = table(hands={1: "reverse-fate patch-1968 dodo"}, red=[1963])
    before = rules.dump(game.state)
    for words in ("play reverse-fate on 1936", "play patch-1968 on 1968", "play dodo"):
        foretold(game, words)
        claims(game, words)
    assert rules.dump(game.state) == before


def test_a_patch_that_opens_the_way_home_is_told() -> None:
    game = table(hands={1: "patch-1974 patch-1918 +1"}, red=[1865, 1915, 1963], patches="patch-1917",
                 identities={1: "hester"})
    assert claims(game, "play patch-1974 on 1974") == ("home",)


def test_an_inverter_that_mends_the_last_year_is_told() -> None:
    game = table(hands={1: "restore-history +2"}, red=[1912, 1915, 1865, 1963], identities={1: "hester"},
                 patches="patch-1917 patch-1974")
    assert claims(game, "play restore-history on 1912") == ("home",)
    assert claims(game, "play restore-history on 1865") == ()


def test_the_third_artifact_of_the_mission_is_told() -> None:
    game = table(hands={1: "stegosaurus dodo +1"}, tables={1: "tyrannosaurus triceratops"},
                 missions={1: "petting-zoo"})
    assert claims(game, "play stegosaurus") == ("mission",)
    assert claims(game, "play dodo") == ()


@pytest.mark.rule("R-806")
def test_the_bonus_of_a_patch_may_be_the_tenth_card() -> None:
    game = table(hands={1: "patch-1968 reverse-fate +7"}, red=[1963])
    assert len(game.state.hands[0]) == 10
    assert claims(game, "play patch-1968 on 1968") == ("hand",)
    assert claims(game, "play reverse-fate on 1980") == ()


def test_a_way_out_of_reach_is_not_told() -> None:
    game = table(hands={1: "patch-1962 +2"}, red=[1943, 1936, 1957, 1963, 1865, 1981], identities={1: "yuri"},
                 patches="patch-1969 patch-1991")
    assert claims(game, "play patch-1962 on 1962") == ()


def test_a_play_that_destroys_the_universe_wins_nothing() -> None:
    game = table(hands={1: "reverse-fate +9"}, red=NEARLY_LOST)
    told = foretold(game, "play reverse-fate on 1980")
    assert told is not None
    assert told.destroyed
    assert claims(game, "play reverse-fate on 1980") == ()


def test_of_other_cards_nothing_is_told() -> None:
    game = table(hands={1: "time-vortex fast-forward +9"})
    assert claims(game, "play time-vortex") == ()
    assert claims(game, "play fast-forward") == ()


def test_what_others_hold_and_what_is_to_come_make_no_difference() -> None:
    words = ("play reverse-fate on 1963", "play patch-1968 on 1968", "play dodo")
    told = []
    for other, pile in (("memo +2", "dodo memo ark"), ("patch-1969 +2", "dodo ark reverse-fate")):
        game = table(hands={1: "reverse-fate patch-1968 halt-attack", 2: other}, draw=pile,
                     identities={1: "otto"}, missions={1: "petting-zoo"}, red=[1914, 1963])
        told.append([(foretold(game, word), claims(game, word)) for word in words])
    assert told[0] == told[1]


@pytest.mark.rule("R-507")
def test_the_nexus_tells_which_patch_fits_and_which_lies_there() -> None:
    game = table(red=[1936, 1943], patches="patch-1945-treaty")
    told = {patch.patch: patch for patch in rules.nexus(game.state)}
    assert [name for name, patch in told.items() if patch.fits] == ["patch-1945-treaty"]
    assert [name for name, patch in told.items() if patch.in_play] == ["patch-1945-treaty"]
    assert told["patch-1945-treaty"].needs == ((1936, "prime"), (1941, ""), (1943, ""))
    assert told["patch-1945-tokyo"].needs == ((1936, "true"), (1941, "true"), (1943, "prime"))


@pytest.mark.rule("R-706", "R-707")
def test_the_uberparadox_shuts_out_those_who_need_a_later_year() -> None:
    homes = {1: "maeve", 2: "yuri", 3: "squa-tront"}
    game = table(players=3, identities=homes, red=[1943], patches="patch-1962")
    assert [rules.can_reach_home(game.state, seat) for seat in range(3)] == [True, False, True]
    game = table(players=3, identities=homes)
    assert all(rules.can_reach_home(game.state, seat) for seat in range(3))
