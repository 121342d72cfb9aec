"""What was answered last, and why: it stands in Why? until something else is answered, or for a turn."""

from __future__ import annotations

from PySide6.QtCore import QObject

from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.games.afternova import answers_told
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.passed_over import passed_over, told

_TURNS = 1
"""For so many turns more an answer is told after its own."""


class AnswersHeard(QObject):
    """Listens to what everybody sees, and knows nothing else: one for a match, through every look."""

    def __init__(self, controller: AfterNovaController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._told: tuple[View, frozenset[int]] | None = None
        controller.changed.connect(self._look)
        self._look()

    def lines(self) -> tuple[str, ...]:
        """Return the last answers in sentences, in the language spoken now."""
        if self._told is None:
            return ()
        view, bots = self._told
        names, passed = self._controller.names, passed_over(self._controller.seen().events)
        since = (told(one, names, bots) for one in passed if one.turn == view.turn)
        return (*answers_told.whole(view, names, bots), *since)

    def _look(self) -> None:
        """Keep how the table lay when answers were told; what was taken back was never said."""
        now, before = self._controller.seen(), self._told
        if now.offers and now.offers[-1].answers:
            if before is None or len(before[0].events) != len(now.events):
                self._told = now, frozenset(self._controller.match.bots)
        elif before is not None:
            is_back = len(now.events) < len(before[0].events)
            self._told = None if is_back or now.turn > before[0].turn + _TURNS else before


def answers_heard(controller: AfterNovaController) -> AnswersHeard:
    """Return who listens at a table."""
    return controller.findChild(AnswersHeard) or AnswersHeard(controller)
