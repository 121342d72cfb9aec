"""Whether what is put together can be said, in a sentence: what is still missing, or that nothing is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.games.afternova.actions import Action, offer
from chrononauts_qt.games.afternova.amounts import lacking
from chrononauts_qt.games.afternova.covering import played
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.games.afternova import own_upgrades
from chrononauts_qt.ui.games.afternova.bots_price import is_about_bot, price
from chrononauts_qt.ui.games.afternova.deal import Deal, deal_of, part_of
from chrononauts_qt.ui.games.afternova.texts import cards
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.games.afternova.texts.phone_texts import text as phone_text
from chrononauts_qt.ui.games.afternova.texts.reasons import say_all
from chrononauts_qt.ui.games.afternova.texts.table_texts import text

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.afternova.controller import AfterNovaController


def checked(table: AfterNovaController, seat: int, said: Action) -> str:
    """Return what something composed still lacks, or that it can be said."""
    refusal, reason = table.explain(seat, said), table.reason(seat, said)
    if refusal is None:
        return _ready(said)
    if reason is None or said.verb not in ("harvest", "offer"):
        return refusal
    view = table.seen(seat)
    deal = deal_of(view, said, seat)
    if is_about_bot(deal, reason):
        return price(view, deal.there)
    if reason.key in own_upgrades.ICONS_MISSING:
        return own_upgrades.refusal(view, said, reason) or _missing(view, deal, said)
    return _of_several(table, seat, deal) or refusal


def _ready(said: Action) -> str:
    if said.verb == "harvest" and not said.shares:
        return text("covers", planet=cards.planet(said.planet))
    if said.verb == "drop":
        return phone_text("fits")
    return {"harvest": text("deal-bot"), "offer": text("deal-ready")}.get(said.verb) or phone_text("whole")


def _missing(view: View, deal: Deal, said: Action) -> str:
    """Say what the whole crew of whoever harvests lacks, else what the crew lacks that was chosen."""
    part, name = part_of(view, deal.own_icons), cards.planet(deal.planet)
    lacks = lacking(part.icons, played(part, view.crew))
    if any(lacks):
        return text("lacks" if view.bot is None else "lacks-bot", planet=name, missing=in_words(lacks))
    return phone_text("missing", missing=in_words(lacking(part.icons, played(part, said.cards))))


def _of_several(table: AfterNovaController, seat: int, deal: Deal) -> str:
    """Return what is wrong with the parts of several helpers, "" where it is not more than one."""
    parts = (offer(deal.planet, [share]) for share in deal.helpers if share.seat >= 0)
    reasons = (table.reason(seat, part) for part in parts)
    return say_all([reason for reason in reasons if reason is not None], table.names)
