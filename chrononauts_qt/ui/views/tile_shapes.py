"""The outline of each state of a tile: square, chamfered, round, wavy (4.2)."""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from chrononauts_qt.ui.models.faces import TileFace, TileState

_FINE = 8
"""Curves are walked in steps of an eighth of a pixel's error."""


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


def _along(path: QPainterPath, count: int) -> list[tuple[QPointF, QPointF]]:
    """Return evenly spaced points of a closed path, each with the unit vector that points outwards.

    The path is walked once as a polygon: asking Qt for the point at a share measures it every time.
    """
    (corners,) = path.toSubpathPolygons(QTransform.fromScale(_FINE, _FINE))
    sides = [
        (start / _FINE, end / _FINE - start / _FINE)
        for start, end in pairwise(corners.toList())
        if start != end
    ]
    lengths = [math.hypot(way.x(), way.y()) for _, way in sides]
    step, points, passed, at = sum(lengths) / count, [], 0.0, 0
    for number in range(count):
        while at < len(sides) - 1 and passed + lengths[at] <= number * step:
            passed += lengths[at]
            at += 1
        start, way = sides[at]
        share = (number * step - passed) / lengths[at]
        points.append((start + way * share, QPointF(way.y(), -way.x()) / lengths[at]))
    first, out = points[0]
    inwards = QPointF.dotProduct(first - path.boundingRect().center(), out) < 0
    return [(point, -out if inwards else out) for point, out in points]


def wavy(path: QPainterPath, height: float, length: float) -> QPainterPath:
    """Return `path` with a wave along its edge, staying inside it."""
    waves = max(8, round(path.length() / length))
    points = [
        at - out * (height * (1 - math.cos(2 * math.pi * waves * step / (waves * 8))))
        for step, (at, out) in enumerate(_along(path, waves * 8))
    ]
    result = QPainterPath()
    result.addPolygon(QPolygonF(points))
    result.closeSubpath()
    return result


def stitches(box: QRectF, radius: float, inset: float, length: float, step: float) -> QPainterPath:
    """Return short lines across the inner edge of a round tile, all round."""
    edge = QPainterPath()
    edge.addRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
    result = QPainterPath()
    for at, out in _along(edge, max(12, round(edge.length() / step))):
        result.moveTo(at)
        result.lineTo(at - out * length)
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
