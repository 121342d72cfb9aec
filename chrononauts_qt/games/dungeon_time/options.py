"""What can be said: every legal action of a seat, and random play (sections 11 and 12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from chrononauts_qt.games.dungeon_time import heroes, resolution
from chrononauts_qt.games.dungeon_time.actions import DONE, REFUSE, REVEAL, TURN_GLASS, WAIT, Action
from chrononauts_qt.games.dungeon_time.adventure_phase import explain_play
from chrononauts_qt.games.dungeon_time.cards import ADVENTURES
from chrononauts_qt.games.dungeon_time.state import (
    ADVENTURE,
    DRAFT,
    FAILURE,
    ORDER,
    READY,
    REMOVE,
    RESOLVE,
    REWARD,
    SIFT,
    TRADE,
    WAIVE,
    State,
)
from chrononauts_qt.kernel.game import Dice

_SELDOM = range(40)
"""Random play stops, or takes that back, once in so many actions."""


def options(state: State, seat: int) -> list[Action]:
    """Return what a seat that owes an answer may say."""
    return list(_LISTED[state.step](state, seat))


def _drafted(state: State, seat: int) -> Iterator[Action]:
    return (Action("keep", hero) for hero in state.draft[seat])


def _before_the_glass(state: State, seat: int) -> Iterable[Action]:
    return (TURN_GLASS,)


def _in_the_phase(state: State, seat: int) -> Iterator[Action]:
    hand = dict.fromkeys(state.hands[seat])
    stays = [card for card in hand if card in ADVENTURES]
    waits = [card for card in stays if explain_play(state, seat, _about("play", card)) is not None]
    yield from (_about("play", card) for card in hand if card not in waits)
    yield from (_about("discard", card) for card in hand if card not in stays)
    yield WAIT if seat in state.done else DONE


@cache
def _about(verb: str, card: str) -> Action:
    """Return what is said of a card of the box; it is said again and again."""
    return Action(verb, card)


def _before_a_card(state: State, seat: int) -> Iterator[Action]:
    yield REVEAL
    yield from heroes.uses(state, seat)


def _rewarded(state: State, seat: int) -> Iterator[Action]:
    yield from (Action("take", kind) for kind in state.offer)
    if state.may_refuse:
        yield REFUSE


_LISTED: dict[str, Callable[[State, int], Iterable[Action]]] = {
    DRAFT: _drafted,
    READY: _before_the_glass,
    ADVENTURE: _in_the_phase,
    RESOLVE: _before_a_card,
    FAILURE: lambda state, seat: resolution.drops(state),
    WAIVE: lambda state, seat: resolution.waivers(state),
    REWARD: _rewarded,
    SIFT: lambda state, seat: heroes.sifts(state),
    ORDER: lambda state, seat: heroes.orders(state),
    TRADE: lambda state, seat: heroes.trades(state),
    REMOVE: lambda state, seat: heroes.removals(state),
}


def sample(state: State, seat: int, dice: Dice) -> Action:
    """Return a legal action of a seat that owes an answer: in the Adventure phase it seldom stops."""
    listed = options(state, seat)
    if state.step == ADVENTURE and len(listed) > 1 and dice.choice(_SELDOM):
        listed = listed[:-1]
    chosen: Action = dice.choice(listed)
    return chosen
