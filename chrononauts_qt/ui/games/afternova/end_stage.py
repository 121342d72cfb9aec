"""Where a Starship is counted: it turns over, Projects fan out, Fragments hop on, the objective lights up."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from chrononauts_qt.games.afternova.amounts import words
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.ui.games.afternova.end_bars import draw_who
from chrononauts_qt.ui.games.afternova.end_course import FAN, HOLD, OBJECTIVE, TURN, Course
from chrononauts_qt.ui.games.afternova.end_facts import Place, Scoring
from chrononauts_qt.ui.games.afternova.texts.end_texts import text
from chrononauts_qt.ui.games.afternova.views.cards import PROJECT_CARD, CardFace, cost_boxes, paint_card
from chrononauts_qt.ui.games.afternova.views.pictures import draw_back, draw_ship
from chrononauts_qt.ui.games.afternova.views.seats import shortened
from chrononauts_qt.ui.games.afternova.views.tokens import draw_fragment, is_paper
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.pixmaps import Pixmaps
from chrononauts_qt.ui.kit.text_block import closer, draw_word, elide_middle
from chrononauts_qt.ui.kit.theme import mixed

_SHIP = 2.3
"""Width of a ship by its height."""
_LARGEST = 1.9
"""By how much a card grows at most where there is room for it."""
_LEAST_TOKEN = 22
"""How high a Fragment's line is at least, in pixels: else it has no words above it."""
_HOP = 0.9
"""How high a Fragment hops, by its side."""


def eased(share: float) -> float:
    """Return how far something has come that enters."""
    return 1 - (1 - max(0.0, min(1.0, share))) ** 3


