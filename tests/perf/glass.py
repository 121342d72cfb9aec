"""The Adventure phase of Dungeon Time at 1920x1080 in real time: presses, frames, the glass, and companions.

What is told as busy is measured on a machine on which every processor has something else to do.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.games.dungeon_time.state import ADVENTURE
from chrononauts_qt.session.clock import Ring
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui.games.dungeon_time.hands import FRESH, place_key
from chrononauts_qt.ui.games.dungeon_time.physical_keys import Place, blocks, place_of
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.shell import app as application
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import screen_of
from tests.perf.glass_beside import kept, opened, rules
from tests.perf.stand import NAMES, SIZE, HandTime, PaintWatch
from tests.perf.timing import share, timed, worked

SECONDS = 300
SITTING = 20.0
"""So many seconds a run one sits at the table of a person and four Veterans: 300 in fifteen."""
TOGETHER = 5
"""So many people press a key at once."""

Way = Callable[[DungeonScreen, int, int], None]
"""Presses the card of a place in the hand of a seat."""


class SandWatch(QObject):
    """Counts how often the sand is drawn, without what is beside it."""

    def __init__(self, screen: DungeonScreen) -> None:
        super().__init__(screen)
        self.times, self._width = 0, screen.width()
        screen.status.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count a paint event."""
        if isinstance(event, QPaintEvent):
            self.times += event.rect().width() < self._width // 2
        return False


class GlassStand:
    """The real window by the real clock; companions act when their time has come."""

    def __init__(self, folder: Path) -> None:
        self._app = application.make_app()
        self._folder = folder
        self.window = MainWindow(folder / "games")
        self.window.resize(SIZE)
        self.window.show()
        self._finger = QTest.createTouchDevice()
        self._deals = 0

    def lay(
        self, people: int, bots: Sequence[str] = (), seconds: int = SECONDS, path: Path | None = None
    ) -> DungeonScreen:
        """Lay a table and turn the glass."""
        players, self._deals = people + len(bots), self._deals + 1
        seated = {bot_option(people + number): rank for number, rank in enumerate(bots)}
        match = Match.start(
            "dungeon-time", NAMES[:players], Setup(players, f"glass {self._deals}"), path,
            {"seconds": str(seconds), "id": f"{self._deals:016x}", **seated},
        )
        self.window.open_match(match)
        screen = screen_of(self.window)
        assert isinstance(screen, DungeonScreen)
        screen.controller.turn_glass()
        self.settle()
        return screen

    @staticmethod
    def settle() -> None:
        """Let all be drawn."""
        for _ in range(5):
            QApplication.processEvents()

    # -- presses ----------------------------------------------------------------------------------

    def presses(self, count: int, bots: Sequence[str] = (), path: Path | None = None) -> list[float]:
        """Return the milliseconds from a press to its painted change: five people press keys, click and tap,
        or one presses keys among companions."""
        times: list[float] = []
        ways = cycle((by_key,) if bots else (by_key, by_mouse, self._by_finger))
        while len(times) < count:
            screen = self.lay(1 if bots else TOGETHER, bots, path=path)
            times += list(self._plays(screen, ways))
            path = path and path.with_name(f"{self._deals}{path.suffix}")
        return times[:count]

    def _plays(self, screen: DungeonScreen, ways: Iterator[Way]) -> Iterator[float]:
        """Play half of the Deck, a card after the other, and yield how long each took."""
        people = screen.controller.people
        places = len(screen.hands.slots[0].cards)
        for number in range(30 // (TOGETHER - len(people) + 1)):
            seat, place = people[number % len(people)], number // len(people) % places
            self.wait(FRESH + 0.05 if len(people) == 1 else 0.06)
            if screen.controller.seen().step != ADVENTURE:
                return
            before = screen.controller.seen().story_size
            watch = PaintWatch()
            self._app.installEventFilter(watch)
            took = timed(partial(self._press_and_see, partial(next(ways), screen, seat, place), watch))
            self._app.removeEventFilter(watch)
            if screen.controller.seen().story_size > before:
                yield took

    @staticmethod
    def _press_and_see(act: Callable[[], None], watch: PaintWatch) -> None:
        act()
        until = time.monotonic() + 1
        while not watch.painted and time.monotonic() < until:
            QApplication.processEvents()

    def _by_finger(self, screen: DungeonScreen, seat: int, place: int) -> None:
        view, at = screen.phase.views[seat], middle(screen, seat, place)
        touch = QTest.touchEvent(view.viewport(), self._finger, False)
        touch.press(0, at, view.viewport()).commit(False)
        touch.release(0, at, view.viewport()).commit(False)

    def together(self, count: int) -> float:
        """Return the share of presses that were taken, in their order, five people pressing at once."""
        taken = 0
        for _ in range(count):
            screen = self.lay(TOGETHER)
            wanted = [screen.hands.card(seat, 0) for seat in range(TOGETHER)]
            self.wait(FRESH + 0.05)
            for seat in range(TOGETHER):
                by_key(screen, seat, 0)
            events = screen.controller.match.state.events or []
            played = [event.data["card"] for event in events if event.name == "CardPlayed"]
            taken += sum(map(str.__eq__, played, wanted))
        return taken / (count * TOGETHER)

    # -- frames -----------------------------------------------------------------------------------

    def frames(self, seconds: float) -> list[float]:
        """Return the milliseconds that the window's thread works in each turn of its events."""
        self.lay(1, ("ranger",) * 3)
        until, times = time.monotonic() + seconds, []
        while time.monotonic() < until:
            times.append(worked(QApplication.processEvents))
            time.sleep(0.002)
        return times

    def flights(self, count: int) -> list[float]:
        """Return the milliseconds of work in every frame in which a card moves, of fifteen on the table; the
        clock is moved by a sixtieth of a second."""
        pace.follow(lambda: "normal")
        screen, times = self.lay(1), list[float]()
        flights = screen.phase.flights
        flights.clock._now = clock = HandTime()
        flights.clock._timer.setInterval(SECONDS * 1000)
        for number in range(min(count, 30)):
            self.wait(0.05)
            screen.hands.play(0, number % 15)
            times.append(worked(QApplication.processEvents))
            while flights.flights:
                clock.now += 1 / 60
                times.append(worked(partial(self._frame, flights.clock)))
        pace.follow(None)
        return times

    @staticmethod
    def _frame(clock: pace.Clock) -> None:
        clock.ticked.emit()
        QApplication.processEvents()

    # -- the glass --------------------------------------------------------------------------------

    def ends(self, count: int) -> list[float]:
        """Return by how many milliseconds a glass of one second ended too late."""
        late: list[float] = []
        for _ in range(count):
            screen = self.lay(1, seconds=1)
            ring, before = screen.controller._glass.ring, len(late)
            _before(screen.controller.match, "submit", partial(_note_late, ring, late))
            while len(late) == before:
                self.wait(0.01)
        return late

    def sitting(self, seconds: float) -> dict[str, float]:
        """Sit still at a table with four Veterans; return by how much the time on the screen is wrong at
        most, how often a second the sand is drawn, and the share of a processor that companions take."""
        screen = self.lay(1, ("veteran",) * 4)
        sand, began, off = SandWatch(screen), time.monotonic(), 0.0
        work = [_watched(screen.controller.bots, name) for name in ("due", "happened")]
        while (passed := time.monotonic() - began) < min(seconds, SECONDS - 1):
            self.wait(0.05)
            left = screen.controller.seconds_left
            assert left is not None, "a glass runs"
            shown = shown_seconds(screen)
            off = max(off, left - shown, shown - 1 - left)
        return {
            "glass-off-ms": off * 1000,
            "glass-sand-per-second": (sand.times - 1) / passed,
            "glass-companions-percent": sum(map(sum, work)) / passed / 10,
        }

    @staticmethod
    def wait(seconds: float) -> None:
        """Let the window do what it does."""
        until = time.monotonic() + seconds
        tick = QTimer(interval=5)
        tick.start()
        while time.monotonic() < until:
            QApplication.processEvents()
            time.sleep(0.001)
        tick.stop()

    def close(self) -> None:
        """Close the window as its owner would."""
        self.window.close()


def shown_seconds(screen: DungeonScreen) -> int:
    """Return the whole seconds that the digits of the glass show."""
    minutes, _, seconds = screen.status.time.partition(":")
    return 60 * int(minutes) + int(seconds)


def _note_late(ring: Ring, late: list[float]) -> None:
    late.append((ring.spent - 1) * 1000)


def _before(owner: object, name: str, note: Callable[[], object]) -> None:
    """Let something be noted whenever a method is called."""
    method = getattr(owner, name)

    def call(*args: Any, **more: Any) -> Any:
        note()
        return method(*args, **more)

    setattr(owner, name, call)


def _watched(owner: object, name: str) -> list[float]:
    """Let a method be watched; return where the milliseconds are kept that its calls work."""
    method, times = getattr(owner, name), list[float]()

    def call(*args: object) -> object:
        found: list[object] = []
        times.append(worked(lambda: found.append(method(*args))))
        return found[0]

    setattr(owner, name, call)
    return times


def by_key(screen: DungeonScreen, seat: int, place: int) -> None:
    """Press the key of a card, as its keyboard would."""
    scan = scan_of(blocks(len(screen.controller.names))[seat].cards[place])
    event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, scan, 0, 0, "")
    QApplication.sendEvent(QApplication.focusWidget() or screen, event)


