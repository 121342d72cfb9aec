"""Lines of cause over the board, and rings around the years that a refusal points at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, RIPPLES
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.models.roles import TileRole
from chrononauts_qt.ui.models.timeline_model import TimelineModel
from chrononauts_qt.ui.tables.chrononauts.explain.cause_graph import draw_joint, draw_link
from chrononauts_qt.ui.theme import Theme
from chrononauts_qt.ui.views.timeline_view import TimelineView

VEIL = 0.66


def partners(year: int) -> tuple[int, ...]:
    """Return what a year hangs on, or for a Linchpin what hangs on it."""
    return RIPPLES[year] if year in RIPPLES else CONDITIONS[year][1]


class Lines(QWidget):
    """Lies over the board, clear to the mouse. `year` 0: no lines; `pointed`: years with a ring."""

    def __init__(self, board: TimelineView, model: TimelineModel, theme: Theme) -> None:
        super().__init__(board.viewport())
        self._board = board
        self._model = model
        self._theme = theme
        self.year = 0
        self.pointed: tuple[int, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        board.viewport().installEventFilter(self)
        model.dataChanged.connect(lambda *_: self.update())
        self.hide()

    def show_causes(self, year: int) -> None:
        """Draw the lines of a year; 0 takes them away."""
        self.year = year
        self._refresh()

    def point_at(self, years: Sequence[int]) -> None:
        """Ring these years."""
        self.pointed = tuple(years)
        self._refresh()

    def shown(self) -> tuple[int, ...]:
        """Return the years that stay bright while lines are drawn."""
        return (self.year, *partners(self.year)) if self.year else ()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the board."""
        if event.type() == QEvent.Type.Resize:
            self.resize(self._board.viewport().size())
        return False

    def _refresh(self) -> None:
        self.resize(self._board.viewport().size())
        self.setVisible(bool(self.year or self.pointed))
        self.raise_()
        self.update()

    def _box(self, year: int) -> QRectF:
        return QRectF(self._board.visualRect(self._model.index_of(year)))

    def _tile(self, year: int) -> Tile:
        tile = self._model.index_of(year).data(TileRole.TILE)
        assert isinstance(tile, Tile), "every year lies on the TimeLine"
        return tile

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw veil, lines and rings."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.year:
            self._draw_veil(painter)
            if self.year in RIPPLES:
                self._draw_outwards(painter)
            else:
                self._draw_inwards(painter)
        for year in self.pointed:
            self._draw_ring(painter, self._box(year))
        painter.end()

    def _draw_veil(self, painter: QPainter) -> None:
        """Dim all but the years that take part, and frame the one in question."""
        clear = QPainterPath()
        clear.setFillRule(Qt.FillRule.WindingFill)
        for year in self.shown():
            clear.addRect(self._box(year).adjusted(-2, -2, 2, 2))
        whole = QPainterPath()
        whole.addRect(QRectF(self.rect()))
        painter.fillPath(whole.subtracted(clear), self._theme.color("bg", VEIL))
        painter.setPen(QPen(self._theme.color("focus"), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self._box(self.year).adjusted(-2, -2, 2, 2), 4, 4)

    def _draw_outwards(self, painter: QPainter) -> None:
        u = min(self._board.u, 2.0) * 1.2
        source, lit = self._box(self.year), self._tile(self.year).side == "prime"
        ways = [(year, CONDITIONS[year][0], *_way(source, self._box(year))) for year in RIPPLES[self.year]]
        for _, op, start, end in ways:
            draw_link(painter, start, end, self._theme, lit, op == "AND", u)
        for _, op, start, end in ways:
            if op != "SINGLE":
                draw_joint(painter, _before(start, end, 34 * u), op, self._theme, u, lit)

    def _draw_inwards(self, painter: QPainter) -> None:
        u = min(self._board.u, 2.0) * 1.2
        op, primes = CONDITIONS[self.year]
        tile, box = self._tile(self.year), self._box(self.year)
        ways = [(prime, *_way(self._box(prime), box)) for prime in primes]
        for prime, start, end in ways:
            draw_link(painter, start, end, self._theme, prime in tile.lit, op == "AND", u)
        for prime, start, end in ways:
            if op != "SINGLE":
                draw_joint(painter, _before(start, end, 34 * u), op, self._theme, u, prime in tile.lit)

    def _draw_ring(self, painter: QPainter, box: QRectF) -> None:
        """A double ring with gaps: another thing than a legal target."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.color("bg"), 7))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        pen = QPen(self._theme.color("text"), 4)
        pen.setDashPattern([2.4, 1.2])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)


def _way(source: QRectF, target: QRectF) -> tuple[QPointF, QPointF]:
    """Return where the line between two tiles leaves the one and meets the other."""
    return _edge(source, target.center()), _edge(target, source.center())


def _edge(box: QRectF, towards: QPointF) -> QPointF:
    """Return the point of a box's edge on the way from its centre to another point."""
    way = towards - box.center()
    across = abs(way.x()) / (box.width() / 2)
    down = abs(way.y()) / (box.height() / 2)
    edge: QPointF = box.center() + way / max(across, down, 1e-6)
    return edge


def _before(start: QPointF, end: QPointF, distance: float) -> QPointF:
    """Return a point a little before the end of a line, or its middle where it is short."""
    way = end - start
    length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    point: QPointF = end - way / length * min(distance, length / 2)
    return point
