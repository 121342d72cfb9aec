"""How long bots are watched: rounds of whole games, played on a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QTimer

from chrononauts_qt.bots.ranks import think
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui.games.chrononauts.rival_table import RivalTable
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.bots.stubs import SlowWorker
from tests.gui.desks import screen_of
from tests.gui.program import settle
from tests.gui.robot import HandClock

TICK = 0.05
NAMES = ("Ada", "Orvik", "Nelloc", "Brindo")
SETUPS = {"chrononauts": Setup, "artifaxx": artifaxx.Setup}


class Thinker(SlowWorker):
    """Answers every question as its rank does, at the next turn of the event loop."""

    def ask(self, game: str, rank: str, view: View) -> int:
        number = super().ask(game, rank, view)
        QTimer.singleShot(0, self, lambda: self.thought.emit(number, think(game, rank, view)))
        return number


class Round(NamedTuple):
    """From the end of the person's turn to the next one: seconds, and what the slot said, each with the
    seconds for which it could be read."""

    seconds: float
    told: tuple[tuple[str, float], ...]


def begin(window: MainWindow, clock: HandClock, game: str, seed: str, rank: str = "cadet") -> RivalTable:
    """Lay a table of one person and three bots whose motion runs on the clock of the window."""
    options = {bot_option(seat): rank for seat in (1, 2, 3)}
    window.open_match(Match.start(game, NAMES, SETUPS[game](4, seed, "seat-1"), None, options))
    settle()
    table: RivalTable = screen_of(window)
    table.controller._timer.setInterval(10**8)
    table.staging.clock._now = clock
    return table


def step(table: RivalTable, clock: HandClock) -> None:
    """Let TICK pass."""
    clock.now += TICK
    table.staging.clock.ticked.emit()
    table.controller.tick()
    settle()


def act(table: RivalTable) -> None:
    """Let the person do what a Cadet would, without gestures."""
    controller = table.controller
    if controller.reading is not None:
        controller.end_reading()
        return
    view = controller.view_of(0)
    controller.submit(0, think(controller.match.game_id, "cadet", view).advice.action)
    settle()


def next_round(table: RivalTable, clock: HandClock, on_step: Callable[[], None] = lambda: None) -> Round:
    """Play the person's turn, then watch the others until the person is on turn again or the game is over."""
    controller = table.controller
    _play_turn(table, clock)
    began, told = clock.now, [("", 0.0)]
    while not _is_back(table):
        public = controller.public_view()
        if 0 in public.deciding and public.seat_to_move != 0:
            act(table)  # a Memo, or a choice that somebody else's card asks for
            continue
        said = table.slot.accessibleName() if table.slot.isVisible() else ""
        if said != told[-1][0]:
            told.append((said, 0.0))
        told[-1] = (said, told[-1][1] + TICK)
        step(table, clock)
        on_step()
    return Round(clock.now - began, tuple(one for one in told if one[0]))


def _play_turn(table: RivalTable, clock: HandClock) -> None:
    public = table.controller.public_view()
    while public.outcome is None and (public.seat_to_move == 0 or public.turn == 0):
        if 0 in public.deciding:
            act(table)
        else:
            step(table, clock)
        public = table.controller.public_view()


def _is_back(table: RivalTable) -> bool:
    public = table.controller.public_view()
    return public.outcome is not None or (
        public.seat_to_move == 0 and public.step == "play" and not table.staging.animator.is_running)
