"""What the viewer is considering and has not said yet: a Planet, a deal, cards, what goes overboard."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.games.afternova.actions import ANYONE, Action, Share, drop
from chrononauts_qt.games.afternova.amounts import (
    NO_FRAGMENTS,
    NO_SKILLS,
    Fragments,
    Skills,
    fragments,
    lacking,
    minus,
    plus,
)
from chrononauts_qt.games.afternova.cards import PLANETS
from chrononauts_qt.games.afternova.covering import played
from chrononauts_qt.games.afternova.state import COMPLETE, DISCARD, DROP, MARKET, TURN
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.games.afternova.basket import Basket
from chrononauts_qt.ui.games.afternova.deal import Deal, Token, deal_at, deal_of, fitting_crew, part_of
from chrononauts_qt.ui.games.afternova.reply import Reply
from chrononauts_qt.ui.games.afternova.sealing import Sealing


class Composed(NamedTuple):
    """A deal of one's own that is under way: how it lies, the crew chosen for it, whether it is a counter."""

    deal: Deal
    picked: tuple[str, ...] | None
    counters: bool


class Draft(QObject):
    """What is being considered by one seat at one step; another step, or another seat, begins anew.

    ``planet`` is what one is about to harvest, ``deal`` what is being put together there, or None.
    ``picked`` are the crew cards that were chosen by hand, None: those that the program finds. ``basket`` is
    what was chosen at the Market, ``agreed`` is the number of the deal to be sealed, 0 for none. ``gone``
    are the Fragments to be dropped, ``card`` a card to be discarded or completed, "" for none. ``counters``
    tells whether the offer that waits is being changed, ``is_aside`` whether the offers of this turn are laid
    aside, so that the Market lies open. ``own`` is the deal of one's own in whose place a hint lies, None for
    none. ``reply`` and ``sealing`` say what is made of it for an offer.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._key: tuple[object, ...] = ()
        self._view: View | None = None
        self.reply, self.sealing = Reply(self), Sealing(self)
        self.forget()

    def forget(self) -> None:
        """Consider nothing."""
        self.planet = ""
        self.deal: Deal | None = None
        self.picked: tuple[str, ...] | None = None
        self.basket = Basket()
        self.agreed = 0
        self.to: int | None = None
        self.gone = NO_FRAGMENTS
        self.card = ""
        self.counters = False
        self.is_aside = False
        self.own: Composed | None = None

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing is considered."""
        chosen = self.planet or any(self.basket) or self.card or self.agreed or self.counters
        return not chosen and self.picked is None and self.gone == NO_FRAGMENTS

    def follow(self, view: View) -> None:
        """Take the position of now, and who looks at it; what no longer fits is forgotten."""
        happened = len(view.events) if view.step in (MARKET, DROP, DISCARD, COMPLETE) else len(view.offers)
        key = (view.seat, view.turn, view.step, happened)
        before, self._key = self._key, key
        seen, self._view = self._view, view
        if key == before:
            return
        is_same_turn = before[:2] == key[:2] and seen is not None
        kept = self.deal if is_same_turn and view.step == TURN else None
        planet = self.planet if kept is not None else ""
        events = view.events[len(seen.events) :] if seen is not None and is_same_turn else ()
        basket = self.basket.without(events) if events and view.step in (MARKET, DISCARD) else Basket()
        self.forget()
        self.basket = basket
        agreed = [now for now in view.offers if now.agreed]
        if agreed and view.step == TURN and view.seat == view.seat_to_move:
            self.sealing.begin(agreed[-1])
        elif kept is not None and any(found and found.id == planet for found in view.planets):
            self.planet, self.deal = planet, kept

    @property
    def view(self) -> View:
        """The position that is considered."""
        assert self._view is not None
        return self._view

    @property
    def me(self) -> int:
        """The seat that considers."""
        assert self.view.seat is not None
        return self.view.seat

    # -- a Planet, alone ------------------------------------------------------------------------

    def choose_planet(self, planet: str) -> None:
        """Be about to harvest a Planet, or no longer."""
        planet = "" if planet == self.planet and self.deal is None else planet
        self.forget()
        self.planet = planet
        self.changed.emit()

    @property
    def own_part(self) -> tuple[str, ...] | None:
        """The fewest crew for what is left to oneself; None where none can do it."""
        if not self.planet:
            return ()
        needs = PLANETS[self.planet].needs if self.deal is None else self.deal.own_icons
        return fitting_crew(self.view, needs)

    def pick(self, card: str) -> None:
        """Take a crew card into one's part, or out of it."""
        chosen = self.crew or ()
        self.picked = tuple(c for c in chosen if c != card) if card in chosen else (*chosen, card)
        self.changed.emit()

    # -- a deal ---------------------------------------------------------------------------------

    def negotiate(self, planet: str = "") -> None:
        """Begin a deal at the Planet that is chosen."""
        self.planet = planet or self.planet
        if self.planet:
            self.basket, self.agreed, self.picked = Basket(), 0, None
            self.deal = deal_at(self.view, self.planet, self.me)
            self.changed.emit()

    def bring_in(self, seat: int) -> None:
        """Let somebody help; the first one is asked for what the own crew lacks."""
        if self.deal is None:
            self.negotiate()
        if self.deal is None or seat in self.deal.columns:
            return
        lacks = NO_SKILLS if self.deal.helpers else self.missing
        self.deal = self.deal.with_helper(seat, lacks)
        self.picked = None
        self.changed.emit()

    @property
    def own_icons(self) -> Skills:
        """The icons of one's own part: of the whole Planet where there is no deal."""
        if self.reply.is_owed:
            return self.reply.share.brings
        return PLANETS[self.planet].needs if self.deal is None else self.deal.own_icons

    @property
    def missing(self) -> Skills:
        """The icons of the Planet that one's whole crew does not cover."""
        needs = self.own_icons
        return lacking(needs, played(part_of(self.view, needs), self.view.crew))

    def leave_out(self, seat: int) -> None:
        """Let somebody no longer help."""
        if self.deal is not None:
            self.deal = self.deal.without(seat)
            self.picked = None
            self.changed.emit()

    def ask_anyone(self) -> None:
        """Let whoever will be the one helper, on the terms of the first; or name that one again."""
        if self.deal is None:
            return
        named = (share for share in self.deal.shares if share.seat >= ANYONE)
        first = next(named, Share(ANYONE, self.missing))
        bot = tuple(share for share in self.deal.shares if share.seat < ANYONE)
        asked = first._replace(seat=ANYONE, gives=NO_FRAGMENTS)
        self.deal = self.deal._replace(shares=(asked, *bot))
        self.changed.emit()

    def fill_in(self, action: Action) -> None:
        """Put an offer together that somebody suggests."""
        self.negotiate(action.planet)
        self.deal = deal_of(self.view, action, self.me)
        self.changed.emit()

    def carry(self, token: Token, column: int) -> bool:
        """Carry a token to a column; tell whether it can go there."""
        found = None if self.deal is None else self.deal.moved(token, column)
        if self.deal is None or found is None:
            return False
        if self.counters and {token.column, column} != {self.deal.active, self.me}:
            return False  # a counter is about nobody but its maker and the active seat
        self.deal = found
        self.picked = None
        self.changed.emit()
        return True

    @property
    def composed(self) -> Composed | None:
        """The deal of one's own that is under way; None while nobody has a part in it."""
        if self.own is not None:
            return self.own
        deal = self.deal
        return None if deal is None or not deal.helpers else Composed(deal, self.picked, self.counters)

    def keep(self, own: Composed | None) -> None:
        """Keep a deal of one's own while a hint lies in its place; as long as that is another one."""
        self.own = None if own is None or own.deal == self.deal else own

    def take_up(self) -> None:
        """Put the deal of one's own back in the place of a hint."""
        own = self.own
        self.forget()
        if own is not None:
            self.planet, self.deal = own.deal.planet, own.deal
            self.picked, self.counters = own.picked, own.counters
        self.changed.emit()

    def close_deal(self) -> None:
        """Leave the deal; its Planet stays chosen."""
        self.deal, self.picked, self.counters = None, None, False
        self.changed.emit()

    @property
    def crew(self) -> tuple[str, ...] | None:
        """The crew that is about to be played; None where none can do what is asked."""
        if self.picked is not None:
            return self.picked
        if self.reply.is_owed:
            return fitting_crew(self.view, self.reply.share.brings)
        return self.sealing.crew if self.agreed else self.own_part

    # -- offers of this turn --------------------------------------------------------------------

    def lay_aside(self, on: bool) -> None:
        """Let the Market lie open, or the offers of this turn again."""
        self.forget()
        self.is_aside = on
        self.changed.emit()

    # -- the Market, discarding, dropping, completing -------------------------------------------

    def take(self, card: str) -> bool:
        """Choose a card of the Market, or no longer; tell whether there was room for it."""
        return self._fill_basket(self.basket.toggled(card))

    def replace(self, row: str) -> bool:
        """Choose to replace a row of the Market, or no longer; tell whether a place could be paid for it."""
        return self._fill_basket(self.basket.with_row(row))

    def _fill_basket(self, basket: Basket) -> bool:
        if not basket.fits(self.view):
            return False
        is_aside, own = self.is_aside, self.own
        self.forget()
        self.basket, self.is_aside, self.own = basket, is_aside, own
        self.changed.emit()
        return True

    def mark(self, card: str) -> None:
        """Be about to discard or to complete a card, or no longer."""
        self.card = "" if self.card == card else card
        self.changed.emit()

    def overboard(self, colour: str, hold: Fragments, most: int) -> None:
        """Let a Fragment go, or keep it after all."""
        one = fragments([colour])
        if sum(self.gone) < most and getattr(self.gone, colour) < getattr(hold, colour):
            self.gone = plus(self.gone, one)
        elif getattr(self.gone, colour):
            self.gone = minus(self.gone, one)
        self.changed.emit()

    def dropping(self) -> Action:
        """Return the dropping of what is to go."""
        return drop(self.gone)
