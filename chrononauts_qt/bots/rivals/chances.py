"""How likely each seat wins, by learned weights of what is seen of its prospects."""

from __future__ import annotations

import json
from math import exp

from chrononauts_qt.bots.rivals.features import NAMES, of_seat, of_universe, shared
from chrononauts_qt.games.chrononauts.state import State

with open(f"{__file__.rpartition('chances.')[0]}weights.json", encoding="utf-8") as _file:  # noqa: PTH123
    _WEIGHTS = json.load(_file)
FULL, SMALL = ([_WEIGHTS[game].get(name, 0.0) for name in NAMES] for game in ("chrononauts", "artifaxx"))
"""What each feature is worth in the big game and in Artifaxx."""


def chance(state: State, seat: int) -> float:
    """Return the chance that `seat` wins, 0.0 to 1.0."""
    identities = state.variant.identities
    weights = FULL if identities else SMALL
    known = shared(state)
    whole = mine = 0.0
    for other in range(state.players):
        power = exp(sum([weights[feature] for feature in of_seat(state, other, known)]))
        whole += power
        if other == seat:
            mine = power
    if identities:
        whole += exp(sum([weights[feature] for feature in of_universe(state)]))
    return mine / whole
