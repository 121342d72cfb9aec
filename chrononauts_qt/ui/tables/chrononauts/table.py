"""The table of Chrononauts: board, dock, rail, and what the players do to them."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.actions import END, KEEP
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.cards import title
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.geometry import Layout, layout_for
from chrononauts_qt.ui.match_controller import MatchController
from chrononauts_qt.ui.models.hand_model import HandModel
from chrononauts_qt.ui.models.log_model import LogModel
from chrononauts_qt.ui.models.players_model import PlayersModel
from chrononauts_qt.ui.models.roles import CardRole, ItemRole, TileRole
from chrononauts_qt.ui.models.timeline_model import TimelineModel
from chrononauts_qt.ui.models.zone_model import PileModel
from chrononauts_qt.ui.sound import Speaker
from chrononauts_qt.ui.tables.chrononauts.arming import Arming
from chrononauts_qt.ui.tables.chrononauts.chronicle import Chronicle
from chrononauts_qt.ui.tables.chrononauts.explain.explainer import Explainer
from chrononauts_qt.ui.tables.chrononauts.flow import FETCHES, Flow
from chrononauts_qt.ui.tables.chrononauts.goals import GoalsModel, GoalsView
from chrononauts_qt.ui.tables.chrononauts.log_view import LogView
from chrononauts_qt.ui.tables.chrononauts.status_bar import StatusBar
from chrononauts_qt.ui.tables.chrononauts.step_panel import Primary, StepPanel
from chrononauts_qt.ui.theme import DARK, Theme
from chrononauts_qt.ui.views.hand_view import HandView
from chrononauts_qt.ui.views.pile_view import PileView
from chrononauts_qt.ui.views.players_view import PlayersView
from chrononauts_qt.ui.views.staging import Lamp, Staging
from chrononauts_qt.ui.views.timeline_view import TimelineView
from chrononauts_qt.ui.windows.message import MessageBar


class TableScreen(QWidget):
    """Everything on the table. Private things show only while the controller has a viewer.

    A gesture only submits an action; what changes on the screen comes from the controller's signals.
    """

    ended = Signal()

    def __init__(
        self, controller: MatchController, theme: Theme = DARK, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self._theme = theme
        self._chronicle = Chronicle(controller.names)
        self.layout_now: Layout = layout_for(1366, 700)
        self.arming = Arming(controller, self)
        self._build_models()
        self._build_views()
        self.explain = Explainer(self, theme)
        self.flow = Flow(controller, self.arming, self, theme)
        self.explain.reader.watch(self.flow)
        self._connect()
        self.staging = Staging(controller, self, self.timeline, self.players, lambda: self.layout_now)
        self.staging.listen(controller.happened, controller.changed)
        self.speaker = Speaker(self)
        self.staging.cue.connect(self.speaker.play)
        controller.refused.connect(self.speaker.refuse)
        self.arming.changed.connect(lambda: self.speaker.pick(self.arming.card is not None))
        self.lamp = Lamp(self.steps.primary, self, theme, self.staging.clock)
        self._set_focus_order()
        self.log_model.set_lines(self._chronicle.lines(controller.public_view().events))
        self.refresh()

    # -- building -------------------------------------------------------------------------------

    def _build_models(self) -> None:
        referee = self.controller
        self.timeline_model = TimelineModel(referee, self)
        self.hand_model = HandModel(referee, "hand", self)
        self.small_hand_model = HandModel(referee, "small-hand", self)
        self.players_model = PlayersModel(self.controller.names, referee, self)
        self.deck_model = PileModel("draw-pile", referee, self)
        self.discard_model = PileModel("discard", referee, self)
        self.log_model = LogModel(self)
        self.goals_model = GoalsModel(self)

    def _build_views(self) -> None:
        theme = self._theme
        self.status = StatusBar(self.controller.names, theme, self)
        self.timeline = TimelineView(theme, self)
        self.timeline.setModel(self.timeline_model)
        self.timeline.setAccessibleName(text("timeline"))
        self.players = PlayersView(theme, self)
        self.players.setModel(self.players_model)
        self.players.setAccessibleName(text("players"))
        self.log = LogView(self.log_model, theme, self)
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
        self.steps = StepPanel(theme, self)
        self.message = MessageBar(theme, self)

    def _connect(self) -> None:
        controller = self.controller
        controller.changed.connect(self.refresh)
        controller.happened.connect(self._tell)
        controller.refused.connect(self._refuse)
        controller.remarked.connect(self._remark)
        controller.viewer_changed.connect(self._change_viewer)
        controller.trouble_changed.connect(self._tell_trouble)
        self.arming.changed.connect(self.show_arming)
        self.hand.activated.connect(self._choose_card)
        self.timeline.activated.connect(self._aim_at)
        self.players.activated.connect(self._aim_at)
        self.discard.activated.connect(lambda _: self._use_discard_pile())
        for view in (self.timeline, self.players, self.discard):
            view.refused.connect(self._refuse_drop)
            view.cleared.connect(self.message.dismiss)
        self.hand.drag_began.connect(self._drag)
        self.hand.drag_ended.connect(self._end_drag)
        self.steps.primary_pressed.connect(self.do_primary)
        self.steps.discard_pressed.connect(self.do_discard)
        self.steps.claim_pressed.connect(self.flow.ask_claim)
        self.flow.fetched.connect(self._focus_target)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._cover_when_away)

    def _set_focus_order(self) -> None:
        """Board, hand, piles, buttons, goals, players, log: as the regions of experience and eye."""
        chain: list[QWidget] = [
            self.timeline,
            self.hand,
            self.discard,
            self.steps.primary,
            self.steps.discard_button,
            self.steps.claim_button,
            self.goals,
            self.players,
            *self.explain.regions(),
            self.status.chip,
            self.status.why_button,
            self.status.menu_button,
        ]
        for before, after in pairwise(chain):
            self.setTabOrder(before, after)
        self.deck.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    # -- placing --------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every region its place; one scale factor serves all."""
        layout = self.layout_now = layout_for(self.width(), self.height())
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
        self.explain.place(layout)
        height = max(44, layout.px(44))
        self.message.setGeometry(
            layout.dock.left(), layout.dock.top() - height - layout.px(2), layout.dock.width(), height
        )
        self.flow.place(layout.dock)
        super().resizeEvent(event)

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

    # -- following the game ---------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the position as the viewer, or the public, sees it."""
        public = self.controller.public_view()
        view = self.controller.view()
        self.status.show_view(public)
        self.timeline_model.set_view(public)
        self.players_model.set_view(public)
        self.deck_model.set_pile(public.draw_count)
        pile = public.discard_pile
        self.discard_model.set_pile(len(pile), pile[-1] if pile else None)
        self._show_hand(view)
        self.goals_model.set_view(view)
        self.show_arming()
        self.explain.refresh(view, public)
        self.flow.refresh()
        self.flow.stay_on_top()
        for covered in (self.hand, self.discard, self.goals, self.steps):
            covered.setEnabled(not self.flow.covers_dock)
        if view.step == "end" and self.controller.viewer is not None and self.hand.hasFocus():
            self.steps.primary.setFocus()  # nothing of the hand is to be chosen any more: Enter ends the turn
        if public.outcome is not None:
            self.staging.when_still(self.ended.emit)

    def _show_hand(self, view: View) -> None:
        reasons = {
            card: reason
            for card in {*view.hand, *view.small_hand}
            if (reason := self._unplayable(view, card)) is not None
        }
        self.hand_model.set_view(view, reasons)
        self.small_hand_model.set_view(view, reasons)
        small = view.step == "miracle"
        wanted = self.small_hand_model if small else self.hand_model
        if self.hand.model() is not wanted:
            self.hand.setModel(wanted)
        self.hand.setAccessibleName(text("miracle-hand" if small else "hand"))

    def _unplayable(self, view: View, card: str) -> str | None:
        """Return why a card of the viewer cannot be played, while a card is to be played at all."""
        return self.controller.explain_card(card) if view.step in ("play", "miracle") else None

    def _tell(self, events: tuple[Event, ...]) -> None:
        self.message.dismiss()
        self._tell_trouble(self.controller.match.trouble)  # as long as it lasts
        self.arming.disarm()
        self.log_model.append(self._chronicle.lines(events))

    def _remark(self, words: str) -> None:
        self.log_model.append([self._chronicle.remark(words)])

    def _change_viewer(self) -> None:
        """Another pair of eyes: nothing stays armed, and the keys go to the uncovered hand."""
        self.arming.disarm()
        self.explain.change_viewer()
        if self.controller.viewer is not None:
            self.hand.setEnabled(True)
            self.hand.setFocus()
            return
        self.message.dismiss()
        for view in (self.timeline, self.players, self.discard):
            view.clear_refusal()
            view.clearSelection()
            view.setCurrentIndex(QModelIndex())
        self._tell_trouble(self.controller.match.trouble)

    def _refuse(self, sentence: str) -> None:
        if sentence:
            self.message.say(sentence)

    def _refuse_drop(self, target: str, sentence: str) -> None:
        self._refuse(sentence)
        self.explain.explain_refusal(target)

    def _tell_trouble(self, sentence: str) -> None:
        if sentence:
            self.message.say(sentence, error=True)

    def _cover_when_away(self, state: Qt.ApplicationState) -> None:
        """Cover what is private at once when another program gets the screen; nobody's time runs then."""
        self.controller.leave(state != Qt.ApplicationState.ApplicationActive)

    # -- choosing and aiming --------------------------------------------------------------------

    def _choose_card(self, index: QModelIndex) -> None:
        """Arm a card, or put it back; an armed card that needs no target is played by Enter."""
        card = index.data(CardRole.CARD)
        step = self.controller.view().step
        if card is None or self.controller.viewer is None or step not in ("play", "kill", "miracle"):
            return
        if card == self.arming.card:
            self.arming.disarm()
            return
        self.arming.arm(card, "small-hand" if step == "miracle" else "hand")
        refusal = self.arming.refusal() if step != "kill" else None
        if refusal:
            self._refuse(refusal)
        elif step != "kill":
            self.flow.aim()
            self._focus_target()

    def _focus_target(self) -> None:
        """Bring the keys to the first legal target on the board, or to the button that plays."""
        if self.flow.is_asking:
            return
        targets = self.arming.targets() or frozenset()
        if self.arming.sole_play() is not None:
            self.steps.primary.setFocus()
            return
        for row in range(self.timeline_model.rowCount()):
            for column in range(self.timeline_model.columnCount()):
                index = self.timeline_model.index(row, column)
                if index.data(ItemRole.TARGET) in targets:
                    self.timeline.setCurrentIndex(index)
                    self.timeline.setFocus()
                    return

    def _aim_at(self, index: QModelIndex) -> None:
        """Play the armed card on a tile or a player; a targetless one goes wherever on the board."""
        if self.arming.card is None:
            if index.data(TileRole.YEAR):
                self.explain.show_year(index.data(TileRole.YEAR))
            return
        target = str(index.data(ItemRole.TARGET))
        if self.arming.targets() == frozenset({"slot"}):
            target = "slot"
        if not self.arming.play(target):
            self.explain.explain_refusal(target)

    def _use_discard_pile(self) -> None:
        """A click on the pile discards the armed card; without one it shows what lies there."""
        if self.arming.card is not None:
            self.do_discard()
        else:
            self.flow.show_discards()

    def show_arming(self) -> None:
        """Ring the legal targets of the armed card and say what the buttons do now."""
        targets = self.arming.targets()
        for view in (self.timeline, self.players):
            view.set_legal_targets(targets)
        self.discard.set_legal_targets(frozenset({"discard"}) if self.arming.discard() else None)
        self.hand.set_armed(self.arming.card)
        view_now = self.controller.view()
        own = self.controller.viewer is not None
        self.steps.show_view(
            view_now,
            self._primary(view_now),
            self.arming.discard() is not None,
            own and view_now.step == "end",
        )
        claims = own and any(action.verb == "claim" for action in view_now.actions)
        self.steps.remind(claims and self.explain.remind_of_claims)

    def _primary(self, view: View) -> Primary:
        """Return what the one primary button says now."""
        if view.step == "over":
            return Primary(text("how-it-ended"), True)
        if self.controller.viewer is None:
            return Primary(text("choose-card"), False)
        if view.step == "end":
            return Primary(text("end-turn"), True)
        if view.step == "kill":
            return Primary(text("keep-rest"), True)
        if self.arming.card is None:
            return Primary(text("choose-card"), view.step in FETCHES)
        if self.arming.refusal():
            return Primary(text("not-playable"), False)
        if self.arming.sole_play() or self.controller.needs_choice(self.arming.card):
            return Primary(text("play-named", card=title(self.arming.card)), True)
        return Primary(text("choose-what"), False)

    def do_primary(self) -> None:
        """Do what the primary button says."""
        viewer = self.controller.viewer
        view = self.controller.view()
        if view.step == "over":
            self.ended.emit()
        if viewer is None:
            return
        play = self.arming.sole_play()
        if view.step == "end":
            self.controller.submit(viewer, END)
        elif view.step == "kill":
            self.controller.submit(viewer, KEEP)
        elif play is not None:
            self.controller.play(play)
        elif self.arming.card is not None and self.controller.needs_choice(self.arming.card):
            self.flow.ask_choice(self.arming.card)
        elif view.step in FETCHES:
            self.flow.ask_fetch()

    def do_discard(self) -> None:
        """Discard the armed card: Killing Time, its second card, or instead of a Miracle's play."""
        action = self.arming.discard()
        if action is not None and self.controller.viewer is not None:
            self.controller.submit(self.controller.viewer, action)

    def _drag(self, card: str) -> None:
        step = self.controller.view().step
        if step not in FETCHES:  # its card is chosen from a pile: a card of the hand has no target now
            self.arming.arm(card, self.small_hand_model.source if step == "miracle" else "hand")

    def _end_drag(self, card: str, taken: bool) -> None:
        """A card let go stays armed, with its legal targets ringed, where it was refused or a sheet asks."""
        if taken and not self.flow.choice.isVisible():
            self.arming.disarm()

    # -- keys -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Single keys of the table (experience 3.14); whatever has the focus gets its keys first."""
        key = event.key()
        if self.explain.take_key(event):
            return
        if self.flow.memo.isVisible() and Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
            self.flow.memo.ask_to_look(key - Qt.Key.Key_1)
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self._choose_number((key - Qt.Key.Key_0 - 1) % 10)
        elif key == Qt.Key.Key_Escape:
            self._go_back()
        elif key == Qt.Key.Key_X:
            self._key_discard()
        elif key == Qt.Key.Key_E and self.controller.view().step == "end":
            self.do_primary()
        elif key == Qt.Key.Key_V and self.steps.claim_button.isEnabled():
            self.flow.ask_claim()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.steps.primary.isEnabled():
            self.do_primary()
        elif key in (Qt.Key.Key_G, Qt.Key.Key_A):
            (self.goals if key == Qt.Key.Key_G else self.players).setFocus()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Keys that are held: the lines of cause."""
        self.explain.release_key(event)
        super().keyReleaseEvent(event)

    def _choose_number(self, number: int) -> None:
        index = self.hand.model().index(number, 0)
        if index.isValid():
            self.hand.setCurrentIndex(index)
            self.hand.setFocus()
            self._choose_card(index)

    def _key_discard(self) -> None:
        """Discard the armed card, or the one that has the focus in the hand."""
        index = self.hand.currentIndex()
        seen = index.isValid() and self.hand.hasFocus() and self.controller.viewer is not None
        if self.arming.card is None and seen:
            small = self.controller.view().step == "miracle"
            self.arming.arm(str(index.data(CardRole.CARD)), "small-hand" if small else "hand")
        self.do_discard()

    def _go_back(self) -> None:
        self.message.dismiss()
        self.flow.withdraw()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keys to what is asked first: only now can anything take them."""
        super().showEvent(event)
        self.flow.take_focus()
        QTimer.singleShot(0, self.flow.stay_on_top)  # the rail's pages raise themselves when they are shown

    def hideEvent(self, event: QHideEvent) -> None:
        """Cover what is private when the table leaves the screen."""
        self.controller.cover()
        super().hideEvent(event)
