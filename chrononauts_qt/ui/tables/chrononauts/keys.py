"""The single keys of the table (experience 3.14)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from chrononauts_qt.ui.models.roles import CardRole
from chrononauts_qt.ui.tables.chrononauts.arming import Arming
from chrononauts_qt.ui.tables.chrononauts.buttons import Buttons
from chrononauts_qt.ui.tables.chrononauts.flow import Flow
from chrononauts_qt.ui.tables.chrononauts.gestures import Gestures
from chrononauts_qt.ui.tables.chrononauts.regions import Regions

Key = Qt.Key


class KeyMap(QObject):
    """Answers the keys that whatever has the focus leaves alone."""

    def __init__(
        self, table: Regions, arming: Arming, flow: Flow, buttons: Buttons, gestures: Gestures
    ) -> None:
        super().__init__(table)
        self._table = table
        self._arming = arming
        self._flow = flow
        self._buttons = buttons
        self._gestures = gestures
        self._controller = arming.controller

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key asks; tell whether it was one of the table's."""
        key, table = event.key(), self._table
        if self._flow.memo.isVisible() and Key.Key_1 <= key <= Key.Key_6:
            self._flow.memo.ask_to_look(key - Key.Key_1)
        elif Key.Key_0 <= key <= Key.Key_9:
            self._choose_number((key - Key.Key_0 - 1) % 10)
        elif key == Key.Key_Escape:
            table.message.dismiss()
            self._flow.withdraw()
        elif key == Key.Key_X:
            self._discard()
        elif key == Key.Key_E and self._controller.view().step == "end":
            self._buttons.press_primary()
        elif key == Key.Key_V and table.steps.claim_button.isEnabled():
            self._flow.ask_claim()
        elif key in (Key.Key_Return, Key.Key_Enter) and table.steps.primary.isEnabled():
            self._buttons.press_primary()
        elif key in (Key.Key_G, Key.Key_A):
            (table.goals if key == Key.Key_G else table.players).setFocus()
        else:
            return False
        return True

    def _choose_number(self, number: int) -> None:
        hand = self._table.hand
        index = hand.model().index(number, 0)
        if index.isValid():
            hand.setCurrentIndex(index)
            hand.setFocus()
            self._gestures.choose_card(index)

    def _discard(self) -> None:
        """Discard the armed card, or the one that has the focus in the hand."""
        hand = self._table.hand
        index = hand.currentIndex()
        seen = index.isValid() and hand.hasFocus() and self._controller.viewer is not None
        if self._arming.card is None and seen:
            small = self._controller.view().step == "miracle"
            self._arming.arm(str(index.data(CardRole.CARD)), "small-hand" if small else "hand")
        self._buttons.discard()
