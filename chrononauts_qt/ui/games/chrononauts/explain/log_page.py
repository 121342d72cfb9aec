"""The page Log: all lines, or only those about the TimeLine."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics, QHideEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, Theme
from chrononauts_qt.ui.table.log_view import LogView
from chrononauts_qt.ui.table.panel import Panel


class LogPage(Panel):
    """The ground under the log, which is a region of the table, and its filter."""

    def __init__(self, log: LogView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(text("log"), theme, parent)
        self.log = log
        self.timeline_only = QCheckBox(text("timeline-only"), self)
        self.timeline_only.toggled.connect(log.show_marked_only)

    def arrange(self) -> None:
        """The filter below the lines."""
        room = self.room()
        font = self.theme.font("label", 14 * self.u)
        height = max(MIN_TARGET_PX, round(32 * self.u), QFontMetrics(font).height())
        self.timeline_only.setFont(font)
        self.timeline_only.setGeometry(room.left(), room.bottom() + 1 - height, room.width(), height)
        self.log.setGeometry(room.adjusted(0, 0, 0, -height).translated(self.pos()))
        self.log.set_scale(self.u)

    def showEvent(self, event: QShowEvent) -> None:
        """The lines come along."""
        super().showEvent(event)
        self.log.show()
        self.log.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        """The lines go along."""
        super().hideEvent(event)
        self.log.hide()
