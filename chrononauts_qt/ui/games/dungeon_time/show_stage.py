"""What moves over the Resolution: a card turns, an Item lands in its slot, the Backpack tears."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.dungeon_time.cards import back_of
from chrononauts_qt.ui.games.dungeon_time.show_drawing import draw_tear
from chrononauts_qt.ui.games.dungeon_time.suspense import LAND, TEAR, TURN, Suspense
from chrononauts_qt.ui.games.dungeon_time.views.cards import CardFace, draw_card, draw_token
from chrononauts_qt.ui.games.dungeon_time.views.pictures import draw_back
from chrononauts_qt.ui.kit.theme import Theme


class Stage(QWidget):
    """Lies over everything, clear to the mouse, and draws the stage of the suspense."""

    def __init__(self, suspense: Suspense, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._suspense, self._theme, self._u = suspense, theme, 1.0
        self._card, self._pack = QRectF(), QRectF()
        self._land = QRectF()
        self._face: CardFace | None = None
        self.is_token = self.is_torn = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        suspense.moved.connect(self.draw_again)
        suspense.entered.connect(self.draw_again)
        suspense.ended.connect(self.update)

    def stand(self, room: QRect, pack: QRect, u: float) -> None:
        """Take a place and a scale; `pack` is where the slots lie."""
        self._pack, self._u = QRectF(pack), u
        self.setGeometry(room)

    def show_card(self, box: QRect, face: CardFace | None) -> None:
        """Take the card that is revealed, and where it lies."""
        self._card, self._face = QRectF(box), face

    def aim(self, place: QRectF, is_token: bool) -> None:
        """Take where an Item lands."""
        self._land, self.is_token = place, is_token

    def tear(self, is_torn: bool) -> None:
        """Show the Backpack torn, or whole."""
        if self.is_torn != is_torn:
            self.is_torn = is_torn
            self.update()

    def draw_again(self) -> None:
        """Draw what moves, and nothing else."""
        stage = self._suspense.stage
        boxes = {TURN: self._card, TEAR: self._pack, LAND: self._card.united(self._land)}
        if stage is not None and stage.name in boxes:
            self.update(boxes[stage.name].toAlignedRect().adjusted(-8, -8, 8, 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        stage = self._suspense.stage
        if stage is None and not self.is_torn:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            share = self._suspense.share
            if stage is not None and stage.name == TURN:
                self._paint_turn(painter, share)
            elif stage is not None and stage.name == LAND:
                self._paint_landing(painter, stage.kind, 1 - (1 - share) ** 3)
            elif self.is_torn:
                draw_tear(painter, self._pack, share if stage is not None else 1.0, self._theme)

    def _paint_turn(self, painter: QPainter, share: float) -> None:
        """Draw the card on its way over: its back first, then its face."""
        if self._face is None:
            return
        middle = self._card.center()
        painter.translate(middle)
        painter.scale(max(0.03, abs(math.cos(math.pi * share))), 1)
        painter.translate(-middle)
        if share < 0.5:
            draw_back(painter, back_of(self._face.card), self._card)
        else:
            draw_card(painter, self._card, self._face, self._theme, self._u)

    def _paint_landing(self, painter: QPainter, kind: str, share: float) -> None:
        """Draw an Item between the card and its place."""
        start, end = self._card.center(), self._land.center()
        at = start + (end - start) * share
        side = self._land.width() * (2.2 - 1.2 * share)
        box = QRectF(0, 0, round(side), round(side))
        box.moveCenter(QPointF(round(at.x()), round(at.y())))
        draw_token(painter, kind, box, self.is_token)
