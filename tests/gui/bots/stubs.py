"""What stands in for the thinking of bots: workers that answer when a test says so, or at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.ranks import AGENT, Thought
from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.view import View


class Asked(NamedTuple):
    """A question as a worker got it."""

    number: int
    game: str
    rank: str
    view: View


class SlowWorker(QObject):
    """Answers what it is told to, when it is told to; `insist` is silent, or takes the first way."""

    thought = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Asked] = []
        self.forgotten: list[int] = []
        self.insisted: list[int] = []
        self.stopped = 0
        self.prepared: list[str] = []

    def ask(self, game: str, rank: str, view: View) -> int:
        self.asked.append(Asked(len(self.asked) + 1, game, rank, view))
        return len(self.asked)

    def forget(self, number: int) -> None:
        self.forgotten.append(number)

    def prepare(self, ranks: Iterable[str]) -> None:
        self.prepared += ranks

    def insist(self, number: int) -> Thought:
        self.insisted.append(number)
        ways = self.asked[number - 1].view.actions
        return Thought(Advice(next((way for way in ways if way.verb == "allow"), ways[0]), "spare"), AGENT)

    def stop(self) -> None:
        self.stopped += 1

    def open_of(self, seat: int) -> Asked:
        """Return the last question about a seat."""
        found = [asked for asked in self.asked if asked.view.seat == seat]
        return found[-1]

    def say(self, seat: int, verb: str = "") -> Action:
        """Answer the last question about a seat with the first of its ways, or the first of a verb."""
        asked = self.open_of(seat)
        way = next(way for way in asked.view.actions if not verb or way.verb == verb)
        self.thought.emit(asked.number, Thought(Advice(way, "spare"), asked.rank))
        return way


def some_way(view: View) -> Action:
    """Return a way of a view, each time another: a claim if there is one, else rather a play."""
    claims = [way for way in view.actions if way.verb == "claim"]
    plays = [way for way in view.actions if way.verb == "play"]
    best = claims or plays or list(view.actions)
    return best[len(view.events) * 7 % len(best)]


class QuickWorker(SlowWorker):
    """Answers every question with `some_way`, at the next turn of the event loop."""

    def ask(self, game: str, rank: str, view: View) -> int:
        number = super().ask(game, rank, view)
        QTimer.singleShot(0, self, lambda: self.thought.emit(number, self.insist(number)))
        return number

    def insist(self, number: int) -> Thought:
        asked = self.asked[number - 1]
        return Thought(Advice(some_way(asked.view), "spare"), asked.rank)
