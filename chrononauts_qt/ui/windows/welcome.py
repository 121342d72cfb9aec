"""The first page of the first start: what the eyes need, before anything has to be read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from chrononauts_qt.session.settings import Settings
from chrononauts_qt.ui.catalog import settings_texts as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.theme import DARK, Theme
from chrononauts_qt.ui.windows.parts import scrolling
from chrononauts_qt.ui.windows.settings_page import LookPage

MOTIONS = {"auto": "auto", "full": "normal", "reduced": "off"}
"""What this page calls the speeds; the settings know all five."""


class WelcomePage(LookPage):
    """Text size, theme, motion, and one sentence on what the game is about; Enter accepts."""

    NARROW = 700

    def __init__(self, settings: Settings, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(settings, theme, parent)
        self.setAccessibleName(words.text("welcome-title"))
        self.motion = self._one_of("motion", tuple(MOTIONS), down=True)
        self.motion.changed.connect(lambda name: self.change(motion=MOTIONS[name]))
        self.begin_button = self.button(words.text("begin"), primary=True)
        self.begin_button.clicked.connect(self.closed)
        self._lay_out()
        self.show_settings(settings)

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), 32, 14)
        head = self.spaced(QHBoxLayout(), 0, 20)
        head.addWidget(self.label(text("app-name"), "title", 44), 0, Qt.AlignmentFlag.AlignBaseline)
        fan = self.label(text("fan-edition"), "headline", 22, muted=True)
        head.addWidget(fan, 1, Qt.AlignmentFlag.AlignBaseline)
        page.addLayout(head)
        inside = QWidget()
        column = self.spaced(QVBoxLayout(inside), 0, 14)
        column.addWidget(self.label(words.text("welcome-text"), "body", 20))
        column.addWidget(self._size())
        self.halves = self.spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight), 0, 18)
        for part in (self.looks, self.motion, self.language):
            if part is not None:
                self.halves.addWidget(self._framed(part, self.sound if part is self.motion else None), 1)
        column.addLayout(self.halves)
        column.addStretch(1)
        page.addWidget(scrolling(inside), 1)
        foot = self.spaced(QHBoxLayout(), 0, 20)
        foot.addWidget(self.label(text("content-note"), "body", 18), 1)
        foot.addWidget(self.fixed(self.begin_button, 190, 0))
        page.addLayout(foot)

    def _size(self) -> QFrame:
        frame = self.panel()
        column = self.spaced(QVBoxLayout(frame), 20, 8)
        column.addWidget(self.label(text("text-size"), "label", 18, muted=True))
        column.addWidget(self.text_size)
        return frame

    def _framed(self, part: QWidget, below: QWidget | None) -> QFrame:
        frame = self.panel()
        column = self.spaced(QVBoxLayout(frame), 20, 8)
        column.addWidget(part)
        if below is not None:
            column.addWidget(below)
        column.addStretch(1)
        return frame

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        named = {speed: name for name, speed in MOTIONS.items()}
        self.motion.choose(named.get(settings.motion, "full"))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.begin_button.setFocus()
