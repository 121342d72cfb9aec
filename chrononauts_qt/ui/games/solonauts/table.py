"""The table of Solonauts: shelf, board, travellers, dock, rail, and what the player does to them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog.common import text as table_text
from chrononauts_qt.ui.games.chrononauts.announcer import Teller
from chrononauts_qt.ui.games.chrononauts.arming import Arming
from chrononauts_qt.ui.games.chrononauts.drop_referee import DropReferee
from chrononauts_qt.ui.games.chrononauts.sheets.picker_sheet import PickerSheet
from chrononauts_qt.ui.games.chrononauts.stage import Stage
from chrononauts_qt.ui.games.chrononauts.standing import StandingHint
from chrononauts_qt.ui.games.chrononauts.texts.card_words import ALONE
from chrononauts_qt.ui.games.chrononauts.views.staging import TablePlaces
from chrononauts_qt.ui.games.solonauts.controller import SoloController
from chrononauts_qt.ui.games.solonauts.dock_words import show_cards, show_panel
from chrononauts_qt.ui.games.solonauts.explain import SoloExplainer
from chrononauts_qt.ui.games.solonauts.gestures import SoloGestures
from chrononauts_qt.ui.games.solonauts.outlook import Outlook
from chrononauts_qt.ui.games.solonauts.places import solo_layout
from chrononauts_qt.ui.games.solonauts.question import Question
from chrononauts_qt.ui.games.solonauts.questions import Questions
from chrononauts_qt.ui.games.solonauts.regions import SoloRegions
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text
from chrononauts_qt.ui.games.solonauts.walk import Walk
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.table.panel import announce


class SoloScreen(SoloRegions):
    """Everything on the table of one player, who sees it all but the order of the deck.

    A gesture only submits an action; what changes on the screen comes from the controller's signals.
    """

    refreshed = Signal()
    """Another position is shown."""
    hint_wanted = Signal()
    """The player asks for advice; `show_advice` gives it."""

    def __init__(
        self,
        controller: SoloController,
        theme: Theme = DARK,
        parent: QWidget | None = None,
        reading: Theme | None = None,
    ) -> None:
        referee = DropReferee(controller)
        super().__init__(controller.names, referee, theme, parent, reading or theme)
        self.controller = controller
        self.referee = referee
        self._rings = True
        self._told_stuck = -1
        self._was_shown = False
        self.arming = Arming(controller, referee, self)
        self.explain = SoloExplainer(self, theme)
        self.question = Question(self.reading, self)
        self._shown = QTimer(self, singleShot=True)
        self._shown.timeout.connect(self.question.raise_)
        self.discards = PickerSheet(self, theme)
        self.discards.card_words = self.explain.reader.inspector.card_words = ALONE
        self.discards.read_wanted.connect(self.explain.reader.show)
        self.questions = Questions(self)
        self.outlook = Outlook(self)
        self.gestures = SoloGestures(self)
        self.teller = Teller(controller, self.arming, self.message, self.log_model, begins="CardAnnounced")
        self.hint = StandingHint(self.arming, self.message)
        self._connect()
        self._build_stage()
        self._set_focus_order()
        self.refresh()

    def _connect(self) -> None:
        controller, teller = self.controller, self.teller
        controller.changed.connect(self.refresh)
        controller.went_back.connect(self._go_back)
        teller.watch((self.timeline, self.discard))
        teller.rule_requested.connect(lambda topic: self.rule_requested.emit(topic, False))
        teller.drop_refused.connect(self.explain.explain_refusal)
        self.explain.why.rule_requested.connect(lambda topic: self.rule_requested.emit(topic, False))
        self.explain.reader.rule_requested.connect(self.rule_requested)
        self.arming.changed.connect(self.show_arming)
        back = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        back.activated.connect(self.questions.ask_undo)
        self.status.add_door(text("end-here"), self.questions.ask_end)

    def _build_stage(self) -> None:
        """Add what moves and sounds: it follows the table, so it is connected after it."""
        places = TablePlaces(self.timeline, self.travellers, lambda: self.layout_now.table)
        stage = Stage(self, self.arming, self.timeline, places, self.steps.primary, self._theme)
        self.staging, self.speaker, self.lamp = stage.staging, stage.speaker, stage.lamp
        self.walk = Walk(self, self.travellers, self.shelf, self.staging, self.reading)
        self.controller.happened.connect(self.walk.prepare)
        self.controller.changed.connect(self.walk.begin)

    def _set_focus_order(self) -> None:
        """Board, hand, pile, buttons, travellers, shelf, rail: as the eye goes over them."""
        steps = self.steps
        chain: list[QWidget] = [
            self.timeline,
            self.hand,
            self.discard,
            steps.primary,
            steps.discard_button,
            steps.undo_button,
            steps.hint_button,
            self.travellers,
            self.shelf,
            *self.explain.regions(),
            self.status.chip,
            self.status.why_button,
            self.status.menu_button,
        ]
        for before, after in pairwise(chain):
            self.setTabOrder(before, after)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything take its place in the window's new size."""
        count = len(self.controller.view().travellers)
        layout = solo_layout(self.width(), self.height(), self.reading.text_scale, count)
        self.place(layout)
        self.explain.place(layout.table)
        self.question.place(self.question_room())
        super().resizeEvent(event)

    def set_help(self, highlights: bool, preview: bool) -> None:
        """Give the help that is wished for: rings where a card can go, and what a play would do."""
        self._rings = highlights
        self.explain.preview.switch(preview)
        self.show_arming()

    # -- following the game ---------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the position."""
        view = self.controller.view()
        self.question.hide()
        self._say_status(view)
        self.timeline_model.set_view(view)
        self.travellers_model.set_view(view)
        self.shelf_model.set_view(view)
        self.deck_model.set_pile(view.draw_count)
        pile = view.discard_pile
        self.discard_model.set_pile(len(pile), pile[-1] if pile else None)
        show_cards(self.hand_model, self.controller)
        self.show_arming()
        self.explain.refresh_years(view)
        self.explain.preview.update()
        self._tell_stuck(view)
        if view.outcome is not None:
            self.walk.when_still(self.ended.emit)
        self.refreshed.emit()

    def _say_status(self, view: View) -> None:
        tag = text("practice") if self.controller.is_practice else ""
        self.status.say(text(f"step-{view.step}"), tag)
        self.status.setToolTip(text("practice-why") if tag else "")
        self.status.show_paradoxes(view)

    def show_arming(self) -> None:
        """Ring the legal targets of the armed card and say what the buttons do now."""
        arming = self.arming
        self.timeline.set_legal_targets(arming.targets() if self._rings and arming.plays() else None)
        may_go = self._rings and arming.discard() is not None
        self.discard.set_legal_targets(frozenset({"discard"}) if may_go else None)
        self.hand.set_armed(arming.card)
        show_panel(self.steps, arming, self.controller)

    def _tell_stuck(self, view: View) -> None:
        """Say once that nothing can be played, and what is to be done (R-1213)."""
        if view.step == "stuck" and self._told_stuck != len(view.events):
            self._told_stuck = len(view.events)
            announce(self, text("stuck"))

    def _go_back(self) -> None:
        self._told_stuck = -1
        self.message.dismiss()
        self.arming.disarm()
        self.walk.finish()
        self.teller.begin_again()

    # -- what others have to say ----------------------------------------------------------------

    def show_discards(self) -> None:
        """Let the player look through the discard pile, the top card first."""
        pile = self.controller.view().discard_pile
        self.discards.show_cards(table_text("discard-pile"), pile[::-1], read_only=True)

    def show_no_way(self, names: Sequence[str]) -> None:
        """Say who can no longer get home, as has been proved; going on is as good an answer as ending."""
        self.questions.tell_no_way(names)

    def show_advice(self, action: Action, sentence: str) -> None:
        """Ring the card and the target of an advised action, and say why; Enter then does it."""
        if action.card_id is not None:
            self.arming.disarm()
            self.arming.arm(action.card_id, "hand")
        target = action.target_id or ""
        if target.isdigit():
            self.explain.lines.point_at((int(target),))
            self.timeline.setCurrentIndex(self.timeline_model.index_of(int(target)))
            self.timeline.setFocus()
        elif action.verb == "discard":
            self.steps.discard_button.setFocus()
        self.hint.say(sentence)

    # -- Qt's events ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whatever has the focus gets its keys first, then what explains, then the table."""
        if self.question.isVisible() and event.key() == Qt.Key.Key_Escape:
            self.question.go_back()
        elif not self.explain.take_key(event) and not self.gestures.take(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Keys that are held: the lines of cause."""
        self.explain.release_key(event)
        super().keyReleaseEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keys to the hand: only now can anything take them."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self.hand.setFocus()
        self._shown.start(0)  # the rail's pages raise themselves when they are shown
