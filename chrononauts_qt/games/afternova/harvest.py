"""The Harvest and what follows it: drops, a new Planet, thanks (section 4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chrononauts_qt.games.afternova import completion, deals
from chrononauts_qt.games.afternova.actions import Action, Share
from chrononauts_qt.games.afternova.amounts import (
    NO_FRAGMENTS,
    first,
    lacking,
    minus,
    plus,
    total,
    words,
)
from chrononauts_qt.games.afternova.bot import place_for_bot
from chrononauts_qt.games.afternova.cards import THANKS
from chrononauts_qt.games.afternova.covering import explain_cards
from chrononauts_qt.games.afternova.piles import draw_crew, reveal_planet
from chrononauts_qt.games.afternova.state import DISCARD, DROP, FaceUpPlanet, State
from chrononauts_qt.kernel.reason import Reason


def explain_harvest(state: State, seat: int, action: Action) -> Reason | None:
    """Return why the active seat cannot harvest by itself, or with Bot's help."""
    wrong = deals.explain_place(state, action.planet) or deals.explain_shares(
        state, action.planet, action.shares)
    if wrong is not None:
        return wrong
    part = deals.own_part(state, action.planet, deals.brought(action.shares))
    return explain_cards(part, action.cards, state.crews[seat])


def harvest_alone(state: State, seat: int, action: Action) -> None:
    """Harvest without helpers."""
    harvest(state, action.planet, {seat: action.cards}, (), action.shares[0] if action.shares else None)


def harvest(
    state: State,
    planet: str,
    crew: Mapping[int, Sequence[str]],
    shares: Sequence[Share],
    bot: Share | None,
) -> None:
    """Play the crew and share the Fragments, all at once (AN-403); `crew` has the active seat first."""
    place = state.place_of(planet)
    found = None if place is None else state.planets[place]
    if place is None or found is None:
        raise ValueError(planet)
    left = deals.left_over(found, [*shares, *([bot] if bot else [])])
    played = {seat: tuple(cards) for seat, cards in crew.items()}
    for seat, cards in played.items():
        for card in cards:
            state.discard(seat, card)
    paid = total((share.plus for share in shares), NO_FRAGMENTS)
    got = total((share.gives for share in shares), left)
    state.holds[state.active] = minus(plus(state.holds[state.active], got), paid)
    for share in shares:
        more = plus(share.gets, share.plus)
        state.holds[share.seat] = minus(plus(state.holds[share.seat], more), share.gives)
    state.planets[place] = FaceUpPlanet(planet, NO_FRAGMENTS)
    state.place = place
    state.thanked = tuple(crew) if shares else ()
    said = [deals.share_words(share) for share in (*shares, *([bot] if bot else []))]
    state.tell("Harvested", seat=state.active, planet=planet, crew=played, shares=said, left=words(left))
    if bot is not None and state.bot is not None:
        before = state.bot.project_count
        place_for_bot(state, state.bot, bot.gets)
        completion.note_bots_last(state, before)
    state.offers.clear()
    state.step = DROP
    go_on(state)


def explain_drop(state: State, seat: int, action: Action) -> Reason | None:
    """Return why a seat cannot drop these Fragments (AN-408)."""
    if sum(action.fragments) != state.excess(seat):
        return Reason("drop-exactly", "AN-408", {"count": state.excess(seat)})
    short = lacking(action.fragments, state.holds[seat])
    if any(short):
        return Reason("not-in-hold", "AN-408", {"seat": seat, "colour": first(short)})
    return None


def drop(state: State, seat: int, action: Action) -> None:
    """Lay Fragments beside the bag."""
    state.holds[seat] = minus(state.holds[seat], action.fragments)
    state.to_reserve(action.fragments)
    state.tell("FragmentsDropped", seat=seat, fragments=words(action.fragments))
    go_on(state)


def go_on(state: State) -> None:
    """Go on behind a Harvest as far as nobody is asked: Planet, thanks, hand limits, completion (AN-410)."""
    if state.step == DROP and not state.asked():
        _replace_planet(state)
        _thank(state)
        state.step = DISCARD
    if state.step == DISCARD and not state.asked():
        completion.begin(state)


def _replace_planet(state: State) -> None:
    place = state.place
    found = None if place is None else state.planets[place]
    if place is None or found is None:
        raise ValueError("nothing is being harvested")
    state.planet_discard.append(found.id)
    state.planets[place] = None
    state.place = None
    reveal_planet(state, place)


def _thank(state: State) -> None:
    """Draw crew for *thanks*, from the active seat on."""
    for seat in state.from_active():
        if seat in state.thanked:
            for _ in range(state.upgrades(seat).count(THANKS)):
                card = draw_crew(state)
                if card is not None:
                    state.gain(seat, card)
                    state.tell("CrewDrawn", {seat: {"card": card}}, seat=seat)
    state.thanked = ()
