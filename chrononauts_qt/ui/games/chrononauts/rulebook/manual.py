"""The rulebook of the box, which tells of all its games (`ui.rulebook.manual.Manual`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.cards import (
    BY_ID,
    IDENTITY,
    LINCHPIN,
    MISSION,
    MOST_REAL_MONA_LISA,
    RIPPLEPOINT,
)
from chrononauts_qt.games.chrononauts.view import Need, Tile
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.chrononauts.models.faces import GoalFace, card_face, goal_face, tile_face
from chrononauts_qt.ui.games.chrononauts.rulebook.signs import KINDS, paint_sign
from chrononauts_qt.ui.games.chrononauts.rulebook.topics import block_of
from chrononauts_qt.ui.games.chrononauts.texts.titles import english_title
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import draw_symbol
from chrononauts_qt.ui.games.chrononauts.views.geometry import CARD_HEIGHT
from chrononauts_qt.ui.games.chrononauts.views.goal_painter import GOAL_WIDTH, GoalPainter
from chrononauts_qt.ui.games.chrononauts.views.inspector import Inspector
from chrononauts_qt.ui.games.chrononauts.views.tile_painter import TilePainter
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook.book import Outline
from chrononauts_qt.ui.rulebook.example import StepBoard

_TILE, _SYMBOL = QSizeF(130, 108), QSizeF(148, 64)
_CARD = QSizeF(CARD_HEIGHT * 5 / 7, CARD_HEIGHT)
_GOAL = QSizeF(GOAL_WIDTH, 96)
_LARGER = {LINCHPIN: 1.25, RIPPLEPOINT: 1.25, IDENTITY: 1.6, MISSION: 1.6, "symbol": 1.0}
_USUAL = 1.45
"""How much larger than on the table a picture of the book is."""


def size_of(picture: str, k: float) -> QSize:
    """Return the size of a picture in pixels where the table's drawing has scale `k`."""
    kind, family = picture.partition(":")[0], _family(picture)
    if kind in KINDS:
        return (KINDS[kind] * k).toSize()
    units = {LINCHPIN: _TILE, RIPPLEPOINT: _TILE, IDENTITY: _GOAL, MISSION: _GOAL, "symbol": _SYMBOL}
    return (units.get(family, _CARD) * k * _LARGER.get(family, _USUAL)).toSize()


def draw(picture: str, theme: Theme, k: float, ratio: float) -> QPixmap:
    """Return a picture, "card:t1963", "symbol:1963" or "badge:opened", with `ratio` pixels for one."""
    size = size_of(picture, k)
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint(painter, picture, replace(theme, text_scale=1.0), QRectF(0, 0, size.width(), size.height()), k)
    painter.end()
    return pixmap


def _family(source: str) -> str:
    kind, _, name = source.partition(":")
    return BY_ID[name].family if kind == "card" else kind


def _paint(painter: QPainter, source: str, theme: Theme, box: QRectF, k: float) -> None:
    family, name = _family(source), source.partition(":")[2]
    if family in KINDS:
        paint_sign(painter, family, name, box, theme, k)
    elif family == "symbol":
        side = box.height()
        for prime, left in ((False, box.left()), (True, box.right() - side)):
            place = QRectF(left, box.top(), side, side)
            draw_symbol(painter, int(name), prime, place, theme.color("text"))
    elif family in (LINCHPIN, RIPPLEPOINT):
        lying = Tile(BY_ID[name].facts["year"], "true", None, (), False)
        TilePainter(theme).paint(painter, box, tile_face(lying), k * _LARGER[family])
    elif family in (IDENTITY, MISSION):
        GoalPainter(theme).paint(painter, box, _goal(name, family))
    else:
        CardPainter(theme).paint(painter, box, card_face(name))


def _goal(card_id: str, family: str) -> GoalFace:
    """Return a goal card as it is printed: nobody has fulfilled anything yet."""
    facts = BY_ID[card_id].facts
    if family == IDENTITY:
        needs = [Need(str(facts["true"]), "true", (), False)]
        needs += [Need(str(year), "prime", (), False) for year in facts["primes"]]
    else:
        needs = [_asked(thing) for thing in facts["artifacts"]]
    face = goal_face(card_id, needs)
    return replace(face, rows=tuple(replace(row, met=None) for row in face.rows))


def _asked(thing: str | list[str]) -> Need:
    if isinstance(thing, str):
        return Need(thing, "", (thing,) if thing != MOST_REAL_MONA_LISA else (), False)
    return Need(thing[0], "", tuple(thing), False)


__all__ = [
    "OUTLINE", "block_of", "draw", "example_board", "folder", "names", "reading", "size_of",
]  # fmt: skip

OUTLINE = Outline(
    (
        "01-summary", "02-quick-start", "03-overview", "04-three-ways", "05-timeline", "06-jfk", "07-cards",
        "08-starting", "09-turns", "10-winning", "11-losing", "12-anomalies", "13-clarifications",
        "14-artifaxx", "15-solonauts", "16-debate", "17-table", "18-signs",
    ),
    retold=frozenset({"summary", "quick-start", "overview", "jfk", "signs"}),
    example="jfk",
    signs="signs",
)  # fmt: skip


def folder() -> Path:
    """Return where the book lies."""
    return resource("rulebook/chrononauts")


def names() -> dict[str, str]:
    """Return the printed names of the cards by id."""
    return {card: english_title(card) for card in BY_ID}


def example_board(theme: Theme, parent: QWidget) -> StepBoard:
    """Return the board on which Kennedy is saved."""
    from chrononauts_qt.ui.games.chrononauts.rulebook.board import ExampleBoard

    return ExampleBoard(theme, parent)


def reading(theme: Theme, parent: QWidget, ask_rule: Callable[[], None]) -> Inspector:
    """Return what shows a card as the table does."""
    inspector = Inspector(theme, parent)
    inspector.rule_requested.connect(ask_rule)
    return inspector
