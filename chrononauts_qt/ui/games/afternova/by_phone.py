"""What a seat of AfterNova says by phone to the table, not to the game, and what stands beside its view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from chrononauts_qt.games.afternova.state import COMPLETE
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.afternova import phone_deal, why
from chrononauts_qt.ui.games.afternova.check import checked
from chrononauts_qt.ui.games.afternova.texts.phone_texts import text
from chrononauts_qt.ui.table.by_phone import WHY, ByPhone

if TYPE_CHECKING:
    from chrononauts_qt.games.afternova.view import View
    from chrononauts_qt.ui.games.afternova.controller import AfterNovaController

SPEAK_UP, PEACE = "table: speak up", "table: no more offers"
ASK_ME, FIRST = "table: ask me about", "table: first comes"
"""Before a Project of one's hand: it is asked about, or no longer; it goes before the others."""


class Beside(NamedTuple):
    """What a phone tells beside the view of its seat.

    ``is_asked``: the seat says now what it completes, whatever it has ordered; ``may_speak``: it may speak
    up; ``may_have_peace``: it has been asked so often that it may hear of no more offers in this turn.
    ``orders`` are its Projects as they are completed, each with whether it is asked about; ``is_agreed``: all
    have agreed that none is.
    """

    is_asked: bool = False
    may_speak: bool = False
    may_have_peace: bool = False
    orders: tuple[tuple[str, bool], ...] = ()
    is_agreed: bool = False


class TradersByPhone(ByPhone):
    """What the phones of AfterNova say and see. No answer is kept: the rules tell them together."""

    _controller: AfterNovaController

    def hear(self, seat: int, words: str) -> str:
        """Do what a seat was offered, to the table or in the game, or tell what a card is good for."""
        table = self._controller
        order, _, project = words.rpartition(" ")
        if order == WHY:
            with table.speaking(seat):
                return sentences(*why.told(table.seen(seat), project, table.names)[1])
        if words == SPEAK_UP:
            table.speak_up(seat)
        elif words == PEACE:
            table.want_peace(seat)
        elif order in (ASK_ME, FIRST):
            orders = table.completing.orders(seat)
            if order == ASK_ME:
                orders.turn(project)
            else:
                orders.put(project, 0, table.seen(seat))
            table.ordered(seat)
        else:
            return super().hear(seat, words)
        return ""

    def compose(self, seat: int, of: str, counts: Mapping[str, int]) -> str:
        made = phone_deal.composed(self._controller.seen(seat), of, counts)
        return self._nowhere(seat) if made is None else self._controller.answer(seat, made)

    def weigh(self, seat: int, of: str, counts: Mapping[str, int]) -> str:
        made = phone_deal.composed(self._controller.seen(seat), of, counts)
        if made is None:
            return self._nowhere(seat)
        with self._controller.speaking(seat):
            return checked(self._controller, seat, made)

    def _nowhere(self, seat: int) -> str:
        with self._controller.speaking(seat):
            return text("nowhere")

    def kept(self, seat: int, view: View) -> Beside:
        """Return what the phone of a seat tells beside its view."""
        table = self._controller
        completing, orders = table.completing, table.completing.orders(seat)
        return Beside(
            view.step == COMPLETE and seat in table.asked,
            seat in completing.may_speak(),
            table.talk.may_be_deaf(seat),
            tuple((project, orders.asks_about(project)) for project in orders.in_order(view)),
            completing.is_agreed,
        )
