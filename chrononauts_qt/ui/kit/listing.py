"""Things of a page one below the other in an area that scrolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QScrollArea

from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.pieces import RING, Piece, PieceModel, PieceView
from chrononauts_qt.ui.kit.theme import Theme

_EDGE, _GAP = 10, 8
"""Round what stands in a panel, and between two panels, at scale 1."""


def follow_keys(view: PieceView, area: QScrollArea) -> None:
    """Let an area scroll so far that what has the keys in a view is seen."""

    def bring_into_sight() -> None:
        inside = area.widget()
        if view.hasFocus() and inside is not None:
            place = view.cell_rect(view.currentIndex())
            at = view.mapTo(inside, place.center())
            area.ensureVisible(at.x(), at.y(), 0, place.height() // 2 + 2 * RING)

    view.pointed_at.connect(lambda key: bring_into_sight())


class Listing(PieceView):
    """Panels one below the other, as high as what stands in them; the arrows lead from one to the next.

    `high` says how high a thing is in a width, `paint` draws it there; `stands_out` gives a panel an edge.
    """

    def __init__(
        self,
        name: str,
        page: Page,
        area: QScrollArea,
        high: Callable[[Piece, float], float],
        paint: Callable[[QPainter, QRectF, Piece], None],
        stands_out: Callable[[Piece], bool] = lambda piece: False,
    ) -> None:
        def painted(
            painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark
        ) -> None:
            is_best = stands_out(piece)
            painter.setPen(QPen(theme.color("focus" if is_best else "line"), 2.5 if is_best else 1.5))
            painter.setBrush(theme.color("panel"))
            painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 6, 6)
            edge = self._edge()
            paint(painter, box.adjusted(edge, edge, -edge, -edge), piece)

        super().__init__(PieceModel(name), self._stacked, painted, page.theme, page)
        self._page, self._high = page, high
        self.setAccessibleName(name)
        self.setDragEnabled(False)
        self.setAcceptDrops(False)
        follow_keys(self, area)

    def show_pieces(self, pieces: Sequence[Piece]) -> None:
        """Show these."""
        model = self.model()
        assert isinstance(model, PieceModel)
        model.show_pieces(pieces)
        self.setVisible(bool(pieces))
        self.rescale()

    def _edge(self) -> float:
        return round(_EDGE * self._page.u)

    def _heights(self, width: float) -> list[int]:
        inner = width - 2 * self._edge()
        return [round(self._high(piece, inner) + 2 * self._edge()) for piece in self.pieces]

    def _stacked(self, room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
        cells, top = [], room.top()
        for height in self._heights(room.width()):
            cells.append(QRect(room.left(), top, room.width(), height))
            top += height + round(_GAP * self._page.u)
        return cells

    def rescale(self) -> None:
        """Ask for as much room as all panels need at this width."""
        self.u = self._page.u
        heights = self._heights(self.width() - 2 * RING)
        gaps = round(_GAP * self._page.u) * max(0, len(heights) - 1)
        self.setFixedHeight(sum(heights) + gaps + 2 * RING)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(200, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.rescale()
