"""How the cards of Dungeon Time are drawn: Items, Missions, Adventure cards, their backs, the caps of keys.

The cards are paper by candlelight in every look but the one of high contrast: their colours are their own.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from chrononauts_qt.games.dungeon_time.cards import (
    ADVENTURES,
    ANY,
    KINDS,
    MISSIONS,
    OPTIONAL,
    SLASH,
    Reward,
    needs_of,
)
from chrononauts_qt.ui.games.dungeon_time.views.pictures import (
    draw_back,
    draw_item,
    draw_scroll,
    draw_seal,
    draw_stage,
    item_ground,
)
from chrononauts_qt.ui.kit.text_block import (
    draw_lines,
    draw_word,
    fitted,
    fitting,
    is_whole,
    line_height,
    snug,
)
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

INK, PARCHMENT, CANDLE = QColor("#1F1712"), QColor("#F3E7CC"), QColor("#FFC857")
EDGE, LIGHT = QColor("#8A765A"), QColor("#FFFFFF")
MISSION, MISSION_FOOT, MISSION_EDGE = QColor("#3C2A63"), QColor("#241640"), QColor("#E7D9FF")
ADVENTURE, ADVENTURE_FOOT, ADVENTURE_EDGE = QColor("#7A1F1F"), QColor("#3E0F0F"), QColor("#FFD7B0")

_ROUND = 9
_TITLE, _NEEDS_END, _FOOT = 0.25, 0.775, 0.2
"""Where on a Mission the title ends and the needs, and how high the foot is, as parts of its height."""
_SEAL = 0.22
"""How wide the seal of an Adventure card is, as a part of its width."""
_BETWEEN = 4
"""So many pixels lie between two needs."""
_BELOW_TITLE = 4
"""So many lie above the needs in the wings, for the tails of the letters there."""
_NARROW = 88
"""The distance of the letters in a title on a narrow card, in %."""
_SIGNS = {OPTIONAL: "?", SLASH: "/"}


class CardFace(NamedTuple):
    """A card in a hand or on a pile: ``word`` is the label of an Item, the title of any other card.

    ``cap`` is what is printed on its key, ``of_choice`` the word for a Reward of any kind. What is asked for
    ``glows``; a card that has just been drawn is ``fresh``: no press plays it yet. ``pips`` are how many of
    the Missions that an Adventure card waits for have been played. The cap of a key that has been tried is
    ``lit``.
    """

    card: str
    word: str
    cap: str = ""
    of_choice: str = ""
    glows: bool = False
    fresh: bool = False
    pips: int = 0
    lit: bool = False


def draw_card(painter: QPainter, box: QRectF, face: CardFace, theme: Theme, u: float) -> None:
    """Draw a card face up."""
    if face.card in KINDS:
        _draw_item(painter, box, face, theme, u)
    else:
        _draw_mission(painter, box, face, theme, u)
    if face.glows or face.fresh:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(CANDLE, 5 if face.glows else 2))
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), _ROUND, _ROUND)


def draw_pile_back(painter: QPainter, box: QRectF, back: str, word: str, count: int, theme: Theme) -> None:
    """Draw the back of a pile (item or mission), what it is in a word, and how many cards lie there."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 160))
    painter.drawRoundedRect(box.adjusted(4, 4, 0, 0), _ROUND, _ROUND)
    top = box.adjusted(0, 0, -4, -4)
    draw_back(painter, back, top)
    height = top.height()
    for said, px, at, role in ((word, 0.1, 0.69, "label"), (str(count), 0.14, 0.81, "number")):
        row = QRectF(top.left() + 4, top.top() + at * height, top.width() - 8, 0.13 * height)
        most = theme.font(role, px * height)  # large text does not make one stand on the other
        most.setPixelSize(min(most.pixelSize(), round(1.05 * px * height)))
        font = fitting(most, said, row.width())
        if font is not None:
            draw_word(painter, said, font, LIGHT, row, "c")


def _paper(painter: QPainter, box: QRectF, ground: QColor, edge: QColor, wide: float) -> None:
    half = wide / 2
    painter.setPen(QPen(edge, wide))
    painter.setBrush(ground)
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), _ROUND, _ROUND)


def draw_cap(
    painter: QPainter, at: QPointF, letter: str, theme: Theme, u: float, lit: bool = False
) -> None:
    """Draw what is printed on a key as a cap, its upper left corner at a point."""
    side = cap_side(u)
    box = QRectF(at.x(), at.y(), side, side)
    ground, ink = (CANDLE, INK) if lit else (INK, CANDLE)
    painter.setPen(QPen(ink, 3) if lit else QPen(ink, 1.6))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 5, 5)
    font = fitting(theme.font("title", 15 * u), letter, side - 4) or theme.font("title", MIN_TEXT_PX)
    draw_word(painter, letter, font, ink, box, "c")


