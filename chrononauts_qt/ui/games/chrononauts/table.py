"""The table of Chrononauts: board, dock, rail, and what the players do to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QMargins, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.aim import BoardAim
from chrononauts_qt.ui.games.chrononauts.asked import asked_about
from chrononauts_qt.ui.games.chrononauts.card_table import YearTable
from chrononauts_qt.ui.games.chrononauts.explainer import Explainer
from chrononauts_qt.ui.games.chrononauts.goals import GoalsModel, GoalsView
from chrononauts_qt.ui.games.chrononauts.rival_table import RivalTable
from chrononauts_qt.ui.games.chrononauts.slot import Slot
from chrononauts_qt.ui.games.chrononauts.views.far_geometry import far_layout
from chrononauts_qt.ui.games.chrononauts.views.geometry import RING, Layout, table_layout
from chrononauts_qt.ui.games.chrononauts.views.players_view import PlayersView
from chrononauts_qt.ui.games.chrononauts.views.staging import TablePlaces
from chrononauts_qt.ui.kit.free_place import free_place
from chrononauts_qt.ui.rulebook.asked import Asked

_NARROWER = 0.86
"""How much narrower than a page of the rail an Identity may be to leave its years in sight."""
_AROUND = QMargins(RING, RING, RING, RING)


def beside_board(layout: Layout, kept: Iterable[QRect]) -> QRect:
    """Return the rail; in a small window, where it is a strip, as much of the board as its pages take there.

    That leaves these tiles of the board in sight, with the rings around them.
    """
    if layout.tabs:
        return layout.rail
    board = QRect(layout.timeline)
    board.setBottom(layout.tiles[-1].bottom())
    return free_place(
        board, layout.over, round(layout.over * _NARROWER), [tile.marginsAdded(_AROUND) for tile in kept]
    )


class TableScreen(YearTable, RivalTable):
    """Everything on the big table."""

    explain: Explainer
    layout_for = staticmethod(table_layout)

    def build_board(self) -> None:
        super().build_board()
        self.layout_now = self.layout_for(1366, 700)
        self.build_timeline()
        self.players = PlayersView(self.reading, self)
        self.players.setModel(self.players_model)
        self.players.setAccessibleName(text("players"))
        self.boards = (self.timeline, self.players)

    @property
    def dock(self) -> Layout:
        return self.layout_now

    def build_dock(self) -> None:
        self.goals_model = GoalsModel(self)
        self.goals = GoalsView(self.goals_model, self.reading, self)
        self.goals.setAccessibleName(text("goals"))
        super().build_dock()

    def build_reader(self) -> None:
        self.explain = Explainer(self)
        self.reader = self.explain.reader

    def make_aim(self) -> BoardAim:
        return BoardAim(self)

    def doors(self) -> Mapping[Qt.Key, Callable[[], object]]:
        return {
            Qt.Key.Key_G: self.goals.setFocus,
            Qt.Key.Key_A: self.players.setFocus,
            Qt.Key.Key_H: self.hints.ask,
        }

    def build_motion(self) -> None:
        self.slot = Slot(self, self.timeline)
        self.set_in_motion(
            self.timeline,
            TablePlaces(self.timeline, self.players, lambda: self.layout_now, lambda: self.slot.card_place),
        )

    def watch_seats(self) -> None:
        self.seats.watch(self.players, self.players.seat_at)

    def watch_resting(self) -> None:
        for view in (self.hand, self.timeline, self.discard):
            self.reader.resting.watch(view)
        self.reader.resting.watch(self.players, self.players.artifact_spot)
        self.reader.resting.watch(self.goals, self.goals.card_spot)

    def connect_table(self) -> None:
        super().connect_table()
        self.announcer.drop_refused.connect(self.explain.explain_refusal)
        self._shown.timeout.connect(self.sheets.stay_on_top)

    def focus_chain(self) -> Sequence[QWidget]:
        return (
            self,
            self.timeline,
            self.hand,
            self.discard,
            *self.steps.focus_chain(),
            self.goals,
            self.players,
            *self.rail_chain(),
        )

    def own_parts(self) -> Sequence[QWidget]:
        return (*super().own_parts(), self.goals, self.explain.log_page.timeline_only)

    @property
    def landing(self) -> QWidget:
        return self.hand if self.has_dock else self.timeline

    def target_place(self, target: str, owner: int | None) -> QRect:
        """A year has the ring around its tile, an Artifact or a player around the panel of the player."""
        timeline, players = self.timeline, self.players
        if target.isdigit() and not timeline.isHidden():
            return timeline.visualRect(self.timeline_model.index_of(int(target))).translated(timeline.pos())
        seat = int(target.removeprefix("seat-")) - 1 if target.startswith("seat-") else owner
        if seat is None:
            return QRect()
        return players.visualRect(players.model().index(seat, 0)).translated(players.pos())

    def side_place(self) -> QRect:
        """The rail, or a place over the board where no year lies that is ringed for its Identity."""
        ringed = [self.target_place(year, None) for year in self._identity_years()]
        return beside_board(self.layout_now, ringed)

    def _identity_years(self) -> tuple[str, ...]:
        """Return the years of the Identity that the viewer chooses; else none."""
        needs = self.controller.view().home_needs if self.controller.chooses_identity else ()
        return tuple(need.what for need in needs)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything take its place in the window's new size."""
        self.stand()
        super().resizeEvent(event)

    def stand(self) -> None:
        layout_of = far_layout if self.afar.is_on else self.layout_for
        layout = self.layout_now = layout_of(self.width(), self.height(), self.reading.text_scale)
        self.players.place(layout)
        self.explain.rail.is_public = self.afar.is_on
        self.place_years()
        self.goals.setGeometry(
            layout.secrets.adjusted(layout.px(8), layout.px(6), -layout.px(4), -layout.px(4))
        )
        self.goals.set_scale(layout.u)
        self.place_rest()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.has_dock:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.theme.color("raised"))
        painter.setPen(QPen(self.theme.color("line"), 1.2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(self.layout_now.secrets, 5, 5)
        painter.end()

    def set_help(self, highlights: bool, preview: bool, claim: bool) -> None:
        self.explain.preview.switch(preview)
        super().set_help(highlights, preview, claim)

    def asked(self, focus: QWidget | None) -> Asked:
        return asked_about(self, focus)

    @property
    def shows_board(self) -> bool:
        return not self.timeline.isHidden()

    @property
    def is_asking(self) -> bool:
        return self.sheets.is_asking

    def show_arming(self) -> None:
        """While an Identity is chosen, its three years are ringed; to nobody else."""
        super().show_arming()
        if self.controller.chooses_identity:
            self.timeline.set_legal_targets(frozenset(self._identity_years()))
            self.sheets.place(self.dock.dock, self.side_place())

    # -- following the game ---------------------------------------------------------------------

    def show_board(self, public: View) -> None:
        self.timeline_model.set_view(public)

    def show_goals(self, view: View) -> None:
        self.goals_model.set_view(view)
        self.goals.setAccessibleName(text("goals"))

    def show_reasons(self, view: View, public: View) -> None:
        self.explain.refresh(view, public)

    def cover_dock(self, is_covered: bool) -> None:
        super().cover_dock(is_covered)
        for part in (self.discard, self.goals):
            part.setEnabled(not is_covered)

    def change_viewer(self) -> None:
        self.explain.change_viewer()
        super().change_viewer()
