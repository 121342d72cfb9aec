"""Looking at cards and years: everything that can be seen can be read large, and nothing is played by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent

from chrononauts_qt.games.chrononauts.view import Need
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.chrononauts.explain.notes import Notes
from chrononauts_qt.ui.games.chrononauts.models.pile_model import DISCARD_PILE
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.games.chrononauts.views.geometry import Layout
from chrononauts_qt.ui.games.chrononauts.views.inspector import Inspector
from chrononauts_qt.ui.games.chrononauts.views.inspector_sheet import WIDTH
from chrononauts_qt.ui.kit.resting import Resting
from chrononauts_qt.ui.rulebook.asked import Asked

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.card_table import CardTable
    from chrononauts_qt.ui.games.chrononauts.views.players_view import PlayersView

CLICK_REACH = 6
"""A press that has moved further than this is no click."""
_LEAST = 120
"""The least height of a page in drawing units."""


class Reader(QObject):
    """Opens the inspector over the rail. What it shows of a seat goes when the curtain falls.

    `key` is the card or year that is shown, "" for none. What the pointer rests on is shown in passing,
    beside it.
    """

    rule_requested = Signal(str, bool)
    """The rule about what is shown is wanted; True: only the viewer knows what that is."""

    def __init__(self, table: CardTable) -> None:
        super().__init__(table)
        self._controller = table.arming.controller
        self._panels: PlayersView | None = None
        self._arming = table.arming
        self._pressed = QPoint()
        self.key = ""
        self.inspector = Inspector(table.reading, table)
        self.inspector.closed.connect(self._forget)
        self.inspector.rule_requested.connect(self._ask_rule)
        self._table, self._room, self._u = table, QRect(), 1.0
        self.resting = Resting(self)
        self.resting.rested.connect(self._glance)
        self.resting.left.connect(self._look_away)
        self.resting.pinned.connect(self.pin)
        self._controller.changed.connect(self.inspector.renew)
        self._controller.happened.connect(self.resting.stop)
        self._arming.changed.connect(self.resting.stop)

    def watch_panels(self, panels: PlayersView) -> None:
        """Let the artifacts in front of the players be read by a click, while no card is armed."""
        self._panels = panels
        panels.viewport().installEventFilter(self)

    def place(self, layout: Layout) -> None:
        """Take the rail's room, or in a small window the right end of the board."""
        room = layout.rail
        if layout.compact:
            board = layout.timeline
            width = max(layout.over, round(320 * layout.page_u))
            room = QRect(board.right() + 1 - width, board.top(), width, layout.rail.height())
        self.stand(room, layout.u)

    def stand(self, room: QRect, u: float) -> None:
        """Let what is read stand in a room of the table, at a scale."""
        self._room, self._u = room, u
        self.inspector.over(room, u)

    def show(self, key: str) -> bool:
        """Show a card id or a year large; pressed again it closes. False for anything else."""
        shown = self._show(key, is_glance=False)
        if shown:
            self._stand_clear(())
        return shown

    def pin(self, key: str) -> None:
        """Show a thing of a watched view until it is put away; asked for once more, it is."""
        key = self._card_of(key)
        if key == self.key and not self.inspector.is_glance:
            self.close()
        else:
            self.show(key)

    def _show(self, key: str, is_glance: bool) -> bool:
        view = self._controller.view()
        own = {*view.hand, *view.small_hand, *view.choices, view.identity, view.mission}
        notes = Notes(self._controller, key)
        with self._controller.speaking() if key in own else i18n.speaking(""):
            shown = self.inspector.show_key(key, view.timeline, self._needs(key), notes.blocks, is_glance)
        self.key = key if shown else self.key
        return shown

    def _card_of(self, key: str) -> str:
        """Return what lies on top, for the pile of discards."""
        pile = self._controller.public_view().discard_pile
        return next(iter(pile[-1:]), "") if key == DISCARD_PILE else key

    def _glance(self, key: str, place: QRect) -> None:
        """Show in passing what the pointer rests on, unless something is read, or a card is being aimed."""
        inspector = self.inspector
        is_busy = not inspector.isHidden() or self._arming.card is not None
        if is_busy or not self._show(self._card_of(key), is_glance=True):
            return
        here = QRect(self._table.mapFromGlobal(place.topLeft()), place.size())
        if not self._stand_clear((here,)):
            self._look_away()

    def _stand_clear(self, others: tuple[QRect, ...]) -> bool:
        """Let the page stand where it covers no answer that is asked for, nor any of `others`, if it can."""
        kept_clear = (*self._table.asked_places(), *others)
        for room in self._rooms(kept_clear):
            self.inspector.over(room, self._u)
            if not any(self.inspector.geometry().intersects(place) for place in kept_clear):
                return True
        return False

    def _rooms(self, kept_clear: tuple[QRect, ...]) -> Iterator[QRect]:
        """Yield where a page may stand: in its place, left or right of what is kept clear, or above that."""
        gap, own = round(12 * self._u), self._room
        width = max(own.width(), round(WIDTH * self._u))
        columns = [own]
        for place in kept_clear:
            lefts = (place.left() - gap - width, place.right() + gap)
            columns += [QRect(left, own.top(), width, own.height()) for left in lefts]
        for column in columns:
            if column.left() < 0 or column.right() > self._table.width():
                continue
            yield column
            tops = [place.top() for place in kept_clear if place.left() <= column.right()]
            above = min(tops, default=0) - gap - column.top()  # a long page is wider, to the left
            if above >= _LEAST * self._u:
                yield QRect(column.topLeft(), QSize(column.width(), above))

    def _look_away(self) -> None:
        if self.inspector.is_glance and not self.inspector.isHidden():
            self.inspector.close()
            self.inspector.over(self._room, self._u)

    def _needs(self, key: str) -> tuple[Need, ...]:
        view = self._controller.view()
        told = {view.identity: view.home_needs, view.mission: view.mission_needs}
        told |= {traveller.identity: traveller.needs for traveller in view.travellers}
        return told.get(key, ())

    def asked(self) -> Asked:
        """Return what is shown as a topic of the rulebook, and whether only the viewer knows it."""
        view = self._controller.view()
        tile = next((tile for tile in view.timeline if str(tile.year) == self.key), None)
        if tile is not None:
            return Asked(topics.tile(tile))
        own = {*view.hand, *view.small_hand, *view.choices}
        return Asked(topics.of_key(self.key), self.key in own)

    def _ask_rule(self) -> None:
        self.rule_requested.emit(*self.asked())

    def close(self) -> None:
        """Close; behind a curtain nothing is left of what was read, not even for a screen reader."""
        if not self.inspector.isHidden():
            self.inspector.close()

    def _forget(self) -> None:
        self.key = ""
        self.inspector.setAccessibleName("")
        self.inspector.setAccessibleDescription("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice clicks on the artifacts in front of a player."""
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton:
            self._read_on_panel(event)
        return False

    def _read_on_panel(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if event.type() == QEvent.Type.MouseButtonPress:
            self._pressed = at
            return
        is_free = self._panels is not None and self._arming.card is None
        if event.type() == QEvent.Type.MouseButtonRelease and self._panels is not None and is_free:
            card = self._panels.artifact_at(at)
            if card and (at - self._pressed).manhattanLength() <= CLICK_REACH:
                self.show(card)
