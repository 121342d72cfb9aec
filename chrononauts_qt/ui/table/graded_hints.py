"""Hints in grades at any table: who may ask, when a hint is over, and who thinks a move out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.ranks import Thought
from chrononauts_qt.ui.catalog import hint_texts
from chrononauts_qt.ui.table.agreement import is_agreed
from chrononauts_qt.ui.table.bots import Worker, processes
from chrononauts_qt.ui.table.live_controller import LiveController

NONE, WAYS, EFFECT, SUGGESTION = range(4)
"""The grades of help."""


class GradedHints(QObject):
    """Gives one grade more each time it is asked. All of it comes from the view of the seat that asks.

    What is told of a good move at whatever grade comes of one thought, so that the grades agree. Nothing
    stays when anything is done, or when the curtain falls. `changed`: something else is ringed.
    """

    changed = Signal()

    RANK: str
    """Who thinks a move out."""

    def __init__(
        self, controller: LiveController, parent: QObject, hire: Callable[[], Worker] = processes
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self.hire = hire
        self._worker: Worker | None = None
        self._number = 0
        self._advice: Advice | None = None
        self._moment: tuple[int | None, int] = (None, 0)
        self.grade = NONE
        controller.changed.connect(self._check)
        controller.viewer_changed.connect(self.clear)

    # -- asking ---------------------------------------------------------------------------------

    def may_ask(self) -> bool:
        """Tell whether the seat that looks has anything to decide."""
        return self._controller.viewer is not None and bool(self._controller.view().actions)

    def ask(self) -> None:
        """Help whoever looks with the next grade; where several people play, only if all have agreed."""
        if not self.may_ask():
            return
        with self._controller.speaking():
            if not is_agreed(self._controller.match):
                self.say(self.rests())
                return
            view = self._controller.view()
            self.look_at(view)
            self.grade = min(self.grade + 1, SUGGESTION)
            self.help(view)
        self.changed.emit()

    def look_at(self, view: Any) -> None:
        """Let what is said hold for this position."""
        self._moment = (view.seat, len(view.events))

    def rests(self) -> str:
        """Return why there are no hints while not all have agreed."""
        return hint_texts.text("hints-off")

    @abstractmethod
    def help(self, view: Any) -> None:
        """Give the grade that is due."""

    @abstractmethod
    def say(self, sentence: str) -> None:
        """Say a sentence where it can be read."""

    def note(self, view: Any) -> None:
        """Write down that the seat was helped."""
        assert view.seat is not None, "a seat's own view"
        self._controller.match.note_hint(view.seat, self.grade)
        self._controller.tell_trouble()

    # -- what is over ---------------------------------------------------------------------------

    def clear(self) -> None:
        """Leave nothing of a hint, and want no answer any more."""
        if self.grade == NONE:
            return
        self.grade = NONE
        self.forget_question()
        self._advice = None
        self.take_away()
        self.changed.emit()

    @abstractmethod
    def take_away(self) -> None:
        """Show nothing of a hint any more."""

    def stop(self) -> None:
        """Think no more: the table has left the screen."""
        self.clear()
        if self._worker is not None:
            self._worker.stop()
            self._worker = None

    def _check(self) -> None:
        """Something has been done, or somebody else looks: what was said is no longer true."""
        view = self._controller.view()
        if self._moment != (view.seat, len(view.events)):
            self.clear()

    # -- thinking -------------------------------------------------------------------------------

    def consider(self, view: Any) -> None:
        """Tell what has been thought out, as the grade has it; think it out first, in another process."""
        if self._advice is not None:
            self.tell(view, self._advice)
            self.note(view)
        elif not self._number:
            self._think(view)

    def _think(self, view: Any) -> None:
        if self._worker is None:
            self._worker = self.hire()
            self._worker.thought.connect(self._hear)
        self.say(hint_texts.text("thinking"))
        self._number = self._worker.ask(self._controller.match.game_id, self.RANK, view)

    def forget_question(self) -> None:
        """Want no answer any more."""
        if self._worker is not None and self._number:
            self._worker.forget(self._number)
        self._number = 0

    def _hear(self, number: int, thought: Thought) -> None:
        """Tell what was thought out, if it is still wanted."""
        if number != self._number or self.grade == NONE:
            return
        self._number = 0
        self._advice = thought.advice
        view = self._controller.view()
        with self._controller.speaking():
            self.tell(view, thought.advice)
        self.note(view)
        self.changed.emit()

    @abstractmethod
    def tell(self, view: Any, advice: Advice) -> None:
        """Show and say what was thought out."""
