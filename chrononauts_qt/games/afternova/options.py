"""What can be said: every legal action but offers, counters and shows, and of those the plain ones (11.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement

from chrononauts_qt.games.afternova import completion, deals, market
from chrononauts_qt.games.afternova.actions import (
    ANYONE,
    BOT,
    DONE,
    PASS,
    ROWS,
    Action,
    Share,
    answer,
    drop,
    harvest,
    of_cards,
    offer,
    replace_row,
    seal,
)
from chrononauts_qt.games.afternova.amounts import (
    COLOURS,
    NO_SKILLS,
    Fragments,
    Skills,
    covers,
    fragments,
    plus,
    skills,
    words,
)
from chrononauts_qt.games.afternova.bot import uncovered
from chrononauts_qt.games.afternova.cards import PLANETS
from chrononauts_qt.games.afternova.covering import cheapest, ways
from chrononauts_qt.games.afternova.negotiation import explain_counter, explain_repeat, seal_part
from chrononauts_qt.games.afternova.state import (
    ANSWER,
    COMPLETE,
    DISCARD,
    DROP,
    MARKET,
    TURN,
    FaceUpPlanet,
    Offer,
    State,
)


def options(state: State, seat: int) -> list[Action]:
    """Return what a seat that owes an answer may say, plain offers and counters last."""
    return list(_LISTED[state.step](state, seat))


def _at_the_market(state: State, seat: int) -> Iterator[Action]:
    for card in (*state.market_crew, *state.market_projects):
        if card:
            yield of_cards("take", card)
    for row in ROWS:
        action = replace_row(row)
        if market.explain_replace(state, seat, action) is None:
            yield action


def _in_turn(state: State, seat: int) -> Iterator[Action]:
    yield from harvests(state, seat)
    yield from seals(state, seat)
    yield from _at_the_market(state, seat)
    if market.explain_pass(state, seat, PASS) is None:
        yield PASS
    if len(state.offers) < state.offer_limit:
        yield from plain_offers(state)


def harvests(state: State, seat: int) -> Iterator[Action]:
    """Yield every Harvest of a seat without helpers, with Bot or without."""
    for planet in state.planets:
        if planet is None:
            continue
        for bot in (None, *bots_shares(state, planet)):
            given = NO_SKILLS if bot is None else bot.brings
            part = deals.own_part(state, planet.id, given)
            yield from (harvest(planet.id, cards, bot) for cards in ways(part, state.crews[seat]) if cards)


def bots_shares(state: State, planet: FaceUpPlanet) -> list[Share]:
    """Return every help that Bot can give at a Planet (AN-806)."""
    if state.bot is None:
        return []
    needs, wanted = PLANETS[planet.id].needs, uncovered(state.bot)
    useful = Fragments(*map(min, planet.fragments, wanted))
    found = []
    for count in range(1, min(sum(useful), sum(needs)) + 1):
        icons = {skills(some) for some in combinations_with_replacement(words(_kinds(needs)), count)}
        paid = {fragments(some) for some in combinations_with_replacement(words(_colours(useful)), count)}
        found += [
            Share(BOT, brings, gets)
            for brings in sorted(icons) if covers(needs, brings)
            for gets in sorted(paid) if covers(useful, gets)
        ]
    return found


def _kinds(amount: Skills) -> Skills:
    return Skills(*(min(1, count) for count in amount))


def _colours(amount: Fragments) -> Fragments:
    return Fragments(*(min(1, count) for count in amount))


def seals(state: State, seat: int) -> Iterator[Action]:
    """Yield every way to seal an agreed deal."""
    for now in state.offers:
        if now.is_agreed:
            for to in now.accepted if now.is_for_anyone else (None,):
                helpers = now.accepted if to is None else (to,)
                for cards in ways(seal_part(state, now, helpers), state.crews[seat]):
                    yield seal(now.number, cards, to)


def plain_offers(state: State) -> Iterator[Action]:
    """Yield the offers to one seat or anyone: one or two icons for one Fragment of the Planet."""
    helpers = deals.candidates(state)
    for planet in state.planets:
        if planet is None or not helpers:
            continue
        paid = [fragments([colour]) for colour in words(_colours(planet.fragments))]
        for brings in _plain_help(state, planet.id):
            for gets in paid:
                for helper in (*helpers, ANYONE):
                    action = offer(planet.id, [Share(helper, brings, gets)])
                    if explain_repeat(state, action) is None:
                        yield action


def _plain_help(state: State, planet: str) -> Iterator[Skills]:
    """Yield one or two icons of a Planet, where the active seat can bring the others."""
    needs = PLANETS[planet].needs
    for count in (1, 2):
        for some in combinations_with_replacement(words(_kinds(needs)), count):
            brings = skills(some)
            if covers(needs, brings) and not deals.explain_own_part(state, planet, [Share(ANYONE, brings)]):
                yield brings


def _answers(state: State, seat: int) -> Iterator[Action]:
    now = state.offers[-1]
    part = deals.part_of(state, seat, now.share_of(seat))
    yield from (answer("accept", now.number, cards) for cards in ways(part, state.crews[seat]))
    yield answer("decline", now.number)
    yield from plain_counters(state, seat, now)


def plain_counters(state: State, seat: int, now: Offer) -> Iterator[Action]:
    """Yield the counters that ask for one Fragment of the Planet more, with the fewest cards."""
    share = now.share_of(seat)
    cards = cheapest(deals.part_of(state, seat, share), state.crews[seat])
    if cards is None:
        return
    for colour in COLOURS:
        more = share._replace(gets=plus(share.gets, fragments([colour])))
        action = answer("counter", now.number, cards, more)
        if explain_counter(state, seat, action) is None:
            yield action


def _discards(state: State, seat: int) -> Iterator[Action]:
    yield from (of_cards("discard", card) for card in state.hand(seat))


def _drops(state: State, seat: int) -> Iterator[Action]:
    yield from map(drop, parts_of(state.holds[seat], state.excess(seat)))


def parts_of(hold: Fragments, count: int) -> Iterator[Fragments]:
    """Yield every choice of so many Fragments."""
    def choose(place: int, left: int, chosen: tuple[int, ...]) -> Iterator[Fragments]:
        if place == len(COLOURS):
            if not left:
                yield Fragments(*chosen)
            return
        for some in range(min(hold[place], left) + 1):
            yield from choose(place + 1, left - some, (*chosen, some))

    return choose(0, count, ())


def _completions(state: State, seat: int) -> Iterator[Action]:
    for project in state.projects[seat]:
        action = of_cards("complete", project)
        if completion.explain_complete(state, seat, action) is None:
            yield action
    yield DONE


_LISTED: dict[str, Callable[[State, int], Iterator[Action]]] = {
    TURN: _in_turn,
    ANSWER: _answers,
    MARKET: _at_the_market,
    DISCARD: _discards,
    DROP: _drops,
    COMPLETE: _completions,
}

