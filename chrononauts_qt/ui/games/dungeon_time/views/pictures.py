"""The pictures of Dungeon Time: Items, Heroes put together from parts, Missions as little stages, scrolls."""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.dungeon_time.views.busts import BUSTS, HAIR, LIT, SHADE, SKIN
from chrononauts_qt.ui.games.dungeon_time.views.stages import STAGES
from chrononauts_qt.ui.kit.pictograms import draw_plate
from chrononauts_qt.ui.kit.pixmaps import Pixmaps

FOLDER = "games/dungeon_time"
_kept = Pixmaps(160)

_GROUP = re.compile(r'<g id="([\w-]+)">(.*?)</g>', re.DOTALL)
_GROUND = re.compile(r'<path id="ground"[^>]*fill="(#\w+)"[^>]*/>')
_COLOR = re.compile(r"#[0-9A-Fa-f]{3,6}\b")
_WIDTH = re.compile(r'stroke-width="([\d.]+)"')

_SHADOW, _HALO = "#140B28", "#F3E7CC"
_THICK = 5.0
"""How much wider than its strokes the paper is that a prop is cut from."""


@cache
def _words(name: str) -> str:
    return resource(f"{FOLDER}/{name}.svg").read_text(encoding="utf-8")


def _head(name: str) -> str:
    """Return the first tag of a file: its grid and its strokes."""
    return _words(name).partition(">")[0] + ">"


def _inside(name: str) -> str:
    """Return what a file draws, without its first tag."""
    return _words(name).partition(">")[2].rpartition("</svg>")[0]


def _parts(name: str) -> dict[str, str]:
    """Return the groups of a file by their names."""
    return dict(_GROUP.findall(_inside(name)))


def _shadow(shapes: str) -> str:
    """Return the shadow of cut paper and the paper."""
    dark = _COLOR.sub(_SHADOW, shapes)
    return f'<g opacity="0.45" transform="translate(1.8 2)">{dark}</g><g>{shapes}</g>'


# -- documents --------------------------------------------------------------------------------------


@cache
def item_document(kind: str, on_ground: bool) -> str:
    """Return the picture of an Item, on a ground of its own colour or on nothing."""
    words = _words(f"items/{kind}")
    return words if on_ground else _GROUND.sub("", words)


@cache
def item_ground(kind: str) -> str:
    """Return the colour on which an Item stands."""
    found = _GROUND.search(_words(f"items/{kind}"))
    assert found is not None
    return found[1]


@cache
def hero_document(hero: str) -> str:
    """Return the bust of a Hero, with the prop in front."""
    bust = BUSTS[hero]
    hat = _parts(f"heroes/hats/{bust.hat}")
    worn = (hat["back"], _inside(f"heroes/shoulders/{bust.shoulders}"), _inside(f"heroes/heads/{bust.head}"))
    shapes = "".join((*worn, hat["front"]))
    meant = {LIT: bust.cloth.lit, SHADE: bust.cloth.shade, SKIN: bust.skin, HAIR: bust.hair}
    for grey, color in meant.items():
        shapes = shapes.replace(f'"{grey}"', f'"{color}"')
    ground = f'<path d="M0 0H100V100H0Z" fill="{bust.cloth.ground}" stroke="none"/>'
    prop = f'<g transform="translate(55 54) scale(0.69)">{_cut_out(hero)}</g>'
    return "".join((_head(f"heroes/heads/{bust.head}"), ground, shapes, prop, "</svg>"))


def _cut_out(hero: str) -> str:
    """Return a prop with a rim of the paper it is cut from."""
    prop = _inside(f"heroes/props/{hero}")
    rim = _WIDTH.sub(lambda found: f'stroke-width="{float(found[1]) + _THICK:g}"', _COLOR.sub(_HALO, prop))
    rim = rim.replace('stroke="none"', f'stroke="{_HALO}"')
    return f'<g stroke="{_HALO}" stroke-width="{3.5 + _THICK}">{rim}</g>{prop}'


