"""What a start leaves for later, and when it comes.

The first frame of the first screen waits for nothing it does not show. The rest is loaded while the person
looks at it, one small step at a time, so that a press in between is answered at once and what is opened next
opens fast. Whoever comes before a step is done takes what is missing then (`ui/shell/pages.py`).
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.table.screens import screens_of

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow

FIRST_MS, NEXT_MS = 60, 4
"""What is done later leaves a first frame alone; between two steps there is room for input."""
NEVER = 2**31 - 1

FIRST = ("chrononauts_qt.session.journal", "chrononauts_qt.session.match", "chrononauts_qt.ui.kit.message")
_SHELL = "chrononauts_qt.ui.shell"
LAST = (
    "secrets",
    f"{_SHELL}.new_game",
    f"{_SHELL}.dealing",
    f"{_SHELL}.settings_page",
    f"{_SHELL}.rulebook_page",
    f"{_SHELL}.remaking",
)


def modules() -> Iterator[str]:
    """Yield what is loaded, in the order in which a person comes to need it; each is one step."""
    yield from FIRST
    for game in SHELF:
        yield from screens_of(game).PRELOAD
    yield from LAST


class Preload(QObject):
    """Does `steps`, then loads `modules`, after the first frame of `window`; it lives as long as its parent.

    The collector of cycles, which `__main__` stops, runs again from the last step on, and passes over what
    a start has made. It looks through all the rest when another page is shown, and at no other time: that
    takes the longer the longer a game has lasted, and play leaves hardly any cycles behind.
    `finished`: nothing is left to do.
    """

    finished = Signal()

    def __init__(self, window: MainWindow, steps: Iterable[Callable[[], object]] = ()) -> None:
        super().__init__(window)
        load = (partial(import_module, name) for name in modules())
        self._steps: list[Callable[[], object]] = [*steps, *load, self._collect_again]
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._do_next)
        self._collection = QTimer(self, singleShot=True, interval=FIRST_MS)
        self._collection.timeout.connect(gc.collect)
        self._page_shown = window.stack.currentChanged
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

    def _collect_again(self) -> None:
        gc.freeze()
        gc.set_threshold(*gc.get_threshold()[:2], NEVER)
        gc.enable()
        self._page_shown.connect(self._collect_soon)

    def _collect_soon(self, _page: int) -> None:
        self._collection.start()
