"""What a table does for phones: how it takes what they say, and what a sheet tells that is in no view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from chrononauts_qt.ui.table.live_controller import LiveController


class TimeLeft(NamedTuple):
    """The seconds that are left of those in which everybody acts, and whether they stand still."""

    left: float
    of: float
    is_held: bool


class ByPhone:
    """The phones' way to a table, here of any game: what they say is an action, and goes as far as one."""

    def __init__(self, controller: LiveController) -> None:
        self._controller = controller

    def hear(self, seat: int, words: str) -> str:
        """Do what a seat was offered; return in its language why not, or ""."""
        return self._controller.answer(seat, self._controller.game.parse(words))

    def kept(self, seat: int) -> Any:
        """Return what the sheet of a seat tells besides its view: what it has answered that is kept."""
        return self._controller.answered(seat)

    def time_left(self, seat: int) -> TimeLeft | None:
        """Return the time that runs out for a seat, None for none."""
        ring = self._controller.ring
        if ring.seconds is None or seat not in self._controller.ringing_for:
            return None
        return TimeLeft(ring.seconds * ring.left, ring.seconds, bool(ring.held))
