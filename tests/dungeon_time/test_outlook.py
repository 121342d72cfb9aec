"""What would come of the Story if it were told now, and what failures have cost."""

from __future__ import annotations

from itertools import product
from typing import Any

from chrononauts_qt.games.dungeon_time import account, rules
from chrononauts_qt.games.dungeon_time.outlook import Chosen, chosen_in, told_now
from tests.dungeon_time.play import setup_of, steps
from tests.dungeon_time.table import lay, resolve

NONE = Chosen({}, {})


def test_the_last_outlook_is_what_came_without_heroes() -> None:
    """Random games: told with the choices that the team made later, the Story comes to the same end."""
    looked = 0
    for number, seats in product(range(0, 60, 2), (1, 3, 5)):
        whole: list[Any] = []
        for state, _ in steps(setup_of(seats, number), f"outlook {number}"):
            if state.turn == 1:
                whole = [state.copy()]
        if not whole or state.heroes or state.outcome is None:
            continue
        told, came = told_now(whole[0], chosen_in(state.events)), rules.view(state, None)
        assert (told.outcome, told.backpack, told.completed) == (came.outcome, came.backpack, came.completed)
        looked += 1
    assert looked > 20


def test_looking_ahead_changes_nothing() -> None:
    state = lay(2, "hand 1 cup bow; hand 2 map").state
    before = rules.dump(state)
    told_now(state, NONE)
    assert rules.dump(state) == before


def test_a_team_that_was_never_asked_keeps_its_items_and_leaves_what_it_may() -> None:
    state = resolve("important-absence fishing-for-genies", "hook flask hook").state
    told = told_now(state, NONE)
    assert told.completed == ("fishing-for-genies",)
    assert told.backpack == {"hook": (1, 0)}


def test_what_was_chosen_is_chosen() -> None:
    state = resolve("important-absence fishing-for-genies", "hook flask hook").state
    told = told_now(state, Chosen({"fishing-for-genies": "sword"}, {"important-absence": ("hook",)}))
    assert told.backpack == {"sword": (0, 1)}


def test_the_failure_that_cost_most_is_the_one_whose_reward_was_missed() -> None:
    table = resolve("important-absence rent-day fishing-for-genies", "hook")
    for said in ("1: reveal", "1: drop none", "1: reveal", "1: reveal", "1: drop none"):
        table.says(said)
    cost = account.dearest(table.state.events)
    assert cost == account.Cost("important-absence", ("flask",), ("fishing-for-genies",), ())


def test_where_no_failure_cost_anything_none_cost_most() -> None:
    table = resolve("important-absence", "cup")
    table.says("1: reveal")
    assert account.dearest(table.state.events) is None


def test_items_left_discarded_or_burnt_have_served_nothing() -> None:
    table = resolve("important-absence cup bow", "hook map map")
    for said in ("1: reveal", "1: drop hook", "1: reveal", "1: reveal"):
        table.says(said)
    assert account.unused(rules.view(table.state, None)) == ("bow", "map", "map", "hook", "cup")


def test_a_team_that_must_choose_takes_what_is_named_first() -> None:
    state = resolve("twins-in-the-tower cup", "potion potion keys").state
    assert told_now(state, NONE).backpack == {"map": (0, 1), "cup": (1, 0)}
