"""When a press was made: it may be done later, if the program was busy meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QInputEvent, QWindow

MOST = 2.0
"""So many seconds late a press may be; what says more was stamped by a clock that has been set anew."""

_PRESSES = frozenset({
    QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseButtonRelease, QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd,
})  # fmt: skip


class PressTimes(QObject):
    """Stands before a window and reads the stamps of what is pressed there.

    The window system stamps by a clock with an origin of its own. The press that came the soonest after its
    stamp tells how that clock differs from `now` (seconds, rising).
    """

    def __init__(self, now: Callable[[], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.now = now
        self._ahead = inf
        self._pressed: float | None = None

    def watch(self, window: QWindow | None) -> None:
        """Read the stamps of a window; once more changes nothing."""
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note when it was pressed what is going to be done; what comes without a stamp is done at once."""
        if event.type() in _PRESSES and isinstance(event, QInputEvent):
            self._note(event.timestamp() / 1000)
        return False

    def _note(self, stamp: float) -> None:
        self._pressed = None
        if stamp:
            self._ahead = min(self._ahead, self.now() - stamp)
            self._pressed = stamp + self._ahead
            QTimer.singleShot(0, self, self.forget)

    def forget(self) -> None:
        """What is done from here on is done of itself."""
        self._pressed = None

    @property
    def ago(self) -> float:
        """How many seconds ago it was pressed what is done now; 0 for what is done of itself."""
        late = 0.0 if self._pressed is None else self.now() - self._pressed
        return late if late <= MOST else 0.0
