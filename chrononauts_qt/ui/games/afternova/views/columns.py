"""How a deal is drawn: a column for everyone who takes part, trays for what it brings, gets and holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from chrononauts_qt.games.afternova.actions import BOT
from chrononauts_qt.games.afternova.amounts import Fragments, Skills
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.seats import shortened
from chrononauts_qt.ui.games.afternova.views.tokens import draw_fragment, draw_skill, draw_sockets, is_paper
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import Piece, PieceView
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.signs import SIGNS, paint_number
from chrononauts_qt.ui.kit.text_block import closer, draw_word, elide_middle
from chrononauts_qt.ui.kit.theme import Theme

TRAYS = ("brings", "gets", "from-hold")
HEAD = 30
_LABEL, _AFTER, _NOTE = 60, 34, 17
_BARE = 6
"""What lies before the trays without words, in pixels."""
_TOKEN, _LEAST_TOKEN = 34, 20
_ROOMY = 215
"""From so wide on at scale 1 every column has words before its trays; of narrow ones only the first, which is
wider by them."""


class ColumnFace(NamedTuple):
    """Who stands over a column, and what it would hold; ``excess``: in words what is too much, "".

    ``note`` says of what it brings how much is missing, or which crew does it.
    """

    who: int
    name: str
    brings: Skills
    gets: Fragments
    after: tuple[str, ...]
    spaces: int
    excess: str
    note: str = ""
    lacks: bool = False
    is_first: bool = False


class TokenFace(NamedTuple):
    """A token: an icon or a Fragment, whose column and which tray of it it lies in, and at which place of
    ``many``; ``is_held`` in the hand, ``is_foreign`` out of another Hold, ``is_missing``: nobody has the crew
    for it yet. ``has_note``: words stand below it."""

    what: str
    is_icon: bool
    column: int
    tray: int
    place: int
    many: int
    is_held: bool
    is_foreign: bool
    is_missing: bool = False
    has_note: bool = False


class ColumnsView(PieceView):
    """Columns with tokens on them: a column that has the keys stays below its tokens."""

    def front(self) -> QModelIndex:
        current = super().front()
        return QModelIndex() if isinstance(current.data(ItemRole.FACE), ColumnFace) else current


# -- where it lies ----------------------------------------------------------------------------------


def column_rect(room: QRect, place: int, count: int, u: float) -> QRect:
    """Return where a column of so many lies."""
    gap, first = round(8 * u), 0
    width = min(round(320 * u), (room.width() - gap * (count - 1)) // max(1, count))
    if width < round(_ROOMY * u):
        first = round(_LABEL * u) - _BARE
        width = (room.width() - first - gap * (count - 1)) // max(1, count)
    left = place * (width + gap) + (first if place else 0)
    return QRect(left, 0, width if place else width + first, room.height())


def place_columns(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return where the columns lie side by side, and the tokens in their trays."""
    order = [piece.face.who for piece in pieces if isinstance(piece.face, ColumnFace)]
    rects = {who: column_rect(room, place, len(order), u) for place, who in enumerate(order)}
    return [
        rects[piece.face.who] if isinstance(piece.face, ColumnFace)
        else _token_rect(rects[piece.face.column], piece.face, u, piece.face.column == order[0])
        for piece in pieces
    ]


def _tray_rect(column: QRect, tray: int, u: float) -> QRect:
    head, after = round(HEAD * u), round(_AFTER * u)
    height = (column.height() - head - after) // len(TRAYS)
    return QRect(column.left() + 4, column.top() + head + tray * height, column.width() - 8, height - 4)


def _label_width(column: int, u: float, is_first: bool) -> int:
    """Return how wide the words before the trays are; a narrow column but the first does without."""
    return round(_LABEL * u) if is_first or column >= round(_ROOMY * u) else _BARE


def _note_height(tray: QRect, u: float) -> int:
    """Return how high the words below tokens are; a low tray does without."""
    height = max(15, round(_NOTE * u))
    return height if tray.height() - 6 - height >= _LEAST_TOKEN * u else 0


