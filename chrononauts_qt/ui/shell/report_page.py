"""The report of a problem, to be read before it goes anywhere."""

from __future__ import annotations

import platform
from collections.abc import Callable

import PySide6
from PySide6.QtCore import Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPlainTextEdit, QVBoxLayout

from chrononauts_qt import __version__
from chrononauts_qt.ui.catalog import common, i18n
from chrononauts_qt.ui.catalog.report_texts import text
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.theme import Theme


def facts() -> dict[str, str]:
    """Return what is said of the program and the computer."""
    screens = (
        f"{screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    )
    return {
        "Version": __version__,
        "System": platform.platform(),
        "Python": platform.python_version(),
        "PySide6": PySide6.__version__,
        "Qt": qVersion() or "",
        "Windows of": QGuiApplication.platformName(),
        "Screens": ", ".join(screens),
        "Language": i18n.interface_language(),
    }


class ReportPage(Page):
    """The whole text, a box to add the last game, and ways to take the text along.

    `compose` returns the report, with the last game or without; `has_game` tells whether there is one.
    """

    closed = Signal()
    save_requested = Signal(str)
    copied = Signal()

    def __init__(self, compose: Callable[[bool], str], has_game: bool, theme: Theme) -> None:
        super().__init__(theme)
        self._compose = compose
        self.setAccessibleName(text("report"))
        self.words = self.first = self.typed(QPlainTextEdit(compose(False)), "body", 16)
        self.words.setReadOnly(True)
        self.words.setTabChangesFocus(True)
        self.words.setAccessibleName(text("text"))
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.game_box = self.typed(QCheckBox(text("add-game")), "body", 18)
        self.game_box.setAccessibleDescription(text("add-game-note"))
        self.game_box.toggled.connect(self._show)
        self.game_note = self.label(text("add-game-note"), "body", 16, muted=True)
        for part in (self.game_box, self.game_note):
            part.setVisible(has_game)
        self.back_button = self.button(common.text("back"), back=True, then=self.closed)
        self.copy_button = self.button(text("copy"), then=self._copy)
        self.save_button = self.button(text("save"), primary=True, then=self._save)
        self._lay_out()

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), 32, 12)
        page.addWidget(self.label(text("report"), "title", 34))
        page.addWidget(self.label(text("intro"), "body", 18))
        page.addWidget(self.words, 1)
        page.addWidget(self.game_box)
        page.addWidget(self.game_note)
        self.inner(page, QHBoxLayout(), 14, self.back_button, ..., self.copy_button, self.save_button)

    def _show(self, with_game: bool) -> None:
        """Show the report anew; one goes on reading where the game begins."""
        before = len(self.words.toPlainText())
        self.words.setPlainText(self._compose(with_game))
        if with_game:
            cursor = self.words.textCursor()
            cursor.setPosition(min(before, len(self.words.toPlainText())))
            self.words.setTextCursor(cursor)
            self.words.centerCursor()

    def _save(self) -> None:
        self.save_requested.emit(self.words.toPlainText())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.words.toPlainText())
        self.copied.emit()

    def rescale(self) -> None:
        super().rescale()
        self.grow_marks()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter saves only where a button has the keys: the text is to be read first."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.save_button.hasFocus():
            return
        super().keyPressEvent(event)
