"""When sheets are made and sent: soon, in the order of seats, one a turn of the loop, only if they differ."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

GATHER_MS = 50
"""A seat gets at most one sheet in this time."""


class Feed(QObject):
    """Sends sheets to the seats that have phones. `make` returns the bytes of a sheet, `send` sends them."""

    def __init__(
        self, make: Callable[[int], bytes], send: Callable[[int, bytes], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make, self._send = make, send
        self._sent: dict[int, bytes] = {}
        self._wanted: set[int] = set()
        self._changed: set[int] = set()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._send_next)

    def want(self, *seats: int) -> None:
        """Send these seats their sheets, as soon as what is going on is done."""
        self._wanted.update(seats)
        self._changed.update(seats)
        if self._wanted and not self._timer.isActive():
            self._timer.start(GATHER_MS)

    def begin(self, seat: int) -> None:
        """Send a phone that has just come the sheet of its seat, at once and whatever it has seen."""
        self._wanted.discard(seat)
        self._sent.pop(seat, None)
        self._give(seat)

    def forget(self, seat: int) -> None:
        """Send a seat nothing more."""
        self._wanted.discard(seat)
        self._changed.discard(seat)
        self._sent.pop(seat, None)

    def look(self, seat: int) -> None:
        """Make the sheet of a seat, if something may have changed for it since one was made."""
        if seat in self._changed:
            self._made_anew(seat)

    @property
    def is_quiet(self) -> bool:
        """Tell whether every seat has the sheet that is due."""
        return not self._wanted

    def _send_next(self) -> None:
        if not self._wanted:
            return
        seat = min(self._wanted)
        self._wanted.discard(seat)
        self._give(seat)
        if self._wanted:
            self._timer.start(0)

    def _made_anew(self, seat: int) -> bytes:
        self._changed.discard(seat)
        return self._make(seat)

    def _give(self, seat: int) -> None:
        made = self._made_anew(seat)
        if made != self._sent.get(seat):
            self._sent[seat] = made
            self._send(seat, made)
