"""What people at the table say to their team now: public and passing, and no part of the game.

A marker names what a Mission asks for, never what is missing; what is crossed out, a person has crossed out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.games.dungeon_time.cards import MISSIONS, OPTIONAL, SLASH, needs_of
from chrononauts_qt.games.dungeon_time.state import ADVENTURE
from chrononauts_qt.games.dungeon_time.view import View


class TeamTalk(QObject):
    """Keeps the markers of the seats (0-based) while their Missions are in hand. Nothing is said but in the
    Adventure phase."""

    asked = Signal(int, str)
    """A seat asks who has this kind."""
    wondered = Signal(int, str)
    """A seat asks whether the Story has this kind, as far as companions remember."""
    shown = Signal(int, str)
    """A seat asks for what this Mission lists; "" takes the marker away."""
    said_no = Signal(str)
    """A companion's Mission shall wait."""
    ticked = Signal(str, str)
    """Of what this Mission lists, one of this kind is crossed out."""
    promised = Signal(str, str)
    """Of this Mission, on top of the Story, the Reward of this kind shall be taken."""
    changed = Signal()
    """A marker, or what is crossed out, is another one."""

    def __init__(self, seen: Callable[[], View], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seen = seen
        self.markers: dict[int, str] = {}
        self._crossed: dict[str, frozenset[int]] = {}

    @property
    def _is_on(self) -> bool:
        return self._seen().step == ADVENTURE

    def follow(self) -> None:
        """Take away the markers whose Mission has left its hand, at the end of the phase all of them."""
        view = self._seen()
        for seat, mission in list(self.markers.items()):
            if view.step != ADVENTURE or mission not in view.hands[seat]:
                self._crossed.pop(mission, None)
                self._show(seat, "")

    def ask(self, seat: int, kind: str) -> None:
        """Ask aloud who has a kind of Item."""
        if self._is_on:
            self.asked.emit(seat, kind)

    def wonder(self, seat: int, kind: str) -> None:
        """Ask aloud whether the Story has a kind of Item."""
        if self._is_on:
            self.wondered.emit(seat, kind)

    def show_next(self, seat: int, missions: Sequence[str]) -> None:
        """Let the marker of a seat go on to the next of its Missions, after the last away."""
        if not self._is_on:
            return
        here = self.markers.get(seat)
        rest = missions[missions.index(here) + 1 :] if here in missions else missions
        if rest or here is not None:
            self._show(seat, rest[0] if rest else "")

    def show(self, seat: int, mission: str) -> None:
        """Let the marker of a seat ask for what one of its Missions lists; "" takes it away."""
        if self._is_on and mission != self.markers.get(seat, ""):
            self._show(seat, mission)

    def _show(self, seat: int, mission: str) -> None:
        if mission:
            self.markers[seat] = mission
        else:
            self.markers.pop(seat, None)
        self.shown.emit(seat, mission)
        self.changed.emit()

    def tick(self, mission: str, place: int) -> None:
        """Cross out one of what a shown Mission lists, by its 0-based place there."""
        if mission in self.markers.values() and not self.is_crossed(mission, place):
            self._crossed[mission] = self._crossed.get(mission, frozenset()) | {place}
            self.ticked.emit(mission, needs_of(mission)[place])
            self.changed.emit()

    def is_crossed(self, mission: str, place: int) -> bool:
        """Tell whether somebody has crossed this out."""
        return place in self._crossed.get(mission, ())

    def seats_asking(self, kind: str) -> list[int]:
        """Return which seats ask for a kind with their markers, but for what is crossed out."""
        return [
            seat
            for seat, mission in sorted(self.markers.items())
            if any(
                need == kind and not self.is_crossed(mission, place)
                for place, need in enumerate(needs_of(mission))
            )
        ]

    def say_no(self, mission: str) -> None:
        """Ask the companion that holds a Mission to let it wait."""
        if self._is_on:
            self.said_no.emit(mission)

    def promise(self, kind: str) -> None:
        """Promise to take a Reward of the Mission on top of the Story; only where it is one of choice."""
        mission = self._seen().story_top
        if mission is not None and kind in promises(mission):
            self.promised.emit(mission, kind)


def promises(card: str) -> tuple[str, ...]:
    """Return what can be promised of a card on top of the Story: Rewards that may be left, or chosen."""
    reward = MISSIONS[card].reward if card in MISSIONS else None
    return reward.kinds if reward is not None and reward.form in (OPTIONAL, SLASH) else ()
