"""What the physical keys of all seats do before and in the Adventure phase, whoever has the focus."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.ui.games.dungeon_time.key_plan import KeyPlan
from chrononauts_qt.ui.games.dungeon_time.physical_keys import (
    ASK,
    CARD,
    DISCARD,
    DONE,
    PAUSE,
    KeyCaps,
    Place,
    place_of,
)


class Key(NamedTuple):
    """A key of a seat: what it is for; of a card the 0-based place in the hand."""

    seat: int
    act: str
    number: int = 0


class SeatKeys(QObject):
    """Knows whose key is whose. Signals bring 0-based seats; companions have no keys.

    ``places`` has the seats as they sit, from the left: people first, beside each other.
    """

    pressed = Signal(int, int)
    """A seat presses the key of a card (its place in the hand)."""
    thrown = Signal(int, int)
    """The same with Shift."""
    aimed = Signal(int)
    """The key to discard."""
    asked = Signal(int)
    """The key to ask for what a Mission lists."""
    done = Signal(int)
    paused = Signal(int)
    """The key to pause that a seat has given itself."""
    wanted = Signal(str)
    """Who has this kind?"""
    learned = Signal()
    """What is printed on a key, or whose it is, is known otherwise than before."""
    held_changed = Signal()
    swallowed = Signal(int)
    """A key has come up that never went down: so many others were held."""

    def __init__(
        self,
        seats: int,
        people: Callable[[], tuple[int, ...]],
        parent: QObject | None = None,
        system: str = sys.platform,
        plan: KeyPlan | None = None,
    ) -> None:
        super().__init__(parent)
        self.plan = plan or KeyPlan(parent=self)
        self._people, self._system = people, system
        self.caps = KeyCaps()
        self.is_away = False
        """Whether all hands are on phones: no key does anything then, or has a cap."""
        self.held: set[Key] = set()
        self.places = sorted(range(seats), key=lambda seat: seat not in people())
        self._reserved = frozenset[Place]()
        self._deal()
        self.plan.changed.connect(self._deal)

    def reserve(self, places: frozenset[Place]) -> None:
        """Let these keys mean nothing to any seat, and all others something."""
        self._reserved = places
        self._deal()

    def _deal(self) -> None:
        """Give every seat the keys of its place."""
        self._keys = {
            place: Key(seat, *use)
            for seat, keys in zip(self.places, self.plan.keys(len(self.places)), strict=True)
            for use, place in keys.items()
            if place is not None and place not in self._reserved
        }
        self.learned.emit()

    def seat_as(self, places: Sequence[int]) -> None:
        """Let all sit as told, from the left."""
        self.places = list(places)
        self._deal()

    def swap(self, one: int, other: int) -> None:
        """Let two seats change places, and with them their keys."""
        where = {one: other, other: one}
        self.seat_as([where.get(seat, seat) for seat in self.places])

    def neighbour(self, seat: int, step: int) -> int:
        """Return who sits so many places to the right of a seat, itself at the end."""
        place = self.places.index(seat) + step
        return self.places[place] if 0 <= place < len(self.places) else seat

    def cap(self, seat: int, act: str, number: int = 0) -> str:
        """Return what is printed on a key of a seat, "" where there is none."""
        if self.is_away or seat not in self._people():
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
        if self.is_away:
            return False
        kind = self._kind(event)
        if kind is not None:
            if not event.isAutoRepeat():
                self.wanted.emit(kind)
            return True
        is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.learn(event)
        key = self.key_of(event)
        if key is not None and not event.isAutoRepeat():
            self.held.add(key)
            self.held_changed.emit()
            self._press(key, is_shifted)
        return key is not None

    def release(self, event: QKeyEvent) -> None:
        """A key comes up again."""
        key = self.key_of(event)
        if key is None or event.isAutoRepeat():
            return
        if key in self.held:
            self.held.discard(key)
            self.held_changed.emit()
        elif len(self.held) > 1:
            self.swallowed.emit(len(self.held))

    def let_go(self) -> None:
        """Nobody holds a key any more, as far as anybody knows: another window has the keys."""
        self.held.clear()

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
            acts = {DISCARD: self.aimed, ASK: self.asked, DONE: self.done, PAUSE: self.paused}
            acts[key.act].emit(key.seat)

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


class KeyedPage(QWidget):
    """A page on which the keys of all seats work, whichever of its widgets has the focus."""

    def __init__(self, keys: SeatKeys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keys = keys

    def event(self, event: QEvent) -> bool:
        """Keep what the keys of seats mean from the shortcuts of the window."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self.keys.knows(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.WindowDeactivate:
            self.keys.let_go()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a seat's own keys before a widget finds another meaning in them."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self.keys.take(event)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyRelease:
            self.keys.release(event)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keys.take(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.keys.release(event)
        super().keyReleaseEvent(event)
