"""Ties what moves to a table of the box: where its places are, and the lamp of the primary button."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QPushButton, QWidget

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.chrononauts.views.animator import Animator, Board
from chrononauts_qt.ui.games.chrononauts.views.geometry import Layout
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.clock import LAMP_MS, Clock
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table import staging

BELLS = (10, 11, 12)
"""At so many open Paradoxes one, two and three bells warn of the thirteenth."""

PULSE_MS = 3200


class Teller(Protocol):
    """What staging asks of the controller of a match."""

    viewer: int | None

    @property
    def is_hurried(self) -> bool:
        """Whether nobody wants to follow what bots do."""

    @property
    def haste(self) -> float:
        """Which share of its time everything takes now."""

    def public_view(self) -> View:
        """Return what everybody may see."""


class Staging(staging.Staging):
    """Lets a table's plays be seen to happen.

    ``place_of`` says where the places of motion.Motion lie, in the table's pixels.
    """

    def __init__(
        self,
        teller: Teller,
        table: QWidget,
        board: Board,
        place_of: Callable[[str], QRectF | None],
        clock: Clock | None = None,
    ) -> None:
        self.clock = clock or Clock(table)
        self.animator = Animator(table, board, place_of, self.clock)
        super().__init__(table, self.animator)
        self._teller = teller
        self._board = board
        self.place_of = place_of
        self._open = len(teller.public_view().open_paradoxes)

    def expect(self, events: tuple[Event, ...]) -> None:
        now = len(self._teller.public_view().open_paradoxes)
        bells = [f"meter-{now}"] if now > self._open and now in BELLS else []
        self._open = now
        self.animator.haste = self._teller.haste
        self.animator.expect(events, self._teller.viewer, bells)

    def is_covered(self) -> bool:
        return self._teller.is_hurried or super().is_covered()

    def board(self) -> QRect:
        return self._board.geometry()

    def own(self) -> Collection[object]:
        return (self._board,)


class TablePlaces:
    """Says where cards lie on a table with a board and a rail of players."""

    def __init__(
        self,
        timeline: TimelineView,
        players: QAbstractItemView,
        layout: Callable[[], Layout],
        slot: Callable[[], QRectF],
    ) -> None:
        self._timeline = timeline
        self._players = players
        self._layout = layout
        self._slot = slot

    def __call__(self, place: str) -> QRectF | None:
        """Return where a card lies at a place of motion.Motion, in the table's pixels."""
        layout = self._layout()
        kind, _, rest = place.partition("-")
        if kind == "slot":
            return self._slot()
        if kind == "hand":
            return card_at(QRectF(layout.hand), QSizeF(layout.hand_card))
        if kind in ("deck", "discard"):
            pile = QRectF(layout.deck if kind == "deck" else layout.discard)
            small = QSizeF(layout.hand_card).scaled(pile.size(), Qt.AspectRatioMode.KeepAspectRatio)
            return QRectF(pile.topLeft(), small)
        if kind == "year":
            box = QRectF(self._timeline.tile_rect(int(rest), False)).translated(self._timeline.pos())
            return card_inside(box, layout)
        panel = self._players.visualRect(self._players.model().index(int(rest), 0))
        return card_inside(QRectF(panel.translated(self._players.pos())), layout)


def card_at(room: QRectF, size: QSizeF) -> QRectF:
    """Return a card of this size in the middle of a room."""
    half = QPointF(size.width(), size.height()) / 2
    return QRectF(room.center() - half, size)


def middle_of(layout: Layout) -> QRectF:
    """Return a card of the hand's size in the middle of the dock."""
    return card_at(QRectF(layout.dock), QSizeF(layout.hand_card))


def card_inside(box: QRectF, layout: Layout) -> QRectF | None:
    """Return a card that fits into a box; None for a place that is not there."""
    if box.isEmpty():
        return None
    return card_at(box, QSizeF(layout.hand_card).scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio))


class Lamp(QWidget):
    """A ring of light around a button that swells and fades slowly while the button can be pressed.

    It stands still for those who want no motion.
    """

    def __init__(self, button: QPushButton, table: QWidget, theme: Theme, clock: Clock) -> None:
        super().__init__(table)
        self._button = button
        self._table = table
        self._theme = theme
        self._clock = clock
        self._light = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.installEventFilter(self)
        clock.ticked.connect(self._glow)
        self.follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the button's place and whether it can be pressed."""
        kinds = QEvent.Type
        if event.type() in (kinds.Move, kinds.Resize, kinds.Show, kinds.Hide, kinds.EnabledChange):
            self.follow()
        return False

    def follow(self) -> None:
        """Stand around the button, and beat only while it can be pressed."""
        corner = self._button.mapTo(self._table, self._button.rect().topLeft())
        self.setGeometry(QRect(corner, self._button.size()).adjusted(-5, -5, 5, 5))
        beats = self._button.isVisible() and self._button.isEnabled() and self._moves()
        self.setVisible(beats)
        self._clock.want("lamp", LAMP_MS if beats else 0)

    @staticmethod
    def _moves() -> bool:
        return pace.speed() > 0 and not pace.is_reduced()

    def _glow(self) -> None:
        if not self.isVisible():
            return
        if not self._moves():
            self.follow()
            return
        light = round(0.5 - 0.5 * math.cos(2 * math.pi * (self._clock.now_ms() % PULSE_MS) / PULSE_MS), 1)
        if light != self._light and self.isActiveWindow():
            self._light = light
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring as bright as it is now."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.color("focus", 0.15 + 0.5 * self._light), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 8, 8)
        painter.end()
