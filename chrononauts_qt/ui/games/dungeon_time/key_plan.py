"""The keys of all places at a table: the usual ones, but for what people have set otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.games.dungeon_time.cards import SEATS
from chrononauts_qt.ui.games.dungeon_time.physical_keys import (
    ASK,
    CARD,
    COLUMNS,
    DISCARD,
    DONE,
    PAUSE,
    ROWS,
    Block,
    Place,
    Use,
    blocks,
)

KEPT = "keys"
"""What the game keeps the plan under."""
Keys = Mapping[Use, Place | None]
"""The keys of one place by what they are for; None: it has none for that."""


def usual(seats: int) -> tuple[Keys, ...]:
    """Return the usual keys of every place at a table of so many, from the left."""
    return tuple(dict(_of(block)) for block in blocks(seats))


def _of(block: Block) -> Iterator[tuple[Use, Place | None]]:
    for number, place in enumerate(block.cards):
        yield Use(CARD, number), place
    yield Use(DISCARD), block.discard
    if block.ask is not None:
        yield Use(ASK), block.ask
    yield Use(DONE), block.done
    yield Use(PAUSE), None  # Space is everybody's


class KeyPlan(QObject):
    """Which key is whose, by the number of seats; places are 0-based from the left. No key has two uses.

    It is kept as a text: “2 0 card 3 upper 7; …” is seats, place, use with its number, row and column.
    What cannot be read, or would give a key two uses, is as usual.
    """

    changed = Signal()

    def __init__(self, kept: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keys: dict[int, tuple[dict[Use, Place | None], ...]] = {}
        self.read(kept)

    def keys(self, seats: int) -> tuple[Keys, ...]:
        """Return the keys of every place at a table of so many."""
        return self._keys[seats]

    def holder(self, seats: int, key: Place) -> tuple[int, Use] | None:
        """Return whose key it is at a table of so many, and for what; None for nobody's."""
        return next(
            ((at, use) for at, keys in enumerate(self._keys[seats]) for use in keys if keys[use] == key), None
        )

    def put(self, seats: int, at: int, use: Use, key: Place) -> bool:
        """Let a key be that of a place for a use; tell whether it is nobody else's."""
        if self.holder(seats, key) not in (None, (at, use)):
            return False
        if self._keys[seats][at][use] != key:
            self._keys[seats][at][use] = key
            self.changed.emit()
        return True

    def reset(self, seats: int) -> None:
        """Let all places at a table of so many have their usual keys."""
        if not self.is_usual(seats):
            self._keys[seats] = tuple(dict(keys) for keys in usual(seats))
            self.changed.emit()

    def is_usual(self, seats: int) -> bool:
        """Tell whether nothing is set otherwise at a table of so many."""
        return self._keys[seats] == usual(seats)

    # -- as text ----------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """What is set otherwise, to be kept."""
        return "; ".join(
            f"{seats} {at} {use.act} {use.number} {key.row} {key.column}"
            for seats in SEATS
            for at, (keys, before) in enumerate(zip(self._keys[seats], usual(seats), strict=True))
            for use, key in keys.items()
            if key is not None and key != before[use]
        )

    def read(self, kept: str) -> None:
        """Take a plan that was kept."""
        before, self._keys = self._keys, {
            seats: tuple(dict(keys) for keys in usual(seats)) for seats in SEATS
        }  # fmt: skip
        for line in kept.split(";"):
            self._read(line.split())
        for seats in SEATS:
            given = [key for keys in self._keys[seats] for key in keys.values() if key is not None]
            if len(set(given)) < len(given):
                self._keys[seats] = tuple(dict(keys) for keys in usual(seats))
        if before and before != self._keys:
            self.changed.emit()

    def _read(self, said: list[str]) -> None:
        try:
            seats, at, act, number, row, column = said
            keys, use = self._keys[int(seats)][int(at)], Use(act, int(number))
            key = Place(row, int(column))
        except (ValueError, KeyError, IndexError):
            return
        if use in keys and key.row in ROWS and 1 <= key.column <= COLUMNS:
            keys[use] = key
