"""The table of Solonauts: shelf, board, travellers, dock, rail, and what the player does to them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.cards import title
from chrononauts_qt.ui.catalog.common import text as table_text
from chrononauts_qt.ui.catalog.solonauts_texts import text
from chrononauts_qt.ui.catalog.wording import all_of, altered
from chrononauts_qt.ui.drop_referee import DropReferee
from chrononauts_qt.ui.rulebook import topics
from chrononauts_qt.ui.sound import Speaker
from chrononauts_qt.ui.tables.chrononauts.arming import Arming
from chrononauts_qt.ui.tables.chrononauts.chronicle import Chronicle
from chrononauts_qt.ui.tables.chrononauts.explain.panel import announce
from chrononauts_qt.ui.tables.chrononauts.step_panel import Primary
from chrononauts_qt.ui.tables.solonauts.controller import SoloController
from chrononauts_qt.ui.tables.solonauts.explain import SoloExplainer
from chrononauts_qt.ui.tables.solonauts.gestures import SoloGestures
from chrononauts_qt.ui.tables.solonauts.outlook import Outlook
from chrononauts_qt.ui.tables.solonauts.panel import Sentence
from chrononauts_qt.ui.tables.solonauts.places import solo_layout
from chrononauts_qt.ui.tables.solonauts.question import Question
from chrononauts_qt.ui.tables.solonauts.regions import SoloRegions
from chrononauts_qt.ui.tables.solonauts.walk import Walk
from chrononauts_qt.ui.theme import DARK, Theme
from chrononauts_qt.ui.views.staging import Lamp, Staging, TablePlaces
from chrononauts_qt.ui.windows.sheets import PickerSheet


class SoloScreen(SoloRegions):
    """Everything on the table of one player, who sees it all but the order of the deck.

    A gesture only submits an action; what changes on the screen comes from the controller's signals.
    """

    ended = Signal()
    rule_requested = Signal(str, bool)
    """What the rulebook says of a topic is wanted; the flag is that of tables with secrets."""
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
        self.discards = PickerSheet(self, theme)
        self.explain.reader.watch(self.discards)
        self.outlook = Outlook(self)
        self.gestures = SoloGestures(self)
        self._connect()
        self._build_stage()
        self._set_focus_order()
        self._tell_log()
        self.refresh()

    def _connect(self) -> None:
        controller = self.controller
        controller.changed.connect(self.refresh)
        controller.happened.connect(self._tell)
        controller.went_back.connect(self._go_back)
        controller.refused.connect(self._refuse)
        controller.doubted.connect(self._ask_about)
        controller.trouble_changed.connect(self._tell_trouble)
        self.message.rule_requested.connect(lambda topic: self.rule_requested.emit(topic, False))
        self.explain.why.rule_requested.connect(lambda topic: self.rule_requested.emit(topic, False))
        self.explain.reader.rule_requested.connect(self.rule_requested)
        self.arming.changed.connect(self.show_arming)
        for view in (self.timeline, self.discard):
            view.refused.connect(self._refuse_drop)
            view.cleared.connect(self.message.dismiss)
        back = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        back.activated.connect(self.ask_undo)
        self.status.add_door(text("end-here"), self.ask_end)

    def _build_stage(self) -> None:
        """Add what moves and sounds: it follows the table, so it is connected after it."""
        controller = self.controller
        places = TablePlaces(self.timeline, self.travellers, lambda: self.layout_now.table)
        self.staging = Staging(controller, self, self.timeline, places)
        self.walk = Walk(self, self.travellers, self.shelf, self.staging, self.reading)
        controller.happened.connect(self.walk.prepare)
        self.staging.listen(controller.happened, controller.changed)
        controller.changed.connect(self.walk.begin)
        self.speaker = Speaker(self)
        self.staging.cue.connect(self.speaker.play)
        controller.refused.connect(self.speaker.refuse)
        self.arming.changed.connect(lambda: self.speaker.pick(self.arming.card is not None))
        self.lamp = Lamp(self.steps.primary, self, self._theme, self.staging.clock)

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
        self._show_hand(view)
        self.show_arming()
        self.explain.refresh_years(view)
        self.explain.preview.update()
        self._tell_stuck(view)
        if view.outcome is not None:
            self.walk.when_still(self.ended.emit)

    def _say_status(self, view: View) -> None:
        tag = text("practice") if self.controller.is_practice else ""
        self.status.say(text(f"step-{view.step}"), tag)
        self.status.setToolTip(text("practice-why") if tag else "")
        self.status.show_paradoxes(view)

    def _show_hand(self, view: View) -> None:
        asked = view.hand if view.step == "play" else ()
        reasons = {card: why for card in asked if (why := self.controller.explain_card(card)) is not None}
        stamps = {
            card: (text("not-needed"), text("not-needed-why", year=altered(int(card.split("-")[1]))))
            for card in view.unneeded
        }
        self.hand_model.set_stamps(stamps)
        self.hand_model.set_view(view, reasons)

    def show_arming(self) -> None:
        """Ring the legal targets of the armed card and say what the buttons do now."""
        view, arming = self.controller.view(), self.arming
        self.timeline.set_legal_targets(arming.targets() if self._rings and arming.plays() else None)
        may_go = self._rings and arming.discard() is not None
        self.discard.set_legal_targets(frozenset({"discard"}) if may_go else None)
        self.hand.set_armed(arming.card)
        self.steps.tell(self._sentence(view), self._primary(view), arming.discard() is not None)
        self.steps.offer_way_back(self.controller.can_undo, self.controller.undo_costs)
        self.steps.hint_button.setEnabled(view.outcome is None)

    def _sentence(self, view: View) -> Sentence:
        if view.step == "stuck":
            return Sentence(text("stuck"), True)
        if view.step == "over":
            return Sentence(text("step-over"))
        return Sentence(text("refill") if view.draw_count else text("last-cards"))

    def _primary(self, view: View) -> Primary:
        """Return what the one primary button says now."""
        card = self.arming.card
        if view.step == "over":
            return Primary(table_text("how-it-ended"), True)
        if card is None:
            return Primary(table_text("choose-card"), False)
        if view.step == "stuck":
            return Primary(text("discard-named", card=title(card)), True)
        if self.arming.sole_play() is not None:
            return Primary(table_text("play-named", card=title(card)), True)
        return Primary(table_text("choose-what" if self.arming.plays() else "not-playable"), False)

    def _tell_stuck(self, view: View) -> None:
        """Say once that nothing can be played, and what is to be done (R-1213)."""
        if view.step == "stuck" and self._told_stuck != len(view.events):
            self._told_stuck = len(view.events)
            announce(self, text("stuck"))

    def _tell(self, events: tuple[Event, ...]) -> None:
        self.message.dismiss()
        self._tell_trouble(self.controller.trouble)  # as long as it lasts
        self.arming.disarm()
        self.log_model.append(self._chronicle.lines(events))

    def _tell_log(self) -> None:
        """Tell everything from the beginning on."""
        self._chronicle = Chronicle(self.controller.names, begins="CardAnnounced")
        self.log_model.set_lines(self._chronicle.lines(self.controller.view().events))

    def _go_back(self) -> None:
        self.message.dismiss()
        self.arming.disarm()
        self.walk.finish()
        self._tell_log()

    def _refuse(self, sentence: str, rule: str) -> None:
        if sentence:
            self.message.say(sentence, topic=topics.rule(rule))

    def _refuse_drop(self, target: str, sentence: str) -> None:
        card = self.arming.card
        reason = self.referee.reason(card, target) if card else None
        self._refuse(sentence, reason.rule if reason else "")
        self.explain.explain_refusal(target)

    def _tell_trouble(self, sentence: str) -> None:
        if sentence:
            self.message.say(sentence, error=True)

    # -- questions ------------------------------------------------------------------------------

    def show_discards(self) -> None:
        """Let the player look through the discard pile, the top card first."""
        pile = self.controller.view().discard_pile
        self.discards.show_cards(table_text("discard-pile"), pile[::-1], read_only=True)

    def ask_undo(self) -> None:
        """Take the last action back; what makes the game one of practice is asked first, once."""
        if self.controller.undo_costs:
            self.question.ask(
                text("undo-question"),
                (text("undo-yes"), self.controller.undo),
                (text("undo-no"), self.hand.setFocus),
            )
        else:
            self.controller.undo()

    def _ask_about(self, action: Action) -> None:
        """Ask before a Patch goes that somebody waits for (A-22)."""
        card = action.card_id or ""
        names = all_of(title(identity) for identity in self.controller.waiting_for(card))
        self.question.ask(
            text("wanted-question", year=altered(int(card.removeprefix("patch-"))), names=names),
            (text("wanted-yes"), lambda: self.controller.play(action)),
            (text("wanted-no"), self._keep_card),
        )

    def _keep_card(self) -> None:
        self.controller.drop_doubt()
        self.hand.setFocus()

    def ask_end(self) -> None:
        """Ask whether the journey is to end here."""
        view = self.controller.view()
        if view.outcome is None:
            home = sum(one.home for one in view.travellers)
            self.question.ask(
                text("end-question", home=home, travellers=len(view.travellers)),
                (text("end-here"), self.controller.end_here),
                (text("go-on"), self.hand.setFocus),
            )

    def show_no_way(self, names: Sequence[str]) -> None:
        """Say who can no longer get home, as has been proved; going on is as good an answer as ending."""
        self.question.ask(
            text("no-way", names=all_of(names)),
            (text("end-here"), self.controller.end_here),
            (text("go-on-anyway"), self.hand.setFocus),
        )

    def show_advice(self, action: Action, sentence: str) -> None:
        """Ring the card and the target of an advised action, and say why."""
        if action.card_id is not None:
            self.arming.disarm()
            self.arming.arm(action.card_id, "hand")
        target = action.target_id or ""
        if target.isdigit():
            self.explain.lines.point_at((int(target),))
            self.timeline.setCurrentIndex(self.timeline_model.index_of(int(target)))
        self.message.say(sentence)

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
        QTimer.singleShot(0, self.question.raise_)  # the rail's pages raise themselves when they are shown
