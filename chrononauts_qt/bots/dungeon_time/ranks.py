"""What makes a rank of companions: how much they notice, keep and ask, and how fast they are."""

from __future__ import annotations

from typing import NamedTuple

NOVICE, RANGER, VETERAN = "novice", "ranger", "veteran"


class Rank(NamedTuple):
    """Shares from 0 to 1, and seconds.

    ``notice`` another's card, ``fade``: lose a remembered copy with each card, ``read`` the Reward of a
    Mission, ``keep`` a promise until the Resolution, ``ask`` the team before an own Mission, ``slip``: play
    another Item than meant. A decision comes every ``pace`` seconds, and not before ``waits`` after a card of
    somebody else.
    """

    notice: float
    fade: float
    read: float
    keep: float
    ask: float
    slip: float
    pace: tuple[float, float]
    waits: float


RANKS = {
    NOVICE: Rank(0.90, 0.008, 0.78, 0.80, 0.30, 0.015, (3.0, 7.0), 1.0),
    RANGER: Rank(0.96, 0.003, 0.90, 0.92, 0.65, 0.006, (2.0, 6.0), 1.8),
    VETERAN: Rank(0.99, 0.0008, 0.98, 0.98, 0.95, 0.002, (1.6, 4.0), 2.2),
}
