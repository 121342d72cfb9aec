"""Section 6: thirteen open Paradoxes."""

from __future__ import annotations

import pytest

from tests.engine import facts
from tests.scenario import table


@pytest.mark.rule("R-601", "R-602")
def test_the_thirteenth_open_paradox_ends_the_game_at_once() -> None:
    red = [1865, 1936, 1963, 1980, 1981]
    game = table(players=3, hands={1: "avert-disaster"}, red=red)
    assert len(game.open_paradoxes) == 11
    game.seat(1).plays("avert-disaster", on=1912)
    assert len(game.open_paradoxes) == 13
    assert game.over
    assert game.winner is None
    (destroyed,) = game.news("UniverseDestroyed")
    assert set(destroyed["years"]) == facts.paradoxes({*red, 1912})
    assert game.deciding == []
    assert all(seat.actions == set() for seat in game.seats)


@pytest.mark.rule("R-601")
def test_a_jump_over_thirteen_ends_the_game_too() -> None:
    red = [1865, 1912, 1914, 1937, 1963, 1980, 1981]
    game = table(hands={1: "reverse-fate"}, red=red)
    assert len(game.open_paradoxes) == 11
    game.seat(1).plays("reverse-fate", on=1936)
    assert len(game.open_paradoxes) == 15
    assert game.over
    assert game.winner is None


@pytest.mark.rule("R-601")
def test_twelve_are_not_thirteen() -> None:
    game = table(hands={1: "reverse-fate"}, red=[1865, 1936, 1963, 1980, 1981])
    game.seat(1).plays("reverse-fate", on=1937)
    assert len(game.open_paradoxes) == 12
    assert not game.over


@pytest.mark.rule("R-602")
def test_patched_paradoxes_do_not_count() -> None:
    game = table(hands={1: "avert-disaster"}, red=[1865, 1936, 1963, 1980, 1981], patches="patch-1948")
    game.seat(1).plays("avert-disaster", on=1912)
    assert len(game.paradoxes) == 13
    assert len(game.open_paradoxes) == 12
    assert not game.over


@pytest.mark.rule("R-602", "R-606")
def test_all_nineteen_may_be_paradoxes_at_once() -> None:
    game = table(red=facts.LINCHPINS, patches="patch-1868 patch-1917 patch-1918 patch-1929 patch-1933 "
                                              "patch-1945-treaty patch-1939")
    assert len(game.paradoxes) == 19
    assert len(game.open_paradoxes) == 12


@pytest.mark.rule("R-416", "R-603", "A-09")
def test_the_count_is_taken_after_the_whole_adjustment() -> None:
    game = table(hands={1: "prevent-assassination"}, red=[1865, 1912, 1914, 1936, 1937, 1941, 1963],
                 patches="patch-1945-treaty")
    assert len(game.open_paradoxes) == 12
    game.seat(1).plays("prevent-assassination", on=1936)
    assert 1945 in game.open_paradoxes
    assert len(game.open_paradoxes) == 9
    assert not game.over


@pytest.mark.rule("R-603")
def test_the_count_is_not_taken_before_the_window_closes() -> None:
    game = table(hands={1: "avert-disaster", 2: "memo"}, red=[1865, 1936, 1963, 1980, 1981])
    game.seat(1).announces("avert-disaster", on=1912)
    assert not game.over
    game.seat(2).memo()
    game.everybody_allows()
    assert not game.over
    assert len(game.open_paradoxes) == 11


@pytest.mark.rule("R-604")
def test_destruction_comes_before_any_claim() -> None:
    game = table(hands={1: "reverse-fate +11", 2: "+3"}, red=[1865, 1936, 1963, 1980, 1981],
                 tables={1: facts.MISSIONS["petting-zoo"]}, missions={1: "petting-zoo"})
    game.seat(1).plays("reverse-fate", on=1912)
    assert game.over
    for route in ("hand", "mission", "home"):
        assert game.seat(1).refused(f"claim {route}") == "game-over"
    assert game.winner is None


@pytest.mark.rule("R-604")
def test_destruction_comes_in_the_middle_of_a_fast_forward() -> None:
    game = table(hands={1: "fast-forward reverse-fate dodo"}, red=[1865, 1936, 1963, 1980, 1981])
    game.seat(1).plays("fast-forward")
    game.seat(1).plays("reverse-fate", on=1912)
    assert game.over
    assert game.seat(1).refused("play dodo") == "game-over"


@pytest.mark.rule("R-605", "A-11")
def test_paradoxes_beyond_1962_count_during_the_uberparadox() -> None:
    red = [1865, 1912, 1914, 1937, 1957, 1963, 1980, 1981, 1993]
    game = table(hands={1: "reverse-fate"}, red=red, patches="patch-1962")
    assert game.uberparadox
    assert len(game.open_paradoxes) == 12
    assert {year for year in game.open_paradoxes if year > 1962} == {1968, 1969, 1974, 1986, 1991, 1995, 1999}
    assert len([year for year in game.open_paradoxes if year < 1962]) == 5
    game.seat(1).plays("reverse-fate", on=1915)
    assert game.over


@pytest.mark.rule("R-606")
def test_only_simultaneous_paradoxes_count() -> None:
    game = table(hands={1: "+2 " + "reverse-fate " * 4, 2: "+2 " + "reverse-fate " * 4})
    opened = 0
    for year in (1936, 1936, 1912, 1912, 1963, 1963, 1943, 1943):
        game.seat(game.turn_of).plays("reverse-fate", on=year)
        opened += len(game.news("ParadoxOpened"))
        game.seat(game.turn_of).ends_turn()
    assert opened == 4 + 2 + 2 + 2
    assert not game.over
    assert game.open_paradoxes == set()
