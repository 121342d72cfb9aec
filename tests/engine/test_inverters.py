"""Section 4: turning Linchpins, and the ripples."""

from __future__ import annotations

import random

import pytest

from chrononauts_qt.games.chrononauts import timeline
from tests.engine import facts
from tests.scenario import Table, table

ALL_INVERTERS = " ".join(facts.FLIPS)


def flip(game: Table, *years: int) -> None:
    """Let the active player turn the years over, one each turn; others pass."""
    for year in years:
        game.seat(game.turn_of).plays("reverse-fate", on=year)
        game.seat(game.turn_of).ends_turn()


@pytest.mark.rule("R-401")
def test_an_inverter_is_discarded_and_flips_one_linchpin() -> None:
    game = table(hands={1: "avert-disaster"}, draw="dodo")
    game.seat(1).plays("avert-disaster", on=1937)
    assert game.red == {1937}
    assert game.paradoxes == {1950}
    assert game.discard_pile == ["avert-disaster"]
    assert game.seat(1).hand == ["dodo"]
    assert game.order("CardDiscarded", "LinchpinFlipped", "ParadoxOpened") == [
        "CardDiscarded", "LinchpinFlipped", "ParadoxOpened",
    ]
    assert game.news("LinchpinFlipped") == [{"year": 1937, "side": "prime", "seat": 1}]


@pytest.mark.rule("R-401", "R-408")
@pytest.mark.parametrize("year", facts.LINCHPINS)
def test_one_flip_from_true_history_and_back(year: int) -> None:
    game = table(hands={1: "reverse-fate", 2: "restore-history"})
    flip(game, year)
    assert game.red == {year}
    assert game.open_paradoxes == game.paradoxes == facts.ONE_FLIP[year]
    game.seat(2).plays("restore-history", on=year)
    assert game.red == game.paradoxes == set()


@pytest.mark.rule("R-402")
@pytest.mark.parametrize("card", facts.FLIPS)
def test_no_inverter_acts_on_a_ripplepoint(card: str) -> None:
    game = table(hands={1: card}, red=[1912, 1963])
    for year in facts.RIPPLEPOINTS:
        reason = game.seat(1).reason(f"play {card} on {year}")
        assert reason.key == "ripplepoint-not-flipped"
        assert reason.params["year"] == year


@pytest.mark.rule("R-403", "R-404", "R-405", "R-406", "R-407")
@pytest.mark.parametrize("card", facts.FLIPS)
@pytest.mark.parametrize("year", facts.LINCHPINS)
def test_each_inverter_flips_exactly_its_linchpins_in_its_direction(card: str, year: int) -> None:
    for side in ("true", "prime"):
        game = table(hands={1: card}, red=[year] if side == "prime" else [])
        text = f"play {card} on {year}"
        if (year, side) in facts.FLIPS[card]:
            assert game.seat(1).can(text)
            game.seat(1).plays(card, on=year)
            assert game.side(year) == ("true" if side == "prime" else "prime")
        elif {(year, "true"), (year, "prime")} & facts.FLIPS[card]:
            assert game.seat(1).refused(text) == "linchpin-wrong-side"
        else:
            assert game.seat(1).refused(text) == "linchpin-not-listed"


@pytest.mark.rule("R-403")
def test_an_inverter_changes_no_other_linchpin() -> None:
    game = table(hands={1: "restore-history"}, red=[1865, 1914, 1993])
    game.seat(1).plays("restore-history", on=1914)
    assert game.red == {1865, 1993}


@pytest.mark.rule("R-404", "R-406", "R-407", "T-09")
def test_t09_only_some_inverters_bring_a_disaster_back() -> None:
    game = table(hands={1: "avert-disaster restore-history reverse-fate"}, red=[1912])
    assert game.seat(1).refused("play avert-disaster on 1912") == "linchpin-wrong-side"
    assert game.seat(1).can("play restore-history on 1912")
    assert game.seat(1).can("play reverse-fate on 1912")


@pytest.mark.rule("R-405")
@pytest.mark.parametrize("year", [1936, 1981])
def test_prevent_assassination_undoes_a_killing_of_altered_history(year: int) -> None:
    game = table(hands={1: "prevent-assassination"}, red=[year])
    game.seat(1).plays("prevent-assassination", on=year)
    assert game.side(year) == "true"
    assert game.seat(1).refused(f"play prevent-assassination on {year}") != ""


