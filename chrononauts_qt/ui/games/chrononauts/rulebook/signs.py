"""The signs of the tables as the page of signs shows them, each drawn by the painter of the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.games.chrononauts.models.faces import tile_face
from chrononauts_qt.ui.games.chrononauts.views.goal_painter import draw_lamp
from chrononauts_qt.ui.games.chrononauts.views.threat_mark import POINT, draw_threat
from chrononauts_qt.ui.games.chrononauts.views.tile_painter import TilePainter
from chrononauts_qt.ui.kit.marks import Mark, draw_badge, draw_marks
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import Theme

KINDS = {
    "tile": QSizeF(130, 108),
    "badge": QSizeF(24, 24),
    "mark": QSizeF(72, 44),
    "lamp": QSizeF(22, 22),
    "sign": QSizeF(26, 26),
    "threat": QSizeF(60, 30),
}
"""The kinds of signs and their sizes in drawing units; a picture is called "KIND:NAME"."""

TILES = {
    "1963-true": Tile(1963, "true", None, (), False),
    "1963-prime": Tile(1963, "prime", None, (), False),
    "1968-true": Tile(1968, "true", None, (), False),
    "1974-half": Tile(1974, "true", None, (1963,), False),
    "1968-paradox": Tile(1968, "paradox", None, (1963,), False),
    "1968-patch": Tile(1968, "paradox", "patch-1968", (1963,), False),
    "1969-sealed": Tile(1969, "true", None, (), True),
}
"""Years as they may lie."""

MARKS = {"target": Mark.TARGET, "refused": Mark.REFUSED, "focus": Mark.FOCUS}


def paint_sign(painter: QPainter, kind: str, name: str, box: QRectF, theme: Theme, k: float) -> None:
    """Draw a sign into `box`, its units `k` pixels wide."""
    inside = box.adjusted(2, 2, -2, -2)
    if kind == "tile":
        TilePainter(theme).paint(painter, box, tile_face(TILES[name]), k)
    elif kind == "badge":
        draw_badge(painter, name, inside, theme)
    elif kind == "mark":
        around = box.adjusted(6, 6, -6, -6)
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("raised"))
        painter.drawRoundedRect(around, 4, 4)
        draw_marks(painter, around, MARKS[name], theme, k)
    elif kind == "lamp":
        draw_lamp(painter, inside, name == "met", theme, k)
    elif kind == "sign":
        draw_sign(painter, SIGNS[name], inside, theme.color("text"), 6)
    else:
        framed = box.adjusted(POINT * k + 2, 3, -POINT * k - 2, -3)
        draw_threat(painter, framed, theme, k)
        side = framed.height() - 6 * k
        mark = QRectF(framed.left() + 3 * k, framed.top() + 3 * k, side, side)
        draw_sign(painter, SIGNS["card"], mark, theme.color("muted"), 6)
        room = QRectF(mark.right(), framed.top(), framed.right() - mark.right(), framed.height())
        draw_word(painter, name, theme.font("number", 16 * k), theme.color("text"), room, "c")
