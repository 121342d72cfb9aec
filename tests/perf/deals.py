"""A table of AfterNova of 1920x1080: its largest Harvest, a deal that is put together, its bots, its journal.

All times are processor time of the window's thread.
"""

from __future__ import annotations

import gc
import time
from functools import partial
from itertools import cycle, islice
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from chrononauts_qt.bots.ranks import AGENT, think
from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.actions import Action, Share, offer
from chrononauts_qt.games.afternova.amounts import fragments, skills
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.afternova.state import ANSWER, TURN
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.afternova.deal import ICON
from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.pieces import PieceModel, PieceView
from chrononauts_qt.ui.shell import app as application
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.afternova.people import Thinker
from tests.gui.desks import controller_of, screen_of
from tests.perf.stand import NAMES, SIZE, HandTime, PaintWatch
from tests.perf.timing import share, worked

PLANET = ("tenebriga", "purple", "green", "orange", "black", "white")
"""The largest there is."""
SETUP = Setup(
    3, "deals", first="seat-1", planets={0: PLANET}, holds={0: ("purple",), 1: ("green",)},
    hands={
        0: ("bear-bruma", "bear-orsola", "bear-valdo", "mole-nello", "hare-zefira", "autopaw"),
        1: ("mole-carbo", "mole-silvana", "cat-perla", "star-plough"),
        2: ("mole-ipogea", "otter-marlow", "otter-ondina", "comet-postbox"),
    },
)  # fmt: skip
SHARES = [
    Share(1, skills(["extraction"]), fragments(["green"]), fragments(["purple"])),
    Share(2, skills(["extraction"]), fragments(["orange"])),
]
BOTS = {1: AGENT, 2: AGENT}


