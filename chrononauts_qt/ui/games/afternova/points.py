"""The points that everybody can count: without anybody's objective."""

from __future__ import annotations

from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.games.afternova.view import BotSeen, PlayerSeen, View


def points_of(player: PlayerSeen) -> int:
    """Return the points of a player: Projects and Hold."""
    return sum(PROJECTS[project].points for project in player.completed) + sum(player.hold)


def points_with(view: View, seat: int, project: str) -> int:
    """Return the points of a player that has completed one Project more."""
    card = PROJECTS[project]
    return points_of(view.players[seat]) + card.points - sum(card.cost)


def bots_points(bot: BotSeen) -> int:
    """Return the points of Bot, without the Projects that nobody sees."""
    loose = sum(bot.hold) + sum(sum(one.fragments) for one in bot.row)
    return sum(PROJECTS[project].points for project in bot.completed) + loose