def _token_rect(column: QRect, face: TokenFace, u: float, is_first: bool) -> QRect:
    tray = _tray_rect(column, face.tray, u)
    note = _note_height(tray, u) if face.has_note else 0
    left = tray.left() + _label_width(column.width(), u, is_first)
    room = tray.right() - left - 4
    side = min(round(_TOKEN * u), tray.height() - 6 - note)
    gap = round(5 * u)
    side = max(min(side, round(_LEAST_TOKEN * u)), min(side, (room + gap) // face.many - gap))
    step = side + gap
    if face.many > 1:
        step = min(step, (room - side) // (face.many - 1))
    return QRect(left + face.place * step, tray.center().y() - (side + note) // 2, side, side)


# -- how it looks -----------------------------------------------------------------------------------


def paint_deal(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a column, or a token."""
    if isinstance(piece.face, ColumnFace):
        _paint_column(painter, box, piece.face, theme, u)
    else:
        _paint_token(painter, box, piece.face, theme)


def _paint_column(painter: QPainter, box: QRectF, face: ColumnFace, theme: Theme, u: float) -> None:
    painter.setPen(QPen(theme.color("line"), 1.5))
    painter.setBrush(theme.color("bg", 0.5))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
    side = 20 * u
    head = QRectF(box.left() + 8 * u, box.top() + 3 * u, box.width() - 16 * u, (HEAD - 4) * u)
    disc = QRectF(head.left(), head.center().y() - side / 2, side, side)
    if face.who >= 0:
        paint_number(painter, disc, face.who, theme)
    else:
        draw_sign(painter, SIGNS["bot" if face.who == BOT else "question"], disc, theme.color("text"), 5)
    name = head.adjusted(side + 7 * u, 0, 0, 0)
    font = theme.font("title", 16 * u)
    draw_word(painter, elide_middle(face.name, font, name.width()), font, theme.color("text"), name)
    column = box.toRect()
    for tray, key in enumerate(TRAYS):
        room = QRectF(_tray_rect(column, tray, u))
        painter.setPen(QPen(theme.color("line"), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(room, 5, 5)
        if _label_width(column.width(), u, face.is_first) > _BARE:
            label = room.adjusted(6 * u, 0, 0, 0)
            draw_word(painter, text(key), theme.font("label", 13 * u), theme.color("muted"), label)
    if face.note:
        _paint_note(painter, column, face, theme, u)
    if face.spaces:
        _paint_after(painter, box, face, theme, u)


def _paint_note(painter: QPainter, column: QRect, face: ColumnFace, theme: Theme, u: float) -> None:
    """Say below what is brought how much of it is missing, or which crew does it."""
    tray = _tray_rect(column, 0, u)
    height = _note_height(tray, u)
    if height:
        left = tray.left() + _label_width(column.width(), u, face.is_first)
        room = QRectF(left, tray.bottom() - height, tray.right() - left - 4, height)
        font = closer(theme.font("label", 13 * u), face.note, room.width())
        color = theme.color("danger" if face.lacks else "text")
        draw_word(painter, shortened(face.note, font, room.width()), font, color, room)


def _paint_after(painter: QPainter, box: QRectF, face: ColumnFace, theme: Theme, u: float) -> None:
    room = QRectF(box.left() + 10 * u, box.bottom() - _AFTER * u, box.width() - 18 * u, (_AFTER - 3) * u)
    has_words = _label_width(round(box.width()), u, face.is_first) > _BARE
    left, right, font = room.left(), room.right(), theme.font("label", 13 * u)
    if has_words:
        left += draw_word(painter, text("after"), font, theme.color("muted"), room) + 8 * u
    if face.excess and box.width() >= _ROOMY * u:
        right -= draw_word(painter, face.excess, font, theme.color("danger"), room, "r") + 6 * u
    elif face.excess:
        side = min(18 * u, room.height())
        count = str(len(face.after) - face.spaces)
        right -= draw_word(painter, count, font, theme.color("danger"), room, "r") + 3 * u
        sign = QRectF(right - side, room.center().y() - side / 2, side, side)
        draw_sign(painter, SIGNS["warning"], sign, theme.color("danger"), 6)
        right -= side + 4 * u
    sockets = QRectF(left, room.top(), 0, room.height())
    sockets.setRight(right)
    side = min(24 * u, room.height(), max(15 * u, sockets.width() / max(len(face.after), face.spaces)))
    draw_sockets(painter, face.after, face.spaces, sockets, side, theme)


def _paint_token(painter: QPainter, box: QRectF, face: TokenFace, theme: Theme) -> None:
    if face.is_held:
        painter.setPen(QPen(theme.color("focus"), 2.5))
        painter.setBrush(theme.color("focus", 0.25))
        painter.drawEllipse(box.adjusted(-2, -2, 2, 2))
    if face.is_icon:
        if face.is_missing:  # where there is little room it lies over another one
            painter.fillRect(box.adjusted(1, 1, -1, -1), theme.color("bg"))
        draw_skill(painter, face.what, box, face.is_missing, is_paper(theme))
        return
    draw_fragment(painter, face.what, box.adjusted(2, 2, -2, -2), is_paper(theme))
    if face.is_foreign:  # out of another Hold
        side = box.width() * 0.45
        sign = QRectF(box.right() - side, box.bottom() - side, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("bg"))
        painter.drawEllipse(sign)
        draw_sign(painter, SIGNS["right"], sign.adjusted(2, 2, -2, -2), theme.color("text"), 9)
