"""The page Players of a small window: whole panels, where the rail has room for emblems only."""

from __future__ import annotations

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.views.players_view import PlayersView
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.panel import Panel


class PlayersPage(Panel):
    """The ground under the players, who are a region of the table: their strip unfolds upon this page."""

    def __init__(self, players: PlayersView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(text("players"), theme, parent)
        self.players = players

    def arrange(self) -> None:
        """Panels from edge to edge of the page, as high as they are in a rail."""
        self.players.unfold(self.room().translated(self.pos()), self.u)
        self.players.raise_()

    def showEvent(self, event: QShowEvent) -> None:
        """The players unfold."""
        super().showEvent(event)
        self.arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        """The players fold up again."""
        super().hideEvent(event)
        self.players.fold()
