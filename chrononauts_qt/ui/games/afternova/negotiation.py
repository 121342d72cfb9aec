"""What can be said of deals: offers, answers, counter-offers, and the seal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from chrononauts_qt.games.afternova.actions import ANYONE, BOT
from chrononauts_qt.games.afternova.state import TURN
from chrononauts_qt.games.afternova.view import OfferSeen, View
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.games.afternova.bots_price import price
from chrononauts_qt.ui.games.afternova.check import checked
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.draft import Draft
from chrononauts_qt.ui.games.afternova.saying import Said, Saying
from chrononauts_qt.ui.games.afternova.steps import SENTENCES, Choice
from chrononauts_qt.ui.games.afternova.texts import cards, spoken
from chrononauts_qt.ui.games.afternova.texts.clock_texts import text as clock_text
from chrononauts_qt.ui.games.afternova.texts.table_texts import text


class Negotiation(Saying):
    """Puts deals together, answers and seals them; `suggest` asks for a deal that may be had."""

    def __init__(
        self, controller: AfterNovaController, draft: Draft, suggest: Callable[[], object]
    ) -> None:
        super().__init__(controller, draft)
        self._suggest = suggest

    # -- a deal that is put together ----------------------------------------------------------------

    @property
    def check(self) -> str:
        """Whether the deal as it lies can be said, in a sentence."""
        draft = self._draft
        deal = draft.deal
        if deal is None:
            return ""
        if draft.counters:
            refusal = self._refusal(draft.reply.counter()) if draft.crew is not None else text("crew-cannot")
            return refusal or text("counter-yours")
        said = deal.harvested(draft.crew or ()) if deal.is_alone else deal.offered()
        if deal.helpers:
            return checked(self._controller, draft.me, said)
        if BOT in deal.columns:
            return price(draft.view, deal.there)
        return text("deal-alone") if self._refusal(said) else text("deal-covers")

    def compose(self) -> Said:
        """Say what can be done with the deal that is put together."""
        draft, view = self._draft, self._draft.view
        assert draft.deal is not None
        is_alone, helpers = draft.deal.is_alone, draft.deal.helpers
        action = draft.deal.harvested(draft.crew or ()) if is_alone else draft.deal.offered()
        may = self._refusal(action) is None
        words = text("harvest") if is_alone and (helpers or may) else text("propose")
        choices = [Choice(words, self._play(action), may, is_primary=True)]
        others = [seat for seat in range(len(view.players)) if seat != draft.me and view.players[seat].crew]
        if len(others) > 1:
            named = not any(share.seat == ANYONE for share in draft.deal.shares)
            choices.append(Choice(text("anyone-button"), draft.ask_anyone, named))
        choices += [Choice(text("suggest"), self._suggest), self._back()]
        return Said(text("step-deal"), "", tuple(choices))

    def seal(self, view: View) -> Said:
        """Say with whom the deal that is agreed can be sealed."""
        draft = self._draft
        now = view.offers[draft.agreed - 1]
        names = self._controller.names
        named = tuple(share.seat for share in now.action.shares if share.seat >= 0)
        helpers = named if draft.to is None else (draft.to,)
        action = draft.sealing.seal()
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
                    yield Choice(words, partial(self._draft.sealing.turn_to, seat))

    # -- offers of this turn ------------------------------------------------------------------------

    def counters(self, view: View) -> Iterator[Choice]:
        """Yield a way to take up each counter that stands: it makes exactly that offer.

        Where somebody has made several, each says which it is, and the oldest are left to their slips; what
        it asks for lies on the table, and a reader hears it.
        """
        made, names = {now.action for now in view.offers}, self._controller.names
        standing = [
            (number, seat, action) for number, now in enumerate(view.offers, 1)
            for seat, action in now.counters.items()
            if action not in made and self._refusal(action) is None
        ]
        is_plain = len({seat for _, seat, _ in standing}) == len(standing)
        for number, seat, action in standing if is_plain else standing[-SENTENCES:]:
            words = text("take-counter", name=names[seat]) if is_plain else text(
                "take-counter-to", name=names[seat], number=number)
            share = spoken.share(next(one for one in action.shares if one.seat == seat), names)
            terms = text("counter-terms", planet=cards.planet(action.planet), share=share)
            yield Choice(words, self._play(action), is_primary=True, is_sentence=not is_plain, note=terms)

    def may_change(self, offer: OfferSeen) -> bool:
        """Tell whether an offer that was declined can still be put together with other terms."""
        view = self._draft.view
        return bool(view.offers_left) and not offer.agreed and view.lies(offer.planet)

    def press_slip(self, number: int) -> None:
        """Seal what is agreed, make the offer that somebody counters with, or change one that is declined."""
        view = self._draft.view
        if not self._controller.decides or view.step != TURN:
            return
        now = view.offers[number - 1]
        if now.agreed:
            self._draft.sealing.choose(now)
        elif now.counters:
            self._draft.fill_in(next(iter(now.counters.values())))
        elif self.may_change(now):
            self._draft.fill_in(now.action)

    # -- answers ------------------------------------------------------------------------------------

    def asked(self, view: View) -> Said:
        """Say what one is asked for, or what one counters with."""
        draft, names = self._draft, self._controller.names
        reply = draft.reply
        if draft.counters:
            may = bool(draft.crew) and self._refusal(reply.counter()) is None
            offer = Choice(text("offer-this"), lambda: self._controller.play(reply.counter()), may, True)
            return Said(text("counter"), "", (offer, self._back()))
        accept = reply.accept()
        refusal = self._refusal(accept) if draft.crew is not None else text("crew-cannot")
        heading = text("offer-to-you", name=names[view.seat_to_move])
        note = refusal or spoken.share(reply.share, names)
        return Said(heading, note, (
            Choice(text("accept"), self._play(accept), refusal is None),
            Choice(text("counter"), reply.begin_counter),
            Choice(text("decline"), self._play(reply.decline())),
            *self._peace(),
            *self._way_back(),
        ))

    def _peace(self) -> Iterator[Choice]:
        """Yield a way to hear of no more offers, for those who have been asked often: all see how often."""
        if self._controller.talk.may_be_deaf(self._draft.me):
            yield Choice(clock_text("peace"), lambda: self._controller.want_peace(self._draft.me))
