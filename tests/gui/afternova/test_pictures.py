"""The animals keep to the rules of drawing, and the four of a species can be told apart when small."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from chrononauts_qt.games.afternova.cards import CREWS
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.afternova.views.pictures import FOLDER, PROPS, draw_animal
from tests.each import each

SPECIES = tuple(dict.fromkeys(crew.species for crew in CREWS.values()))
SMALL = 24
APART = 0.15
"""How far two colours are apart that are seen as two, from 0 to 1 of black and white."""
LEAST = 30
"""In how many of 576 pixels two of a species differ so much; the nearest are two hares."""


def small(card: str) -> QImage:
    """Return a crew member as on the smallest card."""
    image = QImage(SMALL, SMALL, QImage.Format.Format_RGB32)
    image.fill(QColor("#f7f4ea"))
    painter = QPainter(image)
    draw_animal(painter, card, QRectF(0, 0, SMALL, SMALL))
    painter.end()
    return image


def unlike(first: QImage, second: QImage) -> int:
    """Return in how many pixels two pictures differ to the eye."""
    pairs = ((first.pixelColor(x, y), second.pixelColor(x, y)) for x in range(SMALL) for y in range(SMALL))
    return sum(
        abs(a.redF() - b.redF()) + abs(a.greenF() - b.greenF()) + abs(a.blueF() - b.blueF()) > 3 * APART
        for a, b in pairs
    )


def test_the_four_of_a_species_differ_when_small(qapp: object) -> None:
    for check in each(SPECIES):
        with check as species:
            kin = [small(card) for card, crew in CREWS.items() if crew.species == species]
            assert len(kin) == len(PROPS)
            assert min(unlike(a, b) for a, b in combinations(kin, 2)) >= LEAST


def test_an_animal_is_a_head_of_at_most_eight_shapes_and_its_props() -> None:
    for check in each(SPECIES):
        with check as species:
            root = ElementTree.parse(resource(f"{FOLDER}/animals/{species}.svg")).getroot()
            assert root.get("viewBox") == "0 0 64 64"
            assert [group.get("id") for group in root] == ["head", *PROPS]
            assert len(root[0]) <= 8


def test_an_animal_stays_inside_its_square(qapp: object) -> None:
    edge = [(x, y) for x in range(96) for y in range(96) if not (15 <= x <= 80 and 15 <= y <= 80)]
    for check in each(SPECIES):
        with check as species:
            image = QImage(96, 96, QImage.Format.Format_RGB32)
            image.fill(QColor("white"))
            painter = QPainter(image)
            drawing = QSvgRenderer(str(resource(f"{FOLDER}/animals/{species}.svg")))
            drawing.render(painter, QRectF(16, 16, 64, 64))
            painter.end()
            assert all(image.pixelColor(x, y).lightness() > 200 for x, y in edge)