def cap_side(u: float) -> float:
    """Return how large a key cap is."""
    return max(22.0, 24 * u)


# -- Items ------------------------------------------------------------------------------------------


def _draw_item(painter: QPainter, box: QRectF, face: CardFace, theme: Theme, u: float) -> None:
    _paper(painter, box, PARCHMENT, EDGE, 2)
    field = QRectF(box.left() + 5, box.top() + 5, box.width() - 10, box.height() * 0.7)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(item_ground(face.card)))
    painter.drawRoundedRect(field, 6, 6)
    side = min(box.width() * 0.7, box.height() * 0.56)
    draw_item(
        painter,
        face.card,
        QRectF(round(field.center().x() - side / 2), round(field.center().y() - side / 2 + 3), side, side),
    )
    label = QRectF(box.left() + 4, field.bottom(), box.width() - 8, box.bottom() - field.bottom())
    font = fitting(theme.font("title", min(22 * u, box.width() * 0.17)), face.word, label.width())
    draw_word(painter, face.word, font or theme.font("title", MIN_TEXT_PX), INK, label, "c")
    if face.cap:
        draw_cap(painter, box.topLeft() + QPointF(6, 6), face.cap, theme, u, face.lit)


# -- Missions and Adventure cards -------------------------------------------------------------------


def _draw_mission(painter: QPainter, box: QRectF, face: CardFace, theme: Theme, u: float) -> None:
    is_adventure = face.card in ADVENTURES
    ground, foot, edge = (
        (ADVENTURE, ADVENTURE_FOOT, ADVENTURE_EDGE) if is_adventure else (MISSION, MISSION_FOOT, MISSION_EDGE)
    )
    _paper(painter, box, ground, edge, 3)
    if theme.scenes:
        _draw_scene(painter, box, face.card, is_adventure)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(edge, 3))
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), _ROUND, _ROUND)
    below = foot_of(box)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(foot)
    painter.drawRoundedRect(below, 6, 6)
    _draw_title(painter, box, face.word, theme, u)
    _draw_needs(painter, box, needs_of(face.card))
    room = below.adjusted(cap_side(u) + 6 if face.cap else 0, 0, 0, 0)
    if is_adventure:
        side = round(box.width() * _SEAL)
        top = round(box.top() + box.height() * _TITLE - side * 0.3)
        draw_seal(painter, QRectF(round(box.right() - side - 4), top, side, side))
        _draw_pips(painter, room, face.pips, ADVENTURES[face.card].reputation)
    else:
        draw_reward(painter, room, MISSIONS[face.card].reward, face.of_choice, theme)
    if face.cap:
        corner = QPointF(below.left() + 3, below.center().y() - cap_side(u) / 2)
        draw_cap(painter, corner, face.cap, theme, u, face.lit)


def foot_of(box: QRectF) -> QRectF:
    """Return where on a Mission its Reward stands."""
    high = box.height() * _FOOT
    return QRectF(box.left() + 5, box.bottom() - high, box.width() - 10, high - 5)


def _draw_scene(painter: QPainter, box: QRectF, card: str, is_adventure: bool) -> None:
    """Draw the stage within the rounded edge of a card."""
    painter.save()
    edge = QPainterPath()
    edge.addRoundedRect(box.adjusted(2, 2, -2, -2), _ROUND - 1, _ROUND - 1)
    painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
    if is_adventure:
        scene = QRectF(box.left(), box.top() + box.height() * _TITLE, box.width(), box.width() * 0.6)
        draw_scroll(painter, card, scene)
    else:
        draw_stage(painter, card, box)
    painter.restore()


def _draw_title(painter: QPainter, box: QRectF, words: str, theme: Theme, u: float) -> None:
    """Draw a title on at most two lines, above what is needed; a narrow card has narrower letters."""
    width, room = box.width() - 10, box.height() * _TITLE - 3
    most = theme.font("title", min(18 * u, max(14 * u, box.width() * 0.125)))
    font = snug(most, words, width)
    if not is_whole(fitted(words, font, width, 2), words):
        width, font = box.width() - 6, _narrow(words, most.pixelSize(), box.width() - 6, theme)
    lines = fitted(words, font, width, 2)
    step = min(line_height(font), room / len(lines))
    left, top = box.center().x() - width / 2, box.top() + 3 + (room - len(lines) * step) / 2
    draw_lines(painter, lines, font, LIGHT, QPointF(left, top), width, step)


