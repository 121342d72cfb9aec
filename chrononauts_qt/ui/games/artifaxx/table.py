"""The table of Artifaxx: shelves, the card that is being played, dock, and what the players do to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.timeline import LINCHPINS, YEARS
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.artifaxx.aim import CounterAim
from chrononauts_qt.ui.games.artifaxx.asked import asked_on_counter
from chrononauts_qt.ui.games.artifaxx.counter_geometry import CounterLayout, counter_layout
from chrononauts_qt.ui.games.artifaxx.counter_model import ShelfModel, SlotModel
from chrononauts_qt.ui.games.artifaxx.counter_shelf import CounterShelf
from chrononauts_qt.ui.games.artifaxx.counter_slot import CounterSlot
from chrononauts_qt.ui.games.artifaxx.drawer import MissionDrawer
from chrononauts_qt.ui.games.artifaxx.inquiries import CounterInquiries
from chrononauts_qt.ui.games.artifaxx.log_panel import LogPanel
from chrononauts_qt.ui.games.artifaxx.places import CounterPlaces, NoBoard
from chrononauts_qt.ui.games.chrononauts.explain.bot_moves import bot_moves
from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayerFace
from chrononauts_qt.ui.games.chrononauts.reading import Reader
from chrononauts_qt.ui.games.chrononauts.rival_table import RivalTable
from chrononauts_qt.ui.games.chrononauts.slot import Slot
from chrononauts_qt.ui.games.chrononauts.views.geometry import Layout
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook.asked import Asked

_HEIGHTS = (0.45, 0.62, 0.38, 0.7, 0.52, 0.58, 0.42)
_TOWER = 1.0


def paint_skyline(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Draw a house for each year at the foot of a box, a tower for each Linchpin."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("raised"))
    width = box.width() / len(YEARS)
    for number, year in enumerate(YEARS):
        tall = _TOWER if year in LINCHPINS else _HEIGHTS[number % len(_HEIGHTS)]
        house = QRectF(box.left() + number * width, 0, width * 0.86, box.height() * tall)
        house.moveBottom(box.bottom())
        painter.drawRect(house)
        if year in LINCHPINS:
            spire = QRectF(0, house.top() - 4, max(2.0, width * 0.05), 4)
            spire.moveCenter(house.topLeft() + (house.topRight() - house.topLeft()) / 2)
            painter.drawRect(spire)
    painter.restore()


class CounterScreen(RivalTable):
    """Everything on the counter."""

    ON_SHEETS = frozenset({"seat", "direction"})
    """Artifacts lie large enough on the counter to be pressed there."""
    INQUIRIES = CounterInquiries

    aim: CounterAim

    def build_board(self) -> None:
        super().build_board()
        seats = range(len(self._names))
        self._recapped = 0
        self.layout_now: CounterLayout = counter_layout(1366, 700, len(seats))
        self.places = CounterPlaces(self)
        self.shelf_models = tuple(ShelfModel(seat, self.referee, self) for seat in seats)
        self.slot_model = SlotModel(self._names, self.referee, self)
        self.shelves = tuple(
            CounterShelf(model, self.theme, self.reading, self) for model in self.shelf_models
        )
        self.middle = CounterSlot(self.slot_model, self.theme, self.reading, self)
        self.boards = (*self.shelves, self.middle)
        self.log_panel = LogPanel(self.log_model, self.reading, self)
        self.log = self.log_panel.log

    @property
    def dock(self) -> Layout:
        return self.layout_now.base

    def build_dock(self) -> None:
        self.drawer = MissionDrawer(self.theme, self)
        super().build_dock()

    def build_reader(self) -> None:
        self.reader = Reader(self)

    def make_aim(self) -> CounterAim:
        return CounterAim(self)

    def doors(self) -> Mapping[Qt.Key, Callable[[], object]]:
        return {
            Qt.Key.Key_G: self.drawer.card.setFocus,
            Qt.Key.Key_A: self.aim.next_shelf,
            Qt.Key.Key_J: self.log.go_to_newest,
            Qt.Key.Key_H: self.hints.ask,
            Qt.Key.Key_W: self.log_panel.note.setFocus,
        }

    def build_motion(self) -> None:
        board = NoBoard(self)
        self.slot = Slot(self, board)
        self.set_in_motion(board, self.places)
        self.staging.animator.done.connect(self._land)
        self.controller.changed.connect(self._land_if_still)

    def side_of_board(self, is_left: bool) -> QRect:
        board, middle = self.slot.board, self.log_panel.geometry()
        if is_left:
            return QRect(board.topLeft(), QPoint(middle.left() - 1, board.bottom()))
        return QRect(QPoint(middle.right() + 1, board.top()), board.bottomRight())

    def watch_seats(self) -> None:
        for shelf in self.shelves:
            self.seats.watch(shelf, shelf.seat_at)

    def connect_table(self) -> None:
        self.controller.happened.connect(self._send)
        super().connect_table()
        for changed in (self.players_model.dataChanged, self.players_model.modelReset):
            changed.connect(self._show_players)
        self.aim.read_wanted.connect(self.reader.show)
        self.drawer.card.chosen.connect(self.reader.show)
        self.log.mentioned.connect(self.reader.show)
        self.moves = bot_moves(self.controller)
        self.moves.changed.connect(self._tell_move)
        self._tell_move()

    def focus_chain(self) -> Sequence[QWidget]:
        return (
            self,
            *self.boards,
            self.hand,
            self.discard,
            *self.steps.focus_chain(),
            self.drawer.card,
            self.log,
            self.log_panel.note,
            self.status,
            self.status.menu_button,
        )

    def own_parts(self) -> Sequence[QWidget]:
        return (*super().own_parts(), self.drawer)

    @property
    def landing(self) -> QWidget:
        return self.hand if self.has_dock else self.shelves[0]

    def target_place(self, target: str, owner: int | None) -> QRect:
        return self.places.of_target(target, owner)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything take its place in the window's new size."""
        self.stand()
        super().resizeEvent(event)

    def stand(self) -> None:
        layout = self.layout_now = counter_layout(
            self.width(), self.height(), len(self._names), self.reading.text_scale, self.afar.is_on
        )
        for shelf, room in zip(self.shelves, layout.shelves, strict=True):
            shelf.place(layout, room)
        self.middle.place(layout)
        self.log_panel.stand(layout.log, layout.base.u, heading=True)
        self.drawer.place(layout)
        self.place_dock(layout.deck, layout.discard, layout.counter.bottom())
        self.reader.stand(layout.reader, layout.base.u)
        self.place_rest()
        self.update()

    def paint_wall(self, painter: QPainter) -> None:
        """Draw the city, which nobody changes here, between board and dock."""
        if not self.has_dock:
            return
        wall = QRectF(self.layout_now.counter)
        wall.setTop(self.layout_now.counter.bottom() + 5)
        wall.setBottom(self.dock.dock.top() + 4)
        paint_skyline(painter, wall, self.theme)

    def asked(self, focus: QWidget | None) -> Asked:
        return asked_on_counter(self, focus)

    # -- following the game ---------------------------------------------------------------------

    def show_board(self, public: View) -> None:
        for model in self.shelf_models:
            model.set_view(public)
        self.slot_model.set_view(public)
        if self.controller.viewer is not None and public.turn != self._recapped:
            self._recap(self.controller.viewer)

    def _show_players(self) -> None:
        """Show how each player stands, over the Artifacts."""
        for shelf, model in zip(self.shelves, self.shelf_models, strict=True):
            face = self.players_model.index(model.seat, 0).data(ItemRole.FACE)
            assert isinstance(face, PlayerFace), "every seat has a face"
            shelf.show_player(face)

    def show_goals(self, view: View) -> None:
        self.drawer.show_view(view)

    def cover_dock(self, is_covered: bool) -> None:
        super().cover_dock(is_covered)
        self.drawer.setEnabled(not is_covered)
        self.discard.setEnabled(not self.sheets.is_open("memo"))  # what it opens would hide a running clock

    def change_viewer(self) -> None:
        self.reader.close()
        super().change_viewer()
        if self.controller.viewer is not None:
            self._recap(self.controller.viewer)

    def _tell_move(self) -> None:
        """Say what a bot has done and why, until the next play."""
        self.log_panel.tell_move(self.moves.last)

    def _recap(self, viewer: int) -> None:
        """Let whoever begins a turn read what has happened since the last one."""
        public = self.controller.public_view()
        self._recapped = public.turn
        own = [e.data["turn"] for e in public.events if e.name == "TurnBegan" and e.data["seat"] == viewer]
        if public.step == "play" and public.seat_to_move == viewer and len(own) > 1:
            self.log_panel.show_since(own[-2])

    # -- cards on their way ---------------------------------------------------------------------

    def _send(self, events: tuple[Event, ...]) -> None:
        """Leave cards out that are about to fly to a shelf or to the slot, until they have landed."""
        for shelf, model in zip(self.shelves, self.shelf_models, strict=True):
            told = (event for event in events if event.name in ("ArtifactPlaced", "ArtifactTaken"))
            coming = (event.data["card"] for event in told if event.data["seat"] == model.seat)
            shelf.set_arriving(frozenset(coming))
        self.middle.hide_newest(any(event.name == "CardAnnounced" for event in events))

    def _land(self) -> None:
        """Show every card where it lies."""
        for shelf in self.shelves:
            shelf.set_arriving(frozenset())
        self.middle.hide_newest(False)

    def _land_if_still(self) -> None:
        if not self.staging.animator.is_running:
            self._land()
