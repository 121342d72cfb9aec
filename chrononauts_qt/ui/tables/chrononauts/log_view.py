"""The log of public events, the newest line in sight."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.models.log_model import LogModel
from chrononauts_qt.ui.models.roles import LogRole
from chrononauts_qt.ui.tables.chrononauts.goals import PLAIN_LIST, QuietList
from chrononauts_qt.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class LogView(QuietList):
    """Lines wrap to the width; a line of another turn stands a little apart."""

    def __init__(self, model: LogModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.delegate = _LogDelegate(theme, self)
        self.setItemDelegate(self.delegate)
        self.setModel(model)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(text("log"))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setStyleSheet(PLAIN_LIST)
        model.rowsInserted.connect(self.scrollToBottom)

    def set_scale(self, u: float) -> None:
        """Take the scale of the rail."""
        self.delegate.u = u
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrapped lines take another height."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        self.scrollToBottom()


class _LogDelegate(QStyledItemDelegate):
    """Draws one line; the first line of a turn has a rule above it."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self.u = 1.0

    def _room(self, index: Index) -> QRect:
        metrics = QFontMetrics(self._theme.font("text", max(12.0, 15 * self.u)))
        width = max(60, self._view.viewport().width() - round(16 * self.u))
        return metrics.boundingRect(QRect(0, 0, width, 4000), _WRAP, index.data())

    def _starts_turn(self, index: Index) -> bool:
        before = index.sibling(index.row() - 1, 0)
        return before.isValid() and before.data(LogRole.TURN) != index.data(LogRole.TURN)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        extra = 8 if self._starts_turn(index) else 0
        return QSize(60, self._room(index).height() + round((5 + extra) * self.u))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRect(option.rect)
        painter.save()
        left = rect.left() + round(8 * self.u)
        top = rect.top() + round(2 * self.u)
        if self._starts_turn(index):
            painter.setPen(self._theme.color("line"))
            painter.drawLine(
                left, top + round(3 * self.u), rect.right() - round(8 * self.u), top + round(3 * self.u)
            )
            top += round(8 * self.u)
        painter.setFont(self._theme.font("text", max(12.0, 15 * self.u)))
        newest = index.row() == index.model().rowCount() - 1
        painter.setPen(self._theme.color("text" if newest else "muted"))
        painter.drawText(
            QRect(left, top, rect.width() - round(16 * self.u), rect.height()), _WRAP, index.data()
        )
        painter.restore()
