"""Lines of cause over the board, and rings around the years that a refusal points at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, RIPPLES
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.games.chrononauts.explain.cause_graph import draw_joint
from chrononauts_qt.ui.games.chrononauts.explain.rail import Rail
from chrononauts_qt.ui.games.chrononauts.explain.why_page import WhyPage
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.models.timeline_model import TimelineModel
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit.theme import Theme

VEIL = 0.66
_JOINT = QSizeF(46, 30)
"""The room that a joint takes at scale 1, with the sign of its line beside it."""


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
        """From a Linchpin to all its ripples reach."""
        source, lit = self._box(self.year), self._tile(self.year).side == "prime"
        self._draw_ways(
            painter, [(source, self._box(year), CONDITIONS[year][0], lit) for year in partners(self.year)]
        )

    def _draw_inwards(self, painter: QPainter) -> None:
        """To a year from all it hangs on."""
        op, primes = CONDITIONS[self.year]
        tile, box = self._tile(self.year), self._box(self.year)
        self._draw_ways(painter, [(self._box(prime), box, op, prime in tile.lit) for prime in primes])

    def _draw_ways(self, painter: QPainter, ways: Sequence[tuple[QRectF, QRectF, str, bool]]) -> None:
        """Draw all lines, those in effect last, then the joints over them."""
        u = min(self._board.u, 2.0) * 1.2
        curves = [(_curve(source, target), op, lit) for source, target, op, lit in ways]
        curves.sort(key=lambda curve: curve[2])
        for path, op, lit in curves:
            _draw_curve(painter, path, self._theme, lit, op == "AND", u)
        for place, op, lit in _joints(curves, u):
            draw_joint(painter, place, op, self._theme, u, lit)

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


def _joints(curves: Sequence[tuple[QPainterPath, str, bool]], u: float) -> list[tuple[QPointF, str, bool]]:
    """Return where joints stand near the ends of lines: one for those that come in from the same side."""
    joints: list[tuple[QPointF, str, bool]] = []
    for path, op, lit in curves:
        if op == "SINGLE":
            continue
        place = path.pointAtPercent(path.percentAtLength(max(path.length() * 0.5, path.length() - 46 * u)))
        near = next((n for n, (other, *_) in enumerate(joints) if _is_near(place, other, u)), None)
        if near is None:
            joints.append((place, op, lit))
        else:
            one, _, other_lit = joints[near]
            both = lit and other_lit if op == "AND" else lit or other_lit
            joints[near] = ((one + place) / 2, op, both)
    return joints


def _is_near(one: QPointF, other: QPointF, u: float) -> bool:
    way = one - other
    return abs(way.x()) < _JOINT.width() * u and abs(way.y()) < _JOINT.height() * u


def _curve(source: QRectF, target: QRectF) -> QPainterPath:
    """Return the way between two tiles: an arc over those in between, else straight from edge to edge."""
    dx = target.center().x() - source.center().x()
    if source.top() != target.top() or abs(dx) < source.width() * 1.5:
        return _straight(source, target)
    step = source.width() * (0.2 if dx > 0 else -0.2)
    rise = source.height() * 0.22 + abs(dx) * 0.05
    over = source.top() - rise > 0  # the first row has no room above itself
    level = source.top() + 8 if over else source.bottom() - 8
    path = QPainterPath(QPointF(source.center().x() + step, level))
    bend = level - 2 * rise if over else level + 2 * rise
    path.quadTo((source.center().x() + target.center().x()) / 2, bend, target.center().x(), level)
    return path


def _straight(source: QRectF, target: QRectF) -> QPainterPath:
    """Return a line from the edge of a tile, where its Ripples stand, a little into another: they touch."""
    end = _edge(target, source.center())
    path = QPainterPath(_edge(source, target.center()))
    path.lineTo(end + (target.center() - end) * 0.4)
    return path


def _edge(box: QRectF, towards: QPointF) -> QPointF:
    """Return the point of a box's edge on the way from its centre to another point."""
    way = towards - box.center()
    across = abs(way.x()) / (box.width() / 2)
    down = abs(way.y()) / (box.height() / 2)
    edge: QPointF = box.center() + way / max(across, down, 1e-6)
    return edge


def _draw_curve(
    painter: QPainter, path: QPainterPath, theme: Theme, lit: bool, double: bool, u: float
) -> None:
    """Draw a line with its arrowhead on a dark rim; an AND's is double, one not in effect is broken."""
    color = theme.color("focus" if lit else "text")
    width = (7.0 if double else 3.4) * u
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(color, width)
    if not lit:
        pen.setDashPattern([8 * u / width, 5 * u / width])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    for stroke in (QPen(theme.color("bg"), width + 4 * u), pen):
        painter.setPen(stroke)
        painter.drawPath(path)
    if double:
        painter.setPen(QPen(theme.color("bg"), 2.6 * u))
        painter.drawPath(path)
    end = path.pointAtPercent(1.0)
    before = path.pointAtPercent(path.percentAtLength(max(0.0, path.length() - 14 * u)))
    back = before - end
    across = QPointF(-back.y(), back.x()) * 0.62
    tip = end - back * 0.35
    head = QPainterPath(tip)
    head.lineTo(before + across)
    head.lineTo(before - across)
    head.closeSubpath()
    painter.setPen(QPen(theme.color("bg"), 2 * u))
    painter.setBrush(color)
    painter.drawPath(head)


class Tracing(QObject):
    """Draws the lines of the year that is marked on the board, else of the one that is explained."""

    def __init__(self, lines: Lines, board: TimelineView, why: WhyPage, rail: Rail) -> None:
        super().__init__(board)
        self._lines = lines
        self._board = board
        self._why = why
        self._rail = rail
        self._stays = False
        why.lines_toggled.connect(self._keep)
        board.selectionModel().currentChanged.connect(lambda *_: self._follow())

    def hold(self) -> None:
        """Show the lines until they are let go."""
        self._show(True)

    def let_go(self) -> None:
        """Take the lines away, unless they are to stay."""
        if not self._stays:
            self._show(False)

    def toggle(self) -> None:
        """Let the lines stay, or take them away."""
        self._why.lines_button.toggle()

    def end(self) -> bool:
        """Take lines away that were to stay; tell whether there were any."""
        was = self._stays
        self._why.lines_button.setChecked(False)
        return was

    def _year(self) -> int:
        current: QModelIndex = self._board.currentIndex()
        return int(current.data(TileRole.YEAR)) if current.isValid() else self._why.year

    def _show(self, on: bool) -> None:
        if on:
            self._rail.close()  # it would lie over the lines
        self._lines.show_causes(self._year() if on else 0)

    def _keep(self, on: bool) -> None:
        self._stays = on
        self._show(on)

    def _follow(self) -> None:
        if self._lines.year:
            self._show(True)