@pytest.mark.rule("R-409")
@pytest.mark.parametrize("year", [y for y, c in facts.PARADOXED_IF.items() if len(c) == 4])
def test_a_single_dependency(year: int) -> None:
    linchpin = int(facts.PARADOXED_IF[year])
    others = [y for y in facts.LINCHPINS if y != linchpin]
    assert len([y for y, c in facts.PARADOXED_IF.items() if len(c) == 4]) == 12
    assert timeline.side(year, timeline.LINCHPIN_BIT[linchpin]) == "paradox"
    assert timeline.side(year, sum(timeline.LINCHPIN_BIT[y] for y in others)) == "true"


@pytest.mark.rule("R-410")
@pytest.mark.parametrize("year", [1933, 1945, 1962, 1969])
def test_an_or_needs_one_of_its_linchpins(year: int) -> None:
    primes = [int(word) for word in facts.PARADOXED_IF[year].split(" or ")]
    for prime in primes:
        assert table(red=[prime]).side(year) == "paradox"
    assert table(red=primes).side(year) == "paradox"
    assert table(red=[1914]).side(year) == "true"


@pytest.mark.rule("R-411")
@pytest.mark.parametrize("year", [1944, 1974, 1986])
def test_an_and_needs_all_of_its_linchpins(year: int) -> None:
    first, second = (int(word) for word in facts.PARADOXED_IF[year].split(" and "))
    assert table(red=[first]).side(year) == "true"
    assert table(red=[second]).side(year) == "true"
    game = table(hands={1: "reverse-fate", 2: "restore-history"}, red=[first])
    flip(game, second)
    assert game.side(year) == "paradox"
    game.seat(2).plays("restore-history", on=first)
    assert game.side(year) == "true"


@pytest.mark.rule("R-408", "R-409", "R-410", "R-411", "R-412")
def test_all_8192_settings_of_the_linchpins() -> None:
    for setting in range(1 << 13):
        red = {year for bit, year in enumerate(facts.LINCHPINS) if setting >> bit & 1}
        bits = sum(timeline.LINCHPIN_BIT[year] for year in red)
        shown = {year for year in facts.RIPPLEPOINTS if timeline.side(year, bits) == "paradox"}
        assert shown == facts.paradoxes(red), red


@pytest.mark.rule("R-412")
def test_the_order_of_flips_does_not_matter() -> None:
    years = [1865, 1912, 1936, 1941, 1957, 1963]
    for seed in range(8):
        order = random.Random(seed).sample(years, len(years))
        patched = "patch-1939 patch-1942 patch-1945-treaty"
        game = table(hands={1: "+2 " + "reverse-fate " * 3, 2: "+2 " + "reverse-fate " * 3}, red=[1936],
                     patches=patched)
        flip(game, *(year for year in order if year != 1936))
        assert game.red == set(years)
        assert game.paradoxes == facts.paradoxes(set(years))
        assert game.open_paradoxes == facts.paradoxes(set(years)) - {1939, 1942, 1945}


@pytest.mark.rule("R-412")
def test_flipping_twice_changes_nothing() -> None:
    game = table(hands={1: "reverse-fate", 2: "reverse-fate"}, red=[1912, 1981])
    before = game.paradoxes
    flip(game, 1936)
    assert game.paradoxes != before
    flip(game, 1936)
    assert game.paradoxes == before


@pytest.mark.rule("R-414")
def test_a_listed_ripplepoint_may_stay_as_it_is() -> None:
    game = table(hands={1: "reverse-fate", 2: "reverse-fate"}, red=[1957])
    game.seat(1).plays("reverse-fate", on=1963)
    assert {event["year"] for event in game.news("ParadoxOpened")} == {1968}
    assert {event["year"] for event in game.news("ConditionHeld")} == {1969, 1974}
    assert {event["cause"] for event in game.news("ConditionHeld")} == {1963}
    assert game.side(1969) == "paradox"
    assert game.side(1974) == "true"


