"""The table of Solonauts: shelf, board, travellers, dock, rail, and what the player does to them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog.common import text as table_text
from chrononauts_qt.ui.games.chrononauts.aim import YearAim
from chrononauts_qt.ui.games.chrononauts.announcer import StandingHint, Teller
from chrononauts_qt.ui.games.chrononauts.card_table import YearTable
from chrononauts_qt.ui.games.chrononauts.control.arming import Arming
from chrononauts_qt.ui.games.chrononauts.control.drop_referee import DropReferee
from chrononauts_qt.ui.games.chrononauts.course import Course, last_turns
from chrononauts_qt.ui.games.chrononauts.inquiries import BoxInquiries
from chrononauts_qt.ui.games.chrononauts.sheets.picker_sheet import PickerSheet
from chrononauts_qt.ui.games.chrononauts.texts.card_words import ALONE
from chrononauts_qt.ui.games.chrononauts.views.geometry import Layout
from chrononauts_qt.ui.games.chrononauts.views.staging import TablePlaces, middle_of
from chrononauts_qt.ui.games.solonauts.asked import asked_about
from chrononauts_qt.ui.games.solonauts.controller import SoloController
from chrononauts_qt.ui.games.solonauts.explain import Outlook, SoloExplainer
from chrononauts_qt.ui.games.solonauts.gestures import SoloGestures
from chrononauts_qt.ui.games.solonauts.panel import SoloPanel, show_cards, show_panel
from chrononauts_qt.ui.games.solonauts.places import SoloLayout, solo_layout
from chrononauts_qt.ui.games.solonauts.questions import Question, Questions
from chrononauts_qt.ui.games.solonauts.shelf_view import ShelfView
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text
from chrononauts_qt.ui.games.solonauts.traveller_model import ShelfModel, TravellersModel
from chrononauts_qt.ui.games.solonauts.traveller_view import TravellerView
from chrononauts_qt.ui.games.solonauts.walk import Walk
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.rulebook.asked import Asked

UNUSED = ("mine",)
"""The columns of the board's list that no journey has: travellers tell what somebody wants."""


