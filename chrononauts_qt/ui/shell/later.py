"""What a start leaves for later, and when it comes.

The first frame of the first screen waits for nothing it does not show. The rest is loaded while the person
looks at it, one small step at a time, so that a press in between is answered at once and what is opened next
opens fast. Whoever comes before a step is done takes what is missing then (`windows/pages.py`).
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

FIRST_MS, NEXT_MS = 60, 4
"""The first step leaves the first frame alone; between two steps there is room for input."""

_UI = "chrononauts_qt.ui"
_TABLE = f"{_UI}.tables.chrononauts"
MODULES = (
    "chrononauts_qt.session.journal",
    "chrononauts_qt.games.chrononauts.timeline",
    "chrononauts_qt.games.chrononauts.view",
    "chrononauts_qt.games.chrononauts.setup",
    "chrononauts_qt.games.chrononauts.rules",
    "chrononauts_qt.session.match",
    "secrets",
    f"{_UI}.catalog.spoken",
    f"{_UI}.windows.message",
    f"{_UI}.windows.new_game",
    f"{_UI}.windows.dealing",
    f"{_UI}.match_controller",
    f"{_UI}.geometry",
    f"{_UI}.views.card_view",
    f"{_UI}.views.hand_view",
    f"{_UI}.views.timeline_view",
    f"{_UI}.views.staging",
    f"{_UI}.views.inspector",
    f"{_TABLE}.explain.goals_page",
    f"{_TABLE}.explain.log_page",
    f"{_TABLE}.arming",
    f"{_TABLE}.explain.explainer",
    f"{_TABLE}.flow",
    f"{_TABLE}.table",
    f"{_TABLE}.list_view",
    f"{_UI}.windows.settings_page",
    f"{_UI}.windows.rulebook_page",
)
"""In the order in which a person comes to need them. Each is one step, so what many need stands by itself."""


class Later(QObject):
    """Does `steps`, then loads MODULES, after the first frame of `window`; it lives as long as its parent.

    The collector of cycles, which `__main__` stops, runs again from the last step on, and passes over what
    a start has made. `finished`: nothing is left to do.
    """

    finished = Signal()

    def __init__(self, window: QObject, steps: Iterable[Callable[[], object]] = ()) -> None:
        super().__init__(window)
        load = (partial(import_module, name) for name in MODULES)
        self._steps: list[Callable[[], object]] = [*steps, *load, _collect_again]
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._do_next)
        window.installEventFilter(self)

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """Begin with the first frame."""
        if event.type() == QEvent.Type.Paint:
            window.removeEventFilter(self)
            self._timer.start(FIRST_MS)
        return False

    def _do_next(self) -> None:
        step = self._steps.pop(0)
        if self._steps:
            self._timer.start(NEXT_MS)
        step()
        if not self._steps:
            self.finished.emit()


def _collect_again() -> None:
    gc.freeze()
    gc.enable()
