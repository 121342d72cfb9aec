"""What a deal can be: who brings, gets and gives what (sections 4 and 5, and AN-806)."""

from __future__ import annotations

from collections.abc import Sequence

from chrononauts_qt.games.afternova.actions import ANYONE, BOT, Action, Share
from chrononauts_qt.games.afternova.amounts import (
    NO_FRAGMENTS,
    NO_SKILLS,
    Fragments,
    Skills,
    first,
    lacking,
    minus,
    total,
    words,
)
from chrononauts_qt.games.afternova.bot import uncovered
from chrononauts_qt.games.afternova.cards import PLANETS
from chrononauts_qt.games.afternova.covering import Part, played
from chrononauts_qt.games.afternova.state import FaceUpPlanet, Offer, State
from chrononauts_qt.kernel.reason import Reason


def share_words(share: Share) -> dict[str, object]:
    """Return a share as events tell it."""
    who: object = {ANYONE: "anyone", BOT: "bot"}.get(share.seat, share.seat)
    return {
        "seat": who, "brings": words(share.brings), "gets": words(share.gets), "plus": words(share.plus),
        "gives": words(share.gives),
    }


def told_answers(now: Offer) -> dict[int, object]:
    """Return by seat what it has answered, as events tell it: accept, decline, or the terms of a counter."""
    return {
        seat: said.verb if (share := now.counter_of(seat)) is None else share_words(share)
        for seat, said in sorted(now.answers.items())
    }


def brought(shares: Sequence[Share]) -> Skills:
    """Return the icons asked of helpers and Bot together."""
    return total((share.brings for share in shares), NO_SKILLS)


def own_part(state: State, planet: str, others: Skills) -> Part:
    """Return what is left to the active seat when others bring so many icons of a Planet."""
    return Part(lacking(PLANETS[planet].needs, others), state.bonus(state.active))


def part_of(state: State, seat: int, share: Share) -> Part:
    """Return what a helper has to cover."""
    return Part(share.brings, state.bonus(seat))


def laid_aside(state: State, now: Offer, accepted: Sequence[int]) -> Skills:
    """Return the icons that helpers have laid aside for an offer, with those of their Upgrades (AN-412)."""
    return total(
        (played(Part(NO_SKILLS, state.bonus(seat)), now.answers[seat].cards) for seat in accepted), NO_SKILLS
    )


def left_over(planet: FaceUpPlanet, shares: Sequence[Share]) -> Fragments:
    """Return the Fragments of a Planet that a deal leaves to the active seat (AN-407)."""
    return minus(planet.fragments, total((share.gets for share in shares), NO_FRAGMENTS))


def explain_place(state: State, planet: str) -> Reason | None:
    """Return why there is no such Planet to harvest."""
    if state.place_of(planet) is None:
        return Reason("no-such-planet", "AN-401", {"planet": planet})
    return None


def explain_shares(state: State, planet: str, shares: Sequence[Share]) -> Reason | None:
    """Return why helpers and Bot cannot have these shares, by public facts alone.

    The Planet lies on the table. Whether the active seat can do its own part is another question (AN-423).
    """
    return (
        _explain_seats(state, [share for share in shares if share.seat != BOT])
        or _explain_icons(planet, shares)
        or _explain_fragments(state, planet, shares)
        or next((_explain_bot(state, share) for share in shares if share.seat == BOT), None)
    )


def _explain_seats(state: State, helpers: Sequence[Share]) -> Reason | None:
    for share in helpers:
        if share.seat == ANYONE:
            if len(helpers) > 1:
                return Reason("anyone-alone", "AN-422")
            if any(share.gives):
                return Reason("anyone-gives", "AN-422")
            if not candidates(state):
                return Reason("no-crew", "AN-422")
        elif share.seat == state.active or share.seat >= state.seats:
            return Reason("no-such-seat", "AN-421", {"number": share.seat + 1})
        elif not state.crews[share.seat]:
            return Reason("no-crew", "AN-405", {"seat": share.seat})
    return None


def candidates(state: State) -> tuple[int, ...]:
    """Return the seats that an offer to anyone asks: all others with crew (AN-422)."""
    return tuple(seat for seat in range(state.seats) if seat != state.active and state.crews[seat])


def _explain_icons(planet: str, shares: Sequence[Share]) -> Reason | None:
    for share in shares:
        if not any(share.brings):
            return Reason("brings-nothing", "AN-405", _whose(share))
    beyond = lacking(brought(shares), PLANETS[planet].needs)
    return Reason("not-needed", "AN-412", {"skill": first(beyond)}) if any(beyond) else None


def _explain_fragments(state: State, planet: str, shares: Sequence[Share]) -> Reason | None:
    there = next((found.fragments for found in state.planets if found and found.id == planet), NO_FRAGMENTS)
    for share in shares:
        if not any(share.gets) and not any(share.plus):
            return Reason("gets-nothing", "AN-414", _whose(share))
        both = Fragments(*map(min, share.plus, share.gives))
        if any(both):
            return Reason("same-both-ways", "AN-404", {"colour": first(both)})
        if share.seat >= 0:
            short = lacking(share.gives, state.holds[share.seat])
            if any(short):
                return Reason("not-in-hold", "AN-404", {"seat": share.seat, "colour": first(short)})
    missing = lacking(total((share.gets for share in shares), NO_FRAGMENTS), there)
    if any(missing):
        return Reason("not-on-planet", "AN-407", {"colour": first(missing)})
    paid = total((share.plus for share in shares if share.seat != BOT), NO_FRAGMENTS)
    short = lacking(paid, state.holds[state.active])
    if any(short):
        return Reason("not-in-hold", "AN-404", {"seat": state.active, "colour": first(short)})
    return None


def _whose(share: Share) -> dict[str, object]:
    return {"seat": share.seat} if share.seat >= 0 else {}


def _explain_bot(state: State, share: Share) -> Reason | None:
    """Return why Bot cannot help like this (AN-806, AN-807)."""
    if state.bot is None:
        return Reason("no-bot", "AN-801")
    if any(share.plus) or any(share.gives):
        return Reason("bot-only-planet-fragments", "AN-807")
    if sum(share.brings) != sum(share.gets):
        return Reason("bot-one-each", "AN-806")
    useless = lacking(share.gets, uncovered(state.bot))
    return Reason("bot-has-no-use", "AN-806", {"colour": first(useless)}) if any(useless) else None


def explain_own_part(state: State, planet: str, shares: Sequence[Share]) -> Reason | None:
    """Return why the maker of an offer cannot do what it leaves to itself (AN-423)."""
    part = own_part(state, planet, brought(shares))
    short = lacking(part.icons, played(part, state.crews[state.active]))
    if not any(short):
        return None
    skill = first(short)
    return Reason("cannot-do-your-part", "AN-423", {"skill": skill, "missing": getattr(short, skill)})


def standing_yes(state: State, action: Action) -> dict[int, tuple[str, ...]]:
    """Return who has promised to accept exactly this offer, with the crew it named (AN-426)."""
    return {
        seat: said.cards
        for now in state.offers
        if now.is_told
        for seat, said in now.answers.items()
        if (share := now.counter_of(seat)) is not None and now.with_share(share) == action
    }
