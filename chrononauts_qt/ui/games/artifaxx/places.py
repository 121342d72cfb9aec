"""Where things are on the counter: for cards that fly, and for the ring around what a card is aimed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.games.chrononauts.models.faces import TileFace
from chrononauts_qt.ui.games.chrononauts.views.staging import card_at

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.artifaxx.table import CounterScreen


class NoBoard:
    """What lies below the motion at a table without a TimeLine: no tile, nothing to cover."""

    def __init__(self, table: CounterScreen) -> None:
        self._table = table
        self.theme = table.theme
        self.u = 1.0

    def geometry(self) -> QRect:
        """Return the place of the counter."""
        return self._table.layout_now.counter

    def pos(self) -> QPoint:
        """Return the corner of the counter."""
        return self.geometry().topLeft()

    def tiles(self) -> tuple[Tile, ...]:
        """No year lies here."""
        return ()

    def tile_rect(self, year: int, sealed: bool) -> QRect:
        """No year has a place here."""
        return QRect()

    def begin_frame(self) -> None:
        """Nothing is drawn here."""

    def paint_turn(self, painter: QPainter, share: float, *, box: QRectF, before: Tile, after: Tile) -> bool:
        return False

    def paint_rings(self, painter: QPainter, share: float, *, box: QRectF, tile: Tile) -> None:
        """There are none."""

    def paint_face(self, painter: QPainter, box: QRectF, face: TileFace) -> None:
        """No tile is drawn here."""

    def paint_fault(self, painter: QPainter) -> None:
        """No fault opens here."""

    def set_covered(self, years: frozenset[int]) -> None:
        """Nothing is left out."""

    def set_fault_share(self, share: float) -> None:
        """No fault opens here."""


class CounterPlaces:
    """Says where cards lie on the counter."""

    def __init__(self, table: CounterScreen) -> None:
        self._table = table

    def __call__(self, place: str) -> QRectF | None:
        """Return where a card lies at a place of motion.Motion, in the table's pixels."""
        table, layout = self._table, self._table.layout_now
        kind, _, rest = place.partition("-")
        if kind == "hand":
            return card_at(QRectF(layout.base.hand), QSizeF(layout.base.hand_card))
        if kind == "slot":
            return QRectF(layout.slot)
        if kind in ("deck", "discard"):
            pile = QRectF(layout.deck if kind == "deck" else layout.discard)
            size = QSizeF(layout.card).scaled(pile.size(), Qt.AspectRatioMode.KeepAspectRatio)
            return QRectF(pile.center().x() - size.width() / 2, pile.top(), size.width(), size.height())
        if kind not in ("seat", "table"):
            return None
        shelf = table.shelves[int(rest)]
        if kind == "table":
            return QRectF(shelf.landing().translated(shelf.pos()))
        plate = QRectF(shelf.x(), shelf.y(), layout.plate, layout.plate * 1.2)
        size = QSizeF(layout.card).scaled(plate.size() * 0.7, Qt.AspectRatioMode.KeepAspectRatio)
        return card_at(plate, size)

    def of_target(self, target: str, owner: int | None) -> QRect:
        """Return the place of a target on the table: an Artifact on its shelf, or a whole shelf."""
        shelves = self._table.shelves
        if target.startswith("seat-"):
            return shelves[int(target.removeprefix("seat-")) - 1].geometry()
        if owner is None:
            return QRect()
        return shelves[owner].landing(target).translated(shelves[owner].pos())
