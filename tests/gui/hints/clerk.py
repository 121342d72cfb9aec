"""Somebody who thinks when it is told to, in the place of the processes."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.ranks import Thought
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.view import View


class Clerk(QObject):
    """Keeps the questions and answers what it is told to."""

    thought = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, str, View]] = []
        self.forgotten: list[int] = []
        self.is_stopped = False

    def ask(self, game: str, rank: str, view: View) -> int:
        """Keep a question."""
        self.asked.append((game, rank, view))
        return len(self.asked)

    def forget(self, number: int) -> None:
        """Keep that no answer is wanted."""
        self.forgotten.append(number)

    def prepare(self, ranks: Iterable[str]) -> None:
        """Nobody plays here: nothing is got ready."""
        raise AssertionError(list(ranks))

    def insist(self, number: int) -> Thought:
        """Nobody insists on a hint."""
        raise AssertionError(number)

    def stop(self) -> None:
        """Keep that it is over."""
        self.is_stopped = True

    def say(self, words: str, number: int = 0) -> None:
        """Answer the last question, or another one, by an action."""
        self.thought.emit(number or len(self.asked), Thought(Advice(parse(words), "spare"), "chief"))
