"""A table of rivals: what the players of Chrononauts and Artifaxx do to it, and how it follows the game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from typing import ClassVar

from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.games.chrononauts.aim import Aim, AimMark, HintArrow
from chrononauts_qt.ui.games.chrononauts.announcer import Announcer, show_hand
from chrononauts_qt.ui.games.chrononauts.buttons import Buttons
from chrononauts_qt.ui.games.chrononauts.card_table import CardTable
from chrononauts_qt.ui.games.chrononauts.control.arming import Arming
from chrononauts_qt.ui.games.chrononauts.control.drop_referee import DropReferee
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.course import Course, last_turns
from chrononauts_qt.ui.games.chrononauts.flow import Flow
from chrononauts_qt.ui.games.chrononauts.gestures import Gestures
from chrononauts_qt.ui.games.chrononauts.hints import Hints
from chrononauts_qt.ui.games.chrononauts.inquiries import BoxInquiries
from chrononauts_qt.ui.games.chrononauts.memo_menu import MemoMenu
from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayersModel
from chrononauts_qt.ui.games.chrononauts.questions import ON_SHEETS, Questions
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.games.chrononauts.sheets.sheets import Sheets
from chrononauts_qt.ui.games.chrononauts.slot import Slot
from chrononauts_qt.ui.games.chrononauts.step_panel import StepPanel
from chrononauts_qt.ui.games.chrononauts.views.far_geometry import half_foot
from chrononauts_qt.ui.kit.card_view import CardView
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.table.afar import Afar
from chrononauts_qt.ui.table.seat_menu import SeatMenu
from chrononauts_qt.ui.table.take_back import TakeBack

Key = Qt.Key


class RivalTable(CardTable):
    """A table with sheets that ask. Private things show only while the controller has a viewer.

    A gesture only submits an action; what changes on the screen comes from the controller's signals.
    `boards` are the views of what lies open to everybody and takes cards.
    """

    ON_SHEETS: ClassVar[frozenset[str]] = ON_SHEETS
    """What is chosen on a sheet."""
    OWN_KEYS = frozenset({Key.Key_E, Key.Key_G, Key.Key_H, Key.Key_V, Key.Key_X})
    INQUIRIES: ClassVar[type[BoxInquiries]] = BoxInquiries
    """What answers how the game stands."""

    steps: StepPanel
    announcer: Announcer
    slot: Slot
    boards: tuple[CardView, ...]

    def __init__(
        self,
        controller: MatchController,
        theme: Theme = DARK,
        parent: QWidget | None = None,
        reading: Theme | None = None,
    ) -> None:
        referee = DropReferee(controller)
        super().__init__(controller.names, referee, theme, parent, reading or theme)
        self.controller = controller
        self.small_hand_model = HandModel(referee, "small-hand", self)
        self.rings = self.reminds_of_claims = True
        self.arming = Arming(controller, referee, self)
        self.build_reader()
        self.sheets = Sheets(controller, self, theme, self.reading)
        self.questions = Questions(controller, self.arming, self.sheets, self.ON_SHEETS)
        self.flow = Flow(self.questions, self.hand)
        self.aim_mark = AimMark(self, theme, self.target_place)
        self.hint_arrow = HintArrow(self, theme, self.target_place)
        self.buttons = Buttons(self.steps, self.arming, self.questions)
        self.aim = self.make_aim()
        self.hints = Hints(self)
        self.gestures = Gestures(self, self.doors())
        for board in self.boards:
            self.gestures.watch(board)
        self.connect_table()
        self.afar = Afar(self, controller)
        self.build_motion()
        self.slot.seen.connect(self._tell_end)
        self.take_back = TakeBack(self, self)
        self.seats = SeatMenu(self, controller, self.status, theme)
        self.memo_menu = MemoMenu(controller, self.status)
        self.watch_seats()
        self.watch_resting()  # after the menus of seats: on an Artifact the right button reads
        self.set_focus_order()
        self.refresh()

    def build_board(self) -> None:
        self.players_model = PlayersModel(self._names, self.referee, self)

    def build_dock(self) -> None:
        self.steps = StepPanel(self.reading, self.hand, self)

    @abstractmethod
    def build_reader(self) -> None:
        """Make `reader`, with all that explains the table: it lies below every sheet."""

    @abstractmethod
    def make_aim(self) -> Aim:
        """Return what aims at this board."""

    @abstractmethod
    def doors(self) -> Mapping[Qt.Key, Callable[[], object]]:
        """Return the keys that lead to other parts of the table."""

    @abstractmethod
    def build_motion(self) -> None:
        """Set the table in motion, and make the `slot` over its board."""

    @abstractmethod
    def watch_seats(self) -> None:
        """Let the menu of a seat open where it sits."""

    def watch_resting(self) -> None:
        """Let what the pointer rests on be read."""
        for view in (self.hand, *self.boards, self.discard):
            self.reader.resting.watch(view)

    @abstractmethod
    def target_place(self, target: str, owner: int | None) -> QRect:
        """Return where a target lies, an Artifact with the seat that has it; an empty place for none."""

    def side_place(self) -> QRect:
        """Return where something is read beside the board that stays in sight; here is none."""
        return QRect()

    def asked_places(self) -> tuple[QRect, ...]:
        return self.sheets.asked_places()

    def connect_table(self) -> None:
        """Let everything hear of the game and of each other."""
        controller, reader = self.controller, self.reader
        controller.changed.connect(self.refresh)
        controller.asleep_changed.connect(self._show_sitters)
        self.course = Course(controller, self.narrator, self)
        self.inquiries = self.INQUIRIES(controller, self)
        for view, other in permutations((*self.boards, self.discard), 2):
            view.refused.connect(other.clear_refusal)  # before the announcer hears of it
        controller.happened.connect(self._forget_refusals)
        self.announcer = Announcer(
            controller, self.arming, self.message, self.log_model, self.narrator
        )
        self.announcer.watch((*self.boards, self.discard))
        self.announcer.rule_requested.connect(self.rule_requested)
        controller.viewer_changed.connect(self.change_viewer)
        reader.rule_requested.connect(self.rule_requested)
        for view in (self.hand, *self.boards, self.discard):
            view.inspect.connect(reader.show)
        self.sheets.read_wanted.connect(reader.show)
        self.sheets.rule_requested.connect(
            lambda rule: self.rule_requested.emit(topics.rule(rule), True)  # it tells what is missing
        )
        self.arming.changed.connect(self.show_arming)
        self.hints.changed.connect(self.show_arming)
        self.buttons.ended.connect(self.ended)
        self.flow.memo.closing.connect(self._uncover_dock)

    def _forget_refusals(self) -> None:
        """Cross out nothing any more."""
        for view in (*self.boards, self.discard):
            view.clear_refusal()

    def place_rest(self) -> None:
        """Let what lies over the regions follow them to their new places."""
        self.aim_mark.place()
        self.slot.stand()
        self.hint_arrow.place()
        self.place_questions()

    def place_questions(self) -> None:
        """Let what is asked stand in the dock; seen from afar, below the play that it is about."""
        place = self.dock.dock
        if self.afar.is_on:
            side = self.side_of_board(self.slot.is_left)
            place = QRect(side.left(), side.bottom() + 1 - place.height(), side.width(), place.height())
        self.sheets.place(place, self.side_place())

    def own_parts(self) -> Sequence[QWidget]:
        return self.hand, self.steps

    def message_place(self, board_ends: int) -> QRect:
        place = super().message_place(board_ends)
        if self.afar.is_on:
            board = self.slot.board
            place = QRect(board.left(), 0, board.width(), self.dock.px(44))
            place.moveBottom(board.bottom())
        return place

    def set_help(self, highlights: bool, preview: bool, claim: bool) -> None:
        """Give the help that is wished for: rings where an armed card can go, a reminder to claim."""
        self.rings, self.reminds_of_claims = highlights, claim
        self.show_arming()

    # -- following the game ---------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the position as the viewer, or the public, sees it."""
        public, view = self.controller.public_view(), self.controller.view()
        asked = self.controller.asking(public)
        self.status.show_view(asked, self.controller.match.bots)
        self.status.tell_course((*last_turns(public.events, self.controller.names), self.afar.words))
        self._show_sitters()
        self.players_model.set_view(asked)
        self.show_board(public)
        self.slot.show_view(public)
        self.show_piles(public)
        show_hand(self.hand, self.hand_model, self.small_hand_model, self.controller)
        with self.controller.speaking():
            self.show_goals(view)
        self.show_arming()
        self.show_reasons(view, public)
        self.aim_mark.show_view(public)
        self.flow.refresh()
        self.sheets.stay_on_top()
        self.cover_dock(self.sheets.covers_dock)
        if self.controller.decides and view.step != "window":
            self._lead_on(view)
        self.announcer.explain_killing(view)
        self.announcer.tell_threats(public)
        if public.outcome is not None:
            self.staging.when_still(self._end)

    def _show_sitters(self) -> None:
        """Show where bots sit, and whose phones are asleep."""
        self.players_model.set_sitters(self.controller.sitters)

    def _lead_on(self, view: View) -> None:
        """Bring the keys to the next step: from the board, when a card has been played there, and from the
        hand, when nothing of it is to be chosen any more."""
        leaves_board = self.aim.leaves(self.boards)
        if view.step == "end" and (leaves_board or self.hand.hasFocus()):
            self.steps.first.setFocus()
        elif leaves_board:
            self.hand.setFocus()

    def _end(self) -> None:
        """The game is over, and so is the table once that has been seen."""
        if not self.slot.holds_end:
            self._tell_end()

    def _tell_end(self) -> None:
        self.tell_end(self.controller.public_view().outcome)

    def side_of_board(self, is_left: bool) -> QRect:
        """Return one side of the board: all of it, if nothing lies in its middle; half of it from afar."""
        board = self.slot.board
        return half_foot(board, board.height(), is_left) if self.afar.is_on else board

    def beside_middle(self, is_left: bool) -> QRect:
        """Return where the slot may stand on one side; seen from afar it is above what is asked."""
        side = self.side_of_board(is_left)
        return side.adjusted(0, 0, 0, -self.dock.dock.height()) if self.afar.is_on else side

    @property
    def shows_board(self) -> bool:
        """Tell whether the board is drawn, not listed."""
        return True

    @abstractmethod
    def show_board(self, public: View) -> None:
        """Show what lies open to everybody."""

    @abstractmethod
    def show_goals(self, view: View) -> None:
        """Show what the viewer wants, in the language of that seat."""

    def show_reasons(self, view: View, public: View) -> None:
        """Explain the position; here nothing does."""

    def _uncover_dock(self) -> None:
        self.cover_dock(False)

    def cover_dock(self, is_covered: bool) -> None:
        """Let nothing be reached of the dock while a sheet lies over it."""
        for part in (self.hand, self.steps):
            part.setEnabled(not is_covered)

    def change_viewer(self) -> None:
        """Another pair of eyes: nothing stays armed, and the keys go to the uncovered hand."""
        self.arming.disarm()
        if self.controller.viewer is not None:
            self.slot.make_way()
            self.hand.setEnabled(True)
            self.hand.setFocus()
            return
        self.announcer.forget()
        self._forget_refusals()
        for view in (*self.boards, self.discard):
            view.clearSelection()
            view.setCurrentIndex(QModelIndex())

    def show_arming(self) -> None:
        """Ring the legal targets of the armed card and say what the buttons do now."""
        targets = self.hints.ringed(self.aim.targets() if self.rings else None)
        for view in self.boards:
            view.set_legal_targets(targets)
        self.discard.set_legal_targets(frozenset({"discard"}) if self.arming.discard() else None)
        self.hand.set_hinted(self.hints.cards)
        self.hint_arrow.show_target(self.controller.public_view(), self.hints.target)
        self.hand.set_armed(self.arming.card)
        self.buttons.show(self.reminds_of_claims)

    # -- Qt's events ----------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keys to what is asked first: only now can anything take them."""
        super().showEvent(event)
        self.sheets.take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Cover what is private when the table leaves the screen."""
        self.controller.turn_away()
        self.hints.stop()
        super().hideEvent(event)
