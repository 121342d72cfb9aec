"""All players one below the other: the rail, or its strip of emblems in a small window."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayerFace
from chrononauts_qt.ui.games.chrononauts.views.geometry import RING, SEATS, Layout, panel_height
from chrononauts_qt.ui.games.chrononauts.views.player_panel import PanelPainter
from chrononauts_qt.ui.kit.card_view import CardListView
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.marks import Mark, draw_marks
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import DARK, Theme

STRIP = 98
"""The height of a player in the strip of emblems, in drawing units, where there is room for it."""


class PlayersView(CardListView):
    """Shows a PlayersModel. The artifacts in a panel are drop targets of their own.

    The view is RING pixels larger than its place on every side, for rings. The strip can be unfolded to
    panels with names and artifacts somewhere else.
    """

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._painter = PanelPainter(theme)
        self.setDragEnabled(False)
        self._folded = (QRect(), 1.0, False)
        self._is_strip = False

    def place(self, layout: Layout) -> None:
        """Take the rail's place and scale, a strip's where the rail is one."""
        self._folded = (layout.players, layout.u, layout.compact)
        self.fold()

    def unfold(self, room: QRect, u: float) -> None:
        """Show whole panels in this place and scale until `fold`."""
        self._stand(room, u, False)

    def fold(self) -> None:
        """Stand in the rail again."""
        self._stand(*self._folded)

    def _stand(self, room: QRect, u: float, is_strip: bool) -> None:
        self._is_strip = is_strip
        self.setGeometry(room.adjusted(-RING, -RING, RING, RING))
        self.set_scale(u)
        self.viewport().update()

    def cell_rect(self, index: Index) -> QRect:
        """Return where a panel lies: six fit, and fewer are as high."""
        gap = round(4 * self.u)
        room = self.viewport().height() - 2 * RING - (SEATS - 1) * gap
        text = max(1.0, self.theme.text_scale)
        high = round(STRIP * self.u * text) if self._is_strip else panel_height(self.u, text)
        height = min(room // SEATS, high)
        return QRect(RING, RING + index.row() * (height + gap), self.viewport().width() - 2 * RING, height)

    def drop_column(self, position: QPoint, index: QModelIndex) -> int:
        """Return the number of the artifact below a point, or -1."""
        face = index.data(ItemRole.FACE)
        if not isinstance(face, PlayerFace):
            return -1
        boxes = self._painter.icon_boxes(QRectF(self.cell_rect(index)), face, self.u)
        return next((number for number, box in enumerate(boxes) if box.contains(position)), -1)

    def seat_at(self, position: QPoint) -> int | None:
        """Return the 0-based seat whose panel lies under a point of the viewport."""
        index = self.indexAt(position)
        return index.row() if index.isValid() else None

    def artifact_at(self, position: QPoint) -> str:
        """Return the artifact id whose sign lies under a point of the viewport, or ""."""
        index = self.indexAt(position)
        column = self.drop_column(position, index)
        return str(index.data(ItemRole.FACE).artifacts[column]) if column >= 0 else ""

    def artifact_spot(self, position: QPoint) -> tuple[str, QRect]:
        """Return the Artifact under a point of the viewport and where its sign lies; "" for none."""
        index = self.indexAt(position)
        column = self.drop_column(position, index)
        if column < 0:
            return "", QRect()
        face = index.data(ItemRole.FACE)
        box = self._painter.icon_boxes(QRectF(self.cell_rect(index)), face, self.u)[column]
        return str(face.artifacts[column]), box.toAlignedRect()

    def marks_of(self, index: QModelIndex) -> Mark:
        """Return the marks; whose turn it is stays bright, as does a panel whose artifacts are targets."""
        marks = super().marks_of(index)
        face = index.data(ItemRole.FACE)
        legal = self.legal_targets or frozenset()
        bright = face is not None and (face.to_move or legal & set(face.artifacts))
        return marks & ~Mark.DIMMED if bright else marks

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw a panel and its marks."""
        face = index.data(ItemRole.FACE)
        box = QRectF(self.cell_rect(index))
        if not isinstance(face, PlayerFace):
            return
        self._painter.paint(painter, box, face, self.u, self.legal_targets or frozenset())
        draw_marks(painter, box, marks, self.theme, self.u, 5 * self.u)
