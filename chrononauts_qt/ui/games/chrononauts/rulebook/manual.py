"""The rulebook of the box, which tells of all its games (`ui.rulebook.manual.Manual`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.chrononauts.rulebook.pictures import draw, size_of
from chrononauts_qt.ui.games.chrononauts.rulebook.topics import block_of
from chrononauts_qt.ui.games.chrononauts.screens import SCREENS
from chrononauts_qt.ui.games.chrononauts.texts.titles import english_title
from chrononauts_qt.ui.games.chrononauts.views.inspector import Inspector
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook.book import Outline
from chrononauts_qt.ui.rulebook.example import StepBoard

__all__ = [
    "OUTLINE", "block_of", "draw", "example_board", "folder", "names", "reading", "size_of", "title",
]  # fmt: skip

OUTLINE = Outline(
    (
        "01-summary", "02-quick-start", "03-overview", "04-three-ways", "05-timeline", "06-jfk", "07-cards",
        "08-starting", "09-turns", "10-winning", "11-losing", "12-anomalies", "13-clarifications",
        "14-artifaxx", "15-solonauts", "16-debate", "17-table",
    ),
    retold=frozenset({"summary", "quick-start", "overview", "jfk"}),
    example="jfk",
)  # fmt: skip


def title() -> str:
    """Return the name of the box."""
    return SCREENS.title()


def folder() -> Path:
    """Return where the book lies."""
    return resource("rulebook/chrononauts")


def names() -> dict[str, str]:
    """Return the printed names of the cards by id."""
    return {card: english_title(card) for card in BY_ID}


def example_board(theme: Theme, parent: QWidget) -> StepBoard:
    """Return the board on which Kennedy is saved."""
    from chrononauts_qt.ui.games.chrononauts.rulebook.board import ExampleBoard

    return ExampleBoard(theme, parent)


def reading(theme: Theme, parent: QWidget, ask_rule: Callable[[], None]) -> Inspector:
    """Return what shows a card as the table does."""
    inspector = Inspector(theme, parent)
    inspector.rule_requested.connect(ask_rule)
    return inspector
