"""The picture on a tile of the TimeLine: its scene, and the mist on which the words lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from chrononauts_qt.ui.games.chrononauts.models.faces import TileFace, TileState
from chrononauts_qt.ui.kit.pixmaps import canvas
from chrononauts_qt.ui.kit.scenes import (
    CHANGE,
    HEIGHT,
    HORIZON,
    WHOLE,
    has_scene,
    is_light,
    mist_over,
    paint_scene,
)
from chrononauts_qt.ui.kit.theme import Theme, Tones, mixed

FILLS = {
    TileState.RIPPLE: "ripple",
    TileState.LINCHPIN: "linch",
    TileState.ALTERED: "alt",
    TileState.PARADOX: "paradox",
    TileState.PATCH: "patch",
}
"""The token of the fill of each state."""

VEIL = 0.53
"""So much of the wall lies over a sealed tile."""

_LEAST = (104, 80)
"""On a tile of fewer pixels, across or down, a scene is a smudge."""
_LARGE_TEXT = 1.3
RINGS_SIDE = 1.12
_RINGS = ((1.6, 0), (1.06, 16), (0.78, -20), (0.5, 34))
"""The rings of a Paradox: how wide by the tile, turned by how many degrees."""
_CLEARS = 14
"""Over so many units the mist clears below the last line of a headline."""


def scene_of(face: TileFace) -> str:
    """Return the file of a tile's scene in resources/, without its ending."""
    return f"games/chrononauts/scenes/{face.scene}"


def shows_scene(face: TileFace, box: QRectF, theme: Theme) -> bool:
    """Tell whether a tile of this size shows its scene; where it does not, it has its pictogram."""
    has_room = box.width() >= _LEAST[0] and box.height() >= _LEAST[1] and theme.text_scale < _LARGE_TEXT
    return theme.scenes > 0 and has_room and has_scene(scene_of(face))


@dataclass(frozen=True, slots=True)
class Words:
    """Where a headline ends and a foot begins on a tile, and the scale of their words."""

    end: float
    foot: float
    u: float


def place_of(box: QRectF, foot: float) -> QRectF:
    """Return where a scene lies on a tile: its ground begins where the foot's words do."""
    height = box.width() / 2
    top = min(foot - height * HORIZON / HEIGHT, box.bottom() - height)
    return QRectF(box.left(), top, box.width(), height)


def horizon_of(box: QRectF, foot: float) -> float:
    """Return where the ground of a tile's scene begins."""
    place = place_of(box, foot)
    return place.top() + place.height() * HORIZON / HEIGHT


def paint_tile_scene(
    painter: QPainter,
    box: QRectF,
    shape: QPainterPath,
    face: TileFace,
    theme: Theme,
    foot: float,
    part: str = WHOLE,
) -> None:
    """Draw the scene of a tile, or a part of it, inside its outline."""
    tones = theme.tones(FILLS[face.state])
    painter.save()
    painter.setClipPath(shape)
    painter.setOpacity(theme.scenes)
    if face.state is TileState.PARADOX:
        _paint_rings(painter, box, face, tones)
    else:
        place = place_of(box, foot)
        if part != CHANGE:
            below = QRectF(box.left(), place.bottom() - 1, box.width(), box.bottom() - place.bottom() + 1)
            painter.fillRect(below, QColor(tones.dusk))
        paint_scene(painter, scene_of(face), place, tones, part)
        if face.unstable:  # printed twice, the second time beside it
            painter.setOpacity(0.4 * theme.scenes)
            beside = place.translated(-0.035 * place.width(), 0.02 * place.width())
            paint_scene(painter, scene_of(face), beside, tones)
    painter.restore()


def _paint_rings(painter: QPainter, box: QRectF, face: TileFace, tones: Tones) -> None:
    """Draw the true scene cut into rings round the word, each turned against the next."""
    side = box.width() * RINGS_SIDE
    whole = canvas(side, side, 2 * painter.device().devicePixelRatioF())
    with QPainter(whole) as inner:
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_uncut(inner, QRectF(0, 0, side, side), face, tones)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    draw_rings(painter, box, whole, tones, (1.0,) * len(_RINGS))


