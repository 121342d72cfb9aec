"""What the keys of the table do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from chrononauts_qt.games.afternova.cards import PLANETS, PROJECTS
from chrononauts_qt.games.afternova.state import ANSWER, TURN
from chrononauts_qt.ui.games.afternova.views.seats import key_of
from chrononauts_qt.ui.kit.keyboard import digit_of
from chrononauts_qt.ui.kit.pieces import PieceView
from chrononauts_qt.ui.kit.roles import ItemRole

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen

OWN_KEYS = frozenset({
    Qt.Key.Key_N, Qt.Key.Key_Y, Qt.Key.Key_O, Qt.Key.Key_K, Qt.Key.Key_S, Qt.Key.Key_B, Qt.Key.Key_Q,
    Qt.Key.Key_Z, Qt.Key.Key_H,
})  # fmt: skip
"""What serves the hand of whoever looks."""


class Keys:
    """Does what a key asks that nothing with the focus has taken."""

    def __init__(self, table: AfterNovaScreen) -> None:
        self._table, self._controller = table, table.controller
        self._draft, self._flow, self._message = table.draft, table.flow, table.message

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key asks; tell whether it asks for anything."""
        if self._table.sheets.is_asking or event.isAutoRepeat():
            return False
        key, digit = Qt.Key(event.key()), digit_of(event)
        if key == Qt.Key.Key_Escape:
            return self._table.deal.put_down() or self._table.reconsider() or self._message.close_aloud()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._table.steps.press_primary()
        if key == Qt.Key.Key_Delete:
            return self._table.deal.is_open and self._table.deal.remove_current()
        if digit is not None:
            return self._press_digit(digit)
        door = {
            Qt.Key.Key_N: self._negotiate,
            Qt.Key.Key_M: lambda: self._go_to(self._table.market),
            Qt.Key.Key_Y: lambda: self._press_step(0, ANSWER),
            Qt.Key.Key_O: lambda: self._press_step(1, ANSWER),
            Qt.Key.Key_K: lambda: self._press_step(2, ANSWER),
            Qt.Key.Key_S: self._seal,
            Qt.Key.Key_B: self._replace,
            Qt.Key.Key_Q: self._table.orders.toggle,
            Qt.Key.Key_Z: self._table.gestures.show_card,
            Qt.Key.Key_H: self._hint,
        }.get(key)
        return door is not None and not event.modifiers() and door()

    def _press_digit(self, digit: int) -> bool:
        seat = digit - 1
        if seat >= len(self._controller.names):
            return False
        if self._controller.viewer is None or self._draft.planet:
            self._table.gestures.press_seat(key_of(seat))
            return True
        rows = self._table.hand.pieces
        if digit <= len(rows):
            self._table.hand.setCurrentIndex(self._table.hand.model().index(digit - 1, 0))
            self._table.hand.setFocus()
        return digit <= len(rows)

    def _negotiate(self) -> bool:
        planet = str(self._table.planets.currentIndex().data(ItemRole.KEY) or "")
        if not self._controller.decides or self._draft.view.step != TURN:
            return False
        self._draft.negotiate(self._draft.planet or (planet if planet in PLANETS else ""))
        if self._draft.deal is not None:
            self._table.deal.columns.setFocus()
        return self._draft.deal is not None

    def _go_to(self, view: PieceView) -> bool:
        if self._table.deal.is_open and self._draft.deal is not None:
            self._draft.close_deal()
        if self._table.deal.is_open and view is self._table.market and self._draft.view.step == TURN:
            self._draft.lay_aside(True)  # the offers of this turn lie over it
        if not view.currentIndex().isValid():
            view.setCurrentIndex(view.model().index(0, 0))
        view.setFocus()
        return True

    def _press_step(self, place: int, step: str) -> bool:
        if not self._controller.decides or self._draft.view.step != step or self._draft.counters:
            return False
        if place < len(self._table.steps.buttons):
            self._table.steps.buttons[place].click()
        return True

    def _seal(self) -> bool:
        agreed = [now.number for now in self._draft.view.offers if now.agreed]
        if agreed and not self._draft.agreed:
            self._flow.negotiation.press_slip(agreed[-1])
            return True
        return bool(self._draft.agreed) and self._table.steps.press_primary()

    def _replace(self) -> bool:
        current = str(self._table.market.currentIndex().data(ItemRole.KEY) or "")
        row = "projects" if current in PROJECTS or current.endswith("projects") else "crew"
        self._table.gestures.press_market(f"replace-{row}")
        return True

    def _hint(self) -> bool:
        self._table.hints.ask()
        return True

