"""Drawing and discarding."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.cards import IDS
from chrononauts_qt.games.chrononauts.state import State


def _recycle(state: State) -> None:
    """Make the discards the draw pile, which is empty (R-312, A-29)."""
    if state.discard:
        state.draw = state.shuffle_cards("reshuffle", state.discard)[::-1]
        state.discard = []
        state.tell("PileShuffled", count=len(state.draw))


def draw(state: State, seat: int, why: str, into: list[int] | None = None) -> None:
    """Draw one card for `seat` into its hand, or into a Miracle's own hand; both piles empty: none (A-07)."""
    if not state.draw:
        _recycle(state)
        if not state.draw:
            state.tell("DrawSkipped", seat=seat)
            return
    card = state.draw.pop()
    (state.hands[seat] if into is None else into).append(card)
    if state.events is not None:
        own: dict[int, dict[str, object]] = {seat: {"card": IDS[card]}}
        state.tell("CardDrawn", own, seat=seat, why=why, small=into is not None)


def discard(state: State, seat: int, card: int, why: str) -> None:
    """Put a card that `seat` gives up on top of the discard pile; it has left its place already."""
    state.discard.append(card)
    if state.events is not None:
        state.tell("CardDiscarded", seat=seat, card=IDS[card], why=why)