class Stage(QWidget):
    """Shows the place that is counted now; a press asks for the next part."""

    ACCESSIBLE_ROLE = "Canvas"

    pressed = Signal()

    def __init__(self, page: Page, course: Course) -> None:
        super().__init__()
        self._page, self._course = page, course
        self._places: dict[int, Place] = {}
        self._kept = Pixmaps(16)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(text("counting"))
        self.setAccessibleDescription(text("counting-keys"))

    def show_scoring(self, scoring: Scoring) -> None:
        """Take those who are counted."""
        self._places = {place.seat: place for place in scoring.places}

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()

    # -- its measures -----------------------------------------------------------------------------

    def _font_px(self, role: str, units: float) -> int:
        return self._page.theme.font(role, self._page.type_px(units)).pixelSize()

    def _inside(self) -> QRectF:
        edge = 14 * self._page.u
        return QRectF(self.rect()).adjusted(edge, edge * 0.6, -edge, -edge)

    def _head(self) -> QRectF:
        inside = self._inside()
        return QRectF(inside.left(), inside.top(), inside.width(), self._font_px("number", 34) * 1.25)

    def _ship_box(self) -> QRectF:
        """Return where the ship lies: at the left below the head."""
        head, inside = self._head(), self._inside()
        height = min((inside.bottom() - head.bottom()) * 0.3, inside.width() * 0.42 / _SHIP)
        return QRectF(inside.left(), head.bottom() + 4, height * _SHIP, height)

    def _side_lines(self) -> tuple[QRectF, QRectF]:
        """Return where Hold and objective stand, beside the ship."""
        ship = self._ship_box()
        left = ship.right() + 18 * self._page.u
        upper = QRectF(left, ship.top(), self._inside().right() - left, ship.height() / 2)
        return upper, upper.translated(0, upper.height())

    def card_boxes(self, count: int) -> list[QRectF]:
        """Return where so many Projects lie: in one row or in two, whichever makes them larger."""
        gap, room = 10 * self._page.u, self._inside()
        room.setTop(self._ship_box().bottom() + 22 * self._page.u)
        width, height = PROJECT_CARD

        def scale(rows: int) -> float:
            columns = -(-count // rows)
            across = (room.width() - gap * (columns - 1)) / columns / width
            return min(across, (room.height() - gap * (rows - 1)) / rows / height)

        rows = max((1, 2), key=scale) if count > 1 else 1
        k, columns = min(scale(rows), _LARGEST * max(1.0, self._page.u)), -(-count // rows)
        size, step = QSizeF(width * k, height * k), QSizeF(width * k + gap, height * k + gap)
        left = room.center().x() - (columns * step.width() - gap) / 2
        top = room.center().y() - (rows * step.height() - gap) / 2
        corners = (
            QPointF(left + place % columns * step.width(), top + place // columns * step.height())
            for place in range(count))
        return [QRectF(corner, size) for corner in corners]

    # -- drawing ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        part = self._course.part
        place = self._places.get(part.seat) if part is not None else None
        if place is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._paint_ground(painter)
            self._paint_head(painter, place)
            self._paint_ship(painter, place)
            self._paint_hold(painter, place)
            self._paint_objective(painter, place)
            self._paint_cards(painter, place)

    def _paint_ground(self, painter: QPainter) -> None:
        theme, has_keys = self._page.theme, self.hasFocus()
        painter.setPen(QPen(theme.color("focus" if has_keys else "line"), 3 if has_keys else 1.5))
        painter.setBrush(theme.color("panel"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)

    def _steps(self, place: Place, kind: str) -> float:
        return self._course.steps_of(place.seat, kind)

    def _points(self, place: Place) -> tuple[int, int, int]:
        """Return what of each part is counted whole."""
        fanned = place.all_projects[: int(self._steps(place, FAN))]
        worth = sum(PROJECTS[project].points for project in fanned)
        return worth, int(self._steps(place, HOLD)), int(self._steps(place, OBJECTIVE))

    def _paint_head(self, painter: QPainter, place: Place) -> None:
        theme, line = self._page.theme, self._head()
        side = line.height() * 0.7
        draw_who(painter, place.seat, QRectF(line.left(), line.center().y() - side / 2, side, side), theme)
        number = theme.font("number", self._page.type_px(34))
        total = str(sum(self._points(place)))
        width = draw_word(painter, total, number, theme.color("focus"), line, "r")
        name = line.adjusted(side * 1.3, 0, -width - side * 0.5, 0)
        font = closer(theme.font("title", self._page.type_px(24)), place.shown, name.width())
        draw_word(painter, elide_middle(place.shown, font, name.width()), font, theme.color("text"), name)

    def _paint_ship(self, painter: QPainter, place: Place) -> None:
        """Draw the ship with its face, on its edge, or with its back, on which the objective stands."""
        box, share = self._ship_box(), min(1.0, self._steps(place, TURN))
        theme = self._page.theme
        painter.save()
        painter.translate(box.center())
        painter.scale(1, max(abs(math.cos(math.pi * share)), 0.02))
        painter.translate(-box.center())
        if share < 0.5:
            draw_ship(painter, place.ship, box)
        else:
            edge = box.adjusted(2, 2, -2, -2)
            painter.setPen(QPen(theme.color("card_line"), 2))
            painter.setBrush(theme.color("card"))
            painter.drawRoundedRect(edge, box.height() * 0.18, box.height() * 0.18)
            painter.setOpacity(0.22)
            draw_ship(painter, place.ship, edge.adjusted(8, 4, -8, -4))
            painter.setOpacity(1.0)
            self._paint_signs(painter, edge, place)
        painter.restore()

    def _paint_signs(self, painter: QPainter, box: QRectF, place: Place) -> None:
        """Draw the two colours of the objective, once its part has come; before that their places."""
        theme, side = self._page.theme, box.height() * 0.44
        for number, colour in enumerate(place.colours):
            left = box.center().x() + (number - 1) * side * 1.3 + side * 0.15
            at = QRectF(left, box.center().y() - side / 2, side, side)
            if self._is_told(place):
                draw_fragment(painter, colour, at, True)
            else:
                painter.setPen(QPen(theme.color("card_line"), 2, Qt.PenStyle.DashLine))
                painter.setBrush(theme.color("card"))
                painter.drawEllipse(at)

    def _is_told(self, place: Place) -> bool:
        """Tell whether the objective may be shown."""
        part = self._course.part
        counts = part is not None and part.seat == place.seat and part.kind == OBJECTIVE
        return counts or self._course.is_done(place.seat)

    def _label(self, painter: QPainter, line: QRectF, said: str, points: int) -> QRectF:
        """Draw what a line counts, and how much that is; return the room for its signs."""
        theme = self._page.theme
        number = theme.font("number", self._page.type_px(22))
        font = theme.font("label", self._page.type_px(15))
        at = QRectF(line.left(), line.top(), line.width(), font.pixelSize() * 1.4)
        is_low = line.height() < at.height() + _LEAST_TOKEN
        draw_word(painter, str(points), number, theme.color("text"), line if is_low else at, "r")
        room = at.width() - 2.2 * number.pixelSize()
        if is_low:  # the key below the bars has the words as well
            return QRectF(line.left(), line.top(), room, line.height())
        draw_word(painter, shortened(said, closer(font, said, room), room), closer(font, said, room),
                  theme.color("muted"), at)
        return QRectF(line.left(), at.bottom(), line.width(), line.bottom() - at.bottom())

    def _paint_hold(self, painter: QPainter, place: Place) -> None:
        """Draw what is left in the Hold; each Fragment hops as it counts."""
        theme, steps = self._page.theme, self._steps(place, HOLD)
        room = self._label(painter, self._side_lines()[0], text("part-hold"), int(steps))
        most = room.width() / max(1, len(place.left)) / 1.25
        side = min(room.height() * 0.72, 44 * max(1.0, self._page.u), most)
        for number, colour in enumerate(place.left):
            share = max(0.0, min(1.0, steps - number))
            hop = math.sin(math.pi * share) * side * _HOP
            at = QRectF(room.left() + number * side * 1.25, room.bottom() - side * 1.15 - hop, side, side)
            painter.setOpacity(1.0 if share else 0.45)
            draw_fragment(painter, colour, at, is_paper(theme))
            if 0 < share < 1:
                self._paint_plus(painter, at.center() + QPointF(side * 1.1, 0), 1)
        painter.setOpacity(1.0)

    def _paint_objective(self, painter: QPainter, place: Place) -> None:
        """Draw the objective's two signs and what they have counted."""
        theme, steps = self._page.theme, self._steps(place, OBJECTIVE)
        line = self._side_lines()[1]
        room = self._label(painter, line, text("part-objective"), int(steps))
        side = min(room.height() * 0.72, 44 * max(1.0, self._page.u))
        for number, colour in enumerate(place.colours):
            at = QRectF(room.left() + number * side * 1.25, room.bottom() - side * 1.15, side, side)
            if self._is_told(place):
                draw_fragment(painter, colour, at, is_paper(theme))
            else:
                painter.setPen(QPen(theme.color("line"), 1.5, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(at.adjusted(1, 1, -1, -1))

    def _paint_cards(self, painter: QPainter, place: Place) -> None:
        """Draw the Projects, each on its way from the ship to its place; what is lit has a ring."""
        theme, start = self._page.theme, self._ship_box().center()
        boxes, steps = self.card_boxes(max(1, len(place.all_projects))), self._steps(place, FAN)
        if not place.all_projects:
            font = theme.font("label", self._page.type_px(18))
            draw_word(painter, text("no-project"), font, theme.color("muted"), boxes[0], "c")
            return
        for number, (project, box) in reversed(list(enumerate(zip(place.all_projects, boxes, strict=True)))):
            share = steps - number
            if share <= 0:
                continue
            painter.save()
            away = (start - box.center()) * (1 - eased(share))
            painter.translate(box.center() + away)
            painter.rotate(-14 * (1 - eased(share)))
            painter.scale(*self._turned(project in place.unseen, share))
            painter.translate(-box.center())
            if project in place.unseen and share < 0.5:
                draw_back(painter, "projects", box)
            else:
                self._paint_card(painter, project, box)
            painter.restore()
            if 0.5 < share < 1:
                middle = QPointF(box.center().x(), box.top() + box.height() * 0.62)
                self._paint_plus(painter, middle, PROJECTS[project].points)
        self._paint_lit(painter, place, boxes)

    def _paint_card(self, painter: QPainter, project: str, box: QRectF) -> None:
        """Draw a Project, from its picture: it is drawn many times a second."""
        page, ratio = self._page, painter.device().devicePixelRatioF()

        def draw(inner: QPainter, place: QRectF) -> None:
            paint_card(inner, place, Piece(project, "", CardFace(project)), page.theme, page.u, Mark.NONE)

        painter.drawPixmap(box.topLeft(), self._kept.get(project, box.size(), ratio, draw))

    @staticmethod
    def _turned(is_unseen: bool, share: float) -> tuple[float, float]:
        """Return how a card is scaled: grown on its way, and turned over where nobody has seen it before."""
        if is_unseen:
            return max(0.03, abs(math.cos(math.pi * min(1.0, share)))), 1.0
        grown = 0.5 + 0.5 * eased(share)
        return grown, grown

    def _paint_lit(self, painter: QPainter, place: Place, boxes: Sequence[QRectF]) -> None:
        """Ring every icon that the objective has counted; the newest is large, and says what it adds."""
        theme, steps = self._page.theme, self._steps(place, OBJECTIVE)
        for number, (card, icon) in enumerate(place.lit):
            share = min(1.0, steps - number)
            if share <= 0:
                break
            at = cost_boxes(boxes[card], place.all_projects[card])[icon]
            grow = at.width() * (0.22 + 0.5 * math.sin(math.pi * share))
            ring = at.adjusted(-grow, -grow, grow, grow)
            painter.setPen(QPen(mixed(theme.color("focus"), theme.color("card_ink"), 0.25), 3))
            painter.setBrush(theme.color("focus", 0.35))
            painter.drawEllipse(ring)
            draw_fragment(painter, words(PROJECTS[place.all_projects[card]].cost)[icon], at, True)
            if share < 1:
                self._paint_plus(painter, QPointF(at.center().x(), at.top() - at.height() * 0.9), 1)

    def _paint_plus(self, painter: QPainter, middle: QPointF, points: int) -> None:
        theme, said = self._page.theme, f"+{points}"
        font = theme.font("number", self._page.type_px(20))
        width = QFontMetricsF(font).horizontalAdvance(said) + 12
        plate = QRectF(middle.x() - width / 2, middle.y() - font.pixelSize() * 0.65, width,
                       font.pixelSize() * 1.3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("focus"))
        painter.drawRoundedRect(plate, 5, 5)
        draw_word(painter, said, font, theme.color("focus_ink"), plate, "c")
