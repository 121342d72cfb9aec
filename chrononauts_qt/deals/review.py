"""What the solver says of a deal of Solonauts, and of a game that was played on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from chrononauts_qt.deals.position import Position
from chrononauts_qt.deals.solver import Solution, Verdict, solve
from chrononauts_qt.games.chrononauts.actions import STOP
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.session.journal import Journal
from chrononauts_qt.session.match import Replay


@dataclass(frozen=True, slots=True)
class Review:
    """The verdict on the deal, a winning line as action texts, and where a played game lost its win.

    ``lost_at`` is the number of the action after which no way was left, counted from 1 without what was
    taken back, and ``lost_by`` that action; 0 and "" where the deal could not be won at all. None and "":
    the game was not lost, or the solver could not find out in its time. ``seconds`` is the time it took.
    """

    verdict: Verdict
    line: tuple[str, ...]
    seconds: float
    lost_at: int | None = None
    lost_by: str = ""


def review_deal(setup: solonauts.Setup, seconds: float) -> Review:
    """Solve a deal within about `seconds`; raises BadSetup."""
    state, _ = solonauts.new_game(setup)
    found = solve(Position.of(state), seconds=seconds)
    return Review(found.verdict, found.line, found.seconds)


def review_game(journal: Journal, seconds: float) -> Review:
    """Solve the deal of a journal within about `seconds`, and find the action that lost its win.

    Raises CorruptSave for a damaged journal, BadSetup for one of another game.
    """
    journal.check_whole()
    if journal.header.game != solonauts.ID:
        raise BadSetup(f"only games of Solonauts can be solved, and this is one of “{journal.header.game}”")
    replay = Replay(journal)
    replay.run()
    states, kept = [*replay.past.states(), replay.state], _kept_actions(journal)
    if kept[-1:] == [STOP.text]:
        states.pop()  # who ends the journey loses nothing that could still be won before
    found = _solved(states[0], seconds / 2)
    if found.verdict is Verdict.UNWINNABLE:
        return Review(found.verdict, (), found.seconds, 0)
    if found.verdict is Verdict.UNKNOWN or _is_won(replay.state):
        return Review(found.verdict, found.line, found.seconds)
    lost, spent = _last_loss(states, seconds / 2)
    by = "" if lost is None else kept[lost - 1]
    return Review(found.verdict, found.line, found.seconds + spent, lost, by)


def _last_loss(states: Sequence[Any], seconds: float) -> tuple[int | None, float]:
    """Return the number of the action that lost the win of a deal that could be won, and the time taken.

    What cannot be won stays so, and the bisection needs about five answers.
    """
    good, bad, spent = 0, len(states) - 1, 0.0
    if states[bad].outcome is None:
        found = _solved(states[bad], seconds / 6)
        spent += found.seconds
        if found.verdict is not Verdict.UNWINNABLE:
            return None, spent
    while bad - good > 1:
        middle = (good + bad) // 2
        found = _solved(states[middle], seconds / 6)
        spent += found.seconds
        if found.verdict is Verdict.UNKNOWN:
            return None, spent
        good, bad = (middle, bad) if found.verdict is Verdict.WINNABLE else (good, middle)
    return bad, spent


def _solved(state: Any, seconds: float) -> Solution:
    return solve(Position.of(state), seconds=seconds)


def _is_won(state: Any) -> bool:
    return state.outcome is not None and state.outcome.route == solonauts.ALL_HOME


def _kept_actions(journal: Journal) -> list[str]:
    """Return the actions of a journal that were not taken back."""
    kept: list[str] = []
    for record in journal.records:
        if record.undo:
            del kept[-record.undo :]
        elif record.action:
            kept.append(record.action)
    return kept
