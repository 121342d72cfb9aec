"""Bots say the same wherever only hidden things differ, and whoever peeks is caught."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

import chrononauts_qt.bots
from chrononauts_qt import shelf
from chrononauts_qt.bots import ranks
from chrononauts_qt.bots.solonauts.player import play as travel
from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.cards import names
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.view import View
from tests.bots import honesty, peekers, tables, worlds
from tests.bots.honesty import Inquiry, phases_of
from tests.bots.tables import RULES, Table
from tests.each import each
from tests.property import small_play

EFFORT = 0.1
"""The share of its search that a bot does here; the soak lets it do the whole."""

BOTS = Path(chrononauts_qt.bots.__file__).parent
MODULES = sorted(BOTS.rglob("*.py"))


@pytest.mark.rule("R-314", "R-1014")
@pytest.mark.parametrize(("game", "players"), [("chrononauts", 4), ("artifaxx", 3)])
def test_ranks_say_the_same_wherever_only_hidden_things_differ(game: str, players: int) -> None:
    inquiry = Inquiry("this test", effort=EFFORT)
    honesty.inquire(inquiry, game, players, "sample", phases_of(game))
    assert inquiry.failures == []
    every = {f"{rank} {game} {phase}" for rank in shelf.RANKS for phase in phases_of(game)}
    assert set(inquiry.asked) == every
    assert inquiry.moved > 0.6 * inquiry.hidden


@pytest.mark.rule("R-314")
@pytest.mark.parametrize("rank", shelf.RANKS)
def test_solonauts_is_played_the_same_whatever_comes_next(rank: str) -> None:
    compared = 0
    for seed in range(4):
        game = small_play.Game("solonauts", seed)
        for number, _ in enumerate(game.moments(20)):
            if number % 6 != 2 or not solonauts.pending(game.state):
                continue
            other = game.state.copy()
            random.Random(number).shuffle(other.draw)
            other.seed = "elsewhere"
            view, its = solonauts.view(game.state, 0), solonauts.view(other, 0)
            assert view == its
            compared += other.draw != game.state.draw
            assert travel(rank, view) == travel(rank, its)
    assert compared > 5


class Stand(NamedTuple):
    """A position, and another world that looks the same to a seat that decides."""

    table: Table
    seat: int
    other: State


@pytest.fixture(scope="module")
def stands() -> dict[str, list[Stand]]:
    """Return some positions of every phase of both games."""
    found: dict[str, list[Stand]] = {game: [] for game in RULES}
    for game, number in product(RULES, range(3)):
        for table, seat, _ in honesty.positions(game, 3, f"peekers {number}", phases_of(game)):
            other = worlds.other_world(table, seat, random.Random(number))
            if other is not None:
                found[game].append(Stand(table.kept(), seat, other))
    return found


def caught(monkeypatch: pytest.MonkeyPatch, player: str, stands: list[Stand]) -> set[str]:
    """Return the kinds of faults the inquiry finds in a player of `peekers`."""
    peekers.watch(monkeypatch)
    inquiry = Inquiry("this test", f"tests.bots.peekers:{player}", asked=(ranks.CADET,))
    for stand in stands:
        inquiry.compare(stand.table, stand.other, stand.seat)
    if player in ("honest", "by_hash", "by_hand_remembered"):
        inquiry.ask_elsewhere()
    assert len(inquiry.answers) > 20
    return {failure["kind"] for failure in inquiry.failures}


@pytest.mark.parametrize("game", list(RULES))
def test_an_honest_player_is_not_suspected(
    monkeypatch: pytest.MonkeyPatch, stands: dict[str, list[Stand]], game: str
) -> None:
    assert caught(monkeypatch, "honest", stands[game]) == set()


SECRETS = ("by_hand", "by_order_of_hand", "by_pile", "by_mission", "by_stacks", "by_memo", "by_seed",
           "by_chance_count", "by_secret_events", "by_guess", "by_reason")


@pytest.mark.rule("R-314")
@pytest.mark.parametrize(("game", "player"), [("chrononauts", "by_identity"), *product(RULES, SECRETS)])
def test_who_looks_at_hidden_things_is_caught(
    monkeypatch: pytest.MonkeyPatch, stands: dict[str, list[Stand]], game: str, player: str
) -> None:
    assert caught(monkeypatch, player, stands[game]) == {"peeked"}


@pytest.mark.parametrize(
    ("player", "kind"), [("by_clock", "fickle"), ("by_memory", "fickle"), ("by_hash", "process"),
                       ("by_hand_remembered", "process")]
)
def test_who_leans_on_anything_but_the_view_is_caught(
    monkeypatch: pytest.MonkeyPatch, stands: dict[str, list[Stand]], player: str, kind: str
) -> None:
    assert kind in caught(monkeypatch, player, stands["chrononauts"])


def test_who_writes_on_what_was_seen_is_caught() -> None:
    inquiry = Inquiry("this test", "tests.bots.peekers:by_touch", asked=(ranks.CADET,))
    table, seat, _ = next(honesty.positions("chrononauts", 2, "touch", ["play"]))
    assert inquiry.ask(table, seat, random.Random(0))
    assert [failure["kind"] for failure in inquiry.failures] == ["changed"]


@pytest.mark.rule("R-314")
@pytest.mark.parametrize("game", list(RULES))
def test_a_view_that_shows_too_much_is_caught(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    honest = RULES[game].view

    def showing(state: State, seat: int | None) -> View:
        view: View = honest(state, seat)
        return view._replace(choices=names(state.draw[-3:]))

    found = honesty.positions(game, 3, "too much", ["play"])
    table, seat, _ = next(found)
    monkeypatch.setattr(RULES[game], "view", showing)
    inquiry = Inquiry("this test", "tests.bots.peekers:honest")
    assert inquiry.ask(table, seat, random.Random(0))
    assert [failure["kind"] for failure in inquiry.failures] == ["view"]


def test_an_error_of_a_player_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peekers, "honest", lambda game, rank, view: 1 // 0)
    inquiry = Inquiry("this test", "tests.bots.peekers:honest", asked=(ranks.CADET,))
    table, seat, _ = next(honesty.positions("chrononauts", 2, "error", ["play"]))
    assert inquiry.ask(table, seat, random.Random(0))
    assert [failure["kind"] for failure in inquiry.failures] == ["error"]


def test_parts_that_hang_on_their_order_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def first_part(*args: object, **more: object) -> ranks.Findings:
        return ranks.Findings({view.actions[0].text: (1, 1.0)}, next(counted))

    counted = iter(range(1000))
    monkeypatch.setattr(ranks, "explore", first_part)
    table, seat, _ = next(honesty.positions("chrononauts", 2, "parts", ["play"]))
    view = RULES["chrononauts"].view(table.state, seat)
    question = honesty.Question("chrononauts", ranks.CHIEF, view, EFFORT)
    said = honesty.words(ranks.think("chrononauts", ranks.CHIEF, view))
    assert set(honesty.part_by_part(question)) != {said}


@pytest.mark.parametrize("game", list(RULES))
@pytest.mark.parametrize("rank", shelf.RANKS)
def test_a_bot_is_asked_with_a_view_and_nothing_else(game: str, rank: str) -> None:
    table = tables.table(game, 2, "state")
    for state in (table.state, table.state.copy(), None, RULES[game].view(table.state, None)):
        with pytest.raises((TypeError, ValueError, AttributeError)):
            ranks.explore(game, rank, state)  # type: ignore[arg-type]


def leaves(value: object) -> Iterator[object]:
    """Yield what a view holds in the end."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from leaves(key)
            yield from leaves(inner)
    elif isinstance(value, tuple):
        for inner in value:
            yield from leaves(inner)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from leaves(getattr(value, field.name))
    else:
        yield value


