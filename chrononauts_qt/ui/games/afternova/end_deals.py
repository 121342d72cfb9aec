"""What a game leaves to look back at: its deals, the best of them first, and what everybody has completed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from chrononauts_qt.games.afternova.amounts import words
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.afternova.end_bars import draw_who
from chrononauts_qt.ui.games.afternova.end_course import projects_told
from chrononauts_qt.ui.games.afternova.end_facts import Deal, Dealer, Place, Scoring
from chrononauts_qt.ui.games.afternova.texts import cards, listed
from chrononauts_qt.ui.games.afternova.texts.end_texts import text
from chrononauts_qt.ui.games.afternova.views.pictures import draw_planet, project_sign
from chrononauts_qt.ui.games.afternova.views.seats import key_of, shortened
from chrononauts_qt.ui.games.afternova.views.tokens import draw_fragment, draw_skill, is_paper
from chrononauts_qt.ui.kit.listing import Listing
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import RING, Piece
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import (
    closer,
    draw_lines,
    draw_word,
    elide_middle,
    line_height,
    lines_of,
)

_TOKEN, _STEP = 0.74, 1.1
"""The side of what is dealt by the height of a line, and from one to the next by that side."""


class DealFace(NamedTuple):
    """A deal, and what came of it in a sentence where it was the best."""

    deal: Deal
    praise: str


def deal_told(deal: Deal) -> str:
    """Return a deal in sentences, as a screen reader says it."""
    when = text("tell-deal", turn=deal.turn, planet=cards.planet(deal.planet))
    host, *helpers = deal.dealers
    return sentences(when, _told("deal-host", host), *(_told("deal-helper", one) for one in helpers))


def _told(key: str, dealer: Dealer) -> str:
    facts = {"name": dealer.name, "brings": listed.in_words(dealer.brings)}
    facts |= {"gets": listed.in_words(dealer.gets)}
    if any(dealer.gives):
        return text(f"{key}-gives", gives=listed.in_words(dealer.gives), **facts)
    return text(key, **facts)


def praise_of(deal: Deal) -> str:
    """Return what the best deal of a game has brought."""
    if deal.completed:
        done = all_of(cards.quoted(cards.project(project)) for project in deal.completed)
        return text("deal-led", projects=done, points=listed.points(deal.points))
    return text("deal-brought", fragments=listed.in_words(deal.brought))


def _count(dealer: Dealer) -> int:
    """Return how many signs a side of a deal has, the arrow among them."""
    return sum(dealer.brings) + sum(dealer.gives) + sum(dealer.gets) + 1


class DealPainter:
    """Draws a deal: the Planet, when it was, and for each dealer what was brought and what came of it."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def _line(self) -> float:
        return self._font("label", 17).pixelSize() * 1.6

    def _font(self, role: str, units: float) -> QFont:
        return self._page.theme.font(role, self._page.type_px(units))

    def _globe(self) -> float:
        return 2 * self._line()

    def _praise(self, face: DealFace, width: float) -> tuple[str, ...]:
        return lines_of(face.praise, self._font("body", 16), width - 4)

    def high(self, piece: Piece, width: float) -> float:
        """Return how high a deal is."""
        face: DealFace = piece.face
        lines = (1 + len(face.deal.dealers)) * self._line()
        praise = len(self._praise(face, width)) * line_height(self._font("body", 16))
        return max(lines, self._globe()) + praise

    def paint(self, painter: QPainter, box: QRectF, piece: Piece) -> None:
        """Draw a deal into its box."""
        face, theme, line, globe = piece.face, self._page.theme, self._line(), self._globe()
        draw_planet(painter, face.deal.planet, QRectF(box.left(), box.top(), globe, globe))
        room = QRectF(box.left() + globe + 0.5 * line, box.top(), box.width() - globe - 0.5 * line, line)
        when = text("deal-when", turn=face.deal.turn, planet=cards.planet(face.deal.planet))
        font = closer(self._font("label", 17), when, room.width())
        draw_word(painter, shortened(when, font, room.width()), font, theme.color("muted"), room)
        names = self._names(face.deal, room)
        for dealer in face.deal.dealers:
            room.translate(0, line)
            self._paint_dealer(painter, room, dealer, names)
        top = box.top() + max(globe, (1 + len(face.deal.dealers)) * line)
        draw_lines(painter, self._praise(face, box.width()), self._font("body", 16), theme.color("text"),
                   QPointF(box.left(), top))

    def _names(self, deal: Deal, room: QRectF) -> float:
        """Return how wide the names are: as the longest, as far as what was dealt leaves room for it."""
        metrics = QFontMetricsF(self._font("title", 17))
        longest = max(metrics.horizontalAdvance(dealer.name) for dealer in deal.dealers)
        dealt = max(_count(dealer) for dealer in deal.dealers) * room.height() * _TOKEN * _STEP
        return max(room.width() * 0.3, min(longest, room.width() - dealt - 1.6 * room.height())) + 1

    def _paint_dealer(self, painter: QPainter, room: QRectF, dealer: Dealer, names: float) -> None:
        theme, side = self._page.theme, room.height() * 0.7
        at = QRectF(room.left(), room.center().y() - side / 2, side, side)
        draw_who(painter, dealer.seat, at, theme)
        name = QRectF(at.right() + side * 0.35, room.top(), names, room.height())
        font = closer(self._font("title", 17), dealer.name, name.width())
        draw_word(painter, elide_middle(dealer.name, font, name.width()), font, theme.color("text"), name)
        tokens = QRectF(name.right() + side * 0.5, room.top(), 0, room.height())
        tokens.setRight(room.right())
        self._paint_tokens(painter, tokens, dealer)

    def _paint_tokens(self, painter: QPainter, room: QRectF, dealer: Dealer) -> None:
        """Draw what is brought, an arrow, and what is got; closer where there is little room."""
        theme, paper = self._page.theme, is_paper(self._page.theme)
        brings, gives, gets = words(dealer.brings), words(dealer.gives), words(dealer.gets)
        side = min(room.height() * _TOKEN, room.width() / _count(dealer) / _STEP)
        left, top = room.left(), room.center().y() - side / 2
        for number, sign in enumerate((*brings, *gives, "", *gets)):
            at = QRectF(left + number * side * _STEP, top, side, side)
            if not sign:
                inset = side * 0.1
                arrow = at.adjusted(inset, inset, -inset, -inset)
                draw_sign(painter, SIGNS["right"], arrow, theme.color("muted"), 8)
            elif number < len(brings):
                draw_skill(painter, sign, at)
            else:
                draw_fragment(painter, sign, at, paper)


