"""What people ask companions: for a Mission, for a kind, about the Story, and to hold a Mission back."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from chrononauts_qt.bots.dungeon_time.member import Need
from chrononauts_qt.bots.dungeon_time.memory import Memory
from chrononauts_qt.games.dungeon_time.cards import needs_of
from chrononauts_qt.games.dungeon_time.view import View

HOLDS_BACK = 10.0
"""Seconds that a Mission is held back when people say no."""
LASTS = 10.0
"""Seconds that what was asked aloud is remembered."""


class Asking(NamedTuple):
    """Somebody asks who has an Item, or whether the Story has one."""

    seat: int
    kind: str
    at: float
    about_the_story: bool


class Askings:
    """What is asked at a table. Of a Mission that a person shows a companion believes itself what is missing:
    a marker never tells that.
    """

    def __init__(self) -> None:
        self._waiting: Asking | None = None
        self._shown: dict[int, str] = {}
        self._wanted: dict[str, Asking] = {}
        self._ticked: dict[str, Counter[str]] = {}
        self._held_back: dict[str, float] = {}

    def ask(self, asking: Asking) -> None:
        """Ask aloud; the last question counts."""
        self._waiting = asking
        if not asking.about_the_story:
            self._wanted[asking.kind] = asking

    def waiting(self, now: float) -> Asking | None:
        """Return what nobody has answered yet."""
        asking = self._waiting
        return asking if asking is not None and now - asking.at < LASTS else None

    def settle(self) -> None:
        """Somebody has answered."""
        self._waiting = None

    def show(self, seat: int, mission: str) -> None:
        """Ask for what a Mission in hand lists; "" takes the marker away."""
        self._shown[seat] = mission

    def tick(self, mission: str, kind: str) -> None:
        """Cross out one Item that a Mission lists."""
        self._ticked.setdefault(mission, Counter())[kind] += 1

    def say_no(self, now: float, mission: str) -> None:
        """Hold a companion's Mission back."""
        self._held_back[mission] = now + HOLDS_BACK

    def hear_card(self, card: str) -> None:
        """What came is not wanted any more."""
        self._wanted.pop(card, None)
        waiting = self._waiting
        if waiting is not None and waiting.kind == card and not waiting.about_the_story:
            self.settle()

    def held_back(self, now: float) -> frozenset[str]:
        """Return the Missions that are held back now."""
        return frozenset(mission for mission, until in self._held_back.items() if now < until)

    def needs(self, now: float, memory: Memory, view: View) -> list[Need]:
        """Return what people ask for, as a companion understands it."""
        aloud = [
            Need(asking.seat, "", Counter([kind]))
            for kind, asking in self._wanted.items() if now - asking.at < LASTS
        ]
        shown = [
            Need(seat, mission, memory.lacking(needs_of(mission)) - self._ticked.get(mission, Counter()))
            for seat, mission in self._shown.items() if mission in view.hands[seat]
        ]
        return aloud + shown
