"""Many games after each other in one window, and what is left in memory after each.

`python -m tests.memory.evening FOLDER SEED GAMES` prints one line of JSON for each game.
"""

from __future__ import annotations

import gc
import json
import os
import re
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.session import places
from chrononauts_qt.ui.games.solonauts.deals import SEED, Terms
from chrononauts_qt.ui.shell import app
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.new_game import NewGameChoice
from chrononauts_qt.ui.table.seat_controller import SeatController
from chrononauts_qt.ui.table.table_controller import TableController
from tests.gui.desks import screen_of

SOLONAUTS = "solonauts"

COMPANIES = (
    ("chrononauts", 3),
    ("solonauts", 1),
    ("artifaxx", 2),
    ("afternova", 3),
    ("dungeon-time", 2),
    ("chrononauts", 6),
)
"""The games of an evening and their seats, in turn."""
MOST = 120
"""A game is left after so many actions at the latest."""
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Fay")
TABLES = re.compile(
    r"chrononauts_qt\.ui\.(table|games)\."
    r"(?!\w+\.(views|models|new_game\w*|text_sample|wall|manner|deals|deal_worker|end_page|end_parts)\b)"
)
"""Modules of what a table is made of; pictures and models are on pages too."""


class Evening:
    """People without a plan, who play one game after the other in a window and look about in between."""

    def __init__(self, window: MainWindow, seed: str) -> None:
        self._window = window
        self._seed = seed
        self._dice = Random(seed)

    def play(self, number: int, most: int = MOST) -> None:
        """Begin a game from the first screen, play, look about, and come back to the first screen."""
        window = self._window
        game, seats = COMPANIES[number % len(COMPANIES)]
        window.home.new_game_requested.emit(game)
        choice = NewGameChoice(NAMES[:seats], game=game)
        if game == SOLONAUTS:
            choice = replace(choice, terms=Terms(deal=SEED, seed=f"{self._seed} {number}"))
        window.new_game.suggest(choice)
        window.new_game.start()
        settle()
        assert window.desk is not None, "a game has begun"
        for done in range(most):
            if window.desk.is_over:
                break
            if done == most // 2:
                self._look_about()
            self._act(window.desk.controller)
            settle()
        if window.shown() == "table":
            screen_of(window).status.home_requested.emit()
        else:
            window.desk.end.home_button.click()
        assert window.shown() == "home"
        for path in window.folder.glob(f"*{places.SUFFIX}"):
            path.unlink()
        settle()

    def _look_about(self) -> None:
        """Open the list, the book and the settings from the table, and take another look."""
        window = self._window
        QTest.keyClick(window, Qt.Key.Key_L)
        window.rules.ask()
        settle()
        window.rules.close()
        window.settings_opener.open()
        other = "light" if window.look.theme.name == "dark" else "dark"
        window.look.change(window.look.settings._replace(theme=other))
        settle()
        window.settings_opener.close()
        settle()

    def _act(self, controller: TableController) -> None:
        """Do anything that may be done."""
        assert isinstance(controller, SeatController), "every game is played by seats"
        seat = self._dice.choice(controller.public_view().deciding)
        if controller.wanted == seat and controller.viewer != seat:
            controller.lift(seat)
            settle()
        controller.submit(seat, self._dice.choice(controller.view_of(seat).actions))


def settle() -> None:
    """Let Qt do what it has been asked to, and delete what it was asked to delete."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def resident() -> int:
    """Return how many bytes of memory this process has, once what is garbage is gone."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def kinds() -> Counter[str]:
    """Count what tables are made of, by kind, once what is garbage is gone."""
    gc.collect()
    made = (type(thing) for thing in gc.get_objects())
    ours = (kind for kind in made if issubclass(kind, QObject) and TABLES.match(kind.__module__))
    return Counter(f"{kind.__module__}.{kind.__qualname__}" for kind in ours)


def main() -> int:
    """Play so many games and tell after each how much memory there is."""
    folder, seed, games = sys.argv[1:]
    del sys.argv[1:]
    application = app.make_app()
    window = MainWindow(Path(folder))
    window.resize(1366, 768)
    window.show()
    window.look.change(window.look.settings._replace(motion="off", sound=False, welcomed=True))
    evening = Evening(window, seed)
    for number in range(int(games)):
        evening.play(number)
        found = {"game": number, "resident": resident(), "objects": len(gc.get_objects())}
        print(json.dumps(found), flush=True)
    window.close()
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
