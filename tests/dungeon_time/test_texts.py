"""Sections 11, 13 and 15: actions as text, what is told, and why something is refused."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.english_refusals import REFUSALS
from chrononauts_qt.kernel.errors import BadActionText
from tests.dungeon_time.facts import ADVENTURES, HEROES, KINDS, MISSIONS
from tests.dungeon_time.table import deal, heroes, lay, resolve

CANONICAL = [
    *(f"keep {hero}" for hero in HEROES),
    *(f"{verb} {card}" for verb in ("play", "discard") for card in (*KINDS, *MISSIONS, *ADVENTURES)),
    *(f"{verb} {kind}" for kind in KINDS for verb in (
        "take", "hand-over", "trade-for", "use seer", "use tinker", "waive", "drop", "remove supply",
        "remove backpack")),
    *(f"use {hero}" for hero in HEROES if hero not in ("seer", "tinker", "understudy")),
    *(f"use understudy as {hero}" for hero in HEROES if hero not in ("seer", "tinker", "understudy")),
    "turn-glass", "done", "wait", "time-up", "reveal", "drop none", "refuse", "sift none", "enough",
    "use tinker map map", "use tinker bow sword", "use understudy as seer cup",
    "use understudy as tinker cup", "use understudy as tinker bow cup", "drop bow cup sword",
    "drop cup cup map", "waive flask sword", "waive gold gold", "waive book cup keys map", "sift 1",
    "sift 1 3 5", "sift 1 2 3 4 5", "order 1", "order 2 1", "order 5 1 2 3 4",
]  # fmt: skip


def test_an_action_is_written_as_it_was_read() -> None:
    assert len(set(CANONICAL)) == len(CANONICAL)
    for text in CANONICAL:
        action = rules.parse(text)
        assert action.text == text
        assert rules.parse(action.text) == action


@pytest.mark.parametrize("text", [
    "", "nothing", "play", "play nobody", "play mule", "play cup cup", "Play cup", "play Cup", "discard",
    "keep", "keep cup", "keep mule seer", "turn-glass 1", "done 1", "wait cup", "time-up now", "reveal cup",
    "use", "use nobody", "use mule cup", "use monk 1", "use seer", "use seer cup cup", "use seer rent-day",
    "use tinker", "use tinker cup bow map", "use tinker sword bow", "use understudy", "use understudy as",
    "use understudy as understudy", "use understudy as seer", "use understudy mule", "drop", "drop none cup",
    "drop sword bow", "drop rent-day", "waive", "waive none", "waive sword bow", "take", "take cup bow",
    "take none", "refuse cup", "sift", "sift 2 1", "sift 1 1", "sift 0", "sift 6", "sift one", "sift none 1",
    "order", "order none", "order 1 1", "order 0 1", "order 1 2 3 4 5 6", "hand-over", "trade-for",
    "hand-over cup bow", "remove", "remove cup", "remove hand cup", "remove supply", "enough cup",
    "play  cup", " done", "done ", "play cup*"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadActionText):
        rules.parse(text)


DUMPED = (
    "turn players extended scenario adventure goal step asked draft heroes used hands deck story played_by "
    "discard done missions_played backpack supply removed slots limit ninth completed failed failures "
    "adventure_done market echo echoed squeeze guesses free waive peek card offer may_refuse handed_over "
    "taken_out outcome"
)


def test_a_dump_has_its_keys() -> None:
    assert sorted(rules.dump(lay(1, "hand 1 cup").state)) == sorted(DUMPED.split())


@pytest.mark.parametrize(("words", "text", "params"), [
    ("hand 1 cup", "play bow", {"card": "bow"}),
    ("hand 1 cup", "reveal", {"step": "adventure", "verb": "reveal"}),
    ("hand 1 cup", "wait", {}),
    ("phase resolution; story black-market cup; backpack gold 1 0", "drop none",
     {"step": "resolve", "verb": "drop"}),
    (f"phase resolution; story cup; {heroes('mule')}", "use mule",
     {"hero": "mule", "kind": "torch", "wanted": 1, "present": 0}),
    (f"phase resolution; story cup; {heroes('advocate')} backpack gold 1 0", "use advocate", {}),
    (f"phase resolution; story cup; {heroes('understudy')} backpack potion 1 0", "use understudy as monk",
     {}),
])
def test_a_refusal_has_its_facts_its_rule_and_words(
        words: str, text: str, params: dict[str, object]) -> None:
    game = lay(1, words)
    reason = game.why(f"1: {text}")
    assert dict(reason.params) == params
    assert reason.rule.startswith("DT-")
    assert rules.refusal(reason)


def test_a_game_says_in_short_where_it_is() -> None:
    for game in (lay(2, "hand 1 cup"), resolve("cup bow")):
        assert game.step in rules.in_short(game.state)


def test_every_refusal_has_words() -> None:
    assert [key for key, said in REFUSALS.items() if not said.strip()] == []


def test_terms_tell_what_was_played() -> None:
    assert rules.terms(lay(1, "scenario level-2; mode extended").state) == {
        "scenario": "level-2", "mode": "extended", "heroes": "off"}
    assert rules.terms(lay(1, f"adventure sneezing-dragon; {heroes('mule')}").state) == {
        "adventure": "sneezing-dragon", "mode": "normal", "heroes": "on"}


def test_a_dump_tells_who_played_the_cards_of_the_story() -> None:
    game = lay(2, "hand 1 cup; hand 2 bow; deck map").says("2: play bow", "1: play cup")
    assert (game.story, game["played_by"]) == ("bow cup", [2, 1])


def test_figures_count_what_was_played_completed_and_of_no_use() -> None:
    game = resolve("fishing-for-genies rent-day cup", "flask hook gold map")
    game.says("1: reveal", "1: refuse", "1: reveal", "1: drop gold", "1: reveal")
    assert rules.figures(game.state) == {"cards": 3, "played": 2, "completed": 1, "wasted": 3}


@pytest.mark.rule("DT-706")
@pytest.mark.parametrize(("seats", "words", "name"), [
    (1, "scenario level-1", "daily/2026-11-28"),
    (2, "scenario level-1", "2 daily/2026-11-28"),
    (1, "scenario level-1; mode extended", "1 daily/2026-11-28"),
    (1, "adventure sneezing-dragon", "1 daily/2026-11-28"),
    (1, f"scenario level-1; {heroes('mule')}", "1 daily/2026-11-28"),
])
def test_a_dungeon_of_the_day_is_one_deal_for_all(seats: int, words: str, name: str) -> None:
    assert rules.deal_name(deal(seats, f"{words}; seed daily/2026-11-28").state) == name
