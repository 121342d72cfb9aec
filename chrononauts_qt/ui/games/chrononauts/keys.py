"""The single keys of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.chrononauts.arming import Arming
from chrononauts_qt.ui.games.chrononauts.buttons import Buttons
from chrononauts_qt.ui.games.chrononauts.dock import Dock
from chrononauts_qt.ui.games.chrononauts.gestures import Gestures
from chrononauts_qt.ui.games.chrononauts.questions import Questions
from chrononauts_qt.ui.kit.keyboard import digit_of
from chrononauts_qt.ui.kit.roles import CardRole

Key = Qt.Key
ENTER = (Key.Key_Return, Key.Key_Enter)


class KeyMap(QObject):
    """Answers the keys that whatever has the focus leaves alone, and Enter on the board.

    Enter is the primary action: on the board it plays the armed card there; with none armed it presses
    the dock's button, and asks Why? only where that has nothing to do. A click always asks Why?.
    ``doors`` are keys that lead to other parts of the table.
    """

    def __init__(
        self,
        dock: Dock,
        arming: Arming,
        questions: Questions,
        buttons: Buttons,
        gestures: Gestures,
        doors: Mapping[Qt.Key, Callable[[], object]],
    ) -> None:
        super().__init__(arming)
        self._dock = dock
        self._arming = arming
        self._questions = questions
        self._sheets = questions.sheets
        self._buttons = buttons
        self._gestures = gestures
        self._doors = doors
        self._controller = questions.controller

    def watch(self, board: QWidget) -> None:
        """Let Enter on a board, or on a list in its place, be the primary action."""
        board.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Enter before the board does, where there is no card to be played on it."""
        is_enter = isinstance(event, QKeyEvent) and event.key() in ENTER
        if not is_enter or event.type() != QEvent.Type.KeyPress or self._arming.card is not None:
            return False
        return self._press_primary(event)

    def _press_primary(self, event: QEvent) -> bool:
        """Press the dock's button, once for a key held down; tell whether there is anything to press."""
        if not self._dock.steps.primary.isEnabled():
            return False
        if not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            self._buttons.press_primary()
        return True

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key asks; tell whether it was one of the table's."""
        key, dock, digit = event.key(), self._dock, digit_of(event)
        if key == Key.Key_Space and self._sheets.is_up("curtain"):
            self._sheets.take_focus()  # from what lies open, back to the curtain: its button does the rest
        elif key == Key.Key_Space and not event.isAutoRepeat():
            return self._buttons.pause()
        elif digit is not None and self._sheets.is_up("memo") and 1 <= digit <= 6:
            self._sheets.memo.ask_to_look(digit - 1)
        elif digit is not None:
            self._choose_number((digit - 1) % 10)
        elif key == Key.Key_Escape:
            dock.message.dismiss()
            self._questions.withdraw()
        elif key == Key.Key_X:
            self._discard()
        elif key == Key.Key_E and self._controller.view().step == "end":
            self._buttons.press_primary()
        elif key == Key.Key_V and dock.steps.claim_button.isEnabled():
            self._questions.ask_claim()
        elif key in ENTER:
            return self._press_primary(event)
        elif key in self._doors:
            self._doors[Key(key)]()
        else:
            return False
        return True

    def _choose_number(self, number: int) -> None:
        hand = self._dock.hand
        index = hand.model().index(number, 0)
        if index.isValid():
            hand.setCurrentIndex(index)
            hand.setFocus()
            self._gestures.choose_card(index)

    def _discard(self) -> None:
        """Discard the armed card, or the one that has the focus in the hand."""
        hand = self._dock.hand
        index = hand.currentIndex()
        seen = index.isValid() and hand.hasFocus() and self._controller.decides
        if self._arming.card is None and seen:
            self._arming.arm_of_hand(str(index.data(CardRole.CARD)))
        self._buttons.discard()
