"""The places of a hand: a card that comes takes the place of the one that has gone (DT-803)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


class Slots:
    """The cards of a seat where they lie; "" is an empty place."""

    def __init__(self, size: int) -> None:
        self.cards: list[str] = [""] * size

    def follow(self, hand: Sequence[str], left: int | None = None) -> list[int]:
        """Show another hand, and return where cards have come; `left`: the card of this place has gone."""
        if left is not None:
            self.cards[left] = ""
        missing = Counter(self.cards)
        missing.subtract(hand)
        for place in reversed(range(len(self.cards))):
            card = self.cards[place]
            if card and missing[card] > 0:
                missing[card] -= 1
                self.cards[place] = ""
        coming = [card for card in hand if self._is_new(card, missing)]
        empty = (place for place, card in enumerate(self.cards) if not card)
        places = []
        for card, place in zip(coming, empty, strict=False):
            self.cards[place] = card
            places.append(place)
        return places

    @staticmethod
    def _is_new(card: str, missing: Counter[str]) -> bool:
        """Tell whether a card of a hand lies nowhere yet, and count it as lying there."""
        if missing[card] >= 0:
            return False
        missing[card] += 1
        return True
