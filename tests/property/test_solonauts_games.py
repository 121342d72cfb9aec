"""Whatever is played in Solonauts: who goes home, what is drawn, and how long it can last."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.kernel.errors import BadSetup
from tests.engine import facts
from tests.property.small_play import Game, stands_ready
from tests.small_scenarios import HAND, SOLO_DECK


def red_and_patches(dump: dict[str, Any]) -> tuple[set[int], set[str]]:
    tiles = dump["timeline"]
    return ({int(year) for year in tiles if tiles[year]["side"] == "prime"},
            {tiles[year]["patch"] for year in tiles if tiles[year]["patch"]})


@pytest.mark.rule("R-1202", "R-1205", "R-1214")
def test_the_timeline_follows_the_linchpins(games: range) -> None:
    for seed in games:
        game = Game("solonauts", seed)
        for step in game.moments():
            view, (red, patches) = game.rules.view(game.state, 0), red_and_patches(game.dump)
            paradoxes = {tile.year for tile in view.timeline if tile.side == "paradox"}
            patched = {tile.year for tile in view.timeline if tile.patch}
            assert paradoxes == facts.paradoxes(red), (seed, step)
            assert all(facts.fits(patch, red) for patch in patches), (seed, step)
            assert set(view.open_paradoxes) == paradoxes - patched
            assert view.uberparadox == (1962 in patched)
            destroyed = view.outcome is not None and view.outcome.route == "destroyed"
            assert destroyed == (len(view.open_paradoxes) >= 13), (seed, step)


@pytest.mark.rule("R-1210", "A-23", "R-1211", "R-1212")
def test_everybody_goes_home_as_soon_as_possible_and_for_good(games: range) -> None:
    gone = 0
    for seed in games:
        game = Game("solonauts", seed)
        travellers, before = game.dump["travellers"], game.dump["home"]
        assert before == []
        for step in game.play():
            dump = game.dump
            home = dump["home"]
            assert dump["travellers"] == travellers
            assert home[: len(before)] == before, "home is final"
            new = home[len(before):]
            outcome = game.rules.outcome(game.state)
            if step.action.verb == "play" and (outcome is None or outcome.route != "destroyed"):
                red, patches = red_and_patches(dump)
                ready = {who for who in travellers if who not in before and stands_ready(who, red, patches)}
                assert set(new) == ready, (seed, step)
            else:
                assert new == [], (seed, step)
            told = [event.data["identity"] for event in step.events if event.name == "TravellerHome"]
            assert told == new
            gone += len(new)
            before = home
        outcome = game.rules.outcome(game.state)
        assert outcome is not None
        assert (outcome.route == "all-home") == (set(before) == set(travellers)), seed
        if outcome.route == "stranded":
            assert (game.dump["seats"][0]["hand"], game.dump["draw_pile"]) == ([], []), seed
    assert gone > 20


@pytest.mark.rule("R-1206", "R-1207", "R-1208", "R-1209", "R-1213", "A-37")
def test_what_is_drawn_after_every_step(games: range) -> None:
    stuck = emptied = 0
    for seed in games:
        game = Game("solonauts", seed)
        pile, hand, step_was = game.dump["draw_pile"], game.dump["seats"][0]["hand"], "play"
        for step in game.moments():
            dump, view = game.dump, game.rules.view(game.state, 0)
            if step is not None:
                size = len(hand) - 1
                if step.action.verb == "play" or step_was == "stuck" or size == 0:
                    size = min(HAND, size + len(pile))
                drawn = size - len(hand) + 1
                if view.outcome is not None:
                    drawn = size = len(dump["seats"][0]["hand"]) - len(hand) + 1
                    size += len(hand) - 1
                assert len(dump["seats"][0]["hand"]) == size, (seed, step)
                assert dump["draw_pile"] == pile[drawn:], (seed, step)
                emptied += len(hand) == 1 and drawn > 1
            playable = {action.card_id for action in view.actions if action.verb == "play"}
            assert view.step == ("over" if view.outcome else "play" if playable else "stuck"), (seed, step)
            free = {c for c in view.hand if view.step == "stuck" or c.startswith("patch")}
            if view.outcome is None:
                assert {a.card_id for a in view.actions if a.verb == "discard"} == free
                assert "stop" in map(str, view.actions)
            stuck += view.step == "stuck"
            pile, hand, step_was = dump["draw_pile"], dump["seats"][0]["hand"], view.step
        assert not {"PileShuffled", "DrawSkipped"} & {event.name for event in game.log}
    assert stuck > 5
    assert emptied


@pytest.mark.rule("R-1216")
def test_every_step_uses_up_a_card_so_that_41_are_the_most(games: range) -> None:
    longest = 0
    for seed in games:
        game = Game("solonauts", seed)
        left, steps = cards_left(game.dump), 0
        for step in game.play(1000):
            assert cards_left(game.dump) == left - 1, (seed, step)
            left, steps = left - 1, steps + 1
        assert game.rules.outcome(game.state) is not None
        assert steps <= 41, seed
        longest = max(longest, steps)
    assert longest == 41


def cards_left(dump: dict[str, Any]) -> int:
    return len(dump["draw_pile"]) + len(dump["seats"][0]["hand"])


@pytest.mark.rule("R-1215")
def test_a_needed_patch_in_the_discard_pile_means_that_somebody_stays(games: range) -> None:
    warned: Counter[str] = Counter()
    for seed in games:
        game = Game("solonauts", seed)
        lost: set[str] = set()
        for _ in game.moments():
            dump = game.dump
            thrown = set(dump["discard_pile"])
            waiting = set(dump["travellers"]) - set(dump["home"])
            lost |= {who for who in waiting
                     if thrown & {facts.PATCHES[year] for year in facts.IDENTITIES[who][1:]}}
            assert not lost & set(dump["home"]), (seed, lost)
            wanted = {patch for patch in facts.PATCHES.values()
                      if solonauts.is_wanted(game.state, parse(f"discard {patch}").card)}
            assert wanted == {facts.PATCHES[year] for who in waiting for year in facts.IDENTITIES[who][1:]}
            view = game.rules.view(game.state, 0)
            assert set(view.unneeded) == {c for c in view.hand if c.startswith("patch")} - wanted
        outcome = game.rules.outcome(game.state)
        assert outcome is not None
        assert not (lost and outcome.route == "all-home"), seed
        warned[outcome.route] += bool(lost)
    assert warned["stranded"]


def test_what_is_foretold_comes_true(few_games: range) -> None:
    foretold = 0
    for seed in few_games:
        game = Game("solonauts", seed)
        for _ in game.moments():
            for action in game.rules.view(game.state, 0).actions[::5]:
                after = solonauts.travellers_after(game.state, action)
                forecast = solonauts.forecast(game.state, 0, action)
                assert bool(after) == (forecast is not None) == (action.verb == "play"), action
                if forecast is None:
                    continue
                tried = game.state.copy()
                game.rules.apply(tried, 0, action)
                view = game.rules.view(tried, 0)
                assert forecast.open_count == len(view.open_paradoxes), (seed, action)
                assert forecast.destroyed == (len(view.open_paradoxes) >= 13)
                if not forecast.destroyed:
                    assert after == view.travellers, (seed, action)
                foretold += 1
    assert foretold > 300


@settings(max_examples=80)
@given(
    red=st.sets(st.sampled_from(facts.LINCHPINS), max_size=9),
    spared=st.sets(st.sampled_from(facts.RIPPLEPOINTS), max_size=8),
    hand=st.lists(st.sampled_from(sorted(SOLO_DECK)), min_size=1, max_size=5, unique=True),
    pick=st.integers(0, 1000),
)
@pytest.mark.rule("R-1205", "R-1214")
def test_a_card_plays_as_in_the_full_game(
    red: set[int], spared: set[int], hand: list[str], pick: int
) -> None:
    patches, years = [], {f"{year}" for year in spared}
    for patch in [*facts.PATCHES.values(), *facts.NEXUS]:
        if facts.fits(patch, red) and patch.split("-")[1] not in years and patch not in hand:
            patches.append(patch)
    laid = {"red": tuple(red), "patches": tuple(patches)}
    try:
        alone, _ = solonauts.new_game(solonauts.Setup(14, "alone", hand=tuple(hand), **laid))  # type: ignore[arg-type]
    except BadSetup:
        assume(False)  # 13 open Paradoxes
    table, _ = rules.new_game(rules.Setup(
        2, "table", "seat-1", False, hands={0: tuple(hand), 1: ()}, draw_pile=("memo",), **laid))  # type: ignore[arg-type]
    plays = [action for action in solonauts.legal_actions(alone, 0) if action.verb == "play"]
    assert plays == [a for a in rules.legal_actions(table, 0) if a.verb == "play"]
    for card in hand:
        ours, theirs = solonauts.explain_card(alone, 0, card), rules.explain_card(table, 0, card)
        assert (ours and ours.key) == (theirs and theirs.key), card
    assume(bool(plays) and solonauts.outcome(alone) is None)
    action = plays[pick % len(plays)]
    solonauts.apply(alone, 0, action)
    rules.apply(table, 0, action)
    rules.apply(table, 1, parse("allow"))
    assert solonauts.view(alone, 0).timeline == rules.view(table, 0).timeline
    assert solonauts.view(alone, 0).discard_pile == rules.view(table, 0).discard_pile
