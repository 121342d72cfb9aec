"""The regions of a journey: top line, shelf, board, travellers, dock, and their models."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.explain.mentions import mentions
from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.models.pile_model import PileModel
from chrononauts_qt.ui.games.chrononauts.models.timeline_model import TimelineModel
from chrononauts_qt.ui.games.chrononauts.regions import message_room
from chrononauts_qt.ui.games.chrononauts.status_bar import StatusBar
from chrononauts_qt.ui.games.chrononauts.texts.card_words import ALONE
from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
from chrononauts_qt.ui.games.chrononauts.views.pile_view import PileView
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.games.solonauts.panel import SoloPanel
from chrononauts_qt.ui.games.solonauts.places import SoloLayout, solo_layout
from chrononauts_qt.ui.games.solonauts.shelf_view import ShelfView
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text as solo_text
from chrononauts_qt.ui.games.solonauts.traveller_model import ShelfModel, TravellersModel
from chrononauts_qt.ui.games.solonauts.traveller_view import TravellerView
from chrononauts_qt.ui.kit.drop_model import Referee
from chrononauts_qt.ui.kit.log_model import LogModel
from chrononauts_qt.ui.kit.message import MessageBar
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.log_view import LogView
from chrononauts_qt.ui.table.window import Screen


class SoloRegions(Screen):
    """The parts of the table of Solonauts; they know where they stand and ask the referee about drops.

    `theme` is that of the cards, `reading` that of all other words, in the reader's own size.
    """

    status: StatusBar

    def __init__(
        self, names: Sequence[str], referee: Referee, theme: Theme, parent: QWidget | None, reading: Theme
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._theme = theme
        self.reading = reading
        self.layout_now: SoloLayout = solo_layout(1366, 700, 1.0, 8)
        self._build_models(referee)
        self._build_views(names)

    def _build_models(self, referee: Referee) -> None:
        self.timeline_model = TimelineModel(referee, self)
        self.hand_model = HandModel(referee, "hand", self)
        self.hand_model.words = ALONE
        self.deck_model = PileModel("draw-pile", referee, self)
        self.discard_model = PileModel("discard", referee, self)
        self.log_model = LogModel(self)
        self.travellers_model = TravellersModel(self)
        self.shelf_model = ShelfModel(self)

    def _build_views(self, names: Sequence[str]) -> None:
        theme, reading = self._theme, self.reading
        self.status = StatusBar(names, reading, self)
        self.shelf = ShelfView(reading, self)
        self.shelf.setModel(self.shelf_model)
        self.timeline = TimelineView(reading, self)
        self.timeline.setModel(self.timeline_model)
        self.travellers = TravellerView(reading, self)
        self.travellers.setModel(self.travellers_model)
        self.log = LogView(self.log_model, reading, mentions, self)
        self.deck = PileView(theme, self)
        self.deck.setModel(self.deck_model)
        self.deck.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.discard = PileView(theme, self)
        self.discard.setModel(self.discard_model)
        self.hand = HandView(theme, self)
        self.hand.setModel(self.hand_model)
        self.steps = SoloPanel(reading, self)
        self.message = MessageBar(theme, self)
        for view, name in (
            (self.shelf, solo_text("shelf")),
            (self.timeline, text("timeline")),
            (self.travellers, solo_text("waiting")),
            (self.deck, text("draw-pile")),
            (self.discard, text("discard-pile")),
            (self.hand, text("hand")),
        ):
            view.setAccessibleName(name)

    def place(self, layout: SoloLayout) -> None:
        """Give every region its place; one scale factor serves all."""
        self.layout_now = layout
        table = layout.table
        self.status.place(table)
        self.shelf.place(layout.shelf, table.u)
        self.timeline.place(table)
        self.travellers.place(layout.travellers, layout.columns, layout.strip, table.u)
        self.hand.place(table)
        self.deck.place(table.deck, table.u)
        self.discard.place(table.discard, table.u)
        self.steps.place(table)
        self.message.setGeometry(message_room(table))

    def question_room(self) -> QRect:
        """Return where a question lies: over the board's last row, and what is below it stays in reach."""
        tiles = self.layout_now.table.tiles
        return tiles[-8].united(tiles[-1])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wall, and the panels that have no widget of their own."""
        table = self.layout_now.table
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._theme.color("bg"))
        painter.fillRect(table.status, self._theme.color("panel"))
        painter.setBrush(self._theme.color("panel"))
        painter.setPen(QPen(self._theme.color("line"), 1.5))
        painter.drawRoundedRect(table.dock, 6, 6)
        painter.end()
