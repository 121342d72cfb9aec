"""The pictures of Dungeon Time keep the rules of resources/README.md: this is who looks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, HEROES, KINDS, MISSIONS
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.dungeon_time.views import pictures
from chrononauts_qt.ui.games.dungeon_time.views.busts import BUSTS, HAIR, LIT, SHADE, SKIN
from chrononauts_qt.ui.games.dungeon_time.views.stages import STAGES
from tests.each import each
from tests.gui.theme.colours import contrast

pytestmark = pytest.mark.usefixtures("qapp")

FOLDER = resource(pictures.FOLDER)
SMALL = 24
INK, PARCHMENT, TAN, CANDLE = "#1F1712", "#F3E7CC", "#C79F6B", "#FFC857"
THREAD = "#F1CE9A"
CARD = (132, 185)
"""A Mission on a table for four."""
TITLE, FOOT = (0.0, 0.275), (0.79, 0.97)
"""Where the words of a Mission stand, as parts of its height."""


class Rule(NamedTuple):
    """What holds for the files of a folder: their grid, size, shapes, and colours where few are allowed."""

    grid: str
    size: int
    shapes: int
    colors: frozenset[str] | None = None


PART = frozenset({INK, PARCHMENT, CANDLE, LIT, SHADE, SKIN, HAIR})
RULES = {
    "items": Rule("0 0 64 64", 900, 11),
    "heroes/props": Rule("0 0 64 64", 900, 10),
    "heroes/heads": Rule("0 0 100 100", 1000, 9, PART),
    "heroes/hats": Rule("0 0 100 100", 1000, 6, PART),
    "heroes/shoulders": Rule("0 0 100 100", 800, 6, PART),
    "missions": Rule("0 0 100 140", 2100, 30, frozenset({INK, PARCHMENT, TAN, CANDLE})),
    "backdrops": Rule("0 0 100 140", 1400, 10),
    "weather": Rule("0 0 100 140", 900, 12),
    "scrolls": Rule("0 0 200 120", 5200, 60),
    "backs": Rule("0 0 100 140", 1100, 12),
}
ALONE = {"cover", "glass", "proscenium", "seal", "sewn"}
ELEMENTS = {"svg", "g", "path", "circle", "ellipse", "rect"}
TONES_OF_A_BACKDROP = 4
"""Three tones of cut paper and what shines behind them; a lit window is the candle's."""


def files_of(folder: str) -> list[Path]:
    return sorted((FOLDER / folder).glob("*.svg"))


def names_of(folder: str) -> set[str]:
    return {path.stem for path in files_of(folder)}


def colors_of(path: Path) -> set[str]:
    return set(re.findall(r"#[0-9A-Fa-f]{3,6}\b", path.read_text(encoding="utf-8")))


def inside(path: Path) -> str:
    return path.read_text(encoding="utf-8").partition(">")[2].rpartition("</svg>")[0]


Draw = Callable[[QPainter, QRectF], object]


def drawn(draw: Draw, wide: int, high: int, ground: str | None = None) -> QImage:
    """Return what is drawn over a ground, or over nothing."""
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(ground) if ground else Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        draw(painter, QRectF(0, 0, wide, high))
    return image


def rendered(document: str) -> Draw:
    return lambda painter, box: QSvgRenderer(QByteArray(document.encode())).render(painter, box)


def of(draw: Callable[[QPainter, str, QRectF], object], name: str) -> Draw:
    return lambda painter, box: draw(painter, name, box)


def greys(image: QImage) -> list[int]:
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    lines, wide = bytes(grey.constBits()), grey.bytesPerLine()
    return [value for y in range(grey.height()) for value in lines[y * wide : y * wide + grey.width()]]


def unlike(first: QImage, second: QImage) -> float:
    """Return how much two pictures of one size differ in grey, from 0 to 1."""
    ways = [abs(a - b) for a, b in zip(greys(first), greys(second), strict=True)]
    return sum(ways) / len(ways) / 255


# -- what there is ----------------------------------------------------------------------------------


def test_every_id_has_its_picture_and_no_picture_is_without_an_id() -> None:
    assert names_of("items") == set(KINDS)
    assert names_of("heroes/props") == set(HEROES) == set(BUSTS)
    assert names_of("missions") == set(MISSIONS) == set(STAGES)
    assert names_of("scrolls") == set(ADVENTURES)
    assert names_of("backs") == {"item", "mission", "deck"}
    assert names_of("") == ALONE


