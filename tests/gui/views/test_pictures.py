"""Every picture is there, keeps to the rules of drawing, and can be told from its neighbours when small."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.games.chrononauts.cards import (
    ACTIONS,
    ALL_CARDS,
    ARTIFACTS,
    IDENTITIES,
    INVERTERS,
    TIMEWARPS,
)
from chrononauts_qt.games.chrononauts.timeline import LINCHPINS
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.afternova.views import pictures as afternova
from chrononauts_qt.ui.games.afternova.views.tokens import SKILLS, skill_sign
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import (
    FAMILIES,
    FOLDER,
    category_sign,
    emblem_of,
    picture_of,
    symbol_of,
)
from chrononauts_qt.ui.kit.pictograms import draw_plate, draw_sign, shapes_of
from chrononauts_qt.ui.kit.signs import EMBLEM_SIGNS, SIGNS
from tests.each import each

PACKAGING = resource("icon").parent.parent / "packaging"
SMALL, BLURRED = 18, 9
LEAST = 0.25
"""How different two blurred pictures must be; the nearest are the two variants of the “Miracle”."""
CATEGORIES = sorted({card.facts["category"] for card in ARTIFACTS})
TICK = '<path fill="#000" stroke="none" d="M51 1L62 4L52 21L45 18Z"/>'
BACKS = ("play", "identity", "mission")
POSTERS = (
    "icon/chrononauts-qt",
    "icon/application-x-chrononauts",
    *(f"games/{game}/cover" for game in ("chrononauts", "artifaxx", "solonauts")),
)
TONES = 7
GROUPS = {
    "true symbols": [symbol_of(year, False) for year in LINCHPINS],
    "altered symbols": [symbol_of(year, True) for year in LINCHPINS],
    "cards": [picture_of(card.id) for card in INVERTERS + ARTIFACTS + ACTIONS + TIMEWARPS],
    "identities": [emblem_of(card.id) for card in IDENTITIES],
    "categories": [category_sign(category) for category in CATEGORIES],
    "seats": list(EMBLEM_SIGNS),
    "families": list(FAMILIES.values()),
    "marks": list(dict.fromkeys(SIGNS.values())),
    "skills": [skill_sign(skill) for skill in SKILLS],
    "projects": [afternova.project_sign(project) for project in PROJECTS],
}
EVERY = sorted({sign for group in GROUPS.values() for sign in group})


def drawn(sign: str, side: int = SMALL) -> QImage:
    """Return a picture in black on nothing."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_sign(painter, sign, QRectF(0, 0, side, side), QColor("black"), 4.6)
    painter.end()
    return image


