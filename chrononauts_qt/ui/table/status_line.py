"""The top line of every table: whose turn it is, and the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from chrononauts_qt.ui.catalog import seat_texts, windows
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.marks import draw_focus
from chrononauts_qt.ui.kit.page import BUTTON_EDGE, SMALL_BUTTON
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_lines, draw_word, fitted, line_height, lines_of
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, Theme


class StatusLine(QWidget):
    """Says in words whose turn it is, and holds the menu. `buttons` stand at its end, the last one first."""

    ACCESSIBLE_ROLE = "StatusBar"

    home_requested = Signal()
    new_game_requested = Signal()
    settings_requested = Signal()
    rules_requested = Signal()
    keys_requested = Signal()
    full_screen_requested = Signal()
    quit_requested = Signal()

    def __init__(self, names: Sequence[str], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self._theme = theme
        self._u = 1.0
        self._left = self._tag = ""
        self._preview = self._to_say = ""
        self._speaks = QTimer(self, singleShot=True, interval=0)
        self._speaks.timeout.connect(self._say_preview)
        self._alarm = False
        self._doors: list[tuple[str, Callable[[], object]]] = []
        self.buttons: list[QPushButton] = []
        self.menu_button = self.add_button(text("menu"))
        self.menu_button.clicked.connect(self._open_menu)

    def add_button(self, words: str) -> QPushButton:
        """Return a new button, left of those that are there."""
        button = QPushButton(words, self)
        button.setAutoDefault(True)  # Enter presses it
        button.setStyleSheet(SMALL_BUTTON)
        button.setAccessibleName(words)
        self.buttons.append(button)
        return button

    def add_door(self, words: str, act: Callable[[], object]) -> None:
        """Let the menu begin with a way of this game's own."""
        self._doors.append((words, act))

    def forget_doors(self) -> None:
        """Take this game's own ways away again: nothing is played here."""
        self._doors.clear()

    def menu(self) -> QMenu:
        """Return the menu as it is now."""
        menu = QMenu(self)
        for words, act in self._doors:
            menu.addAction(words).triggered.connect(act)
        for key, signal in (
            ("home", self.home_requested),
            ("new-game", self.new_game_requested),
            ("rules", self.rules_requested),
            ("keys", self.keys_requested),
            ("settings", self.settings_requested),
            ("full-screen", self.full_screen_requested),
            ("quit", self.quit_requested),
        ):
            menu.addAction(text(key)).triggered.connect(signal)
        return menu

    def _open_menu(self) -> None:
        menu = self.menu()
        left = self.menu_button.width() - menu.sizeHint().width()
        pop_up(menu, self.menu_button.mapToGlobal(QPoint(left, self.menu_button.height())))

    def stand(self, room: QRect, u: float) -> None:
        """Take a place and a scale."""
        self.setGeometry(room)
        self._u = u
        font = self._theme.font("label", 14 * u)
        height = max(MIN_TARGET_PX, round(32 * u), QFontMetrics(font).height() + BUTTON_EDGE)
        longest = max(QFontMetrics(font).horizontalAdvance(button.text()) for button in self.buttons)
        width = max(round(84 * u), longest + round(24 * u))
        top = (self.height() - height) // 2
        left = self.width() - width - round(8 * u)
        for button in self.buttons:
            button.setGeometry(left, top, width, height)
            button.setFont(font)
            left -= width + round(6 * u)
        self.update()

    def say_turn(self, seat: int, step: str, rank: str | None = None) -> None:
        """Say whose turn it is: of a person also at which step, of a bot of a rank what kind of bot."""
        name = self._names[seat]
        if rank is None:
            self.say(text("turn-and-step", name=name, step=step))
        else:
            self.say(text("turn-of-bot", name=name, bot=seat_texts.text(f"bot-{rank}")))

    def say(self, words: str, tag: str = "") -> None:
        """Say at the left end what is to be done; a `tag` stands before it on a plate of its own."""
        before, (self._left, self._tag) = (self._left, self._tag), (words, tag)
        self.setAccessibleName(windows.text("statistic", label=tag, value=words) if tag else words)
        if before != (words, tag):
            self._update_words()

    def show_preview(self, words: str, alarm: bool) -> None:
        """Say in the place of whose turn it is what the armed card would do; `alarm`: it is the end.

        A screen reader hears the last of what is considered on the way to a place.
        """
        if words != self._preview:
            self._to_say = private_speech.said(words)
            self._speaks.start()
        self._preview, self._alarm = words, alarm
        self._update_words()

    def _say_preview(self) -> None:
        announce(self, self._to_say)

    def words_end(self) -> int:
        """Return where the room for the words ends: at the first of the buttons."""
        return self.buttons[-1].x()

    def _update_words(self) -> None:
        """Draw the words anew; what stands right of them sees to itself."""
        self.update(0, 0, self.words_end(), self.height())

    @property
    def preview(self) -> str:
        """What is said now of the armed card."""
        return self._preview

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words: whose turn it is, or what would happen."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            margin = round(10 * self._u)
            room = QRectF(margin, 0, self.words_end() - 2 * margin, self.height())
            room.setLeft(self._draw_tag(painter, room))
            if self._preview:
                self._draw_preview(painter, room)
            else:
                self._draw_words(painter, self._left, 20, self._theme.color("text"), room)
            if self.hasFocus():
                draw_focus(painter, QRectF(5, 5, self.words_end() - 10, self.height() - 10), self._theme)

    def _draw_tag(self, painter: QPainter, room: QRectF) -> float:
        """Draw the tag on its plate; return where the words begin."""
        if not self._tag:
            return room.left()
        font = self._theme.font("title", 15 * self._u)
        width = QFontMetricsF(font).horizontalAdvance(self._tag) + 16 * self._u
        height = min(room.height() - 6, font.pixelSize() * 1.5)
        plate = QRectF(room.left(), room.center().y() - height / 2, width, height)
        painter.setPen(QPen(self._theme.color("focus"), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(plate, 4, 4)
        draw_word(painter, self._tag, font, self._theme.color("focus"), plate, "c")
        return plate.right() + 10 * self._u

    def _draw_preview(self, painter: QPainter, room: QRectF) -> None:
        """Say what would happen; on a red ground what nobody survives."""
        ink = self._theme.color("text")
        if self._alarm:
            plate = room.adjusted(-5 * self._u, 3, 0, -3)
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


def pop_up(menu: QMenu, at: QPoint) -> None:
    """Open a menu at a place of the screen; it goes when it is closed, or with the part that opened it."""
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(at)
    first = menu.actions()[0]
    if first.menu() is None:  # one within would open at once and lie over the others
        menu.setActiveAction(first)
