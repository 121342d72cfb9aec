"""Proposing and answering deals (docs/afternova_bots.md)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from chrononauts_qt.bots.afternova.seen import Seen
from chrononauts_qt.games.afternova.actions import ANYONE, BOT, Action, Share, offer
from chrononauts_qt.games.afternova.amounts import Fragments, Skills, covers, fragments, lacking, skills
from chrononauts_qt.games.afternova.cards import PLANETS
from chrononauts_qt.games.afternova.covering import Part, cheapest
from chrononauts_qt.games.afternova.state import MOST_PROJECTS, FaceUpPlanet

MOST_ASKED = 4
ASKS = 3
"""So many of the smallest asks of each Planet are thought about."""
UNLIKELY = 0.2
LEADER = 1.0
"""How much more is wanted from somebody who is about to finish."""
LIKELY_YES = 0.7
MOST_LOST = 1.0
"""A helper that is paid does not lose more than this for a card."""


class Proposal(NamedTuple):
    """An offer, and what it promises: chance times relative gain."""

    action: Action
    promise: float
    chance: float


@lru_cache(maxsize=1024)
def _parts(amount: Skills, count: int) -> tuple[Skills, ...]:
    kinds = [skill for skill, there in amount._asdict().items() if there]
    some = {skills(chosen) for chosen in combinations_with_replacement(kinds, count)}
    return tuple(sorted(part for part in some if covers(amount, part)))


@lru_cache(maxsize=4096)
def payments(there: Fragments, most: int) -> tuple[Fragments, ...]:
    """Return every choice of one to so many Fragments."""
    found = []
    for count in range(1, min(most, sum(there)) + 1):
        kinds = [colour for colour, number in there._asdict().items() if number]
        for chosen in combinations_with_replacement(kinds, count):
            paid = fragments(chosen)
            if covers(there, paid):
                found.append(paid)
    return tuple(found)


def asks_of(seen: Seen, planet: FaceUpPlanet) -> list[tuple[Skills, int]]:
    """Return the smallest asks that the own crew completes, with how many cards it plays itself."""
    needs, found = PLANETS[planet.id].needs, []
    for count in range(1, MOST_ASKED + 1):
        for brings in _parts(needs, count):
            cards = cheapest(Part(lacking(needs, brings), seen.bonus(seen.me)), seen.view.crew)
            if cards is not None:
                found.append((brings, len(cards)))
        if len(found) >= ASKS:
            break
    return found[:ASKS]


def negotiable(seen: Seen) -> tuple[str, ...]:
    """Return the Planets at which somebody may well bring what is asked, or has said so: no offer that
    `proposals` finds is at another one."""
    view = seen.view
    others = [seat for seat, player in enumerate(view.players) if seat != seen.me and player.crew]
    made = {now.action for now in view.offers}
    said = {action.planet for now in view.offers for action in now.counters.values() if action not in made}

    def may_help(planet: FaceUpPlanet) -> bool:
        asks = asks_of(seen, planet)
        return any(seen.able(seat, brings) >= UNLIKELY for brings, _ in asks for seat in others)

    lying = [planet for planet in view.planets if planet is not None]
    return tuple(one.id for one in lying if one.id in said or (any(one.fragments) and may_help(one)))


def proposals(seen: Seen, least: float) -> Iterator[Proposal]:
    """Yield offers to one helper, and the counters that stand, each with what it promises.

    Offers that surely promise no more than `least` may be left out.
    """
    view = seen.view
    made = {now.action for now in view.offers}
    mind = seen.style.envy * MOST_LOST / seen.rivals
    yield from countered(seen, made)
    others = [seat for seat, player in enumerate(view.players) if seat != seen.me and player.crew]
    for planet in view.planets:
        if planet is None:
            continue
        for brings, cards in asks_of(seen, planet):
            able = [(seat, chance) for seat in others if (chance := seen.able(seat, brings)) >= UNLIKELY]
            shares = [Share(ANYONE, brings, paid) for paid in payments(planet.fragments, sum(brings) + 1)]
            own = [seen.gain(seen.active_hold(planet.id, [share]), cards) for share in shares] if able else ()
            for seat, chance in able:
                for share, gain in zip(shares, own, strict=True):
                    if chance * (gain + mind * cards_for(brings)) > least:
                        action = offer(planet.id, [share._replace(seat=seat)])
                        if action not in made:
                            yield _weighed(seen, action, gain, chance)


def countered(seen: Seen, made: Collection[Action]) -> Iterator[Proposal]:
    """Yield what others have said that they would agree to."""
    for now in seen.view.offers:
        for action in now.counters.values():
            if action not in made:
                own = seen.relative(_own_gain(seen, action), _helpers_gain(seen, action))
                yield Proposal(action, own, 1.0 if len(action.shares) == 1 else LIKELY_YES)


def _weighed(seen: Seen, action: Action, own: float, chance: float) -> Proposal:
    """Return an offer with what it promises; what the helper would hardly want is hardly accepted."""
    share = action.shares[0]
    theirs = seen.others_gain(share.seat, seen.helpers_hold(share), cards_for(share.brings))
    if theirs < seen.style.margin:
        chance *= 0.25
    return Proposal(action, chance * seen.relative(own, theirs), chance)


def cards_for(brings: Skills) -> float:
    """Return about how many cards bring so many icons."""
    return max(1.0, sum(brings) * 0.6)


def _own_gain(seen: Seen, action: Action) -> float:
    """Return what a deal brings the active seat, if its crew can do it; far below nothing if not."""
    asked = [share.brings for share in action.shares]
    left = PLANETS[action.planet].needs
    for brings in asked:
        left = lacking(left, brings)
    cards = cheapest(Part(left, seen.bonus(seen.me)), seen.view.crew)
    if cards is None:
        return -99.0
    own = seen.gain(seen.active_hold(action.planet, action.shares), len(cards))
    return own - seen.bots_price(action.shares)


def _helpers_gain(seen: Seen, action: Action) -> float:
    return sum(
        seen.others_gain(share.seat, seen.helpers_hold(share), cards_for(share.brings))
        for share in action.shares if share.seat >= 0
    )


def sealed_shares(seen: Seen, action: Action) -> tuple[Share, ...]:
    """Return the shares of an agreed deal, with the seat that it is sealed with."""
    shares = seen.view.offers[action.offer - 1].action.shares
    if action.to is None:
        return shares
    return tuple(share if share.seat == BOT else share._replace(seat=action.to) for share in shares)


def sealed_gain(seen: Seen, action: Action) -> float:
    """Return what sealing an agreed deal brings, relative to those who helped."""
    now = seen.view.offers[action.offer - 1]
    shares = sealed_shares(seen, action)
    own = seen.gain(seen.active_hold(now.planet, shares), len(action.cards)) - seen.bots_price(shares)
    others = sum(
        seen.others_gain(share.seat, seen.helpers_hold(share), cards_for(share.brings))
        for share in shares if share.seat != BOT
    )
    return seen.relative(own, others)


# -- answering --------------------------------------------------------------------------------------


class Judged(NamedTuple):
    """An answer, what it brings oneself, and what it leaves the active seat."""

    action: Action
    own: float
    theirs: float


def _own_share(seen: Seen) -> Share:
    now = seen.view.offers[-1]
    for share in now.action.shares:
        if share.seat in (seen.me, -1):
            return share._replace(seat=seen.me)
    raise ValueError("this seat is not asked")


def judged(seen: Seen, action: Action) -> Judged:
    """Return what it means to accept, or to get what one counters."""
    now = seen.view.offers[-1]
    share = action.shares[0]._replace(seat=seen.me) if action.shares else _own_share(seen)
    others = [other for other in now.action.shares if other.seat not in (seen.me, -1)]
    own = seen.gain(seen.helpers_hold(share), len(action.cards))
    theirs = seen.others_gain(seen.view.seat_to_move, seen.active_hold(now.planet, [share, *others]), 1.5)
    return Judged(action, own, theirs)


def answer(seen: Seen) -> tuple[Action, str]:
    """Return the answer to an offer and the key of why."""
    accepts = [action for action in seen.view.actions if action.verb == "accept"]
    counters = [action for action in seen.view.actions if action.verb == "counter"]
    decline = next(action for action in seen.view.actions if action.verb == "decline")
    leads = len(seen.view.players[seen.view.seat_to_move].completed) >= MOST_PROJECTS - 1
    wanted = 0.6 * seen.style.margin + (LEADER if leads else 0.0)
    if accepts:
        best = max((judged(seen, action) for action in accepts), key=lambda one: one.own)
        if seen.relative(best.own, best.theirs) >= wanted:
            return best.action, "deal-fair"
    if counters and seen.style.counters:
        good = [one for one in (judged(seen, action) for action in counters)
                if seen.relative(one.own, one.theirs) >= wanted and one.theirs > 0]
        if good:
            return max(good, key=lambda one: one.theirs).action, "deal-more"
    return decline, "deal-leader" if leads else "deal-little" if accepts else "deal-cannot"


