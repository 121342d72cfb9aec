"""The right end of the dock: which step the turn is at, and the buttons that act."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from chrononauts_qt.games.chrononauts.plays_left import plays_left
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog import hint_texts
from chrononauts_qt.ui.catalog.common import play_so_many, step_name, text
from chrononauts_qt.ui.catalog.common import plays_left as plays_words
from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.games.chrononauts.views.geometry import Layout
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.lamps import sign_icon
from chrononauts_qt.ui.kit.page import BUTTON_EDGE, SMALL_BUTTON, SMALL_EDGE, SQUARE_BUTTON
from chrononauts_qt.ui.kit.text_block import closer, fitted, fitting, is_whole, lines_of
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, Theme
from chrononauts_qt.ui.table.hint_parts import with_key

PRIMARY_EDGE = 26
"""What frame and padding of the primary button take of its width, in pixels."""

PRIMARY_FRAME = 6
"""What the frame of the primary button takes of its height, in pixels."""

TWO_LINES = 16
"""The size in drawing units from which on a name may take two lines."""


@dataclass(frozen=True, slots=True)
class Primary:
    """What the primary button says and whether it can be pressed; `spoken` is its name, "" as it says.

    `short` is what it says where its label has no room, "" for nothing else.
    """

    label: str
    enabled: bool
    spoken: str = ""
    short: str = ""


class StepButtons(QWidget):
    """The right end of any dock: lesser buttons and the primary one, bottom right, always Enter."""

    primary_pressed = Signal()
    discard_pressed = Signal()
    hint_pressed = Signal()

    discard_button: QPushButton
    hint_button: QPushButton

    def __init__(self, theme: Theme, hand: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._hand = theme, hand
        self._says = Primary("", True)
        self._u = 1.0
        self.build_small()
        self.primary = QPushButton(self)
        self.primary.setProperty("primary", True)
        self.primary.setDefault(True)
        self.primary.setStyleSheet("QPushButton { padding: 0 10px; }")
        self.primary.clicked.connect(self.primary_pressed)

    @abstractmethod
    def build_small(self) -> None:
        """Make the lesser buttons."""

    def small_button(self, pressed: SignalInstance) -> QPushButton:
        """Return a new lesser button."""
        button = QPushButton(self)
        button.setStyleSheet(SMALL_BUTTON)
        button.setAutoDefault(True)  # Enter presses it while it has the focus
        button.clicked.connect(pressed)
        return button

    def place(self, layout: Layout) -> None:
        """Stand where the layout has steps and button; coordinates are the table's."""
        whole = layout.steps.united(layout.button)
        self.setGeometry(whole)
        self._u = layout.u
        self.primary.setGeometry(layout.button.translated(-whole.topLeft()))
        self._fit_primary()
        self.place_small()

    @abstractmethod
    def place_small(self) -> None:
        """Let the lesser buttons stand above the primary one."""

    def focus_on(self, verb: str) -> None:
        """Bring the keys to the button that does what an action's verb says."""
        (self.discard_button if verb == "discard" else self.primary).setFocus()

    def allow(self, allowed: Mapping[QPushButton, bool], landing: QWidget | None = None) -> None:
        """Say which buttons can be pressed; one that has the keys and cannot gives them to `landing`, or else
        to the hand.

        Qt would lead them through whatever comes next, and a screen reader says each of it.
        """
        for button, may in allowed.items():
            if not may and button.hasFocus():
                (landing or self._hand).setFocus()
            button.setEnabled(may)

    def say_primary(self, primary: Primary) -> None:
        """Say what the primary button does now."""
        self._says = primary
        self._fit_primary()
        self.primary.setAccessibleName(spoken(primary.spoken or primary.label))

    def _fit_primary(self) -> None:
        """Let the primary button say its label, or what is shorter where that has no room."""
        label, short = self._says.label, self._says.short
        if not fit_words(self.primary, label, self._theme, self._u) and short:
            fit_words(self.primary, short, self._theme, self._u)


