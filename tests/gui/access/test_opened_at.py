"""The rulebook opens at one section, and that is heard once: whatever lay open before is not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.program import NewWindow, settle


class Ear(QObject):
    """Notes what a text is called as the keys come to it, and where its caret goes while it has them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.heard: list[str] = []
        self._text = window.rulebook.text
        self._text.installEventFilter(self)
        self._text.cursorPositionChanged.connect(self._moved)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.heard.append(self._text.accessibleName())
        return False

    def _moved(self) -> None:
        if self._text.hasFocus():
            self.heard.append(self._text.textCursor().block().text())


def asked(window: MainWindow) -> list[str]:
    """Press F1 where the keys are; return what is heard of the book."""
    ear, focus = Ear(window), QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_F1)
    settle()
    assert window.shown() == "rulebook"
    return ear.heard


@pytest.mark.parametrize("has_reader", [True, False])
def test_only_the_section_that_is_meant_is_heard(
    new_window: NewWindow, monkeypatch: pytest.MonkeyPatch, has_reader: bool
) -> None:
    """A bug: the section that lay open before was heard too, and the caret on its way."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: has_reader)
    window = new_window()
    window.ask_new_game()
    assert asked(window) == ["Starting the game"]
    window.rulebook.go_to(0)
    QTest.keyClick(window.rulebook.text, Qt.Key.Key_Escape)
    assert asked(window) == ["Starting the game"]
