"""The table of Chrononauts: board, dock, rail, and what the players do to them."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.drop_referee import DropReferee
from chrononauts_qt.ui.geometry import layout_for
from chrononauts_qt.ui.match_controller import MatchController
from chrononauts_qt.ui.rulebook import topics
from chrononauts_qt.ui.sound import Speaker
from chrononauts_qt.ui.tables.chrononauts.aim_mark import AimMark, TargetPlaces
from chrononauts_qt.ui.tables.chrononauts.arming import Arming
from chrononauts_qt.ui.tables.chrononauts.board_aim import BoardAim
from chrononauts_qt.ui.tables.chrononauts.buttons import Buttons
from chrononauts_qt.ui.tables.chrononauts.chronicle import Chronicle
from chrononauts_qt.ui.tables.chrononauts.explain.explainer import Explainer
from chrononauts_qt.ui.tables.chrononauts.flow import Flow
from chrononauts_qt.ui.tables.chrononauts.gestures import Gestures
from chrononauts_qt.ui.tables.chrononauts.keys import KeyMap
from chrononauts_qt.ui.tables.chrononauts.regions import Regions
from chrononauts_qt.ui.theme import DARK, Theme
from chrononauts_qt.ui.views.staging import Lamp, Staging, TablePlaces


class TableScreen(Regions):
    """Everything on the table. Private things show only while the controller has a viewer.

    A gesture only submits an action; what changes on the screen comes from the controller's signals.
    """

    ended = Signal()
    rule_requested = Signal(str, bool)
    """What the rulebook says of a topic is wanted; True: only the viewer knows what it is about."""

    def __init__(
        self,
        controller: MatchController,
        theme: Theme = DARK,
        parent: QWidget | None = None,
        reading: Theme | None = None,
    ) -> None:
        referee = DropReferee(controller)
        super().__init__(controller.names, referee, theme, parent, reading)
        self.controller = controller
        self.referee = referee
        self._chronicle = Chronicle(controller.names)
        self._explained: tuple[int | None, int] | None = None
        self.arming = Arming(controller, self.referee, self)
        self.explain = Explainer(self, theme)
        self.flow = Flow(controller, self.arming, self, theme)
        self.explain.reader.watch(self.flow.discards, self.flow.picker)
        self.aim_mark = AimMark(self, theme, TargetPlaces(self.timeline, self.timeline_model, self.players))
        self.buttons = Buttons(self.steps, self.arming, self.flow)
        self.aim = BoardAim(self, self.arming, self.flow, self.explain)
        self.gestures = Gestures(self, self.arming, self.flow, self.buttons, self.aim.focus_target)
        doors = {Qt.Key.Key_G: self.goals.setFocus, Qt.Key.Key_A: self.players.setFocus}
        self.keys = KeyMap(self, self.arming, self.flow, self.buttons, self.gestures, doors)
        self.keys.watch(self.timeline)
        self.keys.watch(self.players)
        self._connect()
        self._build_stage(theme)
        self._set_focus_order()
        self.log_model.set_lines(self._chronicle.lines(controller.public_view().events))
        self.refresh()

    def _connect(self) -> None:
        controller = self.controller
        controller.changed.connect(self.refresh)
        controller.happened.connect(self._tell)
        controller.refused.connect(self._refuse)
        controller.remarked.connect(self._remark)
        controller.viewer_changed.connect(self._change_viewer)
        controller.trouble_changed.connect(self._tell_trouble)
        self.message.rule_requested.connect(self._ask_rule)
        self.explain.why.rule_requested.connect(lambda topic: self.rule_requested.emit(topic, False))
        self.explain.reader.rule_requested.connect(self.rule_requested)
        self.flow.claim.rule_requested.connect(
            lambda rule: self.rule_requested.emit(topics.rule(rule), True)  # it tells what is missing
        )
        self.arming.changed.connect(self.show_arming)
        self.buttons.ended.connect(self.ended)
        for view in (self.timeline, self.players, self.discard):
            view.refused.connect(self._refuse_drop)
            view.cleared.connect(self.message.dismiss)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._cover_when_away)

    def _build_stage(self, theme: Theme) -> None:
        """Add what moves and sounds: it follows the table, so it is connected after it."""
        controller = self.controller
        places = TablePlaces(self.timeline, self.players, lambda: self.layout_now)
        self.staging = Staging(controller, self, self.timeline, places)
        self.staging.listen(controller.happened, controller.changed)
        self.speaker = Speaker(self)
        self.staging.cue.connect(self.speaker.play)
        controller.refused.connect(self.speaker.refuse)
        self.arming.changed.connect(lambda: self.speaker.pick(self.arming.card is not None))
        self.lamp = Lamp(self.steps.primary, self, theme, self.staging.clock)

    def _set_focus_order(self) -> None:
        """Curtain, board, hand, piles, buttons, goals, players, log: as the eye goes over them.

        While the curtain hangs, what it covers is disabled, and Tab passes over it.
        """
        chain: list[QWidget] = [
            self.flow.curtain.lift_button,
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything take its place in the window's new size."""
        layout = layout_for(self.width(), self.height(), self.reading.text_scale)
        self.place(layout)
        self.explain.place(layout)
        self.aim_mark.place()
        self.flow.place(layout.dock)
        super().resizeEvent(event)

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
        with self.controller.speaking():
            self._show_hand(view)
            self.goals_model.set_view(view)
            self.goals.setAccessibleName(text("goals"))
        self.show_arming()
        self.explain.refresh(view, public)
        self.aim_mark.show_view(public)
        self.flow.refresh()
        self.flow.stay_on_top()
        for covered in (self.hand, self.discard, self.goals, self.steps):
            covered.setEnabled(not self.flow.covers_dock)
        if view.step == "end" and self.controller.viewer is not None and self.hand.hasFocus():
            self.steps.primary.setFocus()  # nothing of the hand is to be chosen any more: Enter ends the turn
        self._explain_killing(view)
        if public.outcome is not None:
            self.staging.when_still(self.ended.emit)

    def _explain_killing(self, view: View) -> None:
        """Say once, to whoever has discarded a card, what a second one brings (R-304)."""
        key = (self.controller.viewer, len(view.events))
        if view.step == "kill" and self.controller.viewer is not None and key != self._explained:
            self._explained = key
            with self.controller.speaking():
                self.message.say(text("kill-question"), topic=topics.rule("R-304"))

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
        self._tell_trouble(self.controller.trouble)  # as long as it lasts
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
        self._explained = None
        for view in (self.timeline, self.players, self.discard):
            view.clear_refusal()
            view.clearSelection()
            view.setCurrentIndex(QModelIndex())
        self._tell_trouble(self.controller.trouble)

    def _refuse(self, sentence: str, rule: str) -> None:
        if sentence:
            self.message.say(sentence, topic=topics.rule(rule))

    def _refuse_drop(self, target: str, sentence: str) -> None:
        card = self.arming.card
        reason = self.referee.reason(card, target) if card else None
        self._refuse(sentence, reason.rule if reason else "")
        self.explain.explain_refusal(target)

    def _ask_rule(self, topic: str) -> None:
        """Ask for the rule behind a message: one told to a viewer may be about a card of that hand."""
        self.rule_requested.emit(topic, self.controller.viewer is not None)

    def _tell_trouble(self, sentence: str) -> None:
        if sentence:
            self.message.say(sentence, error=True)

    def _cover_when_away(self, state: Qt.ApplicationState) -> None:
        """Cover what is private at once when another program gets the screen; nobody's time runs then."""
        self.controller.leave(state != Qt.ApplicationState.ApplicationActive)

    def show_arming(self) -> None:
        """Ring the legal targets of the armed card and say what the buttons do now."""
        targets = self.arming.targets()
        for view in (self.timeline, self.players):
            view.set_legal_targets(targets)
        self.discard.set_legal_targets(frozenset({"discard"}) if self.arming.discard() else None)
        self.hand.set_armed(self.arming.card)
        self.buttons.show(self.explain.remind_of_claims)

    # -- Qt's events ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whatever has the focus gets its keys first, then what explains, then the table."""
        if not self.explain.take_key(event) and not self.keys.take(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Keys that are held: the lines of cause."""
        self.explain.release_key(event)
        super().keyReleaseEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keys to what is asked first: only now can anything take them."""
        super().showEvent(event)
        self.flow.take_focus()
        QTimer.singleShot(0, self.flow.stay_on_top)  # the rail's pages raise themselves when they are shown

    def hideEvent(self, event: QHideEvent) -> None:
        """Cover what is private when the table leaves the screen."""
        self.controller.cover()
        super().hideEvent(event)
