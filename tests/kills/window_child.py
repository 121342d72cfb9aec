"""The program itself, with hands on its controllers, until it is killed.

`python -m tests.kills.window_child FOLDER SEEN SEED N`: see Witness.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from chrononauts_qt.session import places, settings
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.solonauts.controller import SoloController
from chrononauts_qt.ui.games.solonauts.deals import SEED, Terms
from chrononauts_qt.ui.shell import app
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.new_game import NewGameChoice
from chrononauts_qt.ui.table.screens import screens_of
from chrononauts_qt.ui.table.table_controller import TableController
from tests.kills.witness import Witness
from tests.session import corpus

SOLONAUTS = "solonauts"


class Hands:
    """People without a plan: they play, hand seats over, take back, leave the table and come again."""

    def __init__(self, witness: Witness, dice: Random) -> None:
        self._witness = witness
        self._dice = dice
        self._window: MainWindow | None = None
        self._known: TableController | None = None
        self._timer = QTimer()
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._act)

    def begin(self) -> None:
        """Take the window that is open."""
        (self._window,) = (found for found in QApplication.topLevelWidgets() if isinstance(found, MainWindow))
        self._window.look.change(self._window.look.settings._replace(motion="off", welcomed=True))
        self._witness.tell("window")
        self._timer.start()

    def _act(self) -> None:
        window, dice = self._window, self._dice
        assert window is not None
        self._timer.setInterval(dice.choice((0, 0, 0, 5)))
        desk = window.desk
        if desk is None or desk.is_over or dice.random() < 0.01:
            self._open(window)
            return
        controller = desk.controller
        if controller is not self._known:
            self._watch(controller)
        lot = dice.random()
        if lot < 0.03:
            self._beside(window, controller)
        elif isinstance(controller, SoloController):
            self._alone(controller)
        else:
            assert isinstance(controller, MatchController)
            self._among_others(controller)

    def _watch(self, controller: TableController) -> None:
        """Hear of everything the screen hears of."""
        self._known = controller
        controller.happened.connect(lambda _: self._witness.show())
        controller.changed.connect(self._witness.show)
        if isinstance(controller, MatchController):
            controller.bots.pace = lambda: 0.0

    def _open(self, window: MainWindow) -> None:
        """Go on with a game that is there, or begin another."""
        dice = self._dice
        files = sorted(window.folder.glob(f"*{places.SUFFIX}"))
        lot = dice.random()
        if lot < 0.1:
            window.show_home()
        elif lot < 0.5:
            window.openings.go_on()
        elif lot < 0.7 and files:
            window.open_file(dice.choice(files))
        else:
            window.openings.start(self._choice())
        self._witness.tell("game")

    def _choice(self) -> NewGameChoice:
        dice = self._dice
        game, seats = dice.choice(corpus.COMPANIES)
        names = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Fay")[:seats]
        if game == SOLONAUTS:
            return NewGameChoice(names, game, Terms(deal=SEED, seed=f"{dice.random()}"))
        bots = tuple(dice.choice(("", "", "cadet")) for _ in names) if dice.random() < 0.3 else ()
        terms = screens_of(game).new_game().read({"first": dice.choice(("guess", "random"))})
        return NewGameChoice(names, game, terms, bots=bots)

    def _beside(self, window: MainWindow, controller: TableController) -> None:
        """Do something that is no action."""
        dice, match = self._dice, controller.match
        lot = dice.random()
        if lot < 0.3:
            scale = dice.choice((1.0, 1.1))
            window.look.change(
                window.look.settings._replace(people=("Ada",), bot_pace=dice.choice(settings.PACES))
            )
            window.look.change(window.look.settings._replace(text_scale=scale))
        elif lot < 0.5:
            match.rename(dice.choice(("Sunday", "")))
        elif lot < 0.7:
            match.note_hint(0, dice.randint(1, 4))
        elif isinstance(controller, MatchController) and len(match.names) > 1:
            seat = dice.randrange(len(match.names))
            if seat in match.bots:
                controller.take_over(seat)
            else:
                controller.hand_over(seat, "cadet")
        self._witness.show()

    def _alone(self, controller: SoloController) -> None:
        if self._dice.random() < 0.15:
            controller.undo()
        else:
            controller.submit(0, self._dice.choice(controller.view().actions))

    def _among_others(self, controller: MatchController) -> None:
        deciding = [seat for seat in controller.public_view().deciding if seat in controller.people]
        if deciding:
            seat = self._dice.choice(deciding)
            action: Any = self._dice.choice(controller.view_of(seat).actions)
            if controller.viewer != seat and controller.wanted == seat and self._dice.random() < 0.5:
                controller.lift(seat)
            controller.submit(seat, action)


def main() -> int:
    """Open the program as it is, and let somebody play."""
    folder, seen, seed, at = sys.argv[1:]
    witness = Witness(Path(folder), Path(seen), int(at))
    application = app.make_app()
    hands = Hands(witness, Random(seed))
    QTimer.singleShot(0, hands.begin)
    del sys.argv[1:]
    code = app.open_window()()
    del application
    return code


if __name__ == "__main__":
    sys.exit(main())
