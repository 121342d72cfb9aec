"""What the other seats say while somebody learns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count

from PySide6.QtCore import QObject, QTimer, Signal

from chrononauts_qt.bots.ranks import Findings, Thought, conclude
from chrononauts_qt.kernel.game import View
from chrononauts_qt.session.thinking import spare


class Script(QObject):
    """Says the first line that a seat may say (`bots.Worker`); where none fits, what the Agent would.

    A line that is only the beginning of what may be said is said with its first ending.
    """

    thought = Signal(int, object)

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self._lines = lines
        self._numbers = count(1)
        self._thoughts: dict[int, Thought] = {}

    def prepare(self, ranks: Iterable[str]) -> None:
        """Nothing has to be ready."""

    def ask(self, game: str, rank: str, view: View) -> int:
        """Answer in a turn of the events of its own, as whatever thinks does; return a number."""
        number = next(self._numbers)
        can = [action.text for action in view.actions]
        fitting = (text for line in self._lines for text in can if f"{text} ".startswith(f"{line} "))
        text = next(fitting, None)
        said = None if text is None else conclude(game, rank, view, [Findings({text: (1, 1.0)}, 0)])
        self._thoughts[number] = said or spare(game, view)
        QTimer.singleShot(0, self, lambda: self._tell(number))
        return number

    def _tell(self, number: int) -> None:
        if number in self._thoughts:
            self.thought.emit(number, self._thoughts[number])

    def forget(self, number: int) -> None:
        """Say nothing any more."""
        self._thoughts.pop(number, None)

    def insist(self, number: int) -> Thought:
        """Return an answer now."""
        return self._thoughts[number]

    def stop(self) -> None:
        """Nothing runs."""
