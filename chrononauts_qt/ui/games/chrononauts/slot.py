"""The slot over the board: the card that somebody else is playing, large enough to be read (3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import Played, Tile, View
from chrononauts_qt.ui.games.chrononauts.models.faces import card_face, tile_face
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.geometry import CARD_RATIO
from chrononauts_qt.ui.games.chrononauts.views.staging import middle_of
from chrononauts_qt.ui.kit.signs import paint_number, paint_shape
from chrononauts_qt.ui.kit.text_block import draw_lines, fitted, is_whole, line_height, lines_of

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.table import TableScreen

HIGH, LEAST = 0.6, 260
"""A card is so much of the board high, and at least so many drawing units."""
WORDS = 1.15
"""The width of the words beside it, in widths of the card."""
_PAD = 14
_BEHIND = 0.24
"""How far a card that is answered by a Memo looks out from behind it, in widths of a card."""
_TYPES = (32, 29, 26, 24, 22, 20, 18, 16, 14, 12)
"""The type of the words, from the largest that fits, in drawing units."""


class Slot(QWidget):
    """Shows who plays what at whom while a play waits for answers, on the half of the board that it does not
    aim at.

    Where bots answer alone, a press on it or any key takes it away and lets them answer soon; the key does
    what it does besides, and nothing below is pressed.
    """

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self._table, self._theme = table, table.reading
        self._cards = CardPainter(table.theme)
        self._playing: tuple[Played, ...] = ()
        self._shown: tuple[int, int] | None = None
        self._sentence = ""
        self._aim: Tile | None = None
        self._card = QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def card_place(self) -> QRectF:
        """Where the card that is being played lies on the table; the dock's middle for one's own."""
        if self._card.isValid():
            return self._card.translated(self.pos())
        return middle_of(self._table.dock)

    # -- following the game ---------------------------------------------------------------------

    def show_view(self, public: View) -> None:
        """Take the place for a card that has just been announced, and show it once it has come here."""
        if public.step != "window" or not public.playing:
            self._shown = None
            self.hide()
            return
        announced = (public.turn, len(public.events))
        if announced == self._shown:
            return
        self._shown, self._playing, self._card = announced, (), QRectF()
        self.hide()
        if public.playing[-1].seat == self._table.controller.sole:
            return
        self._playing = public.playing[-2:]
        played = next(event for event in reversed(public.events) if event.name == "CardAnnounced")
        self._sentence = narrate(played, self._table.controller.names) or ""
        self.setAccessibleName(self._sentence)
        target = public.playing[-1].target or ""
        self._aim = next((tile for tile in public.timeline if str(tile.year) == target), None)
        self.stand()
        self._table.staging.when_still(lambda: self._appear(announced))

    def _appear(self, announced: tuple[int, int]) -> None:
        if self._shown == announced and not self._table.timeline.isHidden():
            self.raise_()
            self.show()
            self._table.sheets.stay_on_top()

    # -- leaving --------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if application := QCoreApplication.instance():
            application.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if application := QCoreApplication.instance():
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever presses a key goes on."""
        if event.type() == QEvent.Type.KeyPress:
            self._go_on()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press: what lies below is not meant."""
        self._go_on()

    def _go_on(self) -> None:
        """Who is asked looks as long as they like, and so do people around one screen."""
        controller = self._table.controller
        if len(controller.people) < 2 and controller.looking is None:
            self.hide()
            controller.answer_soon()

    # -- place and drawing ----------------------------------------------------------------------

    def stand(self) -> None:
        """Stand beside what is aimed at, in the middle of that half of the board."""
        if not self._playing:
            return
        board, u = QRectF(self._table.timeline.geometry()), self._table.dock.u
        high = min(board.height() - 4 * _PAD * u, max(HIGH * board.height(), LEAST * u))
        wide, pad = high * CARD_RATIO, _PAD * u
        behind = _BEHIND * wide if len(self._playing) > 1 else 0.0
        box = QRectF(0, 0, behind + wide * (1 + WORDS) + 3 * pad, high + 2 * pad)
        newest = self._playing[-1]
        aim = self._table.target_place(newest.target or "", None)
        is_left = aim.isEmpty() or aim.center().x() > board.center().x()
        half = board.width() * (0.25 if is_left else 0.75)
        box.moveCenter(QPointF(board.left() + half, board.center().y()))
        box.moveLeft(min(max(box.left(), board.left()), board.right() - box.width()))
        self.setGeometry(box.toAlignedRect())
        self._card = QRectF(pad + behind, pad, wide, high)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the plate, the card, what it answers behind it, and who plays it."""
        theme, u = self._theme, self._table.dock.u
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.color("focus"), 2 * u))
            painter.setBrush(theme.color("panel"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8 * u, 8 * u)
            if len(self._playing) > 1:
                aside = QPointF(_BEHIND * self._card.width(), 0)
                self._cards.paint(painter, self._card.translated(-aside), card_face(self._playing[0].card))
                self._cards.paint_shadow(painter, self._card, u)
            self._cards.paint(painter, self._card, card_face(self._playing[-1].card))
            self._paint_words(painter, u)

    def _paint_words(self, painter: QPainter, u: float) -> None:
        """Draw the player's emblem, below it in a sentence what is done, and the year it is done to."""
        theme, seat, pad = self._theme, self._playing[-1].seat, _PAD * u
        room = QRectF(self._card.right() + pad, self._card.top(), 0, self._card.height())
        room.setRight(self.width() - pad)
        side = 34 * u
        paint_number(painter, QRectF(room.left(), room.top(), side, side), seat, theme)
        paint_shape(painter, QRectF(room.left() + side + 4 * u, room.top(), side, side), seat, theme)
        room.setTop(room.top() + side + pad)
        if self._aim is not None:
            self._paint_aim(painter, room, self._aim)
        font, lines = self._fitting(room.size(), u)
        draw_lines(painter, lines, font, theme.color("text"), room.topLeft())

    def _paint_aim(self, painter: QPainter, room: QRectF, aim: Tile) -> None:
        """Draw a year as it lies on the board at the foot of a room, which becomes smaller by it."""
        board = self._table.timeline
        size = QSizeF(board.tile_rect(aim.year, aim.sealed).size()).scaled(
            QSizeF(room.width(), room.height() / 2), Qt.AspectRatioMode.KeepAspectRatio
        )
        box = QRectF(room.left(), room.bottom() - size.height(), size.width(), size.height())
        board.paint_face(painter, box, tile_face(aim))
        room.setBottom(box.top() - _PAD * self._table.dock.u)

    def _fitting(self, room: QSizeF, u: float) -> tuple[QFont, tuple[str, ...]]:
        """Return the largest type in which the sentence fits, and its lines."""
        for units in _TYPES:
            font = self._theme.font("text", units * u)
            lines = lines_of(self._sentence, font, room.width())
            if is_whole(lines, self._sentence) and len(lines) * line_height(font) <= room.height():
                return font, lines
        return font, fitted(self._sentence, font, room.width(), int(room.height() / line_height(font)))
