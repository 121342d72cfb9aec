"""A position of Solonauts with the order of its draw pile, as the solver looks at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from chrononauts_qt.bots.solonauts.journey import FIRST
from chrononauts_qt.games.chrononauts.variants.solonauts import SoloState

HAND_SIZE = 5
SHIFT = 4
"""Bits for the count of each Inverter kind: nine Reverse Fates are the most."""


@dataclass(frozen=True, slots=True)
class Position:
    """Masks and kinds as in the engine; ``pile`` is in drawing order, ``waiting`` are Identity bits."""

    red: int
    patches: int
    hand: tuple[int, ...]
    pile: tuple[int, ...]
    waiting: int

    @classmethod
    def of(cls, state: SoloState) -> Self:
        """Return the position of a game; nobody waits any more in one that was won."""
        waiting = sum(1 << traveller for traveller in state.travellers if traveller not in state.home)
        return cls(state.red, state.patches, tuple(state.hands[0]), tuple(reversed(state.draw)), waiting)


def patches_in(cards: tuple[int, ...]) -> int:
    """Return the mask of the Patches among `cards`."""
    return sum(1 << card for card in cards if card < FIRST)


def inverters_in(cards: tuple[int, ...]) -> int:
    """Return how many Inverters of each kind are among `cards`, packed."""
    return sum(1 << SHIFT * (card - FIRST) for card in cards if card >= FIRST)


def kinds_in(inverters: int) -> tuple[int, ...]:
    """Return the kinds of packed Inverters that are there at all."""
    found, kind = [], 0
    while inverters:
        if inverters & 15:
            found.append(kind)
        inverters >>= SHIFT
        kind += 1
    return tuple(found)
