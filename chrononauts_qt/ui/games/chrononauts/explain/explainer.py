"""Keeps what explains the table in step with the game, and answers its keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.explain.bot_moves import bot_moves
from chrononauts_qt.ui.games.chrononauts.explain.goals_page import GoalsPage
from chrononauts_qt.ui.games.chrononauts.explain.players_page import PlayersPage
from chrononauts_qt.ui.games.chrononauts.explain.recap import recap
from chrononauts_qt.ui.games.chrononauts.explain.years import YearExplainer
from chrononauts_qt.ui.games.chrononauts.texts.cards import title

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.table import TableScreen

_UBER_PATCH = "patch-1962"


class Explainer(YearExplainer):
    """What explains the TimeLine, and besides it goals, recap and players, who have no table of their own."""

    _table: TableScreen

    def __init__(self, table: TableScreen) -> None:
        self._rivals = table.controller
        self.seats = len(self._rivals.names)
        self.goals_page = GoalsPage(table.reading, table)
        pages = {"players": PlayersPage(table.players, table.reading, table), "goals": self.goals_page}
        super().__init__(table, table.players, pages)
        self.moves = bot_moves(self._rivals)
        self.moves.changed.connect(self._tell_move)
        self._tell_move()
        self.goals_page.card_chosen.connect(self.reader.show)
        self.reader.watch_panels(table.players, table.arming)

    def regions(self) -> tuple[QWidget, ...]:
        return (*super().regions(), *self.goals_page.cards)

    def brings(self, action: Action) -> str:
        """Return which way to win a play would open."""
        claims = self._rivals.claims_after(action)
        return text(f"preview-wins-{claims[0]}") if claims else ""

    # -- following the game ---------------------------------------------------------------------

    def refresh(self, view: View, public: View) -> None:
        """Show what the last play did, and everything that is explained, as it is now."""
        self.refresh_years(public)
        with self._controller.speaking():
            self.goals_page.show_view(view, self._home_words(public))
        self.preview.update()

    def _tell_move(self) -> None:
        """Let Why? say what a bot has done, until the next play."""
        self.why.tell_move(self.moves.last)

    def change_viewer(self) -> None:
        """Behind a curtain nothing private stays; whoever lifts it reads what has happened meanwhile."""
        self.reader.close()
        if self._shows in ("recap", "uber"):
            self._forget()
        viewer = self._controller.viewer
        public = self._controller.public_view()
        if viewer is None or public.step not in ("play", "miracle") or public.seat_to_move != viewer:
            return
        lines = recap(public.events, viewer, self._rivals.names)
        if lines and not self._acted(public.events):
            self._shows = "recap"
            self.why.show_lines(text("recap"), lines)
            self.rail.turn_if_room("why")

    @staticmethod
    def _acted(events: tuple[Event, ...]) -> bool:
        """Tell whether the seat on turn has played in this turn already."""
        for event in events[::-1]:
            if event.name in ("CardAnnounced", "TurnBegan"):
                return event.name == "CardAnnounced"
        return False

    def _home_words(self, public: View) -> str:
        if not public.uberparadox or self._controller.viewer is None:
            return ""
        if self._rivals.can_reach_home():
            return text("uber-home-open")
        return text("uber-home-shut", patch=title(_UBER_PATCH))

    def uber_words(self) -> str:
        """Return whether the ÜberParadox leaves the viewer a way home."""
        with self._controller.speaking():
            return self._home_words(self._controller.public_view())

    # -- keys -----------------------------------------------------------------------------------

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key of this floor asks; G turns to the goals and is the table's as well."""
        if event.key() == Qt.Key.Key_G:
            self.rail.turn_if_room("goals")
            return False
        return super().take_key(event)
