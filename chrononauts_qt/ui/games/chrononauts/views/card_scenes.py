"""The scenes of cards: on a hand card, in the inspector, on the last page; a Mission's is a shelf."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from chrononauts_qt.games.chrononauts.cards import BY_ID, MISSION
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import FOLDER, category_sign
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.scenes import HEIGHT, WIDTH, covering, paint_part, paint_plate
from chrononauts_qt.ui.kit.theme import Theme

_SHARED = ("sell-artifact", "miracle")
"""Scenes of several cards, whose sign tells for which category of Artifacts they are."""
_SIGN = QRectF(130, 40, 60, 60)
_NICHES = tuple(QRectF(8 + 102 * number, 22, 100, 106) for number in range(3))
_BOARD = QRectF(0, 128, WIDTH, 10)


@dataclass(frozen=True, slots=True)
class Shelf:
    """What a Mission asks for: (card id, whether it is there)."""

    things: tuple[tuple[str, bool], ...]


CardScene = str | Shelf
"""The id of a card that has a scene of its own, or a Mission's shelf."""


def scene_of(card_id: str) -> str:
    """Return the file of a card's scene in resources/, without its ending; Missions have none."""
    name = next((shared for shared in _SHARED if card_id.startswith(shared)), card_id)
    return f"{FOLDER}/scenes/{name}"


def paint_card_scene(
    painter: QPainter, scene: CardScene, box: QRectF, theme: Theme, radius: float = 3.0
) -> None:
    """Draw the scene of a card, cut to a box."""
    if isinstance(scene, Shelf):
        _paint_shelf(painter, scene, box, theme)
        return
    tones, name = theme.tones(BY_ID[scene].family), scene_of(scene)
    paint_plate(painter, name, box, tones, radius)
    category = name.rpartition("/")[2]
    if category in _SHARED:
        sign = _inside(_SIGN, covering(box))
        draw_sign(painter, category_sign(scene.removeprefix(f"{category}-")), sign, QColor(tones.night), 5)


def _paint_shelf(painter: QPainter, shelf: Shelf, box: QRectF, theme: Theme) -> None:
    """Draw a shelf of three niches with what a Mission asks for; what is there is lit."""
    tones = theme.tones(MISSION)
    painter.save()
    painter.setClipRect(box)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(box, QColor(tones.fill))
    for (card_id, is_there), niche in zip(shelf.things, _NICHES, strict=True):
        place = _inside(niche, box)
        arch = QPainterPath()
        arch.moveTo(place.bottomLeft())
        arch.arcTo(QRectF(place.left(), place.top(), place.width(), place.width()), 180, -180)
        arch.lineTo(place.bottomRight())
        painter.fillPath(arch, QColor(tones.light if is_there else tones.shade))
        inset = place.width() * 0.08
        room = place.adjusted(inset, 2.4 * inset, -inset, 0)
        paint_part(painter, scene_of(card_id), "subject", room, tones)
    painter.fillRect(_inside(_BOARD, box), QColor(tones.night))
    painter.restore()


def _inside(units: QRectF, whole: QRectF) -> QRectF:
    """Return a box of drawing units where a whole scene lies."""
    across, down = whole.width() / WIDTH, whole.height() / HEIGHT
    corner = whole.topLeft() + QPointF(units.left() * across, units.top() * down)
    return QRectF(corner, QPointF(corner.x() + units.width() * across, corner.y() + units.height() * down))
