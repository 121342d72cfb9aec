"""A strip of artifacts: sign and short name; each one, and the shelf itself, can be a drop target."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.models.drop_model import Index
from chrononauts_qt.ui.models.faces import CardFace
from chrononauts_qt.ui.models.roles import ItemRole
from chrononauts_qt.ui.theme import DARK, Theme
from chrononauts_qt.ui.views.card_signs import picture_of
from chrononauts_qt.ui.views.card_view import CardListView
from chrononauts_qt.ui.views.marks import Mark, draw_marks
from chrononauts_qt.ui.views.pathtext import draw_sign
from chrononauts_qt.ui.views.text_block import draw_word

_MARGIN = 6
_RIGHT = Qt.TextElideMode.ElideRight


class ShelfView(CardListView):
    """Shows a ZoneModel in one row. Names are shortened together, down to the bare signs."""

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setMinimumHeight(28 + 2 * _MARGIN)

    def set_theme(self, theme: Theme) -> None:
        """Take another theme."""
        self.theme = theme
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """Return room for three named artifacts."""
        return QSize(round(360 * self.u), round(28 * self.u) + 2 * _MARGIN)

    def cell_rect(self, index: Index) -> QRect:
        """Return where an artifact lies in the row."""
        widths = self._widths()
        if index.row() >= len(widths):
            return QRect()
        gap = round(6 * self.u)
        left = _MARGIN + sum(widths[: index.row()]) + gap * index.row()
        return QRect(left, _MARGIN, widths[index.row()], self.viewport().height() - 2 * _MARGIN)

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw sign and name on a plate in the artifacts' colour."""
        box = QRectF(self.cell_rect(index))
        face = index.data(ItemRole.FACE)
        if not isinstance(face, CardFace):
            return
        painter.setPen(QPen(self.theme.band(face.family), 1.5))
        painter.setBrush(self.theme.color("raised"))
        painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 4, 4)
        side = box.height() - 6 * self.u
        sign = QRectF(box.left() + 4 * self.u, box.center().y() - side / 2, side, side)
        draw_sign(painter, picture_of(face.card), sign, self.theme.band(face.family), 4.5)
        font = self.theme.font("label", 13 * self.u)
        room = box.right() - sign.right() - 9 * self.u
        if room > 16 * self.u:
            name = QFontMetricsF(font).elidedText(face.title, _RIGHT, room)
            draw_word(
                painter,
                name,
                font,
                self.theme.color("text"),
                QRectF(sign.right() + 5 * self.u, box.top(), room, box.height()),
            )
        draw_marks(painter, box, marks, self.theme, self.u)

    def paint_ground(self, painter: QPainter) -> None:
        """Ring the shelf while a card may be dropped on it."""
        zone = getattr(self.model(), "zone", "")
        if self.legal_targets is not None and zone in self.legal_targets:
            painter.setPen(QPen(self.theme.color("focus"), 3))
            painter.drawRoundedRect(QRectF(self.viewport().rect()).adjusted(2, 2, -2, -2), 5, 5)

    def _widths(self) -> list[int]:
        """Return the width of each plate: as wide as its name, all cut alike if the row is too short."""
        font = self.theme.font("label", 13 * self.u)
        metrics = QFontMetricsF(font)
        bare = round(30 * self.u)
        faces = [index.data(ItemRole.FACE) for index in self.items()]
        wanted = [
            bare + round(metrics.horizontalAdvance(f.title) + 12 * self.u) if f else bare for f in faces
        ]
        room = self.viewport().width() - 2 * _MARGIN - round(6 * self.u) * (len(wanted) - 1)
        if not wanted or sum(wanted) <= room:
            return wanted
        limit = max(wanted)
        while limit > bare and sum(min(width, limit) for width in wanted) > room:
            limit -= 2
        return [min(width, limit) for width in wanted]