class StepPanel(StepButtons):
    """Step list, the lesser buttons and the primary one.

    All buttons are there for every seat at every step, so that they give nothing away.
    """

    claim_pressed = Signal()

    def __init__(self, theme: Theme, hand: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(theme, hand, parent)
        self._steps: tuple[str, ...] = ()
        self._current = 0
        self._list = QRect()
        self._reminds = False
        self._now = ""
        self.setAccessibleName(text("step-play"))

    def build_small(self) -> None:
        self.discard_button = self.small_button(self.discard_pressed)
        self.claim_button = self.small_button(self.claim_pressed)
        self.hint_button = self.small_button(self.hint_pressed)
        self.hint_button.setStyleSheet(SQUARE_BUTTON)
        self.dot = QFrame(self)
        self.dot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.dot.hide()

    def focus_chain(self) -> tuple[QPushButton, ...]:
        return self.primary, self.discard_button, self.claim_button, self.hint_button

    def place_small(self) -> None:
        """Share the width between the two lesser buttons, above the primary one.

        The hint stands above them at the right, or beside them where large text leaves no room above.
        """
        whole, gap = self.size(), max(4, round(4 * self._u))
        small = self._theme.font("label", max(12.0, 13 * self._u))
        metrics = QFontMetrics(small)
        height = max(MIN_TARGET_PX, round(32 * self._u), metrics.height() + BUTTON_EDGE)
        top = self.primary.y() - gap - height
        side = max(MIN_TARGET_PX, round(32 * self._u))
        is_beside = top - gap < side
        width = whole.width() - (side + gap if is_beside else 0)
        one, two = (metrics.horizontalAdvance(b.text()) for b in (self.discard_button, self.claim_button))
        first = one + (width - gap - one - two) // 2  # the longer word has room as well
        self.discard_button.setGeometry(0, top, first, height)
        self.claim_button.setGeometry(first + gap, top, width - gap - first, height)
        for button in (self.discard_button, self.claim_button):
            room, letters = button.width() - SMALL_EDGE, small
            if button is self.first:
                letters = self._theme.font("title", max(12.0, 13 * self._u))  # as bold as its style makes it
            button.setFont(fitting(letters, button.text(), room) or closer(letters, button.text(), room))
        self._place_dot()
        self.hint_button.setGeometry(whole.width() - side, top if is_beside else 0, side, side)
        self.hint_button.setIcon(sign_icon("hint", self._theme, side * 5 // 8))
        self.hint_button.setIconSize(QSize(side * 5 // 8, side * 5 // 8))
        self._list = QRect(0, 0, whole.width() if is_beside else whole.width() - side - gap, top - gap)
        self.update()

    def focus_on(self, verb: str) -> None:
        if verb == "claim":
            self.claim_button.setFocus()
        else:
            super().focus_on(verb)

    def offer_hint(self, can_ask: bool, place: str) -> None:
        """Let help be asked for, in the language spoken now; `place` is where the keys are kept under."""
        note = with_key(hint_texts.text("hint-note"), place)
        self.allow({self.hint_button: can_ask})
        self.hint_button.setAccessibleName(hint_texts.text("hint"))
        self.hint_button.setAccessibleDescription(note)
        self.hint_button.setToolTip(note)

    def show_view(self, view: View, primary: Primary, can_discard: bool, can_claim: bool) -> None:
        """Show the step of a view and what can be pressed, in the language spoken now."""
        discard, claim = text("kill-time"), text("claim-victory")
        if (self.discard_button.text(), self.claim_button.text()) != (discard, claim):
            self.discard_button.setText(discard)
            self.claim_button.setText(claim)
            self.place_small()
        left = plays_left(view)
        self._steps = (text("list-draw"), play_so_many(left) if left else text("list-play"), text("list-end"))
        self._current = {"guess": -1, "mulligan": -1, "end": 2, "over": 3}.get(view.step, 1)
        landing = self.primary if view.step == "end" and primary.enabled else None
        small = {self.discard_button: can_discard, self.claim_button: can_claim}
        self.allow({self.primary: primary.enabled, **small}, landing)
        self.say_primary(primary)
        self.setAccessibleName(step_name(view.step))
        self.setAccessibleDescription(plays_words(left) if left else "")
        self.update()

    def remind(self, claim_is_true: bool) -> None:
        """Tell the viewer, and nobody else, that a claim would be true now (an assist, R-813).

        The claim is the primary button then; a dot stands over it, and a word in the list.
        """
        self._reminds, self._now = claim_is_true, text("claim-now")
        possible = private_speech.said(text("claim-possible"))
        self.claim_button.setAccessibleDescription(possible if claim_is_true else "")
        for button, is_first in ((self.claim_button, claim_is_true), (self.primary, not claim_is_true)):
            if bool(button.property("primary")) != is_first:
                button.setProperty("primary", is_first)
                button.style().polish(button)
                self.place_small()
        self.dot.setVisible(claim_is_true)
        self.update()

    def _place_dot(self) -> None:
        side = max(12, round(12 * self._u))
        place = self.claim_button.geometry()
        self.dot.setGeometry(place.right() + 1 - side, place.top() - side // 3, side, side)
        self.dot.raise_()
        edge = f"border: 2px solid {self._theme['panel']}; border-radius: {side // 2}px;"
        self.dot.setStyleSheet(f"background: {self._theme['ok']}; {edge}")

    @property
    def first(self) -> QPushButton:
        """The button that is due at the end of a turn."""
        return self.claim_button if self._reminds else self.primary

    @property
    def reminds(self) -> bool:
        """Tell whether the reminder shows."""
        return self._reminds

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as many lines of the step list as there is room for: perhaps the current one, perhaps none."""
        font = self._theme.font("label", max(12.0, 15 * self._u))
        if self._list.height() < font.pixelSize():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(18, round(20 * self._u), round(font.pixelSize() * 1.3))
        rows = list(enumerate(self._steps))
        if self._list.height() < line * len(rows):
            rows = [row for row in rows if row[0] == max(0, self._current)] or rows[-1:]
        painter.setFont(font)
        if self._reminds:
            rows = [(number, self._now if number == self._current else label) for number, label in rows]
        for place, (number, label) in enumerate(rows):
            self._draw_row(painter, QRect(0, place * line, self._list.width(), line), number, label)

    def _draw_row(self, painter: QPainter, rect: QRect, number: int, label: str) -> None:
        """Draw a line of the list with its mark; a long one a little closer, beside the hint."""
        theme, done, now = self._theme, number < self._current, number == self._current
        side = max(12 * self._u, painter.font().pixelSize() * 0.8)
        mark = QRectF(rect.left() + 2, rect.center().y() - side / 2, side, side)
        color = theme.color("ok") if done else theme.color("focus" if now else "muted")
        painter.setPen(
            QPen(
                color,
                2.2 * self._u,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.setBrush(color if now else Qt.BrushStyle.NoBrush)
        painter.drawPath(_tick(mark) if done else _pointer(mark) if now else _ring(mark))
        painter.setPen(theme.color("text" if now else "muted"))
        room = rect.adjusted(round(side + 10 * self._u), 0, 0, 0)
        painter.setFont(closer(painter.font(), label, room.width()))
        painter.drawText(
            room,
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            label,
        )


def fit_words(button: QPushButton, words: str, theme: Theme, u: float) -> bool:
    """Let a primary button say these words: a long name a little smaller, then on two lines, then closer.

    Tell whether it says all of them.
    """
    room, high = button.width() - PRIMARY_EDGE, button.height() - PRIMARY_FRAME
    for px in (18, 17, 16, 15, 14, 13, 12):
        font = theme.font("title", max(12.0, px * u))  # as bold as the style sheet makes it
        most = 2 if px <= TWO_LINES and 2 * QFontMetrics(font).height() <= high else 1
        lines = lines_of(words, font, room)
        if len(lines) <= most and is_whole(lines, words):
            break
    else:
        font = closer(font, words, room * most)
        lines = fitted(words, font, room, most)
    button.setFont(font)
    button.setText("\n".join(lines))
    return is_whole(lines, words)


def _tick(box: QRectF) -> QPainterPath:
    path = QPainterPath(box.bottomLeft() + (box.topLeft() - box.bottomLeft()) * 0.45)
    path.lineTo(box.left() + box.width() * 0.38, box.bottom() - 1)
    path.lineTo(box.topRight())
    return path


def _pointer(box: QRectF) -> QPainterPath:
    path = QPainterPath(box.topLeft())
    path.lineTo(box.right() - 1, box.center().y())
    path.lineTo(box.bottomLeft())
    path.closeSubpath()
    return path


def _ring(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(box.center(), box.width() / 3.2, box.width() / 3.2)
    return path
