"""Random play: any legal action can come, deals beyond the plain ones too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from chrononauts_qt.games.afternova import deals
from chrononauts_qt.games.afternova.actions import ANYONE, Action, Share, answer, of_cards, offer
from chrononauts_qt.games.afternova.amounts import NO_FRAGMENTS, Fragments, Skills, minus, words
from chrononauts_qt.games.afternova.cards import PLANETS, in_order
from chrononauts_qt.games.afternova.covering import ways
from chrononauts_qt.games.afternova.negotiation import explain_counter, explain_offer
from chrononauts_qt.games.afternova.options import bots_shares, options
from chrononauts_qt.games.afternova.state import ANSWER, TURN, State
from chrononauts_qt.kernel.game import Dice

TRIES = 6
"""How often a composed deal is tried before one is taken from the list."""

Amount = TypeVar("Amount", Fragments, Skills)


def sample(state: State, seat: int, dice: Dice) -> Action:
    """Return a legal action of a seat that owes an answer: first what it does, then how."""
    listed = options(state, seat)
    composed = _composed(state, seat, dice)
    verbs = sorted({action.verb for action in listed} | composed.keys())
    while True:
        verb = dice.choice(verbs)
        compose = composed.get(verb)
        if compose is not None and dice.choice((True, True, False)):
            found = next(filter(None, (compose() for _ in range(TRIES))), None)
            if found is not None:
                return found
        if any(action.verb == verb for action in listed):
            chosen: Action = dice.choice([action for action in listed if action.verb == verb])
            return chosen


def _composed(state: State, seat: int, dice: Dice) -> dict[str, Callable[[], Action | None]]:
    """Return by verb what composes an action that is not listed, or may be another than those."""
    found: dict[str, Callable[[], Action | None]] = {}
    if state.step == TURN and len(state.offers) < state.offer_limit:
        found["offer"] = lambda: _offer(state, seat, dice)
    if state.step == ANSWER:
        found["counter"] = lambda: _counter(state, seat, dice)
    unseen = in_order(set(state.hand(seat)) - state.shown)
    if state.step in (TURN, ANSWER) and unseen:
        found["show"] = lambda: of_cards("show", dice.choice(unseen))
    return found


def _some(amount: Amount, dice: Dice, at_least: int = 0) -> Amount:
    """Return a random part of an amount."""
    found = type(amount)(*(dice.choice(range(count + 1)) for count in amount))
    if sum(found) < at_least and any(amount):
        one = dice.choice(words(amount))
        return found._replace(**{one: 1})
    return found


def _offer(state: State, seat: int, dice: Dice) -> Action | None:
    """Compose an offer: one to three helpers or anyone, Holds both ways, Bot; None if it is not legal."""
    planets = [found for found in state.planets if found]
    helpers: Sequence[int] = deals.candidates(state)
    if not helpers or not planets:
        return None
    planet = dice.choice(planets)
    if dice.choice(range(5)) == 0:
        helpers = (ANYONE,)
    else:
        count = dice.choice((1, 1, 2, 2, 3))
        left = list(helpers)
        helpers = [left.pop(left.index(dice.choice(left))) for _ in range(min(count, len(left)))]
    needs, there, own = PLANETS[planet.id].needs, planet.fragments, state.holds[seat]
    shares = []
    bots = bots_shares(state, planet)
    if bots and dice.choice((True, False)):
        bot = dice.choice(bots)
        shares.append(bot)
        needs, there = minus(needs, bot.brings), minus(there, bot.gets)
    for helper in helpers:
        brings, gets = _some(needs, dice, 1), _some(there, dice)
        added = _some(own, dice) if dice.choice(range(3)) == 0 else NO_FRAGMENTS
        gives = NO_FRAGMENTS
        if helper != ANYONE and dice.choice(range(3)) == 0:
            gives = _some(state.holds[helper], dice)
        shares.append(Share(helper, brings, gets, added, gives))
        needs, there, own = minus(needs, brings), minus(there, gets), minus(own, added)
    action = offer(planet.id, shares)
    return action if explain_offer(state, seat, action) is None else None


def _counter(state: State, seat: int, dice: Dice) -> Action | None:
    """Compose a counter; None if it is not legal."""
    now = state.offers[-1]
    place = state.place_of(now.planet)
    planet = None if place is None else state.planets[place]
    if planet is None:
        return None
    others = [share for share in now.action.shares if share.seat not in (seat, ANYONE)]
    needs = minus(PLANETS[planet.id].needs, deals.brought(others))
    share = Share(
        seat,
        _some(needs, dice, 1),
        _some(deals.left_over(planet, others), dice),
        _some(state.holds[state.active], dice) if dice.choice((True, False)) else NO_FRAGMENTS,
        _some(state.holds[seat], dice) if dice.choice((True, False)) else NO_FRAGMENTS,
    )
    crew = ways(deals.part_of(state, seat, share), state.crews[seat])
    if not crew:
        return None
    action = answer("counter", now.number, dice.choice(crew), share)
    return action if explain_counter(state, seat, action) is None else None


