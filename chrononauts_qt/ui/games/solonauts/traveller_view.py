"""Those who wait, one strip each, in columns; more than fit are scrolled to."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from chrononauts_qt.ui.games.chrononauts.views.geometry import RING
from chrononauts_qt.ui.games.solonauts.traveller_model import TravellerFace
from chrononauts_qt.ui.games.solonauts.traveller_painter import TravellerPainter
from chrononauts_qt.ui.kit.card_view import CardListView
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.marks import Mark, draw_marks
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import DARK, Theme

GAP = 4
"""Between two strips, in drawing units."""


class TravellerView(CardListView):
    """Shows a TravellersModel. The view is RING pixels larger than its place on every side, for rings."""

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        self._columns, self._strip = 1, 40  # Qt asks for them while it makes the view
        super().__init__(theme, parent)
        self._painter = TravellerPainter(theme)
        self.setDragEnabled(False)

    def place(self, room: QRect, columns: int, strip: int, u: float) -> None:
        """Take a place, the number of columns and the height of a strip; columns have little room."""
        self._columns, self._strip = columns, strip
        self.setGeometry(room.adjusted(-RING, -RING, RING, RING))
        self.set_scale(u)
        self.updateGeometries()
        self.viewport().update()

    @property
    def _gap(self) -> int:
        return max(2, round(GAP * self.u)) if self._columns == 1 else 2

    def cell_rect(self, index: Index) -> QRect:
        """Return where a strip lies: row by row, as one reads."""
        room, gap = self.viewport().width() - 2 * RING, self._gap
        width = (room - (self._columns - 1) * gap) // self._columns
        row, column = divmod(index.row(), self._columns)
        top = RING + row * (self._strip + gap) - self.verticalOffset()
        return QRect(RING + column * (width + gap), top, width, self._strip)

    # -- scrolling --------------------------------------------------------------------------------

    def updateGeometries(self) -> None:
        """Scroll where there are more strips than room."""
        super().updateGeometries()
        model = self.model()
        rows = -(-model.rowCount() // self._columns) if model is not None else 0
        high = rows * (self._strip + self._gap) - self._gap + 2 * RING
        self.verticalScrollBar().setRange(0, max(0, high - self.viewport().height()))
        self.verticalScrollBar().setSingleStep(self._strip + self._gap)

    def verticalOffset(self) -> int:
        """Return by how much the strips are scrolled."""
        return self.verticalScrollBar().value()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Draw all strips anew where they are now."""
        self.viewport().update()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Bring a strip into sight."""
        box, bar = self.cell_rect(index), self.verticalScrollBar()
        if box.top() < RING:
            bar.setValue(bar.value() + box.top() - RING)
        elif box.bottom() > self.viewport().height() - RING:
            bar.setValue(bar.value() + box.bottom() - self.viewport().height() + RING)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll by strips."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() - (1 if event.angleDelta().y() > 0 else -1) * bar.singleStep())
        event.accept()

    # -- drawing ----------------------------------------------------------------------------------

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw a strip and its marks."""
        face, box = index.data(ItemRole.FACE), QRectF(self.cell_rect(index))
        if isinstance(face, TravellerFace) and box.intersects(QRectF(self.viewport().rect())):
            self._painter.paint(painter, box, face, self.u)
            draw_marks(painter, box, marks & ~(Mark.DIMMED | Mark.SELECTED), self.theme, self.u, 5 * self.u)

    def paint_over(self, painter: QPainter) -> None:
        """Draw a thin bar at the edge where not all strips are in sight."""
        bar = self.verticalScrollBar()
        if not bar.maximum():
            return
        high = self.viewport().height() - 2 * RING
        length = max(12.0, high * high / (high + bar.maximum()))
        top = RING + (high - length) * bar.value() / bar.maximum()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("text"))
        painter.drawRoundedRect(QRectF(self.viewport().width() - 4, top, 3, length), 1.5, 1.5)
