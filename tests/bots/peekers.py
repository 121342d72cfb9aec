"""Players that do not play fair, each in a way of its own: the inquiry must find every one of them.

`watch` lays what a view is made from behind it, where a careless program might leave it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.ranks import Thought
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.view import View
from tests.bots.tables import RULES

BEHIND: list[State] = []
"""The state behind the newest view."""

CALLS: list[str] = []
REMEMBERED: dict[str, Thought] = {}


def watch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the state of every view that is made from now on lying about."""

    def leaking(view: Callable[[State, int | None], View]) -> Callable[[State, int | None], View]:
        def seen(state: State, seat: int | None) -> View:
            BEHIND[:] = [state]
            return view(state, seat)

        return seen

    for module in RULES.values():
        monkeypatch.setattr(module, "view", leaking(module.view))


def pick(rank: str, view: View, number: int, key: str = "spare") -> Thought:
    """Return the move that a number points at."""
    return Thought(Advice(view.actions[number % len(view.actions)], key), rank)


def honest(game: str, rank: str, view: View) -> Thought:
    """Choose by what the seat sees, and by that alone."""
    return pick(rank, view, crc32(repr(view).encode()))


def _by(look: Callable[[State, int], Any], rank: str, view: View) -> Thought:
    assert view.seat is not None
    return pick(rank, view, crc32(repr([look(state, view.seat) for state in BEHIND]).encode()))


def by_hand(game: str, rank: str, view: View) -> Thought:
    """Look at the cards of the next seat."""
    return _by(lambda state, seat: sorted(state.hands[(seat + 1) % state.players]), rank, view)


def by_hand_remembered(game: str, rank: str, view: View) -> Thought:
    """Look at the cards of the next seat once, and say the same to the same view from then on."""
    if repr(view) not in REMEMBERED:
        REMEMBERED[repr(view)] = by_hand(game, rank, view)
    return REMEMBERED[repr(view)]


def by_order_of_hand(game: str, rank: str, view: View) -> Thought:
    """Look at how the others hold their cards, not which ones these are."""

    def held(state: State, seat: int) -> object:
        return [
            [sorted(hand).index(card) for card in hand] for at, hand in enumerate(state.hands) if at != seat
        ]

    return _by(held, rank, view)


def by_pile(game: str, rank: str, view: View) -> Thought:
    """Look at the card to be drawn next."""
    return _by(lambda state, seat: state.draw[-1:], rank, view)


def by_mission(game: str, rank: str, view: View) -> Thought:
    """Look at the Mission of the next seat."""
    return _by(lambda state, seat: state.missions[(seat + 1) % state.players], rank, view)


def by_identity(game: str, rank: str, view: View) -> Thought:
    """Look at the Identity of the next seat, if there are any."""
    return _by(lambda state, seat: [*state.identities, 0][(seat + 1) % state.players], rank, view)


def by_stacks(game: str, rank: str, view: View) -> Thought:
    """Look at the top of the stacks of goals."""
    return _by(lambda state, seat: (state.mission_stack[-1:], state.identity_stack[-1:]), rank, view)


def by_memo(game: str, rank: str, view: View) -> Thought:
    """Ask only whether somebody else holds a Memo."""
    memo = RULES[game].parse("discard memo").card
    return _by(
        lambda state, seat: any(memo in hand for at, hand in enumerate(state.hands) if at != seat), rank, view
    )


def by_seed(game: str, rank: str, view: View) -> Thought:
    """Look at where chance comes from."""
    return _by(lambda state, seat: state.seed, rank, view)


def by_chance_count(game: str, rank: str, view: View) -> Thought:
    """Look at how often chance was asked."""
    return _by(lambda state, seat: state.chance_count, rank, view)


def by_secret_events(game: str, rank: str, view: View) -> Thought:
    """Listen to what only the others were told."""

    def heard(state: State, seat: int) -> object:
        return [repr(event.private.get((seat + 1) % state.players)) for event in state.events or ()]

    return _by(heard, rank, view)


def by_guess(game: str, rank: str, view: View) -> Thought:
    """Look at guesses of the time that lie face down."""
    return _by(lambda state, seat: sorted(state.answers.items()), rank, view)


def by_clock(game: str, rank: str, view: View) -> Thought:
    """Let the time of day decide."""
    return pick(rank, view, time.perf_counter_ns() // 100)


def by_hash(game: str, rank: str, view: View) -> Thought:
    """Let the salt of this process decide."""
    return pick(rank, view, hash(view.players[0].table + view.hand))


def by_memory(game: str, rank: str, view: View) -> Thought:
    """Remember being asked."""
    CALLS.append(game)
    return pick(rank, view, len(CALLS))


def by_reason(game: str, rank: str, view: View) -> Thought:
    """Do what an honest player does, and let only the reason tell what was seen."""
    peeked = by_hand(game, rank, view).advice.action.text
    return Thought(Advice(view.actions[0], "spare", {"card": peeked}), rank)


def by_touch(game: str, rank: str, view: View) -> Thought:
    """Write on what was seen."""
    for event in view.events[-1:]:
        event.data["marked"] = True  # type: ignore[index]
    return pick(rank, view, 0)