@cache
def prop_document(hero: str) -> str:
    """Return the sign of a Hero: the prop alone."""
    inward = '<g transform="translate(2.5 2.5) scale(0.92)">'
    return f"{_head(f'heroes/props/{hero}')}{inward}{_cut_out(hero)}</g></svg>"


@cache
def stage_document(mission: str) -> str:
    """Return the stage of a Mission: backdrop, weather, figure, and the curtain and lights before them."""
    stage = STAGES[mission]
    weather = f'<g opacity="0.7">{_inside(f"weather/{stage.weather}")}</g>'
    layers = (_inside(f"backdrops/{stage.backdrop}"), weather, _shadow(_inside(f"missions/{mission}")))
    return "".join((_head("proscenium"), *layers, _inside("proscenium"), "</svg>"))


@cache
def scroll_document(adventure: str) -> str:
    """Return the stage on a scroll."""
    name = f"scrolls/{adventure}"
    parts = _parts(name)
    layers = (parts["stage"], _shadow(parts["figure"]), _shadow(parts["moves"]), parts["front"])
    return "".join((_head(name), *layers, "</svg>"))


# -- drawing ----------------------------------------------------------------------------------------


def _draw(painter: QPainter, document: str, box: QRectF) -> None:
    def render(inner: QPainter, place: QRectF) -> None:
        QSvgRenderer(QByteArray(document.encode())).render(inner, place)

    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(box.topLeft(), _kept.get(document, box.size(), ratio, render))


def draw_item(painter: QPainter, kind: str, box: QRectF, on_ground: bool = False) -> None:
    """Draw an Item into a square."""
    _draw(painter, item_document(kind, on_ground), box)


def draw_hero(painter: QPainter, hero: str, box: QRectF) -> None:
    """Draw the bust of a Hero into a square."""
    _draw(painter, hero_document(hero), box)


def draw_prop(painter: QPainter, hero: str, box: QRectF) -> None:
    """Draw the sign of a Hero into a square, dark or light."""
    _draw(painter, prop_document(hero), box)


def draw_stage(painter: QPainter, mission: str, box: QRectF) -> None:
    """Draw the stage of a Mission as large as its card, 5 by 7."""
    _draw(painter, stage_document(mission), box)


def draw_scroll(painter: QPainter, adventure: str, box: QRectF) -> None:
    """Draw the stage on the scroll of an Adventure, 5 by 3."""
    _draw(painter, scroll_document(adventure), box)


def draw_back(painter: QPainter, name: str, box: QRectF) -> None:
    """Draw the back of an Item, of a Mission, or one that tells neither."""
    draw_plate(painter, f"{FOLDER}/backs/{name}", box)


def draw_seal(painter: QPainter, box: QRectF) -> None:
    """Draw the seal of an Adventure card into a square."""
    draw_plate(painter, f"{FOLDER}/seal", box)


def draw_sewn(painter: QPainter, box: QRectF) -> None:
    """Draw a slot of the Backpack that is sewn up."""
    draw_plate(painter, f"{FOLDER}/sewn", box)


def draw_glass(painter: QPainter, box: QRectF, left: float) -> None:
    """Draw the sand glass, 2 by 3; `left` is how much of its sand is still above, from 0 to 1."""
    parts, head = _parts("glass"), _head("glass")
    _draw(painter, f"{head}{parts['glass']}</svg>", box)
    for bulb, share, first, last in (("above", left, 16.0, 46.0), ("below", 1 - left, 54.0, 80.0)):
        height, unit = (last - first) * share, box.height() / 96
        heap = QRectF(box.left(), box.top() + (last - height) * unit, box.width(), height * unit)
        painter.save()
        painter.setClipRect(heap, Qt.ClipOperation.IntersectClip)
        _draw(painter, f"{head}{parts[bulb]}</svg>", box)
        painter.restore()
    _draw(painter, f"{head}{parts['frame']}</svg>", box)
