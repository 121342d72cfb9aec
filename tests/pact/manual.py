"""The rulebook of Pact (`ui.rulebook.manual.Manual`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook.book import Block, Book, Outline
from chrononauts_qt.ui.rulebook.example import StepBoard

OUTLINE = Outline(
    ("01-pact", "02-starting", "03-signs"), retold=frozenset({"starting", "signs"}), signs="signs"
)
SIDE = 64


def folder() -> Path:
    """Return where the book lies."""
    return Path(__file__).with_name("rulebook")


def names() -> dict[str, str]:
    """Return nothing: stones are found by their numbers."""
    return {}


def block_of(book: Book, topic: str) -> Block | None:
    """Return the block about a topic."""
    return book.find(topic)


def size_of(picture: str, k: float) -> QSize:
    """Return the size of a stone."""
    return QSize(round(SIDE * k), round(SIDE * k))


def draw(picture: str, theme: Theme, k: float, ratio: float) -> QPixmap:
    """Return a stone, "card:stone-8", with its number."""
    size = size_of(picture, k)
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setBrush(theme.color("raised"))
    painter.setPen(theme.color("text"))
    box = QRectF(1, 1, size.width() - 2, size.height() - 2)
    painter.drawEllipse(box)
    painter.setFont(theme.font("number", 30 * k))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, picture.rpartition("-")[2])
    painter.end()
    return pixmap


def example_board(theme: Theme, parent: QWidget) -> StepBoard:
    """Return a plain board: the book has no example."""
    return StepBoard(parent)


def reading(theme: Theme, parent: QWidget, ask_rule: Callable[[], None]) -> None:
    """Return nothing: a stone has no more to say than its number."""
