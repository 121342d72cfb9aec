"""The dock of a replay: what has just happened, whose eyes one looks through, and all hands at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QScrollArea, QVBoxLayout, QWidget

from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.catalog import windows
from chrononauts_qt.ui.catalog.replay_texts import text
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.page import BUTTON_EDGE, SMALL_BUTTON, SMALL_EDGE, Page, clear, scrolling
from chrononauts_qt.ui.kit.signs import Emblem
from chrononauts_qt.ui.kit.text_block import closer, draw_lines, elide_middle, fitted, line_height, lines_of
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, Theme
from chrononauts_qt.ui.table.replay_frame import OpenHand, OpenHands
from chrononauts_qt.ui.table.status_line import pop_up

OPEN, PUBLIC = -1, -2
"""Eyes that are nobody's: all cards open, or what everybody saw. Others are 0-based seats."""


def all_eyes(positions: Positions) -> tuple[int, ...]:
    """Return every pair of eyes that a game may be watched through now."""
    if len(positions.names) == 1:
        return (OPEN,)
    return (*((OPEN,) if positions.is_open else ()), *positions.eyes, PUBLIC)


def first_eyes(positions: Positions) -> int:
    """Return whose eyes they are at first: nobody knows who opens a game that goes on."""
    return OPEN if positions.is_open else PUBLIC


def listener(positions: Positions, eyes: int) -> int | None:
    """Return as whom what happens is told: a seat, or None for everybody."""
    if len(positions.names) == 1:
        return 0
    return eyes if eyes >= 0 else None


def viewer(positions: Positions, eyes: int, state: Any) -> int | None:
    """Return whose hand lies in the dock: with all cards open that of whoever is on turn, or has won."""
    if eyes != OPEN or len(positions.names) == 1:
        return listener(positions, eyes)
    outcome = positions.game.outcome(state)
    if outcome is not None and outcome.winner is not None:
        return outcome.winner
    seat: int = positions.game.view(state, None).seat_to_move
    return seat


