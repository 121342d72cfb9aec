"""The solver of Solonauts: its verdicts hold, and its lines win through the engine."""

from __future__ import annotations

from random import Random

import pytest

from chrononauts_qt.deals.position import Position
from chrononauts_qt.deals.solver import Solution, Verdict, solve
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.cards import PLAY_CARDS
from chrononauts_qt.games.chrononauts.variants import shelf, solonauts
from chrononauts_qt.games.chrononauts.variants.solonauts import Setup, SoloState


def dealt(seed: str, travellers: int = 8) -> SoloState:
    state, _ = solonauts.new_game(Setup(travellers=travellers, seed=seed))
    return state


def replay(state: SoloState, solution: Solution) -> None:
    """Play the line; every action must be legal, and the last one must win."""
    for text in solution.line:
        solonauts.apply(state, 0, parse(text))
    outcome = solonauts.outcome(state)
    assert outcome is not None, "the line ends before the game does"
    assert outcome.route == "all-home"


@pytest.mark.rule("R-1205", "R-1206", "R-1207", "R-1208", "R-1209", "R-1210", "R-1211", "A-37")
@pytest.mark.parametrize("number", [1, 4, 6, 9, 10, 12, 14, 20])
def test_a_line_wins_through_the_engine(number: int) -> None:
    state = dealt(f"s8-{number:04}")
    solution = solve(Position.of(state), nodes=4000)
    assert solution.verdict is Verdict.WINNABLE
    replay(state, solution)


@pytest.mark.rule("R-1212", "R-1215")
@pytest.mark.parametrize("number", [2, 13, 19, 25])
def test_a_deal_without_a_way_is_proved_so(number: int) -> None:
    state = dealt(f"s8-{number:04}")
    solution = solve(Position.of(state))
    assert (solution.verdict, solution.line) == (Verdict.UNWINNABLE, ())


@pytest.mark.rule("R-1215")
def test_a_needed_patch_that_is_thrown_away_loses_the_win() -> None:
    state = dealt("s8-0001")
    wanted = next(card for card in state.hands[0] if card < 21 and solonauts.is_wanted(state, card))
    assert solve(Position.of(state)).verdict is Verdict.WINNABLE
    solonauts.apply(state, 0, parse(f"discard {PLAY_CARDS[wanted].id}"))
    assert solve(Position.of(state)).verdict is Verdict.UNWINNABLE


@pytest.mark.parametrize(("number", "nodes"), [(1, 300), (7, 200_000), (13, 200_000)])
def test_the_same_nodes_bring_the_same_answer(number: int, nodes: int) -> None:
    position = Position.of(dealt(f"s8-{number:04}"))
    first, second = (solve(position, nodes=nodes) for _ in range(2))
    assert (first.verdict, first.line, first.nodes) == (second.verdict, second.line, second.nodes)


def test_too_few_nodes_leave_it_unknown() -> None:
    solution = solve(Position.of(dealt("s8-0007")), nodes=50)
    assert (solution.verdict, solution.line, solution.nodes) == (Verdict.UNKNOWN, (), 50)


def test_it_stops_when_it_is_told_to() -> None:
    solution = solve(Position.of(dealt("s8-0000")), should_stop=lambda: True)
    assert solution.verdict is Verdict.UNKNOWN
    assert solution.nodes < 1000


def can_be_won(state: SoloState, known: dict[object, bool]) -> bool:
    """Try everything through the engine."""
    if state.outcome is not None:
        return state.outcome.route == solonauts.ALL_HOME
    hand, home = tuple(sorted(state.hands[0])), tuple(sorted(state.home))
    key = (state.red, state.patches, hand, len(state.draw), home)
    if key not in known:
        known[key] = any(
            can_be_won(after(state, action.text), known)
            for action in solonauts.legal_actions(state, 0)
            if action.verb != "stop"
        )
    return known[key]


def after(state: SoloState, *actions: str) -> SoloState:
    twin = state.copy()
    for action in actions:
        twin.events = None
        solonauts.apply(twin, 0, parse(action))
    twin.events = None
    return twin


@pytest.mark.rule("R-1205", "R-1206", "R-1209", "R-1212", "R-1213", "R-1214", "A-24", "A-25", "A-37")
@pytest.mark.parametrize("number", [1, 4, 6, 9, 10, 12])
def test_near_the_end_it_knows_what_trying_everything_shows(number: int) -> None:
    """Positions with seven cards left: on the way to a win, and after a step or two beside it."""
    dice = Random(number)
    state = dealt(f"s8-{number:04}")
    for text in solve(Position.of(state)).line:
        if len(state.hands[0]) + len(state.draw) <= 7:
            break
        state = after(state, text)
    verdicts = set()
    for beside in (0, 1, 2, 2):
        at = state
        for _ in range(beside):
            actions = [action.text for action in solonauts.legal_actions(at, 0) if action.verb != "stop"]
            at = after(at, dice.choice(actions)) if actions else at
        if at.outcome is not None:
            continue
        solution = solve(Position.of(at))
        assert (solution.verdict is Verdict.WINNABLE) == can_be_won(at, {})
        assert solution.verdict is not Verdict.UNKNOWN
        verdicts.add(solution.verdict)
    assert Verdict.WINNABLE in verdicts


SIX = ("otto", "yuri", "lin", "noor", "abel", "clara")


def stuck(hand: tuple[str, ...], draw: tuple[str, ...]) -> SoloState:
    """Return a game in which only Otto waits, for 1939′, and these are the last cards."""
    left = [PLAY_CARDS[card].id for card in shelf.SOLONAUTS.deck]
    for card in (*hand, *draw, "patch-1968"):
        left.remove(card)
    setup = Setup(
        6, "", SIX, SIX[1:], (1914, 1936, 1963), ("patch-1968",), hand, draw_pile=draw, discard_pile=left
    )
    state, _ = solonauts.new_game(setup)
    assert state.step == "stuck"
    return state


@pytest.mark.rule("R-1213", "A-25")
@pytest.mark.parametrize(
    ("hand", "draw", "verdict"),
    [
        (("patch-1974",), ("patch-1939",), Verdict.WINNABLE),
        (("patch-1974", "patch-1999"), ("patch-1995", "patch-1939"), Verdict.WINNABLE),
        (("patch-1974", "patch-1999", "patch-1995"), (), Verdict.UNWINNABLE),
        (("patch-1974",), ("restore-history", "patch-1999"), Verdict.UNWINNABLE),
        (("patch-1995",), ("restore-history", "patch-1939"), Verdict.WINNABLE),
    ],
)
def test_where_nothing_can_be_played_it_knows_what_a_forced_discard_brings(
    hand: tuple[str, ...], draw: tuple[str, ...], verdict: Verdict
) -> None:
    state = stuck(hand, draw)
    solution = solve(Position.of(state))
    assert solution.verdict is verdict
    assert can_be_won(state, {}) == (verdict is Verdict.WINNABLE)
    if solution.line:
        assert solution.line[0].startswith("discard ")
        replay(state, solution)
