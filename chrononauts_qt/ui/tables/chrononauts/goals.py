"""The two goal cards of the seat whose private view is on the screen, line by line."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from chrononauts_qt.games.chrononauts.view import Need, View
from chrononauts_qt.ui.catalog.cards import headline, needed_words, patch_headline, title
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import altered
from chrononauts_qt.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
"""The default parent of Qt's model methods."""

_KEYPAD = Qt.KeyboardModifier.KeypadModifier


PLAIN_LIST = "QListView { background: transparent; border: none; padding: 0; }"
"""A list that stands in a panel which is drawn already."""


class GoalRole(IntEnum):
    """FULFILLED is True, False, or None for a heading; CARD the goal card the line belongs to."""

    FULFILLED = Qt.ItemDataRole.UserRole.value + 1
    CARD = Qt.ItemDataRole.UserRole.value + 2


class GoalsModel(QAbstractListModel):
    """Identity, its three years, Mission, its three Artifacts; empty while covered."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, bool | None, str]] = []

    def set_view(self, view: View) -> None:
        """Show the goals of `view.seat`; the public view has none."""
        rows: list[tuple[str, bool | None, str]] = []
        for card, needs in ((view.identity, view.home_needs), (view.mission, view.mission_needs)):
            if card is not None:
                rows.append((title(card), None, card))
                rows += [(need_label(need), need.fulfilled, card) for need in needs]
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        label, fulfilled, card = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return label
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return label if fulfilled is None else text("goal-met" if fulfilled else "goal-open", line=label)
        return (
            {GoalRole.FULFILLED: fulfilled, GoalRole.CARD: card}.get(GoalRole(role))
            if role in list(GoalRole)
            else None
        )


def need_label(need: Need) -> str:
    """Return one line of a goal card: a year as it must stand, or the Artifacts that will do."""
    if need.side:
        return need.what if need.side == "true" else altered(int(need.what))
    return needed_words(need.choices if need.what in need.choices else need.what)


class QuietList(QListView):
    """A list to read: letters and digits are the table's keys, not a search in it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave what could be typed to the table."""
        if event.text().isprintable() and event.text() and not event.modifiers() & ~_KEYPAD:
            event.ignore()
            return
        super().keyPressEvent(event)


def need_headline(need: Need) -> str:
    """Return the headline that an Identity wants to read in one of its years."""
    if need.side == "true":
        return headline(int(need.what), "true")
    return patch_headline(f"patch-{need.what}")


class GoalsView(QuietList):
    """A quiet list: headings and lamps."""

    def __init__(self, model: GoalsModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.delegate = GoalDelegate(theme, self)
        self.setItemDelegate(self.delegate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setStyleSheet(PLAIN_LIST)

    def set_scale(self, u: float) -> None:
        """Take the scale of the dock."""
        self.delegate.u = u
        self._fit_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines are as high as lets all eight fit, where there is room for them."""
        super().resizeEvent(event)
        self._fit_lines()

    def _fit_lines(self) -> None:
        self.delegate.line = max(16, self.viewport().height() // 8)
        self.scheduleDelayedItemsLayout()


class GoalDelegate(QStyledItemDelegate):
    """Draws a heading, or a lamp with its line."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.u = 1.0
        self.line = 18

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, self.line)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A fulfilled line has a filled lamp with a tick in it, an open one an empty ring."""
        fulfilled = index.data(GoalRole.FULFILLED)
        rect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        heading = fulfilled is None
        painter.setFont(
            self._theme.font("label" if heading else "text", max(12.0, (14 if heading else 13) * self.u))
        )
        left = rect.left() + round(2 * self.u)
        if not heading:
            size = min(12 * self.u, rect.height() - 4)
            lamp = QRectF(left + 2, rect.center().y() - size / 2 + 0.5, size, size)
            color = self._theme.color("ok" if fulfilled else "muted")
            painter.setPen(QPen(color, 1.6 * self.u))
            painter.setBrush(color if fulfilled else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(lamp)
            if fulfilled:
                painter.setPen(QPen(self._theme.color("bg"), 1.8 * self.u))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(_tick(lamp))
            left += round(size + 8 * self.u)
        painter.setPen(self._theme.color("focus" if heading else "text"))
        room = rect.adjusted(left - rect.left(), 0, -2, 0)
        words = QFontMetrics(painter.font()).elidedText(
            index.data(), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
        painter.restore()


def _tick(box: QRectF) -> QPainterPath:
    path = QPainterPath(
        box.center() + (box.topLeft() - box.center()) * 0.45 + (box.bottomLeft() - box.center()) * 0.1
    )
    path.lineTo(box.center().x() - box.width() * 0.05, box.center().y() + box.height() * 0.22)
    path.lineTo(box.right() - box.width() * 0.22, box.top() + box.height() * 0.28)
    return path
