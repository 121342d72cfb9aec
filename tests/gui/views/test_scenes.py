"""Every scene keeps the rules of resources/README.md: they are drawn by hand, and this is who looks."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from chrononauts_qt.games.chrononauts.cards import (
    ALL_CARDS,
    LINCHPIN,
    MISSION,
    RIPPLEPOINT,
)
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import scene_of
from chrononauts_qt.ui.kit.scenes import paint_part, paint_plate, paint_scene
from chrononauts_qt.ui.kit.theme import DARK, Tones
from tests.each import each

FOLDER = resource("games/chrononauts/scenes")
FILES = sorted(FOLDER.glob("*.svg"))
YEARS = [path for path in FILES if path.stem[:4].isdigit() or path.stem.startswith("patch-")]
GREY = Tones("#111111", "#333333", "#555555", "#777777", "#999999", "#bbbbbb", "#eeeeee")
COLOURS = {"#111", "#333", "#555", "#777", "#999", "#bbb", "#eee"}
ELEMENTS = {"svg", "g", "path", "circle", "ellipse"}
BYTES, SHAPES = 4000, 30
WIDE, HIGH = 24, 12
"""What is left of a picture out of focus."""

pytestmark = pytest.mark.usefixtures("qapp")


def words_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def groups_of(path: Path) -> dict[str, str]:
    """Return the groups of a scene by their names."""
    found = re.findall(r'<g id="([\w-]+)">(.*?)</g>\s*(?=<g id|</svg>)', words_of(path), re.DOTALL)
    return {name: "".join(inside.split()) for name, inside in found}


def true_of(path: Path) -> Path:
    """Return the scene of what truly happened in the year of another one."""
    found = re.search(r"\d{4}", path.stem)
    assert found is not None
    return FOLDER / f"{found[0]}.svg"


@cache
def grey(path: Path, wide: int) -> QImage:
    """Return a scene as it looks in any viewer, on a ground of its own fill."""
    image = QImage(wide, wide // 2, QImage.Format.Format_RGB32)
    image.fill(QColor(GREY.fill))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_scene(painter, f"games/chrononauts/scenes/{path.stem}", QRectF(image.rect()), GREY)
    return image


@cache
def squinted(path: Path) -> tuple[int, ...]:
    """Return a scene out of focus, above its ground."""
    small = grey(path, 192).scaled(
        WIDE, HIGH, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return tuple(small.pixelColor(x, y).red() for y in range(9) for x in range(WIDE))


def share(path: Path, least: int, most: int) -> float:
    """Return how much of a scene has a grey between two."""
    data = bytes(grey(path, 160).convertToFormat(QImage.Format.Format_Grayscale8).constBits())
    return sum(least < value <= most for value in data) / len(data)


def test_every_year_and_every_card_has_its_scene_and_no_file_is_too_many() -> None:
    wanted = set()
    for card in ALL_CARDS:
        if card.family in (LINCHPIN, RIPPLEPOINT):
            sides = ["", "-prime"] if card.family == LINCHPIN else [""]
            wanted |= {f"{card.facts['year']}{side}" for side in sides}
        elif card.family != MISSION:
            wanted.add(scene_of(card.id).rpartition("/")[2])
    assert {path.stem for path in FILES} == wanted
    assert len(FILES) == 113


def test_files_hold_seven_greys_and_few_plain_shapes() -> None:
    for check in each(FILES):
        with check as path:
            words = words_of(path)
            assert 'viewBox="0 0 320 160"' in words
            assert set(re.findall(r"#[0-9a-fA-F]{3,6}", words)) <= COLOURS
            assert set(re.findall(r"<([a-z]+)", words)) <= ELEMENTS
            assert len(words.encode()) <= BYTES
            assert len(re.findall(r"<(?:path|circle|ellipse)", words)) <= SHAPES
            ids = re.findall(r'id="([\w-]+)"', words)
            assert len(ids) == len(set(ids))
            assert ids.count("change" if path in YEARS else "subject") == 1


def test_what_did_not_happen_differs_in_the_change_alone_and_is_seen_out_of_focus() -> None:
    for check in each(path for path in YEARS if true_of(path) != path):
        with check as path:
            true, other = groups_of(true_of(path)), groups_of(path)
            assert {name: true[name] for name in true if name != "change"} == {
                name: other[name] for name in other if name != "change"
            }
            pairs = zip(squinted(true_of(path)), squinted(path), strict=True)
            assert max(abs(one - two) for one, two in pairs) >= 65


def test_no_two_scenes_share_a_group_but_those_of_a_year() -> None:
    owners: dict[str, set[str]] = {}
    for path in FILES:
        of = true_of(path).stem if path in YEARS else path.stem
        for inside in groups_of(path).values():
            owners.setdefault(inside, set()).add(of)
    assert [names for names in owners.values() if len(names) > 1] == []


def test_true_scenes_are_told_apart_out_of_focus() -> None:
    for check in each(combinations([path for path in YEARS if true_of(path) == path], 2)):
        with check as (one, other):
            pairs = list(zip(squinted(one), squinted(other), strict=True))
            assert sum(abs(a - b) for a, b in pairs) / len(pairs) >= 14


def test_light_is_scarce() -> None:
    for check in each(FILES):
        with check as path:
            glow, lit = (0.101, 0.405) if path in YEARS else (0.161, 0.505)
            assert share(path, 212, 255) <= glow
            assert share(path, 136, 212) <= lit


def test_a_scene_has_air_above_and_a_plate_is_cut() -> None:
    """QSvg does not cut what lies outside of a file's view: a curtain goes on above its upper edge."""
    name, box = "games/chrononauts/scenes/1865", QRectF(0, 80, 160, 80)
    image = QImage(160, 160, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff00ff"))
    with QPainter(image) as painter:
        paint_scene(painter, name, box, GREY)
    assert image.pixelColor(4, 60) != QColor("#ff00ff")
    image.fill(QColor("#ff00ff"))
    with QPainter(image) as painter:
        paint_plate(painter, name, box, GREY)
    assert {image.pixelColor(x, y).name() for x in range(0, 160, 5) for y in range(79)} == {"#ff00ff"}
    assert image.pixelColor(80, 120) != QColor("#ff00ff")


def test_an_artifact_stands_alone_on_a_shelf() -> None:
    image = QImage(90, 100, QImage.Format.Format_RGB32)
    tones = DARK.tones("mission")
    for check in each(path for path in FILES if path not in YEARS and path.stem in ARTIFACTS):
        with check as path:
            for ground in (tones.light, tones.shade):
                image.fill(QColor(ground))
                with QPainter(image) as painter:
                    name = f"games/chrononauts/scenes/{path.stem}"
                    paint_part(painter, name, "subject", QRectF(image.rect()), tones)
                seen = [image.pixelColor(x, y) for x in range(0, 90, 3) for y in range(0, 100, 3)]
                other = sum(abs(at.lightness() - QColor(ground).lightness()) > 30 for at in seen)
                assert other / len(seen) >= 0.12, ground


ARTIFACTS = {card.id for card in ALL_CARDS if card.family == "artifact"}
