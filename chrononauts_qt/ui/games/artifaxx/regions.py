"""The regions of the counter: status line, shelves, slot, piles, Log and dock, and where they stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.artifaxx.counter_geometry import CounterLayout, counter_layout
from chrononauts_qt.ui.games.artifaxx.counter_model import ShelfModel, SlotModel
from chrononauts_qt.ui.games.artifaxx.counter_shelf import CounterShelf
from chrononauts_qt.ui.games.artifaxx.counter_skyline import paint_skyline
from chrononauts_qt.ui.games.artifaxx.counter_slot import CounterSlot
from chrononauts_qt.ui.games.artifaxx.drawer import MissionDrawer
from chrononauts_qt.ui.games.artifaxx.log_panel import LogPanel
from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.models.pile_model import PileModel
from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayersModel
from chrononauts_qt.ui.games.chrononauts.regions import LEAST_MESSAGE
from chrononauts_qt.ui.games.chrononauts.rival_screen import RivalScreen
from chrononauts_qt.ui.games.chrononauts.status_bar import TurnLine
from chrononauts_qt.ui.games.chrononauts.step_panel import StepPanel
from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
from chrononauts_qt.ui.games.chrononauts.views.pile_view import PileView
from chrononauts_qt.ui.kit.card_view import CardView
from chrononauts_qt.ui.kit.drop_model import Referee
from chrononauts_qt.ui.kit.log_model import LogModel
from chrononauts_qt.ui.kit.message import MessageBar
from chrononauts_qt.ui.kit.theme import Theme


class CounterRegions(RivalScreen):
    """The parts of a counter that nobody has laid a game on yet; `CounterScreen` does.

    They know where they stand and ask the referee about drops, no more. `theme` is that of cards and of
    what stands on them, `reading` that of all other words, in the reader's own size.
    """

    status: TurnLine

    def __init__(
        self,
        names: Sequence[str],
        referee: Referee,
        theme: Theme,
        parent: QWidget | None = None,
        reading: Theme | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._names = tuple(names)
        self.theme = theme
        self.reading = reading or theme
        self.layout_now: CounterLayout = counter_layout(1366, 700, len(names))
        self._build_models(referee)
        self._build_views()

    def _build_models(self, referee: Referee) -> None:
        self.players_model = PlayersModel(self._names, referee, self)
        self.shelf_models = tuple(ShelfModel(seat, referee, self) for seat in range(len(self._names)))
        self.slot_model = SlotModel(self._names, referee, self)
        self.hand_model = HandModel(referee, "hand", self)
        self.small_hand_model = HandModel(referee, "small-hand", self)
        self.deck_model = PileModel("draw-pile", referee, self)
        self.discard_model = PileModel("discard", referee, self)
        self.log_model = LogModel(self)

    def _build_views(self) -> None:
        theme, reading = self.theme, self.reading
        self.status = TurnLine(self._names, reading, self)
        self.shelves = tuple(CounterShelf(model, theme, reading, self) for model in self.shelf_models)
        self.slot = CounterSlot(self.slot_model, theme, reading, self)
        self.log_panel = LogPanel(self.log_model, reading, self)
        self.log = self.log_panel.log
        self.deck = PileView(theme, self)
        self.deck.setModel(self.deck_model)
        self.deck.setAccessibleName(text("draw-pile"))
        self.deck.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.discard = PileView(theme, self)
        self.discard.setModel(self.discard_model)
        self.discard.setAccessibleName(text("discard-pile"))
        self.hand = HandView(theme, self)
        self.hand.setModel(self.hand_model)
        self.hand.setAccessibleName(text("hand"))
        self.drawer = MissionDrawer(theme, self)
        self.steps = StepPanel(reading, self)
        self.message = MessageBar(theme, self)
        self.message.came_or_went.connect(self._keep_hand_below)

    def open_views(self) -> Iterator[CardView]:
        """Yield the views of what lies open to everybody and takes cards."""
        yield from self.shelves
        yield self.slot
        yield self.discard

    def place(self, layout: CounterLayout) -> None:
        """Give every region its place; one scale factor serves all."""
        self.layout_now = layout
        base = layout.base
        self.status.place(base)
        for shelf, room in zip(self.shelves, layout.shelves, strict=True):
            shelf.place(layout, room)
        self.slot.place(layout)
        self.deck.place(layout.deck, base.u)
        self.discard.place(layout.discard, base.u)
        self.log_panel.stand(layout.log, base.u, heading=True)
        self.hand.place(base)
        self.drawer.place(layout)
        self.steps.place(base)
        self.message.setGeometry(self._message_room())
        self._keep_hand_below()

    def _keep_hand_below(self) -> None:
        """Let a card that has risen show its title below a message."""
        self.hand.stay_below(self.message.lower_edge)

    def _message_room(self) -> QRect:
        """Return the strip from the shelves to the words in the dock."""
        layout = self.layout_now
        top, dock = layout.counter.bottom() + 2, layout.base.dock
        return QRect(dock.left(), top, dock.width(), max(LEAST_MESSAGE, dock.top() + layout.base.px(6) - top))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wall, the city that nobody changes here, and the dock."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, layout = self.theme, self.layout_now
        painter.fillRect(self.rect(), theme.color("bg"))
        painter.fillRect(layout.base.status, theme.color("panel"))
        wall = QRectF(layout.counter)
        wall.setTop(layout.counter.bottom() + 5)
        wall.setBottom(layout.base.dock.top() + 4)
        paint_skyline(painter, wall, theme)
        painter.setBrush(theme.color("panel"))
        painter.setPen(QPen(theme.color("line"), 1.5))
        painter.drawRoundedRect(layout.base.dock, 6, 6)
        painter.end()
