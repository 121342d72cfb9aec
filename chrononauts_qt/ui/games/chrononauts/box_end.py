"""What the last pages of the three games from one box have in common: turning points, and the newspaper."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from chrononauts_qt.ui.games.chrononauts.end_turnings import Moment, Turnings
from chrononauts_qt.ui.games.chrononauts.texts import front_page_texts
from chrononauts_qt.ui.games.chrononauts.texts.end_texts import text
from chrononauts_qt.ui.kit.spoken_keys import key_of
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.end_page import EndPage
from chrononauts_qt.ui.table.window import END


class BoxEndPage(EndPage):
    """The last page of a game from the box. Its heir puts `paper_button` and `points` into their places."""

    def __init__(self, again: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(again, theme, parent)
        cap = key_of(END, "N")
        door = front_page_texts.text("door", cap=cap) if cap else front_page_texts.text("front-page")
        self.paper_button = self.button(door, then=self.print_requested)
        self.paper_button.setToolTip(front_page_texts.text("door-note"))
        self.paper_button.setAccessibleDescription(front_page_texts.text("door-note"))
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        key = QShortcut(QKeySequence(Qt.Key.Key_N), self, context=within)
        key.setWhatsThis(front_page_texts.text("door-note"))
        key.activated.connect(self._open_paper)
        self.points = QWidget()

    def _open_paper(self) -> None:
        if self.paper_button.isVisible():
            self.paper_button.click()

    def teach(self) -> None:
        super().teach()
        self.paper_button.hide()
        self.points.hide()

    def make_turnings(self, area: QScrollArea) -> None:
        """Make the list of the turning points; `area` is what scrolls where it stands."""
        self.turnings = Turnings(self, area)
        self.turnings.chosen.connect(self.watch)
        column = self.spaced(QVBoxLayout(self.points), 0, 4)
        column.addWidget(self.label(text("turnings"), "label", 20))
        column.addWidget(self.turnings)

    def show_moments(self, moments: Sequence[Moment]) -> None:
        """Show these turning points, each the way to itself where the game was kept."""
        self.points.setVisible(bool(moments))
        self.turnings.show_moments(moments, text("turnings-note") if self.is_kept() else "")

    def rescale(self) -> None:
        super().rescale()
        self.turnings.rescale()