class Console(QWidget):
    """Stands where a table has its steps and buttons. ``eyes_chosen`` brings OPEN, PUBLIC or a seat.

    ``head`` is the height in pixels that its buttons leave free above them. Without any eyes it has none.
    """

    eyes_chosen = Signal(int)
    hands_toggled = Signal(bool)

    def __init__(self, names: Sequence[str], eyes: Sequence[int], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self._eyes = tuple(eyes)
        self._theme = theme
        self._u = 1.0
        self._now = PUBLIC
        self.head = 0
        self.hands_button = QPushButton(text("hands"), self)
        self.hands_button.setCheckable(True)
        self.hands_button.setAccessibleName(text("hands"))
        self.hands_button.toggled.connect(self.hands_toggled)
        self.eyes_button = QPushButton(self)
        self.eyes_button.clicked.connect(self._open_menu)
        self.eyes_button.setEnabled(len(eyes) > 1)
        for button in (self.hands_button, self.eyes_button):
            button.setStyleSheet(SMALL_BUTTON)
            button.setAutoDefault(True)

    def place(self, room: QRect, u: float) -> None:
        """Take the place of the steps."""
        self.setGeometry(room)
        self._u = u
        self._arrange()

    def _arrange(self) -> None:
        """The buttons at the foot, in one row where their words have room.

        A long name is cut: the menu has it whole.
        """
        font = self._theme.font("label", max(12.0, 14 * self._u))
        metrics, gap = QFontMetrics(font), max(4, round(4 * self._u))
        height = max(MIN_TARGET_PX, round(32 * self._u), metrics.height() + BUTTON_EDGE)
        edge = SMALL_EDGE + 4
        shown = [button for button in (self.hands_button, self.eyes_button) if not button.isHidden()]
        self.eyes_button.setText(self._short(font, self.width() - edge))
        needs = {button: metrics.horizontalAdvance(button.text()) + edge for button in shown}
        rows = [shown] if sum(needs.values()) + gap <= self.width() else [[button] for button in shown]
        foot = self.height()
        for row in reversed(rows):
            foot -= height
            spare = self.width() - gap * (len(row) - 1) - sum(needs[button] for button in row)
            left = 0
            for button in row:
                width = needs[button] + spare // len(row)
                button.setGeometry(left, foot, width, height)
                button.setFont(closer(font, button.text(), width - edge))
                left += width + gap
            foot -= gap
        self.head = max(0, foot)

    def _short(self, font: QFont, room: int) -> str:
        """Return what the button of the eyes says: a name alone, as far as it goes."""
        if self._now < 0:
            return self._words(self._now)
        cut = elide_middle(self._names[self._now], font, room)
        return cut.replace("&", "&&")

    def show_eyes(self, eyes: int) -> None:
        """Say whose eyes these are; all hands are offered where all cards are open."""
        self._now = eyes
        words = self._words(eyes)
        self.eyes_button.setAccessibleName(windows.text("statistic", label=text("eyes"), value=words))
        self.eyes_button.setToolTip(text("eyes") if len(self._eyes) > 1 else text("eyes-note"))
        matters = len(self._names) > 1 and bool(self._eyes)
        self.eyes_button.setVisible(matters)
        is_open = eyes == OPEN and matters
        self.hands_button.setVisible(is_open)
        if not is_open:
            self.hands_button.setChecked(False)
        self._arrange()

    def _words(self, eyes: int) -> str:
        if eyes >= 0:
            return text("eyes-seat", name=self._names[eyes])
        return text("eyes-open" if eyes == OPEN else "eyes-public")

    def menu(self) -> QMenu:
        """Return the choice of eyes."""
        menu = QMenu(text("eyes"), self)
        group = QActionGroup(menu)
        for eyes in self._eyes:
            action: QAction = menu.addAction(self._words(eyes).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(eyes == self._now)
            group.addAction(action)
            action.triggered.connect(lambda _=False, eyes=eyes: self.eyes_chosen.emit(eyes))
        return menu

    def _open_menu(self) -> None:
        menu = self.menu()
        top = self.eyes_button.mapToGlobal(QPoint(0, -menu.sizeHint().height()))
        pop_up(menu, top)


class Caption(QWidget):
    """The sentence of what has just happened, as large as it is whole."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._u = 1.0
        self.sentence = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def place(self, room: QRect, u: float) -> None:
        """Take a place on the dock."""
        self.setGeometry(room)
        self._u = u
        self.update()

    def tell(self, sentence: str, aloud: bool) -> None:
        """Say what has just happened; `aloud` to a screen reader as well."""
        self.sentence = sentence
        self.setAccessibleName(sentence)
        self.update()
        if aloud:
            announce(self, sentence)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sentence; what is too long for the dock is whole in the Log."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width, high = self.width(), self.height()
            for px in (20, 19, 18, 17, 16, 15, 14, 13, 12):
                font = self._theme.font("label", max(12.0, px * self._u))
                lines = lines_of(self.sentence, font, width)
                if len(lines) * line_height(font) <= high:
                    break
            else:
                lines = fitted(self.sentence, font, width, max(1, int(high // line_height(font))))
            draw_lines(painter, lines, font, self._theme.color("text"), QPointF(0, 0))


class Hands(Page):
    """A row for every seat, and below them what nobody has."""

    def __init__(self, names: Sequence[str], theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setObjectName("hands")
        self.setStyleSheet(f"#hands {{ background: {theme['bg']}; border: 2px solid {theme['focus']}; }}")
        self.setAccessibleName(text("hands"))
        self._names = tuple(names)
        inside = QWidget()
        self.area: QScrollArea = scrolling(inside, text("hands"))
        self._rows = self.spaced(QVBoxLayout(inside), 6, 6)
        self.spaced(QVBoxLayout(self), 6, 0).addWidget(self.area)
        self.hide()

    def cover(self, board: QRect, u: float) -> None:
        """Lie over the board."""
        self.u = u
        self.setGeometry(board)
        self.rescale()

    def scale(self) -> float:
        """Return the factor of the table below."""
        return self.u

    def show_hands(self, hands: OpenHands) -> None:
        """Show what every seat wants and holds, and what nobody has."""
        at = self.area.verticalScrollBar().value()
        clear(self._rows)
        for seat, hand in enumerate(hands.seats):
            self._rows.addWidget(self._row(seat, hand))
        self._rows.addWidget(self.label(hands.rest, "body", 15, muted=True))
        self._rows.addStretch(1)
        self.rescale()
        self.area.verticalScrollBar().setValue(at)

    def _row(self, seat: int, hand: OpenHand) -> QFrame:
        frame = self.panel()
        frame.setAccessibleName(self._names[seat])
        row = self.spaced(QHBoxLayout(frame), 8, 12)
        row.addWidget(self.fixed(Emblem(seat, self.theme), 56, 26), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.label(self._names[seat], "title", 18), 3, Qt.AlignmentFlag.AlignTop)
        for lines, gap, share in ((hand.wants, 0, 5), (hand.holds, 2, 7)):
            said = (self.label(line, "body", 15) for line in lines)
            self.inner(row, QVBoxLayout(), gap, *said, ..., stretch=share)
        return frame
