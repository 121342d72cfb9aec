"""The head of a seat's panel: its name, or what it asks the team for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.games.dungeon_time.cards import needs_of
from chrononauts_qt.ui.catalog.access_texts import text as access
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.dungeon_time.team_talk import TeamTalk
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import spoken
from chrononauts_qt.ui.games.dungeon_time.texts.listed import asked
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import INK, draw_token
from chrononauts_qt.ui.games.dungeon_time.views.wall import ink_on
from chrononauts_qt.ui.kit.marks import Mark, draw_focus
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import Piece, PieceModel, PieceView
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_fitting, draw_word, fitting
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.panel import PanelButton

_EDGE, _BETWEEN = 3, 4
"""Pixels between the signs of a head and its edge, and between each other."""


def asked_pieces(talk: TeamTalk, seat: int) -> list[Piece]:
    """Return what a seat's marker asks for, each with whether it is crossed out."""
    mission = talk.markers.get(seat)
    found = []
    for place, kind in enumerate(needs_of(mission) if mission is not None else ()):
        is_crossed = talk.is_crossed(mission or "", place)
        said = text("crossed-out", item=words.kind(kind)) if is_crossed else words.kind(kind)
        found.append(Piece(str(place), said, (kind, is_crossed)))
    return found


def _places(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    side = room.height()
    return [
        QRect(room.left() + number * (side + _BETWEEN), room.top(), side, side)
        for number in range(len(pieces))
    ]


def _paint(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    kind, is_crossed = piece.face
    draw_token(painter, kind, box)
    if is_crossed:
        inner = box.adjusted(2, 2, -2, -2)
        painter.setPen(QPen(INK, max(3.0, box.width() * 0.14)))
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())


class SeatHead(PanelButton):
    """Says whose panel it is; a press asks for what the next of the seat's Missions lists. ``signs`` are what
    it asks for now. While it ``may_move``, it can be dragged, or moved by the arrows.

    Where no hand lies below it, it is a box: the name, and below it large what is asked for, or how the seat
    stands. Nothing can be pressed there.
    """

    let_go = Signal(QPoint)
    """It has been dragged to this point of its parent."""
    moved = Signal(int)
    """It shall stand so many places to the right."""

    def __init__(self, seat: int, name: str, talk: TeamTalk, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat, self._name, self._talk, self._theme, self._u = seat, name, talk, theme, 1.0
        self._notes: tuple[str, ...] = ()
        self._sign = ""
        self._strip = 0
        self._held: QPoint | None = None
        self.may_move = False
        self.signs = PieceView(PieceModel("asked", None, self), _places, _paint, theme, parent)
        self.signs.setAccessibleName(text("asked-by", name=name))
        self.signs.hide()

    def show_notes(self, notes: Sequence[str]) -> None:
        """Write the first of some notes that fits beside the name."""
        before, self._notes = self._notes, tuple(notes)
        if before != self._notes:
            self.update()

    def show_sign(self, sign: str) -> None:
        """Draw a sign beside the name of a box, "" none."""
        before, self._sign = self._sign, sign
        if before != sign:
            self.update()

    @property
    def is_box(self) -> bool:
        """Whether no hand lies below it."""
        return self._strip < self.height()

    def follow(self) -> None:
        """Show what is asked for now."""
        mission = self._talk.markers.get(self._seat)
        if self.is_box:
            asks = spoken.asks(self._name, mission) if mission is not None else ""
            said = sentences(access("valued", name=self._name, value=all_of(self._notes)), asks)
        elif self.may_move:
            said = text("place-of", name=self._name)
        elif mission is not None:
            said = spoken.asks(self._name, mission)
        else:
            said = text("ask-of", name=self._name)
        if said != self.accessibleName():
            self.setAccessibleName(said)
        before = self.signs.pieces
        self.signs.show_pieces(asked_pieces(self._talk, self._seat))
        self.signs.setVisible(mission is not None and not self.isHidden())
        self._stand_signs()
        if before != self.signs.pieces:
            self.update()

    def stand(self, room: QRect, u: float, strip: int) -> None:
        """Take a place and a scale, and how high the name stands in it; alone there is none."""
        self._u, self._strip = u, strip
        self.setVisible(not room.isEmpty())
        self.setGeometry(room)
        self.follow()

    def _stand_signs(self) -> None:
        """Let the signs stand at the right, smaller where there are many."""
        count = max(1, len(self.signs.pieces))
        below = self.height() - self._strip
        room, high = self.width() - 2 * _EDGE - (0 if below else self._number_width()), below or self.height()
        side = max(1, min(high - (4 if below else 2) * _EDGE, room // count - _BETWEEN))
        wide = count * (side + _BETWEEN) - _BETWEEN
        left, top = self.width() - _EDGE - wide, self.height() - high + (high - side) // 2
        if below:
            left = (self.width() - wide) // 2
        self.signs.stand(QRect(self.x() + left, self.y() + top, wide, side), self._u)

    def _number_width(self) -> int:
        return round(26 * self._u)

    # -- changing places --------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._held = event.position().toPoint() if self.may_move else None
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the hand that moves it be seen."""
        if self._held is not None:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell where it was let go, if it has been moved at all."""
        at, held = event.position().toPoint(), self._held
        self._held = None
        self.unsetCursor()
        super().mouseReleaseEvent(event)
        if held is not None and (at - held).manhattanLength() >= QApplication.startDragDistance():
            self.let_go.emit(self.mapToParent(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None and self.may_move:
            self.moved.emit(step)
            return
        super().keyPressEvent(event)

    # -- drawing ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, u = self._theme, self._u
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(0, 0, self.width(), self._strip)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.seat(self._seat))
            painter.drawRoundedRect(box, 7, 7)
            ink, room = ink_on(theme.seat(self._seat)), box.adjusted(10 * u, 0, -8 * u, 0)
            mission = self._talk.markers.get(self._seat)
            if self.is_box:
                self._paint_box(painter, room, mission is None)
            elif mission is None:
                self._paint_name(painter, room)
            else:
                number = theme.font("title", 18 * u)
                draw_word(painter, str(self._seat + 1), number, ink, room)
                room.setLeft(self._number_width())
                room.setRight(self.signs.geometry().left() - self.x())
                said = text("asks-for", needs=asked(needs_of(mission)))
                font = fitting(theme.font("label", 16 * u), said, room.width())
                if font is not None:
                    draw_word(painter, said, font, ink, room)
            if self.hasFocus():
                draw_focus(painter, box.adjusted(5, 5, -5, -5), theme)

    def _paint_box(self, painter: QPainter, strip: QRectF, has_notes: bool) -> None:
        """Draw the name with its sign, and below it how the seat stands, where nothing is asked for."""
        theme, ink = self._theme, ink_on(self._theme.seat(self._seat))
        if self._sign:
            side = strip.height() * 0.7
            at = QRectF(strip.right() - side, strip.center().y() - side / 2, side, side)
            draw_sign(painter, SIGNS[self._sign], at, ink, 5)
            strip = strip.adjusted(0, 0, -side - 6, 0)
        name = f"{self._seat + 1}  {self._name}"
        draw_fitting(painter, name, theme.font("title", 20 * self._u), ink, strip)
        if has_notes and self._notes:
            below = QRectF(0, self._strip, self.width(), self.height() - self._strip)
            font, color = theme.font("label", 18 * self._u), theme.color("text")
            draw_fitting(painter, self._notes[0], font, color, below.adjusted(8, 0, -8, 0), "c")

    def _paint_name(self, painter: QPainter, room: QRectF) -> None:
        """Draw the name, and what finds room beside it."""
        theme, u, ink = self._theme, self._u, ink_on(self._theme.seat(self._seat))
        name = f"{self._seat + 1}  {self._name}"
        font = fitting(theme.font("title", 18 * u), name, room.width() * 0.6)
        taken = 0.0
        if font is not None:
            taken = draw_word(painter, name, font, ink, room)
        plain = theme.font("label", 14 * u)
        for note in self._notes:
            if QFontMetricsF(plain).horizontalAdvance(note) <= room.width() - taken - 10 * u:
                draw_word(painter, note, plain, ink, room, "r")
                return
