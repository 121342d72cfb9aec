"""How a card of the TimeLine gets from one look to the next (4.7): nothing bounces, shakes or flashes."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.kit.theme import Theme

Look = Callable[[QPainter], None]
"""Draws one look of a tile where it lies."""

_SMOOTH = QPainter.RenderHint.SmoothPixmapTransform
_SEAM = 12


@dataclass(frozen=True, slots=True)
class Stage:
    """One tile on its way: two looks, the place, how far it is (0 to 1).

    ``turn`` draws a turn that leaves the set of the picture as it is, and returns False where there is no
    picture; ``rings`` draws those of the look after, or before, with a share of their turn.
    """

    before: Look
    after: Look
    box: QRectF
    share: float
    theme: Theme
    u: float
    turn: Callable[[QPainter, float], bool]
    rings: Callable[[QPainter, float], None]


def next_tile(kind: str, tile: Tile, end: Tile) -> Tile:
    """Return how a tile lies after a step, when `end` is how it lies after the last one."""
    if kind == "lamp":
        return replace(tile, lit=end.lit)
    if kind == "unpick":
        return replace(tile, patch=None)
    if kind in ("sink", "rise"):
        return replace(tile, sealed=end.sealed)
    if kind == "fade":
        return end
    return replace(tile, side=end.side, patch=end.patch, lit=end.lit)


def eased(kind: str, share: float) -> float:
    """Return where a movement is when `share` of its time is over."""
    if kind == "turn":  # what sinks and rises has a way of its own
        return share
    if kind in ("lamp", "fade"):
        return _in_and_out(share)
    if kind in ("sink", "rise"):  # InOutCubic
        return 4 * share**3 if share < 0.5 else 1 - 4 * (1 - share) ** 3
    if kind == "unpick":  # InCubic: it leaves
        return share**3
    return 1 - (1 - share) ** 3  # OutCubic: it enters


def _in_and_out(share: float) -> float:
    """InOutQuad."""
    return 2 * share * share if share < 0.5 else 1 - 2 * (1 - share) ** 2


def draw_move(painter: QPainter, kind: str, stage: Stage) -> None:
    """Draw a tile in the middle of a step."""
    painter.save()
    _MOVES[kind](painter, stage)
    painter.restore()


def _turn(painter: QPainter, stage: Stage) -> None:
    """What the picture changes sinks and rises; without pictures a card turns around its upright middle."""
    if stage.turn(painter, stage.share):
        return
    share = _in_and_out(stage.share)
    middle, width = stage.box.center().x(), abs(1 - 2 * share)
    painter.setRenderHint(_SMOOTH)
    painter.translate(middle, 0)
    painter.scale(max(width, 0.01), 1)
    painter.translate(-middle, 0)
    (stage.before if share < 0.5 else stage.after)(painter)


def _fade(painter: QPainter, stage: Stage) -> None:
    stage.before(painter)
    painter.setOpacity(stage.share)
    stage.after(painter)


def _lamp(painter: QPainter, stage: Stage) -> None:
    """The wave passes: the lamp changes under a lit edge."""
    _fade(painter, stage)
    painter.setOpacity(math.sin(math.pi * stage.share))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(stage.theme.color("focus"), 2.5 * min(stage.u, 2)))
    painter.drawRoundedRect(stage.box.adjusted(1.5, 1.5, -1.5, -1.5), 3, 3)


def _iris(painter: QPainter, under: Look, over: Look, stage: Stage, share: float) -> None:
    """`over`, whose rings turn, seen through a round hole that is open to `share`."""
    under(painter)
    box = stage.box
    radius = math.hypot(box.width(), box.height()) / 2 * share
    hole = QPainterPath()
    hole.addEllipse(box.center(), radius, radius)
    painter.setClipPath(hole)
    over(painter)
    stage.rings(painter, share)


def _open(painter: QPainter, stage: Stage) -> None:
    _iris(painter, stage.before, stage.after, stage, stage.share)


def _close(painter: QPainter, stage: Stage) -> None:
    _iris(painter, stage.after, stage.before, stage, 1 - stage.share)


def _sew(painter: QPainter, patch: Look, hole: Look, box: QRectF, share: float, inset: float) -> None:
    """The picture of the Patch from left to right, its seam stitch by stitch around the clock."""
    hole(painter)
    inside = box.adjusted(inset, inset, -inset, -inset)
    middle, shown = QPainterPath(), QPainterPath()
    middle.addRect(inside)
    shown.addRect(QRectF(inside.topLeft(), QSizeF(share * inside.width(), inside.height())))
    pie = QPainterPath(box.center())
    far = math.hypot(box.width(), box.height())
    around = QRectF(box.center() - QPointF(far, far), box.center() + QPointF(far, far))
    pie.arcTo(around, 90, -360 * min(share, 0.999))
    pie.closeSubpath()
    painter.setClipPath(shown.united(pie.subtracted(middle)))
    painter.setOpacity(min(1.0, share * 3))
    patch(painter)


def _stitch(painter: QPainter, stage: Stage) -> None:
    _sew(painter, stage.after, stage.before, stage.box, stage.share, _SEAM * stage.u)


def _unpick(painter: QPainter, stage: Stage) -> None:
    _sew(painter, stage.before, stage.after, stage.box, 1 - stage.share, _SEAM * stage.u)


_MOVES: dict[str, Callable[[QPainter, Stage], None]] = {
    "turn": _turn,
    "fade": _fade,
    "sink": _fade,
    "rise": _fade,
    "lamp": _lamp,
    "open": _open,
    "close": _close,
    "stitch": _stitch,
    "unpick": _unpick,
}
