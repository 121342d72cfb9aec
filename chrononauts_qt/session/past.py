"""The past of a match: what was done, the way back, and whether going it takes back something seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from chrononauts_qt.kernel.game import Bookmark, Game, Resolution


class PastStep(NamedTuple):
    """An action in the past: the bookmark before it, who said what, and what came of it.

    ``told``: chance decided, or somebody was told what was hidden. ``silent``: it said no more than silence
    would have said, as whoever lets a card happen.
    """

    place: Bookmark
    seat: int
    action: Any
    told: bool
    silent: bool


def step_of(game: Game, place: Bookmark, seat: int, action: Any, resolution: Resolution) -> PastStep:
    """Return what is remembered of an action that has been done at a bookmark."""
    events = resolution.events
    told = bool(resolution.chances) or any(event.private or game.told_by(event) for event in events)
    return PastStep(place, seat, action, told, game.silent_answers(place.state).get(seat) == action)


class Past:
    """The way back through a game.

    What another seat did tells of its hidden hand as well: whoever takes back the acts of more than one seat
    takes back something that was hidden.
    """

    def __init__(self) -> None:
        self._steps: list[PastStep] = []
        self.is_practice = False

    def __len__(self) -> int:
        return len(self._steps)

    def add(self, step: PastStep) -> None:
        """Remember an action."""
        self._steps.append(step)

    @property
    def last_place(self) -> Bookmark | None:
        """The bookmark before the last action, None before there is any."""
        return self._steps[-1].place if self._steps else None

    def steps(self) -> Sequence[PastStep]:
        """Return what was done and not taken back, the first one first."""
        return self._steps

    def states(self) -> list[Any]:
        """Return the states before every action, without their events, the first one first."""
        return [step.place.state for step in self._steps]

    def is_open(self, count: int = 1) -> bool:
        """Tell whether the last `count` actions told nothing hidden: taking them back costs nothing."""
        last = self._steps[-count:]
        acted = {step.seat for step in last if not step.silent}
        return len(acted) < 2 and not any(step.told for step in last)

    def learn(self) -> bool:
        """All that was hidden has been shown now: taking back anything that was done makes it practice.

        Returns whether that is news.
        """
        if not self._steps or self._steps[-1].told:
            return False
        self._steps[-1] = self._steps[-1]._replace(told=True)
        return True

    def back(self, state: Any, count: int) -> Any:
        """Return the state before the last `count` actions."""
        if not 1 <= count <= len(self._steps):
            raise ValueError(f"{count} actions cannot be taken back; there are {len(self._steps)}")
        self.is_practice = self.is_practice or not self.is_open(count)
        place = self._steps[-count].place
        del self._steps[-count:]
        return state.back_at(place)
