"""A small graph of causes: what a year hangs on, or what hangs on a Linchpin."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, RIPPLES
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.explain.node import Node
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import Theme


def draw_link(
    painter: QPainter, start: QPointF, end: QPointF, theme: Theme, lit: bool, double: bool, u: float
) -> None:
    """Draw a cause: a single line, or the double line of an AND; thick and bright while it is in effect."""
    way = end - start
    length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    along = way / length
    across = QPointF(-along.y(), along.x())
    head = 9 * u
    color = theme.color("focus" if lit else "muted")
    stop = end - along * head * 0.8
    shifts = (-2.4 * u, 2.4 * u) if double else (0.0,)
    for ground in (True, False):
        width = (3.0 if lit else 1.8) * u
        pen = QPen(theme.color("bg"), width + 3 * u) if ground else QPen(color, width)
        if not lit and not ground:
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        for shift in shifts:
            painter.drawLine(start + across * shift, stop + across * shift)
    tip = QPainterPath(end)
    tip.lineTo(end - along * head + across * head * 0.6)
    tip.lineTo(end - along * head - across * head * 0.6)
    tip.closeSubpath()
    painter.setPen(QPen(theme.color("bg"), 1.5 * u))
    painter.setBrush(color)
    painter.drawPath(tip)


def draw_joint(painter: QPainter, centre: QPointF, op: str, theme: Theme, u: float, lit: bool) -> None:
    """Draw AND or OR on a plate of its own."""
    words = text(f"joint-{op.lower()}")
    font = theme.font("code", 13 * u)
    plate = QRectF(0, 0, 34 * u, 20 * u)
    plate.moveCenter(centre)
    painter.setPen(QPen(theme.color("focus" if lit else "muted"), 1.6 * u))
    painter.setBrush(theme.color("raised"))
    painter.drawRoundedRect(plate, 10 * u, 10 * u)
    draw_word(painter, words, font, theme.color("text"), plate, "c")


class CauseGraph(QWidget):
    """Causes left, effects right, lines between them. Its knots are buttons, so keys reach them."""

    year_chosen = Signal(int)

    def __init__(self, year: int, tiles: Mapping[int, Tile], theme: Theme, u: float) -> None:
        super().__init__()
        self._year = year
        self._theme = theme
        self._u = u
        linchpin = year in RIPPLES
        causes = (year,) if linchpin else CONDITIONS[year][1]
        effects = RIPPLES[year] if linchpin else (year,)
        self._tiles = tiles
        self.causes = [self._node(tiles[cause]) for cause in causes]
        self.effects = [self._node(tiles[effect]) for effect in effects]
        for before, after in pairwise((*self.causes, *self.effects)):
            QWidget.setTabOrder(before, after)
        rows = max(len(causes), len(effects))
        self.setFixedHeight(rows * (self.causes[0].height() + self._gap) + self._gap)

    @property
    def _gap(self) -> int:
        return round(3 * self._u)

    def _node(self, tile: Tile) -> Node:
        node = Node(tile, self._theme, self._u, self)
        node.chosen.connect(self.year_chosen)
        return node

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the knots into their columns, each column in the middle."""
        for nodes, right in ((self.causes, False), (self.effects, True)):
            step = nodes[0].height() + self._gap
            top = (self.height() - step * len(nodes) + self._gap) // 2
            width = nodes[0].width()
            left = min(self.width() - width, round(width * 2.7)) if right else 0
            for number, node in enumerate(nodes):
                node.move(left, top + number * step)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines and, where several causes meet, their joint."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self._year in RIPPLES:
            self._draw_outwards(painter)
        else:
            self._draw_inwards(painter)
        painter.end()

    def _draw_outwards(self, painter: QPainter) -> None:
        """From a Linchpin to every year its ripples reach, each with the joint it takes part in."""
        start = _right(self.causes[0])
        lit = self._tiles[self._year].side == "prime"
        for node in self.effects:
            op, end = CONDITIONS[node.year][0], _left(node)
            double = op == "AND"
            if op == "SINGLE":
                draw_link(painter, start, end, self._theme, lit, double, self._u)
                continue
            held = self._tiles[node.year].side != "true"
            joint = end - QPointF(36 * self._u, 0)
            draw_link(painter, start, joint - QPointF(15 * self._u, 0), self._theme, lit, double, self._u)
            draw_link(painter, joint, end, self._theme, held, double, self._u)
            draw_joint(painter, joint, op, self._theme, self._u, held)

    def _draw_inwards(self, painter: QPainter) -> None:
        """From the Linchpins of a year through their joint to the year."""
        op, _ = CONDITIONS[self._year]
        tile = self._tiles[self._year]
        end = _left(self.effects[0])
        double = op == "AND"
        if op == "SINGLE":
            draw_link(painter, _right(self.causes[0]), end, self._theme, bool(tile.lit), False, self._u)
            return
        joint = QPointF((_right(self.causes[0]).x() + end.x()) / 2 + 4 * self._u, end.y())
        for node in self.causes:
            edge = joint - QPointF(17 * self._u, 0)
            draw_link(painter, _right(node), edge, self._theme, node.year in tile.lit, double, self._u)
        held = tile.side != "true"
        draw_link(painter, joint + QPointF(17 * self._u, 0), end, self._theme, held, double, self._u)
        draw_joint(painter, joint, op, self._theme, self._u, held)


def _right(node: Node) -> QPointF:
    return QPointF(node.geometry().right() - 4, node.geometry().center().y() + 0.5)


def _left(node: Node) -> QPointF:
    return QPointF(node.geometry().left() + 4, node.geometry().center().y() + 0.5)