@pytest.mark.rule("R-410", "R-411", "R-414")
def test_what_held_tells_its_linchpins_in_effect() -> None:
    def held(card: str, year: int, *red: int) -> dict[int, tuple[tuple[int, ...], int]]:
        game = table(hands={1: card}, red=red)
        game.seat(1).plays(card, on=year)
        return {event["year"]: (tuple(event["lit"]), event["needs"]) for event in game.news("ConditionHeld")}

    assert held("reverse-fate", 1963, 1957) == {1969: ((1957, 1963), 1), 1974: ((1963,), 2)}
    assert held("reverse-fate", 1936, 1943) == {1944: ((1936,), 2), 1945: ((1936, 1943), 1)}
    assert held("restore-history", 1957, 1957, 1963) == {1969: ((1963,), 1)}
    assert held("restore-history", 1980, 1980) == {1986: ((), 2)}
    assert held("avert-disaster", 1937) == {}


@pytest.mark.rule("R-412")
def test_the_linchpins_in_effect_are_shown() -> None:
    game = table(red=[1865, 1957, 1963])
    assert set(game.tile(1969).lit) == {1957, 1963}
    assert set(game.tile(1974).lit) == {1865, 1963}
    assert set(table(red=[1865]).tile(1974).lit) == {1865}
    assert game.tile(1945).lit == ()


@pytest.mark.rule("R-415", "R-505", "T-10")
def test_t10_the_patch_leaves_before_the_card_turns_blue() -> None:
    game = table(hands={1: "restore-history"}, red=[1912], patches="patch-1929")
    assert game.open_paradoxes == {1933}
    game.seat(1).plays("restore-history", on=1912)
    assert game.order("PatchNullified", "ParadoxClosed") == ["PatchNullified"] + ["ParadoxClosed"] * 2
    assert game.news("PatchNullified") == [
        {"year": 1929, "patch": "patch-1929", "still_paradox": False, "cause": 1912},
    ]
    assert game.discard_pile == ["restore-history", "patch-1929"]
    assert game.side(1929) == "true"
    assert game.open_paradoxes == set()


@pytest.mark.rule("R-416", "A-09")
def test_nullified_patches_follow_the_inverter_in_year_order() -> None:
    game = table(hands={1: "prevent-assassination"}, red=[1936, 1941],
                 patches="patch-1948 patch-1945-treaty patch-1939 patch-1944 patch-1942")
    game.seat(1).plays("prevent-assassination", on=1936)
    assert game.discard_pile == [
        "prevent-assassination", "patch-1939", "patch-1942", "patch-1944", "patch-1945-treaty", "patch-1948",
    ]
    assert [event["year"] for event in game.news("PatchNullified")] == [1939, 1942, 1944, 1945, 1948]
    events = game.order("PatchNullified", "ParadoxOpened", "ParadoxClosed")
    assert events == ["PatchNullified"] * 5 + ["ParadoxClosed"] * 4
    assert game.open_paradoxes == {1945}
    assert game.patches == []


@pytest.mark.rule("T-01")
def test_t01_saving_kennedy() -> None:
    game = table(hands={1: "prevent-assassination"})
    game.seat(1).plays("prevent-assassination", on=1963)
    assert (game.side(1968), game.side(1969), game.side(1974)) == ("paradox", "paradox", "true")


@pytest.mark.rule("T-02")
def test_t02_sabotaging_sputnik() -> None:
    game = table(hands={1: "sabotage"})
    game.seat(1).plays("sabotage", on=1957)
    assert game.side(1969) == "paradox"


@pytest.mark.rule("T-03")
@pytest.mark.parametrize("back", [1963, 1865])
def test_t03_both_presidents_are_needed(back: int) -> None:
    game = table(hands={1: "reverse-fate", 2: "reverse-fate restore-history"})
    flip(game, 1963, 1865)
    assert game.side(1974) == "paradox"
    game.seat(1).passes()
    game.seat(2).plays("restore-history", on=back)
    assert game.side(1974) == "true"


@pytest.mark.rule("T-04")
def test_t04_sputnik_alone_keeps_1969() -> None:
    game = table(hands={1: "restore-history"}, red=[1957, 1963])
    game.seat(1).plays("restore-history", on=1963)
    assert (game.side(1968), game.side(1969)) == ("true", "paradox")
