"""Keeps what explains the table in step with the game, and answers its keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.timeline import UBER_YEAR
from chrononauts_qt.games.chrononauts.view import Tile, View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.cards import title
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.why import why, why_tile
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.geometry import Layout
from chrononauts_qt.ui.models.roles import TileRole
from chrononauts_qt.ui.rulebook import topics
from chrononauts_qt.ui.tables.chrononauts.explain.goals_page import GoalsPage
from chrononauts_qt.ui.tables.chrononauts.explain.last_play import badges_of, changes_of
from chrononauts_qt.ui.tables.chrononauts.explain.lines import Lines
from chrononauts_qt.ui.tables.chrononauts.explain.log_page import LogPage
from chrononauts_qt.ui.tables.chrononauts.explain.mentions import is_year
from chrononauts_qt.ui.tables.chrononauts.explain.panel import Panel, announce
from chrononauts_qt.ui.tables.chrononauts.explain.players_page import PlayersPage
from chrononauts_qt.ui.tables.chrononauts.explain.preview import Preview
from chrononauts_qt.ui.tables.chrononauts.explain.rail import Rail
from chrononauts_qt.ui.tables.chrononauts.explain.reading import Reader
from chrononauts_qt.ui.tables.chrononauts.explain.recap import recap
from chrononauts_qt.ui.tables.chrononauts.explain.tracing import Tracing
from chrononauts_qt.ui.tables.chrononauts.explain.why_page import Cause, Line, WhyPage, has_matrix
from chrononauts_qt.ui.theme import Theme

if TYPE_CHECKING:
    from chrononauts_qt.ui.tables.chrononauts.table import TableScreen

_UBER = ("uber-linchpins", "uber-patches", "uber-artifacts", "uber-goes-on")
_UBER_PATCH = "patch-1962"


class Showing(NamedTuple):
    """What Why? tells of: "year" with its year, "uber", "recap" or nothing."""

    what: str = ""
    year: int = 0


class Explainer(QObject):
    """Badges, Why?, previews, lines of cause, recap. Everything follows from views and events."""

    def __init__(self, table: TableScreen, theme: Theme) -> None:
        super().__init__(table)
        self._table = table
        self._controller = table.controller
        self._changes: Mapping[int, tuple[Event, ...]] = {}
        self._play: tuple[Event, ...] = ()
        self._shows = ""
        self.remind_of_claims = True
        self.why = WhyPage(table.reading, table)
        self.log_page = LogPage(table.log, table.reading, table)
        self.goals_page = GoalsPage(table.reading, table)
        pages: dict[str, Panel] = {
            "players": PlayersPage(table.players, table.reading, table),
            "why": self.why,
            "log": self.log_page,
            "goals": self.goals_page,
        }
        self.rail = Rail(pages, table.players, table.reading, table)
        self.lines = Lines(table.timeline, table.timeline_model, theme)
        self.tracing = Tracing(self.lines, table.timeline, self.why, self.rail)
        self.preview = Preview(self._controller, table.arming, table.timeline, table.timeline_model)
        self.reader = Reader(table, theme)
        self._connect()

    def _connect(self) -> None:
        table = self._table
        self.why.year_chosen.connect(self.show_year)
        for page in (self.why, self.goals_page):
            page.card_chosen.connect(self.reader.show)
        self.why.next_wanted.connect(self.show_next)
        self.preview.told.connect(table.status.show_preview)
        table.status.why_pressed.connect(self._press_why)
        table.status.uber_pressed.connect(self.show_uber)
        stay = QShortcut(QKeySequence("Shift+C"), table)  # item views would search for the letter
        stay.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        stay.activated.connect(self.tracing.toggle)
        table.log.mentioned.connect(self._show_mention)
        table.log.pointed_at.connect(self._point_at_mention)
        table.arming.changed.connect(lambda: self.lines.point_at(()))
        table.message.dismissed.connect(lambda: self.lines.point_at(()))

    def place(self, layout: Layout) -> None:
        """Take the places of a layout."""
        self.rail.place(layout, len(self._controller.names))
        self.reader.place(layout)

    def regions(self) -> tuple[QWidget, ...]:
        """Return what Tab visits here, in order."""
        why, log = self.why, self.log_page
        return (
            self.rail.tabs,
            why.area,
            why.next_button,
            why.lines_button,
            log.log,
            log.timeline_only,
            *self.goals_page.cards,
        )

    def set_assists(self, preview: bool, claim: bool) -> None:
        """Take the players' choice of help."""
        self.preview.switch(preview)
        self.remind_of_claims = claim
        self._table.show_arming()

    # -- following the game ---------------------------------------------------------------------

    def refresh(self, view: View, public: View) -> None:
        """Show what the last play did, and everything that is explained, as it is now."""
        self._table.timeline_model.set_badges(badges_of(public.events))
        self._changes = changes_of(public.events)
        self.why.set_changes(len(self._changes))
        flat = tuple(event for told in self._changes.values() for event in told)
        if flat != self._play:
            self._play = flat
            if self._changes:
                self._explain(next(iter(self._changes)))
        if self._shows == "year":
            self._explain(self.why.year)
        elif self._shows == "uber" and not public.uberparadox:
            self._forget()
        with self._controller.speaking():
            self.goals_page.show_view(view, self._home_words(public))
        self.preview.update()

    def change_viewer(self) -> None:
        """Behind a curtain nothing private stays; whoever lifts it reads what has happened meanwhile."""
        self.reader.close()
        if self._shows in ("recap", "uber"):
            self._forget()
        viewer = self._controller.viewer
        public = self._controller.public_view()
        if viewer is None or public.step not in ("play", "miracle") or public.seat_to_move != viewer:
            return
        lines = recap(public.events, viewer, self._controller.names)
        if lines and not self._acted(public.events):
            self._shows = "recap"
            self.why.show_lines(text("recap"), lines)
            self.rail.turn_if_room("why")

    @staticmethod
    def _acted(events: tuple[Event, ...]) -> bool:
        """Tell whether the seat on turn has played in this turn already."""
        for event in reversed(events):
            if event.name in ("CardAnnounced", "TurnBegan"):
                return event.name == "CardAnnounced"
        return False

    def _home_words(self, public: View) -> str:
        if not public.uberparadox or self._controller.viewer is None:
            return ""
        if self._controller.can_reach_home():
            return text("uber-home-open")
        return text("uber-home-shut", patch=title(_UBER_PATCH))

    @property
    def showing(self) -> Showing:
        """What Why? tells of now."""
        return Showing(self._shows, self.why.year if self._shows == "year" else 0)

    def show_again(self, showing: Showing) -> None:
        """Tell of it once more; what happened meanwhile comes with its reader."""
        if showing.what == "year":
            self._explain(showing.year)
        elif showing.what == "uber":
            self.show_uber()

    def _forget(self) -> None:
        self._shows = ""
        self.why.show_nothing()

    # -- Why? -----------------------------------------------------------------------------------

    def _tiles(self) -> dict[int, Tile]:
        return {tile.year: tile for tile in self._controller.public_view().timeline}

    def _sentence(self, tile: Tile) -> str:
        """Return what the last play did to a year, or why it stands as it does."""
        told = [why(event) for event in self._changes.get(tile.year, ()) if event.name != "PatchPlaced"]
        here = text("uber-here") if tile.year == UBER_YEAR and tile.patch else ""
        return sentences(*(told or [why_tile(tile)]), here)

    def _explain(self, year: int) -> None:
        tiles = self._tiles()
        nexus = self._controller.nexus() if has_matrix(year) else ()
        self._shows = "year"
        self.why.show_cause(Cause(year, self._sentence(tiles[year]), tiles, nexus, self._topic(tiles[year])))

    def _topic(self, tile: Tile) -> str:
        """Return what the rulebook says of the sentence about a year: of its last change or how it lies."""
        told = [event for event in self._changes.get(tile.year, ()) if event.name != "PatchPlaced"]
        return topics.change(told[-1]) if told else topics.tile(tile)

    def show_year(self, year: int) -> None:
        """Explain a year, and mark it on the board."""
        index = self._table.timeline_model.index_of(year)
        self._explain(year)
        self._table.timeline.setCurrentIndex(index)
        place = self._table.timeline.visualRect(index).translated(self._table.timeline.pos())
        self.rail.show_page("why", place)

    def show_next(self) -> None:
        """Explain the next year that the last play changed; without one, the year that is marked."""
        years = list(self._changes)
        if years:
            at = self.why.year if self._shows == "year" and self.rail.shows("why") else 0
            self.show_year(years[(years.index(at) + 1) % len(years)] if at in years else years[0])
            return
        current = self._table.timeline.currentIndex()
        if current.isValid():
            self.show_year(current.data(TileRole.YEAR))
        else:
            self.rail.show_page("why")

    def show_uber(self) -> None:
        """List what the ÜberParadox means for everybody, and for the viewer's own way home."""
        self._shows = "uber"
        with self._controller.speaking():
            words = self._home_words(self._controller.public_view())
        lines = [Line(text(key)) for key in _UBER]
        self.why.show_lines(text("uber-chip"), lines, words, topics.rule("R-701"))
        self.rail.show_page("why")

    def _press_why(self) -> None:
        if not self.rail.close():
            self.show_next()

    def _show_mention(self, key: str) -> None:
        if is_year(key):
            self.show_year(int(key))
        else:
            self.reader.show(key)

    def _point_at_mention(self, key: str) -> None:
        self.lines.point_at((int(key),) if key and is_year(key) else ())

    # -- refusals -------------------------------------------------------------------------------

    def explain_refusal(self, target: str) -> None:
        """Ring what would do instead of a refused target; the legal targets are ringed already."""
        card = self._table.arming.card
        self.lines.point_at(self._table.referee.pointers(card, target) if card else ())

    # -- keys -----------------------------------------------------------------------------------

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key of this floor asks; tell whether it was one."""
        key = event.key()
        if key == Qt.Key.Key_C and not event.isAutoRepeat():
            self.tracing.hold()
        elif key == Qt.Key.Key_W:
            self.show_next()
        elif key == Qt.Key.Key_P:
            self._switch_preview()
        elif key == Qt.Key.Key_J:
            self.rail.show_page("log")
            self._table.log.setFocus()
        elif key == Qt.Key.Key_G:
            self.rail.turn_if_room("goals")
            return False
        elif key == Qt.Key.Key_Escape:
            return self.rail.close() or self.tracing.end()
        else:
            return key == Qt.Key.Key_C
        return True

    def release_key(self, event: QKeyEvent) -> None:
        """C has been let go: the lines go, unless they are to stay."""
        if event.key() == Qt.Key.Key_C and not event.isAutoRepeat():
            self.tracing.let_go()

    def _switch_preview(self) -> None:
        self.preview.switch(not self.preview.is_on)
        words = text("preview-is-on" if self.preview.is_on else "preview-is-off")
        self._table.message.say(words)
        announce(self._table, words)
