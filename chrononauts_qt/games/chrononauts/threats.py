"""How near everybody is to winning, as far as all can see: counts of hands, Artifacts on the table."""

from __future__ import annotations

from typing import NamedTuple

from chrononauts_qt.games.chrononauts.cards import MISSIONS, PLAY_INDEX
from chrononauts_qt.games.chrononauts.effects import most_real_mona_lisa
from chrononauts_qt.games.chrononauts.victory import HAND_LIMIT, mission_lines
from chrononauts_qt.games.chrononauts.view import View

HAND_DANGER = HAND_LIMIT - 2
"""From so many cards on a hand is a danger (R-806)."""
MISSION_LINES = 3
MISSION_DANGER = MISSION_LINES - 1


class Threat(NamedTuple):
    """How near one seat is to winning. Nobody but the seat knows whether it pursues any of it.

    ``hand`` counts its cards from HAND_DANGER on, else 0 (R-806). ``missions`` are the ids of those of all
    Missions of which the most lines are fulfilled by its Artifacts, ``artifacts`` how many lines that are,
    from MISSION_DANGER on; () and 0 for none (R-802).
    """

    hand: int = 0
    artifacts: int = 0
    missions: tuple[str, ...] = ()


NO_THREAT = Threat()


def threats(view: View) -> tuple[Threat, ...]:
    """Return the threat of every seat; the same from everybody's view."""
    shown = [tuple(PLAY_INDEX[card] for card in player.table) for player in view.players]
    best = most_real_mona_lisa(shown)
    found = []
    for player, table in zip(view.players, shown, strict=True):
        hand = player.hand_size if "hand" in view.routes and player.hand_size >= HAND_DANGER else 0
        artifacts, missions = _nearest(table, best) if "mission" in view.routes else (0, ())
        found.append(Threat(hand, artifacts, missions))
    return tuple(found)


def _nearest(table: tuple[int, ...], best: int | None) -> tuple[int, tuple[str, ...]]:
    """Return the most lines of a Mission that Artifacts fulfil, and the Missions of which they do."""
    met = {
        card.id: sum(need.fulfilled for need in mission_lines(mission, table, best))
        for mission, card in enumerate(MISSIONS)
    }
    most = max(met.values())
    if most < MISSION_DANGER:
        return 0, ()
    return most, tuple(mission for mission, count in met.items() if count == most)


def grown(before: Threat, now: Threat) -> Threat:
    """Return what of a threat has newly arisen: more cards, more Artifacts, or those of another Mission."""
    hand = now.hand if now.hand > before.hand else 0
    if now.artifacts > before.artifacts:
        return Threat(hand, now.artifacts, now.missions)
    fresh = tuple(mission for mission in now.missions if mission not in before.missions)
    if fresh and now.artifacts == before.artifacts:
        return Threat(hand, now.artifacts, fresh)
    return Threat(hand)
