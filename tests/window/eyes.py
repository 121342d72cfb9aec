"""Inside the program: what a player sees of it now, asked through a pipe, and when it stood still.

Looking presses nothing; all that is changed is the pace of the bots. A question is one line of JSON and so is
the answer; when nobody asks any more the process ends.
"""

from __future__ import annotations

import json
import os
import sys
import time
import traceback
from pathlib import Path
from random import Random
from threading import Thread, main_thread
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSocketNotifier, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QWidget,
)

from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.curtain import LiftButton
from chrononauts_qt.ui.table.table_controller import TableController
from tests.kills.witness import Witness
from tests.window.planted import PLANTED
from tests.window.running import lines_in

TICK_MS = 20
STALL = 1.0
"""Seconds that the window may stand still."""
TRIES = 12
"""So many places are tried before nothing is found that can be pressed."""

Spot = tuple[str, str, int, int]
"""What can be pressed: its kind, its name, and where it is on the screen."""
Stall = tuple[float, float, float, str]
"""From when to when, how long of that the process waited for a processor, and in which lines."""


class Pulse:
    """Beats in the event loop, and knows when it did not: from when to when, and in which lines."""

    def __init__(self, notes: Path) -> None:
        self._path = notes
        self._waits = os.open("/proc/thread-self/schedstat", os.O_RDONLY)
        self._last, self._waited = self._now()
        self.stalls: list[Stall] = []
        self._timer = QTimer()
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.beat)
        self._timer.start()
        Thread(target=self._note_lines, daemon=True).start()

    def _now(self) -> tuple[float, float]:
        """Return the time, and how long the process has waited for a processor."""
        return time.monotonic(), int(os.pread(self._waits, 100, 0).split()[1]) / 1e9

    def beat(self) -> None:
        """Note how long it was since the last beat, if that was too long."""
        now, waited = self._now()
        if now - self._last > STALL:
            self.stalls.append((self._last, now, waited - self._waited, lines_in(self._path)))
            self._path.unlink(missing_ok=True)
        self.go_on()

    def go_on(self) -> None:
        """Take what was until now for no time of the program."""
        self._last, self._waited = self._now()

    def _note_lines(self) -> None:
        """Write the lines in which the program is whenever it has stood still for so long.

        `faulthandler` does so without Python's lock, and now and then crashed the program it looked at; so a
        line of Qt that keeps the lock is noted when it gives it back.
        """
        beat = 0.0
        while True:
            time.sleep(STALL / 4)
            if self._last == beat or time.monotonic() - self._last < STALL:
                continue
            beat, frame = self._last, sys._current_frames().get(main_thread().ident or 0)
            calls = [(one.f_code, line) for one, line in traceback.walk_stack(frame)] if frame else []
            noted = [f'File "{code.co_filename}", line {line} in {code.co_name}\n' for code, line in calls]
            self._path.write_text("".join(noted), encoding="utf-8")


