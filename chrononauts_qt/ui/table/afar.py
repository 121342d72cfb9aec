"""The big screen while every person has a phone: it is seen from a sofa, and shows what all may see."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.catalog.phone_texts import text
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.kit.keyboard import give_back
from chrononauts_qt.ui.table.seat_controller import SeatController
from chrononauts_qt.ui.table.window import Screen

LEAST_TEXT = 0.022
"""The least height of letters that are read from a sofa, in heights of the screen."""


def far_scale(scale: float, height: int, text: float, smallest: float) -> float:
    """Return the scale of a table that is seen from afar: its type of `smallest` units is large enough then.

    `scale` is the one it has at a desk, `text` the reader's own factor.
    """
    return max(scale, LEAST_TEXT * height / (smallest * text))


def far_least(height: int) -> int:
    """Return the least type on a screen of that height, in pixels."""
    return math.ceil(LEAST_TEXT * height)


class Afar(QObject):
    """Takes away what serves a hand at the screen while all hands are on phones, and brings it back.

    A table says which parts these are (`Screen.own_parts`) and which keys (`Screen.is_own_key`), and stands
    anew (`Screen.stand`) in larger type.
    """

    def __init__(self, table: Screen, controller: SeatController) -> None:
        super().__init__(table)
        self._table, self._controller = table, controller
        self.is_on = controller.is_afar
        self._take_away()
        controller.seats_changed.connect(self._follow)
        table.installEventFilter(self)

    @property
    def words(self) -> str:
        """Who plays by phone, in a sentence; "" while somebody does not."""
        names = all_of(self._controller.names[seat] for seat in sorted(self._controller.phones))
        return text("afar", names=names) if self.is_on else ""

    def _follow(self) -> None:
        if self.is_on == self._controller.is_afar:
            return
        self.is_on = self._controller.is_afar
        focus = QApplication.focusWidget()
        had = any(part.isAncestorOf(focus) or part is focus for part in self._table.own_parts() if focus)
        self._take_away()
        self._table.stand()
        if had:
            give_back(self._table.landing)
        self._table.narrator.say(self.words)

    def _take_away(self) -> None:
        for part in self._table.own_parts():
            part.setHidden(self.is_on)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say where the hands are to whoever presses a key for one."""
        if not self.is_on or event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        is_own = self._table.is_own_key(event)
        if is_own:
            self.turn_away()
        return is_own

    def turn_away(self) -> None:
        """Say where the hands are."""
        self._table.message.say(text("hands-away"), brief=True)
