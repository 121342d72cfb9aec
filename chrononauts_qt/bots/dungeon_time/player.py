"""Plays Dungeon Time from a view alone, as somebody who has heard nothing of the Story before (`Player`).

At the table companions remember and speak: `team.py`.
"""

from __future__ import annotations

from random import Random

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.dungeon_time.advice import advise
from chrononauts_qt.bots.dungeon_time.member import Moment, decide
from chrononauts_qt.bots.dungeon_time.memory import Memory
from chrononauts_qt.bots.dungeon_time.ranks import RANKS
from chrononauts_qt.bots.protocol import Countdown, Tried
from chrononauts_qt.games.dungeon_time.actions import Action
from chrononauts_qt.games.dungeon_time.state import ADVENTURE
from chrononauts_qt.games.dungeon_time.view import View

LONG = 60.0
"""Seconds for which nobody has acted: whoever is asked may move the Deck on."""


def explore(rank: str, part: int, view: View, left: Countdown | None, effort: float) -> Tried | None:
    """Return what a companion of a rank does, all from the first part."""
    return {} if part else {_chosen(rank, view).text: (1, 1.0)}


def explain(view: View, action: Action) -> Advice:
    """Return an action; its reason is the advice where it is what a companion advises."""
    if view.step != ADVENTURE:
        advice = advise(view, _memories(view, "ranger"))
        if advice.action == action:
            return advice
    return Advice(action, "least-harm")


def _memories(view: View, rank: str) -> dict[int, Memory]:
    assert view.seat is not None, "who decides has a seat"
    return {view.seat: Memory(RANKS[rank], str(view.turn), view.seat)}


def _chosen(rank: str, view: View) -> Action:
    assert view.seat is not None, "who decides has a seat"
    memories = _memories(view, rank)
    if view.step != ADVENTURE:
        advised: Action = advise(view, memories).action
        return advised
    moment = Moment(None, (), LONG, True, lambda asked: "")
    choice = decide(view, memories[view.seat], moment, Random(f"{rank} {view.seat} {view.hands}"))
    if choice is None or choice.action is None or choice.action not in view.actions:
        return next(action for action in view.actions if action.verb in ("done", "wait", "discard"))
    return choice.action
