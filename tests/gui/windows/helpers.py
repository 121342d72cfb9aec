"""What several of these tests look for."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListView,
    QWidget,
)

from chrononauts_qt.ui.shell.new_game import NewGamePage

CONTROLS = (QAbstractButton, QLineEdit, QComboBox, QListView)


def panel(page: NewGamePage) -> Any:
    """Return how the game of the page is played, with the parts that this game has there."""
    return page.terms


def controls(page: QWidget) -> list[QWidget]:
    """Return every visible control on a page."""
    return [widget for kind in CONTROLS for widget in page.findChildren(kind) if widget.isVisible()]


def said(page: QWidget) -> str:
    """Return all visible words of a page: labels, buttons and what they tell a screen reader."""
    words = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    words += [button.text() for button in page.findChildren(QAbstractButton) if button.isVisible()]
    words += [
        f"{widget.accessibleName()} {widget.accessibleDescription()} {widget.toolTip()}"
        for widget in [page, *page.findChildren(QWidget)]
        if widget.isVisible()
    ]
    return " ".join(words)


def choose(window: QWidget, path: object, kind: int = 0) -> bool:
    """Answer where something is to be saved, by a name as typed and a kind of file.

    Returns whether the dialog would have asked before something is written over.
    """
    dialogs = window.findChildren(QFileDialog)
    assert len(dialogs) == 1
    dialogs[0].selectNameFilter(dialogs[0].nameFilters()[kind])
    dialogs[0].fileSelected.emit(str(path))
    asks = not dialogs[0].testOption(QFileDialog.Option.DontConfirmOverwrite)
    dialogs[0].close()
    QApplication.processEvents()
    return asks


def check_controls(page: QWidget) -> None:
    """Every control has a name for screen readers and is large enough to hit."""
    found = controls(page)
    assert found
    for widget in found:
        assert widget.accessibleName(), f"no name: {widget}"
        assert widget.height() >= 32, f"{widget.accessibleName()} is {widget.height()} high"
        assert widget.width() >= 32, f"{widget.accessibleName()} is {widget.width()} wide"


def reached_by_tab(page: QWidget) -> set[QWidget]:
    """Return what Tab brings the focus to, starting where it is."""
    reached: set[QWidget] = set()
    for _ in range(80):
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus in reached:
            break
        reached.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    return {widget for widget in reached if page.isAncestorOf(widget)}
