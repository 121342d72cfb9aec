"""How a game ended."""

from __future__ import annotations

from typing import NamedTuple, Self


class Outcome(NamedTuple):
    """``route`` names the way a game ended, ``places`` has by 0-based seat its place, () where nobody won.

    The best place is 1, and seats may share one. ``scores`` has by seat what was counted, () where nothing
    is. ``is_team``: everybody won together, or nobody did.
    """

    route: str
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    is_team: bool = False

    @classmethod
    def won_by(cls, seat: int, seats: int, route: str) -> Self:
        """Return the victory of one of so many seats over all others."""
        return cls(route, tuple(1 if other == seat else 2 for other in range(seats)))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def winner(self) -> int | None:
        """The only seat that won; None where nobody did, or several."""
        return self.places.index(1) if self.places.count(1) == 1 else None
