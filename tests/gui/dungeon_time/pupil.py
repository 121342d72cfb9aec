"""Whoever learns Dungeon Time: does with the mouse, or with keys alone, what the tables let them do."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.session import settings
from chrononauts_qt.ui.games.dungeon_time.blink import BLINK
from chrononauts_qt.ui.games.dungeon_time.hands import FRESH
from chrononauts_qt.ui.games.dungeon_time.physical_keys import blocks
from chrononauts_qt.ui.shell.lesson_bar import LessonBar
from tests.gui.dungeon_time.games import GAME
from tests.gui.dungeon_time.person import Person
from tests.gui.program import settle, walk_to, walk_within

ALONE = range(15)
KEYS = blocks(1)[0]
KIND_KEYS = {kind: Qt.Key(Qt.Key.Key_F1 + number) for number, kind in enumerate(KINDS)}


class Pupil(Person):
    """Sits before the tables of the lesson."""

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

    # -- what is done -----------------------------------------------------------------------------

    def play(self, *cards: str, discard: bool = False) -> None:
        """Play cards of the hand, or discard them."""
        for card in cards:
            self.clock.now += 2 * FRESH
            place = next(place for place in ALONE if self.table.hands.card(0, place) == card)
            if self.by == "letters":
                self.tap(KEYS.cards[place], discard)
                continue
            self.choose(self.table.phase.views[0], f"0:{place}", discard)

    def ask(self, kind: str) -> None:
        """Ask the team for an Item, and wait for an answer."""
        if self.by == "letters":
            self.key(KIND_KEYS[kind])
        else:
            self.choose(self.table.phase.kinds, kind)
        for _ in range(60):
            self.clock.now += 0.25
            self.table.controller.tick()
            settle()

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
            self.choose(self.show.answers, key)
            return
        walk_to(self.window, self.show.answers)
        walk_within(self.show.answers, key)
        QTest.keyClick(self.show.answers, Qt.Key.Key_Space)
        settle()
