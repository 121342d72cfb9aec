"""What is true in every position (11.5 of docs/afternova.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from chrononauts_qt.games.afternova.amounts import covers, fragments, total
from chrononauts_qt.games.afternova.cards import BAG, CREWS, PLANETS, PROJECTS
from chrononauts_qt.games.afternova.covering import ways
from chrononauts_qt.games.afternova.negotiation import seal_part
from chrononauts_qt.games.afternova.state import (
    BOT_SPACES,
    DISCARD,
    DROP,
    HAND_LIMIT,
    MOST_PROJECTS,
    OVER,
    TURN,
    State,
)


def violations(state: State) -> list[str]:
    """Return one sentence per violated invariant."""
    return [*_conservation(state), *_limits(state), *_asked(state), *_bot(state), *_offers(state)]


def _conservation(state: State) -> Iterable[str]:
    bot = state.bot
    crew = [*state.crew_deck, *state.crew_discard, *(card for card in state.market_crew if card)]
    crew += [card for hand in state.crews for card in hand]
    projects = [*state.project_deck, *state.project_discard, *(c for c in state.market_projects if c)]
    projects += [card for pile in (*state.projects, *state.completed) for card in pile]
    if bot is not None:
        projects += [*bot.completed, *bot.gained, *(one.project for one in bot.row)]
    planets = [*state.planet_deck, *state.planet_discard, *(found.id for found in state.planets if found)]
    for what, there, known in (
        ("crew", crew, CREWS), ("Projects", projects, PROJECTS), ("Planets", planets, PLANETS),
    ):  # fmt: skip
        if Counter(there) != Counter(known.keys()):
            yield f"{what} were lost, or came from nowhere"
    loose = [state.reserve, *state.holds, *(found.fragments for found in state.planets if found)]
    if bot is not None:
        loose += [bot.hold, *(one.fragments for one in bot.row)]
    if total(loose, fragments(state.bag)) != fragments(BAG):
        yield "Fragments were lost, or came from nowhere"
    if any(count < 0 for amount in loose for count in amount):
        yield "somewhere lie less than no Fragments"


def _limits(state: State) -> Iterable[str]:
    for seat in range(state.seats):
        if state.excess(seat) and state.step != DROP:
            yield f"the Hold of seat {seat + 1} is too full"
        if state.hand_size(seat) > HAND_LIMIT and state.step != DISCARD:
            yield f"seat {seat + 1} holds more than {HAND_LIMIT} cards"
        if len(state.completed[seat]) > MOST_PROJECTS:
            yield f"seat {seat + 1} has completed a seventh Project"
        if not state.known[seat] <= set(state.hand(seat)):
            yield f"of seat {seat + 1} cards are known that it does not hold"
    if state.step == TURN and None in state.planets and (state.planet_deck or state.planet_discard):
        yield "a place for a Planet is empty"


def _asked(state: State) -> Iterable[str]:
    if bool(state.asked()) != (state.step != OVER):
        yield "nobody owes an answer, and the game is not over; or the other way round"
    if (state.outcome is not None) != (state.step == OVER):
        yield "the game is over without an outcome, or has one too early"


def _bot(state: State) -> Iterable[str]:
    if state.bot is None:
        return
    if sum(state.bot.hold) >= BOT_SPACES:
        yield "Bot's Hold was not emptied"
    if not all(covers(PROJECTS[one.project].cost, one.fragments) for one in state.bot.row):
        yield "on a Project of Bot lies what does not fit"
    if state.bot.project_count > MOST_PROJECTS:
        yield "Bot has a seventh Project"


def _offers(state: State) -> Iterable[str]:
    if len(state.offers) > state.offer_limit:
        yield "too many offers were made"
    if state.step != TURN:
        return
    for now in state.offers:
        if now.is_agreed:
            sets = [(seat,) for seat in now.accepted] if now.is_for_anyone else [now.accepted]
            for helpers in sets:
                if not ways(seal_part(state, now, helpers), state.crews[state.active]):
                    yield f"the agreed deal {now.number} cannot be sealed"


