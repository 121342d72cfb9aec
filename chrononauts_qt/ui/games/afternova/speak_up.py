"""The strip after every turn: for a constant time anybody may say that there is a Project to complete."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.games.afternova.texts.order_texts import text
from chrononauts_qt.ui.kit.page import SMALL_BUTTON, Page, clear
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.signs import ICON_RATIO, emblem_icon
from chrononauts_qt.ui.kit.text_block import elide_middle
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.countdown_ring import Ring

_COLUMNS = 3
_GAPS, _STRIP_GAPS = (14, 12), (6, 0)
_RING, _STRIP_RING = (44, 44), (30, 30)
_INDENT = 8
_QUESTION = 20
"""The type of the question; in a strip as large as fits."""


class SpeakUp(Page):
    """A question to all, a button for each seat at the screen, and the time that is left. It looks alike
    whatever anybody holds.

    Seen from afar it is a strip, which also says who has spoken up, or who is asked on a phone.
    """

    pressed = Signal(int)
    held = Signal(bool)
    asked = Signal(str)
    """All are asked anew: the question."""

    def __init__(self, names: Sequence[str], theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        self._names = tuple(names)
        self._shown: tuple[int, ...] = ()
        self.buttons: dict[int, QPushButton] = {}
        self.ring = Ring(theme)
        self.question = self.label("", "label", _QUESTION)
        self.hold_button = self.button(common("hold"))
        self.hold_button.setStyleSheet(SMALL_BUTTON)
        self.hold_button.clicked.connect(lambda: self.held.emit(not self.ring.held))
        self._said: Sequence[str] = ()
        self._least = 0.0
        column = self._column = self.spaced(QVBoxLayout(self), *_GAPS)
        self.fixed(self.ring, *_RING)
        row = self.inner(column, QHBoxLayout(), 12, self.ring, self.question, self.hold_button)
        row.setStretch(1, 1)
        self._grid = self.spaced(QGridLayout(), 0, 8)
        column.addStretch(1)
        column.addLayout(self._grid)
        column.addStretch(1)
        self.hide()

    def scale(self) -> float:
        """The dock grows with its window."""
        return page_scale(self.window().width(), self.window().height())

    def stand(self, room: QRect, least: float = 0.0) -> None:
        """Take a place; in a strip the type is at least so large, in pixels."""
        self.setGeometry(room)
        is_strip, self._least = bool(least), least
        self.spaced(self._column, *(_STRIP_GAPS if is_strip else _GAPS))
        self.fixed(self.ring, *(_STRIP_RING if is_strip else _RING))
        for place in range(self._column.count()):  # in a strip the question has all of the height
            self._column.setStretch(place, is_strip == (place == 0))
        self.question.setIndent(self.px(_INDENT) if is_strip else -1)
        self.typed(self.question, "label", _QUESTION)
        self.rescale()

    def show_asked(
        self, said: Sequence[str], seats: Sequence[int], left: float | None, is_held: bool, is_aloud: bool
    ) -> None:
        """Say what all are asked, or told, and let these seats answer here; none: nothing is asked.

        `said` is that in words, and once more in fewer; `left` is the share of the time that is left, None
        where none runs; `is_aloud`: nobody has said it.
        """
        if left is not None:
            self.ring.set_fraction(left)
            self.ring.set_held(is_held)
        for part in (self.ring, self.hold_button):
            part.setVisible(left is not None)
        self.hold_button.setText(common("go-on" if is_held else "hold"))
        self.hold_button.setAccessibleName(self.hold_button.text())
        if tuple(seats) != self._shown:
            self._shown = tuple(seats)
            self._make()
        if said != self._said:
            self._said = said
            words = next(iter(said), "")
            self.question.setText(words)
            self.setAccessibleName(words)
            self.setVisible(bool(words))
            self.rescale()
            if words and is_aloud:
                self.asked.emit(words)

    def _fit_strip(self) -> None:
        """Set what is said as large as there is room; where there is none for all of it, say less."""
        self._column.activate()
        room, least = self.question.size(), math.ceil(self._least / max(1.0, self.u))
        for words in self._said:
            self.question.setText(words)
            self.typed_to_fit(self.question, [("label", px) for px in range(_QUESTION, least - 1, -1)], room)
            if self.question.heightForWidth(room.width()) <= room.height():
                break

    def _make(self) -> None:
        clear(self._grid)
        self.buttons = {}
        before: QWidget = self.ring
        for place, seat in enumerate(self._shown):
            button = self.button("")
            button.setStyleSheet(SMALL_BUTTON)
            button.setAccessibleName(text("speak-up-spoken", name=self._names[seat]))
            button.clicked.connect(lambda _=False, seat=seat: self.pressed.emit(seat))
            self.buttons[seat] = button
            self._grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
            self.setTabOrder(before, button)
            before = button
        self.setTabOrder(before, self.hold_button)
        self.rescale()

    def rescale(self) -> None:
        """Let long names be as long as there is room for."""
        super().rescale()
        if self._least:
            self._fit_strip()
        columns = min(_COLUMNS, max(1, len(self.buttons)))
        side = round(self.type_px(22))
        room = max(side, self.width() // columns - round(ICON_RATIO * side) - self.px(60))
        for seat, button in self.buttons.items():
            button.setIcon(emblem_icon(seat, self.theme, side))
            button.setIconSize(QSize(round(ICON_RATIO * side), side))
            name = elide_middle(self._names[seat], button.font(), room)
            button.setText(name.replace("&", "&&"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cover whatever else the dock has."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.theme.color("focus"), 2.5))
            painter.setBrush(self.theme.color("panel"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
