"""How the Resolution is drawn: slots, needs that light up, answers, Heroes, the pips of the Goal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from chrononauts_qt.games.dungeon_time.cards import ALIKE, HEROES, KINDS
from chrononauts_qt.ui.games.dungeon_time.asking import CARDS, SIDE, Choice
from chrononauts_qt.ui.games.dungeon_time.backpack import Slot
from chrononauts_qt.ui.games.dungeon_time.texts.show_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import (
    CANDLE,
    INK,
    PARCHMENT,
    CardFace,
    draw_card,
    draw_pile_back,
    draw_token,
)
from chrononauts_qt.ui.games.dungeon_time.views.pictures import draw_back, draw_prop, draw_sewn
from chrononauts_qt.ui.games.dungeon_time.views.wall import edge, panel, wall
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import (
    draw_fitting,
    draw_lines,
    draw_word,
    fitted,
    fitting,
    line_height,
    lines_of,
)
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme, mixed

_ROUND = 9
_TEAR = (
    (0.0, 0.07), (0.1, 0.01), (0.16, 0.08), (0.27, -0.05), (0.37, 0.003), (0.43, -0.003), (0.5, 0.003),
    (0.58, -0.07), (0.66, 0.02), (0.73, -0.08), (0.82, 0.06), (0.88, -0.003), (0.94, 0.003), (1.0, -0.003),
)  # fmt: skip
"""How far down a tear is where, from the middle, as parts of the slots."""
_MOST_SCALE = 1.15
"""A title has two lines on a card; larger, it would lie over what is needed."""


class SlotFace(NamedTuple):
    """A slot with the word below it; its newest Item is still on its way where it ``waits``."""

    slot: Slot
    word: str
    waits: bool = False


class AnswerFace(NamedTuple):
    """An answer with its word."""

    choice: Choice
    word: str


class HeroFace(NamedTuple):
    """A Hero on the button of a seat: what it does, or why it cannot."""

    hero: str
    seat: int
    name: str
    line: str
    can: bool


class PastFace(NamedTuple):
    """A card that was revealed before, and who had played it; ``least`` is the least type in pixels."""

    card: str
    word: str
    name: str
    seat: int
    least: int


def candle(theme: Theme) -> QColor:
    """Return the colour of what is warm: candlelight, which paper would swallow."""
    return CANDLE if theme.name != "light" else theme.color("linch_edge")


def ground(
    painter: QPainter, box: QRectF, theme: Theme, line: QColor | None = None, wide: float = 1.5
) -> None:
    """Draw a panel."""
    half = wide / 2
    painter.setPen(QPen(line or edge(theme), wide))
    painter.setBrush(panel(theme))
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), _ROUND, _ROUND)


def paragraph(
    painter: QPainter, words: str, theme: Theme, box: QRectF, role: str, px: float, color: QColor
) -> float:
    """Draw words in the middle of a box from its top, smaller where they are too many; return their end."""
    font = theme.font(role, px)
    while (
        font.pixelSize() > MIN_TEXT_PX
        and len(lines_of(words, font, box.width())) * line_height(font) > box.height()
    ):
        font.setPixelSize(font.pixelSize() - 1)
    limit = max(1, int(box.height() / line_height(font)))
    lines = fitted(words, font, box.width(), limit)
    return draw_lines(painter, lines, font, color, box.topLeft(), box.width())


# -- slots ------------------------------------------------------------------------------------------


def places_in(box: QRectF) -> list[QRectF]:
    """Return where the Items of a slot lie."""
    gap = max(4.0, box.width() * 0.03)
    side = min((box.width() - 2 * gap - (ALIKE + 1) * gap) / ALIKE, box.height() * 0.28)
    left = box.center().x() - (ALIKE * side + (ALIKE - 1) * gap) / 2
    return [
        QRectF(round(left + place * (side + gap)), round(box.top() + 2.2 * gap), round(side), round(side))
        for place in range(ALIKE)
    ]


def paint_slot(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a slot of the Backpack."""
    face = piece.face
    slot: Slot = face.slot
    foot = QRectF(box.left() + 8, box.bottom() - 40 * u, box.width() - 16, 32 * u)
    if slot.sewn:
        draw_sewn(painter, box)
        return
    if not slot.kind:
        _paint_free(painter, box, face.word, theme, u)
        return
    ground(painter, box, theme, candle(theme), 3)
    waits = len(slot.tokens) - 1 if face.waits else ALIKE
    for number, place in enumerate(places_in(box)):
        if number < len(slot.tokens) and number != waits:
            draw_token(painter, slot.kind, place.adjusted(2, 2, -2, -2), slot.tokens[number])
        else:
            painter.setPen(QPen(edge(theme), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place, 4, 4)
    top = places_in(box)[0].bottom()
    side = round(min((foot.top() - top) * 0.72, box.width() * 0.46))
    middle = (top + foot.top()) / 2
    if side > 20 and not (face.waits and waits == 0):
        draw_token(
            painter,
            slot.kind,
            QRectF(round(box.center().x() - side / 2), round(middle - side / 2), side, side),
        )
    font = fitting(theme.font("title", 20 * u), face.word, foot.width()) or theme.font("title", MIN_TEXT_PX)
    draw_word(painter, face.word, font, theme.color("text"), foot, "c")


def _paint_free(painter: QPainter, box: QRectF, word: str, theme: Theme, u: float) -> None:
    painter.setPen(QPen(edge(theme), 2))
    painter.setBrush(mixed(wall(theme), panel(theme), 0.4))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), _ROUND, _ROUND)
    draw_word(painter, word, theme.font("label", 17 * u), theme.color("muted"), box, "c")


