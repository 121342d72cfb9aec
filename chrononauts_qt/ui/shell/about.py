"""The page about the program: version, rights, licences, and where the games lie."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from chrononauts_qt import __version__
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui import assets
from chrononauts_qt.ui.catalog import report_texts
from chrononauts_qt.ui.catalog import settings_texts as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.page import Page, scrolling
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.table.screens import screens_of

SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class AboutPage(Page):
    """Nothing to decide: whole sentences, and a way back."""

    closed = Signal()
    report_requested = Signal()

    def __init__(self, folder: Path, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(words.text("about-title"))
        self.path = self.label(str(folder), "body", 18)
        self.path.setTextInteractionFlags(SELECTABLE)
        self.path.setAccessibleName(str(folder))
        back = self.button(text("back"), primary=True, back=True, then=self.closed)
        self.back_button = self.first = self.fixed(back, 190, 0)
        report = self.button(report_texts.text("report"), then=self.report_requested)
        self.report_button = self.fixed(report, 240, 0)
        self._lay_out()

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), 32, 14)
        head = self.inner(page, QHBoxLayout(), 20)
        head.addWidget(self.label(words.text("about-title"), "title", 34), 0, Qt.AlignmentFlag.AlignBaseline)
        version = self.label(words.text("about-version", version=__version__), "headline", 22, muted=True)
        head.addWidget(version, 1, Qt.AlignmentFlag.AlignBaseline)
        inside = QWidget()
        column = self.spaced(QVBoxLayout(inside), 0, 14)
        self._pair = self.inner(column, QBoxLayout(QBoxLayout.Direction.LeftToRight), 18)
        rights = dict.fromkeys(screens_of(game).rights() for game in SHELF)
        lines = map(self.label, (*rights, words.text("about-offline")))
        self._pair.addWidget(self._part("about-rights-title", *lines), 1)
        self._pair.addWidget(self._licences(), 1)
        column.addWidget(self._games())
        column.addStretch(1)
        page.addWidget(scrolling(inside), 1)
        self.inner(page, QHBoxLayout(), 14, self.report_button, ..., self.back_button)

    def _part(self, title: str, *lines: QLabel) -> QFrame:
        frame = self.panel()
        column = self.spaced(QVBoxLayout(frame), 20, 8)
        column.addWidget(self.label(words.text(title), "label", 24))
        for line in lines:
            self.prose(column, line)
        column.addStretch(1)
        return frame

    def _licences(self) -> QFrame:
        ours = ("about-code", "about-art", "about-fonts", "about-qt")
        lines = [self.label(words.text(key)) for key in ours]
        folder = assets.licences()
        if folder is not None:
            lines.append(self.label(words.text("about-inside", folder=folder)))
            lines[-1].setTextInteractionFlags(SELECTABLE)
        return self._part("about-licences", *lines)

    def _games(self) -> QFrame:
        frame = self.panel()
        column = self.spaced(QVBoxLayout(frame), 20, 8)
        column.addWidget(self.label(words.text("about-games"), "label", 24))
        column.addWidget(self.path)
        self.prose(column, self.label(words.text("about-games-note"), "body", 16, muted=True))
        return frame

    def rescale(self) -> None:
        """One panel below the other where large text needs the width."""
        super().rescale()
        narrow = self.width() < 900 * max(1.0, self.u) * self.theme.text_scale
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._pair.setDirection(way)