class ProjectsPainter:
    """Draws what a seat has completed: each Project with its sign, its name and its points."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def _font(self, role: str, units: float) -> QFont:
        return self._page.theme.font(role, self._page.type_px(units))

    def _line(self) -> float:
        return self._font("label", 16).pixelSize() * 1.65

    def _chips(self, place: Place, width: float) -> Iterator[tuple[str, str, QRectF]]:
        """Yield the Projects with their names as far as there is room, and where each lies."""
        line, font = self._line(), self._font("label", 16)
        left, top = 0.0, line
        for project in place.all_projects:
            name = shortened(cards.project(project), font, width - 2.4 * line)
            wide = QFontMetricsF(font).horizontalAdvance(name) + 2.0 * line
            if left and left + wide > width:
                left, top = 0.0, top + line
            yield project, name, QRectF(left, top, wide, line)
            left += wide + 0.7 * line

    def high(self, piece: Piece, width: float) -> float:
        """Return how high a seat's Projects are."""
        return max((box.bottom() for _, _, box in self._chips(piece.face, width)), default=2 * self._line())

    def paint(self, painter: QPainter, box: QRectF, piece: Piece) -> None:
        """Draw a seat's Projects into their box."""
        place, theme, line = piece.face, self._page.theme, self._line()
        side = line * 0.7
        draw_who(painter, place.seat, QRectF(box.left(), box.top() + line * 0.1, side, side), theme)
        name = QRectF(box.left() + side * 1.35, box.top(), box.width() - side * 1.35, line * 0.9)
        font = closer(self._font("title", 17), place.shown, name.width())
        draw_word(painter, elide_middle(place.shown, font, name.width()), font, theme.color("text"), name)
        if not place.all_projects:
            none = QRectF(box.left(), box.top() + line, box.width(), line)
            draw_word(painter, text("no-project"), self._font("label", 16), theme.color("muted"), none)
        for project, said, at in self._chips(place, box.width()):
            self._paint_chip(painter, at.translated(box.topLeft()), project, said)

    def _paint_chip(self, painter: QPainter, at: QRectF, project: str, name: str) -> None:
        theme, line, side = self._page.theme, at.height(), at.height() * 0.78
        sign = QRectF(at.left(), at.center().y() - side / 2, side, side)
        draw_sign(painter, project_sign(project), sign, theme.color("artifact"), 4)
        words_ = at.adjusted(line * 0.95, 0, 0, 0)
        draw_word(painter, name, self._font("label", 16), theme.color("text"), words_)
        points = str(PROJECTS[project].points)
        draw_word(painter, points, self._font("number", 17), theme.color("focus"), at, "r")


