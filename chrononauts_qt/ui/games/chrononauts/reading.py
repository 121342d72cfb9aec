"""Looking at cards and years: everything that can be seen can be read large, and nothing is played by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent

from chrononauts_qt.games.chrononauts.view import Need
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.games.chrononauts.views.geometry import Layout
from chrononauts_qt.ui.games.chrononauts.views.inspector import Inspector
from chrononauts_qt.ui.rulebook.asked import Asked

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.card_table import CardTable
    from chrononauts_qt.ui.games.chrononauts.control.arming import Arming
    from chrononauts_qt.ui.games.chrononauts.views.players_view import PlayersView

CLICK_REACH = 6
"""A press that has moved further than this is no click."""


class Reader(QObject):
    """Opens the inspector over the rail. What it shows of a seat goes when the curtain falls.

    `key` is the card or year that is shown, "" for none.
    """

    rule_requested = Signal(str, bool)
    """The rule about what is shown is wanted; True: only the viewer knows what that is."""

    def __init__(self, table: CardTable) -> None:
        super().__init__(table)
        self._controller = table.arming.controller
        self._panels: PlayersView | None = None
        self._arming: Arming | None = None
        self._pressed = QPoint()
        self.key = ""
        self.inspector = Inspector(table.theme, table)
        self.inspector.closed.connect(self._forget)
        self.inspector.rule_requested.connect(self._ask_rule)

    def watch_panels(self, panels: PlayersView, arming: Arming) -> None:
        """Let the artifacts in front of the players be read by a click, while no card is armed."""
        self._panels, self._arming = panels, arming
        panels.viewport().installEventFilter(self)

    def place(self, layout: Layout) -> None:
        """Take the rail's room, or in a small window the right end of the board."""
        room = layout.rail
        if layout.compact:
            board = layout.timeline
            width = max(layout.over, round(320 * layout.page_u))
            room = QRect(board.right() + 1 - width, board.top(), width, layout.rail.height())
        self.inspector.over(room, layout.u)

    def show(self, key: str) -> bool:
        """Show a card id or a year large; pressed again it closes. False for anything else."""
        view = self._controller.view()
        own = {*view.hand, *view.small_hand, *view.choices, view.identity, view.mission}
        with self._controller.speaking() if key in own else i18n.speaking(""):
            shown = self.inspector.show_key(key, view.timeline, self._needs(key))
        self.key = key if shown else self.key
        return shown

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
        is_free = self._panels is not None and self._arming is not None and self._arming.card is None
        if event.type() == QEvent.Type.MouseButtonRelease and self._panels is not None and is_free:
            card = self._panels.artifact_at(at)
            if card and (at - self._pressed).manhattanLength() <= CLICK_REACH:
                self.show(card)
