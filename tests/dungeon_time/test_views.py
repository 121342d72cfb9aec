"""Section 14 and DT-1010: what is seen when, by all alike."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dungeon_time.facts import half
from tests.dungeon_time.table import Table, deal, heroes, lay, resolve

ALL = (None, 1, 2)
MISSIONS = f"missions {' '.join([*half(1, 1), *half(1, 2)])}; "


def shared(game: Table, seat: int | None) -> Any:
    """Return a view without what is a seat's own: who it is, and what it may say."""
    return game.view(seat)._replace(seat=None, actions=())


def test_a_view_is_the_same_for_all_but_for_their_actions() -> None:
    for game in (deal(2, "heroes on"), deal(2), lay(2, "hand 1 cup; hand 2 bow rent-day; story gold map"),
                 resolve("cup bow", "torch", heroes("mule", "monk"))):
        assert shared(game, 1) == shared(game, 2) == shared(game, None)
        assert [game.view(seat).seat for seat in ALL] == [None, 0, 1]
        for seat in (1, 2):
            assert sorted(action.text for action in game.view(seat).actions) == game.options(seat)
        assert list(game.view(None).actions) == []


@pytest.mark.parametrize("seat", ALL)
def test_all_see_what_lies_open(seat: int | None) -> None:
    words = heroes("mule", "seer") + (
        "scenario level-2; mode extended; hand 1 map; supply cup 0; goal 4; completed important-absence;"
        "failed black-market haunted-pawnshop")
    game = resolve("cup bow", "gold gold* hook", words)
    view = game.view(seat)
    assert (view.step, list(view.deciding), view.outcome) == ("resolve", [0, 1], None)
    assert (view.players, view.scenario, view.adventure, view.goal, view.extended) == (
        2, "level-2", "", 4, True)
    assert (list(view.heroes), set(view.used), [list(hand) for hand in view.hands]) == (
        ["mule", "seer"], set(), [["map"], []])
    assert {kind: tuple(count) for kind, count in view.backpack.items()} == {"gold": (1, 1), "hook": (1, 0)}
    assert (view.supply["cup"], view.supply["gold"], view.slots, view.limit) == (0, 1, 2, 7)
    assert (list(view.completed), list(view.failed), view.failures) == (
        ["important-absence"], ["black-market", "haunted-pawnshop"], 2)
    assert (view.deck_size, view.story_size, view.story_back) == (len(game["deck"]), 2, "item")
    assert (list(view.deck), list(view.story), view.story_top) == ([], [], None)


@pytest.mark.parametrize("seat", ALL)
def test_a_draft_is_seen_by_all(seat: int | None) -> None:
    game = deal(2, "heroes on; draft 1 mule seer; draft 2 monk tinker")
    assert [list(pair) for pair in game.view(seat).draft] == [["mule", "seer"], ["monk", "tinker"]]


@pytest.mark.rule("DT-305", "DT-1010")
@pytest.mark.parametrize("seat", ALL)
def test_no_view_of_the_adventure_phase_names_a_card_below_the_top(seat: int | None) -> None:
    game = lay(2, "hand 1 wandering-library cup; hand 2 rent-day; deck gold map hook keys")
    game.says("1: play wandering-library", "2: play rent-day", "1: play cup")
    seen = str(shared(game, seat))
    assert [card for card in ("wandering-library", "rent-day") if card in seen] == []
    assert "'cup'" in seen


@pytest.mark.rule("DT-1010")
@pytest.mark.parametrize("seat", ALL)
def test_in_the_resolution_only_revealed_cards_are_named(seat: int | None) -> None:
    game = lay(2, "hand 1 wandering-library cup; hand 2 rent-day; deck gold map hook keys")
    game.says("1: play wandering-library", "2: play rent-day", "1: play cup", "1: time-up", "1: reveal")
    assert "wandering-library" in str(shared(game, seat))
    assert "rent-day" not in str(shared(game, seat))
    revealed = [event.data for event in game.view(seat).events if event.name == "CardRevealed"]
    assert [(told["card"], told["seat"]) for told in revealed] == [("wandering-library", 0)]


@pytest.mark.parametrize("seat", ALL)
def test_no_mission_of_the_deck_is_named(seat: int | None) -> None:
    for scenario in ("good-luck", "tome", "level-1"):
        game = deal(2, f"scenario {scenario}")
        held = [card for hand in game["hands"] for card in hand]
        assert [card for card in game["deck"] if "-" in card and f"'{card}'" in str(game.view(seat))] == []
        assert [card for card in held if f"'{card}'" not in str(game.view(seat))] == []