class Annals:
    """The deals of a game and all Projects in an area that scrolls where there is much to tell."""

    def __init__(self, page: Page, area: QScrollArea) -> None:
        self.area, self._page = area, page
        inside = QWidget()
        lines = page.spaced(QVBoxLayout(inside), 2, 6)
        deals, done = DealPainter(page), ProjectsPainter(page)
        self.best = Listing(text("best-deal"), page, area, deals.high, deals.paint, lambda piece: True)
        self.others = Listing(text("other-deals"), page, area, deals.high, deals.paint)
        self.projects = Listing(text("all-projects"), page, area, done.high, done.paint)
        self.none = page.label(text("no-deals"), "body", 18, muted=True)
        self._heads = {
            listing: page.label(words_, "label", 19)
            for listing, words_ in (
                (self.best, text("best-deal")), (self.others, text("other-deals")),
                (self.projects, text("all-projects")))
        }
        for part in (page.label(text("deals"), "title", 24), self.none):
            part.setIndent(RING)
            lines.addWidget(part)
        for listing, head in self._heads.items():
            head.setIndent(RING)
            lines.addWidget(head)
            lines.addWidget(listing)
        lines.addStretch(1)
        area.setWidget(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setAccessibleName(text("deals"))

    @property
    def lists(self) -> tuple[Listing, ...]:
        """All that can be read with the arrows, from above."""
        return tuple(self._heads)

    def show_scoring(self, scoring: Scoring) -> None:
        """Tell of a game; the best deal stands first."""
        best = scoring.best
        praised = [(best, praise_of(best))] if best is not None else []
        self.best.show_pieces([self._deal(0, deal, praise) for deal, praise in praised])
        others = [deal for deal in scoring.deals if deal is not best]
        self.others.show_pieces([self._deal(number, deal, "") for number, deal in enumerate(others, 1)])
        self.projects.show_pieces([
            Piece(key_of(place.seat), projects_told(place), place) for place in scoring.places])
        self.none.setVisible(best is None)
        for listing, head in self._heads.items():
            head.setVisible(bool(listing.pieces))

    @staticmethod
    def _deal(number: int, deal: Deal, praise: str) -> Piece:
        return Piece(f"deal-{number}", sentences(deal_told(deal), praise), DealFace(deal, praise))

    def rescale(self) -> None:
        """Follow the page's scale."""
        for listing in self._heads:
            listing.rescale()
