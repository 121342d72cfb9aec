"""The rulebook of AfterNova (`ui.rulebook.manual.Manual`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.afternova.amounts import Fragments, words
from chrononauts_qt.games.afternova.cards import CREWS, OBJECTIVES, PLANETS, PROJECTS, STARSHIPS
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.afternova.texts import cards
from chrononauts_qt.ui.games.afternova.views.cards import CREW_CARD, PROJECT_CARD, CardFace, paint_card
from chrononauts_qt.ui.games.afternova.views.pictures import draw_ship
from chrononauts_qt.ui.games.afternova.views.planets import PlanetFace, paint_planet
from chrononauts_qt.ui.games.afternova.views.tokens import draw_row, is_paper
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.pixmaps import drawn
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook.book import Block, Book, Outline
from chrononauts_qt.ui.rulebook.example import StepBoard

OUTLINE = Outline(
    (
        "01-summary", "02-starting", "03-cards", "04-turn", "05-negotiating", "06-projects", "07-ending",
        "08-bot", "09-examples", "10-signs",
    ),
    retold=frozenset({"summary", "examples", "signs"}),
    example="examples",
    signs="signs",
)  # fmt: skip
_PLANET, _SHIP, _OBJECTIVE = (340, 140), (230, 100), (110, 50)
_LARGER = 1.2


def folder() -> Path:
    """Return where the book lies."""
    return resource("rulebook/afternova")


def names() -> dict[str, str]:
    """Return the names by which cards and Planets are found."""
    return {thing: cards.name_of(thing) for thing in (*CREWS, *PROJECTS, *PLANETS)}


def block_of(book: Book, topic: str) -> Block | None:
    """Return the block about a topic; a card without one of its own leads to its family."""
    found = book.find(topic)
    if found is not None or not topic.startswith("card:"):
        return found
    card = topic.removeprefix("card:")
    return book.find("rule:AN-103" if card in CREWS else "rule:AN-105" if card in PROJECTS else "rule:AN-104")


def size_of(picture: str, k: float) -> QSize:
    """Return the size of a card or a Planet."""
    card = picture.partition(":")[2]
    families = ((PLANETS, _PLANET), (PROJECTS, PROJECT_CARD), (STARSHIPS, _SHIP), (OBJECTIVES, _OBJECTIVE))
    width, height = next((size for family, size in families if card in family), CREW_CARD)
    return QSize(round(width * k * _LARGER), round(height * k * _LARGER))


def draw(picture: str, theme: Theme, k: float, ratio: float) -> QPixmap:
    """Return a picture, "card:hare-zefira" or "card:nektarr", with `ratio` pixels for one."""
    card = picture.partition(":")[2]

    def paint(painter: QPainter, box: QRectF) -> None:
        if card in STARSHIPS:
            painter.fillRect(box, theme.color("bg"))
            draw_ship(painter, card, box)
        elif card in OBJECTIVES:
            draw_row(painter, words(OBJECTIVES[card].colours), box, box.height() * 0.8, is_paper(theme))
        elif card in PLANETS:
            face = PlanetFace(card, Fragments())
            paint_planet(painter, box, Piece(card, "", face), theme, k * _LARGER, Mark.NONE)
        else:
            paint_card(painter, box, Piece(card, "", CardFace(card)), theme, k * _LARGER, Mark.NONE)

    return drawn(size_of(picture, k).toSizeF(), ratio, paint)


def example_board(theme: Theme, parent: QWidget) -> StepBoard:
    """Return the board on which the examples are played."""
    from chrononauts_qt.ui.games.afternova.example_board import ExampleBoard

    return ExampleBoard(theme, parent)


def reading(theme: Theme, parent: QWidget, ask_rule: Callable[[], None]) -> None:
    """Return nothing: Why? tells what a card can do."""