def test_every_part_is_used() -> None:
    assert names_of("backdrops") == {stage.backdrop for stage in STAGES.values()}
    assert names_of("weather") == {stage.weather for stage in STAGES.values()}
    assert names_of("heroes/heads") == {bust.head for bust in BUSTS.values()}
    assert names_of("heroes/hats") == {bust.hat for bust in BUSTS.values()}
    assert names_of("heroes/shoulders") == {bust.shoulders for bust in BUSTS.values()}
    assert {path.parent.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.svg")} == {*RULES, "."}


def test_files_hold_few_plain_shapes_on_their_grid() -> None:
    for check in each((folder, path) for folder in RULES for path in files_of(folder)):
        with check as (folder, path):
            rule, words = RULES[folder], path.read_text(encoding="utf-8")
            assert f'viewBox="{rule.grid}"' in words
            assert set(re.findall(r"<([a-z]+)", words)) <= ELEMENTS
            assert len(words.encode()) <= rule.size
            assert len(re.findall(r"<(?:path|circle|ellipse|rect)", words)) <= rule.shapes
            if rule.colors is not None:
                assert colors_of(path) <= rule.colors


def test_items_and_heroes_are_drawn_in_one_ink() -> None:
    pen = f'stroke="{INK}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round">'
    for check in each(
        path for folder in RULES if folder[:4] in ("item", "hero") for path in files_of(folder)
    ):
        with check as path:
            assert path.read_text(encoding="utf-8").partition("\n")[0].endswith(pen)


def test_a_backdrop_has_its_own_tones_and_the_candle() -> None:
    tones = [colors_of(path) - {CANDLE} for path in files_of("backdrops")]
    assert {len(found) for found in tones} == {TONES_OF_A_BACKDROP}
    assert all(not one & other for one, other in combinations(tones, 2))


def test_the_cover_is_flat_planes_in_seven_tones() -> None:
    assert 'viewBox="0 0 320 160"' in (FOLDER / "cover.svg").read_text(encoding="utf-8")
    assert len(colors_of(FOLDER / "cover.svg")) == 7


# -- Items ------------------------------------------------------------------------------------------


@cache
def item(kind: str) -> QImage:
    return drawn(of(pictures.draw_item, kind), SMALL, SMALL)


def outline(image: QImage) -> set[tuple[int, int]]:
    """Return the pixels that a picture covers."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    lines, wide = bytes(alpha.constBits()), alpha.bytesPerLine()
    every = ((x, y) for x in range(alpha.width()) for y in range(alpha.height()))
    return {(x, y) for x, y in every if lines[y * wide + x] > 127}


def overlap(first: QImage, second: QImage) -> float:
    """Return how much of both outlines is common to them, from 0 to 1."""
    one, other = outline(first), outline(second)
    return len(one & other) / len(one | other)


def test_the_outlines_of_items_differ_when_small() -> None:
    for check in each(combinations(KINDS, 2)):
        with check as (one, other):
            assert overlap(item(one), item(other)) <= 0.78


@pytest.mark.parametrize(("one", "other"), [("potion", "flask"), ("cup", "flask"), ("hook", "keys")])
def test_the_outlines_that_could_be_taken_for_each_other_differ_more(one: str, other: str) -> None:
    assert overlap(item(one), item(other)) <= 0.6


def test_items_differ_in_grey_when_small() -> None:
    seen = {kind: drawn(of(pictures.draw_item, kind), SMALL, SMALL, PARCHMENT) for kind in KINDS}
    for check in each(combinations(KINDS, 2)):
        with check as (one, other):
            assert unlike(seen[one], seen[other]) >= 0.13


def test_every_item_has_a_ground_of_its_own_on_which_its_ink_is_seen() -> None:
    grounds = {kind: QColor(pictures.item_ground(kind)) for kind in KINDS}
    assert len({ground.name() for ground in grounds.values()}) == len(KINDS)
    for check in each(KINDS):
        with check as kind:
            assert contrast(QColor(INK), grounds[kind]) >= 7
            on_ground = drawn(rendered(pictures.item_document(kind, on_ground=True)), 64, 64)
            assert on_ground.pixelColor(1, 1) == grounds[kind]


def test_items_and_props_stay_inside_their_square() -> None:
    edge = [(x, y) for x in range(96) for y in range(96) if not (15 <= x <= 80 and 15 <= y <= 80)]
    documents = {kind: pictures.item_document(kind, on_ground=False) for kind in KINDS}
    documents |= {hero: pictures.prop_document(hero) for hero in HEROES}
    for check in each(documents):
        with check as name:
            wider = re.sub('viewBox="[^"]+"', 'viewBox="-16 -16 96 96"', documents[name])
            image = drawn(rendered(wider), 96, 96)
            assert all(image.pixelColor(x, y).alpha() < 60 for x, y in edge)


# -- Heroes -----------------------------------------------------------------------------------------


def test_no_two_heroes_are_put_together_alike() -> None:
    assert len({(bust.head, bust.hat) for bust in BUSTS.values()}) == len(HEROES)
    assert len({bust.cloth for bust in BUSTS.values()}) == 5
    assert [len(names_of(f"heroes/{part}")) for part in ("heads", "hats", "shoulders")] == [3, 8, 4]


def test_no_grey_of_the_parts_is_left_in_a_hero() -> None:
    for check in each(HEROES):
        with check as hero:
            assert not {LIT, SHADE, SKIN, HAIR} & set(re.findall(r"#\w+", pictures.hero_document(hero)))


def test_props_are_signs_that_differ_when_small_on_dark_and_on_light() -> None:
    for check in each((ground, pair) for ground in (INK, PARCHMENT) for pair in combinations(HEROES, 2)):
        with check as (ground, (one, other)):
            seen = [drawn(of(pictures.draw_prop, hero), SMALL, SMALL, ground) for hero in (one, other)]
            assert unlike(*seen) >= 0.11


def test_heroes_differ_without_their_colours() -> None:
    seen = {hero: drawn(of(pictures.draw_hero, hero), 32, 32) for hero in HEROES}
    for check in each(combinations(HEROES, 2)):
        with check as (one, other):
            assert unlike(seen[one], seen[other]) >= 0.1


# -- Missions ---------------------------------------------------------------------------------------


@cache
def stage(mission: str) -> QImage:
    return drawn(of(pictures.draw_stage, mission), *CARD)


def figure(mission: str) -> QImage:
    """Return the figure of a Mission alone, with a margin of 20 units round the card."""
    shapes = inside(FOLDER / "missions" / f"{mission}.svg")
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 140 180" stroke-linecap="round">'
    return drawn(rendered(f"{head}{shapes}</svg>"), 140, 180)


def rows_of(image: QImage, zone: tuple[float, float]) -> Iterable[QColor]:
    """Yield the pixels of a picture between two parts of its height."""
    first, last = (round(share * image.height()) for share in zone)
    return (image.pixelColor(x, y) for y in range(first, last) for x in range(image.width()))


def test_white_words_are_read_on_every_stage() -> None:
    white = QColor("white")
    for check in each(MISSIONS):
        with check as mission:
            grounds = {color.rgb() for zone in (TITLE, FOOT) for color in rows_of(stage(mission), zone)}
            assert min(contrast(white, QColor(rgb)) for rgb in grounds) >= 4.5


def test_white_words_are_read_on_the_lower_third_of_every_back() -> None:
    for check in each(names_of("backs")):
        with check as name:
            back = drawn(of(pictures.draw_back, name), *CARD)
            grounds = {color.rgb() for color in rows_of(back.copy(6, 0, 120, 185), (0.66, 0.96))}
            assert min(contrast(QColor("white"), QColor(rgb)) for rgb in grounds) >= 4.5


def test_a_figure_stands_on_the_stage_and_tells_itself_above_the_needs() -> None:
    for check in each(MISSIONS):
        with check as mission:
            covered = outline(figure(mission))
            assert all(20 + 2 <= x <= 20 + 98 and 20 + 29 <= y <= 20 + 108 for x, y in covered)
            assert sum(y - 20 < 84 for _, y in covered) / len(covered) >= 0.45


def test_a_figure_stands_out_from_its_backdrop() -> None:
    for check in each(MISSIONS):
        with check as mission:
            shapes = inside(FOLDER / "missions" / f"{mission}.svg")
            empty = pictures.stage_document(mission).replace(shapes, "")
            assert unlike(drawn(rendered(empty), *CARD), stage(mission)) >= 0.04


def test_stages_are_told_apart_out_of_focus() -> None:
    window = {name: stage(name).copy(0, 50, 132, 66).scaled(
        24, 12, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    ) for name in MISSIONS}  # fmt: skip
    for check in each(combinations(MISSIONS, 2)):
        with check as (one, other):
            assert unlike(window[one], window[other]) >= 0.07


# -- scrolls, slot, glass ---------------------------------------------------------------------------


def test_a_scroll_has_one_part_that_moves() -> None:
    for check in each(files_of("scrolls")):
        with check as path:
            words = path.read_text(encoding="utf-8")
            assert re.findall(r'id="(\w+)"', words) == ["stage", "figure", "moves", "front"]
            still = re.sub(r'<g id="moves">.*?</g>', "", words, flags=re.DOTALL)
            assert unlike(drawn(rendered(words), 100, 60), drawn(rendered(still), 100, 60)) >= 0.01


def test_the_sand_runs_from_above_to_below() -> None:
    def sand(left: float) -> tuple[int, int]:
        image = drawn(lambda painter, box: pictures.draw_glass(painter, box, left), 64, 96)
        lit = [y for x in range(64) for y in range(96) if image.pixelColor(x, y) == QColor(CANDLE)]
        return sum(y < 48 for y in lit), sum(y >= 48 for y in lit)

    levels = [sand(left) for left in (1.0, 0.7, 0.4, 0.0)]
    assert all(before[0] > after[0] and before[1] < after[1] for before, after in pairwise(levels))
    assert levels[0][1] == levels[-1][0] == 0


def test_a_sewn_slot_is_closed_from_edge_to_edge() -> None:
    image = drawn(pictures.draw_sewn, 100, 130)
    assert all(image.pixelColor(x, y).alpha() == 255 for x in range(100) for y in range(2, 128, 9))
    assert THREAD in {image.pixelColor(50, y).name().upper() for y in range(130)}
