"""Drawing and discarding."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.cards import IDS
from chrononauts_qt.games.chrononauts.state import State


def take_from_pile(state: State) -> int | None:
    """Return the top card of the draw pile, recycling the discards only when it is empty (R-312, A-29).

    None when both piles are empty (A-07).
    """
    if not state.draw:
        if not state.discard:
            return None
        state.draw = state.shuffle_cards("reshuffle", state.discard)[::-1]
        state.discard = []
        state.tell("PileShuffled", count=len(state.draw))
    return state.draw.pop()


def draw(state: State, seat: int, why: str, into: list[int] | None = None) -> None:
    """Draw one card for `seat` into its hand, or into a Miracle's own hand; both piles empty: none."""
    card = take_from_pile(state)
    if card is None:
        state.tell("DrawSkipped", seat=seat)
        return
    (state.hands[seat] if into is None else into).append(card)
    if state.events is not None:
        own: dict[int, dict[str, object]] = {seat: {"card": IDS[card]}}
        state.tell("CardDrawn", own, seat=seat, why=why, small=into is not None)


def discard(state: State, seat: int, card: int, why: str) -> None:
    """Put a card that `seat` gives up on top of the discard pile; it has left its place already."""
    state.discard.append(card)
    if state.events is not None:
        state.tell("CardDiscarded", seat=seat, card=IDS[card], why=why)
