"""The view of a hand: cards that lie over each other show what is in sight of them."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRectF
from PySide6.QtGui import QPainter

from chrononauts_qt.ui.games.afternova.views.cards import CardFace, covered
from chrononauts_qt.ui.kit.marks import Mark, draw_marks
from chrononauts_qt.ui.kit.pieces import RING, PieceView


class HandView(PieceView):
    """Cards side by side, overlapped where there are too many; none comes to the front."""

    def front(self) -> QModelIndex:
        """Return nothing: what is chosen rises."""
        return QModelIndex()

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw a card as far as it is in sight."""
        box, pieces = QRectF(self.cell_rect(index)), self.pieces
        room = self.rect().adjusted(RING, RING, -RING, -RING)
        seen = covered(room, pieces, self.u)[index.row()]
        piece = pieces[index.row()]
        face = piece.face
        assert isinstance(face, CardFace)
        self.paint_piece(painter, box, piece._replace(face=face._replace(seen=seen)))
        draw_marks(painter, box, marks, self.theme, self.u, 6)