class Eyes:
    """Answers what is seen. ``question`` and ``answer`` are ends of pipes."""

    def __init__(self, witness: Witness, question: int, answer: int, notes: Path) -> None:
        self._witness, self._question, self._answer = witness, question, answer
        self._known: TableController | None = None
        self._pulse = Pulse(notes)
        self._ear = QSocketNotifier(question, QSocketNotifier.Type.Read)
        self._ear.activated.connect(self._asked)

    def _asked(self) -> None:
        """Answer one question: a number that decides which spots are told, and a fault to be planted."""
        question = os.read(self._question, 1000)
        if not question:
            os._exit(1)
        number, fault = json.loads(question)
        self._pulse.beat()
        seen = self._seen(Random(number))
        stalls, self._pulse.stalls = self._pulse.stalls, []
        os.write(self._answer, json.dumps({"stalls": stalls, **seen}).encode() + b"\n")
        self._pulse.go_on()
        if fault:
            QTimer.singleShot(0, PLANTED[fault])

    def _seen(self, dice: Random) -> dict[str, Any]:
        tops = QApplication.topLevelWidgets()
        window = next((found for found in tops if isinstance(found, MainWindow)), None)
        if window is None or window.windowHandle() is None:
            return {"window": 0}
        dialog, focus = QApplication.activeModalWidget(), QApplication.focusWidget()
        look = window.look.settings
        return {
            "window": int(window.winId()),
            "screen": window.shown(),
            **self._table(window),
            "dialog": type(dialog).__name__ if dialog is not None else "",
            "active": QApplication.activeWindow() is not None,
            "focus": _name(focus) if focus is not None else "",
            "spots": [_spot(dice) for _ in range(2)],
            "item": _spot(dice, "item"),
            "lift": _spot(dice, "lift"),
            "look": {"language": look.language, "theme": look.theme, "text size": look.text_scale},
        }

    def _table(self, window: MainWindow) -> dict[str, Any]:
        """Return what is on the table, and hear from now on of everything that its screen hears of."""
        if window.desk is None:
            return {"save": "", "game": "", "over": False, "unsaved": False}
        match = window.desk.controller.match
        if window.desk.controller is not self._known:
            self._watch(window.desk.controller)
        return {
            "save": match.writer.path.name if match.writer is not None else "",
            "game": match.game_id,
            "over": window.desk.is_over,
            "unsaved": match.trouble is not None,
        }

    def _watch(self, controller: TableController) -> None:
        self._known = controller
        controller.happened.connect(lambda _: self._witness.show())
        controller.changed.connect(self._witness.show)
        self._witness.show()
        if isinstance(controller, MatchController):
            controller.bots.pace = lambda: 0.0


def _spot(dice: Random, wanted: str = "") -> Spot | None:
    """Return something that can be pressed, of each kind as often, so that cards hide no button."""
    found: dict[str, list[QWidget]] = {}
    above = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    for top in [above] if above is not None else QApplication.topLevelWidgets():
        if top.isVisible() and not top.isMinimized():
            for widget in [top, *top.findChildren(QWidget)]:
                kind = _kind(widget)
                if kind and wanted in ("", kind) and widget.isVisible() and widget.isEnabled():
                    found.setdefault(kind, []).append(widget)
    for _ in range(TRIES if found else 0):
        kind = dice.choice(sorted(found))
        spot = _spot_of(kind, dice.choice(found[kind]), dice)
        if spot is not None:
            return spot
    return None


def _spot_of(kind: str, widget: QWidget, dice: Random) -> Spot | None:
    """Return a place of a widget, an item of it if it has some; None if something else lies there."""
    name, rect = _name(widget), widget.visibleRegion().boundingRect()
    if isinstance(widget, QMenu):
        actions = [action for action in widget.actions() if action.isEnabled() and not action.isSeparator()]
        if not actions:
            return None
        action = dice.choice(actions)
        name, rect = action.text(), widget.actionGeometry(action)
    elif isinstance(widget, QAbstractItemView):
        item = widget.indexAt(_within(widget.viewport().visibleRegion().boundingRect(), dice))
        if not item.isValid():
            return None
        name = f"{name} {item.row()},{item.column()}"
        rect = widget.visualRect(item).intersected(widget.viewport().rect())
        widget = widget.viewport()
    if rect.isEmpty():
        return None
    over = widget.mapToGlobal(_within(rect, dice))
    found = QApplication.widgetAt(over)
    is_seen = found is not None and (found is widget or widget.isAncestorOf(found))
    return (kind, name, over.x(), over.y()) if is_seen else None


def _within(rect: QRect, dice: Random) -> QPoint:
    x, y = (dice.randrange(max(1, length)) for length in (rect.width(), rect.height()))
    return rect.topLeft() + QPoint(x, y)


def _kind(widget: QWidget) -> str:
    kinds = {
        "lift": LiftButton,
        "button": QAbstractButton,
        "line": QLineEdit,
        "box": QComboBox,
        "slider": QAbstractSlider,
        "item": QAbstractItemView,
        "menu": QMenu,
    }
    return next((name for name, kind in kinds.items() if isinstance(widget, kind)), "")


def _name(widget: QWidget) -> str:
    said = widget.text() if isinstance(widget, QAbstractButton) else ""
    return said or widget.accessibleName() or type(widget).__name__
