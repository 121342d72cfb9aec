"""The slots of the Backpack on the screen: a kind keeps its slot for as long as any of it lies there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from chrononauts_qt.games.dungeon_time.cards import ALIKE, SLOTS


class Slot(NamedTuple):
    """What a slot holds: for each Item of the kind whether it is a token, cards first; "" is no kind.

    A slot that is ``sewn`` up holds nothing and never will.
    """

    kind: str = ""
    tokens: tuple[bool, ...] = ()
    sewn: bool = False


class Backpack:
    """Follows what lies in the Backpack, slot by slot."""

    def __init__(self) -> None:
        self._kinds: list[str] = []
        self.slots: tuple[Slot, ...] = ()

    def follow(self, held: Mapping[str, tuple[int, int]], limit: int) -> None:
        """Show other contents; what finds no slot is left out."""
        taken = {kind: -(-sum(counts) // ALIKE) for kind, counts in held.items()}
        before = [*self._kinds, *[""] * limit]
        self._kinds = []
        for kind in before[:limit]:
            stays = taken.get(kind, 0) > 0
            self._kinds.append(kind if stays else "")
            if stays:
                taken[kind] -= 1
        for kind, count in taken.items():
            for _ in range(min(count, self._kinds.count(""))):
                self._kinds[self._kinds.index("")] = kind
        self.slots = (*self._filled(held), *[Slot(sewn=True)] * (SLOTS - limit))

    def _filled(self, held: Mapping[str, tuple[int, int]]) -> list[Slot]:
        left = {kind: (False,) * cards + (True,) * tokens for kind, (cards, tokens) in held.items()}
        filled = []
        for kind in self._kinds:
            filled.append(Slot(kind, left.get(kind, ())[:ALIKE]))
            left[kind] = left.get(kind, ())[ALIKE:]
        return filled

    def newest(self, kind: str) -> tuple[int, int] | None:
        """Return slot and place, from 0, of the Item of a kind that came last; None if it found no slot."""
        found = [number for number, slot in enumerate(self.slots) if slot.kind == kind]
        return (found[-1], len(self.slots[found[-1]].tokens) - 1) if found else None
