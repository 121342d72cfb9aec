"""Fixtures of the view tests: fonts, a referee that keeps notes, drags without a mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.ui import assets


class Notebook:
    """A referee that allows what `legal` lists and notes every submission."""

    def __init__(self, *legal: tuple[str, str]) -> None:
        self.legal = set(legal)
        self.submitted: list[tuple[str, str, str]] = []

    def explain_drop(self, card_id: str, source: str, target: str) -> str | None:
        """Refuse what is not listed."""
        return None if (card_id, target) in self.legal else f"{card_id} cannot go on {target}."

    def submit_drop(self, card_id: str, source: str, target: str) -> None:
        """Note a submission."""
        self.submitted.append((card_id, source, target))


@pytest.fixture(scope="session", autouse=True)
def fonts(qapp: QApplication) -> None:
    """Load the bundled faces once."""
    assets.load_fonts()


@pytest.fixture
def notebook() -> Notebook:
    """Return a referee that refuses everything until told otherwise."""
    return Notebook()


def hover(viewport: QWidget, position: QPoint, data: QMimeData) -> bool:
    """Let a card enter and hover; return whether the place takes it."""
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(viewport, QDragEnterEvent(position, copy, data, left, none))
    move = QDragMoveEvent(position, copy, data, left, none)
    QApplication.sendEvent(viewport, move)
    return bool(move.isAccepted())


def drag(viewport: QWidget, position: QPoint, data: QMimeData) -> bool:
    """Let a card enter, hover and be let go: Qt sends a drop only where the last move was accepted."""
    if not hover(viewport, position, data):
        QApplication.sendEvent(viewport, QDragLeaveEvent())
        return False
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    drop = QDropEvent(QPointF(position), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(viewport, drop)
    return bool(drop.isAccepted())
