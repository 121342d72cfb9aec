"""The board: 32 tiles, those beyond the ÜberParadox sunk below a fault line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import (
    QAbstractItemModel,
    QElapsedTimer,
    QEvent,
    QModelIndex,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.games.chrononauts.models.faces import TileFace, other_sides, tile_face
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.views.geometry import COLUMNS, RING, Layout
from chrononauts_qt.ui.games.chrononauts.views.scene_moves import SceneMoves
from chrononauts_qt.ui.games.chrononauts.views.tile_painter import TilePainter
from chrononauts_qt.ui.kit.card_view import CardListView
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.marks import Mark, draw_badge, draw_marks
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import DARK, MIN_TEXT_PX, Theme


def fault_corners(tiles: Sequence[QRect], first: int, drop: int) -> list[QPointF]:
    """Return the corners above the row of the first sealed tile, down, and to the left.

    `tiles` lie in year order; sealed ones have sunk by `drop` pixels.
    """
    tile, right = tiles[first], tiles[COLUMNS - 1].right()
    gap = max(2, tiles[1].left() - tiles[0].right() - 1) / 2
    above, left = tile.top() - gap + drop * 0.45, tile.left() - gap
    below = tile.bottom() + gap + drop * 0.45
    return [
        QPointF(right, above),
        QPointF(left, above),
        QPointF(left, below),
        QPointF(tiles[0].left(), below),
    ]


def paint_fault(painter: QPainter, corners: Sequence[QPointF], share: float, theme: Theme, u: float) -> None:
    """Draw so much of the fault line, from the right."""
    points = _jagged(corners, 7 * u, 2.6 * u)
    line = QPolygonF(points[: max(2, round(len(points) * share))])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, width in ((theme.color("bg"), 6.0), (theme.color("danger"), 2.6)):
        pen = QPen(color, width * min(u, 2))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(line)


def _jagged(corners: Sequence[QPointF], step: float, height: float) -> list[QPointF]:
    """Return the line through `corners` with small teeth."""
    points = [corners[0]]
    side = 1
    for start, end in pairwise(corners):
        way = end - start
        length = abs(way.x()) + abs(way.y())
        count = max(2, round(length / step))
        across = QPointF(-way.y(), way.x()) / length * height
        for tooth in range(1, count):
            side = -side
            points.append(start + way * (tooth / count) + across * side)
        points.append(end)
    return points


_SLICE_MS = 6
"""So long are scenes drawn at a time."""
_PAUSE_MS = 20
_REST_MS = 400
"""After so long without anything new what may come is drawn."""

_REACH = (-8, -8, 8, 8)
"""How far rings and badges reach beyond a tile."""


class TimelineView(CardListView):
    """Shows a TimelineModel. The view is RING pixels larger than the board on every side, for rings."""

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._tiles: tuple[QRect, ...] = ()
        self._drop = 14
        self._least = MIN_TEXT_PX
        self._painter = TilePainter(theme)
        self._moves = SceneMoves(self._painter)
        self._lying: tuple[Tile, ...] = ()
        self._faces: dict[int, TileFace] = {}
        self._badges: dict[int, tuple[str, bool]] = {}
        self._asked: QRegion | None = None
        self._fault_share = 1.0
        self._covered: frozenset[int] = frozenset()
        self._ahead = QTimer(self, singleShot=True)
        self._ahead.timeout.connect(self._draw_ahead)
        self._waiting: dict[int, TileFace] = {}
        self._is_ahead = False
        self._coming: list[TileFace] = []
        self.setDragEnabled(False)

    def place(self, layout: Layout) -> None:
        """Take the board's place, the tiles' places on it, and the scale."""
        room = layout.timeline.adjusted(-RING, -RING, RING, RING)
        self.setGeometry(room)
        self._tiles = tuple(tile.translated(-room.topLeft()) for tile in layout.tiles)
        self._drop = layout.drop
        self.set_scale(layout.u)
        if self._least != layout.least:
            self._least = layout.least
            self.forget_pictures()
        self._coming, self._is_ahead = [], False
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Take another theme."""
        self.theme = theme
        self.forget_pictures()
        self.viewport().update()

    def forget_pictures(self) -> None:
        """Keep no picture of a tile, and draw none ahead, until one is to be seen."""
        self._ahead.stop()
        self._painter = TilePainter(self.theme, self._least)
        self._moves = SceneMoves(self._painter)
        self._coming, self._is_ahead = [], False

    def marks_of(self, index: QModelIndex) -> Mark:
        """Return the marks; a tile that a considered play would change is not dimmed."""
        marks = super().marks_of(index)
        if Mark.DIMMED in marks and index.data(TileRole.PREVIEW):
            marks &= ~Mark.DIMMED
        return marks

    def items(self) -> Iterable[QModelIndex]:
        """Yield the tiles in year order; while painting, those that reach into what is to be painted."""
        model = self.model()
        if model is None:
            return
        for place in range(model.rowCount(self.rootIndex())):
            index = model.index(place, 0)
            if self._asked is None or self._is_asked(self._asked, index):
                yield index

    def _is_asked(self, region: QRegion, index: QModelIndex) -> bool:
        box = self.cell_rect(index)
        if region.intersects(box):
            return True
        return region.intersects(box.adjusted(*_REACH)) and region.intersects(self._room(index))

    def cell_rect(self, index: Index) -> QRect:
        """Return where a tile lies: a sealed one has sunk."""
        place = index.row()
        if not 0 <= place < len(self._tiles):
            return QRect()
        sealed = place < len(self.tiles()) and self.tiles()[place].sealed
        return self._tiles[place].translated(0, self._drop if sealed else 0)

    def _room(self, index: QModelIndex) -> QRect:
        """Return the pixels a tile takes: more than its own where it is ringed."""
        box = self.cell_rect(index)
        return box.adjusted(*_REACH) if self.marks_of(index) else box.adjusted(-1, -1, 1, 1)

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw a tile, its marks and the badges of the last play."""
        if self._covered and self.tiles()[index.row()].year in self._covered:
            return
        face = self._face(index)
        box = QRectF(self.cell_rect(index))
        if face is None or box.isEmpty():
            return
        if not self._painter.paint_ready(painter, box, face, self.u):
            self._waiting[index.row()] = face
            self._ahead.start(_PAUSE_MS)
        draw_marks(painter, box, marks, self.theme, self.u)
        self._paint_badge(painter, index, box, face)

    def _paint_badge(self, painter: QPainter, index: QModelIndex, box: QRectF, face: TileFace) -> None:
        """Draw the badge of the last play, or of the one considered now: one is enough.

        It lies beside the sign in the tile's corner; the one for “half” lies over the same sign.
        """
        name, is_considered = self._badge(index)
        if not name:
            return
        side = 20 * self.u if box.height() >= 95 else 17
        right = box.right() - 7 * self.u
        if face.ripples or face.unstable or (face.half and name != "half"):
            right -= 30 * self.u
        place = QRectF(right - side, box.top() + 4 * self.u, side, side)
        draw_badge(painter, name, place, self.theme, is_considered)

    def paint_ground(self, painter: QPainter) -> None:
        """Ring the whole board while a card without a target may be dropped on it."""
        if self.legal_targets is None or "slot" not in self.legal_targets or not self._tiles:
            return
        board = self._tiles[0].united(self._tiles[-1]).adjusted(-3, -3, 3, 3)
        painter.setPen(QPen(self.theme.color("focus"), 3, Qt.PenStyle.SolidLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(board, 6, 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tiles that are to be drawn anew, and no others."""
        self._asked = event.region()
        super().paintEvent(event)
        self._asked = None

    def paint_face(self, painter: QPainter, box: QRectF, face: TileFace) -> None:
        """Draw a tile without marks, from its kept picture."""
        self._painter.paint(painter, box, face, self.u)

    def begin_frame(self) -> None:
        """Let the next layer of a moving picture be drawn; what may come later waits until nothing moves."""
        self._moves.begin_frame()
        if self._ahead.isActive() and not self._waiting:
            self._ahead.start(_REST_MS)

    def paint_turn(self, painter: QPainter, share: float, *, box: QRectF, before: Tile, after: Tile) -> bool:
        """Draw a tile that turns from one picture to another; return False where it has none."""
        return self._moves.turn(painter, box, tile_face(before), tile_face(after), self.u, share)

    def paint_rings(self, painter: QPainter, share: float, *, box: QRectF, tile: Tile) -> None:
        """Draw the rings of a Paradox over its tile, turned by a share."""
        self._moves.rings(painter, box, tile_face(tile), self.u, share)

    # -- scenes ---------------------------------------------------------------------------------

    def _draw_ahead(self) -> None:
        """Draw the scenes of tiles that have been shown without; then, at rest, those that may come.

        No frame waits for a scene, the first one least of all.
        """
        ratio, began = self.devicePixelRatioF(), QElapsedTimer()
        began.start()
        while (self._waiting or self._coming) and not began.hasExpired(_SLICE_MS):
            if self._waiting:
                place = min(self._waiting)
                self._draw_scene(place, self._waiting.pop(place), ratio)
            else:
                self._painter.draw_ahead(self._tiles[0].toRectF().size(), self._coming.pop(), self.u, ratio)
        if self._waiting or self._coming:
            self._ahead.start(_PAUSE_MS if self._coming and not self._waiting else 0)
        elif not self._is_ahead:
            self._is_ahead = True
            self._coming = [face for tile in self.tiles() for face in map(tile_face, other_sides(tile))]
            self._ahead.start(_REST_MS)

    def _draw_scene(self, place: int, face: TileFace, ratio: float) -> None:
        index = self.model().index(place, 0)
        box = self.cell_rect(index)
        self._painter.draw_ahead(box.toRectF().size(), face, self.u, ratio)
        self.viewport().update(self._room(index))

    def paint_over(self, painter: QPainter) -> None:
        """Draw what lies over the tiles."""
        self.paint_fault(painter)

    def paint_fault(self, painter: QPainter) -> None:
        """Draw the fault line along the upper edge of what is out of reach."""
        first = self._first_sealed()
        if first is None or not self._tiles:
            return
        corners = fault_corners(self._tiles, first, self._drop)
        paint_fault(painter, corners, self._fault_share, self.theme, self.u)

    def set_covered(self, years: frozenset[int]) -> None:
        """Leave these years out, with their rings: something lies over them that draws them."""
        changed, self._covered = self._covered ^ years, years
        for place, tile in enumerate(self.tiles()):
            if tile.year in changed:
                self.viewport().update(self._room(self.model().index(place, 0)))

    def set_fault_share(self, share: float) -> None:
        """Show so much of the fault line, from the right: all of it but while it opens."""
        first = self._first_sealed()
        if share != self._fault_share and first is not None and self._tiles:
            wide = round(8 * self.u)
            for start, end in pairwise(fault_corners(self._tiles, first, self._drop)):
                room = QRectF(start, end).normalized().toAlignedRect()
                self.viewport().update(room.adjusted(-wide, -wide, wide, wide))
        self._fault_share = share

    # -- what the model says, asked once ----------------------------------------------------------

    def tiles(self) -> tuple[Tile, ...]:
        """Return how the tiles lie, in year order."""
        model = self.model()
        if not self._lying and model is not None:
            places = range(model.rowCount(self.rootIndex()))
            found = [model.index(place, 0).data(TileRole.TILE) for place in places]
            self._lying = tuple(tile for tile in found if tile is not None)
        return self._lying

    def tile_rect(self, year: int, sealed: bool) -> QRect:
        """Return where a year lies in the viewport, sealed or not."""
        place = next((n for n, tile in enumerate(self.tiles()) if tile.year == year), -1)
        if not 0 <= place < len(self._tiles):
            return QRect()
        return self._tiles[place].translated(0, self._drop if sealed else 0)

    def _first_sealed(self) -> int | None:
        """Return the place of the first tile beyond the fault; all after it are sealed too."""
        return next((place for place, tile in enumerate(self.tiles()) if tile.sealed), None)

    def _face(self, index: Index) -> TileFace | None:
        place = index.row()
        if place not in self._faces and isinstance(face := index.data(ItemRole.FACE), TileFace):
            self._faces[place] = face
        return self._faces.get(place)

    def _badge(self, index: Index) -> tuple[str, bool]:
        """Return the name of the badge, "" for none, and whether it is of a play that is only considered."""
        place = index.row()
        if place not in self._badges:
            considered = index.data(TileRole.PREVIEW)
            self._badges[place] = considered or index.data(TileRole.BADGE) or "", bool(considered)
        return self._badges[place]

    def _forget(self) -> None:
        self._lying = ()
        self._faces.clear()
        self._badges.clear()

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show another TimeLine."""
        self._forget()
        super().setModel(model)

    def reset(self) -> None:
        """Ask everything anew."""
        self._forget()
        super().reset()

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Ask these tiles anew, but for their badges only where no more than marks has changed.

        Only these tiles are drawn again, but for the fault line: it lies over others.
        """
        fault = self._first_sealed()
        changed = [self.model().index(place, 0) for place in range(first.row(), last.row() + 1)]
        for index in changed:
            self._badges.pop(index.row(), None)
        if not roles:
            self._lying = ()
            for index in changed:
                self._faces.pop(index.row(), None)
        if self._first_sealed() != fault:
            self.viewport().update()
            return
        for index in changed:
            self.viewport().update(self._room(index))

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._forget()
        super().changeEvent(event)
