"""The right edge below the players: Why?, and the Log."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.catalog.wording import listed
from chrononauts_qt.ui.kit.log_model import LogModel
from chrononauts_qt.ui.kit.page import SMALL_BUTTON, Page, scrolling
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.log_view import LogView

_SMALL = 0.85
"""The scale of the pages seen from afar: their least type is as large as that of the table."""


class Rail(Page):
    """Two pages, one at a time: what is to be read about a thing, and what has happened."""

    ACCESSIBLE_ROLE = "Grouping"

    def __init__(self, log_model: LogModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.far = 0.0
        """Its scale while it is seen from afar; 0 at a desk."""
        self.setAccessibleName(listed((common("why"), common("log"))))
        self.why_button = self._tab(common("why"))
        self.log_button = self._tab(common("log"))
        self._heading = self.label("", "label", 18)
        self._lines = self.label("", "text", 15)
        self.log = LogView(log_model, theme, lambda _: (), self)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._why_page())
        self._pages.addWidget(self.log)
        column = self.spaced(QVBoxLayout(self), 6, 6)
        row = self.inner(column, QHBoxLayout(), 6, self.why_button, self.log_button)
        row.setStretch(0, 1)
        row.setStretch(1, 1)
        column.addWidget(self._pages, 1)
        self.why_button.clicked.connect(lambda: self.show_page(0))
        self.log_button.clicked.connect(lambda: self.show_page(1))
        self.show_page(1)

    def _tab(self, words: str) -> QPushButton:
        tab = self.button(words)
        tab.setCheckable(True)
        tab.setStyleSheet(SMALL_BUTTON)
        return self.typed(tab, "label", 15)

    def _why_page(self) -> QScrollArea:
        inside = QWidget()
        column = self.spaced(QVBoxLayout(inside), 6, 6)
        column.addWidget(self._heading)
        column.addWidget(self._lines)
        column.addStretch(1)
        return scrolling(inside)

    def scale(self) -> float:
        """The rail grows with its window; seen from afar it has the type of the table."""
        return self.far or page_scale(self.window().width(), self.window().height())

    def stand(self, room: QRect, u: float, is_afar: bool = False) -> None:
        """Take a place and a scale."""
        self.far = u * _SMALL if is_afar else 0.0
        self.setGeometry(room)
        self.log.set_scale(self.far or u)
        if self.u != self.scale():
            self.u = self.scale()
            self.rescale()

    def show_page(self, page: int) -> None:
        """Show Why? (0) or the Log (1)."""
        self._pages.setCurrentIndex(page)
        self.why_button.setChecked(page == 0)
        self.log_button.setChecked(page == 1)

    @property
    def shows_why(self) -> bool:
        """Whether Why? is shown."""
        return self._pages.currentIndex() == 0

    def tell(self, heading: str, lines: Sequence[str]) -> None:
        """Say what is to be read about a thing."""
        self._heading.setText(heading)
        self._heading.setVisible(bool(heading))
        self._lines.setText("\n\n".join(lines))

    @property
    def told(self) -> QLabel:
        """What Why? says now."""
        return self._lines

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), self.theme.color("bg"))
            painter.setBrush(self.theme.color("panel"))
            painter.setPen(QPen(self.theme.color("line"), 1.5))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)
