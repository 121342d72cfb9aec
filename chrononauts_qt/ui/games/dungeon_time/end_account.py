"""The account on the last page: what became of every Mission, one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QScrollArea

from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time.end_facts import Told
from chrononauts_qt.ui.games.dungeon_time.show_drawing import draw_needs
from chrononauts_qt.ui.games.dungeon_time.story_line import paint_mission
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts.end_texts import text
from chrononauts_qt.ui.kit.listing import Listing
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.text_block import closer, draw_lines, fitted, line_height, lines_of

_PICTURE, _NEED, _GAP = 50, 26, 10
"""The sides of the picture of a Mission and of what it asks for, and what lies between, at scale 1."""


class _Paragraph(NamedTuple):
    lines: tuple[str, ...]
    font: QFont
    color: QColor

    @property
    def height(self) -> float:
        return len(self.lines) * line_height(self.font)


class Account(Listing):
    """A panel for each Mission that was told; ``chosen`` brings the number of the event that revealed it."""

    def __init__(self, page: Page, area: QScrollArea) -> None:
        super().__init__(text("account"), page, area, self._height, self._draw)

    def show_account(self, account: Sequence[Told], note: str) -> None:
        """Show what became of these; `note` says what a press on one does."""
        self.show_pieces([Piece(str(one.event), told(one), one, note=note) for one in account])

    def _paragraphs(self, one: Told, width: float) -> list[_Paragraph]:
        page, theme = self._page, self._page.theme
        rows = (
            (one.verdict.words, "label", 18, theme.color(one.verdict.tone)),
            (one.verdict.told, "body", 16, theme.color("text")),
        )
        found = []
        for said, role, units, color in rows:
            font = theme.font(role, page.type_px(units))
            found.append(_Paragraph(lines_of(said, font, width), font, color))
        return found

    def _title(self) -> QFont:
        return self._page.theme.font("title", self._page.type_px(19))

    def _aside(self) -> float:
        """Return how wide the picture is with what lies between it and the words."""
        return self._page.px(_PICTURE) + self._page.px(_GAP)

    def _head(self) -> float:
        return max(line_height(self._title()), self._page.px(_NEED) + 4.0)

    def _height(self, piece: Piece, width: float) -> float:
        said = sum(one.height for one in self._paragraphs(piece.face, width - self._aside()))
        return max(self._head() + said, self._page.px(_PICTURE))

    def _draw(self, painter: QPainter, box: QRectF, piece: Piece) -> None:
        one: Told = piece.face
        page, theme, side = self._page, self._page.theme, self._page.px(_PICTURE)
        paint_mission(painter, QRectF(box.left(), box.top(), side, side), one.card, theme)
        room = box.adjusted(self._aside(), 0, 0, 0)
        need = page.px(_NEED)
        needs = QRectF(0, box.top(), need * 1.35 * len(one.needs), need / 0.86)
        needs.moveRight(box.right())
        draw_needs(painter, needs, one.needs, len(one.needs), theme)
        wide = room.width() - needs.width() - page.px(_GAP)
        title = words.title(one.card)
        font = closer(self._title(), title, wide)
        line = QPointF(room.left(), box.top() + (self._head() - line_height(font)) / 2)
        draw_lines(painter, fitted(title, font, wide, 1), font, theme.color("text"), line)
        top = box.top() + self._head()
        for lines, font, color in self._paragraphs(one, room.width()):
            top = draw_lines(painter, lines, font, color, QPointF(room.left(), top))


def told(one: Told) -> str:
    """Return what a screen reader says of a Mission."""
    said = text("account-line", number=one.number, mission=words.title(one.card), verdict=one.verdict.words)
    return sentences(said, one.verdict.told)
