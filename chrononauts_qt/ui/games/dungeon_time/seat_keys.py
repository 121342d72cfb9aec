"""What the physical keys of all seats do in the Adventure phase, whoever has the focus."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.ui.games.dungeon_time.physical_keys import Block, KeyCaps, Place, blocks, place_of

CARD, DISCARD, ASK, DONE = "card", "discard", "ask", "done"
"""What a key of a seat is for."""


class Key(NamedTuple):
    """A key of a seat: what it is for; of a card the 0-based place in the hand."""

    seat: int
    act: str
    number: int = 0


class SeatKeys(QObject):
    """Knows whose key is whose. Signals bring 0-based seats; companions have no keys."""

    pressed = Signal(int, int)
    """A seat presses the key of a card (its place in the hand)."""
    thrown = Signal(int, int)
    """The same with Shift."""
    aimed = Signal(int)
    """The key to discard."""
    asked = Signal(int)
    """The key to ask for what a Mission lists."""
    done = Signal(int)
    wanted = Signal(str)
    """Who has this kind?"""
    learned = Signal()
    """A key has said what is printed on it."""

    def __init__(
        self,
        seats: int,
        people: Callable[[], tuple[int, ...]],
        parent: QObject | None = None,
        system: str = sys.platform,
    ) -> None:
        super().__init__(parent)
        self._people, self._system = people, system
        self.caps = KeyCaps()
        self.blocks = blocks(seats)
        self._keys = {place: key for seat, block in enumerate(self.blocks) for place, key in _of(seat, block)}

    def cap(self, seat: int, act: str, number: int = 0) -> str:
        """Return what is printed on a key of a seat, "" where there is none."""
        if seat not in self._people():
            return ""
        wanted = Key(seat, act, number)
        return next((self.caps[place] for place, key in self._keys.items() if key == wanted), "")

    def key_of(self, event: QKeyEvent) -> Key | None:
        """Return which key of a seat was pressed, None for any other."""
        place = self._place_of(event)
        key = self._keys.get(place) if place is not None else None
        return key if key is not None and key.seat in self._people() else None

    def knows(self, event: QKeyEvent) -> bool:
        """Tell whether a key means anything here."""
        return self._kind(event) is not None or self.key_of(event) is not None

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key means; tell whether it means anything. Repeats mean nothing."""
        kind = self._kind(event)
        if kind is not None:
            if not event.isAutoRepeat():
                self.wanted.emit(kind)
            return True
        is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.learn(event)
        key = self.key_of(event)
        if key is not None and not event.isAutoRepeat():
            self._press(key, is_shifted)
        return key is not None

    def learn(self, event: QKeyEvent) -> None:
        """Remember what a key prints."""
        place = self._place_of(event)
        is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if place is not None and not is_shifted and self.caps.learn(place, event.text()):
            self.learned.emit()

    def _press(self, key: Key, is_shifted: bool) -> None:
        if key.act == CARD:
            (self.thrown if is_shifted else self.pressed).emit(key.seat, key.number)
        else:
            {DISCARD: self.aimed, ASK: self.asked, DONE: self.done}[key.act].emit(key.seat)

    @staticmethod
    def _kind(event: QKeyEvent) -> str | None:
        number = event.key() - Qt.Key.Key_F1
        return KINDS[number] if 0 <= number < len(KINDS) and not event.modifiers() else None

    def _place_of(self, event: QKeyEvent) -> Place | None:
        """Return the place of a key, None for one that is held with others."""
        alone = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        if event.modifiers() & ~alone:
            return None
        return place_of(event.nativeScanCode(), event.nativeVirtualKey(), self._system)


def _of(seat: int, block: Block) -> list[tuple[Place, Key]]:
    found = [(place, Key(seat, CARD, number)) for number, place in enumerate(block.cards)]
    found += [(block.discard, Key(seat, DISCARD)), (block.done, Key(seat, DONE))]
    return found + ([(block.ask, Key(seat, ASK))] if block.ask is not None else [])