def _narrow(words: str, most: int, width: float, theme: Theme) -> QFont:
    """Return the largest narrow type up to `most` pixels in which a title is whole on two lines."""
    font = theme.font("label", MIN_TEXT_PX)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, _NARROW)
    for pixels in range(most, MIN_TEXT_PX, -1):
        font.setPixelSize(pixels)
        if is_whole(fitted(words, font, width, 2), words):
            return font
    font.setPixelSize(MIN_TEXT_PX)
    return font


def _draw_needs(painter: QPainter, box: QRectF, needs: tuple[str, ...]) -> None:
    """Draw what a Mission asks for, each on parchment: in a row at the feet of the figure, more than three
    in the wings of the stage."""
    places = _in_a_row(box, len(needs)) if len(needs) <= 3 else _in_the_wings(box, len(needs))
    for kind, place in zip(needs, places, strict=True):
        draw_token(painter, kind, place)


def _in_a_row(box: QRectF, count: int) -> list[QRectF]:
    side = round(min((box.width() - 12) / 3 - _BETWEEN, box.height() * 0.26))
    top = round(box.top() + box.height() * _NEEDS_END - side - _BETWEEN)
    left = box.center().x() - (count * (side + _BETWEEN) - _BETWEEN) / 2
    return [QRectF(round(left + place * (side + _BETWEEN)), top, side, side) for place in range(count)]


def _in_the_wings(box: QRectF, count: int) -> list[QRectF]:
    """Return places in two columns at the edges, the left one first."""
    rows = (count + 1) // 2
    high = box.height() * (_NEEDS_END - _TITLE) - _BELOW_TITLE
    side = round(min(high / rows - _BETWEEN, box.width() * 0.3))
    top = box.top() + box.height() * _TITLE + _BELOW_TITLE + (high - rows * (side + _BETWEEN)) / 2
    columns = round(box.left() + 7), round(box.right() - 7 - side)
    return [
        QRectF(columns[place // rows], round(top + place % rows * (side + _BETWEEN)), side, side)
        for place in range(count)
    ]


def draw_token(painter: QPainter, kind: str, box: QRectF, is_round: bool = False) -> None:
    """Draw an Item as a sign: on a square of parchment as a card, on a round one as a token."""
    painter.setPen(QPen(CANDLE, 2) if is_round else QPen(INK, 1.5))
    painter.setBrush(PARCHMENT)
    if is_round:
        painter.drawEllipse(box)
    else:
        painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 5, 5)
    inset = box.width() * (0.16 if is_round else 0.05)
    draw_item(painter, kind, box.adjusted(inset, inset, -inset, -inset))


def draw_reward(painter: QPainter, box: QRectF, reward: Reward | None, of_choice: str, theme: Theme) -> None:
    """Draw a Reward: its kinds, and + for what must be taken, ? for what may be, / between two."""
    if reward is None:
        return
    side = round(min(box.height() - 4, box.width() / 4))
    sign_font = theme.font("title", max(MIN_TEXT_PX, side * 0.75))
    metrics = QFontMetricsF(sign_font)
    if reward.form == ANY:
        sign = "+"
        width = box.width() - metrics.horizontalAdvance(sign) - 10
        font = fitting(theme.font("label", side * 0.6), of_choice, width) or theme.font("label", MIN_TEXT_PX)
        whole = QFontMetricsF(font).horizontalAdvance(of_choice) + metrics.horizontalAdvance(sign) + 6
        left = box.center().x() - whole / 2
        wide = draw_word(painter, of_choice, font, CANDLE, QRectF(left, box.top(), whole, box.height()))
        draw_word(painter, sign, sign_font, CANDLE, QRectF(left + wide + 6, box.top(), whole, box.height()))
        return
    sign = _SIGNS.get(reward.form, "+")
    gap = metrics.horizontalAdvance(sign) + 6
    left = box.center().x() - (len(reward.kinds) * side + gap) / 2
    for number, kind in enumerate(reward.kinds):
        draw_token(painter, kind, QRectF(round(left), round(box.center().y() - side / 2), side, side))
        left += side
        if number == 0:
            draw_word(painter, sign, sign_font, CANDLE, QRectF(left, box.top(), gap, box.height()), "c")
            left += gap


def _draw_pips(painter: QPainter, box: QRectF, full: int, count: int) -> None:
    """Draw how many of the Missions have been played that an Adventure card waits for."""
    side = min(box.height() * 0.5, box.width() / (count * 1.5))
    left = box.center().x() - (count * 1.5 - 0.5) * side / 2
    painter.setPen(QPen(ADVENTURE_EDGE, 1.6))
    for pip in range(count):
        painter.setBrush(CANDLE if pip < full else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(left + pip * 1.5 * side, box.center().y() - side / 2, side, side))