def paint_uncut(painter: QPainter, box: QRectF, face: TileFace, tones: Tones) -> None:
    """Draw what the rings of a Paradox are cut from, a square RINGS_SIDE times as wide as the tile."""
    side = box.width()
    painter.fillRect(box, QColor(tones.fill))
    paint_scene(painter, scene_of(face), QRectF(-0.3 * side, 0.1 * side, 1.6 * side, 0.8 * side), tones)


def draw_rings(
    painter: QPainter, box: QRectF, whole: QPixmap, tones: Tones, turned: Sequence[float]
) -> None:
    """Cut the inner rings out of a square, the widest first, each turned by a share of its angle."""
    side = box.width() * RINGS_SIDE
    centre = QPointF(box.center().x(), box.top() + box.height() * 0.53)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for (share, turn), part in zip(_RINGS[-len(turned) :], turned, strict=True):
        ring = QPainterPath()
        ring.addEllipse(centre, box.width() * share / 2, box.height() * share / 2)
        painter.save()
        painter.setClipPath(ring, Qt.ClipOperation.IntersectClip)
        painter.translate(centre)
        painter.rotate(turn * part)
        painter.drawPixmap(QRectF(-side / 2, -side / 2, side, side), whole, QRectF(whole.rect()))
        painter.restore()
        if share < _RINGS[0][0]:
            painter.setPen(QPen(QColor(tones.light), 1.2))
            painter.drawPath(ring)


# -- mist -------------------------------------------------------------------------------------------


def foot_ink(ink: QColor) -> QColor:
    """Return what the foot's words are written in: the ground of every scene is dark."""
    return ink if is_light(ink) else QColor(Qt.GlobalColor.white)


def veiled(tones: Tones, theme: Theme) -> Tones:
    """Return the tones of a sealed tile, which is mixed with the wall."""
    wall = theme.color("bg")
    return Tones._make(mixed(QColor(tone), wall, VEIL).name() for tone in tones)


def paint_mist(
    painter: QPainter, box: QRectF, shape: QPainterPath, face: TileFace, theme: Theme, words: Words
) -> None:
    """Lay mist in the tile's own colours below its headline, as thick as lets it be read on any scene.

    The foot stands on plain ground.
    """
    fill = FILLS[face.state]
    tones, ink = theme.tones(fill), theme.color(f"{fill}_ink")
    painter.save()
    painter.setClipPath(shape)
    if face.sealed:
        painter.fillRect(box, theme.color("bg", VEIL))
        paint_sky_mist(painter, box, words.end, words.u, veiled(tones, theme), theme.color("text"))
    else:
        paint_sky_mist(painter, box, words.end, words.u, tones, ink)
        ground = QColor(tones.night if face.state is TileState.PARADOX else tones.dusk)
        painter.fillRect(QRectF(QPointF(box.left(), words.foot), box.bottomRight()), ground)
    painter.restore()


def paint_sky_mist(
    painter: QPainter, box: QRectF, end: float, u: float, tones: Tones, ink: QColor
) -> None:
    """Lay mist from the upper edge to where words end; then it clears."""
    far, share = (tones.night, 0.16) if is_light(ink) else (tones.glow, 0.11)
    mist = mist_over(tones, ink, mixed(QColor(tones.fill), QColor(far), share))
    height = end + _CLEARS * u - box.top()
    full = (end - box.top()) / height
    falling = QLinearGradient(0, box.top(), 0, box.top() + height)
    for at, part in ((0.0, 1.0), (full, 1.0), (full + (1 - full) * 0.45, 0.42), (1.0, 0.0)):
        falling.setColorAt(at, _thinned(mist, part))
    painter.fillRect(QRectF(box.left(), box.top(), box.width(), height), falling)


def _thinned(color: QColor, share: float) -> QColor:
    thinner = QColor(color)
    thinner.setAlphaF(color.alphaF() * share)
    return thinner
