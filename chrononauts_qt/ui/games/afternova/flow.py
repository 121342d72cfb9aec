"""What the viewer can do now: the words of the dock, its buttons, and what becomes of a click."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from chrononauts_qt.games.afternova.actions import DONE, PASS, Action, of_cards
from chrononauts_qt.games.afternova.actions import harvest as harvesting
from chrononauts_qt.games.afternova.amounts import Skills
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS
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
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.catalog.phone_texts import text as phone_text
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.draft import Draft
from chrononauts_qt.ui.games.afternova.market_visit import MarketVisit
from chrononauts_qt.ui.games.afternova.negotiation import Negotiation
from chrononauts_qt.ui.games.afternova.orders import completable
from chrononauts_qt.ui.games.afternova.points import bots_points, points_of, points_with
from chrononauts_qt.ui.games.afternova.saying import Said, Saying
from chrononauts_qt.ui.games.afternova.steps import Choice
from chrononauts_qt.ui.games.afternova.texts import cards, listed
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.games.afternova.texts.order_texts import text as orders_text
from chrononauts_qt.ui.games.afternova.texts.table_texts import text


class Flow(Saying):
    """Turns what is considered into actions, at every step of a turn."""

    def __init__(
        self, controller: AfterNovaController, draft: Draft, suggest: Callable[[], object]
    ) -> None:
        super().__init__(controller, draft)
        self.negotiation = Negotiation(controller, draft, suggest)
        self.market = MarketVisit(controller, draft)
        self._says: dict[str, Callable[[View], Said]] = {
            TURN: self._in_turn, MARKET: lambda view: self.market.taking(), ANSWER: self.negotiation.asked,
            DISCARD: self._too_many, COMPLETE: self._complete,
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

    def asked_of_all(self) -> str:
        """Say what everybody is asked, or who is asked by phone; "" while it is whoever is to move."""
        controller, view = self._controller, self._controller.seen()
        completing = controller.completing
        if completing.may_speak():
            return orders_text("anyone")
        if completing.speaker is not None:
            return orders_text("speak-up-spoken", name=controller.names[completing.speaker])
        deciding = controller.asked if view.step != DROP else view.deciding
        asked = [controller.names[seat] for seat in deciding if seat in controller.people]
        if view.step in (TURN, MARKET) or not asked:
            return ""
        return self._waits(view) if view.step == ANSWER else phone_text("asked", names=all_of(asked))

    def _waits(self, view: View) -> str:
        """Say who is to act, in public words."""
        if self._controller.completing.may_speak():
            return orders_text("anyone")
        deciding = all_of(self._controller.names[seat] for seat in view.deciding)
        if view.step == ANSWER:
            return text("wait-answers", names=deciding)
        if view.deciding and view.seat_to_move not in view.deciding:
            return text("wait-others", names=deciding)
        return text("wait-turn", name=self._controller.names[view.seat_to_move])

    # -- a turn -----------------------------------------------------------------------------------

    def _in_turn(self, view: View) -> Said:
        draft = self._draft
        if draft.agreed:
            return self.negotiation.seal(view)
        if draft.deal is not None:
            return self.negotiation.compose()
        if any(draft.basket):
            return self.market.taking()
        if draft.planet:
            return self._harvest(view)
        choices = [Choice(text("pass"), self._play(PASS))] if PASS in view.actions else []
        if view.offers and draft.is_aside:
            choices.append(Choice(text("slips"), lambda: draft.lay_aside(False)))
        elif view.offers:
            choices += self.negotiation.counters(view)
            last = view.offers[-1]
            if self.negotiation.may_change(last):
                choices.append(Choice(text("change-offer"), lambda: self._draft.fill_in(last.action)))
            choices.append(Choice(text("market"), lambda: draft.lay_aside(True)))
        return Said(text("step-turn"), text("choose-turn"), (*choices, *self._way_back()))

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
        card, payable = self._draft.card, completable(view)
        action = of_cards("complete", card) if card else DONE
        words = text("complete") if card or not payable else text("complete-which")
        complete = Choice(words, self._play(action), bool(card), is_primary=bool(payable))
        done = Choice(
            text("done"), lambda: self._controller.finish(self._draft.me), is_primary=not payable)
        is_sixth = len(view.players[self._draft.me].completed) == MOST_PROJECTS - 1
        note = text("choose-last" if view.is_last_chance else "choose-complete")
        if not payable:
            note = orders_text("five") if is_sixth else text("complete-none")
        elif is_sixth and not view.is_last_chance:
            note = self._sixth(view, (card,) if card else payable)
        return Said(text("step-complete"), note, (complete, done))

    def _sixth(self, view: View, payable: Sequence[str]) -> str:
        """Say what ending the game with one of these would mean, as far as everybody sees it."""
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
        return frozenset(draft.crew or ()) if draft.planet or draft.reply.is_owed else frozenset()

    def useful(self) -> frozenset[str] | None:
        """Return the cards of the hand that can be chosen now, None: any."""
        draft, view = self._draft, self._draft.view
        if not self._controller.decides:
            return None
        if view.step == COMPLETE:
            return frozenset(completable(view))
        if view.step == ANSWER:
            return _of_use(view, draft.reply.share.brings)
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
        elif card in CREWS and (draft.reply.is_owed or draft.planet):
            draft.pick(card)

    def press_planet(self, planet: str) -> None:
        """Be about to harvest a Planet."""
        if self._controller.decides and self._draft.view.step == TURN and planet in PLANETS:
            self._draft.choose_planet(planet)

    @property
    def drops(self) -> bool:
        """Whether Fragments have to go overboard."""
        return self._controller.seen().step == DROP


def _of_use(view: View, icons: Skills) -> frozenset[str]:
    return frozenset(card for card in view.crew if any(map(min, CREWS[card].skills, icons)))
