"""What the tables of the box have in common: a dock with hand, piles and buttons below a board."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.announcer import Teller
from chrononauts_qt.ui.games.chrononauts.control.arming import Arming
from chrononauts_qt.ui.games.chrononauts.explain.mentions import mentions
from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.models.pile_model import PileModel
from chrononauts_qt.ui.games.chrononauts.models.timeline_model import TimelineModel
from chrononauts_qt.ui.games.chrononauts.status_bar import StatusBar, TurnLine
from chrononauts_qt.ui.games.chrononauts.step_panel import StepButtons
from chrononauts_qt.ui.games.chrononauts.views.animator import Board
from chrononauts_qt.ui.games.chrononauts.views.geometry import Layout
from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
from chrononauts_qt.ui.games.chrononauts.views.pile_view import PileView
from chrononauts_qt.ui.games.chrononauts.views.staging import Lamp, Staging
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit.drop_model import Referee
from chrononauts_qt.ui.kit.log_model import LogModel
from chrononauts_qt.ui.kit.message import MessageBar
from chrononauts_qt.ui.kit.sound import Speaker
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.log_view import LogView
from chrononauts_qt.ui.table.window import Screen

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.aim import Aim
    from chrononauts_qt.ui.games.chrononauts.gestures import DockGestures
    from chrononauts_qt.ui.games.chrononauts.reading import Reader
    from chrononauts_qt.ui.games.chrononauts.years import YearExplainer
    from chrononauts_qt.ui.table.inquiries import Inquiries

LEAST_MESSAGE = 26
"""The least height of a message in pixels, for a button of 24 (WCAG 2.5.8)."""


class CardTable(Screen):
    """The regions of a table; they know where they stand and ask the referee about drops, no more.

    `theme` is that of cards and of what stands on them, `reading` that of all other words, in the reader's
    own size.
    """

    STATUS: ClassVar[type[TurnLine]] = TurnLine

    status: TurnLine
    hand: HandView
    steps: StepButtons
    announcer: Teller
    arming: Arming
    aim: Aim
    reader: Reader
    gestures: DockGestures
    inquiries: Inquiries

    def __init__(
        self, names: Sequence[str], referee: Referee, theme: Theme, parent: QWidget | None, reading: Theme
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._names = tuple(names)
        self.theme = theme
        self.reading = reading
        self.referee = referee
        self.hand_model = HandModel(referee, "hand", self)
        self.deck_model = PileModel("draw-pile", referee, self)
        self.discard_model = PileModel("discard", referee, self)
        self.log_model = LogModel(self)
        self.status = self.STATUS(self._names, reading, self)
        self.build_board()
        self.deck = PileView(reading, self)
        self.deck.setModel(self.deck_model)
        self.deck.setAccessibleName(text("draw-pile"))
        self.deck.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.discard = PileView(reading, self)
        self.discard.setModel(self.discard_model)
        self.discard.setAccessibleName(text("discard-pile"))
        self.hand = HandView(theme, self)
        self.hand.setModel(self.hand_model)
        self.hand.setAccessibleName(text("hand"))
        self.build_dock()
        self.message = MessageBar(theme, self)
        self.message.came_or_went.connect(self._keep_hand_below)

    def forget_pictures(self) -> None:
        self.hand.forget_pictures()

    @property
    @abstractmethod
    def dock(self) -> Layout:
        """The layout of all that the tables have in common."""

    @abstractmethod
    def build_board(self) -> None:
        """Make what lies above the dock."""

    @abstractmethod
    def build_dock(self) -> None:
        """Make `steps`, and what else lies in the dock besides hand and piles."""

    @abstractmethod
    def focus_chain(self) -> Sequence[QWidget]:
        """Return what Tab visits, as the eye goes over it."""

    def set_focus_order(self) -> None:
        """Lay the chain; while a curtain hangs, what it covers is disabled, and Tab passes over it."""
        for before, after in pairwise(self.focus_chain()):
            self.setTabOrder(before, after)

    def set_in_motion(self, board: Board, place_of: Callable[[str], QRectF | None]) -> None:
        """Add what moves, sounds and glows: it follows the table, so it is connected after it."""
        arming, controller = self.arming, self.arming.controller
        self.staging = Staging(controller, self, board, place_of)
        self.staging.listen(controller.happened, controller.changed)
        self.hand.follow(self.staging.animator)
        self.speaker = speaker = Speaker(self)
        self.staging.cue.connect(speaker.play)
        controller.refused.connect(speaker.refuse)
        arming.changed.connect(lambda: speaker.pick(arming.card is not None))
        self.lamp = Lamp(self.steps.primary, self, self.theme, self.staging.clock)

    def asked_places(self) -> tuple[QRect, ...]:
        """Return where something is asked that leaves the table in sight: nothing is shown over it."""
        return ()

    def place_dock(self, deck: QRect, discard: QRect, board_ends: int) -> None:
        """Give everything but the board its place; messages lie between the board and the dock's words."""
        dock = self.dock
        self.status.place(dock)
        self.hand.place(dock)
        is_flat = not self.has_dock and deck.width() > 2 * deck.height()
        self.deck.place(deck, dock.u, is_flat)
        self.discard.place(discard, dock.u, is_flat)
        self.steps.place(dock)
        self.message.setGeometry(self.message_place(board_ends))
        self._keep_hand_below()

    def message_place(self, board_ends: int) -> QRect:
        """Return where messages stand: between a board that ends there and the words in the dock."""
        dock, top = self.dock, board_ends + 2
        height = max(LEAST_MESSAGE, dock.dock.top() + dock.px(6) - top)
        return QRect(dock.dock.left(), top, dock.dock.width(), height)

    def _keep_hand_below(self) -> None:
        """Let a card that has risen show its title below a message."""
        self.hand.stay_below(self.message.lower_edge)

    def show_piles(self, public: View) -> None:
        """Show how many cards there are to draw, and which lies on top of the others."""
        pile = public.discard_pile
        self.deck_model.set_pile(public.draw_count)
        self.discard_model.set_pile(len(pile), pile[-1] if pile else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whatever has the focus gets its keys first, then the table."""
        if not (self.gestures.take(event) or self.inquiries.take(event)):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wall, and the panels that have no widget of their own."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.theme.color("bg"))
        painter.fillRect(self.dock.status, self.theme.color("panel"))
        self.paint_wall(painter)
        if self.has_dock:
            self._paint_dock(painter)
        painter.end()

    @property
    def has_dock(self) -> bool:
        """Whether there is a place for the cards of whoever looks."""
        return not self.hand.isHidden()

    def _paint_dock(self, painter: QPainter) -> None:
        painter.setBrush(self.theme.color("panel"))
        painter.setPen(QPen(self.theme.color("line"), 1.5))
        painter.drawRoundedRect(self.dock.dock, 6, 6)

    def paint_wall(self, painter: QPainter) -> None:
        """Draw what is to be seen behind the board; here nothing."""


class YearTable(CardTable):
    """A table with a TimeLine, and with what explains it."""

    STATUS = StatusBar

    status: StatusBar
    explain: YearExplainer

    @property
    @abstractmethod
    def is_asking(self) -> bool:
        """Tell whether a sheet or a curtain lies over the board."""

    def build_timeline(self) -> None:
        """Make the board and the Log, which the rail shows."""
        self.timeline_model = TimelineModel(self.referee, self)
        self.timeline = TimelineView(self.reading, self)
        self.timeline.setModel(self.timeline_model)
        self.timeline.setAccessibleName(text("timeline"))
        self.log = LogView(self.log_model, self.reading, mentions, self)
        self._shown = QTimer(self, singleShot=True)

    def forget_pictures(self) -> None:
        super().forget_pictures()
        self.timeline.forget_pictures()

    def rail_chain(self) -> tuple[QWidget, ...]:
        """Return what Tab visits last: the rail, and the buttons of the top line."""
        status = self.status
        return (*self.explain.regions(), status, status.chip, status.why_button, status.menu_button)

    def place_years(self) -> None:
        """Give the board and the dock below it their places, and what explains them as well."""
        layout = self.dock
        self.timeline.place(layout)
        self.place_dock(layout.deck, layout.discard, layout.tiles[-1].bottom())
        self.explain.place(layout)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.explain.take_key(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Keys that are held: the lines of cause."""
        self.explain.release_key(event)
        super().keyReleaseEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._shown.start(0)  # the rail's pages raise themselves when they are shown
