"""What becomes of a press and of a drop: something is considered, or said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from chrononauts_qt.games.afternova.actions import BOT, of_cards
from chrononauts_qt.games.afternova.cards import CREWS
from chrononauts_qt.games.afternova.state import ANSWER, TURN
from chrononauts_qt.ui.games.afternova.deal import Token
from chrononauts_qt.ui.games.afternova.texts import cards
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.spoken_keys import key_of

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen


class Gestures(QObject):
    """Takes what is pressed and dropped on the table; the referee of all its models."""

    def __init__(self, table: AfterNovaScreen) -> None:
        super().__init__(table)
        self._table, self._controller = table, table.controller
        self._draft, self._flow, self._message = table.draft, table.flow, table.message
        self._shown_card = ""

    def connect_views(self) -> None:
        """Listen to the views of the table, once they are there."""
        table = self._table
        table.planets.chosen.connect(self.press_planet)
        table.planets.pass_on_enter(lambda planet: bool(planet) and planet == self._draft.planet)
        table.market.chosen.connect(self.press_market)
        table.market.pass_on_enter(lambda _: self._flow.market.is_full)
        table.hand.chosen.connect(self._flow.press_hand)
        table.basket.chosen.connect(self.press_basket)
        table.ship.chosen.connect(self.press_ship)
        table.seats_view.chosen.connect(self.press_seat)
        table.deal.carried.connect(self.carry)
        table.deal.left_out.connect(self._draft.leave_out)
        table.deal.slip_chosen.connect(self.press_slip)

    def forget(self) -> None:
        """Another pair of eyes: nothing has been pressed once."""
        self._shown_card = ""

    # -- presses ----------------------------------------------------------------------------------

    def press_planet(self, planet: str) -> None:
        self._message.dismiss()
        if self._draft.deal is not None and planet == self._draft.planet:
            return
        self._flow.press_planet(planet)

    def press_market(self, key: str) -> None:
        refusal = self._flow.market.press(key)
        if refusal:
            self._message.say(refusal)

    def press_slip(self, key: str) -> None:
        if self._table.far_offers.are_aside:
            self._table.far_offers.bring_back()
            return
        self._flow.negotiation.press_slip(int(key.removeprefix("slip ")))

    def press_basket(self, key: str) -> None:
        """Put something back that is about to be taken or paid."""
        if not key.startswith(("free-", "used-")):
            self.press_market(key)

    def press_ship(self, key: str) -> None:
        droppers = self._controller.droppers
        kind, _, colour = key.partition(" ")
        if droppers and kind.startswith("hold-") and colour:
            public = self._controller.seen()
            self._draft.overboard(colour, public.players[droppers[0]].hold, public.excess[droppers[0]])

    def press_seat(self, key: str) -> None:
        """Bring a player into the deal; or let one who is asked answer next."""
        seat = BOT if key == "bot" else int(key.removeprefix("seat-")) - 1
        at_screen = seat in self._controller.at_screen
        if at_screen and self._controller.viewer != seat and seat in self._controller.asked:
            self._controller.call(seat)
        elif at_screen and self._controller.speak_up(seat):
            pass
        elif self._may_deal and seat != self._draft.me:
            self.bring_in(seat)
        else:
            self._table.reading.read_aloud(key)

    @property
    def _may_deal(self) -> bool:
        return self._controller.decides and self._draft.view.step == TURN and bool(self._draft.planet)

    def bring_in(self, seat: int) -> None:
        if self._draft.deal is not None and seat in self._draft.deal.columns:
            self._table.deal.carry_to(seat)
        else:
            self._draft.bring_in(seat)

    def carry(self, token: Token, column: int) -> None:
        if not self._draft.carry(token, column):
            with self._controller.speaking():
                self._message.say(text("not-your-part" if self._draft.counters else "cannot-carry"))
        else:
            self._message.dismiss()

    def show_card(self) -> bool:
        """Show the card of the hand that has the focus to all: asked once."""
        card = str(self._table.hand.currentIndex().data(ItemRole.KEY) or "")
        if not card or self._controller.viewer is None:
            return False
        if self._shown_card == card:
            self._shown_card = ""
            self._controller.play(of_cards("show", card))
        else:
            self._shown_card = card
            with self._controller.speaking():
                cap = key_of(self._controller.match.game_id, "Z")
                self._message.say(text("show-again", card=cards.name_of(card), cap=cap))
        return True

    # -- drops ------------------------------------------------------------------------------------

    def explain_drop(self, card_id: str, source: str, target: str) -> str | None:
        """Return None if something may be dropped there, else why not; "" without words."""
        controller, view = self._controller, self._draft.view
        kind, _, where = target.partition(" ")
        if source == "orders" or kind == "order":
            return None if source == "orders" and kind == "order" else ""
        if not controller.decides:
            return ""
        if source == "deal":
            token = self._table.deal.token(card_id)
            may = token is not None and kind == "column" and token.column != int(where)
            return None if may else ""
        if view.step not in (TURN, ANSWER) and not (source == "market" and kind == "market"):
            return ""
        pairs = {("planets", "seat"), ("planets", "column"), ("hand", "planet"), ("market", "hand")}
        return None if (source, kind) in pairs else ""

    def submit_drop(self, card_id: str, source: str, target: str) -> None:
        """Do what a drop means."""
        where = target.partition(" ")[2]
        if source == "orders":
            self._table.orders.put(card_id, int(where))
        elif source == "deal":
            token = self._table.deal.token(card_id)
            if token is not None:
                self.carry(token, int(where))
        elif source == "planets":
            if self._draft.planet != card_id:
                self._draft.choose_planet(card_id)
            self.bring_in(int(where))
        elif source == "market":
            if card_id not in self._draft.basket.cards:
                self.press_market(card_id)
        elif card_id in CREWS:
            if self._draft.planet != where:
                self._draft.choose_planet(where)
            if card_id not in (self._draft.crew or ()):
                self._draft.pick(card_id)
