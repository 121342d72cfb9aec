"""The rulebook of Dungeon Time (`ui.rulebook.manual.Manual`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, HEROES, KINDS, MISSIONS
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.dungeon_time.texts import cards
from chrononauts_qt.ui.games.dungeon_time.views.cards import CardFace, draw_card
from chrononauts_qt.ui.games.dungeon_time.views.pictures import draw_hero
from chrononauts_qt.ui.kit.pixmaps import drawn
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook.book import Block, Book, Outline
from chrononauts_qt.ui.rulebook.example import StepBoard

OUTLINE = Outline(
    (
        "01-summary", "02-starting", "03-cards", "04-adventure-phase", "05-missions", "06-resolution",
        "07-ending", "08-scenarios", "09-adventures", "10-variants", "11-heroes", "12-glass", "13-examples",
        "14-signs",
    ),
    retold=frozenset({"summary", "examples", "signs"}),
    example="examples",
    signs="signs",
)  # fmt: skip
_CARD, _BUST = (160, 224), (160, 160)


def folder() -> Path:
    """Return where the book lies."""
    return resource("rulebook/dungeon_time")


def names() -> dict[str, str]:
    """Return the names by which cards are found."""
    called = {card: cards.name_of(card) for card in (*KINDS, *MISSIONS, *ADVENTURES)}
    return called | {hero: cards.hero_name(hero) for hero in HEROES}


def block_of(book: Book, topic: str) -> Block | None:
    """Return the block about a topic; every card has a row."""
    return book.find(topic)


def size_of(picture: str, k: float) -> QSize:
    """Return the size of a card or of the bust of a Hero."""
    width, height = _BUST if picture.partition(":")[2] in HEROES else _CARD
    return QSize(round(width * k), round(height * k))


def draw(picture: str, theme: Theme, k: float, ratio: float) -> QPixmap:
    """Return a picture, "card:torch" or "card:seer", with `ratio` pixels for one."""
    card = picture.partition(":")[2]

    def paint(painter: QPainter, box: QRectF) -> None:
        if card in HEROES:
            draw_hero(painter, card, box)
        else:
            face = CardFace(card, cards.label(card), of_choice=cards.of_choice())
            draw_card(painter, box, face, theme, k)

    return drawn(size_of(picture, k).toSizeF(), ratio, paint)


def example_board(theme: Theme, parent: QWidget) -> StepBoard:
    """Return the board on which the examples are played."""
    from chrononauts_qt.ui.games.dungeon_time.example_board import ExampleBoard

    return ExampleBoard(theme, parent)


def reading(theme: Theme, parent: QWidget, ask_rule: Callable[[], None]) -> None:
    """Return nothing: a card says all it has to say."""
