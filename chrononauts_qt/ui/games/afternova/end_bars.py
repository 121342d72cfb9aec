"""The bars of the last page: three parts in three patterns, as far as they are counted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.afternova.actions import BOT
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.ui.games.afternova.end_course import FAN, HOLD, OBJECTIVE, ORDER, Counted, Counting
from chrononauts_qt.ui.games.afternova.end_facts import Place
from chrononauts_qt.ui.games.afternova.texts import cards, listed
from chrononauts_qt.ui.games.afternova.texts.end_texts import text
from chrononauts_qt.ui.games.afternova.views.pictures import draw_ship, project_sign
from chrononauts_qt.ui.games.afternova.views.seats import key_of
from chrononauts_qt.ui.games.afternova.views.tokens import INK, draw_fragment, is_paper
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import RING, Piece, PieceModel, PieceView
from chrononauts_qt.ui.kit.pixmaps import draw_hatch
from chrononauts_qt.ui.kit.signs import SIGNS, paint_number
from chrononauts_qt.ui.kit.text_block import closer, draw_word, elide_middle
from chrononauts_qt.ui.kit.theme import Theme

_NAME, _TOTAL, _BAR, _TALLEST = 19, 24, 20, 46
"""Type of names and sums; the height of a bar at least, and at most."""
_GAP = 9
"""Between two rows."""
_SPARE = 12
"""So many points more than anybody can count beforehand the bars have room for, until all is counted."""
_SHIP_FROM = 96
"""The height of a row from which its ship has room in it."""
_GLYPH = 13
"""The least side of a Project's sign in a bar, in pixels."""


def paint_part(painter: QPainter, box: QRectF, part: int, theme: Theme, u: float) -> None:
    """Draw a part of a bar: plain, hatched, or dotted."""
    if box.width() < 1:
        return
    painter.setPen(QPen(theme.color("bg"), 1.5))
    painter.setBrush(theme.color(("artifact", "action", "mission")[part]))
    painter.drawRect(box)
    painter.setPen(QPen(INK, 1.5))
    if part == 1:
        draw_hatch(painter, box, max(6.0, 9 * u), 1.5)
    elif part == 2:
        side, step = max(3.0, 4 * u), max(8.0, 11 * u)
        painter.setBrush(INK)
        left = box.left() + step / 2
        while left + side < box.right():
            painter.drawEllipse(QRectF(left, box.center().y() - side / 2, side, side))
            left += step


def draw_who(painter: QPainter, seat: int, disc: QRectF, theme: Theme) -> None:
    """Draw the number of a seat, or Bot's sign."""
    if seat == BOT:
        draw_sign(painter, SIGNS["bot"], disc, theme.color("text"), 5)
    else:
        paint_number(painter, disc, seat, theme)


