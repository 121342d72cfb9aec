"""The cards on the last page as they are: what everybody held, and the TimeLine as it lies at the end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from chrononauts_qt.games.chrononauts.cards import IDENTITY, MISSION
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog.wording import all_of, altered, listed, spoken
from chrononauts_qt.ui.games.chrononauts.models.faces import TileState, card_face, state_of
from chrononauts_qt.ui.games.chrononauts.texts.end_texts import text
from chrononauts_qt.ui.games.chrononauts.texts.titles import quoted
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import FAMILIES
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import CardScene, paint_card_scene
from chrononauts_qt.ui.games.chrononauts.views.geometry import CARD_RATIO
from chrononauts_qt.ui.games.chrononauts.wall import Wall
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.pictograms import draw_sign

CARD = 126
"""The height of a card, in drawing units."""
_GAP = 6


class Picture(QWidget):
    """The scene of a goal card, twice as wide as high, or the sign of its family for who wants no scenes; for
    a reader its title beside it is enough."""

    def __init__(self, page: Page, scene: CardScene) -> None:
        super().__init__()
        self._page, self._scene = page, scene

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, room = self._page.theme, QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if theme.scenes:
                painter.setOpacity(theme.scenes)
                paint_card_scene(painter, self._scene, room, theme)
                return
            family = IDENTITY if isinstance(self._scene, str) else MISSION
            draw_sign(painter, FAMILIES[family], middle_of(room), theme.color(family), 6)


def middle_of(room: QRectF) -> QRectF:
    """Return the square in the middle of a room."""
    side = min(room.width(), room.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(room.center())
    return square


class CardRow(QWidget):
    """Play cards side by side, face up; where not all have room they lie over one another as in a hand."""

    def __init__(
        self, page: Page, painter: CardPainter, place: str, cards: Sequence[str], tiles: Sequence[Tile]
    ) -> None:
        super().__init__()
        self._page, self._painter = page, painter
        self.cards = tuple(cards)
        self._faces = [card_face(card, tiles=tiles) for card in cards]
        self.setAccessibleName(spoken(text("cards-are", place=place, cards=all_of(map(quoted, cards)))))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        page.fixed(self, 0, CARD)

    def paintEvent(self, event: QPaintEvent) -> None:
        size = QSizeF(round(self.height() * CARD_RATIO), self.height())
        apart = size.width() + self._page.px(_GAP)
        rest = len(self._faces) - 1
        step = min(apart, (self.width() - size.width()) / rest) if rest else apart
        with QPainter(self) as painter:
            for number, face in enumerate(self._faces):
                seen = size.width() if number == rest else min(step, size.width())
                ratio = self.devicePixelRatioF()
                picture = self._painter.seen_pixmap(face, size, round(seen), ratio)
                painter.drawPixmap(round(number * step), 0, picture)


class FinalBoard(Wall):
    """The TimeLine as it lies at the end, small."""

    def __init__(self, page: Page, tiles: Sequence[Tile]) -> None:
        super().__init__(page.theme, tiles)
        self.setAccessibleName(text("board"))
        self.setAccessibleDescription(spoken(board_told(tiles)))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


def board_told(tiles: Sequence[Tile]) -> str:
    """Return in a sentence which years do not lie as True History has them."""
    found: dict[TileState, list[str]] = {}
    for tile in tiles:
        state = state_of(tile)
        year = altered(tile.year) if state is not TileState.PARADOX else str(tile.year)
        found.setdefault(state, []).append(year)
    parts = ((TileState.ALTERED, "altered"), (TileState.PATCH, "patched"), (TileState.PARADOX, "open"))
    said = {name: listed(found.get(state, ())) or text("none") for state, name in parts}
    return text("board-told", **said)
