"""The outline of each state of a tile: square, chamfered, round, wavy (4.2)."""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from chrononauts_qt.ui.games.chrononauts.models.faces import TileFace, TileState

_FINE = 8
"""Curves are walked in steps of an eighth of a pixel's error."""
_WAVE = 8
"""A wave is so many straight lines."""


def outline(face: TileFace, box: QRectF, u: float) -> QPainterPath:
    """Return the edge of a tile inside `box`."""
    if face.state in (TileState.LINCHPIN, TileState.ALTERED):
        return chamfered(box, 10 * u)
    path = QPainterPath()
    if face.state is TileState.PATCH:
        path.addRoundedRect(box, 12 * u, 12 * u)
        return wavy(path, 1.6 * u, 9 * u) if face.unstable else path
    path.addRoundedRect(box, 3, 3)
    return path


def chamfered(box: QRectF, cut: float) -> QPainterPath:
    """Return a rectangle with cut corners."""
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    points = [
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    ]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _along(path: QPainterPath, count: int) -> list[tuple[float, float, float, float]]:
    """Return `count` evenly spaced points of a closed path: x, y, and the unit vector that points outwards.

    The path is walked once as a polygon: asking Qt for the point at a share measures it every time. All are
    plain numbers: a QPointF for every step of every point would take ten times as long.
    """
    (polygon,) = path.toSubpathPolygons(QTransform.fromScale(_FINE, _FINE))
    corners = [(corner.x() / _FINE, corner.y() / _FINE) for corner in polygon.toList()]
    step = sum(math.dist(start, end) for start, end in pairwise(corners)) / count
    points: list[tuple[float, float, float, float]] = []
    ahead = 0.0
    for (x, y), (end_x, end_y) in pairwise(corners):
        length = math.hypot(end_x - x, end_y - y)
        while ahead < length and len(points) < count:
            right, down = (end_x - x) / length, (end_y - y) / length
            points.append((x + right * ahead, y + down * ahead, down, -right))
            ahead += step
        ahead -= length
    x, y, out_x, out_y = points[0]
    middle = path.boundingRect().center()
    if (x - middle.x()) * out_x + (y - middle.y()) * out_y < 0:
        return [(x, y, -out_x, -out_y) for x, y, out_x, out_y in points]
    return points


def wavy(path: QPainterPath, height: float, length: float) -> QPainterPath:
    """Return `path` with a wave along its edge, staying inside it."""
    waves = max(8, round(path.length() / length))
    depths = [height * (1 - math.cos(2 * math.pi * step / _WAVE)) for step in range(_WAVE)]
    result = QPainterPath()
    for step, (x, y, out_x, out_y) in enumerate(_along(path, waves * _WAVE)):
        depth = depths[step % _WAVE]
        if step:
            result.lineTo(x - out_x * depth, y - out_y * depth)
        else:
            result.moveTo(x, y)
    result.closeSubpath()
    return result


def stitches(box: QRectF, radius: float, inset: float, length: float, step: float) -> QPainterPath:
    """Return short lines across the inner edge of a round tile, all round."""
    edge = QPainterPath()
    edge.addRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
    result = QPainterPath()
    for x, y, out_x, out_y in _along(edge, max(12, round(edge.length() / step))):
        result.moveTo(x, y)
        result.lineTo(x - out_x * length, y - out_y * length)
    return result


def swirl(centre: QPointF, width: float, height: float) -> QPainterPath:
    """Return broken concentric arcs, the pattern of an open Paradox."""
    path = QPainterPath()
    for ring, (start, span) in enumerate(((20, 250), (200, 265), (75, 240), (300, 250))):
        share = (ring + 1) / 4
        box = QRectF(0, 0, width * share, height * share)
        box.moveCenter(centre)
        path.arcMoveTo(box, start)
        path.arcTo(box, start, span)
    return path
