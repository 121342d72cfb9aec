"""How a game of AfterNova stands, in lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.games.afternova.points import bots_points, points_of
from chrononauts_qt.ui.games.afternova.texts import spoken


def standing(positions: Positions) -> Iterable[str]:
    """Return a line for every player, from what everybody sees at the last position."""
    view: Any = positions.game.view(positions.state(len(positions) - 1), None)
    for seat, player in enumerate(view.players):
        yield spoken.seat(positions.names[seat], player, points_of(player), "")
    if view.bot is not None:
        yield spoken.bot(view.bot, bots_points(view.bot))
