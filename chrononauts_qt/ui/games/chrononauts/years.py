"""What explains the TimeLine on any table that has one: Why?, Log, badges, preview, lines of cause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFontMetrics, QHideEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.timeline import UBER_YEAR
from chrononauts_qt.games.chrononauts.view import Tile, View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.chrononauts.explain.last_play import badges_of, changes_of
from chrononauts_qt.ui.games.chrononauts.explain.lines import Lines, Tracing
from chrononauts_qt.ui.games.chrononauts.explain.mentions import is_year
from chrononauts_qt.ui.games.chrononauts.explain.preview import Preview
from chrononauts_qt.ui.games.chrononauts.explain.rail import Rail
from chrononauts_qt.ui.games.chrononauts.explain.why_page import Cause, WhyLine, WhyPage, has_matrix
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.reading import Reader
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.games.chrononauts.texts.why import why, why_tile
from chrononauts_qt.ui.games.chrononauts.views.geometry import SEATS, Layout
from chrononauts_qt.ui.games.chrononauts.year_door import YearDoor
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, Theme
from chrononauts_qt.ui.table.log_view import LogView
from chrononauts_qt.ui.table.panel import Panel

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.card_table import YearTable


class LogPage(Panel):
    """The ground under the log, which is a region of the table, and its filter."""

    def __init__(self, log: LogView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(text("log"), theme, parent)
        self.log = log
        self.timeline_only = QCheckBox(text("timeline-only"), self)
        self.timeline_only.toggled.connect(log.show_marked_only)

    def arrange(self) -> None:
        """The filter below the lines."""
        room = self.room()
        font = self.theme.font("label", 14 * self.u)
        height = max(MIN_TARGET_PX, round(32 * self.u), QFontMetrics(font).height())
        height = 0 if self.timeline_only.isHidden() else height
        self.timeline_only.setFont(font)
        self.timeline_only.setGeometry(room.left(), room.bottom() + 1 - height, room.width(), height)
        self.log.setGeometry(room.adjusted(0, 0, 0, -height).translated(self.pos()))
        self.log.set_scale(self.u)

    def showEvent(self, event: QShowEvent) -> None:
        """The lines come along."""
        super().showEvent(event)
        self.log.show()
        self.log.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        """The lines go along."""
        super().hideEvent(event)
        self.log.hide()


class Showing(NamedTuple):
    """What Why? tells of: "year" with its year, "uber", "recap" or nothing."""

    what: str = ""
    year: int = 0


class YearExplainer(QObject):
    """Badges, Why?, previews, lines of cause. Everything follows from views and events.

    `pages` are those of the rail besides Why? and Log, `strip` takes the keys when the rail closes.
    """

    UBER: tuple[str, ...] = ("uber-linchpins", "uber-patches", "uber-artifacts", "uber-goes-on")

    seats = SEATS
    """How many sit above the pages of the rail."""

    def __init__(self, table: YearTable, strip: QWidget, pages: Mapping[str, Panel]) -> None:
        super().__init__(table)
        self._table = table
        self._controller = table.arming.controller
        self._changes: Mapping[int, tuple[Event, ...]] = {}
        self._play: tuple[Event, ...] = ()
        self._shows = ""
        self._is_of_play = False
        board, model = table.timeline, table.timeline_model
        self.why = WhyPage(table.reading, table)
        self.log_page = LogPage(table.log, table.reading, table)
        self.rail = Rail({"why": self.why, "log": self.log_page, **pages}, strip, table.reading, table)
        self.lines = Lines(board, model, table.theme)
        self.tracing = Tracing(self.lines, board, self.why, self.rail)
        self.preview = Preview(self._controller, table.arming, board, model, self.brings)
        self.reader = Reader(table)
        self.year_door = YearDoor(table)
        self._connect_years()

    def _connect_years(self) -> None:
        table = self._table
        self.why.year_chosen.connect(self.show_year)
        self.why.card_chosen.connect(self.reader.show)
        self.why.next_wanted.connect(self.show_next)
        self.why.rule_requested.connect(lambda topic: table.rule_requested.emit(topic, False))
        self.preview.told.connect(table.status.show_preview)
        table.status.why_pressed.connect(self._press_why)
        table.status.uber_pressed.connect(self.show_uber)
        stay = QShortcut(QKeySequence("Shift+C"), table)  # item views would search for the letter
        stay.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        stay.setWhatsThis(text("show-lines"))
        stay.activated.connect(self.tracing.toggle)
        table.log.mentioned.connect(self._show_mention)
        table.log.pointed_at.connect(self._point_at_mention)
        table.arming.changed.connect(lambda: self.lines.point_at(()))
        table.message.dismissed.connect(lambda: self.lines.point_at(()))

    def brings(self, action: Action) -> str:
        """Return in a sentence what else a play would bring than it does to the TimeLine; here nothing."""
        return ""

    def place(self, layout: Layout) -> None:
        """Take the places of a layout."""
        self.rail.place(layout, self.seats)
        self.reader.place(layout)

    def regions(self) -> tuple[QWidget, ...]:
        """Return what Tab visits here, in order."""
        why, log = self.why, self.log_page
        return (self.rail.tabs, why.area, why.next_button, why.lines_button, log.log, log.timeline_only)

    # -- following the game ---------------------------------------------------------------------

    def refresh_years(self, public: View) -> None:
        """Show what has happened since the viewer acted, and the year that is explained, as they are now."""
        viewer = self._controller.viewer
        self._table.timeline_model.set_badges(badges_of(public.events, viewer))
        self._changes = changes_of(public.events, viewer)
        self.why.set_changes(len(self._changes))
        newest = changes_of(public.events)  # by the last play
        flat = tuple(event for told in newest.values() for event in told)
        if flat != self._play:
            self._play = flat
            if newest:
                self._explain(next(iter(newest)))
                self._is_of_play = True
            elif self._shows == "year" and self._is_of_play and not self._changes:
                self._forget()  # another card has been announced: that was about the one before
        if self._shows == "year":
            self._explain(self.why.year)
        elif self._shows == "uber" and not public.uberparadox:
            self._forget()

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
        """Return what has happened to a year since the viewer acted, or why it stands as it does."""
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
        self._is_of_play = False
        self._table.timeline.setCurrentIndex(index)
        place = self._table.timeline.visualRect(index).translated(self._table.timeline.pos())
        self.rail.show_page("why", place)
        self.why.speak()

    def show_next(self) -> None:
        """Explain the next year that has changed; without one, the year that is marked."""
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
            self.why.speak()

    def show_uber(self) -> None:
        """List what the ÜberParadox means for everybody, and for the viewer's own way home."""
        self._shows = "uber"
        words = self.uber_words()
        lines = [WhyLine(text(key)) for key in self.UBER]
        self.why.show_lines(text("uber-chip"), lines, words, topics.rule("R-701"))
        self.rail.show_page("why")
        self.why.speak()

    def uber_words(self) -> str:
        """Return what the ÜberParadox means for the viewer's own way home, in a sentence; here nothing."""
        return ""

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
        self.lines.point_at(self._table.arming.referee.pointers(card, target) if card else ())

    # -- keys -----------------------------------------------------------------------------------

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key of this floor asks; tell whether it was one."""
        key = event.key()
        if key == Qt.Key.Key_C and not event.isAutoRepeat():
            self.tracing.hold()
        elif key == Qt.Key.Key_W:
            self.show_next()
        elif key == Qt.Key.Key_P:
            self._tell_preview()
        elif key == Qt.Key.Key_Y:
            self.year_door.ask()
        elif key == Qt.Key.Key_J:
            self.rail.show_page("log")
            self._table.log.go_to_newest()
        elif key == Qt.Key.Key_Escape:
            return self.rail.close() or self.tracing.end()
        else:
            return key == Qt.Key.Key_C
        return True

    def release_key(self, event: QKeyEvent) -> None:
        """C has been let go: the lines go, unless they are to stay."""
        if event.key() == Qt.Key.Key_C and not event.isAutoRepeat():
            self.tracing.let_go()

    def _tell_preview(self) -> None:
        """Say what the armed card would do where the keys are: asked for, it is told in any game.

        What the top line shows already is not shown twice.
        """
        with self._controller.speaking():
            answer = self.preview.answer()
            if answer == self._table.status.preview:
                announce(self._table, private_speech.said(answer))
            else:
                self._table.message.say(answer)
