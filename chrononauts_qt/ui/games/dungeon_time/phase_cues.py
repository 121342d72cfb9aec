"""What is heard in the Adventure phase: all of it can be seen as well, and all kinds of Item sound alike."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.kernel.events import Event

BELLS = (240, 180, 120, 60)
"""At so many seconds left the minutes are struck."""
TICKS = 10
"""So many last seconds are heard."""
SLOWEST, FASTEST = 1.2, 0.5
"""Seconds from one beat of the heart to the next, with a full glass and with an empty one."""


def cues_of(events: Iterable[Event]) -> list[str]:
    """Return what is heard of events, the most important last: some platforms play one sound at a time."""
    found = []
    for event in events:
        if event.name == "CardPlayed":
            found.append("put" if event.data["card"] in KINDS else "deep")
        elif event.name == "CardDiscarded":
            found.append("slip")
        elif event.name == "CardDrawn":
            found.insert(0, "draw")
            if event.data["next"] == "mission":
                found.append("knock")
        elif event.name == "AdventurePhaseEnded" and event.data["why"] == "time":
            found.append("gong")
    return found


class GlassCues(QObject):
    """Hears the glass: bells at whole minutes, ticks at the end, and the heart where that is wished for."""

    heard = Signal(str)

    def __init__(self, whole: float, has_heart: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._whole, self._has_heart = whole, has_heart
        self._left: float | None = None
        self._beat = math.inf

    def follow(self, seconds: float | None) -> None:
        """Take the seconds that are left now, None while no glass runs."""
        before, self._left = self._left, seconds
        if before is None or seconds is None or seconds >= before:
            self._beat = math.inf
            return
        if self._has_heart:
            self._beat_on(seconds)
        for minutes, at in enumerate(reversed(BELLS), 1):
            if seconds <= at < before:
                self.heard.emit(f"bell-{minutes}")
        if 0 < math.ceil(seconds) <= TICKS and math.ceil(seconds) < math.ceil(before):
            self.heard.emit("tick")

    def _beat_on(self, seconds: float) -> None:
        """Let the heart beat, the faster the less is left."""
        if self._beat == math.inf or seconds <= self._beat:
            if self._beat != math.inf:
                self.heard.emit("pulse")
            self._beat = seconds - (FASTEST + (SLOWEST - FASTEST) * seconds / self._whole)
