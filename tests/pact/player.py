"""The three ranks of bots at Pact (`bots.protocol.Player`): a view comes in, nothing else.

The Cadet takes what is offered and asks for anything, the Agent wants to gain by every trade, and the Chief
besides asks for nothing that the other one would be silly to give.
"""

from __future__ import annotations

from random import Random

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.protocol import CADET, CHIEF, Countdown, Tried
from tests.pact.actions import ACCEPT, PASS, STONES, Action, offer
from tests.pact.rules import points
from tests.pact.state import View


def explore(rank: str, part: int, view: View, left: Countdown | None, effort: float) -> Tried | None:
    """Return how much each action would bring, as a share of 100 points."""
    ways = [*view.actions, *_offers(view)]
    if rank == CHIEF:
        ways = [way for way in ways if way.verb != "offer" or points(way.gives) >= points([way.wants])]
    if rank == CADET:
        taken = ACCEPT if ACCEPT in ways else Random(f"{part} {view}").choice(ways)
        return {taken.text: (1, 1.0)}
    return {way.text: (1, 0.5 + _gain(view, way) / 100) for way in ways}


def explain(view: View, action: Action) -> Advice:
    """Return an action with the reason for it."""
    return Advice(action, "least-harm" if action == PASS else "pact-gain", {"points": _gain(view, action)})


def _offers(view: View) -> list[Action]:
    """Return every offer of one stone that can be made; others are left to people."""
    partners = [seat for seat in view.deciding if seat != view.seat] if view.offer is None else []
    given = sorted(set(view.stones))
    return [offer((stone,), seat, wants) for seat in partners for stone in given for wants in STONES]


def _gain(view: View, action: Action) -> int:
    """Return the points that an action would add to the hand, if the other one agrees."""
    said = view.offer.said if action == ACCEPT and view.offer else action if action.verb == "offer" else None
    if said is None:
        return 0
    more, less = ((said.wants,), said.gives) if said is action else (said.gives, (said.wants,))
    after = list(view.stones)
    for stone in less:
        after.remove(stone)
    return points([*after, *more]) - points(view.stones)