def blurred(sign: str) -> list[int]:
    """Return how dark each of 9 x 9 spots is when the picture is 18 pixels wide and out of focus."""
    small = drawn(sign).scaled(
        BLURRED, BLURRED, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return [small.pixelColor(x, y).alpha() for y in range(BLURRED) for x in range(BLURRED)]


def distance(first: list[int], second: list[int]) -> float:
    """Return from 0 (equal) to 1 (nothing in common) how different two blurred pictures are."""
    apart = sum(abs(a - b) for a, b in zip(first, second, strict=True))
    return apart / sum(max(a, b) for a, b in zip(first, second, strict=True))


@pytest.mark.parametrize("name", GROUPS)
def test_pictures_of_a_group_differ_when_small_and_blurred(qapp: object, name: str) -> None:
    blurs = {sign: blurred(sign) for sign in GROUPS[name]}
    alike = {
        (a, b): round(distance(blurs[a], blurs[b]), 2)
        for a, b in combinations(blurs, 2)
        if distance(blurs[a], blurs[b]) < LEAST
    }
    assert not alike


def test_an_altered_symbol_is_another_one_and_bears_the_tick(qapp: object) -> None:
    for check in each(LINCHPINS):
        with check as year:
            true, prime = symbol_of(year, False), symbol_of(year, True)
            assert distance(blurred(true), blurred(prime)) > LEAST
            assert shapes_of(prime)[-1] == TICK
            assert TICK not in shapes_of(true)


def test_every_card_has_a_picture(qapp: object) -> None:
    for check in each(ALL_CARDS):
        with check as card:
            image = drawn(picture_of(card.id), 64)
            dark = sum(image.pixelColor(x, y).alpha() > 200 for x in range(64) for y in range(64))
            assert 300 < dark < 3600


def test_a_picture_keeps_to_the_rules_of_drawing() -> None:
    for check in each(EVERY):
        with check as sign:
            root = ElementTree.parse(resource(f"{sign}.svg")).getroot()
            assert root.get("viewBox") == "0 0 64 64"
            assert (root.get("stroke-width"), root.get("stroke-linejoin")) == ("4", "round")
            assert 1 <= len(root) <= 6
            assert [shape.tag.rpartition("}")[2] for shape in root] == ["path"] * len(root)
            assert len(shapes_of(sign)) == len(root)
            colors = set(re.findall(r"#\w+", resource(f"{sign}.svg").read_text(encoding="utf-8")))
            assert colors <= {"#000", "#fff"}


def test_a_picture_stays_inside_its_square(qapp: object) -> None:
    edge = [(x, y) for x in range(96) for y in range(96) if not (15 <= x <= 80 and 15 <= y <= 80)]
    for check in each(EVERY):
        with check as sign:
            image = QImage(96, 96, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.white)
            painter = QPainter(image)
            QSvgRenderer(str(resource(f"{sign}.svg"))).render(painter, QRectF(16, 16, 64, 64))
            painter.end()
            assert all(image.pixelColor(x, y).lightness() > 200 for x, y in edge)


def test_a_picture_takes_the_ink_it_is_given(qapp: object) -> None:
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    for ink in (QColor("red"), QColor("blue")):
        image.fill(QColor("white"))
        painter = QPainter(image)
        draw_sign(painter, "marks/play", QRectF(0, 0, 64, 64), ink)
        painter.end()
        assert image.pixelColor(24, 32) == ink
        assert image.pixelColor(60, 4) == QColor("white")


@pytest.mark.parametrize("back", BACKS)
def test_there_are_three_backs(qapp: object, back: str) -> None:
    image = QImage(104, 148, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_plate(painter, f"{FOLDER}/backs/{back}", QRectF(0, 0, 104, 148))
    painter.end()
    assert len({image.pixel(x, y) for x in range(4, 100, 3) for y in range(4, 144, 3)}) > 3


@pytest.mark.parametrize("poster", POSTERS)
def test_covers_and_icons_are_flat_planes_in_seven_tones(poster: str) -> None:
    shapes = [shape for shape in ElementTree.parse(resource(f"{poster}.svg")).iter() if len(shape) == 0]
    assert {shape.tag.rpartition("}")[2] for shape in shapes} <= {"path", "circle", "ellipse"}
    paints = {shape.get(kind, "none") for shape in shapes for kind in ("fill", "stroke")}
    assert len(paints - {"none"}) <= TONES


def test_no_picture_lies_about_unused() -> None:
    own = ("symbols", "cards", "identities", "categories", "families")
    of_afternova = (f"{afternova.FOLDER}/{name}" for name in ("skills", "projects"))
    folders = (*(f"{FOLDER}/{name}" for name in own), *of_afternova, "emblems", "marks")
    files = {f"{folder}/{path.stem}" for folder in folders for path in resource(folder).glob("*.svg")}
    assert files == set(EVERY) | {f"{FOLDER}/cards/patch"}


def test_the_icons_of_windows_and_macos_have_every_size() -> None:
    icons = PACKAGING / "icons"
    with Image.open(icons / "chrononauts-qt.ico") as ico, Image.open(icons / "chrononauts-qt.icns") as icns:
        assert ico.info["sizes"] >= {(16, 16), (32, 32), (48, 48), (256, 256)}
        assert {(32, 32, 2), (256, 256, 2), (512, 512, 2)} <= set(icns.info["sizes"])


@pytest.mark.parametrize(
    ("name", "folder"), [("chrononauts-qt", "apps"), ("application-x-chrononauts", "mimetypes")]
)
def test_the_icons_are_those_of_the_drawing(name: str, folder: str) -> None:
    theme = PACKAGING / "linux" / "icons" / "hicolor"
    for side in (16, 32, 64, 128, 256, 512):
        drawing = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        drawing.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawing)
        QSvgRenderer(str(resource(f"icon/{name}.svg"))).render(painter, QRectF(0, 0, side, side))
        painter.end()
        picture = QImage(str(theme / f"{side}x{side}" / folder / f"{name}.png"))
        assert picture.pixelColor(side // 2, side // 2) == drawing.pixelColor(side // 2, side // 2)
