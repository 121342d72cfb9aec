"""Whole games of AfterNova between ranks, and what they tell of the balance of its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from chrononauts_qt.bots.afternova.player import choose
from chrononauts_qt.bots.protocol import AGENT
from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.actions import Action
from chrononauts_qt.games.afternova.amounts import SKILLS, Skills, plus
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.games.afternova.completion import score_of
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.afternova.state import State
from chrononauts_qt.games.afternova.view import View

ANSWERS = "answers"
"""An Agent that answers offers and makes none."""
MOST_TURNS = 3000
CHECKED = 10
"""Every so many actions the invariants are asked."""


def played(ranks: Sequence[str], setup: Setup, gift: tuple[int, str] | None = None) -> State:
    """Play a game between ranks to its end, or until it stalls; a `gift` is an Upgrade that a seat has.

    Raises AssertionError for a violated invariant.
    """
    state, _ = rules.new_game(setup)
    if gift is not None:
        state.__class__ = _gifted(*gift)
    dice, count = Random(setup.seed), 0
    while rules.outcome(state) is None and state.turn <= MOST_TURNS:
        seat = dice.choice(state.asked())
        rules.apply(state, seat, _chosen(ranks[seat], rules.view(state, seat)))
        count += 1
        if count % CHECKED == 0 and (wrong := rules.check(state)):
            raise AssertionError(f"{setup.seed}, action {count}: {'; '.join(wrong)}")
    return state


def _chosen(rank: str, view: View) -> Action:
    if rank == ANSWERS:
        return choose(AGENT, view._replace(offers_left=0)).action
    return choose(rank, view).action


def _gifted(owner: int, upgrade: str) -> type[State]:
    """Return a state in which a seat owns an Upgrade from the first turn on, without a Project for it."""

    class Gifted(State):
        __slots__ = ()

        def upgrades(self, seat: int) -> tuple[str, ...]:
            return (*super().upgrades(seat), *((upgrade,) if seat == owner else ()))

        def bonus(self, seat: int) -> Skills:
            own = Skills._make(int(seat == owner and skill == upgrade) for skill in SKILLS)
            return plus(super().bonus(seat), own)

    return Gifted


def offers_of(state: State, seat: int) -> tuple[int, int]:
    """Return how many offers a seat has made in a game, and how many of them were agreed to."""
    made, agreed, active = 0, 0, None
    for event in state.events or []:
        if event.name == "TurnBegan":
            active = event.data["seat"]
        elif active == seat:
            made += event.name == "OfferMade"
            agreed += event.name == "DealAgreed"
    return made, agreed


def figures(state: State) -> dict[str, Any]:
    """Return what is counted of a finished game, as JSON values."""
    outcome = rules.outcome(state)
    if outcome is None:
        return {"stalled": 1}
    events, seats = state.events or [], range(state.seats)
    shares = [event.data["shares"] for event in events if event.name == "Harvested"]
    helpers = [sum(isinstance(share["seat"], int) for share in said) for said in shares]
    turns = sum(event.name == "TurnBegan" and event.data["seat"] != "bot" for event in events)
    told = [event.data["answers"].values() for event in events if event.name == "AnswersTold"]
    answers = Counter(said if isinstance(said, str) else "counter" for several in told for said in several)
    winner = outcome.winner
    owners: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for seat in seats:
        for upgrade in {PROJECTS[project].upgrade for project in state.completed[seat]}:
            owners[upgrade] += 1
            won[upgrade] += seat == winner
    scores = [score_of(state, seat).total for seat in seats]
    return {
        "rounds": turns / state.seats,
        "scores": scores,
        "winner": max(scores),
        "projects": sum(map(len, state.completed)) / state.seats,
        "turns": turns,
        "harvests": len(shares),
        "shared": sum(count > 0 for count in helpers),
        "two helpers": sum(count > 1 for count in helpers),
        "with Bot": sum(any(share["seat"] == "bot" for share in said) for said in shares),
        "bot wins": int(outcome.route == "bot"),
        "place": None if winner is None else (winner - state.first) % state.seats,
        "objectives": list(state.objectives),
        "objective": None if winner is None else state.objectives[winner],
        "owners": dict(owners),
        "won": dict(won),
        "answers": dict(answers),
    }


