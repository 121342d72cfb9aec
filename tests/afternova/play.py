"""Random games of AfterNova, step by step, with what was composed beyond the plain deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.actions import ANYONE, BOT, Action
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.afternova.state import State
from chrononauts_qt.kernel.game import Resolution


class Said(NamedTuple):
    """An action of a random game, and what came of it."""

    seat: int
    action: Action
    came: Resolution


def steps(setup: Setup, seed: str, most: int = 400) -> Iterator[tuple[State, Said | None]]:
    """Yield a position and what was said before it, from the deal on; the state goes on being played."""
    dice = Random(seed)
    state, _ = rules.new_game(setup)
    yield state, None
    for _ in range(most):
        asked = state.asked()
        if not asked:
            return
        seat = dice.choice(asked)
        action = rules.sample(state, seat, dice)
        yield state, Said(seat, action, rules.apply(state, seat, action))


def kinds_of(action: Action) -> Counter[str]:
    """Count what makes a deal more than a plain one."""
    if action.verb not in ("offer", "counter", "harvest"):
        return Counter()
    helpers = [share for share in action.shares if share.seat != BOT]
    found = Counter({action.verb: 1})
    if action.verb == "offer":
        found["anyone"] = any(share.seat == ANYONE for share in helpers)
        found[f"{len(helpers)} helpers"] = len(helpers) > 1
    found["from the active Hold"] = any(any(share.plus) for share in helpers)
    found["from a helper's Hold"] = any(any(share.gives) for share in helpers)
    found["Holds both ways"] = any(any(share.plus) and any(share.gives) for share in helpers)
    found["Bot"] = any(share.seat == BOT for share in action.shares)
    return +found
