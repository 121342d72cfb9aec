"""The top line: whose turn it is, and how far everybody is from six Projects."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.afternova.actions import BOT
from chrononauts_qt.ui.games.afternova.texts.clock_texts import text
from chrononauts_qt.ui.games.afternova.views.seats import PIPS, draw_pips
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS, paint_number
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.status_line import StatusLine

_DISC, _GAP = 18, 16
_LEAST_WORDS = 260
"""So wide are the words of the turn at least before anything beside the race is said."""


class RaceLine(StatusLine):
    """A status line with six places for each player, and how many offers are left."""

    def __init__(self, names: Sequence[str], theme: Theme, parent: QWidget | None = None) -> None:
        self._race: tuple[tuple[int, int], ...] = ()
        self._offers = ""
        super().__init__(names, theme, parent)
        self.hold_button = self.add_button(text("held", seconds=120))
        self.hold_button.hide()

    def show_time(self, seconds: int | None, is_held: bool) -> None:
        """Show how long the time that runs for all still is, and let it be held; None: none runs."""
        self.hold_button.setVisible(seconds is not None)
        if seconds is not None:
            words = text("held" if is_held else "hold", seconds=seconds)
            self.hold_button.setText(words)
            self.hold_button.setAccessibleName(words)
        self.update()

    def show_race(self, race: Sequence[tuple[int, int]], offers: str) -> None:
        """Show by seat how many Projects are completed; BOT stands for Bot. Without a race there is more room
        for words."""
        self._race, self._offers = tuple(race), offers
        self.update()

    @property
    def _width(self) -> float:
        return len(self._race) * (_DISC + 6 + PIPS + _GAP) * self._u

    def words_end(self) -> int:
        """Return where the words end: before the race."""
        return round(self._race_end() - self._width - self._note_width())

    def _race_end(self) -> int:
        button = self.hold_button if self.hold_button.isVisibleTo(self) else self.menu_button
        return button.x()

    @property
    def _note_font(self) -> QFont:
        return self._theme.font("label", 14 * self._u)

    def _note_width(self) -> float:
        """Return the room for the offers that are left: none where the words of the turn need all of it."""
        words = QFontMetricsF(self._note_font).horizontalAdvance(self._offers)
        width = words + 2 * _GAP * self._u
        has_room = self._race_end() - self._width - width >= _LEAST_WORDS * self._u * self._theme.text_scale
        return width if self._offers and has_room else 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            left, u = float(self.words_end()), self._u
            for seat, done in self._race:
                disc = QRectF(left, (self.height() - _DISC * u) / 2, _DISC * u, _DISC * u)
                if seat == BOT:
                    draw_sign(painter, SIGNS["bot"], disc, self._theme.color("text"), 5)
                else:
                    paint_number(painter, disc, seat, self._theme)
                pips = QRectF(disc.right() + 6 * u, 0, PIPS * u, self.height())
                draw_pips(painter, done, pips, self._theme, u)
                left = pips.right() + _GAP * u
            if self._note_width():
                room = QRectF(left, 0, self._note_width(), self.height())
                draw_word(painter, self._offers, self._note_font, self._theme.color("muted"), room)
