"""The slot over the board: what somebody else does, and what comes of it, large enough to be read (3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import Tile, View
from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.games.chrononauts.beats import Beat, announced, resolved
from chrononauts_qt.ui.games.chrononauts.models.faces import card_face, tile_face
from chrononauts_qt.ui.games.chrononauts.views.animator import Board
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.geometry import CARD_RATIO
from chrononauts_qt.ui.games.chrononauts.views.goal_painter import GoalPainter
from chrononauts_qt.ui.games.chrononauts.views.staging import middle_of
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.signs import paint_number, paint_shape
from chrononauts_qt.ui.kit.text_block import draw_lines, fitted, is_whole, line_height, lines_of

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.rival_table import RivalTable

HIGH, LEAST = 0.6, 260
"""A card is so much of the board high, and at least so many drawing units."""
WORDS = 1.15
"""The width of the words beside it, in widths of the card."""
GOAL = 1.5
"""The width of a goal card, in widths of a play card."""
READ = 3
"""Once it is one's turn, what was done last leaves the board after so many paces of bots."""
END_MS = 2400
"""So long the end of a game is held up, at normal speed of motion."""
_PAD = 14
_LEAST_WORDS = 0.7
"""What the words get of that where the card could be larger."""
_BEHIND = 0.24
"""How far a card looks out from behind another, in widths of a card."""
_TYPES = (32, 29, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6)
"""The type of the words, from the largest that fits, in drawing units; large text is never smaller than
_SMALLEST either."""
_SMALLEST = 12


