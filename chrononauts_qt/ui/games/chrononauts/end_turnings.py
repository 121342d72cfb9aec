"""The turning points on the last page: a sentence and a picture each, and the way to see it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QScrollArea

from chrononauts_qt.games.chrononauts.turning import HOME, TEN, Turning
from chrononauts_qt.ui.catalog.wording import all_of, marked
from chrononauts_qt.ui.games.chrononauts.end_cards import middle_of
from chrononauts_qt.ui.games.chrononauts.texts.end_texts import text
from chrononauts_qt.ui.games.chrononauts.texts.titles import quoted, title
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import picture_of
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import paint_card_scene
from chrononauts_qt.ui.kit.listing import Listing
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_lines, line_height, lines_of

_PICTURE, _SIGN, _GAP = 84, 22, 10
"""The widths of the card's picture and of the sign that leads on, and what lies between, at scale 1."""


class Moment(NamedTuple):
    """A turning point: the number of its event, the card that was played, and a sentence."""

    event: int
    card: str
    words: str


def moments_of(turnings: Sequence[Turning], names: Sequence[str]) -> tuple[Moment, ...]:
    """Return the turning points of a game of rivals in sentences; `names` are theirs by seat."""
    return tuple(Moment(one.event, one.card, _rivals(one, names)) for one in turnings)


def moments_on_journey(turnings: Sequence[Turning], travellers: Sequence[str]) -> tuple[Moment, ...]:
    """Return those of a journey; `travellers` are the ids of those who set out, in their order."""
    return tuple(Moment(one.event, one.card, _journey(one, travellers)) for one in turnings)


def _rivals(one: Turning, names: Sequence[str]) -> str:
    whose = "own" if one.whom == one.seat else "other"
    said: dict[str, object] = {"turn": one.turn, "name": names[one.seat], "card": title(one.card)}
    if whose == "other":
        said["other"] = names[one.whom]
    if one.goal:
        return text(f"{whose}-goal", goal=quoted(one.goal), **said)
    if one.route == TEN:
        return text(f"{whose}-cards", count=one.cards, **said)
    if whose == "own" and one.is_nearer and [what for what, _ in one.lines] == [one.card]:
        return text("own-artifact", **said)
    return text(f"{whose}-{'nearer' if one.is_nearer else 'farther'}", lines=_lines(one), **said)


def _journey(one: Turning, travellers: Sequence[str]) -> str:
    said: dict[str, object] = {"turn": one.turn, "card": title(one.card)}
    if one.came_home:
        return text("solo-home", travellers=all_of(map(title, one.came_home)), **said)
    way = "nearer" if one.is_nearer else "farther"
    return text(f"solo-{way}", lines=_lines(one), other=title(travellers[one.whom]), **said)


def _lines(one: Turning) -> str:
    if one.route == HOME:
        return all_of(marked(int(year), side) for year, side in one.lines)
    return all_of(quoted(artifact) for artifact, _ in one.lines)


class Turnings(Listing):
    """A panel for each turning point; ``chosen`` brings the number of its event."""

    def __init__(self, page: Page, area: QScrollArea) -> None:
        super().__init__(text("turnings"), page, area, self._height, self._draw)

    def show_moments(self, moments: Sequence[Moment], note: str) -> None:
        """Show these; `note` says what a press on one does, "" where it does nothing."""
        self.show_pieces([Piece(str(one.event), one.words, one, note=note) for one in moments])

    def _font(self) -> QFont:
        return self._page.theme.font("body", self._page.type_px(16))

    def _lines_of(self, piece: Piece, width: float) -> tuple[str, ...]:
        page = self._page
        aside = page.px(_PICTURE) + page.px(_SIGN) + 2 * page.px(_GAP)
        return lines_of(piece.face.words, self._font(), width - aside)

    def _height(self, piece: Piece, width: float) -> float:
        said = len(self._lines_of(piece, width)) * line_height(self._font())
        return max(said, self._page.px(_PICTURE) / 2)

    def _draw(self, painter: QPainter, box: QRectF, piece: Piece) -> None:
        page, theme = self._page, self._page.theme
        wide, side = page.px(_PICTURE), page.px(_SIGN)
        place = QRectF(box.left(), box.center().y() - wide / 4, wide, wide / 2)
        if theme.scenes:
            painter.setOpacity(theme.scenes)
            paint_card_scene(painter, piece.face.card, place, theme)
            painter.setOpacity(1)
        else:
            draw_sign(painter, picture_of(piece.face.card), middle_of(place), theme.color("text"), 5)
        if piece.note:
            sign = QRectF(box.right() - side, box.center().y() - side / 2, side, side)
            draw_sign(painter, SIGNS["play"], sign, theme.color("muted"), 6)
        lines, font = self._lines_of(piece, box.width()), self._font()
        top = box.center().y() - len(lines) * line_height(font) / 2
        draw_lines(painter, lines, font, theme.color("text"), QPointF(place.right() + page.px(_GAP), top))
