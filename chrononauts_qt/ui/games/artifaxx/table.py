"""The table of Artifaxx: shelves, the card that is being played, dock, and what the players do to them."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.artifaxx.aim import CounterAim
from chrononauts_qt.ui.games.artifaxx.counter_geometry import counter_layout
from chrononauts_qt.ui.games.artifaxx.places import CounterPlaces, NoBoard
from chrononauts_qt.ui.games.artifaxx.regions import CounterRegions
from chrononauts_qt.ui.games.chrononauts.aim_mark import AimMark
from chrononauts_qt.ui.games.chrononauts.announcer import Announcer, show_hand
from chrononauts_qt.ui.games.chrononauts.arming import Arming
from chrononauts_qt.ui.games.chrononauts.buttons import Buttons
from chrononauts_qt.ui.games.chrononauts.drop_referee import DropReferee
from chrononauts_qt.ui.games.chrononauts.explain.bot_moves import bot_moves
from chrononauts_qt.ui.games.chrononauts.explain.reading import Reader
from chrononauts_qt.ui.games.chrononauts.flow import Flow
from chrononauts_qt.ui.games.chrononauts.gestures import Gestures
from chrononauts_qt.ui.games.chrononauts.hints.hints import Ways, hints_of
from chrononauts_qt.ui.games.chrononauts.keys import KeyMap
from chrononauts_qt.ui.games.chrononauts.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayerFace
from chrononauts_qt.ui.games.chrononauts.questions import Questions
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.games.chrononauts.sheets.sheets import Sheets
from chrononauts_qt.ui.games.chrononauts.stage import Stage
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.table.seat_menu import SeatMenu
from chrononauts_qt.ui.table.take_back import TakeBack

ON_SHEETS = frozenset({"seat", "direction"})
"""What is chosen on a sheet; Artifacts lie large enough on the counter to be pressed there."""


class CounterScreen(CounterRegions):
    """Everything on the counter. Private things show only while the controller has a viewer.

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
        self.reminds_of_claims = True
        self._rings = True
        self.arming = Arming(controller, referee, self)
        self.reader = Reader(self, controller, theme)
        self.sheets = Sheets(controller, self, theme)
        self.questions = Questions(controller, self.arming, self.sheets, ON_SHEETS)
        self.flow = Flow(self.questions)
        places = CounterPlaces(self)
        self.aim_mark = AimMark(self, theme, places.of_target)
        self.buttons = Buttons(self.steps, self.arming, self.questions)
        self.aim = CounterAim(self, self.arming, self.sheets)
        self.gestures = Gestures(self, self.arming, self.questions, self.buttons, self.aim.focus_target)
        self.hints = hints_of(self, Ways(lambda _: None, self.aim.focus_on))
        self.keys = self._key_map()
        self._connect()
        stage = Stage(self, self.arming, NoBoard(self), places, self.steps.primary, theme)
        self.staging, self.speaker, self.lamp = stage.staging, stage.speaker, stage.lamp
        self.staging.animator.done.connect(self._land)
        controller.changed.connect(self._land_if_still)
        self.take_back = TakeBack(self, self)
        self.seats = SeatMenu(self, controller, self.status, theme)
        for shelf in self.shelves:
            self.seats.watch(shelf, shelf.seat_at)
        self._set_focus_order()
        self.refresh()

    def _key_map(self) -> KeyMap:
        doors = {
            Qt.Key.Key_G: self.drawer.card.setFocus,
            Qt.Key.Key_A: self.aim.next_shelf,
            Qt.Key.Key_J: self.log.setFocus,
            Qt.Key.Key_H: self.hints.ask,
            Qt.Key.Key_W: self.log_panel.note.setFocus,
        }
        keys = KeyMap(self, self.arming, self.questions, self.buttons, self.gestures, doors)
        for view in (*self.shelves, self.slot):
            keys.watch(view)
        return keys

    def _connect(self) -> None:
        controller = self.controller
        controller.happened.connect(self._send)
        controller.changed.connect(self.refresh)
        self.announcer = Announcer(controller, self.arming, self.message, self.log_model)
        self.announcer.watch(self.open_views())
        self.announcer.rule_requested.connect(self.rule_requested)
        controller.viewer_changed.connect(self._change_viewer)
        self.reader.rule_requested.connect(self.rule_requested)
        self.sheets.rule_requested.connect(
            lambda rule: self.rule_requested.emit(topics.rule(rule), True)  # it tells what is missing
        )
        for view in (self.hand, *self.open_views()):
            view.inspect.connect(self.reader.show)
        self.aim.read_wanted.connect(self.reader.show)
        self.drawer.card.chosen.connect(self.reader.show)
        self.log.mentioned.connect(self.reader.show)
        self.sheets.read_wanted.connect(self.reader.show)
        self.arming.changed.connect(self.show_arming)
        self.hints.changed.connect(self.show_arming)
        self.moves = bot_moves(controller)
        self.moves.changed.connect(self._tell_move)
        self._tell_move()
        self.buttons.ended.connect(self.ended)

    def _set_focus_order(self) -> None:
        """Shelves, slot, hand, pile, buttons, drawer, log, menu: as the eye goes over them.

        A curtain comes before all; while it hangs, what it covers is disabled, and Tab passes over it.
        """
        chain: list[QWidget] = [
            self,
            *self.shelves,
            self.slot,
            self.hand,
            self.discard,
            self.steps.primary,
            self.steps.discard_button,
            self.steps.claim_button,
            self.steps.hint_button,
            self.drawer.card,
            self.log,
            self.log_panel.note,
            self.status.menu_button,
        ]
        for before, after in pairwise(chain):
            self.setTabOrder(before, after)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything take its place in the window's new size."""
        layout = counter_layout(self.width(), self.height(), len(self._names), self.reading.text_scale)
        self.place(layout)
        self.reader.inspector.over(layout.reader, layout.base.u)
        self.aim_mark.place()
        self.sheets.place(layout.base.dock)
        super().resizeEvent(event)

    def set_help(self, highlights: bool, claim: bool) -> None:
        """Give the help that is wished for: rings where an armed card can go, a reminder to claim."""
        self._rings, self.reminds_of_claims = highlights, claim
        self.show_arming()

    # -- following the game ---------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the position as the viewer, or the public, sees it."""
        public, view = self.controller.public_view(), self.controller.view()
        self.status.show_view(public, self.controller.match.bots)
        self.players_model.set_bots(self.controller.match.bots)
        self.players_model.set_view(public)
        for shelf, model in zip(self.shelves, self.shelf_models, strict=True):
            model.set_view(public)
            face = self.players_model.index(model.seat, 0).data(ItemRole.FACE)
            assert isinstance(face, PlayerFace), "every seat has a face"
            shelf.show_player(face)
        self.slot_model.set_view(public)
        self.deck_model.set_pile(public.draw_count)
        pile = public.discard_pile
        self.discard_model.set_pile(len(pile), pile[-1] if pile else None)
        show_hand(self.hand, self.hand_model, self.small_hand_model, self.controller)
        with self.controller.speaking():
            self.drawer.show_view(view)
        self.show_arming()
        self.aim_mark.show_view(public)
        self.flow.refresh()
        self.sheets.stay_on_top()
        for covered in (self.hand, self.drawer, self.steps):
            covered.setEnabled(not self.sheets.covers_dock)
        self.discard.setEnabled(not self.sheets.is_open("memo"))  # what it opens would hide a running clock
        self.flow.memo.return_focus()
        if view.step == "end" and self.controller.decides and self.hand.hasFocus():
            self.steps.primary.setFocus()  # nothing of the hand is to be chosen any more: Enter ends the turn
        self.announcer.explain_killing(view)
        if public.outcome is not None:
            self.staging.when_still(self.ended.emit)

    def _change_viewer(self) -> None:
        """Another pair of eyes: nothing stays armed, and the keys go to the uncovered hand."""
        self.arming.disarm()
        self.reader.close()
        if self.controller.viewer is not None:
            self.hand.setEnabled(True)
            self.hand.setFocus()
            self._recap()
            return
        self.announcer.forget()
        for view in self.open_views():
            view.clear_refusal()
            view.clearSelection()
            view.setCurrentIndex(QModelIndex())

    def _tell_move(self) -> None:
        """Say what a bot has done and why, until the next play."""
        self.log_panel.tell_move(self.moves.last)

    def _recap(self) -> None:
        """Let whoever begins a turn read what has happened since the last one."""
        public, viewer = self.controller.public_view(), self.controller.viewer
        own = [e.data["turn"] for e in public.events if e.name == "TurnBegan" and e.data["seat"] == viewer]
        if public.step == "play" and public.seat_to_move == viewer and len(own) > 1:
            self.log_panel.show_since(own[-2])

    def show_arming(self) -> None:
        """Ring the legal targets of the armed card and say what the buttons do now."""
        targets = self.hints.ringed(self.aim.targets() if self._rings else None)
        for view in (*self.shelves, self.slot):
            view.set_legal_targets(targets)
        self.discard.set_legal_targets(frozenset({"discard"}) if self.arming.discard() else None)
        self.hand.set_hinted(self.hints.cards)
        self.hand.set_armed(self.arming.card)
        self.buttons.show(self.reminds_of_claims)

    # -- cards on their way ---------------------------------------------------------------------

    def _send(self, events: tuple[Event, ...]) -> None:
        """Leave cards out that are about to fly to a shelf or to the slot, until they have landed."""
        for shelf, model in zip(self.shelves, self.shelf_models, strict=True):
            told = (event for event in events if event.name in ("ArtifactPlaced", "ArtifactTaken"))
            coming = (event.data["card"] for event in told if event.data["seat"] == model.seat)
            shelf.set_arriving(frozenset(coming))
        self.slot.hide_newest(any(event.name == "CardAnnounced" for event in events))

    def _land(self) -> None:
        """Show every card where it lies."""
        for shelf in self.shelves:
            shelf.set_arriving(frozenset())
        self.slot.hide_newest(False)

    def _land_if_still(self) -> None:
        if not self.staging.animator.is_running:
            self._land()

    # -- Qt's events ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whatever has the focus gets its keys first, then the table."""
        if not self.keys.take(event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keys to what is asked first: only now can anything take them."""
        super().showEvent(event)
        self.sheets.take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Cover what is private when the table leaves the screen."""
        self.controller.turn_away()
        self.hints.stop()
        super().hideEvent(event)
