"""What explains the big table: goals, players, and what the others have played since a seat's last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.games.chrononauts.timeline import YEARS
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.chrononauts.explain.bot_moves import bot_moves
from chrononauts_qt.ui.games.chrononauts.explain.goals_page import GoalsPage
from chrononauts_qt.ui.games.chrononauts.explain.why_page import WhyLine
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.chrononauts.views.players_view import PlayersView
from chrononauts_qt.ui.games.chrononauts.years import YearExplainer
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.panel import Panel

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.table import TableScreen


MOST_LINES = 5
_EFFECTS = (
    ("ParadoxOpened", "recap-opened"),
    ("ParadoxClosed", "recap-closed"),
    ("PatchNullified", "recap-lost"),
)
_OTHERS = ("ArtifactTaken", "CardCancelled", "UberParadoxBegan", "UberParadoxEnded")


def recap(events: Sequence[Event], seat: int, names: Sequence[str]) -> list[WhyLine]:
    """Return a line for every play of the others; the newest if there are more than fit."""
    since = next(
        (
            place
            for place in range(len(events) - 1, -1, -1)
            if events[place].name == "TurnEnded" and events[place].data["seat"] == seat
        ),
        0,
    )
    lines = []
    for play in _plays(events[since:]):
        if play[0].data["seat"] != seat and play[0].data["card"] != "memo":
            lines.append(_line(play, names))
    return lines[-MOST_LINES:]


def _plays(events: Sequence[Event]) -> list[list[Event]]:
    """Return each announced card with what came of it; a Memo's answer belongs to the card below it."""
    plays: list[list[Event]] = []
    for event in events:
        if event.name == "CardAnnounced" and event.data["card"] != "memo":
            plays.append([event])
        elif plays:
            plays[-1].append(event)
    return plays


def _line(play: Sequence[Event], names: Sequence[str]) -> WhyLine:
    parts = [narrate(play[0], names) or ""]
    for name, key in _EFFECTS:
        years = [event.data["year"] for event in play if event.name == name]
        if years:
            parts.append(text(key, years=all_of(years)))
    parts += [narrate(event, names) or "" for event in play if event.name in _OTHERS]
    target = str(play[0].data["target"] or "")
    facts = BY_ID[play[0].data["card"]].facts
    year = int(target) if target.isdigit() else facts.get("year", 0)
    return WhyLine(sentences(*parts), year if year in YEARS else 0)


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
        self.seats = len(self._rivals.names)
        self.goals_page = GoalsPage(table.reading, table)
        pages = {"players": PlayersPage(table.players, table.reading, table), "goals": self.goals_page}
        super().__init__(table, table.players, pages)
        self.moves = bot_moves(self._rivals)
        self.moves.changed.connect(self._tell_move)
        self._tell_move()
        self.goals_page.card_chosen.connect(self.reader.show)
        self.reader.watch_panels(table.players)

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
