"""The one clock of everything that moves, and how much motion the player wants."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal

from chrononauts_qt.ui.kit.theme import system_reduces_motion

FRAME_MS, LAMP_MS = 16, 120
SPEEDS = {"off": 0.0, "fast": 0.4, "normal": 1.0, "slow": 1.6}
FADE = 120
"""The length of everything for those who want no motion: one cross-fade."""

INPUT = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.Wheel)
"""What a person does; it completes whatever moves."""

_ASKED: list[Callable[[], str]] = []


def follow(ask: Callable[[], str] | None) -> None:
    """Take the wish for motion from the settings as they are: auto, off, fast, normal or slow; None: off."""
    _ASKED[:] = [ask] if ask is not None else []


def wish() -> str:
    """Return what the settings say; "off" until the program has read them."""
    return _ASKED[0]() if _ASKED else "off"


def speed() -> float:
    """Return the factor of all durations; 0: nothing moves."""
    return SPEEDS.get(wish(), 1.0)


def is_reduced() -> bool:
    """Tell whether one cross-fade stands for all motion: the system's wish, where Qt can tell it (6.12)."""
    return wish() == "auto" and system_reduces_motion() is True


class Clock(QObject):
    """Ticks as often as the keenest of its users wants, and not at all when nobody does.

    ``now`` is the time in seconds; tests move it by hand and call `ticked.emit()`.
    """

    ticked = Signal()

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self._now = now
        self._wants: dict[str, int] = {}
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.ticked)

    def now_ms(self) -> float:
        """Return the time in milliseconds."""
        return self._now() * 1000

    def want(self, who: str, every_ms: int) -> None:
        """Let `who` have a tick every so often; 0: none any more."""
        if self._wants.get(who, 0) == every_ms:
            return
        self._wants[who] = every_ms
        wanted = [pace for pace in self._wants.values() if pace]
        if wanted:
            self._timer.start(min(wanted))
        else:
            self._timer.stop()