def draw_tear(painter: QPainter, room: QRectF, share: float, theme: Theme) -> None:
    """Draw how the Backpack tears across all its slots, from the top to the bottom.

    Where words stand, below each row, it keeps to the gap in the middle.
    """
    path = QPainterPath()
    for number, (at, side) in enumerate(_TEAR):
        if at > share:
            break
        point = QPointF(room.left() + room.width() * (0.5 + side), room.top() + room.height() * at)
        if number:
            path.lineTo(point)
        else:
            path.moveTo(point)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    thick = min(1.0, room.width() / 560)
    for wide, color in ((14.0 * thick, INK), (5.0 * thick, theme.color("danger"))):
        pen = QPen(color, wide)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawPath(path)


# -- the card and its needs -------------------------------------------------------------------------


def paint_shown(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw the card that was revealed last, or its empty place."""
    if piece.face is not None:
        draw_card(painter, box, piece.face, replace(theme, text_scale=min(theme.text_scale, _MOST_SCALE)), u)
        return
    painter.setPen(QPen(edge(theme), 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), _ROUND, _ROUND)


def paint_pile(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a pile of which the next back and the size are seen; one without cards is an empty place."""
    back, count = piece.face
    if back:
        draw_pile_back(painter, box, back, text(f"back-{back}"), count, replace(theme, text_scale=1.0))
    else:
        paint_shown(painter, box, piece._replace(face=None), theme, u, marks)


def draw_needs(
    painter: QPainter, room: QRectF, needs: Sequence[tuple[str, bool]], lit: int, theme: Theme
) -> None:
    """Draw what a Mission asks for; what has lit up is ticked or crossed."""
    if not needs:
        return
    side = round(min(room.height() * 0.86, room.width() / len(needs) / 1.35))
    step = side * 1.35
    left = room.center().x() - (len(needs) * step - step + side) / 2
    for number, (kind, met) in enumerate(needs):
        place = QRectF(round(left + number * step), round(room.top()), side, side)
        painter.setOpacity(1.0 if number < lit else 0.5)
        draw_token(painter, kind, place)
        painter.setOpacity(1.0)
        if number < lit:
            sign = side * 0.5
            badge = QRectF(place.right() - sign * 0.62, place.bottom() - sign * 0.75, sign, sign)
            draw_verdict(painter, badge, met, theme)


def draw_verdict(painter: QPainter, badge: QRectF, is_good: bool, theme: Theme) -> None:
    """Draw a tick or a cross on a disc."""
    color = theme.color("ok" if is_good else "danger")
    painter.setPen(QPen(color, 2))
    painter.setBrush(wall(theme))
    painter.drawEllipse(badge)
    inset = badge.width() * 0.24
    sign = SIGNS["tick" if is_good else "cross"]
    draw_sign(painter, sign, badge.adjusted(inset, inset, -inset, -inset), color, 10)


def draw_pips(painter: QPainter, room: QRectF, done: int, goal: int, count: int, theme: Theme) -> None:
    """Draw a pip for each Mission of the game, full for each that is completed; the Goal has a ring."""
    side = min(room.height() * 0.62, room.width() / count * 0.8)
    step = side * 1.26
    left = room.center().x() - (count * step - step + side) / 2
    for number in range(count):
        box = QRectF(left + number * step, room.center().y() - side / 2, side, side)
        is_goal = number + 1 == goal
        painter.setPen(QPen(candle(theme) if is_goal else edge(theme), 3 if is_goal else 1.5))
        painter.setBrush(theme.color("ok") if number < done else panel(theme))
        painter.drawEllipse(box)


# -- answers ----------------------------------------------------------------------------------------


def paint_answer(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw an answer where it lies: beside the card, in the tray, or as a card above the Backpack."""
    face = piece.face
    choice: Choice = face.choice
    if choice.where == CARDS:
        _paint_open(painter, box, face, theme, u)
        return
    is_chosen, color = bool(choice.number), theme.color("danger" if choice.breaks else "muted")
    chosen = theme.color("danger") if choice.breaks else candle(theme)
    ground(painter, box, theme, chosen if is_chosen else edge(theme), 4 if is_chosen else 2)
    if choice.where == SIDE:
        side = box.height() - 12
        at = QRectF(round(box.left() + 8), round(box.top() + 6), side, side)
        rest = QRectF(at.right() + 8, box.top(), box.right() - at.right() - 14, box.height())
        half = (rest.height() - 12) / 2
        upper = QRectF(rest.left(), rest.top() + 6, rest.width(), half)
        lower = upper.translated(0, half)
    else:
        side = round(min(box.height() * (0.5 if choice.effect else 0.62), box.width() * 0.62))
        at = QRectF(round(box.center().x() - side / 2), round(box.top() + 5), side, side)
        rest = QRectF(box.left() + 3, at.bottom() + 1, box.width() - 6, box.bottom() - at.bottom() - 4)
        half = rest.height() / 2 if choice.effect else rest.height()
        upper = QRectF(rest.left(), rest.top(), rest.width(), half)
        lower = upper.translated(0, half)
    _picture(painter, choice.picture, at)
    if choice.number:
        _tick(painter, at, theme)
    hand = "l" if choice.where == SIDE else "c"
    for words, role, px, place, ink in (
        (face.word, "title", 17 * u, upper, theme.color("text")),
        (choice.effect, "label", 14 * u, lower, color),
    ):
        font = fitting(theme.font(role, px), words, place.width()) or theme.font(role, MIN_TEXT_PX)
        if words:
            draw_word(painter, fitted(words, font, place.width(), 1)[0], font, ink, place, hand)


def _picture(painter: QPainter, name: str, box: QRectF) -> None:
    if name in HEROES:
        draw_prop(painter, name, box)
    elif name in KINDS:
        draw_token(painter, name, box)


def _tick(painter: QPainter, at: QRectF, theme: Theme) -> None:
    side = at.width() * 0.5
    badge = QRectF(at.right() - side * 0.7, at.top() - side * 0.15, side, side)
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(CANDLE)
    painter.drawEllipse(badge)
    inset = side * 0.24
    draw_sign(painter, SIGNS["tick"], badge.adjusted(inset, inset, -inset, -inset), INK, 10)


def _paint_open(painter: QPainter, box: QRectF, face: AnswerFace, theme: Theme, u: float) -> None:
    """Draw a card that is looked at; what is chosen has its number, or says what becomes of it."""
    choice = face.choice
    draw_card(painter, box, CardFace(choice.picture, face.word, glows=bool(choice.number)), theme, u)
    said = choice.effect if choice.number and choice.effect else str(choice.number or "")
    if not said:
        return
    high = max(24.0, 30 * u)
    plate = QRectF(box.left() + box.width() * 0.06, box.top() - 2, box.width() * 0.88, high)
    if not choice.effect:
        plate = QRectF(box.center().x() - high / 2, box.top() - 2, high, high)
    painter.setPen(QPen(PARCHMENT, 2))
    painter.setBrush(INK)
    painter.drawRoundedRect(plate, 6, 6)
    font = fitting(theme.font("title", 18 * u), said, plate.width() - 8) or theme.font("title", MIN_TEXT_PX)
    draw_word(painter, said, font, CANDLE, plate, "c")


# -- Heroes and what lies behind --------------------------------------------------------------------


def paint_hero(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw the button of a Hero: in the colour of its seat, dull while it cannot be used."""
    face: HeroFace = piece.face
    seat = theme.seat(face.seat)
    ground(painter, box, theme, seat if face.can else edge(theme), 3.5 if face.can else 1.5)
    side = round(min(box.height() * 0.42, box.width() * 0.24))
    at = QRectF(round(box.left() + 8), round(box.top() + 6), side, side)
    painter.setOpacity(1.0 if face.can else 0.5)
    draw_prop(painter, face.hero, at)
    painter.setOpacity(1.0)
    color = theme.color("text" if face.can else "muted")
    head = QRectF(at.right() + 6, at.top(), box.right() - at.right() - 12, side)
    font = fitting(theme.font("title", 18 * u), face.name, head.width()) or theme.font("title", MIN_TEXT_PX)
    draw_word(painter, face.name, font, color, head)
    room = QRectF(box.left() + 8, at.bottom() + 3, box.width() - 16, box.bottom() - at.bottom() - 7)
    paragraph(painter, face.line, theme, room, "text", 16 * u, color)


def paint_past(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a line of the cards before: a bar in the colour of whoever played it, the card, and the name."""
    face: PastFace = piece.face
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.seat(face.seat))
    painter.drawRoundedRect(QRectF(box.left() + 2, box.top() + 4, 6, box.height() - 8), 3, 3)
    is_afar = face.least > MIN_TEXT_PX
    side = min(box.height() - 8, 26 * u) if is_afar else box.height() - 8
    at = QRectF(round(box.left() + 14), round(box.center().y() - side / 2), side, side)
    left = at.right() + 8
    if face.card in KINDS:
        draw_token(painter, face.card, at)
    else:
        wide = side * 5 / 7
        draw_back(painter, "mission", QRectF(at.center().x() - wide / 2, at.top(), wide, side))
    room = QRectF(left, box.top(), box.right() - left - 4, box.height())
    name = room.adjusted(room.width() * 0.62, 0, 0, 0)
    font, least = theme.font("label", 15 * u), face.least
    taken = draw_fitting(painter, face.name, font, theme.color("muted"), name, "r", least, is_name=True)
    room.adjust(0, 0, -taken - 6, 0)
    font, color = theme.font("label", 17 * u), theme.color("text")
    if is_afar:
        font.setPixelSize(least)
        lines = fitted(face.word, font, room.width(), 2)
        top = room.center().y() - len(lines) * line_height(font) / 2
        draw_lines(painter, lines, font, color, QPointF(room.left(), top))
    else:
        draw_fitting(painter, face.word, font, color, room)
