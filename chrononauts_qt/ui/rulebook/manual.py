"""What a game brings to the page of its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook.book import Block, Book, Outline
from chrononauts_qt.ui.rulebook.example import StepBoard
from chrononauts_qt.ui.rulebook.typesetter import Pictures


class Reading(Protocol):
    """Shows what a link names large, over the page; a widget of the game."""

    def show_card(self, card_id: str) -> None:
        """Open at a card."""

    def close(self) -> object:
        """Close, if it is open."""

    def over(self, room: QRect, u: float) -> None:
        """Take a place at the right edge of a room, at a scale."""


class Manual(Pictures, Protocol):
    """The book of a game, or of all in its box: a module of this form, which their screens give."""

    @property
    def OUTLINE(self) -> Outline:
        """What stands in which file."""

    def folder(self) -> Path:
        """Return where it lies, with a folder for each language; raises FileNotFoundError."""

    def names(self) -> Mapping[str, str]:
        """Return the names by which cards are found too, by id."""

    def block_of(self, book: Book, topic: str) -> Block | None:
        """Return the block about a topic, or about what stands for it."""

    def example_board(self, theme: Theme, parent: QWidget) -> StepBoard:
        """Return the board beside the example; a plain one without any."""

    def reading(self, theme: Theme, parent: QWidget, ask_rule: Callable[[], None]) -> Reading | None:
        """Return what shows cards large and may ask what the book says of one; None without any."""