@pytest.mark.rule("R-314")
@pytest.mark.parametrize("game", list(RULES))
def test_no_way_leads_from_a_view_to_the_state(game: str) -> None:
    kinds: set[type] = set()
    for table, seat, _ in honesty.positions(game, 3, "leaves", {"play", "kill", "asked", "miracle"}):
        view: View = RULES[game].view(table.state, seat)
        kinds |= {type(leaf) for leaf in leaves(view)}
        assert not any(event.private for event in view.events)
    assert kinds <= {str, int, bool, type(None), Action}
    assert {str, int, Action} <= kinds


ALLOWED = {"__future__", "bisect", "collections", "dataclasses", "enum", "functools", "heapq", "itertools",
           "json", "math", "operator", "random", "typing"}
"""What bots may use of Python: nothing that knows the time, the system, files, or who is calling."""

OURS = ("chrononauts_qt.kernel", "chrononauts_qt.games", "chrononauts_qt.bots")
AT_THE_DOOR = {
    "ranks.py": {f"chrononauts_qt.shelf.{name}" for name in ("GAMES", "SHELF", "loaded")},
    "protocol.py": {"chrononauts_qt.shelf.RANKS"},
}
"""What only `bots/ranks.py` may use besides: it looks up who plays a game, and thinks nothing itself."""
FORBIDDEN = {"open", "input", "exec", "eval", "compile", "__import__", "__builtins__", "breakpoint",
             "globals", "vars", "id", "hash"}
