"""How crew and Project cards are drawn: on paper, with thick ink."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from chrononauts_qt.games.afternova.amounts import SKILLS, words
from chrononauts_qt.games.afternova.cards import CREWS, PROJECTS
from chrononauts_qt.ui.games.afternova.texts import cards as names
from chrononauts_qt.ui.games.afternova.views.pictures import draw_animal, draw_back, project_sign
from chrononauts_qt.ui.games.afternova.views.tokens import INK, draw_chosen, draw_fragment, draw_skill
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import (
    draw_lines,
    draw_word,
    fitted,
    is_whole,
    line_height,
    lines_of,
    snug,
)
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme, mixed

CREW_CARD, PROJECT_CARD = (102, 146), (118, 146)
"""Width and height at scale 1."""
LIFT = 10
"""How far a card that is to be played rises."""
_STRIP = 48
"""What stays in sight of a card that others overlap."""
_LEAST_CREW, LEAST_PROJECT = 60, 78
"""From this width in sight on a card is drawn as ever, else as a strip."""
_CREW_NAME = 24
"""Height of the band of a name of one line."""


class CardFace(NamedTuple):
    """A card: whether it is about to be played, whether it is of no use now, and how many Fragments of its
    cost the own Hold has, by colour; None where that is nobody's business."""

    card: str
    is_lifted: bool = False
    is_idle: bool = False
    there: tuple[str, ...] | None = None
    seen: float = 0.0
    """How much of its width is in sight, in pixels; 0: all of it."""
    least: float = 0.0
    """The least type that it is read in, in pixels."""


class RowFace(NamedTuple):
    """The way to replace a row of the Market, and whether it is chosen, and possible."""

    row: str
    is_open: bool
    is_chosen: bool = False


def width_of(card: str) -> int:
    """Return how wide a card is at scale 1."""
    return (PROJECT_CARD if card in PROJECTS else CREW_CARD)[0]


