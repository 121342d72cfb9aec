"""Things on the table as items of a view: one model and one view for Planets, cards, seats and tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from textwrap import wrap
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QMimeData,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from chrononauts_qt.ui.catalog.access_texts import told_apart
from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.kit.card_view import ENTER, CardListView
from chrononauts_qt.ui.kit.drop_model import NO_INDEX, DropModel, Index, Offer, Referee, encode
from chrononauts_qt.ui.kit.marks import Mark, draw_marks
from chrononauts_qt.ui.kit.name_tip import plain_tip
from chrononauts_qt.ui.kit.pixmaps import Pixmaps
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole
from chrononauts_qt.ui.kit.theme import Theme


class Piece(NamedTuple):
    """One thing: its key, what a screen reader says of it, all its painter needs, and whether it is dragged.

    ``target`` is what something dropped on it is meant for; "" takes nothing. ``note`` is a sentence that
    explains it: below its name where the pointer rests, and as a reader's description.
    """

    key: str
    spoken: str
    face: Any = None
    target: str = ""
    may_drag: bool = False
    note: str = ""


def nothing_moves(before: Sequence[str], now: Sequence[str]) -> bool:
    """Tell whether what was there before and is there now (keys) has its place: all else takes another one's.

    Then things only change: after a reset a reader is told anew of the one that has the keys.
    """
    moved = {key for one, other in zip(before, now, strict=False) if one != other for key in (one, other)}
    return len(before) == len(now) and not moved & set(before) & set(now)


class PieceModel(DropModel, QAbstractListModel):
    """Things in their order; `source` says of what is dragged where it comes from, `ground` what is meant by
    a drop beside all things; "" takes nothing."""

    def __init__(
        self, source: str, referee: Referee | None = None, parent: QObject | None = None, ground: str = ""
    ) -> None:
        super().__init__(parent)
        self.source, self._ground = source, ground
        self.referee = referee
        self.pieces: tuple[Piece, ...] = ()

    def show_pieces(self, pieces: Sequence[Piece]) -> None:
        """Show other things, or the same ones with another face."""
        before, now = self.pieces, tuple(pieces)
        if before == now:
            return
        if nothing_moves([piece.key for piece in before], [piece.key for piece in now]):
            self.pieces = now
            rows = [row for row, piece in enumerate(now) if piece != before[row]]
            self.dataChanged.emit(self.index(rows[0]), self.index(rows[-1]))
            return
        self.beginResetModel()
        self.pieces = now
        self.endResetModel()

    def row_of(self, key: str) -> QModelIndex:
        """Return where a thing is, an invalid index for none."""
        found = next((row for row, piece in enumerate(self.pieces) if piece.key == key), None)
        return QModelIndex() if found is None else self.index(found)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return how many things there are."""
        return 0 if parent.isValid() else len(self.pieces)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a view, a screen reader or a drag asks of a thing."""
        if not index.isValid() or index.row() >= len(self.pieces):
            return None
        piece = self.pieces[index.row()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(told_apart([each.spoken for each in self.pieces], index.row()))
        return {
            int(Qt.ItemDataRole.AccessibleDescriptionRole): spoken(piece.note),
            int(ItemRole.KEY): piece.key,
            int(ItemRole.TARGET): piece.target,
            int(ItemRole.FACE): piece.face,
            int(CardRole.CARD): piece.key,
            int(CardRole.SOURCE): self.source,
        }.get(int(role))

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let things be chosen, dragged where they may be, and dropped on."""
        found = super().flags(index) | Qt.ItemFlag.ItemIsDropEnabled
        if index.isValid() and self.pieces[index.row()].may_drag:
            found |= Qt.ItemFlag.ItemIsDragEnabled
        return found

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return what is dragged."""
        return encode(Offer(str(indexes[0].data(ItemRole.KEY)), self.source))

    def drop_targets(self, column: int, parent: Index) -> Sequence[str]:
        """Return what something dropped here is meant for."""
        target = (parent.data(ItemRole.TARGET) if parent.isValid() else None) or self._ground
        return (str(target),) if target else ()


TIP_LETTERS = 60
"""So many letters at most stand on a line of a tooltip, which Qt does not break."""

RING = 6
"""How far the rings round things reach."""

KEPT = 24
"""So many pictures of things a view keeps."""

Placing = Callable[[QRect, Sequence[Piece], float], list[QRect]]
"""Says where things lie in a room, at a scale."""
Painting = Callable[[QPainter, QRectF, Piece, Theme, float, Mark], None]
"""Draws a thing into its box."""


class PieceView(CardListView):
    """Things where `place` puts them, drawn by `paint`; a click or Enter emits `chosen` with the key."""

    chosen = Signal(str)
    pointed_at = Signal(str)
    """The focus, the pointer or a click has come to this thing."""

    def __init__(
        self, model: PieceModel, place: Placing, paint: Painting, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._place, self._paint = place, paint
        self._cells: list[QRect] = []
        self._pictures = Pixmaps(KEPT)
        self._pieces = model
        self._current = ""  # the key of what is current
        self._is_settled: Callable[[str], bool] = lambda key: False
        self.setModel(model)
        model.modelReset.connect(self._arrange)
        for followed in (model.dataChanged, model.modelReset):
            followed.connect(self._keep_current)
        self.activated.connect(self._choose)
        self.setMouseTracking(True)
        self.entered.connect(self._point_at)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """What it shows."""
        return self._pieces.pieces

    def show_pieces(self, pieces: Sequence[Piece]) -> None:
        """Show other things, or the same ones with another face."""
        self._pieces.show_pieces(pieces)

    def pass_on_enter(self, is_settled: Callable[[str], bool]) -> None:
        """Leave Enter to the parent on things (keys) with which nothing more is to be chosen."""
        self._is_settled = is_settled

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = str(self.currentIndex().data(ItemRole.KEY) or "")
        if event.key() in ENTER and self._is_settled(key):
            event.ignore()
            return
        super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click as a press: of equal things one may want two at once."""
        self.mousePressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell of a thing on which the pointer rests what a reader hears of it."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index, role = self.indexAt(event.pos()), Qt.ItemDataRole
            told = (index.data(role.AccessibleTextRole), index.data(role.AccessibleDescriptionRole))
            lines = "\n".join(line for said in told if said for line in wrap(str(said), TIP_LETTERS))
            QToolTip.showText(event.globalPos(), plain_tip(lines), self.viewport())
            return True
        return super().viewportEvent(event)

    def stand(self, room: QRect, u: float) -> None:
        """Take a place and a scale."""
        self.u = u
        self.setGeometry(room.adjusted(-RING, -RING, RING, RING))
        self._arrange()

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Draw everything anew: it may lie elsewhere."""
        self._arrange()

    def _arrange(self) -> None:
        room = self.rect().adjusted(RING, RING, -RING, -RING)
        cells = self._place(QRect(0, 0, room.width(), room.height()), self._pieces.pieces, self.u)
        self._cells = [cell.translated(RING, RING) for cell in cells]
        self.viewport().update()

    def _keep_current(self) -> None:
        """Stay at what was current, wherever it is now; at nothing, if it has gone."""
        if self._current and self.currentIndex().data(ItemRole.KEY) != self._current:
            key, self._current = self._current, ""
            self.go_to(key)

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(str(index.data(ItemRole.KEY)))

    def cell_rect(self, index: Index) -> QRect:
        """Return where a thing lies."""
        return self._cells[index.row()] if index.row() < len(self._cells) else QRect()

    def go_to(self, key: str) -> None:
        """Let a thing be the one that has the keys."""
        self.setCurrentIndex(self._pieces.row_of(key))

    def rect_of(self, key: str) -> QRect:
        """Return where a thing lies on the parent; an empty place for none."""
        index = self._pieces.row_of(key)
        return self.cell_rect(index).translated(self.pos()) if index.isValid() else QRect()

    def place_of(self, row: int, parent: QWidget) -> QRectF:
        """Return where the thing of a row lies on a parent; an empty place for none."""
        cell = self._cells[row] if 0 <= row < len(self._cells) else QRect()
        return QRectF(QRect(self.mapTo(parent, cell.topLeft()), cell.size()))

    def forget_pictures(self) -> None:
        """Keep no pictures: all is drawn anew when it is seen again."""
        self._pictures = Pixmaps(KEPT)

    def paint_piece(self, painter: QPainter, box: QRectF, piece: Piece) -> None:
        """Draw a thing as it would be drawn here, without marks: once, while its face stays the same."""

        def draw(inner: QPainter, room: QRectF) -> None:
            self._paint(inner, room, piece, self.theme, self.u, Mark.NONE)

        picture = self._pictures.get((piece.face, self.u), box.size(), self.devicePixelRatioF(), draw)
        painter.drawPixmap(box.topLeft(), picture)

    def paint_large(self, painter: QPainter, box: QRectF, piece: Piece, times: float) -> None:
        """Draw a thing so many times as large as it is drawn here, without marks."""
        self._paint(painter, box, piece, self.theme, self.u * times, Mark.NONE)

    def items_in(self, region: QRegion) -> Iterable[QModelIndex]:
        """Return the things that reach into a region with their rings."""
        for index in self.items():
            if region.intersects(self.cell_rect(index).adjusted(-RING, -RING, RING, RING)):
                yield index

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw a thing with its marks."""
        box = QRectF(self.cell_rect(index))
        if box.isEmpty():
            return
        self.paint_piece(painter, box, self._pieces.pieces[index.row()])
        draw_marks(painter, box, marks & ~Mark.SELECTED, self.theme, self.u, 6)

    @property
    def is_hinted_whole(self) -> bool:
        """Whether a hint is about all there is: one ring goes round it."""
        return len(self.pieces) > 1 and all(piece.key in self.hinted for piece in self.pieces)

    def marks_of(self, index: QModelIndex) -> Mark:
        marks = super().marks_of(index)
        return marks & ~Mark.TARGET if self.is_hinted_whole and self.legal_targets is None else marks

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the things, and the one ring round all of them."""
        super().paintEvent(event)
        if self.is_hinted_whole:
            whole = QRegion()
            for cell in self._cells:
                whole += cell
            with QPainter(self.viewport()) as painter:
                draw_marks(painter, QRectF(whole.boundingRect()), Mark.TARGET, self.theme, self.u, 6)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell what the focus has come to."""
        super().currentChanged(current, previous)
        self._current = str(current.data(ItemRole.KEY) or "")
        if current.isValid():
            self._point_at(current)

    def _point_at(self, index: Index) -> None:
        self.pointed_at.emit(str(index.data(ItemRole.KEY)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
