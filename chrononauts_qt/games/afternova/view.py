"""What one seat, or the public, sees (11.4 of docs/afternova.md); nothing else leaves a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from chrononauts_qt.games.afternova.actions import BOT, Action
from chrononauts_qt.games.afternova.amounts import Fragments, words
from chrononauts_qt.games.afternova.cards import OBJECTIVES
from chrononauts_qt.games.afternova.deals import share_words, told_answers
from chrononauts_qt.games.afternova.state import BotProject, FaceUpPlanet, Offer, State
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.game import Decision
from chrononauts_qt.kernel.outcome import Outcome


class PlayerSeen(NamedTuple):
    """What everybody sees of a seat.

    ``upgrades`` are those that act now, ``crew`` and ``projects`` how many cards of each it holds, ``known``
    what everybody knows of them (X-29), ``shown`` what it showed in this turn.
    """

    hold: Fragments
    completed: tuple[str, ...]
    upgrades: tuple[str, ...]
    crew: int
    projects: int
    known: frozenset[str]
    shown: frozenset[str]


class BotSeen(NamedTuple):
    """What everybody sees of Bot; ``gained`` counts the Projects that went unseen under its Starship."""

    row: tuple[BotProject, ...]
    hold: Fragments
    completed: tuple[str, ...]
    gained: int


class OfferSeen(NamedTuple):
    """An offer of this turn: who was ``asked`` and has ``answered``, what they said once that is told."""

    number: int
    planet: str
    shares: tuple[dict[str, object], ...]
    asked: tuple[int, ...]
    answered: tuple[int, ...]
    answers: Mapping[int, object]
    agreed: bool
    action: Action
    """The offer itself, as it can be made again."""
    counters: Mapping[int, Action]
    """By seat the whole offer that its counter stands for (AN-426)."""


class View(NamedTuple):
    """The game as a seat sees it (None: the public); the first nine fields are those of every game.

    ``seat_to_move`` is whose turn it is, in Bot's the seat after it. Hand and ``objective`` are the viewer's
    own, ``own_answer`` what it has said to the offer that waits. Piles are open, their newest last; decks and
    the bag are counted. ``takes`` is how many cards may still be taken at the Market.
    """

    seat: int | None
    turn: int
    step: str
    seat_to_move: int
    deciding: tuple[int, ...]
    actions: tuple[Action, ...]
    is_open: bool
    outcome: Outcome | None
    events: tuple[Event, ...]
    crew: tuple[str, ...]
    projects: tuple[str, ...]
    objective: tuple[str, ...] | None
    own_answer: Action | None
    laid_aside: Mapping[int, Mapping[int, tuple[str, ...]]]
    """By number of an offer and by seat the crew that lies aside for it: one's own, and what the active seat
    sees of an agreed deal (AN-427)."""
    market_crew: tuple[str | None, ...]
    market_projects: tuple[str | None, ...]
    planets: tuple[FaceUpPlanet | None, ...]
    players: tuple[PlayerSeen, ...]
    bot: BotSeen | None
    offers: tuple[OfferSeen, ...]
    offers_left: int
    takes: int
    free: int
    excess: tuple[int, ...]
    is_last_chance: bool
    first: int
    last_turns: Mapping[int, int]
    reserve: Fragments
    crew_discard: tuple[str, ...]
    project_discard: tuple[str, ...]
    planet_discard: tuple[str, ...]
    crew_deck: int
    project_deck: int
    planet_deck: int
    bag: int

    def lies(self, planet: str) -> bool:
        """Tell whether a Planet lies on the table."""
        return any(found is not None and found.id == planet for found in self.planets)


def view_of(state: State, seat: int | None, owed: Decision | None) -> View:
    """Return what a seat sees."""
    own = seat if seat is not None and 0 <= seat < state.seats else None
    return View(
        seat,
        state.turn,
        state.step,
        state.first if state.active == BOT else state.active,
        state.asked(),
        () if owed is None else tuple(owed.options),
        owed is not None and owed.is_open,
        state.outcome,
        state.told(seat),
        () if own is None else tuple(state.crews[own]),
        () if own is None else tuple(state.projects[own]),
        None if own is None else words(OBJECTIVES[state.objectives[own]].colours),
        _own_answer(state, own),
        _laid_aside(state, own),
        tuple(state.market_crew),
        tuple(state.market_projects),
        tuple(state.planets),
        tuple(_player(state, other) for other in range(state.seats)),
        None if state.bot is None else BotSeen(
            tuple(state.bot.row), state.bot.hold, tuple(state.bot.completed), len(state.bot.gained)),
        tuple(map(_offer, state.offers)),
        state.offer_limit - len(state.offers),
        state.takes,
        state.free,
        tuple(map(state.excess, range(state.seats))) if state.step == "drop" else (0,) * state.seats,
        state.is_last_chance,
        state.first,
        dict(state.last_turns),
        state.reserve,
        tuple(state.crew_discard),
        tuple(state.project_discard),
        tuple(state.planet_discard),
        len(state.crew_deck),
        len(state.project_deck),
        len(state.planet_deck),
        len(state.bag),
    )


def _player(state: State, seat: int) -> PlayerSeen:
    return PlayerSeen(
        state.holds[seat],
        tuple(state.completed[seat]),
        state.upgrades(seat),
        len(state.crews[seat]),
        len(state.projects[seat]),
        state.known[seat],
        state.shown & state.known[seat],
    )


def _offer(now: Offer) -> OfferSeen:
    shares = {seat: now.counter_of(seat) for seat in now.answers} if now.is_told else {}
    return OfferSeen(
        now.number,
        now.planet,
        tuple(share_words(share) for share in now.action.shares),
        now.asked,
        tuple(seat for seat in now.asked if seat in now.answers),
        told_answers(now) if now.is_told else {},
        now.is_agreed,
        now.action,
        {seat: now.with_share(share) for seat, share in shares.items() if share is not None},
    )


def _own_answer(state: State, own: int | None) -> Action | None:
    if own is None or not state.offers or state.offers[-1].is_told:
        return None
    return state.offers[-1].answers.get(own)


def _laid_aside(state: State, own: int | None) -> dict[int, dict[int, tuple[str, ...]]]:
    if own is None:
        return {}
    found = {}
    for now in state.offers:
        seen = {own, *(now.accepted if own == state.active else ())}
        found[now.number] = {
            seat: said.cards for seat, said in sorted(now.answers.items()) if said.cards and seat in seen}
    return found
