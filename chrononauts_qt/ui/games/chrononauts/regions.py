"""The regions of the table: status line, board, dock and players, their models, and where they stand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.explain.mentions import mentions
from chrononauts_qt.ui.games.chrononauts.geometry import Layout, layout_for
from chrononauts_qt.ui.games.chrononauts.goals import GoalsModel, GoalsView
from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.models.pile_model import PileModel
from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayersModel
from chrononauts_qt.ui.games.chrononauts.models.timeline_model import TimelineModel
from chrononauts_qt.ui.games.chrononauts.rival_screen import RivalScreen
from chrononauts_qt.ui.games.chrononauts.status_bar import StatusBar
from chrononauts_qt.ui.games.chrononauts.step_panel import StepPanel
from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
from chrononauts_qt.ui.games.chrononauts.views.pile_view import PileView
from chrononauts_qt.ui.games.chrononauts.views.players_view import PlayersView
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit.drop_model import Referee
from chrononauts_qt.ui.kit.log_model import LogModel
from chrononauts_qt.ui.kit.message import MessageBar
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.log_view import LogView

LEAST_MESSAGE = 26
"""The least height of a message in pixels, for a button of 24 (WCAG 2.5.8)."""


class Regions(RivalScreen):
    """The parts of a table that nobody has laid a game on yet; `TableScreen` does.

    They know where they stand and ask the referee about drops, no more. `theme` is that of cards and of
    what stands on them, `reading` that of all other words, in the reader's own size.
    """

    status: StatusBar

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
        self._theme = theme
        self.reading = reading or theme
        self.layout_now: Layout = layout_for(1366, 700)
        self._build_models(referee)
        self._build_views()

    def _build_models(self, referee: Referee) -> None:
        self.timeline_model = TimelineModel(referee, self)
        self.hand_model = HandModel(referee, "hand", self)
        self.small_hand_model = HandModel(referee, "small-hand", self)
        self.players_model = PlayersModel(self._names, referee, self)
        self.deck_model = PileModel("draw-pile", referee, self)
        self.discard_model = PileModel("discard", referee, self)
        self.log_model = LogModel(self)
        self.goals_model = GoalsModel(self)

    def _build_views(self) -> None:
        theme, reading = self._theme, self.reading
        self.status = StatusBar(self._names, reading, self)
        self.timeline = TimelineView(reading, self)
        self.timeline.setModel(self.timeline_model)
        self.timeline.setAccessibleName(text("timeline"))
        self.players = PlayersView(reading, self)
        self.players.setModel(self.players_model)
        self.players.setAccessibleName(text("players"))
        self.log = LogView(self.log_model, reading, mentions, self)
        self.deck = PileView(theme, self)
        self.deck.setModel(self.deck_model)
        self.deck.setAccessibleName(text("draw-pile"))
        self.discard = PileView(theme, self)
        self.discard.setModel(self.discard_model)
        self.discard.setAccessibleName(text("discard-pile"))
        self.hand = HandView(theme, self)
        self.hand.setModel(self.hand_model)
        self.hand.setAccessibleName(text("hand"))
        self.goals = GoalsView(self.goals_model, theme, self)
        self.goals.setAccessibleName(text("goals"))
        self.steps = StepPanel(reading, self)
        self.message = MessageBar(theme, self)
        self.message.came_or_went.connect(self._keep_hand_below)

    def place(self, layout: Layout) -> None:
        """Give every region its place; one scale factor serves all."""
        self.layout_now = layout
        self.status.place(layout)
        self.timeline.place(layout)
        self.hand.place(layout)
        self.deck.place(layout.deck, layout.u)
        self.discard.place(layout.discard, layout.u)
        self.players.place(layout)
        self.steps.place(layout)
        self.goals.setGeometry(
            layout.secrets.adjusted(layout.px(8), layout.px(6), -layout.px(4), -layout.px(4))
        )
        self.goals.set_scale(layout.u)
        self.message.setGeometry(message_room(layout))
        self._keep_hand_below()

    def _keep_hand_below(self) -> None:
        """Let a card that has risen show its title below a message."""
        self.hand.stay_below(self.message.lower_edge)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wall, and the panels that have no widget of their own."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._theme.color("bg"))
        painter.fillRect(self.layout_now.status, self._theme.color("panel"))
        painter.setBrush(self._theme.color("panel"))
        painter.setPen(QPen(self._theme.color("line"), 1.5))
        painter.drawRoundedRect(self.layout_now.dock, 6, 6)
        painter.setBrush(self._theme.color("raised"))
        painter.setPen(QPen(self._theme.color("line"), 1.2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(self.layout_now.secrets, 5, 5)


def message_room(layout: Layout) -> QRect:
    """Return the strip from the tiles to the words in the dock: only the edges of risen cards are there."""
    top = layout.tiles[-1].bottom() + 2
    height = max(LEAST_MESSAGE, layout.dock.top() + layout.px(6) - top)
    return QRect(layout.dock.left(), top, layout.dock.width(), height)
