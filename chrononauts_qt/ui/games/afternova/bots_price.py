"""What Bot helps for at a Planet (AN-806), said before anybody has to find out."""

from __future__ import annotations

from chrononauts_qt.games.afternova.actions import BOT
from chrononauts_qt.games.afternova.amounts import NO_FRAGMENTS, Fragments, minus, total
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.games.afternova.view import BotSeen, View
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.games.afternova.deal import Deal
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.games.afternova.texts.table_texts import text

_REFUSALS = {"bot-one-each", "bot-has-no-use", "bot-only-planet-fragments"}
_REFUSALS_OF_NOBODY = {"brings-nothing", "gets-nothing"}
"""These are Bot's where they name no seat."""


def price(view: View, there: Fragments) -> str:
    """Return what Bot takes of the Fragments of a Planet; "" where it does not play."""
    if view.bot is None:
        return ""
    taken = Fragments(*map(min, there, _wanted(view.bot)))
    return text("bot-price", fragments=in_words(taken)) if any(taken) else text("bot-no-use")


def _wanted(bot: BotSeen) -> Fragments:
    """Return what Bot's Projects lack."""
    return total((minus(PROJECTS[one.project].cost, one.fragments) for one in bot.row), NO_FRAGMENTS)


def is_about_bot(deal: Deal, reason: Reason) -> bool:
    """Tell whether a deal is refused because of what Bot has in it."""
    if BOT not in deal.columns:
        return False
    is_bots = reason.key in _REFUSALS_OF_NOBODY and "seat" not in reason.params
    return reason.key in _REFUSALS or is_bots
