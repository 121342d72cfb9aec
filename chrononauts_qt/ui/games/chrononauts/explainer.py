"""What explains the big table: goals, players, and what the others have played since a seat's last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.chrononauts.explain.bot_moves import bot_moves
from chrononauts_qt.ui.games.chrononauts.explain.goals_page import GoalsPage
from chrononauts_qt.ui.games.chrononauts.explain.why_page import WhyLine
from chrononauts_qt.ui.games.chrononauts.texts.deeds import deeds, what_came_of_it, what_was_done
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.chrononauts.views.players_view import PlayersView
from chrononauts_qt.ui.games.chrononauts.years import YearExplainer
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.panel import Panel

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.table import TableScreen


MOST_LINES = 8


def recap(events: Sequence[Event], seat: int, names: Sequence[str]) -> list[WhyLine]:
    """Return a line for each thing the others have done since a seat's last turn; at most the newest."""
    ends = (at for at, event in enumerate(events) if event.name == "TurnEnded" and event.data["seat"] == seat)
    found = [deed for deed in deeds(events[max(ends, default=0):]) if deed.seat != seat]
    return [
        WhyLine(sentences(what_was_done(deed, names), what_came_of_it(deed, names)), deed.year)
        for deed in found[-MOST_LINES:]
    ]


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


_UBER_PATCH = "patch-1962"


class Explainer(YearExplainer):
    """What explains the TimeLine, and besides it goals, recap and players, who have no table of their own."""

    _table: TableScreen

    def __init__(self, table: TableScreen) -> None:
        self._rivals = table.controller
        self._recapped = 0
        self.seats = len(self._rivals.names)
        self.goals_page = GoalsPage(table.reading, table)
        pages = {"players": PlayersPage(table.players, table.reading, table), "goals": self.goals_page}
        super().__init__(table, table.players, pages)
        self.moves = bot_moves(self._rivals)
        self.moves.changed.connect(self._tell_move)
        self._tell_move()
        self.goals_page.card_chosen.connect(self.reader.show)
        for pressed in (table.goals.clicked, table.goals.activated):
            pressed.connect(self._read_goals)
        self.reader.watch_panels(table.players)

    def regions(self) -> tuple[QWidget, ...]:
        return (*super().regions(), *self.goals_page.cards)

    def brings(self, action: Action) -> str:
        """Return which way to win a play would open."""
        claims = self._rivals.claims_after(action)
        return text(f"preview-wins-{claims[0]}") if claims else ""

    # -- following the game ---------------------------------------------------------------------

    def refresh(self, view: View, public: View) -> None:
        """Show what the others have done, and everything that is explained, as it is now."""
        self.refresh_years(public)
        with self._controller.speaking():
            self.goals_page.show_view(view, self._home_words(public))
        self._tell_round(public)
        self.preview.update()

    def _tell_move(self) -> None:
        """Let Why? say what a bot has done, until the next play."""
        self.why.tell_move(self.moves.last)

    def change_viewer(self) -> None:
        """Behind a curtain nothing private stays; whoever lifts it reads what has happened meanwhile."""
        self.reader.close()
        if self._shows in ("recap", "uber"):
            self._forget()
        self._recapped = 0
        self._tell_round(self._controller.public_view())
        if self._shows == "recap":
            self.rail.turn_if_room("why")

    def _tell_round(self, public: View) -> None:
        """At the beginning of the viewer's turn, say what has been done since the last one."""
        viewer = self._controller.viewer
        if viewer is None or public.seat_to_move != viewer or public.turn == self._recapped:
            return
        self._recapped = public.turn
        lines = recap(public.events, viewer, self._rivals.names)
        if lines and public.step == "play" and not self._acted(public.events):
            self._shows = "recap"
            self.why.show_lines(text("recap"), lines)

    @staticmethod
    def _acted(events: tuple[Event, ...]) -> bool:
        """Tell whether the seat on turn has played or discarded in this turn already."""
        begun = max(at for at, event in enumerate(events) if event.name == "TurnBegan")
        return any(deed.card for deed in deeds(events[begun:]))

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

    def show_next(self) -> None:
        """Show first what has been done since the last turn, if that lies ready and is not on the screen."""
        if self._shows == "recap" and not self.rail.shows("why"):
            self.rail.show_page("why")
            self.why.speak()
        else:
            super().show_next()

    def _read_goals(self) -> None:
        """Show the goals whole, where the dock has no room for their words."""
        if self._table.goals.is_brief:
            self.rail.show_page("goals")

    # -- keys -----------------------------------------------------------------------------------

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key of this floor asks; G turns to the goals and is the table's as well."""
        if event.key() == Qt.Key.Key_G:
            self.rail.turn_if_room("goals")
            self._read_goals()
            return False
        return super().take_key(event)
