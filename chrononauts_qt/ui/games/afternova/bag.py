"""What is still in the bag: all that nobody sees, by colour."""

from __future__ import annotations

from chrononauts_qt.games.afternova.amounts import NO_FRAGMENTS, Fragments, fragments, minus, total
from chrononauts_qt.games.afternova.cards import BAG
from chrononauts_qt.games.afternova.view import View


def in_bag(view: View) -> Fragments:
    """Return what is in the bag: all there are, less all that lies open (AN 11.4)."""
    seen = [view.reserve, *(player.hold for player in view.players)]
    seen += [planet.fragments for planet in view.planets if planet is not None]
    if view.bot is not None:
        seen += [view.bot.hold, *(one.fragments for one in view.bot.row)]
    return minus(fragments(BAG), total(seen, NO_FRAGMENTS))
