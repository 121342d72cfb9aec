"""A card or a Planet on which the pointer rests, large, with what Why? says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS
from chrononauts_qt.ui.games.afternova import why
from chrononauts_qt.ui.kit.free_place import free_place
from chrononauts_qt.ui.kit.pieces import Piece, PieceView
from chrononauts_qt.ui.kit.resting import Resting
from chrononauts_qt.ui.kit.text_block import draw_lines, line_height, lines_of
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen

_HIGH, _WORDS, _EDGE = 300, 280, 14
"""The height of the picture, the width of the words and what is free around both, at scale 1."""
_LARGEST = 2.6
"""So many times as large as on the table a thing is at most."""
_SIZES = range(18, MIN_TEXT_PX - 1, -1)


class Glance(QWidget):
    """Stands beside what is pointed at and over no button; it takes neither focus nor presses.

    It shows what is drawn on the table already, to whoever looks at it: it goes when that changes.
    """

    def __init__(self, table: AfterNovaScreen) -> None:
        super().__init__(table)
        self._table = table
        self._view: PieceView | None = None
        self._piece: Piece | None = None
        self._picture = QSizeF()
        self._told: tuple[str, tuple[str, ...]] = ("", ())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self.resting = Resting(self)
        self._views = (table.planets, table.market, table.basket, table.ship, table.hand)
        for view in self._views:
            self.resting.watch(view)
        self.resting.rested.connect(self._show)
        self.resting.left.connect(self._go)
        self.resting.pinned.connect(table.reading.read_aloud)
        for goes in (table.controller.happened, table.controller.viewer_changed, table.followed):
            goes.connect(self.resting.stop)

    @property
    def key(self) -> str:
        """The card or Planet (id) that is shown, "" for none."""
        return self._piece.key if self._piece is not None and not self.isHidden() else ""

    def _show(self, key: str, place: QRect) -> None:
        """Show a card or a Planet, if there is room beside it."""
        table = self._table
        here = QRect(table.mapFromGlobal(place.topLeft()), place.size())
        if key not in PLANETS and key not in CREWS and key not in PROJECTS:
            return
        for view in self._views:
            piece = next((piece for piece in view.pieces if piece.key == key), None)
            if piece is not None and view.isVisible() and view.rect_of(key).intersects(here):
                break
        else:
            return
        self._view, self._piece = view, piece
        with table.controller.speaking():
            self._told = why.told(table.draft.view, key, table.controller.names)
        if self._take_place(here, view.u):
            self.show()
            self.raise_()
            self.update()

    def _take_place(self, here: QRect, u: float) -> bool:
        """Take the nearest place that leaves in sight what is pointed at, and what can be pressed."""
        table, edge = self._table, round(_EDGE * u)
        times = min(_LARGEST, _HIGH * u / max(1, here.height()))
        self._picture = QSizeF(here.size()) * times
        words = round(_WORDS * u * max(1.0, min(1.5, table.theme.text_scale)))
        size = self._picture.toSize() + QSize(words + 3 * edge, 2 * edge)
        kept = (here.adjusted(-edge, -edge, edge, edge), *(part.geometry() for part in self._pressed()))
        room = free_place(table.rect().adjusted(edge, edge, -edge, -edge), table.width(), size.width(), kept)
        if room.width() < size.width() or room.height() < size.height():
            return False
        plate = QRect(room.topLeft(), size)
        plate.moveCenter(here.center())
        plate.moveLeft(max(room.left(), min(plate.left(), room.right() + 1 - size.width())))
        plate.moveTop(max(room.top(), min(plate.top(), room.bottom() + 1 - size.height())))
        self.setGeometry(plate)
        return True

    def _pressed(self) -> tuple[QWidget, ...]:
        """Return what lies there to be pressed, or is being said."""
        table = self._table
        parts = (table.status, table.steps, table.speak_up, table.deal, table.message)
        return tuple(part for part in parts if part.isVisible())

    def _go(self) -> None:
        self.hide()
        self._view = self._piece = None
        self._told = ("", ())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the thing as its view does, and beside it what is to be read of it."""
        if self._view is None or self._piece is None:
            return
        theme, u = self._table.theme, self._view.u
        edge, plate = _EDGE * u, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.color("line"), 2))
            painter.setBrush(theme.color("panel"))
            painter.drawRoundedRect(plate, 8, 8)
            box = QRectF(QPointF(edge, edge), self._picture)
            times = self._picture.height() / max(1.0, float(self._view.rect_of(self._piece.key).height()))
            self._view.paint_large(painter, box, self._piece, times)
            left = box.right() + edge
            self._paint_words(painter, QRectF(self.rect()).adjusted(left, edge, -edge, -edge), u)

    def _paint_words(self, painter: QPainter, room: QRectF, u: float) -> None:
        """Write as large as there is room."""
        theme, (title, said) = self._table.theme, self._told
        for units in _SIZES:
            head, body = theme.font("title", (units + 4) * u), theme.font("body", units * u)
            blocks = [(head, lines_of(title, head, room.width()))]
            blocks += [(body, lines_of(line, body, room.width())) for line in said]
            gap = 8 * u
            high = sum(len(lines) * line_height(font) for font, lines in blocks) + gap * (len(blocks) - 1)
            if high <= room.height():
                break
        top = room.top()
        for font, lines in blocks:
            draw_lines(painter, lines, font, theme.color("text"), QPointF(room.left(), top))
            top += len(lines) * line_height(font) + gap