def in_hand(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return where the cards of a hand lie: side by side, overlapped where there are too many."""
    lift = round(LIFT * u)
    height = room.height() - lift - 4
    widths = [round(width_of(piece.key) * min(u, height / CREW_CARD[1])) for piece in pieces]
    gap = round(8 * u)
    spare = room.width() - sum(widths) - gap * (len(widths) - 1) - 8
    if spare < 0 and len(widths) > 1:
        gap += spare // (len(widths) - 1)
    cells, left = [], 4
    for piece, width in zip(pieces, widths, strict=True):
        up = lift if isinstance(piece.face, CardFace) and piece.face.is_lifted else 0
        cells.append(QRect(left, 2 + lift - up, width, height))
        left += max(width + gap, round(_STRIP * u) if gap < 0 else 0)
    return cells


def covered(room: QRect, pieces: Sequence[Piece], u: float) -> list[float]:
    """Return how much is in sight of each card of a hand, 0 for all of it."""
    cells = in_hand(room, pieces, u)
    return [
        float(after.left() - cell.left()) if after.left() < cell.right() else 0.0
        for cell, after in pairwise(cells)
    ] + [0.0] * bool(cells)


def paint_card(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a crew or Project card, or the back of one that nobody sees."""
    face = piece.face
    if isinstance(face, RowFace):
        _paint_replace(painter, box, face, theme, u)
        return
    if face is None:
        _paint_gap(painter, box, theme)
        return
    painter.setPen(QPen(theme.color("card_line"), 1.5))
    painter.setBrush(theme.color("card"))
    painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 6, 6)
    k = box.height() / CREW_CARD[1]
    is_crew = face.card in CREWS
    seen = QRectF(box.left(), box.top(), face.seen or box.width(), box.height())
    tick = seen.topRight() + QPointF(-14 * u, 14 * u)
    if seen.width() < (_LEAST_CREW if is_crew else LEAST_PROJECT) * k:
        _paint_strip(painter, seen, face, theme, k)
        tick = seen.bottomRight() - QPointF(14 * u, 14 * u)
    elif is_crew:
        _paint_crew(painter, seen, face.card, theme, k, face.least)
        tick.setY(tick.y() + _CREW_NAME * k)
    else:
        _paint_project(painter, seen, face, theme, k, u)
    if face.is_lifted:
        painter.setPen(QPen(theme.color("focus"), max(3.0, 3 * u)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
        draw_chosen(painter, tick, theme, u)
    elif face.is_idle:
        painter.fillRect(box, theme.color("bg", theme.dim))


def _paint_gap(painter: QPainter, box: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(theme.color("line"), 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)


def _paint_replace(painter: QPainter, box: QRectF, face: RowFace, theme: Theme, u: float) -> None:
    """Draw four backs one behind the other: this row is replaced."""
    painter.setOpacity(1.0 if face.is_open else 0.35)
    painter.setPen(QPen(theme.color("line"), 1.5))
    painter.setBrush(theme.color("raised"))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
    width = min(box.width() * 0.42, box.height() * 0.62)
    for place in range(4):
        step = (box.width() * 0.78 - width) / 3 * place
        left, top = box.left() + box.width() * 0.11 + step, box.center().y() - width * 0.7
        card = QRectF(left, top, width, width * 1.4)
        draw_back(painter, face.row, card)
    painter.setOpacity(1.0)
    if face.is_chosen:
        painter.setPen(QPen(theme.color("focus"), max(3.0, 3 * u)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
        draw_chosen(painter, box.topRight() + QPointF(-14 * u, 14 * u), theme, u)


def _name_height(k: float) -> float:
    """Return how high the band of a name of two lines is."""
    return max(36 * k, 2.0 * MIN_TEXT_PX + 4)


def _band(painter: QPainter, box: QRectF, height: float, token: str, theme: Theme) -> QRectF:
    band = QRectF(box.left() + 3, box.top() + 3, box.width() - 6, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color(token))
    painter.drawRoundedRect(band, 4, 4)
    return band


def _paint_strip(painter: QPainter, strip: QRectF, face: CardFace, theme: Theme, k: float) -> None:
    """Draw what is in sight of a card that the next one lies over: name, signs, and head or points."""
    is_crew = face.card in CREWS
    token = "artifact" if is_crew else "mission"
    band = _band(painter, strip.adjusted(0, 0, 3, 0), _name_height(k), token, theme)
    name, font = names.name_of(face.card), theme.font("title", 13 * k)
    room = band.adjusted(3 * k, 0, -2, 0)
    font = snug(font, name, room.width())
    lines = lines_of(name, font, room.width())
    if is_whole(lines, name) and len(lines) <= 3:
        step = min(line_height(font), room.height() / len(lines))
        draw_lines(painter, lines, font, INK, QPointF(room.left(), room.center().y() - step * len(lines) / 2),
                   step=step)
    signs = words(CREWS[face.card].skills if is_crew else PROJECTS[face.card].cost)
    side = min(20 * k, (strip.width() - 10) / 2)
    for place, sign in enumerate(signs):
        down, across = divmod(place, 2)
        corner = QPointF(strip.left() + 4 + across * (side + 2), band.bottom() + 5 * k + down * (side + 2))
        at = QRectF(corner, QSizeF(side, side))
        if is_crew:
            draw_skill(painter, sign, at)
        else:
            draw_fragment(painter, sign, at, True)
    foot = QRectF(strip.left() + 3, band.bottom() + 8 * k + -(-len(signs) // 2) * (side + 2), 0, 0)
    foot.setBottomRight(QPointF(strip.right() - 3, strip.bottom() - 5 * k))
    if is_crew:
        draw_animal(painter, face.card, foot)
    else:
        _points(painter, QRectF(foot.left(), foot.bottom() - 26 * k, 26 * k, 26 * k), face.card, theme, k)


def _paint_crew(painter: QPainter, box: QRectF, card: str, theme: Theme, k: float, least: float) -> None:
    band = _band(painter, box, _CREW_NAME * k, "artifact", theme)
    name = names.crew_name(card)
    room = band.adjusted(6 * k, 0, -6 * k, 0)
    draw_word(painter, name, snug(theme.font("title", max(15 * k, least)), name, room.width()), INK, room)
    side = 27 * k
    foot = box.bottom() - side - 8 * k
    head = QRectF(box.left(), band.bottom() + 2 * k, box.width(), foot - band.bottom() - 4 * k)
    draw_animal(painter, card, head)
    icons = [skill for skill in words(CREWS[card].skills) if skill in SKILLS]
    left = box.center().x() - (len(icons) * side + (len(icons) - 1) * 4 * k) / 2
    for place, skill in enumerate(icons):
        draw_skill(painter, skill, QRectF(left + place * (side + 4 * k), foot, side, side))


def title_lines(
    name: str, width: float, theme: Theme, k: float, least: float = 0.0
) -> tuple[tuple[str, ...], QFont]:
    """Return the name of a Project on two lines at most, in the largest type that breaks no word."""
    for px in (14.0, 13.0, 12.0, 11.0):
        font = snug(theme.font("title", max(px * k, least)), name, width)
        lines = fitted(name, font, width, 2)
        if is_whole(lines, name):
            break
    return lines, font


def _paint_project(painter: QPainter, box: QRectF, face: CardFace, theme: Theme, k: float, u: float) -> None:
    project = PROJECTS[face.card]
    band = _band(painter, box, _name_height(k), "mission", theme)
    room = band.adjusted(6 * k, 1 * k, -26 * u if face.is_lifted else -4 * k, -1 * k)
    lines, font = title_lines(names.project(face.card), room.width(), theme, k, face.least)
    step = min(line_height(font), room.height() / 2)
    top = room.center().y() - len(lines) * step / 2
    draw_lines(painter, lines, font, INK, QPointF(room.left(), top), step=step)
    disc = QRectF(box.right() - 31 * k, band.bottom() + 4 * k, 26 * k, 26 * k)
    _points(painter, disc, face.card, theme, k)
    costs = cost_boxes(box, face.card)
    glyph = QRectF(box.left() + 8 * k, band.bottom() + 5 * k, 0, 0)
    glyph.setHeight(max(0.0, costs[0].top() - glyph.top() - 4 * k))
    glyph.setWidth(min(box.width() - 44 * k, glyph.height()))
    if glyph.height() >= 14:
        draw_sign(painter, project_sign(face.card), glyph, mixed(INK, theme.color("card"), 0.12), 3)
    _paint_cost(painter, costs, words(project.cost), face.there, theme)
    if project.upgrade:
        strip = QRectF(box.left() + 4, box.bottom() - 24 * k, box.width() - 8, 20 * k)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("bg") if theme.name != "light" else INK)
        painter.drawRoundedRect(strip, 3, 3)
        said = names.upgrade(project.upgrade)
        font = snug(theme.font("label", max(12 * k, face.least)), said, strip.width() - 8 * k)
        shown = fitted(said, font, strip.width() - 6 * k, 1)
        draw_word(painter, shown[0], font, theme.color("card"), strip, "c")


def _points(painter: QPainter, disc: QRectF, card: str, theme: Theme, k: float) -> None:
    """Draw what a Project is worth."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    painter.drawEllipse(disc)
    points = str(PROJECTS[card].points)
    draw_word(painter, points, theme.font("title", 17 * k), theme.color("card"), disc, "c")


def cost_boxes(box: QRectF, card: str) -> list[QRectF]:
    """Return where the Fragments lie that a Project costs, on its card in a box."""
    project, k = PROJECTS[card], box.height() / PROJECT_CARD[1]
    side, foot = 18 * k, 22 * k if project.upgrade else 4 * k
    left, room, count = box.left() + 7 * k, box.width() - 14 * k, sum(project.cost)
    step = min(side * 1.25, (room - side) / max(1, count - 1))
    top = box.bottom() - foot - side - 14 * k
    return [QRectF(left + place * step, top, side, side) for place in range(count)]


def _paint_cost(
    painter: QPainter, boxes: Sequence[QRectF], cost: tuple[str, ...], there: tuple[str, ...] | None,
    theme: Theme,
) -> None:
    """Draw what a Project costs; what the own Hold has is filled and ticked, what it lacks is hollow."""
    left = list(there or ())
    for box, colour in zip(boxes, cost, strict=True):
        has = colour in left
        if has:
            left.remove(colour)
        draw_fragment(painter, colour, box, True)
        if there is not None and has:
            side = box.width()
            tick = QRectF(box.left() + side * 0.18, box.bottom() + 1, side * 0.64, side * 0.64)
            draw_sign(painter, SIGNS["tick"], tick, theme.color("artifact_night"), 10)
