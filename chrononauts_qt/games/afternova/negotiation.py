"""Offers, answers and the seal (section 5)."""

from __future__ import annotations

from chrononauts_qt.games.afternova import actions, deals, harvest
from chrononauts_qt.games.afternova.actions import ANYONE, BOT, Action
from chrononauts_qt.games.afternova.amounts import NO_SKILLS, Skills, plus
from chrononauts_qt.games.afternova.covering import Part, explain_cards
from chrononauts_qt.games.afternova.state import ANSWER, TURN, Offer, State
from chrononauts_qt.kernel.reason import Reason

# -- what is refused --------------------------------------------------------------------------------


def explain_offer(state: State, seat: int, action: Action) -> Reason | None:
    """Return why the active seat cannot make an offer."""
    if len(state.offers) >= state.offer_limit:
        return Reason("no-more-offers", "AN-424", {"limit": state.offer_limit})
    if all(share.seat == BOT for share in action.shares):
        return Reason("no-helper", "AN-421")
    return (
        explain_terms(state, action)
        or deals.explain_own_part(state, action.planet, action.shares)
        or explain_repeat(state, action)
    )


def explain_terms(state: State, action: Action) -> Reason | None:
    """Return why a whole offer is impossible by public facts."""
    return deals.explain_place(state, action.planet) or deals.explain_shares(
        state, action.planet, action.shares)


def explain_repeat(state: State, action: Action) -> Reason | None:
    """Return that the same offer was made in this turn (AN-424)."""
    for now in state.offers:
        if now.action == action:
            return Reason("offered-already", "AN-424", {"number": now.number})
    return None


def _explain_number(state: State, number: int) -> Reason | None:
    if state.offers and number == state.offers[-1].number:
        return None
    return Reason("no-such-offer", "AN-425", {"number": number})


def explain_accept(state: State, seat: int, action: Action) -> Reason | None:
    """Return why a seat cannot say yes with these cards (AN-425)."""
    wrong = _explain_number(state, action.offer)
    if wrong is not None:
        return wrong
    part = deals.part_of(state, seat, state.offers[-1].share_of(seat))
    return explain_cards(part, action.cards, state.crews[seat])


def explain_decline(state: State, seat: int, action: Action) -> Reason | None:
    """Return why a seat cannot say no: only to another offer than the one it is asked about."""
    return _explain_number(state, action.offer)


def explain_counter(state: State, seat: int, action: Action) -> Reason | None:
    """Return why a seat cannot answer with other terms (AN-426)."""
    wrong = _explain_number(state, action.offer)
    if wrong is not None:
        return wrong
    now, share = state.offers[-1], action.shares[0]._replace(seat=seat)
    if share == now.share_of(seat):
        return Reason("same-terms", "AN-426")
    whole = now.with_share(share)
    return (
        explain_terms(state, whole)
        or explain_cards(deals.part_of(state, seat, share), action.cards, state.crews[seat])
        or explain_repeat(state, whole)
    )


def explain_seal(state: State, seat: int, action: Action) -> Reason | None:
    """Return why the active seat cannot seal a deal (AN-427)."""
    if not 1 <= action.offer <= len(state.offers):
        return Reason("no-such-offer", "AN-427", {"number": action.offer})
    now = state.offers[action.offer - 1]
    if not now.is_agreed or now.is_for_anyone != (action.to is not None):
        return Reason("not-agreed", "AN-427", {"number": action.offer})
    if action.to is not None and action.to not in now.accepted:
        return Reason("not-agreed", "AN-427", {"number": action.offer})
    part = seal_part(state, now, sealed_with(now, action))
    return explain_cards(part, action.cards, state.crews[seat])


def sealed_with(now: Offer, action: Action) -> tuple[int, ...]:
    """Return the seats that a deal is sealed with."""
    return now.accepted if action.to is None else (action.to,)


def seal_part(state: State, now: Offer, helpers: tuple[int, ...]) -> Part:
    """Return what the helpers' crew and Bot leave to the active seat to cover."""
    given: Skills = NO_SKILLS if now.bot is None else now.bot.brings
    return deals.own_part(state, now.planet, plus(deals.laid_aside(state, now, helpers), given))


def explain_show(state: State, seat: int, action: Action) -> Reason | None:
    """Return why a seat cannot show cards: each once a turn, in the steps turn and answer (AN-207)."""
    if state.step not in (TURN, ANSWER):
        return Reason("wrong-step", "AN-207", {"step": state.step})
    for card in action.cards:
        if card not in state.hand(seat):
            return Reason("not-in-hand", "AN-207", {"card": card})
        if card in state.shown:
            return Reason("shown-already", "AN-207", {"card": card})
    if len(set(action.cards)) < len(action.cards):
        return Reason("card-twice", "AN-207", {"card": action.cards[0]})
    return None


# -- what is done -----------------------------------------------------------------------------------


def make_offer(state: State, seat: int, action: Action) -> None:
    """Say an offer aloud; who has promised exactly this is not asked (AN-426)."""
    number = len(state.offers) + 1
    said = deals.standing_yes(state, action)
    if action.shares[0].seat == ANYONE:
        helpers = deals.candidates(state)
    else:
        helpers = tuple(share.seat for share in action.shares if share.seat != BOT)
    asked = tuple(other for other in helpers if other not in said)
    answers = {other: actions.answer("accept", number, said[other]) for other in helpers if other in said}
    state.offers.append(Offer(number, action, asked, answers))
    shares = [deals.share_words(share) for share in action.shares]
    state.tell("OfferMade", seat=seat, number=number, planet=action.planet, shares=shares)
    state.step = ANSWER
    _tell_answers(state)


def answer(state: State, seat: int, action: Action) -> None:
    """Accept, decline or counter; what was said is told when all have answered (AN-425)."""
    now = state.offers[-1]
    state.offers[-1] = now._replace(answers={**now.answers, seat: action})
    state.tell("AnswerGiven", {seat: {"answer": action.text}}, seat=seat, number=now.number)
    _tell_answers(state)


def _tell_answers(state: State) -> None:
    """Tell all answers together once they are in; a deal to which all said yes is agreed (AN-427)."""
    if state.asked():
        return
    now = state.offers[-1] = state.offers[-1]._replace(is_told=True)
    state.step = TURN
    own: dict[int, dict[str, object]] = {
        seat: {"cards": given.cards} for seat, given in now.answers.items() if given.cards}
    state.tell("AnswersTold", own, number=now.number, answers=deals.told_answers(now))
    if now.is_agreed:
        state.tell("DealAgreed", number=now.number, seats=now.accepted)


def seal(state: State, seat: int, action: Action) -> None:
    """Play the active seat's part of an agreed deal: all of it happens at once (AN-403)."""
    now = state.offers[action.offer - 1]
    helpers = sealed_with(now, action)
    crew = {seat: action.cards, **{helper: now.answers[helper].cards for helper in helpers}}
    shares = [now.share_of(helper) for helper in helpers]
    harvest.harvest(state, now.planet, crew, shares, now.bot)


def show(state: State, seat: int, action: Action) -> None:
    """Show cards to all seats."""
    state.shown |= set(action.cards)
    state.known[seat] |= set(action.cards)
    state.tell("CardsShown", seat=seat, cards=action.cards)