def by_mouse(screen: DungeonScreen, seat: int, place: int) -> None:
    """Click on a card."""
    view = screen.phase.views[seat]
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(screen, seat, place))


def middle(screen: DungeonScreen, seat: int, place: int) -> QPoint:
    """Return the middle of a card in the view of its hand."""
    view = screen.phase.views[seat]
    return (view.rect_of(place_key(seat, place)).translated(-view.pos())).center()


def scan_of(place: Place) -> int:
    """Return the scan code of a place on Linux."""
    return next(code for code in range(10, 62) if place_of(code, 0, "linux") == place)


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
    frames, flights = stand.frames(2.0 * runs), stand.flights(2 * runs)
    idle, thinking = stand.presses(14 * runs), stand.presses(4 * runs, ("veteran",) * 4)
    ends = stand.ends(4 * runs)
    with busy():
        keys, taken = stand.presses(4 * runs, ("ranger",) * 3), stand.together(runs)
        late = stand.ends(4 * runs)
        sat = stand.sitting(SITTING * runs)
    found = kept(stand, runs, folder)
    stand.close()
    return {
        **opened(max(3, runs // 3)),
        "glass-press-p50-ms": share(idle, 0.5),
        "glass-press-p95-ms": share(idle, 0.95),
        "glass-thinking-p95-ms": share(thinking, 0.95),
        "glass-key-p50-ms": share(keys, 0.5),
        "glass-key-p95-ms": share(keys, 0.95),
        "glass-lost-share": 1 - taken,
        **sat,
        "glass-end-p99-ms": share(ends, 0.99),
        "glass-busy-end-p99-ms": share(late, 0.99),
        "glass-frame-longest-ms": max(frames),
        "glass-flight-p50-ms": share(flights, 0.5),
        "glass-flight-p99-ms": share(flights, 0.99),
        **found,
        **rules(max(3, runs // 3)),
    }
