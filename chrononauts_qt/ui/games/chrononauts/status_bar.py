"""The top line of a table of rivals, and of one with a TimeLine: the Paradoxes and Why?."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from chrononauts_qt.games.chrononauts.plays_left import plays_left
from chrononauts_qt.games.chrononauts.timeline import PARADOX_LIMIT
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog.common import open_paradoxes, step_name, text
from chrononauts_qt.ui.catalog.common import plays_left as plays_words
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.chrononauts.texts import board_words as words
from chrononauts_qt.ui.games.chrononauts.views.geometry import Layout
from chrononauts_qt.ui.games.chrononauts.views.threat_mark import draw_threat
from chrononauts_qt.ui.kit.name_tip import NameTip
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.scale import BASE, LARGE_TEXT
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.table.status_line import StatusLine

_LAMP, _GAP = 17, 6
ALARM = 10
"""From this many on the full lamps turn red and the words get a warning sign."""


class ParadoxLamps(QWidget):
    """Shows how many Paradoxes are open; the last lamp is ringed in red, for it ends the game."""

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._count = 0
        self._u = 1.0
        self._bare = False
        NameTip(self)
        self._name()

    @property
    def count(self) -> int:
        """The number of open Paradoxes shown."""
        return self._count

    def set_count(self, count: int) -> None:
        """Show another number of open Paradoxes."""
        if count != self._count:
            self._count = count
            self._name()
            self.update()

    def set_scale(self, u: float, bare: bool = False) -> None:
        """Take another scale; `bare`: there is room for the words only, which say all."""
        self._u, self._bare = u, bare
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the lamps and the words."""
        font = self._theme.font("number", 16 * self._u)
        wide = QFontMetricsF(font).horizontalAdvance(self._words(PARADOX_LIMIT))
        lamps = 0.0 if self._bare else (PARADOX_LIMIT * (_LAMP + _GAP) - _GAP) * self._u
        high = max(32, round(30 * self._u), round(font.pixelSize() * 1.25))
        return QSize(round(lamps + wide + 46 * self._u), high)

    def changeEvent(self, event: QEvent) -> None:
        """Say the number in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw full and empty lamps and the count in words, framed where it threatens everybody."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u, alarm = self._u, self._count >= ALARM
        side, left = _LAMP * u, 2 * u
        for number in range(0 if self._bare else PARADOX_LIMIT):
            box = QRectF(left, (self.height() - side) / 2, side, side)
            last, full = number == PARADOX_LIMIT - 1, number < self._count
            edge = self._theme.color("danger" if last or (alarm and full) else "text")
            painter.setPen(QPen(edge, 2.2 * u if last else 1.6 * u))
            painter.setBrush(edge if full else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box.adjusted(u, u, -u, -u))
            left += side + _GAP * u
        left += 10 * u
        if alarm:
            sign = QRectF(left, (self.height() - 18 * u) / 2, 18 * u, 18 * u)
            draw_sign(painter, SIGNS["warning"], sign, self._theme.color("danger"), 6)
            left += 23 * u
        font = self._theme.font("number", 16 * u)
        place = QRectF(left, 0, 0, self.height())
        wide = draw_word(painter, self._words(self._count), font, self._theme.color("text"), place)
        if words.paradoxes_left(self._count):
            high = font.pixelSize() * 1.25
            around = QRectF(left - 23 * u, (self.height() - high) / 2, wide + 23 * u, high)
            draw_threat(painter, around.adjusted(-2 * u, 0, 2 * u, 0), self._theme, u)
        painter.end()

    def _words(self, count: int) -> str:
        return f"{words.word('paradoxes')} {text('meter', count=count, limit=PARADOX_LIMIT)}"

    def _name(self) -> None:
        said = sentences(open_paradoxes(self._count, PARADOX_LIMIT), words.paradoxes_left(self._count))
        self.setAccessibleName(said)


class TurnLine(StatusLine):
    """Says at which step a game of rivals is; who comes to it by Tab reads there what was done last, too."""

    def __init__(self, names: Sequence[str], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(names, theme, parent)
        self._course: tuple[str, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def standing(self) -> str:
        """How the game stands, in sentences, besides whose turn it is; here nothing is counted."""
        return ""

    def tell_course(self, lines: Sequence[str]) -> None:
        """Take what was done last, a line for each thing."""
        self._course = tuple(lines)
        self.describe()

    def describe(self) -> None:
        """Let a screen reader find here how the game stands and what was done last."""
        self.setAccessibleDescription("\n".join(line for line in (self.standing, *self._course) if line))

    def place(self, layout: Layout) -> None:
        """Stand where the layout says."""
        self.stand(layout.status, layout.u)

    def show_view(self, view: View, bots: Mapping[int, str]) -> None:
        """Show whose turn and which step it is, or how many plays are left of several; `bots` are the ranks
        of those who are bots.

        The question for a Memo is put to everybody else, so it stands without the name; not where there is
        nobody but bots, which nobody asks aloud.
        """
        asked = view.deciding[0] if view.step == "mulligan" else view.seat_to_move
        left = plays_left(view)
        step = plays_words(left) if left else step_name(view.step)
        is_shared = len(view.players) - len(bots) > 1
        if view.outcome is not None or (view.step == "window" and is_shared):
            self.say(step)
        elif view.step == "window":
            self.say_turn(asked, step_name("play"), bots.get(asked))
        else:
            self.say_turn(asked, step, None if left or view.step == "guess" else bots.get(asked))


class StatusBar(TurnLine):
    """Says in words what the board shows."""

    why_pressed = Signal()
    uber_pressed = Signal()

    def __init__(self, names: Sequence[str], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(names, theme, parent)
        self._is_tight = self._is_uber = False
        self.chip = QPushButton(self)
        self.chip.clicked.connect(self.uber_pressed)
        self.chip.setAccessibleName(text("uber-chip"))
        NameTip(self.chip)
        self.chip.setStyleSheet(
            f"QPushButton {{ padding: 0 8px; min-height: 0; border-color: {theme['danger']}; }}"
            f" QPushButton:focus {{ border-color: {theme['focus']}; }}"
        )
        self.chip.hide()
        self.lamps = ParadoxLamps(theme, self)
        self.why_button = self.add_button(text("why"))
        self.why_button.clicked.connect(self.why_pressed)

    def place(self, layout: Layout) -> None:
        """Stand where the layout says."""
        super().place(layout)
        self._is_tight = layout.text >= LARGE_TEXT
        self.lamps.set_scale(layout.u, bare=self._is_tight and layout.size.width() < BASE.width())
        self._place_lamps()

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

    def show_view(self, view: View, bots: Mapping[int, str]) -> None:
        """Show whose turn and which step it is, and how many Paradoxes are open."""
        super().show_view(view, bots)
        self.show_paradoxes(view)

    def show_paradoxes(self, view: View) -> None:
        """Show how many Paradoxes are open, and the ÜberParadox."""
        self.chip.setVisible(view.uberparadox)
        self._place_lamps()
        self.lamps.set_count(len(view.open_paradoxes))
        self._is_uber = view.uberparadox
        self.describe()

    @property
    def standing(self) -> str:
        return sentences(self.lamps.accessibleName(), text("uber-chip") if self._is_uber else "")

    def words_end(self) -> int:
        """Return where the room for the words ends: at the lamps."""
        return self.lamps.x()
