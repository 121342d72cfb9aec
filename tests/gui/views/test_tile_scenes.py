"""A scene on a tile: words can be read on it, states stay apart, and no frame waits for it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations, product

import pytest
from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.cards import PATCHES
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, LINCHPINS, YEARS
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.chrononauts.models.faces import TileFace, TileState, other_sides, tile_face
from chrononauts_qt.ui.games.chrononauts.models.timeline_model import TimelineModel
from chrononauts_qt.ui.games.chrononauts.views import tile_painter, tile_scene
from chrononauts_qt.ui.games.chrononauts.views.geometry import layout_for
from chrononauts_qt.ui.games.chrononauts.views.tile_painter import TilePainter
from chrononauts_qt.ui.games.chrononauts.views.tile_scene import FILLS, place_of, scene_of, shows_scene
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit.scenes import HEIGHT, HORIZON, paint_scene
from chrononauts_qt.ui.kit.text_block import line_height
from chrononauts_qt.ui.kit.theme import CONTRAST, DARK, LIGHT, Theme, chosen
from tests.each import each
from tests.gui.theme.colours import VISIONS, contrast, difference

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = ((113, 96, 12 / 14), (130, 124, 1.0), (182, 174, 1.41))
"""Tiles of 1024x600, 1366x768 and 1920x1080: width, height, scale."""


def every_side() -> list[Tile]:
    """Return every way in which a year can lie, with lamps lit as they may be."""
    true = [Tile(year, "true", None, (), False) for year in YEARS]
    altered = [Tile(year, "prime", None, (), False) for year in LINCHPINS]
    open_ = [
        Tile(year, "paradox", None, CONDITIONS[year][1][:1], False) for year in YEARS if year not in LINCHPINS
    ]
    patched = [
        Tile(card.facts["year"], "paradox", card.id, CONDITIONS[card.facts["year"]][1][:1], False)
        for card in PATCHES
    ]
    return [*true, *altered, *open_, *patched]


Text = tuple[str, QColor, QRectF]


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[Text]:
    """Keep every word of a tile with its ink and its letters' place, instead of drawing it."""
    kept: list[Text] = []

    def word(
        painter: QPainter, words: str, font: QFont, ink: QColor, box: QRectF, side: str = "l"
    ) -> float:
        metrics = QFontMetricsF(font)
        wide, high = metrics.horizontalAdvance(words), metrics.capHeight()
        spare = {"l": 0.0, "c": 0.5, "r": 1.0}[side]
        left = box.left() + (box.width() - wide) * spare
        place = QRectF(left, box.center().y() - high / 2, wide, high)
        inset = wide / 4 if side == "c" else 0  # the corners of a lamp's code lie over its ring
        kept.append((words, ink, place.adjusted(inset, 0, -inset, 0)))
        return wide

    def lines(
        painter: QPainter, found: Sequence[str], font: QFont, ink: QColor, at: QPointF
    ) -> float:
        for number, line in enumerate(found):
            box = QRectF(at.x(), at.y() + number * line_height(font), 0, line_height(font))
            word(painter, line, font, ink, box)
        return at.y() + len(found) * line_height(font)

    monkeypatch.setattr(tile_painter, "draw_word", word)
    monkeypatch.setattr(tile_painter, "draw_lines", lines)
    return kept


