"""A table of 1920x1080 on which input and frames are timed."""

from __future__ import annotations

import gc
import resource
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.shell import app as application
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import table_of
from tests.perf.timing import worked

SIZE = QSize(1920, 1080)
NAMES = ("Ada", "Bo", "Chloé", "Davide", "Élise", "Œdipe")
HAND = ("reverse-fate", "memo", "patch-1918", "sabotage", "fast-forward", "new-mission", "halt-attack")
LYING = {0: ("mona-lisa-real", "dodo"), 1: ("ark",), 2: ("rongorongo", "triceratops")}


class PaintWatch(QObject):
    """Notes that something was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remember a paint event."""
        self.painted = self.painted or event.type() == QEvent.Type.Paint
        return False


class HandTime:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Return the time in seconds."""
        return self.now


class Stand:
    """The real window with six players; 1936 is about to turn, and everything hangs on it."""

    def __init__(self, folder: Path) -> None:
        self._app = application.make_app()
        self._ring = HandTime()
        self._window = MainWindow(folder, now=self._ring)
        self._window.resize(SIZE)
        self._window.show()
        gc.freeze()  # as the program does with what a start has made
        self._deal()

    @property
    def _table(self) -> TableScreen:
        return table_of(self._window)

    def _deal(self) -> None:
        """Lay the largest ripple on the table: five years hang on 1936, 1945 is on the edge."""
        setup = Setup(
            6, "stand", first="seat-1", mulligan=False, red=(1914, 1963, 1980), hands={0: HAND}, tables=LYING
        )
        self._window.open_match(Match.start("chrononauts", NAMES, setup))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()  # the table before: a long game would have had time for it
        controller = self._table.controller
        wanted = controller.wanted
        assert wanted is not None, "somebody plays"
        self._table.sheets.curtain.hide()
        self._table.sheets.curtain.lifted.emit(wanted)
        self._settle()

    def _settle(self) -> None:
        for _ in range(5):
            QApplication.processEvents()

    # -- input ----------------------------------------------------------------------------------

    def inputs(self, count: int) -> list[float]:
        """Return the milliseconds from a press, or a key, to the next painted change."""
        cards = self._table.hand.model().rowCount()
        escape = partial(self._key, Qt.Key.Key_Escape)
        times = []
        for number in range(count):
            press = partial(self._press, number // 2 % cards)
            take = press if number % 2 else partial(self._key, Qt.Key.Key_1)
            times += [self._time(take), self._time(escape)]
        return times[4:]  # the first ones fill the caches

    def _time(self, act: Callable[[], None]) -> float:
        """Do something and wait until the screen shows it."""
        watch = PaintWatch()
        self._app.installEventFilter(watch)
        began = time.perf_counter()
        act()
        while not watch.painted and time.perf_counter() - began < 1:
            QApplication.processEvents()
        took = (time.perf_counter() - began) * 1000
        self._app.removeEventFilter(watch)
        self._settle()
        return took

    def _press(self, row: int) -> None:
        view = self._table.hand
        rect = view.visualRect(view.model().index(row, 0))
        at = QPointF(rect.topLeft() + QPoint(14, rect.height() // 2))
        port = view.viewport()
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
            held = left if kind == QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
            event = QMouseEvent(kind, at, QPointF(port.mapToGlobal(at)), left, held, none)
            QApplication.sendEvent(port, event)

    def _key(self, key: Qt.Key) -> None:
        """Escape puts a card back, a number takes one: each changes what is ringed."""
        text = "" if key == Qt.Key.Key_Escape else "1"
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self._table, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text))

    # -- frames ---------------------------------------------------------------------------------

    def ripples(self, count: int, rests: bool = True) -> list[float]:
        """Return the milliseconds of work in every frame of the largest ripple, drawn as fast as it goes.

        The clock is moved by a sixtieth of a second; a frame is the tick and all the painting it asks for.
        Before it the table `rests`, as it does while a player thinks and while the others may object, and the
        card's way into the middle is seen to its end; whoever is in a hurry leaves it no time.
        """
        pace.follow(lambda: "normal")
        times: list[float] = []
        for _ in range(count):
            self._deal()
            clock = HandTime()
            self._table.staging.clock._now = clock
            pause = self._rest if rests else self._settle
            pause()
            self._table.controller.play(parse("play reverse-fate on 1936"))
            self._film(clock)
            pause()
            self._ring.now += 60
            self._table.controller.tick()
            times += self._film(clock)
        pace.follow(None)
        return times

    def _film(self, clock: HandTime) -> list[float]:
        """Return the milliseconds of every frame until nothing moves, the first before the clock goes on."""
        times = [self._frame()]
        while self._table.staging.animator.is_running:
            clock.now += 1 / 60
            times.append(self._frame())
        return times

    def _rest(self) -> None:
        """Leave the table alone for half a second."""
        end = time.perf_counter() + 0.5
        while time.perf_counter() < end:
            QApplication.processEvents()
            time.sleep(0.002)

    def _frame(self) -> float:
        return worked(self._draw)

    def _draw(self) -> None:
        self._table.staging.clock.ticked.emit()
        QApplication.sendPostedEvents()
        QApplication.processEvents()

    def memory(self) -> float:
        """Return the most memory that this process has taken, in MB."""
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024

    def close(self) -> None:
        """Close the window as its owner would: a table still shown when Python ends loses its parts first."""
        self._window.close()