"""Names that reach out of a bot, or whose answer another process would not give."""


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "bots import by whole names"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def beside(tree: ast.Module) -> Iterator[ast.expr]:
    """Yield the `open` of what lies beside a module and is read once, when the module is loaded."""
    for node in tree.body:
        for item in node.items if isinstance(node, ast.With) else ():
            call = item.context_expr
            named = {inner.id for inner in ast.walk(call) if isinstance(inner, ast.Name)}
            if isinstance(call, ast.Call) and len(call.args) == 1 and named == {"open", "__file__"}:
                yield call.func


def slips(source: str) -> list[str]:
    """Return what a bot may not do, as far as its text shows it."""
    tree, found = ast.parse(source), []
    for name in imported(tree):
        ours = name.startswith("chrononauts_qt.")
        if not (name.startswith(tuple(f"{floor}." for floor in OURS)) if ours else
                name.partition(".")[0] in ALLOWED):
            found.append(name)
        if name.partition(".")[0] == "random" and name != "random.Random":
            found.append(f"{name}, whose dice nobody seeds")
    for node in set(ast.walk(tree)) - set(beside(tree)):
        if isinstance(node, ast.Name) and node.id in FORBIDDEN:
            found.append(node.id)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Random":
            found += [] if node.args else ["Random() without a seed"]
    return found


def test_bots_reach_for_nothing_outside() -> None:
    for check in each(MODULES):
        with check as module:
            fine = AT_THE_DOOR.get(module.name, set())
            assert set(slips(module.read_text(encoding="utf-8"))) - fine == set()


@pytest.mark.parametrize(
    "source",
    ["import time", "from os import path", "from chrononauts_qt.session.match import Match", "import random",
     "from random import shuffle", "open('hands')", "hash('memo')", "read = open",
     "def f():\n    with open(f'{__file__}.json') as file:\n        return file",
     "with open(f'{__file__}.json', 'w') as file:\n    pass", "import sys", "import gc",
     "from chrononauts_qt.deals import solver", "from chrononauts_qt.shelf import loaded",
     "from random import Random\nRandom()"],
)
def test_a_bot_that_reaches_outside_is_seen(source: str) -> None:
    assert len(slips(source)) == 1


def test_a_bot_that_does_not_is_not_seen() -> None:
    fine = "from random import Random\nfrom chrononauts_qt.games.chrononauts import rules\nRandom('seed')"
    assert slips(fine) == []
    assert slips("import json\nwith open(f'{__file__}.json', encoding='utf-8') as file:\n    pass") == []


def test_the_soak_asks_every_rank_about_a_thousand_positions_of_all_phases() -> None:
    tasks = honesty.rounds()
    assert len(set(tasks)) == len(tasks)
    games = [tuple(tables.SEATS)[number % 2] for _, number, _ in tasks]
    assert {(game, players) for game, (players, _, _) in zip(games, tasks, strict=True)} == {
        (game, players) for game in RULES for players in tables.SEATS[game]
    }
    assert sum(len(phases_of(game)) for game in games) > 1000
    assert set(phases_of("chrononauts")) == set(tables.PHASES)


def test_the_figures_of_the_soak() -> None:
    asked = {"chief artifaxx play": 2, "cadet chrononauts guess": 1}
    fault = {"kind": "peeked", "error": "a test", "reproduce": "so"}
    result = {"asked": asked, "moved": 3, "hidden": 4, "unproved": 1, "failures": [fault]}
    figures = honesty.report({(2, 0, 1): result, (3, 0, 1): result})
    assert figures["positions_by_rank"] == {"cadet": 2, "chief": 4}
    assert figures["positions"] == {
        "cadet": {"chrononauts": {"guess": 2}}, "chief": {"artifaxx": {"play": 4}}
    }
    assert figures["hidden_places_with_another_card"] == 0.75
    assert figures["faults"] == {"peeked": 2}
