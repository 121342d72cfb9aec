"""The pictures of tiles on their way: what changes sinks and rises, rings turn, a Patch is wiped in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.games.chrononauts.models.faces import tile_face
from chrononauts_qt.ui.games.chrononauts.views.scene_moves import SceneMoves
from chrononauts_qt.ui.games.chrononauts.views.tile_moves import Stage, draw_move
from chrononauts_qt.ui.games.chrononauts.views.tile_painter import TilePainter
from chrononauts_qt.ui.kit.theme import CONTRAST, DARK, Theme

BOX = QRectF(0, 0, 200, 150)
U = 1.3


def lying(year: int, *red: int, patches: tuple[str, ...] = ()) -> Tile:
    """Return how a year lies while so many Linchpins are red."""
    state, _ = rules.new_game(Setup(2, "moves", "seat-1", mulligan=False, red=red, patches=patches))
    return next(tile for tile in rules.view(state, None).timeline if tile.year == year)


def drawn(draw: Callable[[QPainter], object]) -> QImage:
    image = QImage(BOX.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter)
    return image


class Strip:
    """Draws a tile on its way from one look to another, as the overlay does."""

    def __init__(self, theme: Theme = DARK) -> None:
        self.theme = theme
        self.tiles = TilePainter(theme)
        self.moves = SceneMoves(self.tiles)

    def look(self, tile: Tile) -> Callable[[QPainter], None]:
        return lambda painter: self.tiles.paint(painter, BOX, tile_face(tile), U)

    def at(self, kind: str, before: Tile, after: Tile, share: float) -> QImage:
        """Return one frame."""
        self.moves.begin_frame()
        faces = tile_face(before), tile_face(after)
        stage = Stage(
            self.look(before), self.look(after), BOX, share, self.theme, U,
            lambda painter, part: self.moves.turn(painter, BOX, *faces, U, part),
            lambda painter, part: self.moves.rings(painter, BOX, faces[kind != "close"], U, part),
        )  # fmt: skip
        return drawn(partial(draw_move, kind=kind, stage=stage))

    def ready(self, before: Tile, after: Tile) -> None:
        """Let all layers be drawn."""
        for _ in range(4):
            self.at("turn", before, after, 0.1)


@pytest.mark.parametrize("year", [1912, 1936, 1963])
def test_half_way_what_changes_is_gone_and_the_set_stays(year: int, qapp: object) -> None:
    strip, before, after = Strip(), lying(year), lying(year, year)
    strip.ready(before, after)

    def bare(painter: QPainter) -> None:
        strip.tiles.paint_bare(painter, BOX, tile_face(before), U)
        painter.setOpacity(0.47)
        layer = QImage(BOX.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        layer.fill(Qt.GlobalColor.transparent)
        with QPainter(layer) as inner:
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            strip.tiles.paint_bare(inner, BOX, tile_face(after), U)
        painter.drawImage(0, 0, layer)

    half, empty = strip.at("turn", before, after, 0.47), drawn(bare)
    assert far_apart(half, empty) < 40
    assert far_apart(strip.at("turn", before, after, 0.2), empty) > 200
    assert far_apart(strip.at("turn", before, after, 0.8), empty) > 200


def far_apart(one: QImage, other: QImage) -> int:
    """Return how many pixels of two pictures are plainly different."""
    count = 0
    for y in range(one.height()):
        for x in range(one.width()):
            a, b = one.pixelColor(x, y), other.pixelColor(x, y)
            count += abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue()) > 24
    return count


def test_a_layer_is_drawn_in_each_frame_and_until_then_the_year_lies_as_before(qapp: object) -> None:
    strip, before, after = Strip(), lying(1912), lying(1912, 1912)
    rest = drawn(strip.look(before))
    frames = [strip.at("turn", before, after, 0.2) for _ in range(5)]
    assert [frame == rest for frame in frames] == [True, True, True, False, False]


def test_the_first_frame_draws_no_layer(qapp: object) -> None:
    strip, before, after = Strip(), lying(1912), lying(1912, 1912)
    for _ in range(6):
        assert strip.at("turn", before, after, 0) == drawn(strip.look(before))
    assert strip.at("turn", before, after, 0.3) == drawn(strip.look(before))


def test_without_pictures_the_card_turns_around_its_middle(qapp: object) -> None:
    strip, before, after = Strip(CONTRAST), lying(1912), lying(1912, 1912)
    half = strip.at("turn", before, after, 0.5)
    assert half.pixelColor(4, 75) == Qt.GlobalColor.black, "it stands on its edge"


def test_the_rings_of_a_paradox_turn_from_the_inside_and_end_as_they_lie(qapp: object) -> None:
    strip, before, after = Strip(), lying(1968), lying(1968, 1963)
    strip.at("open", before, after, 0.5)
    rest = drawn(strip.look(after))
    early, late = strip.at("open", before, after, 0.35), strip.at("open", before, after, 0.97)
    middle = QRect(60, 50, 80, 64)
    apart = [far_apart(frame.copy(middle), rest.copy(middle)) for frame in (early, late)]
    assert apart[0] > 1.5 * apart[1]
    inside = QRect(6, 6, 188, 138)
    assert strip.at("open", before, after, 1).copy(inside) == rest.copy(inside)


def test_a_patch_comes_from_the_left_and_goes_that_way(qapp: object) -> None:
    strip, hole, patch = Strip(), lying(1968, 1963), lying(1968, 1963, patches=("patch-1968",))
    after = drawn(strip.look(patch))
    for kind, looks in (("stitch", (hole, patch)), ("unpick", (patch, hole))):
        half = strip.at(kind, *looks, 0.5)
        assert half.pixel(40, 75) == after.pixel(40, 75)
        assert half.pixel(160, 75) != after.pixel(160, 75)
