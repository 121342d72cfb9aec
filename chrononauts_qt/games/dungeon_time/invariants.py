"""What is true in every position (section 19 of docs/dungeon_time.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from chrononauts_qt.games.dungeon_time.cards import (
    COPIES,
    GAME_MISSIONS,
    KINDS,
    MISSIONS,
    TOKENS,
)
from chrononauts_qt.games.dungeon_time.state import OVER, State


def violations(state: State) -> list[str]:
    """Return one sentence per violated invariant."""
    return [*_items(state), *_missions(state), *_limits(state), *_asked(state)]


def _cards(state: State) -> list[str]:
    told = [*state.story, *state.peek]
    held = [card for hand in state.hands for card in hand]
    packed = [kind for kind, (cards, _) in state.backpack.items() for _ in range(cards)]
    thrown = [card for card in state.discard if not card.endswith("*")]
    waiting = {state.mission} - {"", *state.completed}  # whose Reward is chosen is completed already
    return [*held, *state.deck, *(one.card for one in told), *packed, *thrown, *waiting, *state.completed]


def _items(state: State) -> Iterable[str]:
    cards = Counter(_cards(state))
    tokens = Counter(card.removesuffix("*") for card in state.discard if card.endswith("*"))
    tokens += Counter(state.removed) + Counter(state.supply)
    tokens += Counter({kind: count for kind, (_, count) in state.backpack.items()})
    for kind in KINDS:
        if cards[kind] != COPIES:
            yield f"there are {cards[kind]} cards of {kind}"
        if tokens[kind] != TOKENS:
            yield f"there are {tokens[kind]} tokens of {kind}"


def _missions(state: State) -> Iterable[str]:
    found = Counter(card for card in _cards(state) if card in MISSIONS)
    if len(found) != GAME_MISSIONS or sum(found.values()) != GAME_MISSIONS:
        yield f"the game has {sum(found.values())} Missions, {len(found)} different ones"
    if not {told.card for told in state.failed} <= set(state.discard):
        yield "a Mission has failed that does not lie in the discards"


def _limits(state: State) -> Iterable[str]:
    is_broken = state.outcome is not None and state.outcome.route == "broken"
    if state.slots > state.limit and not is_broken:
        yield f"{state.slots} slots are in use of {state.limit}"


def _asked(state: State) -> Iterable[str]:
    if bool(state.asked()) != (state.step != OVER):
        yield "nobody owes an answer, and the game is not over; or the other way round"
    if (state.outcome is not None) != (state.step == OVER):
        yield "the game is over without an outcome, or has one too early"