class SoloScreen(YearTable):
    """Everything on the table of one player, who sees it all but the order of the deck.

    A gesture only submits an action; what changes on the screen comes from the controller's signals.
    """

    refreshed = Signal()
    """Another position is shown."""
    hint_wanted = Signal()
    """The player asks for advice; `show_advice` gives it."""

    steps: SoloPanel
    explain: SoloExplainer

    def __init__(
        self,
        controller: SoloController,
        theme: Theme = DARK,
        parent: QWidget | None = None,
        reading: Theme | None = None,
    ) -> None:
        referee = DropReferee(controller)
        super().__init__(controller.names, referee, theme, parent, reading or theme)
        self.hand_model.words = ALONE
        self.controller = controller
        self._rings = True
        self._told_stuck = -1
        self._was_shown = False
        self.arming = Arming(controller, referee, self)
        self.explain = SoloExplainer(self)
        self.reader = self.explain.reader
        self.question = Question(self.reading, self, self.hand)
        self._shown.timeout.connect(self.question.raise_)
        self.discards = PickerSheet(self, self.reading)
        self.discards.take_words(ALONE)
        self.reader.inspector.card_words = ALONE
        self.discards.read_wanted.connect(self.reader.show)
        self.questions = Questions(self)
        self.outlook = Outlook(self)
        self.aim = YearAim(self)
        self.gestures = SoloGestures(self)
        self.course = Course(controller, self.narrator, self)  # before what moves the keys
        self.announcer = Teller(controller, self.arming, self.message, self.log_model, begins="CardAnnounced")
        self.hint = StandingHint(self.arming, self.message)
        self._connect()
        self._build_motion()
        self.set_focus_order()
        self.refresh()

    def build_board(self) -> None:
        self.layout_now: SoloLayout = solo_layout(1366, 700, 1.0, 8)
        self.shelf_model = ShelfModel(self)
        self.shelf = ShelfView(self.reading, self)
        self.shelf.setModel(self.shelf_model)
        self.shelf.setAccessibleName(text("shelf"))
        self.build_timeline()
        self.travellers_model = TravellersModel(self)
        self.travellers = TravellerView(self.reading, self)
        self.travellers.setModel(self.travellers_model)
        self.travellers.setAccessibleName(text("waiting"))

    @property
    def dock(self) -> Layout:
        return self.layout_now.table

    def build_dock(self) -> None:
        self.steps = SoloPanel(self.reading, self.hand, self)

    def _connect(self) -> None:
        controller, announcer = self.controller, self.announcer
        controller.changed.connect(self.refresh)
        controller.asleep_changed.connect(self.show_arming)
        self.inquiries = BoxInquiries(controller, self)
        controller.went_back.connect(self._go_back)
        announcer.watch((self.timeline, self.discard))
        announcer.rule_requested.connect(lambda topic: self.rule_requested.emit(topic, False))
        announcer.drop_refused.connect(self.explain.explain_refusal)
        self.reader.rule_requested.connect(self.rule_requested)
        self.arming.changed.connect(self.show_arming)
        back = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        back.setWhatsThis(text("undo"))
        back.activated.connect(self.questions.ask_undo)
        self.status.add_door(text("end-here"), self.questions.ask_end)

    def _build_motion(self) -> None:
        places = TablePlaces(self.timeline, self.travellers, lambda: self.dock, lambda: middle_of(self.dock))
        self.set_in_motion(self.timeline, places)
        self.walk = Walk(self, self.travellers, self.shelf, self.staging, self.reading)
        self.controller.happened.connect(self.walk.prepare)
        self.controller.changed.connect(self.walk.begin)

    def focus_chain(self) -> Sequence[QWidget]:
        return (
            self.timeline,
            self.hand,
            self.discard,
            self.steps.primary,
            self.steps.discard_button,
            self.steps.undo_button,
            self.steps.hint_button,
            self.travellers,
            self.shelf,
            *self.rail_chain(),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything take its place in the window's new size."""
        count = len(self.controller.view().travellers)
        layout = solo_layout(self.width(), self.height(), self.reading.text_scale, count)
        self.layout_now, table = layout, layout.table
        self.shelf.place(layout.shelf, table.u)
        self.travellers.place(layout.travellers, layout.columns, layout.strip, table.u)
        self.place_years()
        self.question.place(self.question_room())
        super().resizeEvent(event)

    def asked(self, focus: QWidget | None) -> Asked:
        return asked_about(self, focus)

    @property
    def is_asking(self) -> bool:
        return self.discards.isVisible()

    def question_room(self) -> QRect:
        """Return where a question lies: over the board's last row, and what is below it stays in reach."""
        tiles = self.layout_now.table.tiles
        return tiles[-8].united(tiles[-1])

    def set_help(self, highlights: bool, preview: bool, claim: bool) -> None:
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
        self.show_piles(view)
        show_cards(self.hand_model, self.controller)
        self.show_arming()
        self.explain.refresh_years(view)
        self.explain.preview.update()
        self._tell_stuck(view)
        if view.outcome is not None:
            self.walk.when_still(partial(self.tell_end, view.outcome))
        self.refreshed.emit()
        if self.aim.leaves((self.timeline,)):
            self.hand.setFocus()

    def _say_status(self, view: View) -> None:
        tag = text("practice") if self.controller.is_practice else ""
        self.status.say(text(f"step-{view.step}"), tag)
        self.status.setToolTip(text("practice-why") if tag else "")
        self.status.show_paradoxes(view)
        self.status.tell_course(last_turns(view.events, self.controller.names))

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
            self.narrator.say_first(text("stuck"))

    def _go_back(self) -> None:
        self._told_stuck = -1
        self.message.dismiss()
        self.arming.disarm()
        self.walk.finish()
        self.announcer.begin_again()

    # -- what others have to say ----------------------------------------------------------------

    def show_discards(self) -> None:
        """Let the player look through the discard pile, the top card first."""
        view = self.controller.view()
        pile = view.discard_pile[::-1]
        self.discards.show_cards(table_text("discard-pile"), pile, view.timeline, read_only=True)

    def show_no_way(self, names: Sequence[str]) -> None:
        """Say who can no longer get home, as has been proved; going on is as good an answer as ending."""
        self.questions.tell_no_way(names)

    def show_advice(self, action: Action, sentence: str) -> None:
        """Ring the card and the target of an advised action, and say why; Enter then does it."""
        if action.card_id is not None:
            self.arming.arm(action.card_id, "hand")
        self.arming.hint_at(action, is_suggested=True)
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
        """A question goes before all else."""
        if self.question.isVisible() and event.key() == Qt.Key.Key_Escape:
            self.question.go_back()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keys to the hand: only now can anything take them."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self.hand.setFocus()
