"""What the viewer can do now: the words of the dock, its buttons, and what becomes of a click."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from chrononauts_qt.games.afternova.actions import ANYONE, DONE, PASS, ROWS, Action, of_cards, replace_row
from chrononauts_qt.games.afternova.actions import harvest as harvesting
from chrononauts_qt.games.afternova.amounts import Skills
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS
from chrononauts_qt.games.afternova.state import (
    ANSWER,
    COMPLETE,
    DISCARD,
    DROP,
    HAND_LIMIT,
    MARKET,
    MOST_PROJECTS,
    TURN,
)
from chrononauts_qt.games.afternova.view import OfferSeen, View
from chrononauts_qt.ui.catalog import wording
from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.games.afternova.basket import Basket
from chrononauts_qt.ui.games.afternova.bots_price import is_about_bot, price
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.draft import Draft
from chrononauts_qt.ui.games.afternova.orders import completable
from chrononauts_qt.ui.games.afternova.points import bots_points, points_of, points_with
from chrononauts_qt.ui.games.afternova.steps import SENTENCES, Choice
from chrononauts_qt.ui.games.afternova.texts import cards, listed, spoken
from chrononauts_qt.ui.games.afternova.texts.basket_texts import text as basket_text
from chrononauts_qt.ui.games.afternova.texts.clock_texts import text as clock_text
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.games.afternova.texts.order_texts import text as orders_text
from chrononauts_qt.ui.games.afternova.texts.table_texts import text


class Said(NamedTuple):
    """What the dock says: a heading, a sentence, and the buttons."""

    heading: str
    note: str
    choices: tuple[Choice, ...] = ()


class Flow:
    """Turns what is considered into actions; nothing here knows how anything looks."""

    def __init__(
        self, controller: AfterNovaController, draft: Draft, suggest: Callable[[], object]
    ) -> None:
        self._controller, self._draft, self._suggest = controller, draft, suggest
        self._says: dict[str, Callable[[View], Said]] = {
            TURN: self._in_turn, MARKET: self._at_market, ANSWER: self._asked, DISCARD: self._too_many,
            COMPLETE: self._complete,
        }

    # -- what is said -----------------------------------------------------------------------------

    def said(self) -> Said:
        """Return what the dock says now."""
        controller, view = self._controller, self._controller.seen()
        if view.outcome is not None:
            return Said(text("step-over"), "")
        droppers = controller.droppers
        if droppers:
            return self._drop(view, droppers[0])
        if not controller.decides:
            ahead = Choice(text("skip-ahead"), controller.hurry)
            return Said("", self._waits(view), (ahead,) if controller.may_hurry else ())
        return self._says[view.step](self._draft.view)

    def _waits(self, view: View) -> str:
        """Say who is to act, in public words."""
        if self._controller.completing.may_speak():
            return orders_text("anyone")
        if view.step == ANSWER:
            return text("wait-answers", names=all_of(self._controller.names[seat] for seat in view.deciding))
        return text("wait-turn", name=self._controller.names[view.seat_to_move])

    def _play(self, action: Action) -> Callable[[], object]:
        return lambda: self._controller.play(action)

    def _refusal(self, action: Action) -> str | None:
        seat = self._controller.viewer
        return "" if seat is None else self._controller.explain(seat, action)

    def _back(self) -> Choice:
        return Choice(common("back"), self.reconsider)

    # -- a turn -----------------------------------------------------------------------------------

    def _in_turn(self, view: View) -> Said:
        draft = self._draft
        if draft.agreed:
            return self._seal(view)
        if draft.deal is not None:
            return self._compose()
        if any(draft.basket):
            return self._taking()
        if draft.planet:
            return self._harvest(view)
        choices = [Choice(text("pass"), self._play(PASS))] if PASS in view.actions else []
        if view.offers and draft.is_aside:
            choices.append(Choice(text("slips"), lambda: draft.lay_aside(False)))
        elif view.offers:
            choices += self._counters(view)
            last = view.offers[-1]
            if self._may_change(last):
                choices.append(Choice(text("change-offer"), lambda: self._draft.fill_in(last.action)))
            choices.append(Choice(text("market"), lambda: draft.lay_aside(True)))
        return Said(text("step-turn"), text("choose-turn"), tuple(choices))

    def _counters(self, view: View) -> Iterator[Choice]:
        """Yield a way to take up each counter that stands: it makes exactly that offer.

        Where somebody has made several, each says what it is, and the oldest are left to their slips.
        """
        made, names = {now.action for now in view.offers}, self._controller.names
        standing = [
            (seat, action) for now in view.offers for seat, action in now.counters.items()
            if action not in made and self._refusal(action) is None
        ]
        is_plain = len({seat for seat, _ in standing}) == len(standing)
        is_one_planet = len({action.planet for _, action in standing}) == 1
        for seat, action in standing if is_plain else standing[-SENTENCES:]:
            words = text("take-counter", name=names[seat])
            if not is_plain:
                share = spoken.share(next(one for one in action.shares if one.seat == seat), names)
                words = text("take-this", share=share) if is_one_planet else text(
                    "take-this-at", planet=cards.planet(action.planet), share=share)
            yield Choice(words, self._play(action), is_primary=True, is_sentence=not is_plain)

    def _may_change(self, offer: OfferSeen) -> bool:
        """Tell whether an offer that was declined can still be put together with other terms."""
        view = self._draft.view
        return bool(view.offers_left) and not offer.agreed and view.lies(offer.planet)

    def _harvest(self, view: View) -> Said:
        """Say whether the own crew does it alone."""
        draft = self._draft
        name = cards.planet(draft.planet)
        missing = draft.missing
        negotiate = Choice(text("negotiate"), draft.negotiate, is_primary=any(missing))
        if any(missing):
            key = "lacks" if view.bot is None else "lacks-bot"
            note = text(key, planet=name, missing=in_words(missing))
            return Said(name, note, (negotiate, self._back()))
        action = harvesting(draft.planet, draft.crew or ())
        refusal = self._refusal(action)
        harvest = Choice(text("harvest"), self._play(action), refusal is None, is_primary=True)
        note = refusal or text("covers", planet=name)
        return Said(name, note, (harvest, negotiate, self._back()))

    @property
    def deal_check(self) -> str:
        """Whether the deal as it lies can be said, in a sentence."""
        draft = self._draft
        deal = draft.deal
        if deal is None:
            return ""
        if draft.counters:
            refusal = self._refusal(draft.counter()) if draft.crew else text("crew-cannot")
            return refusal or text("counter-yours")
        said = deal.harvested(draft.crew or ()) if deal.is_alone else deal.offered()
        if is_about_bot(deal, self._controller.reason(draft.me, said)):
            return price(draft.view, deal.there)
        if not deal.helpers:
            return text("deal-alone")
        return self._refusal(said) or text("deal-bot" if deal.is_alone else "deal-ready")

    def _compose(self) -> Said:
        draft, view = self._draft, self._draft.view
        assert draft.deal is not None
        if draft.deal.is_alone:
            action, words = draft.deal.harvested(draft.crew or ()), text("harvest")
        else:
            action, words = draft.deal.offered(), text("propose")
        may = bool(draft.deal.helpers) and self._refusal(action) is None
        choices = [Choice(words, self._play(action), may, is_primary=True)]
        others = [seat for seat in range(len(view.players)) if seat != draft.me and view.players[seat].crew]
        if len(others) > 1:
            named = not any(share.seat == ANYONE for share in draft.deal.shares)
            choices.append(Choice(text("anyone-button"), draft.ask_anyone, named))
        choices += [Choice(text("suggest"), self._suggest), self._back()]
        return Said(text("step-deal"), "", tuple(choices))

    def _seal(self, view: View) -> Said:
        draft = self._draft
        now = view.offers[draft.agreed - 1]
        names = self._controller.names
        named = tuple(share.seat for share in now.action.shares if share.seat >= 0)
        helpers = named if draft.to is None else (draft.to,)
        action = draft.sealed()
        refusal = self._refusal(action)
        words = text("seal-with", names=all_of(names[seat] for seat in helpers))
        seal = Choice(words, self._play(action), refusal is None, is_primary=True)
        note = refusal or " ".join(spoken.share(share, names) for share in now.action.shares)
        return Said(cards.planet(now.planet), note, (seal, *self._others(now), self._back()))

    def _others(self, now: OfferSeen) -> Iterator[Choice]:
        """Yield a way to the others who said yes to an offer to anyone."""
        if self._draft.to is not None:
            for seat, said in now.answers.items():
                if said == "accept" and seat != self._draft.to:
                    words = text("rather", name=self._controller.names[seat])
                    yield Choice(words, partial(self._draft.turn_to, seat))

    # -- the Market -------------------------------------------------------------------------------

    def _at_market(self, view: View) -> Said:
        return self._taking()

    def _taking(self) -> Said:
        basket, view = self._draft.basket, self._draft.view
        left = basket.left(view)
        take = Choice(_basket_words(basket, view), self.take, any(basket), is_primary=True)
        choices = (take, self._back()) if any(basket) else (take,)
        return Said(text("step-market"), listed.cards_left(left) if left else "", choices)

    def take(self) -> None:
        """Take what was chosen, one after the other, until something is asked."""
        for action in tuple(self._draft.basket.actions(self._draft.view)):
            step = self._controller.seen().step
            if step not in (TURN, MARKET) or not self._controller.play(action):
                return

    @property
    def basket_is_full(self) -> bool:
        """Whether nothing more can be chosen at the Market."""
        draft = self._draft
        return any(draft.basket) and not draft.basket.left(draft.view)

    def replaceable(self) -> tuple[str, ...]:
        """Return the rows that the viewer may choose to replace, or has chosen."""
        if not self._controller.decides or self._draft.view.step not in (TURN, MARKET):
            return ()
        chosen = self._draft.basket.rows
        return tuple(row for row in ROWS if row in chosen or self._row_refusal(row) is None)

    def _row_refusal(self, row: str) -> str | None:
        """Return why a row cannot be replaced after what has been chosen, None if it can."""
        refusal, view = self._refusal(replace_row(row)), self._draft.view
        reason = self._draft.basket.refusal(view, row)
        if reason is not None and self._draft.basket.left(view) < 1:
            return basket_text("full")
        return self._controller.say(reason) if refusal is None and reason is not None else refusal

    # -- answers ----------------------------------------------------------------------------------

    def _asked(self, view: View) -> Said:
        draft, names = self._draft, self._controller.names
        if draft.counters:
            may = bool(draft.crew) and self._refusal(draft.counter()) is None
            offer = Choice(text("offer-this"), lambda: self._controller.play(draft.counter()), may, True)
            return Said(text("counter"), "", (offer, self._back()))
        accept = draft.accept()
        refusal = self._refusal(accept) if draft.crew else text("crew-cannot")
        heading = text("offer-to-you", name=names[view.seat_to_move])
        note = refusal or spoken.share(draft.own_share, names)
        return Said(heading, note, (
            Choice(text("accept"), self._play(accept), refusal is None),
            Choice(text("counter"), draft.begin_counter),
            Choice(text("decline"), self._play(draft.decline())),
            *self._peace(),
        ))

    def _peace(self) -> Iterator[Choice]:
        """Yield a way to hear of no more offers, for those who have been asked often: all see how often."""
        if self._controller.talk.may_be_deaf(self._draft.me):
            yield Choice(clock_text("peace"), self._controller.want_peace)

    # -- what is too much -------------------------------------------------------------------------

    def _too_many(self, view: View) -> Said:
        card = self._draft.card
        act = Choice(text("discard"), self._play(Action("discard", cards=(card,))), bool(card), True)
        return Said(text("step-discard"), text("choose-discard", limit=HAND_LIMIT), (act,))

    def _drop(self, view: View, seat: int) -> Said:
        gone = self._draft.gone
        most = view.excess[seat]
        action = self._draft.dropping()
        words = text("choose-drop", name=self._controller.names[seat], count=listed.too_many(most))
        drop = Choice(text("drop"), lambda: self._controller.submit(seat, action), sum(gone) == most, True)
        return Said(text("step-drop"), words, (drop,))

    # -- completing -------------------------------------------------------------------------------

    def _complete(self, view: View) -> Said:
        card = self._draft.card
        action = of_cards("complete", card) if card else DONE
        complete = Choice(text("complete"), self._play(action), bool(card), is_primary=bool(card))
        done = Choice(text("done"), self._controller.finish)
        is_sixth = len(view.players[self._draft.me].completed) == MOST_PROJECTS - 1
        note = text("choose-last" if view.is_last_chance else "choose-complete")
        if is_sixth and not view.is_last_chance:
            note = self._sixth(view, card)
        return Said(text("step-complete"), note, (complete, done))

    def _sixth(self, view: View, card: str) -> str:
        """Say what ending the game would mean, as far as everybody sees it."""
        payable = (card,) if card else completable(view)
        if not payable:
            return orders_text("five")
        own = max(points_with(view, self._draft.me, project) for project in payable)
        rivals = [(points_of(player), self._controller.names[seat])
                  for seat, player in enumerate(view.players) if seat != self._draft.me]
        if view.bot is not None:
            rivals.append((bots_points(view.bot), text("bot")))
        other, name = max(rivals)
        return orders_text("ends-game", own=own, name=name, other=other)

    # -- what is chosen ---------------------------------------------------------------------------

    def chosen(self) -> frozenset[str]:
        """Return the cards of the hand that are about to be played, discarded or completed."""
        draft, view = self._draft, self._draft.view
        if view.step in (DISCARD, COMPLETE):
            return frozenset({draft.card} - {""})
        return frozenset(draft.crew or ()) if draft.planet or draft.answers else frozenset()

    def useful(self) -> frozenset[str] | None:
        """Return the cards of the hand that can be chosen now, None: any."""
        draft, view = self._draft, self._draft.view
        if not self._controller.decides:
            return None
        if view.step == COMPLETE:
            return frozenset(completable(view))
        if view.step == ANSWER:
            return _of_use(view, draft.own_share.brings)
        if view.step == TURN and draft.planet:
            return _of_use(view, PLANETS[draft.planet].needs)  # what is asked of others can be taken back
        return None

    def press_hand(self, card: str) -> None:
        """Choose a card of the hand, as far as it can be of use."""
        draft, view = self._draft, self._draft.view
        if not self._controller.decides:
            return
        if view.step in (DISCARD, COMPLETE):
            if view.step == DISCARD or card in (self.useful() or ()):
                draft.mark(card)
        elif card in CREWS and (draft.answers or draft.planet):
            draft.pick(card)

    def press_market(self, key: str) -> str:
        """Choose a card of the Market, or a row to be replaced; return why not, "" if it is done."""
        view = self._draft.view
        if not self._controller.decides or view.step not in (TURN, MARKET):
            return ""
        if key.startswith("replace-"):
            row = key.removeprefix("replace-")
            if row not in self._draft.basket.rows:
                refusal = self._row_refusal(row)
                if refusal is not None:
                    return refusal
            self._draft.replace(row)
            return ""
        is_card = key in CREWS or key in PROJECTS
        return basket_text("full") if is_card and not self._draft.take(key) else ""

    def press_planet(self, planet: str) -> None:
        """Be about to harvest a Planet."""
        if self._controller.decides and self._draft.view.step == TURN and planet in PLANETS:
            self._draft.choose_planet(planet)

    def press_slip(self, number: int) -> None:
        """Seal what is agreed, make the offer that somebody counters with, or change one that is declined."""
        view = self._draft.view
        if not self._controller.decides or view.step != TURN:
            return
        now = view.offers[number - 1]
        if now.agreed:
            self._draft.choose_agreed(now)
        elif now.counters:
            self._draft.fill_in(next(iter(now.counters.values())))
        elif self._may_change(now):
            self._draft.fill_in(now.action)

    def reconsider(self) -> bool:
        """Leave what is considered, the last thing first; tell whether there was anything."""
        draft = self._draft
        if draft.deal is not None:
            draft.close_deal()
            return True
        if draft.card:
            draft.mark(draft.card)
            return True
        if draft.is_empty:
            return False
        draft.forget()
        draft.changed.emit()
        return True

    @property
    def drops(self) -> bool:
        """Whether Fragments have to go overboard."""
        return self._controller.seen().step == DROP


def _basket_words(basket: Basket, view: View) -> str:
    """Return what the button says: how many cards are taken, and what rows cost."""
    paid = basket.paid(view)
    free = len(basket.rows) - paid
    if not basket.rows:
        return listed.take_cards(len(basket.cards))
    if not basket.cards and len(basket.rows) == 1:
        return text(f"replace-{basket.rows[0]}")
    return wording.listed([
        say(count) for say, count in (
            (listed.taken, len(basket.cards)), (listed.places_paid, paid), (listed.rows_free, free))
        if count
    ])


def _of_use(view: View, icons: Skills) -> frozenset[str]:
    return frozenset(card for card in view.crew if any(map(min, CREWS[card].skills, icons)))