@pytest.mark.parametrize("seat", ALL)
def test_behind_the_end_all_is_seen(seat: int | None) -> None:
    game = lay(2, "hand 1 cup bow; hand 2 rent-day; deck gold map")
    game.says("1: play cup", "1: time-up", "1: reveal")
    view = game.view(seat)
    assert (view.step, view.outcome.route) == ("over", "short")
    assert list(view.deck) == game["deck"]
    assert [list(hand) for hand in view.hands] == game["hands"]
    played = [event.data for event in view.events if event.name == "CardPlayed"]
    assert [(told["card"], told["seat"]) for told in played] == [("cup", 0)]


@pytest.mark.parametrize("seat", ALL)
def test_behind_a_broken_backpack_the_rest_of_the_story_is_seen(seat: int | None) -> None:
    game = resolve("gold rent-day hook", "sword bow shield torch potion flask map keys").says("1: reveal")
    assert list(game.view(seat).story) == ["rent-day", "hook"]


@pytest.mark.rule("DT-1010")
@pytest.mark.parametrize("seat", ALL)
def test_cards_that_were_looked_at_are_told_while_the_step_lasts(seat: int | None) -> None:
    game = resolve("cup rent-day bow", "", heroes("librarian", "mule")).says("1: use librarian")
    assert "rent-day" in str(shared(game, seat))
    game.says("1: order 3 2 1")
    assert "rent-day" not in str(shared(game, seat)._replace(events=()))


@pytest.mark.rule("DT-1010")
@pytest.mark.parametrize(("hero", "answer"), [("librarian", "order 3 2 1"), ("monk", "sift none")])
def test_no_event_of_a_view_repeats_what_was_looked_at(hero: str, answer: str) -> None:
    game = resolve("cup rent-day bow", "", heroes(hero, "mule")).says(f"1: use {hero}", f"1: {answer}")
    assert "rent-day" not in str(game.view().events)


# -- two worlds ------------------------------------------------------------------------------------------

PLAYED = "hand 1 cup wandering-library; hand 2 bow; deck sword; "


def differing(words: str, other: str, step: str = "adventure") -> list[str]:
    """Return the fields in which the public views of two positions differ."""
    one, two = shared(lay(2, words), None), shared(lay(2, other), None)
    assert (one.step, two.step) == (step, step)
    return [name for name in one._fields if getattr(one, name) != getattr(two, name)]


@pytest.mark.rule("DT-305", "DT-1010")
def test_the_order_of_the_story_is_in_no_view() -> None:
    assert differing(f"{PLAYED} story rent-day gold map keys", f"{PLAYED} story map rent-day gold keys") == []


@pytest.mark.rule("DT-305", "DT-1010")
def test_items_of_the_story_are_in_no_view() -> None:
    one, other = (f"{PLAYED} story rent-day {items} keys" for items in ("gold map", "hook torch"))
    assert differing(one, other) == []


@pytest.mark.rule("DT-305", "DT-1010")
def test_missions_of_the_story_are_in_no_view() -> None:
    one, other = (f"{MISSIONS} {PLAYED} story {mission} gold keys" for mission in ("rent-day", "last-orders"))
    assert differing(one, other) == []


@pytest.mark.rule("DT-305", "DT-1010")
def test_how_many_missions_were_played_is_seen() -> None:
    """They are counted towards the goal and the Reputation."""
    worlds = f"{PLAYED} story rent-day gold map keys", f"{PLAYED} story hook gold map keys"
    assert differing(*worlds) == ["missions_played"]


@pytest.mark.rule("DT-204", "DT-1010")
def test_the_deck_below_its_top_is_in_no_view() -> None:
    hands = "hand 1 cup; hand 2 bow; story keys; "
    one, other = (f"{MISSIONS} {hands} deck {deck}" for deck in ("sword gold rent-day", "map rent-day hook"))
    assert differing(one, other) == []
    assert differing(f"{hands} deck sword", f"{hands} deck rent-day") == ["deck_back"]


@pytest.mark.rule("DT-512")
def test_the_rest_of_the_story_is_in_no_view_of_the_resolution() -> None:
    words = "phase resolution; hand 1 cup; "
    one, other = f"{words} story gold rent-day map", f"{words} story map gold rent-day"
    assert differing(one, other, "resolve") == []
    assert differing(one, f"{words} story rent-day gold map", "resolve") == ["story_back"]


def test_nobody_is_first_to_move_and_no_hand_is_opened_at_the_end() -> None:
    for game in (lay(2, "hand 1 cup"), resolve("cup bow")):
        assert (game.view().seat_to_move, game.view().is_open) == (0, False)
