"""The strip after every turn: for a constant time anybody may say that there is a Project to complete."""

from __future__ import annotations

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


class SpeakUp(Page):
    """A question to all, a button for each seat, and the time that is left. It looks alike whatever anybody
    holds."""

    pressed = Signal(int)
    held = Signal(bool)
    asked = Signal(str)
    """All are asked anew: the question."""

    def __init__(self, names: Sequence[str], theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(text("anyone"))
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        self._names = tuple(names)
        self._shown: tuple[int, ...] = ()
        self.buttons: dict[int, QPushButton] = {}
        self.ring = Ring(theme)
        self.question = self.label(text("anyone"), "label", 20)
        self.hold_button = self.button(common("hold"))
        self.hold_button.setStyleSheet(SMALL_BUTTON)
        self.hold_button.clicked.connect(lambda: self.held.emit(not self.ring.held))
        column = self.spaced(QVBoxLayout(self), 14, 12)
        self.fixed(self.ring, 44, 44)
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

    def stand(self, room: QRect) -> None:
        """Take a place."""
        self.setGeometry(room)
        self.rescale()

    def show_seats(self, seats: Sequence[int], left: float, is_held: bool) -> None:
        """Let these seats be asked, or none; `left` is the share of their time that is left."""
        self.ring.set_fraction(left)
        self.ring.set_held(is_held)
        self.hold_button.setText(common("go-on" if is_held else "hold"))
        self.hold_button.setAccessibleName(self.hold_button.text())
        if tuple(seats) != self._shown:
            is_new = not self._shown
            self._shown = tuple(seats)
            self._make()
            self.setVisible(bool(seats))
            if seats and is_new:
                self.asked.emit(text("anyone"))

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
