"""The top line: whose turn it is, the Paradoxes, the ÜberParadox, the menu."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog.common import step_name, text
from chrononauts_qt.ui.geometry import Layout
from chrononauts_qt.ui.tables.chrononauts.step_panel import SMALL_BUTTON
from chrononauts_qt.ui.theme import MIN_TARGET_PX, Theme
from chrononauts_qt.ui.views.paradox_lamps import ParadoxLamps


class StatusBar(QWidget):
    """Says in words what the board shows, and holds the menu."""

    home_requested = Signal()
    new_game_requested = Signal()
    full_screen_requested = Signal()
    quit_requested = Signal()

    def __init__(self, names: tuple[str, ...], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._theme = theme
        self._u = 1.0
        self._left = ""
        self._uber = False
        self.lamps = ParadoxLamps(theme, self)
        self.menu_button = QPushButton(text("menu"), self)
        self.menu_button.setAccessibleName(text("menu"))
        self.menu_button.setStyleSheet(SMALL_BUTTON)
        self.menu_button.clicked.connect(self._open_menu)

    def _open_menu(self) -> None:
        menu = QMenu(self)
        for key, signal in (
            ("home", self.home_requested),
            ("new-game", self.new_game_requested),
            ("full-screen", self.full_screen_requested),
            ("quit", self.quit_requested),
        ):
            menu.addAction(text(key)).triggered.connect(signal)
        menu.exec(self.menu_button.mapToGlobal(QPoint(0, self.menu_button.height())))

    def place(self, layout: Layout) -> None:
        """Stand where the layout says."""
        self.setGeometry(layout.status)
        self._u = layout.u
        height = min(max(MIN_TARGET_PX, layout.px(32)), self.height())
        width = round(84 * layout.u)
        top = (self.height() - height) // 2
        self.menu_button.setGeometry(self.width() - width - layout.px(8), top, width, height)
        self.menu_button.setFont(self._theme.font("label", 14 * layout.u))
        self.lamps.set_scale(layout.u)
        size = self.lamps.sizeHint()
        self.lamps.setGeometry(
            (self.width() - size.width()) // 2,
            (self.height() - size.height()) // 2,
            size.width(),
            size.height(),
        )
        self.update()

    def show_view(self, view: View) -> None:
        """Show whose turn and which step it is, and how many Paradoxes are open."""
        name = self._names[view.seat_to_move]
        step = step_name(view.step)
        self._left = step if view.outcome else text("turn-and-step", name=name, step=step)
        self._uber = view.uberparadox
        self.lamps.set_count(len(view.open_paradoxes))
        self.setAccessibleName(self._left)
        self.setAccessibleDescription(text("uber-chip") if view.uberparadox else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words left of the lamps, and the chip right of them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.font("label", 20 * self._u))
        painter.setPen(self._theme.color("text"))
        margin = round(10 * self._u)
        room = self.rect().adjusted(margin, 0, 0, 0)
        room.setRight(self.lamps.geometry().left() - margin)
        words = QFontMetrics(painter.font()).elidedText(self._left, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        if self._uber:
            self._draw_chip(painter, margin)

    def _draw_chip(self, painter: QPainter, margin: int) -> None:
        font = self._theme.font("label", 14 * self._u)
        left, right = self.lamps.geometry().right() + margin, self.menu_button.geometry().left() - margin
        metrics = QFontMetrics(font)
        words = metrics.elidedText(text("uber-chip"), Qt.TextElideMode.ElideRight, right - left - 2 * margin)
        height = 26 * self._u
        width = metrics.horizontalAdvance(words) + 2 * margin
        box = QRectF(right - width, (self.height() - height) / 2, width, height)
        painter.setPen(QPen(self._theme.color("danger"), 2))
        painter.setBrush(self._theme.color("raised"))
        painter.drawRoundedRect(box, 6, 6)
        painter.setFont(font)
        painter.setPen(self._theme.color("text"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
