"""The top line: whose turn it is, the Paradoxes, the ÜberParadox, the menu."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog.common import step_name, text
from chrononauts_qt.ui.geometry import BASE_WIDTH, LARGE_TEXT, Layout
from chrononauts_qt.ui.tables.chrononauts.explain.panel import announce
from chrononauts_qt.ui.tables.chrononauts.step_panel import BUTTON_EDGE, SMALL_BUTTON
from chrononauts_qt.ui.theme import MIN_TARGET_PX, Theme
from chrononauts_qt.ui.views.paradox_lamps import ParadoxLamps
from chrononauts_qt.ui.views.pathtext import draw_sign
from chrononauts_qt.ui.views.signs import SIGNS
from chrononauts_qt.ui.views.text_block import draw_lines, draw_word, fitted, line_height, lines_of


class StatusBar(QWidget):
    """Says in words what the board shows, and holds the menu."""

    home_requested = Signal()
    new_game_requested = Signal()
    settings_requested = Signal()
    rules_requested = Signal()
    full_screen_requested = Signal()
    quit_requested = Signal()
    why_pressed = Signal()
    uber_pressed = Signal()

    def __init__(self, names: tuple[str, ...], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._theme = theme
        self._u = 1.0
        self._left = ""
        self._preview = ""
        self._alarm = False
        self._is_tight = False
        self.chip = QPushButton(self)
        self.chip.clicked.connect(self.uber_pressed)
        self.chip.setAccessibleName(text("uber-chip"))
        self.chip.setToolTip(text("uber-chip"))
        self.chip.setStyleSheet(
            f"QPushButton {{ padding: 0 8px; min-height: 0; border-color: {theme.danger}; }}"
            f" QPushButton:focus {{ border-color: {theme.focus}; }}"
        )
        self.chip.hide()
        self.lamps = ParadoxLamps(theme, self)
        self.why_button = QPushButton(text("why"), self)
        self.why_button.setStyleSheet(SMALL_BUTTON)
        self.why_button.clicked.connect(self.why_pressed)
        self.menu_button = QPushButton(text("menu"), self)
        self.menu_button.setAccessibleName(text("menu"))
        self.menu_button.setStyleSheet(SMALL_BUTTON)
        self.menu_button.clicked.connect(self._open_menu)

    def _open_menu(self) -> None:
        menu = QMenu(self)
        for key, signal in (
            ("home", self.home_requested),
            ("new-game", self.new_game_requested),
            ("rules", self.rules_requested),
            ("settings", self.settings_requested),
            ("full-screen", self.full_screen_requested),
            ("quit", self.quit_requested),
        ):
            menu.addAction(text(key)).triggered.connect(signal)
        left = self.menu_button.width() - menu.sizeHint().width()
        menu.exec(self.menu_button.mapToGlobal(QPoint(left, self.menu_button.height())))

    def place(self, layout: Layout) -> None:
        """Stand where the layout says."""
        self.setGeometry(layout.status)
        self._u = layout.u
        self._is_tight = layout.text >= LARGE_TEXT
        font = self._theme.font("label", 14 * layout.u)
        height = max(MIN_TARGET_PX, layout.px(32), QFontMetrics(font).height() + BUTTON_EDGE)
        buttons = (self.menu_button, self.why_button)
        longest = max(QFontMetrics(font).horizontalAdvance(button.text()) for button in buttons)
        width = max(layout.px(84), longest + layout.px(24))
        top = (self.height() - height) // 2
        left = self.width() - width - layout.px(8)
        for button in buttons:
            button.setGeometry(left, top, width, height)
            button.setFont(font)
            left -= width + layout.px(6)
        self.lamps.set_scale(layout.u, bare=self._is_tight and layout.size.width() < BASE_WIDTH)
        self._place_lamps()
        self.update()

    def _place_lamps(self) -> None:
        """In the middle; large words left of them need more room, so they go as far right as they can."""
        size = self.lamps.sizeHint()
        left = (self.width() - size.width()) // 2
        if self._is_tight:
            beside = self.why_button.x() - round(10 * self._u)
            if not self.chip.isHidden():
                beside -= round(10 * self._u) + self._chip_width(text("uber-short"))
            left = beside - size.width()
        self.lamps.setGeometry(left, (self.height() - size.height()) // 2, size.width(), size.height())
        self._place_chip()

    def _place_chip(self) -> None:
        """The whole sentence where there is room for it, else its first word."""
        margin = round(10 * self._u)
        room = self.why_button.geometry().left() - self.lamps.geometry().right() - 2 * margin
        font = self._theme.font("label", 14 * self._u)
        self.chip.setFont(font)
        words = text("uber-chip" if self._chip_width(text("uber-chip")) <= room else "uber-short")
        self.chip.setText(words)
        width = min(room, self._chip_width(words))
        place = self.why_button.geometry()
        self.chip.setGeometry(place.left() - margin - width, place.top(), width, place.height())

    def _chip_width(self, words: str) -> int:
        return QFontMetrics(self._theme.font("label", 14 * self._u)).horizontalAdvance(words) + 28

    def show_view(self, view: View) -> None:
        """Show whose turn and which step it is, and how many Paradoxes are open.

        The question for a Memo is put to everybody else, so it stands without the name.
        """
        asked = view.deciding[0] if view.step == "mulligan" else view.seat_to_move
        name = self._names[asked]
        step = step_name(view.step)
        alone = view.outcome is not None or view.step == "window"
        self._left = step if alone else text("turn-and-step", name=name, step=step)
        self.chip.setVisible(view.uberparadox)
        self._place_lamps()
        self.lamps.set_count(len(view.open_paradoxes))
        self.setAccessibleName(self._left)
        self.setAccessibleDescription(text("uber-chip") if view.uberparadox else "")
        self._update_words()

    def show_preview(self, words: str, alarm: bool) -> None:
        """Say in the place of whose turn it is what the armed card would do; `alarm`: it is the end."""
        if words and words != self._preview:
            announce(self, words)
        self._preview, self._alarm = words, alarm
        self._update_words()

    def _update_words(self) -> None:
        """Draw the words anew; lamps and buttons right of them see to themselves."""
        self.update(0, 0, self.lamps.x(), self.height())

    @property
    def preview(self) -> str:
        """What is said now of the armed card."""
        return self._preview

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words left of the lamps: whose turn it is, or what would happen."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = round(10 * self._u)
        room = QRectF(margin, 0, self.lamps.geometry().left() - 2 * margin, self.height())
        if self._preview:
            self._draw_preview(painter, room)
        else:
            self._draw_words(painter, self._left, 20, self._theme.color("text"), room)
        painter.end()

    def _draw_preview(self, painter: QPainter, room: QRectF) -> None:
        """Say what would happen; on a red ground what nobody survives."""
        ink = self._theme.color("text")
        if self._alarm:
            plate = room.adjusted(-room.left() / 2, 3, 0, -3)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("alt"))
            painter.drawRoundedRect(plate, 5, 5)
            ink = self._theme.color("alt_ink")
            side = min(22 * self._u, room.height() * 0.6)
            sign = QRectF(room.left(), room.center().y() - side / 2, side, side)
            draw_sign(painter, SIGNS["warning"], sign, ink, 6)
            room = room.adjusted(side + 8 * self._u, 0, -6 * self._u, 0)
        self._draw_words(painter, self._preview, 18, ink, room)

    def _draw_words(self, painter: QPainter, words: str, most: int, ink: QColor, room: QRectF) -> None:
        """Draw one line of at most so many units, or two smaller ones: as large as is whole."""
        for px in range(most, 9, -1):
            font = self._theme.font("label", px * self._u)
            whole = lines_of(words, font, room.width())
            if len(whole) <= 2 and len(whole) * line_height(font) <= room.height():
                break
        lines = fitted(words, font, room.width(), 2)
        if len(lines) == 1:
            draw_word(painter, lines[0], font, ink, room)
            return
        top = (room.height() - len(lines) * line_height(font)) / 2
        draw_lines(painter, lines, font, ink, QPointF(room.left(), top))