class DealsStand:
    """The real window with one person who deals with two bots; these say nothing by themselves."""

    def __init__(self, folder: Path) -> None:
        self._app = application.make_app()
        self._folder = folder
        self._window = MainWindow(folder / "games", now=HandTime())
        self._window.hire = Thinker
        self._window.resize(SIZE)
        self._window.show()

    @property
    def _table(self) -> AfterNovaScreen:
        table = screen_of(self._window)
        assert isinstance(table, AfterNovaScreen)
        return table

    def _settle(self) -> None:
        for _ in range(5):
            QApplication.processEvents()

    def _sit(self, match: Match) -> None:
        self._window.open_match(match)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()  # the table before: a long game would have had time for it
        controller = controller_of(self._window)
        if controller.viewer is None:
            controller.lift(0)
        self._settle()

    # -- frames -----------------------------------------------------------------------------------

    def harvests(self, count: int) -> list[float]:
        """Return the milliseconds of every frame of the largest Harvest, drawn as fast as it goes.

        A deal of three is sealed: five Fragments and one out of a Hold fly, and a new Planet comes. The clock
        is moved by a sixtieth of a second; a frame is the tick and all the painting it asks for.
        """
        pace.follow(lambda: "normal")
        times: list[float] = []
        for _ in range(count):
            self._sit(self._agreed())
            clock = HandTime()
            self._table.staging.clock._now = clock
            view = rules.view(controller_of(self._window).match.state, 0)
            seal = next(action for action in view.actions if action.verb == "seal")
            times += self._film(clock, partial(self._table.controller.play, seal))
        pace.follow(None)
        return times

    @staticmethod
    def _agreed() -> Match:
        match = Match("afternova", NAMES[:3], rules.new_game(SETUP)[0], {})
        match.bots = dict(BOTS)
        match.submit(0, offer(PLANET[0], SHARES), ())
        for seat in BOTS:
            ways = rules.view(match.state, seat).actions
            match.submit(seat, next(way for way in ways if way.verb == "accept"), ())
        return match

    def _film(self, clock: HandTime, act: partial[bool]) -> list[float]:
        """Return the milliseconds of every frame until nothing moves; the first one does what is seen."""
        times = [worked(lambda: (act(), self._draw()))]
        while self._table.staging.animator.is_running:
            clock.now += 1 / 60
            times.append(worked(self._frame))
        return times

    def _frame(self) -> None:
        self._table.staging.clock.ticked.emit()
        self._draw()

    @staticmethod
    def _draw() -> None:
        QApplication.sendPostedEvents()
        QApplication.processEvents()

    # -- a draft ----------------------------------------------------------------------------------

    def inputs(self, count: int) -> tuple[list[float], list[float]]:
        """Return the milliseconds from a press to the next painted change, and those of the change itself.

        Signs and Fragments are carried over to a helper and back: live check and preview follow each time.
        """
        match = Match("afternova", NAMES[:3], rules.new_game(SETUP)[0], {})
        match.bots = dict(BOTS)
        self._sit(match)
        table = self._table
        table.draft.choose_planet(PLANET[0])
        table.draft.bring_in(1)
        self._settle()
        table.deal.carried.disconnect(table.gestures.carry)
        work: list[float] = []
        table.deal.carried.connect(
            lambda token, column: work.append(worked(partial(table.gestures.carry, token, column))))
        seen = []
        for kind, here in islice(cycle([(ICON, 0), ("fragment", 0), (ICON, 1), ("fragment", 1)]), count):
            deal = table.draft.deal
            assert deal is not None
            lying = [token for tray in deal.tokens(here).values() for token in tray if token.kind == kind]
            seen.append(self._time(partial(self._press, table.deal.columns, lying[0].key)))
        return seen[4:], work[4:]  # the first ones fill the caches

    def _time(self, act: partial[None]) -> float:
        """Do something and wait until the screen shows it."""
        watch = PaintWatch()
        self._app.installEventFilter(watch)
        took, waits = worked(act), time.monotonic()
        while not watch.painted and time.monotonic() - waits < 1:
            took += worked(QApplication.processEvents)
        self._app.removeEventFilter(watch)
        assert watch.painted, "a press changes something that can be seen"
        self._settle()
        return took

    @staticmethod
    def _press(view: PieceView, key: str) -> None:
        model = view.model()
        assert isinstance(model, PieceModel)
        at = QPointF(view.cell_rect(model.row_of(key)).center())
        port, left, none = view.viewport(), Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, none)):
            event = QMouseEvent(
                kind, at, QPointF(port.mapToGlobal(at)), left, held, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(port, event)

    # -- a journal --------------------------------------------------------------------------------

    def openings(self, count: int) -> list[float]:
        """Return the milliseconds in which the journal of a whole game of four is opened and seen."""
        path = self._folder / "deals.chrononauts"
        match = Match.start("afternova", NAMES[:4], Setup(4, "deals", first="seat-1"), path)
        while owed := rules.pending(match.state):
            seat = next(iter(owed))
            match.submit(seat, think("afternova", AGENT, rules.view(match.state, seat)).advice.action, ())
        data, times = path.read_bytes(), []
        for number in range(count + 1):
            self._window.show_home()
            self._settle()
            copy = self._folder / f"{number}.chrononauts"
            copy.write_bytes(data)
            times.append(worked(partial(self._open, copy)))
        return times[1:]

    def _open(self, path: Path) -> None:
        self._window.open_file(path)
        self._settle()

    def close(self) -> None:
        """Close the window as its owner would."""
        self._window.close()


def thoughts(games: int) -> dict[str, list[float]]:
    """Return the milliseconds of processor time of Agents' turns, and of four answers to one offer."""
    found: dict[str, list[float]] = {TURN: [], ANSWER: []}
    for number in range(games):
        state, _ = rules.new_game(Setup(5, f"thoughts {number}", first="seat-1"))
        while owed := rules.pending(state):
            views = {seat: rules.view(state, seat) for seat in owed}
            step = next(iter(views.values())).step
            took = {seat: _thought(view) for seat, view in views.items()}
            if step == ANSWER:
                found[ANSWER].append(sum(milliseconds for milliseconds, _ in took.values()) / len(took) * 4)
            elif step == TURN:
                found[TURN] += [milliseconds for milliseconds, _ in took.values()]
            seat = next(iter(owed))
            rules.apply(state, seat, took[seat][1])
    return found


def _thought(view: View) -> tuple[float, Action]:
    said: list[Action] = []
    took = worked(lambda: said.append(think("afternova", AGENT, view).advice.action))
    return took, said[0]


def measure(runs: int, folder: Path) -> dict[str, float]:
    """Measure everything of a table of deals."""
    stand = DealsStand(folder)
    frames = stand.harvests(max(3, runs // 3))
    seen, work = stand.inputs(runs * 4)
    opened = stand.openings(runs)
    stand.close()
    thought = thoughts(2)
    return {
        "deals-frames": float(len(frames)),
        "deals-frame-p50-ms": share(frames, 0.5),
        "deals-frame-p99-ms": share(frames, 0.99),
        "deals-frame-worst-ms": max(frames),
        "deals-input-p50-ms": share(seen, 0.5),
        "deals-input-p95-ms": share(seen, 0.95),
        "deals-draft-p95-ms": share(work, 0.95),
        "deals-open-ms": share(opened, 0.5),
        "deals-agents-turn-p95-ms": share(thought[TURN], 0.95),
        "deals-four-answers-p95-ms": share(thought[ANSWER], 0.95),
    }
