"""The Adventure phase of Dungeon Time at 1920x1080 in real time: keys, frames, the glass, and companions.

Keys and the glass are measured on a machine on which every processor has something else to do.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.games.dungeon_time.state import ADVENTURE
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui.games.dungeon_time.hands import FRESH
from chrononauts_qt.ui.games.dungeon_time.physical_keys import Place, blocks, place_of
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.shell import app as application
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import screen_of
from tests.perf.stand import NAMES, SIZE, PaintWatch
from tests.perf.timing import share, timed, worked

SECONDS = 300
TOGETHER = 5
"""So many people press a key at once."""


class GlassStand:
    """The real window by the real clock; companions act when their time has come."""

    def __init__(self, folder: Path) -> None:
        self._app = application.make_app()
        self._window = MainWindow(folder / "games")
        self._window.resize(SIZE)
        self._window.show()
        self._deals = 0

    def _lay(self, people: int, companions: int) -> DungeonScreen:
        """Lay a table and turn the glass."""
        players, self._deals = people + companions, self._deals + 1
        bots = {bot_option(seat): "ranger" for seat in range(people, players)}
        match = Match.start(
            "dungeon-time", NAMES[:players], Setup(players, f"glass {self._deals}"),
            options={"seconds": str(SECONDS), "id": f"{self._deals:016x}", **bots},
        )
        self._window.open_match(match)
        screen = screen_of(self._window)
        assert isinstance(screen, DungeonScreen)
        screen.controller.turn_glass()
        self._settle()
        return screen

    @staticmethod
    def _settle() -> None:
        for _ in range(5):
            QApplication.processEvents()

    def keys(self, count: int) -> list[float]:
        """Return the milliseconds from a key to the next painted change, three companions at the table."""
        return [took for _ in range(-(-count // 4)) for took in islice(self._pressed(), 4)][:count]

    def _pressed(self) -> Iterator[float]:
        screen = self._lay(1, 3)
        for place in blocks(4)[0].cards:
            self._wait(FRESH + 0.05)
            watch = PaintWatch()
            self._app.installEventFilter(watch)
            took = timed(partial(self._press_and_see, screen, place, watch))
            self._app.removeEventFilter(watch)
            yield took
            if screen.controller.seen().step != ADVENTURE:
                return

    def _press_and_see(self, screen: DungeonScreen, place: Place, watch: PaintWatch) -> None:
        press(screen, place)
        until = time.monotonic() + 1
        while not watch.painted and time.monotonic() < until:
            QApplication.processEvents()

    def together(self, count: int) -> float:
        """Return the share of presses that were taken, in their order, five people pressing at once."""
        taken = 0
        for _ in range(count):
            screen = self._lay(TOGETHER, 0)
            wanted = [screen.hands.card(seat, 0) for seat in range(TOGETHER)]
            self._wait(FRESH + 0.05)
            for block in blocks(TOGETHER):
                press(screen, block.cards[0])
            events = screen.controller.match.state.events or []
            played = [event.data["card"] for event in events if event.name == "CardPlayed"]
            taken += sum(map(str.__eq__, played, wanted))
        return taken / (count * TOGETHER)

    def frames(self, seconds: float) -> list[float]:
        """Return the milliseconds that the window's thread works in each turn of its events."""
        self._lay(1, 3)
        until, times = time.monotonic() + seconds, []
        while time.monotonic() < until:
            times.append(worked(QApplication.processEvents))
            time.sleep(0.002)
        return times

    def glass(self, seconds: float) -> float:
        """Return by how much the glass and the clock differ after a while, in milliseconds."""
        screen = self._lay(1, 3)
        left, began = screen.controller.seconds_left, time.monotonic()
        self._wait(seconds)
        now = screen.controller.seconds_left
        assert left is not None, "a glass runs"
        assert now is not None, "a glass runs"
        return abs((left - now) - (time.monotonic() - began)) * 1000

    @staticmethod
    def _wait(seconds: float) -> None:
        until = time.monotonic() + seconds
        tick = QTimer(interval=5)
        tick.start()
        while time.monotonic() < until:
            QApplication.processEvents()
            time.sleep(0.001)
        tick.stop()

    def close(self) -> None:
        """Close the window as its owner would."""
        self._window.close()


def press(screen: DungeonScreen, place: Place) -> None:
    """Press the key of a place, as its keyboard would."""
    scan = next(code for code in range(10, 62) if place_of(code, 0, "linux") == place)
    event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, scan, 0, 0, "")
    QApplication.sendEvent(QApplication.focusWidget() or screen, event)


@contextmanager
def busy() -> Iterator[None]:
    """Keep every processor of the machine at work."""
    work = [sys.executable, "-c", "while True: pass"]
    others = [subprocess.Popen(work) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def measure(runs: int, folder: Path) -> dict[str, float]:
    """Measure everything of a table whose glass runs."""
    stand = GlassStand(folder)
    frames = stand.frames(2.0 * runs)
    with busy():
        keys, taken = stand.keys(4 * runs), stand.together(runs)
        off = stand.glass(2.0 * runs)
    stand.close()
    return {
        "glass-frame-longest-ms": max(frames),
        "glass-key-p50-ms": share(keys, 0.5),
        "glass-key-p95-ms": share(keys, 0.95),
        "glass-lost-share": 1 - taken,
        "glass-off-ms": off,
    }
