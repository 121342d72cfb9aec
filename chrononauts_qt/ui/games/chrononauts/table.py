"""The table of Chrononauts: board, dock, rail, and what the players do to them."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QModelIndex, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.aim_mark import AimMark, TargetPlaces
from chrononauts_qt.ui.games.chrononauts.announcer import Announcer, show_hand
from chrononauts_qt.ui.games.chrononauts.arming import Arming
from chrononauts_qt.ui.games.chrononauts.board_aim import BoardAim
from chrononauts_qt.ui.games.chrononauts.buttons import Buttons
from chrononauts_qt.ui.games.chrononauts.drop_referee import DropReferee
from chrononauts_qt.ui.games.chrononauts.explain.explainer import Explainer
from chrononauts_qt.ui.games.chrononauts.flow import Flow
from chrononauts_qt.ui.games.chrononauts.geometry import layout_for
from chrononauts_qt.ui.games.chrononauts.gestures import Gestures
from chrononauts_qt.ui.games.chrononauts.hints.hints import Ways, hints_of
from chrononauts_qt.ui.games.chrononauts.keys import KeyMap
from chrononauts_qt.ui.games.chrononauts.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.questions import Questions
from chrononauts_qt.ui.games.chrononauts.regions import Regions
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.games.chrononauts.sheets.sheets import Sheets
from chrononauts_qt.ui.games.chrononauts.stage import Stage
from chrononauts_qt.ui.games.chrononauts.views.staging import TablePlaces
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.table.seat_menu import SeatMenu
from chrononauts_qt.ui.table.take_back import TakeBack


class TableScreen(Regions):
    """Everything on the table. Private things show only while the controller has a viewer.

    A gesture only submits an action; what changes on the screen comes from the controller's signals.
    """

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
        self.arming = Arming(controller, self.referee, self)
        self.explain = Explainer(self, theme)
        self.sheets = Sheets(controller, self, theme)
        self.questions = Questions(controller, self.arming, self.sheets)
        self.flow = Flow(self.questions)
        self._shown = QTimer(self, singleShot=True)
        self._shown.timeout.connect(self.sheets.stay_on_top)
        self.aim_mark = AimMark(self, theme, TargetPlaces(self.timeline, self.timeline_model, self.players))
        self.buttons = Buttons(self.steps, self.arming, self.questions)
        self.aim = BoardAim(self, self.arming, self.sheets, self.explain)
        self.hints = hints_of(self, Ways(self.explain.preview.suppose, self.aim.focus_on))
        self.gestures = Gestures(self, self.arming, self.questions, self.buttons, self.aim.focus_target)
        doors = {
            Qt.Key.Key_G: self.goals.setFocus,
            Qt.Key.Key_A: self.players.setFocus,
            Qt.Key.Key_H: self.hints.ask,
        }
        self.keys = KeyMap(self, self.arming, self.questions, self.buttons, self.gestures, doors)
        self.keys.watch(self.timeline)
        self.keys.watch(self.players)
        self._connect()
        places = TablePlaces(self.timeline, self.players, lambda: self.layout_now)
        stage = Stage(self, self.arming, self.timeline, places, self.steps.primary, theme)
        self.staging, self.speaker, self.lamp = stage.staging, stage.speaker, stage.lamp
        self.take_back = TakeBack(self, self)
        self.seats = SeatMenu(self, controller, self.status, theme)
        self.seats.watch(self.players, self.players.seat_at)
        self._set_focus_order()
        self.refresh()

    def _connect(self) -> None:
        controller = self.controller
        controller.changed.connect(self.refresh)
        self.announcer = Announcer(controller, self.arming, self.message, self.log_model)
        self.announcer.watch((self.timeline, self.players, self.discard))
        self.announcer.rule_requested.connect(self.rule_requested)
        self.announcer.drop_refused.connect(self.explain.explain_refusal)
        controller.viewer_changed.connect(self._change_viewer)
        self.explain.why.rule_requested.connect(lambda topic: self.rule_requested.emit(topic, False))
        self.explain.reader.rule_requested.connect(self.rule_requested)
        self.sheets.read_wanted.connect(self.explain.reader.show)
        self.sheets.rule_requested.connect(
            lambda rule: self.rule_requested.emit(topics.rule(rule), True)  # it tells what is missing
        )
        self.arming.changed.connect(self.show_arming)
        self.hints.changed.connect(self.show_arming)
        self.buttons.ended.connect(self.ended)

    def _set_focus_order(self) -> None:
        """Board, hand, piles, buttons, goals, players, log: as the eye goes over them.

        A curtain comes before all; while it hangs, what it covers is disabled, and Tab passes over it.
        """
        chain: list[QWidget] = [
            self,
            self.timeline,
            self.hand,
            self.discard,
            self.steps.primary,
            self.steps.discard_button,
            self.steps.claim_button,
            self.steps.hint_button,
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
        self.sheets.place(layout.dock)
        super().resizeEvent(event)

    # -- following the game ---------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the position as the viewer, or the public, sees it."""
        public = self.controller.public_view()
        view = self.controller.view()
        self.status.show_view(public, self.controller.match.bots)
        self.timeline_model.set_view(public)
        self.players_model.set_bots(self.controller.match.bots)
        self.players_model.set_view(public)
        self.deck_model.set_pile(public.draw_count)
        pile = public.discard_pile
        self.discard_model.set_pile(len(pile), pile[-1] if pile else None)
        show_hand(self.hand, self.hand_model, self.small_hand_model, self.controller)
        with self.controller.speaking():
            self.goals_model.set_view(view)
            self.goals.setAccessibleName(text("goals"))
        self.show_arming()
        self.explain.refresh(view, public)
        self.aim_mark.show_view(public)
        self.flow.refresh()
        self.sheets.stay_on_top()
        for covered in (self.hand, self.discard, self.goals, self.steps):
            covered.setEnabled(not self.sheets.covers_dock)
        self.flow.memo.return_focus()
        if view.step == "end" and self.controller.decides and self.hand.hasFocus():
            self.steps.primary.setFocus()  # nothing of the hand is to be chosen any more: Enter ends the turn
        self.announcer.explain_killing(view)
        if public.outcome is not None:
            self.staging.when_still(self.ended.emit)

    def _change_viewer(self) -> None:
        """Another pair of eyes: nothing stays armed, and the keys go to the uncovered hand."""
        self.arming.disarm()
        self.explain.change_viewer()
        if self.controller.viewer is not None:
            self.hand.setEnabled(True)
            self.hand.setFocus()
            return
        self.announcer.forget()
        for view in (self.timeline, self.players, self.discard):
            view.clear_refusal()
            view.clearSelection()
            view.setCurrentIndex(QModelIndex())

    def show_arming(self) -> None:
        """Ring the legal targets of the armed card and say what the buttons do now."""
        targets = self.hints.ringed(self.arming.targets())
        for view in (self.timeline, self.players):
            view.set_legal_targets(targets)
        self.hand.set_hinted(self.hints.cards)
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
        self.sheets.take_focus()
        self._shown.start(0)  # the rail's pages raise themselves when they are shown

    def hideEvent(self, event: QHideEvent) -> None:
        """Cover what is private when the table leaves the screen."""
        self.controller.turn_away()
        self.hints.stop()
        super().hideEvent(event)
