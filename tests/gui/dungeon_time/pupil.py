"""Whoever learns Dungeon Time: does with the mouse, or with keys alone, what the tables let them do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.session import settings
from chrononauts_qt.ui.games.dungeon_time.blink import BLINK
from chrononauts_qt.ui.games.dungeon_time.hands import FRESH
from chrononauts_qt.ui.games.dungeon_time.physical_keys import Place, blocks, place_of
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.kit.pieces import PieceView
from chrononauts_qt.ui.shell.lesson_bar import LessonBar
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import screen_of
from tests.gui.dungeon_time.games import GAME
from tests.gui.program import settle, walk_to
from tests.gui.robot import HandClock

ALONE = range(15)
KEYS = blocks(1)[0]
KIND_KEYS = {kind: Qt.Key(Qt.Key.Key_F1 + number) for number, kind in enumerate(KINDS)}
ARROWS = (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)


def scan_of(place: Place) -> int:
    """Return the scan code of a key on Linux."""
    return next(scan for scan in range(10, 62) if place_of(scan, 0, "linux") == place)


class Pupil:
    """Sits before a window; `by` is "mouse", "keys" (Tab, arrows, Enter) or "letters" (keys as places)."""

    def __init__(self, window: MainWindow, clock: HandClock) -> None:
        self.window, self.clock, self.by = window, clock, "mouse"

    @property
    def table(self) -> DungeonScreen:
        """The table that is laid."""
        found = screen_of(self.window)
        assert isinstance(found, DungeonScreen)
        return found

    @property
    def show(self) -> ResolutionShow:
        """The Story that is being told."""
        assert self.table.resolution is not None
        return self.table.resolution

    @property
    def bar(self) -> LessonBar:
        """The bar that is seen."""
        (found,) = (bar for bar in self.window.findChildren(LessonBar) if bar.isVisible())
        return found

    @property
    def done(self) -> int:
        """How many tasks are done, as the file of the settings has it."""
        return settings.load(self.window.folder).lessons.get(GAME, {}).get("training", 0)

    def begin(self) -> None:
        """Take up the lesson from the first page."""
        self.press(self.window.home.boxes[GAME].lesson_button)

    # -- gestures ---------------------------------------------------------------------------------

    def press(self, button: QWidget) -> None:
        """Press a button."""
        assert button.isVisible(), f"{button.accessibleName()} is not on the screen"
        assert button.isEnabled(), f"{button.accessibleName()} cannot be pressed"
        if self.by == "mouse":
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            walk_to(self.window, button)
            QTest.keyClick(button, Qt.Key.Key_Space)
        settle()

    def _walk_within(self, view: PieceView, key: str) -> None:
        rows = [piece.key for piece in view.pieces]
        for arrow in ARROWS:
            for _ in rows:
                if view.currentIndex().row() == rows.index(key):
                    return
                QTest.keyClick(view, arrow)
        raise AssertionError(f"no arrow leads to {key}")

    def _tap(self, place: Place, shift: bool = False) -> None:
        """Press a key by its place; it goes to whatever has the keys."""
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        event = QKeyEvent(QEvent.Type.KeyPress, 0, held, scan_of(place), 0, 0)
        QApplication.sendEvent(self.table.focusWidget() or self.table, event)
        settle()

    def _choose(self, view: PieceView, key: str, discard: bool = False) -> None:
        if self.by != "mouse":
            walk_to(self.window, view)
            self._walk_within(view, key)
            QTest.keyClick(view, Qt.Key.Key_Delete if discard else Qt.Key.Key_Return)
        else:
            at: QPoint = view.rect_of(key).center() - view.pos()
            button = Qt.MouseButton.RightButton if discard else Qt.MouseButton.LeftButton
            QTest.mouseClick(view.viewport(), button, pos=at)
        settle()

    # -- what is done -----------------------------------------------------------------------------

    def play(self, *cards: str, discard: bool = False) -> None:
        """Play cards of the hand, or discard them."""
        for card in cards:
            self.clock.now += 2 * FRESH
            place = next(place for place in ALONE if self.table.hands.card(0, place) == card)
            if self.by == "letters":
                self._tap(KEYS.cards[place], discard)
                continue
            self._choose(self.table.phase.views[0], f"0:{place}", discard)

    def ask(self, kind: str) -> None:
        """Ask the team for an Item, and wait for an answer."""
        if self.by == "letters":
            QTest.keyClick(self.table.focusWidget() or self.table, KIND_KEYS[kind])
        else:
            self._choose(self.table.phase.kinds, kind)
        for _ in range(60):
            self.clock.now += 0.25
            self.table.controller.tick()
            settle()

    def say_done(self) -> None:
        """End the Adventure phase, by two presses."""
        for _ in range(2):
            self.clock.now += 2 * FRESH
            if self.by == "letters":
                self._tap(KEYS.done)
            else:
                self.press(self.table.done_button)

    def reveal(self, cards: int = 1) -> None:
        """Press the button that can be pressed, or Enter, so often."""
        for _ in range(cards):
            self.clock.now += 2 * BLINK
            if self.by == "mouse":
                show = self.show
                button = show.answer_button if show.asked is not None else show.button
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            else:
                QTest.keyClick(self.show.focusWidget() or self.show, Qt.Key.Key_Return)
            settle()

    def answer(self, kind: str) -> None:
        """Choose an answer by the kind it shows."""
        self.clock.now += 2 * BLINK
        key = next(piece.key for piece in self.show.answers.pieces if piece.face.choice.picture == kind)
        if self.by == "mouse":
            self._choose(self.show.answers, key)
            return
        walk_to(self.window, self.show.answers)
        self._walk_within(self.show.answers, key)
        QTest.keyClick(self.show.answers, Qt.Key.Key_Space)
        settle()