def drawn(tile: Tile, theme: Theme, width: int, height: int, u: float) -> QImage:
    """Return a tile as it is drawn."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(theme.color("bg"))
    with QPainter(image) as painter:
        TilePainter(theme).paint(painter, QRectF(0, 0, width, height), tile_face(tile), u)
    return image


def least(image: QImage, ink: QColor, place: QRectF) -> float:
    """Return the lowest contrast between an ink and what lies below it."""
    box = place.toRect().intersected(image.rect())
    grounds = {
        image.pixel(x, y) for x in range(box.left(), box.right(), 2) for y in range(box.top(), box.bottom())
    }
    return min(contrast(ink, QColor(ground)) for ground in grounds)


QUIET = chosen("dark", pictures="quiet")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", [DARK, LIGHT, QUIET], ids=["dark", "light", "quiet"])
def test_every_word_can_be_read_on_every_scene(
    texts: list[Text], theme: Theme, size: tuple[int, int, float]
) -> None:
    for check in each(every_side()):
        with check as tile:
            texts.clear()
            image = drawn(tile, theme, *size)
            assert texts
            for words, ink, place in texts:
                assert least(image, ink, place) >= 4.5, words


def test_without_mist_they_could_not(texts: list[Text], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tile_painter, "paint_mist", lambda *rest: None)
    worst = []
    for tile in every_side():
        texts.clear()
        image = drawn(tile, DARK, 130, 124, 1.0)
        worst += [least(image, ink, place) for _, ink, place in texts]
    assert min(worst) < 3


def mean(image: QImage) -> QColor:
    """Return the mean colour of a picture."""
    spots = [image.pixelColor(x, y) for x in range(6, 124, 4) for y in range(6, 118, 4)]
    parts = ((at.red(), at.green(), at.blue()) for at in spots)
    return QColor(*(round(sum(part) / len(spots)) for part in zip(*parts, strict=True)))


def test_states_are_told_apart_by_the_mean_colour_of_their_tiles() -> None:
    """Shape, pattern and word differ as well: see test_contrast."""
    means: dict[TileState, list[QColor]] = {}
    for tile in every_side():
        means.setdefault(tile_face(tile).state, []).append(mean(drawn(tile, DARK, 130, 124, 1.0)))
    for check in each(product(combinations(means, 2), VISIONS)):
        with check as ((one, other), vision):
            assert min(difference(a, b, vision) for a in means[one] for b in means[other]) >= 8


def test_every_state_has_a_picture_of_its_own() -> None:
    tile = Tile(1968, "paradox", None, (1963,), False)
    patched = Tile(1968, "paradox", "patch-1968", (1963,), False)
    sides = [Tile(1968, "true", None, (), False), tile, patched]
    pictures = [drawn(side, DARK, 130, 124, 1.0) for side in sides]
    assert all(one != other for one, other in combinations(pictures, 2))
    plain = drawn(tile, chosen("dark", pictures="off"), 130, 124, 1.0)
    assert plain != pictures[1]


def test_small_tiles_large_text_high_contrast_and_a_wish_leave_the_pictogram() -> None:
    face, box = tile_face(Tile(1912, "true", None, (), False)), QRectF(0, 0, 130, 124)
    assert shows_scene(face, box, DARK)
    assert shows_scene(face, QRectF(0, 0, 113, 96), DARK)
    assert not shows_scene(face, QRectF(0, 0, 100, 96), DARK)
    assert not shows_scene(face, QRectF(0, 0, 130, 78), DARK)
    assert not shows_scene(face, box, chosen("dark", 1.3))
    assert not shows_scene(face, box, CONTRAST)
    assert not shows_scene(face, box, chosen("light", pictures="off"))


def test_a_hint_of_the_scene_is_left_below_the_longest_headline() -> None:
    """In the smallest window, and below three lines."""
    for check in each(product(every_side(), SIZES[:2])):
        with check as (tile, size):
            if tile_face(tile).state is TileState.PARADOX:
                continue
            with_, without = (
                drawn(tile, chosen("dark", pictures=wish), *size) for wish in ("on", "off")
            )
            middle = range(size[0] // 4, size[0] * 3 // 4)
            rows = range(size[1] // 3, size[1] * 3 // 4)
            changed = sum(with_.pixel(x, y) != without.pixel(x, y) for x in middle for y in rows)
            assert changed / (len(middle) * len(rows)) >= 0.3


BACKDROPS = {"sky", "light", "curtain"}
"""Groups behind and round what a scene is about."""
HALF_CLEAR = 6.3
"""So many units below a headline less than half of its mist is left."""


def rows_of_subject(tile: Tile, place: QRectF) -> list[int]:
    """Return how much of what a scene is about lies in each row of pixels of a tile, four for one."""
    words = resource(f"{scene_of(tile_face(tile))}.svg").read_text(encoding="utf-8")
    for backdrop in BACKDROPS:
        words = re.sub(rf'<g id="{backdrop}">.*?</g>\s*(?=<g id|</svg>)', "", words, flags=re.DOTALL)
    image = QImage(130 * 4, 124 * 4, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        painter.scale(4, 4)
        QSvgRenderer(QByteArray(words.encode())).render(painter, place)
    ground = round(4 * (place.top() + place.height() * HORIZON / HEIGHT))
    return [sum(image.pixel(x, y) >> 24 > 100 for x in range(0, image.width(), 4)) for y in range(ground)]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_third_of_what_a_scene_is_about_lies_clear_of_the_headline(language: str) -> None:
    """At 1366x768, on every side that tells an event."""
    painter, box = TilePainter(DARK), QRectF(0, 0, 130, 124)
    for check in each(every_side()):
        with check as tile, i18n.speaking(language):
            face = tile_face(tile)
            if face.state is TileState.PARADOX:
                continue
            rows = rows_of_subject(tile, place_of(box, painter.foot_of(box, 1.0)))
            clear = round(4 * (painter.words_end(box, face, 1.0) + HALF_CLEAR))
            assert sum(rows[clear:]) / sum(rows) >= 0.33


# -- drawn ahead ------------------------------------------------------------------------------------


@pytest.fixture
def board(qtbot: QtBot) -> TimelineView:
    view = TimelineView(DARK)
    qtbot.addWidget(view)
    model = TimelineModel(parent=view)
    model.set_tiles(tuple(Tile(year, "true", None, (), False) for year in YEARS))
    view.setModel(model)
    view.place(layout_for(1366, 768))
    view.show()
    return view


def test_the_first_frame_waits_for_no_scene_and_they_follow(
    board: TimelineView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def heard(painter: QPainter, name: str, *rest: object) -> None:
        made.append(name.rpartition("/")[2])
        paint_scene(painter, name, *rest)  # type: ignore[arg-type]  # what it was given

    monkeypatch.setattr(tile_scene, "paint_scene", heard)
    board.grab()
    assert made == []
    qtbot.waitUntil(lambda: len(made) >= 32)
    assert made[:32] == [str(year) for year in YEARS]
    qtbot.waitUntil(lambda: len(made) >= 64)
    ahead = {face.scene for year in YEARS for face in sides_of(year)}
    assert set(made[32:64]) == ahead
    before = len(made)
    board.grab()
    assert len(made) == before, "nothing is drawn twice"


def sides_of(year: int) -> list[TileFace]:
    return [tile_face(side) for side in other_sides(Tile(year, "true", None, (), False))]


def test_another_size_draws_them_anew(board: TimelineView, qtbot: QtBot) -> None:
    board.grab()
    qtbot.waitUntil(lambda: not board._waiting)
    small = board.grab().size()
    board.place(layout_for(1920, 1080))
    assert board.grab().size() != small
    qtbot.waitUntil(lambda: not board._waiting)


def test_every_state_has_tones() -> None:
    for check in each(product((DARK, LIGHT), FILLS.values())):
        with check as (theme, fill):
            steps = [QColor(tone).lightness() for tone in theme.tones(fill)]
            assert steps[3:] == sorted(set(steps[3:]))
            assert steps[:4] == sorted(steps[:4])
            assert theme.tones(fill).fill == theme.color(fill).name()