class Bars(PieceView):
    """A row for each place; while points are counted they stand by seats, then from the first place on.

    No row shows, and nobody hears of it, more than is counted; nor does the scale of the bars tell more.
    """

    def __init__(self, theme: Theme, course: Counting, parent: QWidget | None = None) -> None:
        super().__init__(PieceModel("bars"), self._rows, self._paint_row, theme, parent)
        self._course = course
        self._places: tuple[Place, ...] = ()
        self._top, self._least = 1, 1.0
        self._drawn: tuple[int | None, float] = (None, 0.0)
        """Of which row alone anything changed, and how many points a bar has room for."""
        self._asked = QRect()
        self.setAccessibleName(text("bars"))
        self.setDragEnabled(False)
        self.setAcceptDrops(False)

    def show_places(self, places: Sequence[Place]) -> None:
        """Show how a game was counted, as far as it is."""
        self._places = tuple(places)
        self._top = max(place.public for place in places) + _SPARE
        self.follow()

    def show_counted(self, places: Sequence[Place], parts: int) -> None:
        """Show so many parts of the first place, and all of the others."""
        self._course = Counted(places, parts)
        self.show_places(places)

    @property
    def shown(self) -> tuple[tuple[int, int], ...]:
        """Every seat with the points that its bar has."""
        return tuple((piece.face.seat, int(sum(self.grown(piece.face)))) for piece in self.pieces)

    def follow(self) -> None:
        """Show what is counted now."""
        places, model = self._places, self._pieces
        if self._course.part is not None:
            places = tuple(sorted(places, key=lambda place: (place.seat == BOT, place.seat)))
        pieces = tuple(
            Piece(key_of(place.seat), self._spoken(number, place), place)
            for number, place in enumerate(places, 1))
        part, drawn = self._course.part, self._drawn
        self._drawn = part.seat if part is not None and part.kind != ORDER else None, self._most(places)
        if pieces != self.pieces or drawn != self._drawn or self._drawn[0] is None:
            model.show_pieces(pieces)
            self._arrange()
        else:
            self.viewport().update(self._ringed(model.row_of(key_of(self._drawn[0]))))

    def first_row(self) -> QModelIndex:
        """Return who stands first."""
        return self._pieces.index(0)

    def _ringed(self, index: QModelIndex) -> QRect:
        return self.cell_rect(index).adjusted(-RING, -RING, RING, RING)

    def _spoken(self, number: int, place: Place) -> str:
        counting = self._course.is_counting
        if counting and not self._course.is_done(place.seat):
            return text("row-waits", name=place.name)
        first, second = map(cards.colour, place.colours)
        projects, hold, objective = place.parts
        facts = {
            "name": place.name, "projects": projects, "hold": hold, "objective": objective, "first": first,
            "second": second, "points": listed.points(place.total),
        }
        return text("row-counted", **facts) if counting else text("row-spoken", place=number, **facts)

    # -- its measures -----------------------------------------------------------------------------

    def set_scale(self, u: float, least: float = 1.0) -> None:
        """Take a scale, and ask for the room of the rows; type shrinks no further than to `least`."""
        self.u, self._least = u, least
        self.setMinimumHeight(self.minimumSizeHint().height() if least >= 1 else 0)
        self._arrange()

    @property
    def _head(self) -> float:
        """The height of the line above a bar."""
        return max(self.theme.font(*kind).pixelSize() for kind in self._types()) * 1.3

    def _types(self) -> tuple[tuple[str, float], tuple[str, float]]:
        size = max(self._least, self.u)
        return ("title", _NAME * size), ("number", _TOTAL * size)

    def minimumSizeHint(self) -> QSize:
        row = self._head + (_BAR + _GAP) * max(0.8, self.u)
        return QSize(200, round(row * len(self.pieces)) + 2 * RING)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _rows(self, room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
        if not pieces:
            return []
        gap = round(_GAP * u)
        height = min((room.height() + gap) // len(pieces) - gap, round(170 * max(1.0, u)))
        return [
            QRect(room.left(), round(place * (height + gap)), room.width(), height)
            for place in map(self._place_of, range(len(pieces)))
        ]

    def _place_of(self, row: int) -> float:
        """Return where a row stands: on its way from the order of seats to that of points."""
        part = self._course.part
        if part is None or part.kind != ORDER:
            return float(row)
        share = self._course.steps_of(part.seat, ORDER)
        eased = share * share * (3 - 2 * share)
        there = [place.seat for place in self._places].index(self.pieces[row].face.seat)
        return row + (there - row) * eased

    # -- drawing ----------------------------------------------------------------------------------

    def grown(self, place: Place) -> tuple[float, float, float]:
        """Return how many points of each part are counted."""
        if not self._course.is_counting:
            return tuple(map(float, place.parts))  # type: ignore[return-value]  # three of them
        steps = self._course.steps_of(place.seat, FAN)
        worth = [PROJECTS[project].points for project in place.all_projects]
        whole = int(steps)
        projects = sum(worth[:whole]) + (worth[whole] * (steps - whole) if whole < len(worth) else 0.0)
        hold, lit = (self._course.steps_of(place.seat, kind) for kind in (HOLD, OBJECTIVE))
        return projects, hold, lit

    def paintEvent(self, event: QPaintEvent) -> None:
        self._asked = event.rect()
        super().paintEvent(event)

    def paint_piece(self, painter: QPainter, box: QRectF, piece: Piece) -> None:
        """Draw a row anew: it grows while its face stays the same."""
        self._paint_row(painter, box, piece, self.theme, self.u, Mark.NONE)

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw a row, if it is asked for: while points are counted, a single one changes."""
        if self._ringed(index).intersects(self._asked):
            super().paint_cell(painter, index, marks)

    def _most(self, places: Sequence[Place]) -> float:
        if self._course.part is None:
            return max((1, *(place.total for place in places)))
        return max((self._top, *(sum(self.grown(place)) for place in places)))

    def _paint_row(
        self, painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark
    ) -> None:
        place = piece.face
        if box.height() >= _SHIP_FROM * max(0.8, u):
            box = self._paint_ship(painter, box, place)
        head = self._head
        bar = min(box.height() - head, _TALLEST * max(0.8, u))
        top = box.top() + (box.height() - head - bar) / 2
        grown = self.grown(place)
        self._paint_head(painter, QRectF(box.left(), top, box.width(), head), place, grown)
        self._paint_bar(painter, QRectF(box.left(), top + head, box.width(), bar), place, grown)

    def _paint_ship(self, painter: QPainter, box: QRectF, place: Place) -> QRectF:
        """Draw the ship at the left of a high row; return what is left of the row."""
        width = min(box.height() * 2.0, box.width() * 0.24)
        height = width / 2.3
        draw_ship(painter, place.ship, QRectF(box.left(), box.center().y() - height / 2, width, height))
        return box.adjusted(width + 14 * self.u, 0, 0, 0)

    def _paint_head(
        self, painter: QPainter, line: QRectF, place: Place, grown: tuple[float, float, float]
    ) -> None:
        theme, side = self.theme, line.height() * 0.72
        name_type, total_type = (theme.font(*kind) for kind in self._types())
        is_now = self._course.part is not None and self._course.part.seat == place.seat
        draw_who(painter, place.seat, QRectF(line.left(), line.center().y() - side / 2, side, side), theme)
        points = int(sum(grown) + 1e-6)
        right = line.right() - self._paint_colours(painter, line, place)
        right -= QFontMetricsF(total_type).horizontalAdvance("00")
        total = QRectF(right, line.top(), line.right() - right, line.height())
        ink = theme.color("focus" if is_now else "text")
        draw_word(painter, str(points), total_type, ink, total)
        name = line.adjusted(side * 1.35, 0, right - line.right() - side * 0.4, 0)
        closed = closer(name_type, place.shown, name.width())
        draw_word(painter, elide_middle(place.shown, closed, name.width()), closed, ink, name)

    def _paint_colours(self, painter: QPainter, line: QRectF, place: Place) -> float:
        """Draw the signs of an objective at the right end, once they are counted; return their room."""
        side = line.height() * 0.7
        counting = self._course.is_counting
        if not counting or self._course.is_done(place.seat):
            for number, colour in enumerate(place.colours):
                corner = QPointF(line.right() - (2 - number) * side * 1.15, line.center().y() - side / 2)
                draw_fragment(painter, colour, QRectF(corner.x(), corner.y(), side, side),
                              is_paper(self.theme))
        return side * 2.6

    def _paint_bar(
        self, painter: QPainter, room: QRectF, place: Place, grown: tuple[float, float, float]
    ) -> None:
        theme, u = self.theme, self.u
        painter.setPen(QPen(theme.color("line", 0.5), 1))
        painter.setBrush(theme.color("panel"))
        painter.drawRect(room)
        unit = room.width() / self._drawn[1]
        left = room.left()
        for part, points in enumerate(grown):
            box = QRectF(left, room.top(), points * unit, room.height())
            paint_part(painter, box, part, theme, u)
            if part == 0:
                self._paint_projects(painter, box, place, unit)
            left += box.width()

    def _paint_projects(self, painter: QPainter, box: QRectF, place: Place, unit: float) -> None:
        """Part the first part of a bar into its Projects, each with its sign where there is room for it."""
        left = box.left()
        for project in place.all_projects:
            width = PROJECTS[project].points * unit
            if left + width > box.right() + 0.5:
                break
            side = min(width - 4, box.height() - 3)
            if side >= _GLYPH:
                at = QRectF(left + (width - side) / 2, box.center().y() - side / 2, side, side)
                draw_sign(painter, project_sign(project), at, INK, 4)
            left += width
            painter.setPen(QPen(self.theme.color("bg"), 1.5))
            painter.drawLine(QPointF(left, box.top()), QPointF(left, box.bottom()))


class Legend(QWidget):
    """What the three patterns stand for, one beside the other, or in two lines where words need them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._u, self._px = theme, 1.0, 15.0
        self._words = text("part-projects"), text("part-hold"), text("part-objective")
        self.set_scale(1.0)

    def set_scale(self, u: float, least: float = 1.0) -> None:
        """Take a scale, and the room of the words; type shrinks no further than to `least`."""
        self._u, self._px = u, 15 * max(least, u)
        self._ask()

    def _ask(self) -> None:
        self.setFixedHeight(round(self._line() * (self._rows() + 0.2)))
        self.update()

    def _line(self) -> float:
        return self._theme.font("label", self._px).pixelSize() * 1.4

    def _widths(self) -> list[float]:
        metrics = QFontMetricsF(self._theme.font("label", self._px))
        return [self._line() * 1.9 + metrics.horizontalAdvance(word) + self._line() for word in self._words]

    def _rows(self) -> int:
        left, rows = 0.0, 1
        for width in self._widths():
            if left and left + width > max(100, self.width()):
                left, rows = 0.0, rows + 1
            left += width
        return rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ask()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, line, u = self._theme, self._line(), self._u
        font = theme.font("label", self._px)
        left, top = 0.0, 0.0
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for part, (word, width) in enumerate(zip(self._words, self._widths(), strict=True)):
                if left and left + width > self.width():
                    left, top = 0.0, top + line
                paint_part(painter, QRectF(left, top + line * 0.15, line * 1.5, line * 0.75), part, theme, u)
                draw_word(painter, word, font, theme.color("muted"),
                          QRectF(left + line * 1.8, top, width, line))
                left += width


