"""What a table does for phones: how it takes what they say, and what a sheet tells that is in no view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from chrononauts_qt.ui.table.live_controller import LiveController


WHY = "why"
"""Before a card: what there is to be said about it, or why it cannot be played now."""


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

    def compose(self, seat: int, of: str, counts: Mapping[str, int]) -> str:
        """Do what was put together out of the parts of a sheet; return in its language why not, or ""."""
        raise NotImplementedError("nothing is composed here")

    def weigh(self, seat: int, of: str, counts: Mapping[str, int]) -> str:
        """Return in the seat's language what is still missing of that, or that nothing is."""
        raise NotImplementedError("nothing is composed here")

    def kept(self, seat: int, view: Any) -> Any:
        """Return what the sheet of a seat tells besides its `view`: what it has answered that is kept."""
        return self._controller.answered(seat)

    def time_left(self, seat: int) -> TimeLeft | None:
        """Return the time that runs out for a seat, None for none."""
        ring = self._controller.ring
        if ring.seconds is None or seat not in self._controller.ringing_for:
            return None
        return TimeLeft(ring.seconds * ring.left, ring.seconds, bool(ring.held))