class Slot(QWidget):
    """Shows who plays what at whom while a play waits for answers, and then what has come of it, on the half
    of the board that it is not aimed at. Nobody is told what came of what they did themselves, nor is one
    person among bots told what that person plays.

    What stands there goes when something else is done; nobody waits for it but bots, and only as long as they
    wait anyway. A press on it or any key takes it away and lets bots go on soon; the key does what it does
    besides, and nothing below is pressed. Where somebody is asked, any press takes it away.
    """

    seen = Signal()
    """The end of the game has been held up long enough."""

    def __init__(self, table: RivalTable, board: Board) -> None:
        super().__init__(table)
        self._table, self._board, self._theme = table, board, table.reading
        self._cards, self._goals = CardPainter(table.theme), GoalPainter(table.theme)
        self.shown: Beat | None = None
        """What is held up, or is about to be; None: nothing."""
        self._told = -1
        self._window: tuple[int, int] | None = None
        self._card = QRectF()
        self._aimed: Beat | None = None
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self._let_end)
        self._read = QTimer(self, singleShot=True)
        self._read.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def card_place(self) -> QRectF:
        """Where the card that is being played lies on the table; the dock's middle for one's own."""
        if self._card.isValid():
            return self._card.translated(self.pos())
        return middle_of(self._table.dock)

    @property
    def board(self) -> QRect:
        """The place of the board that it stands over."""
        return self._board.geometry()

    @property
    def holds_end(self) -> bool:
        """Tell whether the end of the game is held up: `seen` follows."""
        return self._end.isActive()

    # -- following the game ---------------------------------------------------------------------

    def show_view(self, public: View) -> None:
        """Take the place for what has just been done, and show it once nothing moves any more."""
        if not self._table.controller.holds_up:
            return
        before, self._told = self._told, len(public.events)
        is_window = public.step == "window" and bool(public.playing)
        if before > self._told or (before < 0 and not is_window):  # taken back, or from before this table
            self._take_away()
        elif is_window and (public.turn, self._told) != self._window:
            self._window = (public.turn, self._told)
            self._hold(announced(public, self._table.controller.names), is_window=True)
        elif not is_window and before < self._told:
            self._show_deed(public, before)
        self._leave_once_read()

    def _show_deed(self, public: View, before: int) -> None:
        """Show what has come of a deed; what was seen of the last one stays until something else is done."""
        beat = resolved(public, self._table.controller.names, before)
        if beat is not None:
            self._hold(beat, is_end=public.outcome is not None)
        elif self._window is not None:
            self._take_away()
        self._window = None

    def _hold(self, beat: Beat, is_window: bool = False, is_end: bool = False) -> None:
        """Hold something up; the card that waits for answers has its place before it flies there."""
        self._take_away()
        if is_window:
            self._card = QRectF()
        if self._is_for_others(beat, is_window) and (is_end or not self._table.controller.is_hurried):
            self.shown = beat
            if is_window or self._window is None:  # what comes of a play stands where the play stood
                self._aimed = beat
            if is_window:
                self.stand()
            self._table.staging.when_still(lambda: self._appear(beat, is_end))

    def _is_for_others(self, beat: Beat, is_window: bool) -> bool:
        """Tell whether others than whoever does it are to see it; a play that waits is for all."""
        controller = self._table.controller
        return beat.seat != controller.sole and (is_window or beat.seat != controller.viewer)

    def make_way(self) -> None:
        """Whoever has lifted a curtain sees the board; a play that waits for answers still stands there."""
        if self._window is None and not self.holds_end:
            self._take_away()

    def _take_away(self) -> None:
        self.shown = None
        self.hide()

    def _appear(self, beat: Beat, is_end: bool) -> None:
        if self.shown is not beat:
            return
        if not self._table.shows_board:
            self._table.message.say(beat.whole, is_heard=True)
            return
        self.setAccessibleName(spoken(beat.whole))
        self.stand()
        self.raise_()
        self.show()
        self._table.sheets.stay_on_top()
        if is_end and pace.speed() > 0:
            self._end.start(round(END_MS * pace.speed()))
        self._leave_once_read()

    def _leave_once_read(self) -> None:
        """Whoever is alone with bots, or plays by phone, wants the whole board back without a press."""
        controller = self._table.controller
        presses = controller.sole is None and not controller.phones.issuperset(controller.asked)
        if not (self._is_asked and self.isVisible()) or presses or self.holds_end:
            return
        if not self._read.isActive():
            self._read.start(round(1000 * READ * controller.bots.pace()))

    # -- leaving --------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if application := QCoreApplication.instance():
            application.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._end.stop()
        self._read.stop()
        if application := QCoreApplication.instance():
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever presses a key goes on; so does whoever is asked by any press, and plays by it."""
        is_press = event.type() == QEvent.Type.MouseButtonPress
        if event.type() == QEvent.Type.KeyPress or (is_press and watched is not self and self._is_asked):
            self._go_on()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press: what lies below is not meant."""
        self._go_on()

    @property
    def _is_asked(self) -> bool:
        """Tell whether a person has something to do besides looking at what has happened."""
        return self._window is None and bool(self._table.controller.asked)

    def _go_on(self) -> None:
        """Who is asked about a card looks at it as long as they like, and so do people around one screen."""
        controller = self._table.controller
        if self._window is not None and (len(controller.people) > 1 or controller.looking is not None):
            return
        if self.holds_end:
            self._let_end()
            return
        self.hide()
        controller.go_on_soon()

    def _let_end(self) -> None:
        self.hide()
        self.seen.emit()

    # -- place and drawing ----------------------------------------------------------------------

    def stand(self) -> None:
        """Stand in the middle of a half of the board."""
        beat = self.shown
        if beat is None:
            return
        board, u = QRectF(self.board), self._table.dock.u
        is_left, pad = self.is_left, _PAD * u
        room = QRectF(self._table.beside_middle(is_left))
        cards = GOAL if beat.goal is not None else 1.0 if beat.cards else 0.0
        behind = _BEHIND if len(beat.cards) > 1 else 0.0
        widest = (room.width() - 3 * pad) / (cards + behind + _LEAST_WORDS)
        high = min(room.height() - 4 * pad, max(HIGH * board.height(), LEAST * u), widest / CARD_RATIO)
        wide = high * CARD_RATIO
        card, behind = cards * wide, behind * wide
        box = QRectF(0, 0, min(behind + card + wide * WORDS + 3 * pad, room.width()), high + 2 * pad)
        half = board.width() * (0.25 if is_left else 0.75)
        box.moveCenter(QPointF(board.left() + half, room.center().y()))
        box.moveLeft(min(max(box.left(), room.left()), room.right() - box.width()))
        self.setGeometry(box.toAlignedRect())
        self._card = QRectF(pad + behind, pad, card, high)
        self._table.place_questions()
        self.update()

    @property
    def is_left(self) -> bool:
        """Tell whether there is room on the left: what is aimed at lies on the right, or nowhere."""
        if self._aimed is None:
            return True
        aim = self._table.target_place(self._aimed.target, self._aimed.owner)
        return aim.isEmpty() or aim.center().x() > self.board.center().x()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the plate, the card, what lies behind it, and in words who does what."""
        theme, u, beat = self._theme, self._table.dock.u, self.shown
        if beat is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = 5 * u if beat.is_grave else 2 * u
            painter.setPen(QPen(theme.color("danger" if beat.is_grave else "focus"), edge))
            painter.setBrush(theme.color("panel"))
            half = edge / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 8 * u, 8 * u)
            self._paint_cards(painter, beat, u)
            self._paint_words(painter, beat, u)

    def _paint_cards(self, painter: QPainter, beat: Beat, u: float) -> None:
        if beat.goal is not None:
            size = QSizeF(7, 5).scaled(self._card.size(), Qt.AspectRatioMode.KeepAspectRatio)
            self._goals.paint(painter, QRectF(self._card.topLeft(), size), beat.goal)
        if len(beat.cards) > 1:
            aside = QPointF(_BEHIND * self._card.width(), 0)
            self._cards.paint(painter, self._card.translated(-aside), card_face(beat.cards[0]))
            self._cards.paint_shadow(painter, self._card, u)
        if beat.cards:
            self._cards.paint(painter, self._card, card_face(beat.cards[-1]))

    def _paint_words(self, painter: QPainter, beat: Beat, u: float) -> None:
        """Draw the player's emblem, below it what is done and what came of it, and the year it is done to."""
        theme, pad = self._theme, _PAD * u
        room = QRectF(self._card.right() + pad, self._card.top(), 0, self._card.height())
        room.setRight(self.width() - pad)
        side = 34 * u
        paint_number(painter, QRectF(room.left(), room.top(), side, side), beat.seat, theme)
        paint_shape(painter, QRectF(room.left() + side + 4 * u, room.top(), side, side), beat.seat, theme)
        room.setTop(room.top() + side + pad)
        if beat.aim is not None and not (beat.came and self._table.afar.is_on):  # it would be too small
            self._paint_aim(painter, room, beat.aim)
        gap = 6 * u if beat.came else 0.0
        font, blocks = self._fitting((beat.done, beat.came), QSizeF(room.width(), room.height() - gap), u)
        for lines, token in zip(blocks, ("muted" if beat.came else "text", "text"), strict=True):
            draw_lines(painter, lines, font, theme.color(token), room.topLeft())
            room.setTop(room.top() + len(lines) * line_height(font) + gap)

    def _paint_aim(self, painter: QPainter, room: QRectF, aim: Tile) -> None:
        """Draw a year as it lies on the board at the foot of a room, which becomes smaller by it."""
        board, share = self._board, 3 if self.shown and self.shown.came else 2
        lies = QSizeF(board.tile_rect(aim.year, aim.sealed).size())
        size = lies.scaled(QSizeF(room.width(), room.height() / share), Qt.AspectRatioMode.KeepAspectRatio)
        room.setBottom(room.bottom() - size.height())
        drawn = size.expandedTo(lies)  # a smaller one would have no room for its headline
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(room.bottomLeft())
        painter.scale(size.width() / drawn.width(), size.height() / drawn.height())
        board.paint_face(painter, QRectF(QPointF(), drawn), tile_face(aim))
        painter.restore()
        room.setBottom(room.bottom() - _PAD * self._table.dock.u)

    def _fitting(
        self, parts: tuple[str, ...], room: QSizeF, u: float
    ) -> tuple[QFont, tuple[tuple[str, ...], ...]]:
        """Return the largest type in which all parts fit below each other, and the lines of each."""
        scale = max(1.0, self._theme.text_scale)
        for units in (units for units in _TYPES if units * scale >= _SMALLEST):
            font = self._theme.font("text", units * u)
            blocks = tuple(lines_of(part, font, room.width()) if part else () for part in parts)
            whole = all(is_whole(lines, part) for lines, part in zip(blocks, parts, strict=True) if part)
            if whole and sum(map(len, blocks)) * line_height(font) <= room.height():
                return font, blocks
        each = max(1, int(room.height() / line_height(font)) // len(parts))
        return font, tuple(fitted(part, font, room.width(), each) if part else () for part in parts)
