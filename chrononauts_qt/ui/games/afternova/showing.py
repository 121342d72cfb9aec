"""What is shown follows the game, and what is considered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from chrononauts_qt.games.afternova.actions import BOT
from chrononauts_qt.games.afternova.cards import STARSHIPS
from chrononauts_qt.games.afternova.state import ANSWER, COMPLETE, MARKET, TURN
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.afternova import answers_told, own_upgrades, shown
from chrononauts_qt.ui.games.afternova.bots_price import price
from chrononauts_qt.ui.games.afternova.deal import deal_of
from chrononauts_qt.ui.games.afternova.manning import manned
from chrononauts_qt.ui.games.afternova.texts import cards, listed
from chrononauts_qt.ui.games.afternova.texts.order_texts import text as orders_text
from chrononauts_qt.ui.games.afternova.texts.table_texts import text

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen


class Showing(QObject):
    """Gives every view of the table what it shows. ``ship_seat`` is whose Starship that is."""

    def __init__(self, table: AfterNovaScreen) -> None:
        super().__init__(table)
        self._table, self._controller = table, table.controller
        self._draft, self._flow, self._message = table.draft, table.flow, table.message
        self.ship_seat = 0
        self._draft.changed.connect(self.show_draft)
        table.hints.changed.connect(self.show_hint)

    def show_public(self, public: View) -> None:
        """Show what does not depend on who looks: players, status line, decks."""
        is_afar = self._table.afar.is_on
        self.show_seats()
        self._table.bag.show_pieces(list(shown.bag(public)))
        race = [(seat, len(player.completed)) for seat, player in enumerate(public.players)]
        if public.bot is not None:
            race.append((BOT, len(public.bot.completed) + public.bot.gained))
        offers = listed.offers_left(public.offers_left) if public.step in (TURN, ANSWER) else ""
        self._table.status.show_race(() if is_afar else race, offers)  # each has it in its panel
        self._table.status.say(self._status(public))

    def show_seats(self) -> None:
        """Show all players, and whose phones are asleep."""
        controller, is_afar = self._controller, self._table.afar.is_on
        public, asks = controller.seen(), controller.completing.asks
        faces = shown.seats(public, controller.names, asks, controller.sitters, is_afar)
        self._table.seats_view.show_pieces(list(faces))

    def _ask_all(self, public: View) -> None:
        """Ask those at the screen whether they complete anything; seen from afar say what all are asked."""
        controller, is_afar = self._controller, self._table.afar.is_on
        may_speak = controller.completing.may_speak()
        speaking = [seat for seat in may_speak if seat in controller.at_screen]
        said = self._told_afar(public) if is_afar else (orders_text("anyone"),) if speaking else ()
        left = controller.ring.left if may_speak and said else None
        is_aloud = public.step == COMPLETE
        self._table.speak_up.show_asked(said, speaking, left, controller.is_held, is_aloud)
        for part in (self._table.objective, self._table.steps):
            part.setVisible(not speaking and not is_afar)

    def _told_afar(self, public: View) -> tuple[str, ...]:
        """Say what everybody is asked, or what was answered to the offer that lies open: then also without
        what is wanted instead."""
        told = self._flow.asked_of_all()
        if told or public.step != TURN or self._draft.is_aside or not public.offers:
            return (told,) if told else ()
        return tuple(sentences(*self._answers(public, with_terms)) for with_terms in (True, False))

    def _status(self, public: View) -> str:
        """Say whose turn it is and what happens in it; to a person alone among bots, when it is theirs."""
        if public.outcome is not None:
            return text("step-over")
        step = text("last-chance") if public.is_last_chance else text(f"step-{public.step}")
        seat = public.seat_to_move
        if seat == self._controller.sole:
            return text("status-yours", step=step)
        return text("status", name=self._controller.names[seat], step=step)

    def show_draft(self) -> None:
        """Show what the viewer knows and considers."""
        controller, view, draft = self._controller, self._draft.view, self._draft
        with controller.speaking():
            self._table.planets.show_pieces(list(shown.planets(view, draft)))
            may_replace, least = self._flow.market.replaceable(), self._table.least_type
            self._table.market.show_pieces(list(shown.market(view, draft, may_replace, least)))
            chosen = self._flow.chosen() if view.seat is not None else ()
            useful = self._flow.useful() if view.seat is not None else None
            self._table.hand.show_pieces(list(shown.hand(view, chosen, useful)))
            self._table.objective.show_objective(view.objective)
            self._table.orders.follow(view)
            self._show_deal(view)
            self._table.objective.offer_hint(self._table.hints.may_ask())
            self._table.reading.tell_why(view)
        self._show_ship(view)
        self._ask_all(controller.seen())
        self._table.far_offers.follow(view)
        with controller.speaking():
            self._table.steps.show_choices(*(self._table.orders.said() or self._flow.said()))
        self._table.followed.emit()

    def show_hint(self) -> None:
        """Ring what a hint is about."""
        table = self._table
        for part in (
            table.planets, table.market, table.ship, table.hand, table.seats_view, table.deal.slips,
        ):
            part.set_hinted(self._table.hints.keys)

    def _show_ship(self, view: View) -> None:
        """Show the Starship of whoever looks, has to drop something, or is to move."""
        droppers = self._controller.droppers
        seat = view.seat_to_move if view.seat is None else view.seat
        seat = droppers[0] if droppers else seat
        gone = self._draft.gone if droppers else None
        name = self._controller.names[seat]
        with_picture = not self._fills_basket(view)
        face, is_named = STARSHIPS[seat % len(STARSHIPS)], self._table.afar.is_on
        pieces = shown.ship(view, seat, name, face, gone, with_picture, is_named)
        self._table.ship.show_pieces(list(pieces))
        self.ship_seat = seat
        self._show_basket(view)

    def _show_basket(self, view: View) -> None:
        """Lay the places of a Market action where the ship's picture was."""
        is_open = self._fills_basket(view)
        self._table.basket.show_pieces(list(shown.basket(view, self._draft)) if is_open else [])
        self._table.basket.setVisible(is_open and not self._table.is_list)
        self._table.stand_basket()

    def _fills_basket(self, view: View) -> bool:
        """Tell whether the viewer is at the Market, or about to be."""
        is_at = view.step == MARKET or (view.step == TURN and any(self._draft.basket))
        return is_at and self._controller.decides

    def _show_deal(self, view: View) -> None:
        """Lay the deal table over Market and Starship while there is something on it."""
        draft, waiting = self._draft, view.step == ANSWER
        is_open = waiting or (view.step == TURN and (draft.deal is not None or bool(view.offers)))
        are_aside = is_open and self._table.far_offers.are_aside
        is_open = is_open and not any(draft.basket) and not draft.is_aside
        composing = draft.deal is not None and self._controller.decides
        self._table.deal.show_offers(view)
        behind = manned(draft)
        if composing and draft.deal is not None:
            title = text("deal-at", planet=cards.planet(draft.deal.planet))
            check = self._flow.negotiation.check
            told = price(view, draft.deal.there)
            gifts = own_upgrades.told(view, draft.own_icons)
            answers = (
                *self._answers(view), *(words for words in (told, gifts) if words and words != check))
            self._table.deal.show_deal(title, draft.deal, view, True, check, answers, behind)
        elif is_open:
            now = view.offers[draft.agreed - 1] if draft.agreed else view.offers[-1]
            title = text("offer-told" if now.counters else "offer-at", number=now.number,
                         planet=cards.planet(now.planet))
            check = answers_told.counters(now, self._controller.names)
            deal = deal_of(view, now.action, view.seat_to_move) if view.lies(now.planet) else None
            if deal is not None and draft.to is not None:
                deal = deal.named(draft.to)
            answers = self._answers(view, with_terms=False)  # the check says them
            if self._table.afar.is_on:
                check, answers = "", ()  # in larger type below
            self._table.deal.show_deal(title, deal, view, False, check, answers, behind)
        self._table.deal.is_open = is_open
        self._controller.talk.lay_open(is_open or are_aside)
        self._table.show_time()
        self._table.stand_deal()
        self._table.deal.setVisible((is_open or are_aside) and not self._table.is_list)
        if is_open or are_aside:
            self._table.deal.raise_()
            for over in (self._message, self._table.curtain):
                if over.isVisible():
                    over.raise_()

    def _answers(self, view: View, with_terms: bool = True) -> tuple[str, ...]:
        """Return what was answered to the last offer, once that is told."""
        names, bots = self._controller.names, self._controller.match.bots
        return tuple(answers_told.told(view, names, bots, with_terms))
