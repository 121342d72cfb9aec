"""Linchpins turned at will: the TimeLine never loses its thread."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine import facts
from tests.scenario import Table, table

reds = st.sets(st.sampled_from(facts.LINCHPINS))
linchpins = st.sampled_from(facts.LINCHPINS)


def patched(red: set[int], spared: set[int]) -> Table:
    """Lay every patch that fits, but for the spared years, and give both seats two Reverse Fates."""
    fitting = [patch for patch in [*facts.PATCHES.values(), *facts.NEXUS] if facts.fits(patch, red)]
    laid = [patch for patch in fitting if int(patch.split("-")[1]) not in spared and patch != "patch-1962"]
    hand = "reverse-fate reverse-fate dodo ark"
    return table(hands={1: hand, 2: hand.replace("dodo ark", "memo")}, red=red, patches=" ".join(laid))


@settings(max_examples=60)
@given(red=reds, spared=st.sets(st.sampled_from(facts.RIPPLEPOINTS), max_size=4), year=linchpins)
def test_a_flip_nullifies_exactly_what_no_longer_fits(red: set[int], spared: set[int], year: int) -> None:
    game = patched(red, spared)
    before = game.patches
    game.seat(1).plays("reverse-fate", on=year)
    after = red ^ {year}
    assert game.red == after
    assert game.paradoxes == facts.paradoxes(after)
    assert game.patches == [patch for patch in before if facts.fits(patch, after)]
    lost = [patch for patch in before if not facts.fits(patch, after)]
    assert game.discard_pile == ["reverse-fate", *sorted(lost, key=lambda patch: patch.split("-")[1])]
    was, now = facts.paradoxes(red), facts.paradoxes(after)
    assert {event["year"] for event in game.news("ParadoxOpened")} == now - was
    assert {event["year"] for event in game.news("ParadoxClosed")} == was - now
    assert game.over == (len(game.open_paradoxes) >= 13)


@settings(max_examples=60)
@given(red=reds, year=linchpins)
def test_flipping_twice_loses_only_patches(red: set[int], year: int) -> None:
    game = patched(red, set())
    paradoxes, patches = game.paradoxes, set(game.patches)
    game.seat(1).plays("reverse-fate", on=year)
    kept = set(game.patches)
    if game.over:
        return
    game.seat(1).ends_turn()
    game.seat(2).plays("reverse-fate", on=year)
    if not game.over:
        assert game.paradoxes == paradoxes
    assert game.red == red
    assert set(game.patches) <= kept <= patches
    assert all(facts.fits(patch, red ^ {year}) for patch in game.patches)


@settings(max_examples=40)
@given(years=st.lists(linchpins, max_size=6), seed=st.integers(0, 1000))
def test_sides_depend_on_the_linchpins_alone(years: list[int], seed: int) -> None:
    game = table(hands={1: "reverse-fate " * 3 + "+2", 2: "reverse-fate " * 3 + "+2"})
    red: set[int] = set()
    for year in years:
        if game.over:
            return
        game.seat(game.turn_of).plays("reverse-fate", on=year)
        red ^= {year}
        assert game.paradoxes == facts.paradoxes(red)
        if not game.over:
            game.seat(game.turn_of).ends_turn()
