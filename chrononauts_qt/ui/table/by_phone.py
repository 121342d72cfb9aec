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
        self._table = controller

    def hear(self, seat: int, words: str) -> str:
        """Do what a seat was offered; return in its language why not, or ""."""
        return self._table.answer(seat, self._table.game.parse(words))

    @property
    def can_take_back(self) -> bool:
        """Tell whether anybody may ask now to take something back; here the answer tells why not."""
        return True

    def kept(self, seat: int) -> Any:
        """Return what the sheet of a seat tells besides its view: what it has answered that is kept."""
        return self._table.answered(seat)

    def time_left(self, seat: int) -> TimeLeft | None:
        """Return the time that runs out for a seat, None for none."""
        table = self._table
        seconds = table.ring.seconds
        is_asked = table.is_ringing and seat in table.game.silent_answers(table.match.state)
        if seconds is None or not is_asked:
            return None
        return TimeLeft(seconds * table.ring.left, seconds, bool(table.ring.held))
