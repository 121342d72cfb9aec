"""The page after a lesson: what one knows now, and a first game of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog.lesson_texts import text
from chrononauts_qt.ui.kit.lamps import Sign
from chrononauts_qt.ui.kit.page import Page, scrolling
from chrononauts_qt.ui.kit.theme import DARK, Theme

NARROW = 760
"""Below this width, times the text size, the doors stand one below the other."""


class LessonEndPage(Page):
    """A line with a tick for each thing that has been learnt; the way on is the first game."""

    play_wanted = Signal()
    again_wanted = Signal()
    left = Signal()

    def __init__(
        self, lesson: str, known: Sequence[str], theme: Theme = DARK, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(text("known", lesson=lesson))
        self.shelf_button = self.button(text("to-shelf"), back=True, then=self.left)
        self.again_button = self.button(text("learn-again"), then=self.again_wanted)
        self.play_button = self.first = self.button(text("play"), primary=True, then=self.play_wanted)
        page = self.spaced(QVBoxLayout(self), 32, 18)
        page.addStretch(1)
        page.addWidget(self.label(text("known", lesson=lesson), "title", 34))
        inside = self.panel()
        column = self.spaced(QVBoxLayout(inside), 24, 12)
        for line in known:
            self._add_line(column, line)
        column.addStretch(1)
        area = scrolling(inside)
        page.addWidget(area, 6)
        self._doors = self.inner(page, QBoxLayout(QBoxLayout.Direction.LeftToRight), 14)
        self._doors.addWidget(self.shelf_button)
        self._doors.addWidget(self.again_button)
        self._doors.addStretch(1)
        self._doors.addWidget(self.play_button)
        page.addStretch(1)

    def _add_line(self, column: QVBoxLayout, line: str) -> None:
        row = self.inner(column, QHBoxLayout(), 14)
        row.addWidget(self.fixed(Sign("lit", self.theme), 24, 24))
        self.prose(row, self.label(line, "body", 20), 1)

    def rescale(self) -> None:
        super().rescale()
        narrow = self.width() < NARROW * max(1.0, self.u) * self.theme.text_scale
        way = QBoxLayout.Direction.BottomToTop if narrow else QBoxLayout.Direction.LeftToRight
        self._doors.setDirection(way)
