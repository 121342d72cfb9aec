"""The robot at the counter: it presses Artifacts on shelves where the big table has years and sheets."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest

from chrononauts_qt.games.chrononauts.actions import Action, parse
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match
from chrononauts_qt.shelf import GAMES
from chrononauts_qt.ui.games.artifaxx.counter_shelf import CounterShelf
from chrononauts_qt.ui.games.artifaxx.table import CounterScreen
from chrononauts_qt.ui.kit.roles import CardRole
from tests.gui.desks import screen_of
from tests.gui.robot import LEFT, Robot

GAMES_FOLDER = Path(__file__).with_name("games")


def script(name: str) -> tuple[Match, list[tuple[int, Action]]]:
    """Return the match a journal begins with, and its (seat, action) lines."""
    kept = journal.read(GAMES_FOLDER / f"{name}.chrononauts")
    game = GAMES[kept.header.game]
    setup = game.read_setup(len(kept.header.names), kept.header.setup)
    match = Match(kept.header.game, kept.header.names, game.new_game(setup, kept.deal)[0], {})
    return match, [(record.seat, parse(record.action)) for record in kept.records]


def artifact_on(table: CounterScreen, card: str) -> tuple[CounterShelf, QModelIndex]:
    """Return the shelf on which an Artifact lies, and where."""
    for shelf in table.shelves:
        for row in range(shelf.model().rowCount()):
            index = shelf.model().index(row, 0)
            if index.data(CardRole.CARD) == card:
                return shelf, index
    raise AssertionError(f"{card} lies on no shelf")


def press_artifact(table: CounterScreen, card: str) -> None:
    """Click an Artifact, at its left edge: cards of a full shelf overlap."""
    shelf, index = artifact_on(table, card)
    rect = shelf.visualRect(index)
    QTest.mouseClick(shelf.viewport(), LEFT, pos=rect.topLeft() + QPoint(10, rect.height() // 2))


class CounterRobot(Robot):
    """Aims at shelves."""

    @property
    def table(self) -> CounterScreen:  # type: ignore[override]  # it has all that the gestures need
        """The counter on the screen."""
        table = screen_of(self.window)
        assert isinstance(table, CounterScreen), "Artifaxx has a counter"
        return table

    def _aim_with(self, action: Action) -> None:
        """Play the chosen card on what the action names."""
        sheets, target = self.table.sheets, action.target_id
        if sheets.choice.isVisible():
            self.press(sheets.choice.choices[target or ""])
        elif target is None:
            self._primary()
        elif self.by == "mouse":
            press_artifact(self.table, target)
        else:
            self._walk_to_artifact(target)
            self.key(Qt.Key.Key_Return)
        self.settle()

    def _walk_to_artifact(self, card: str) -> None:
        """Go from shelf to shelf with A, and along the shelf with the arrow keys."""
        shelf, index = artifact_on(self.table, card)
        for _ in self.table.shelves:
            if shelf.hasFocus():
                break
            self.key(Qt.Key.Key_A)
        assert shelf.hasFocus(), "A does not reach the shelf"
        for _ in range(40):
            now = shelf.currentIndex().row()
            if now == index.row():
                return
            self.key(Qt.Key.Key_Left if now > index.row() else Qt.Key.Key_Right)
            if shelf.currentIndex().row() == now:
                self.key(Qt.Key.Key_Down)
        raise AssertionError("the arrows do not reach the Artifact")
