"""The pictures of AfterNova: which file is whose, and the animals, of which each wears one prop."""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from chrononauts_qt.games.afternova.cards import CREWS
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.kit.pictograms import Sign, draw_plate
from chrononauts_qt.ui.kit.pixmaps import Pixmaps

FOLDER = "games/afternova"
PROPS = ("scarf", "cap", "patch", "earring")
"""What tells the four of a species apart, in the order of the cards."""

_kept = Pixmaps(160)
_GROUP = r'<g id="{name}".*?</g>\s*'


def project_sign(project: str) -> Sign:
    """Return the picture of a Project."""
    return Sign(f"{FOLDER}/projects/{project}")


def prop_of(card: str) -> str:
    """Return what a crew member wears."""
    kin = [other.id for other in CREWS.values() if other.species == CREWS[card].species]
    return PROPS[kin.index(card)]


@cache
def animal(card: str) -> str:
    """Return the head of a species with one prop, as an SVG document."""
    text = resource(f"{FOLDER}/animals/{CREWS[card].species}.svg").read_text(encoding="utf-8")
    for prop in PROPS:
        if prop != prop_of(card):
            text = re.sub(_GROUP.format(name=prop), "", text, flags=re.DOTALL)
    return text


def draw_animal(painter: QPainter, card: str, room: QRectF) -> None:
    """Draw the head of a crew member into the middle of a room."""
    side = min(room.width(), room.height())
    size, ratio = QSizeF(side, side), painter.device().devicePixelRatioF()

    def render(inner: QPainter, place: QRectF) -> None:
        QSvgRenderer(QByteArray(animal(card).encode())).render(inner, place)

    at = room.center() - QPointF(side / 2, side / 2)
    painter.drawPixmap(at, _kept.get(("animal", card), size, ratio, render))


def draw_planet(painter: QPainter, planet: str, box: QRectF) -> None:
    """Draw the globe of a Planet into a square."""
    draw_plate(painter, f"{FOLDER}/planets/{planet}", box)


def draw_ship(painter: QPainter, ship: str, box: QRectF) -> None:
    """Draw a Starship."""
    draw_plate(painter, f"{FOLDER}/ships/{ship}", box)


def draw_back(painter: QPainter, row: str, box: QRectF) -> None:
    """Draw the back of a card of a row of the Market."""
    draw_plate(painter, f"{FOLDER}/backs/{'crew' if row == 'crew' else 'project'}", box)
