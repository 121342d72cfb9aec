"""The offers of a Chief: for just enough, with Fragments of Holds, to anyone (docs/afternova_bots.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import NamedTuple

from chrononauts_qt.bots.afternova.dealing import (
    LEADER,
    UNLIKELY,
    Proposal,
    asks_of,
    cards_for,
    countered,
    payments,
)
from chrononauts_qt.bots.afternova.seen import Seen
from chrononauts_qt.bots.afternova.worth import crew_worth
from chrononauts_qt.games.afternova.actions import ANYONE, Action, Share, offer
from chrononauts_qt.games.afternova.amounts import (
    COLOURS,
    NO_FRAGMENTS,
    Fragments,
    Skills,
    covers,
    fragments,
    minus,
    plus,
)
from chrononauts_qt.games.afternova.covering import Part, cheapest
from chrononauts_qt.games.afternova.state import MOST_PROJECTS, FaceUpPlanet

ENOUGH, SPREAD = 0.6, 0.4
"""With so much relative gain a helper agrees every other time, with a spread more three times of four."""
THEIR_ENVY = 0.6
OWN_CARDS = 1.5
"""How many cards others think that the maker plays."""
GIFTS = (NO_FRAGMENTS, *(fragments([colour]) for colour in COLOURS))
"""What a helper may give out of its Hold."""


class Helper(NamedTuple):
    """Who may bring what is asked, how likely it can, and what the crew for it costs it."""

    seat: int
    able: float
    price: float


class Terms(NamedTuple):
    """A share that is thought about, what it leaves in the own Hold, and the own gain."""

    share: Share
    hold: Fragments
    own: float


def bargains(seen: Seen, best: float) -> Iterator[Proposal]:
    """Yield offers, and the counters that stand; `best` is what can be done anyhow, and where a no leads."""
    made = {now.action for now in seen.view.offers}
    for one in countered(seen, made):
        yield one._replace(promise=best + one.chance * (one.promise - best))
    for planet in seen.view.planets:
        for brings, cards in () if planet is None else asks_of(seen, planet):
            helpers = _helpers(seen, brings)
            if planet is None or not helpers:
                continue
            for terms in _terms(seen, planet, brings, seen.crew_cost(cards)):
                if terms.own > best + seen.style.margin / 2:
                    found = _offers(seen, planet.id, helpers, terms, best)
                    yield from (one for one in found if one.action not in made)


def _helpers(seen: Seen, brings: Skills) -> list[Helper]:
    """Return who may well bring what is asked."""
    players = enumerate(seen.view.players)
    able = [(seat, seen.able(seat, brings)) for seat, player in players if seat != seen.me and player.crew]
    return [Helper(seat, chance, _price(seen, seat, brings)) for seat, chance in able if chance >= UNLIKELY]


def _price(seen: Seen, seat: int, brings: Skills) -> float:
    """Return what the crew for some icons costs a seat: known cards that bring them, else about so many."""
    player = seen.view.players[seat]
    known = cheapest(Part(brings, seen.bonus(seat)), seen.known_crew(seat))
    count = cards_for(brings) if known is None else max(1, len(known))
    hand = player.crew + player.projects

    def left(played: int) -> float:
        return crew_worth(player.crew - played, hand - played, seen.stage)

    whole = int(count)
    return left(0) - left(whole) + (count - whole) * (left(whole) - left(whole + 1))


def _terms(seen: Seen, planet: FaceUpPlanet, brings: Skills, cost: float) -> Iterator[Terms]:
    """Yield what can be paid for icons, with and without a Fragment that the helper gives in return."""
    together, most = plus(seen.own.hold, planet.fragments), sum(brings) + 1
    own_ones = (NO_FRAGMENTS, *payments(seen.own.hold, 1))
    for gets in (NO_FRAGMENTS, *payments(planet.fragments, most)):
        for added in own_ones:
            if not 0 < sum(gets) + sum(added) <= most:
                continue
            left = minus(together, plus(gets, added))
            for gives in GIFTS:
                if gives != added or gives is NO_FRAGMENTS:
                    hold = plus(left, gives)
                    own = seen.hold_gain(hold) - cost
                    yield Terms(Share(ANYONE, brings, gets, added, gives), hold, own)


def _offers(
    seen: Seen, planet: str, helpers: Sequence[Helper], terms: Terms, best: float
) -> Iterator[Proposal]:
    """Yield the offer to all helpers at once, or one to each that has what it is to give (AN-422)."""
    share = terms.share
    seems = THEIR_ENVY * seen.others_gain(seen.me, terms.hold, OWN_CARDS) / seen.rivals
    enough = ENOUGH + (LEADER if len(seen.own.completed) >= MOST_PROJECTS - 1 else 0.0)
    likely = []
    for seat, able, price in helpers:
        if covers(seen.view.players[seat].hold, share.gives):
            theirs = seen.others_gain(seat, seen.helpers_hold(share._replace(seat=seat)), 0.0) - price
            chance = able / (1 + exp((enough - theirs + seems) / SPREAD))
            likely.append((seen.relative(terms.own, theirs) - best, chance, seat))
    if any(share.gives) or len(helpers) == 1:
        for more, chance, seat in likely:
            yield Proposal(offer(planet, [share._replace(seat=seat)]), best + chance * more, chance)
    else:
        yield _to_anyone(offer(planet, [share]), sorted(likely, reverse=True), best)


def _to_anyone(action: Action, likely: Sequence[tuple[float, float, int]], best: float) -> Proposal:
    """Return an offer that all helpers hear: it is sealed with the one who is best among those who agree."""
    promise, nobody = best, 1.0
    for more, chance, _ in likely:
        promise += nobody * chance * max(0.0, more)
        nobody *= 1 - chance
    return Proposal(action, promise, 1 - nobody)
