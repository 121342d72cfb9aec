"""What lies over the table at each step: curtains, the Memo window, and the sheets that ask."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from chrononauts_qt.games.chrononauts.actions import CLAIM, KEEP, PLAY, target_kind
from chrononauts_qt.games.chrononauts.cards import BY_ID, PLAY_INDEX
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.arming import Arming
from chrononauts_qt.ui.games.chrononauts.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.sheet_words import (
    claim_routes,
    guess_lines,
    identity_lines,
    target_label,
)
from chrononauts_qt.ui.games.chrononauts.sheets.memo_window import MemoPanel
from chrononauts_qt.ui.games.chrononauts.sheets.sheets import (
    ChoiceSheet,
    ClaimSheet,
    GuessResult,
    GuessTimeSheet,
    MulliganSheet,
    PickerSheet,
)
from chrononauts_qt.ui.games.chrononauts.texts.actions import target_word
from chrononauts_qt.ui.games.chrononauts.texts.cards import title
from chrononauts_qt.ui.games.chrononauts.texts.events import clock_time, narrate
from chrononauts_qt.ui.kit.message import MessageBar
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.curtain import Curtain, hang

FETCHES = ("rewind", "quick-trip")
ON_SHEETS = frozenset({"artifact", "seat", "direction"})
"""What a chosen card is aimed at on a sheet, where the table has no better place for it."""


class Flow(QObject):
    """Shows what the step asks for and nothing else; it holds no state of the game.

    Only the curtain of the wanted seat, once lifted, lets private things on the screen. `fetched`: a
    card of a pile has been chosen and is armed. ``above``: what else asks, over the curtain too.
    """

    fetched = Signal()

    def __init__(
        self,
        controller: MatchController,
        arming: Arming,
        table: QWidget,
        theme: Theme,
        on_sheets: frozenset[str] = ON_SHEETS,
    ) -> None:
        super().__init__(table)
        self._on_sheets = on_sheets
        self.controller = self._controller = controller
        self._arming = arming
        self._asked_for: tuple[int | None, int] | None = None
        self._announced: object = None
        self._had_focus: QWidget | None = None
        self._focus_before: QWidget | None = None
        self._look_is_open = False
        self._message = table.findChild(MessageBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        self.memo = MemoPanel(controller.names, theme, table)
        self.memo.hide()
        self.guess = GuessTimeSheet(controller.names, table, theme, controller.speaking)
        self.mulligan = MulliganSheet(table, theme)
        self.picker = PickerSheet(table, theme)
        self.choice = ChoiceSheet(table, theme)
        self.claim = ClaimSheet(table, theme)
        self.discards = PickerSheet(table, theme)
        self.curtain = Curtain(table, theme)
        self.guessed = GuessResult(table, theme)
        self.above: list[QWidget] = []
        self._connect()

    def _connect(self) -> None:
        controller = self._controller
        controller.happened.connect(self._remember_focus)
        controller.happened.connect(self._tell_guesses)
        controller.seats_changed.connect(self._begin_again)
        controller.went_back.connect(self._begin_again)
        controller.went_back.connect(self._arming.disarm)
        self.guessed.closed.connect(self.take_focus)
        self.mulligan.seen.connect(controller.end_reading)
        self.curtain.lifted.connect(controller.lift)
        self.guess.guessed.connect(controller.guess)
        self.mulligan.answered.connect(self._answer_mulligan)
        self.picker.picked.connect(self._fetch)
        self.choice.chosen.connect(self._arming.play)
        self.choice.cancelled.connect(self.withdraw)
        self.claim.claimed.connect(self._claim)
        self.memo.look_requested.connect(controller.look)
        self.memo.hold_toggled.connect(self._hold)
        self.memo.memo_confirmed.connect(controller.memo)
        self.memo.never_mind.connect(self._never_mind)
        self.memo.allowed.connect(controller.allow)
        controller.ring_changed.connect(self.memo.set_fraction)
        self._arming.referee.choice_needed.connect(self.ask_choice)

    def place(self, dock: QRect) -> None:
        """Stand where the layout has the dock: what is private lies there and nowhere else."""
        self.curtain.set_areas([dock])
        self.memo.setGeometry(dock)
        self.stay_on_top()

    @property
    def is_asking(self) -> bool:
        """Tell whether a sheet or a curtain lies over the table."""
        return any(sheet.isVisible() for sheet in self._sheets())

    def _sheets(self) -> tuple[QWidget, ...]:
        asking = (self.guess, self.mulligan, self.picker, self.choice, self.claim, self.discards)
        return (*asking, self.curtain, self.guessed, *self.above)

    def stay_on_top(self) -> None:
        """Raise what asks over pages of the table that were made or shown after it.

        A message for everybody lies over the curtain's upper edge, as one that is said while it hangs.
        """
        for sheet in self._sheets():
            if not sheet.isHidden():
                sheet.raise_()
                if sheet is self.curtain and self._message is not None:
                    self._message.raise_()

    @property
    def covers_dock(self) -> bool:
        """Tell whether the curtain or the Memo window lies where hand, goals and buttons are."""
        return not (self.curtain.isHidden() and self.memo.isHidden())

    @property
    def covers_table(self) -> bool:
        """Tell whether a sheet lies over the whole table, not the curtain over what is private."""
        return any(sheet.isVisible() for sheet in self._sheets() if sheet is not self.curtain)

    def take_focus(self) -> None:
        """Give the keys to what everybody is told or asked, or to the curtain: the table's own views wait."""
        if self.guessed.isVisible():
            self.guessed.go_button.setFocus()
        elif self.curtain.isVisible():
            self.curtain.lift_button.setFocus()
        elif self.guess.isVisible():
            (self.guess.time if self.guess.is_lifted else self.guess.curtain.lift_button).setFocus()
        elif self.mulligan.isVisible():
            self.mulligan.keep_button.setFocus()
        elif self.picker.isVisible():
            self.picker.list.setFocus()
        elif self.memo.isVisible():
            self.memo.setFocus()

    # -- following the game ---------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what the present step asks for."""
        view = self._controller.public_view()
        self._show_guess(view)
        self._show_memo(view)
        hang(self.curtain, self._controller, view.step == "window")
        self._show_private(view)
        if self.guessed.isVisible():
            self.take_focus()

    def _begin_again(self) -> None:
        """Others sit there, or something was taken back: whoever is asked now is asked from the beginning."""
        self.guess.hide()
        self._hide_private()
        self._announced = None

    def _show_guess(self, view: View) -> None:
        people = [seat for seat in view.deciding if seat in self._controller.people]
        if view.step == "guess" and people and not self.guess.isVisible():
            self.guess.begin(people)
            if self._controller.sole is not None:
                self.guess.lift()

    def _tell_guesses(self, events: tuple[Event, ...]) -> None:
        """Tell how the guesses came out, at once and to everybody (R-208)."""
        for event in events:
            if event.name == "TimeGuessed" and self._controller.people:
                first = next(told for told in events if told.name == "FirstPlayerChosen")
                names = self._controller.names
                clock = text("guess-clock", time=clock_time(event.data["clock"]))
                self.guessed.tell(clock, guess_lines(event, names), narrate(first, names) or "")

    def _show_memo(self, view: View) -> None:
        if view.step != "window":
            self._announced = None
            self.memo.hide()
            return
        newest, controller = view.playing[-1], self._controller
        is_shared = len(controller.people) > 1
        key = (view.turn, len(view.events))
        if key != self._announced:
            self._announced = key
            asked = [seat for seat in controller.people if seat != newest.seat]
            target = target_word(newest.card, newest.target, self._controller.names) if newest.target else ""
            if len(view.playing) > 1:  # a Memo: against the card below it
                target = title(view.playing[-2].card)
            asked = asked if is_shared else []
            until_ok = is_shared and not controller.is_ringing
            self.memo.announce(newest.seat, title(newest.card), target, asked, until_ok)
            self.memo.set_held(controller.is_held)  # others may have sat down meanwhile
            self._show_panel()
        if not is_shared:
            self.memo.set_held(controller.is_held)
        self.memo.set_looked(controller.looked)
        self.memo.set_allowed([seat for seat in range(len(view.players)) if seat not in view.deciding])

    def _show_panel(self) -> None:
        """Show the announced card in the place of the dock, and remember what had the keys there."""
        if self.memo.isHidden() and self._controller.sole is not None:
            self._had_focus = self._focus_before
        self.memo.show()
        self.memo.raise_()
        self.memo.setFocus()

    def _remember_focus(self) -> None:
        """Keep what has the keys before the buttons change: one that is disabled hands them on."""
        self._focus_before = QApplication.focusWidget()

    def return_focus(self) -> None:
        """Give the keys back to where the only person had them before a card was announced."""
        had = self._had_focus
        if had is None or self.covers_dock:
            return
        self._had_focus = None
        if not self.is_asking and isValid(had) and had.isEnabled():
            had.setFocus()

    def _show_private(self, view: View) -> None:
        """Show the sheet of the seat whose private view is up, once for each decision."""
        controller = self._controller
        viewer = controller.viewer
        if view.step == "window" and viewer is not None and controller.looking == viewer:
            self._show_look(view, viewer)
            return
        if not controller.decides:
            self._hide_private()
            return
        key = (controller.viewer, len(view.events))
        if key == self._asked_for:
            return
        self._asked_for = key
        if controller.reading is not None or view.step == "mulligan":
            self._show_identity(controller.view(), is_new=controller.reading is not None)
        elif view.step in FETCHES:
            self.ask_fetch()

    def _show_look(self, view: View, seat: int) -> None:
        """Ask who looks whether it plays a Memo; the only person has not been told yet against what."""
        controller = self._controller
        self._look_is_open = True
        with controller.speaking():
            played = next(event for event in reversed(view.events) if event.name == "CardAnnounced")
            about = "" if controller.sole is None else narrate(played, controller.names) or ""
            card, refusal = title(view.playing[-1].card), controller.explain_memo(seat)
            self.memo.look(seat, card, refusal, about)
        self.memo.raise_()

    def _hide_private(self) -> None:
        """Take away what one seat was shown, its words too: hidden widgets can still be read."""
        self._asked_for = None
        for sheet in (self.mulligan, self.picker, self.choice, self.claim):
            sheet.forget()
        if self._look_is_open:
            self._look_is_open = False
            self.memo.end_look()
            self.take_focus()

    # -- single questions -----------------------------------------------------------------------

    def _show_identity(self, view: View, is_new: bool) -> None:
        """Show an Identity to its owner: to be kept or exchanged, or the one that came in exchange."""
        with self._controller.speaking():
            show = self.mulligan.tell if is_new else self.mulligan.ask
            show(title(view.identity or ""), identity_lines(view))

    def _answer_mulligan(self, change: bool) -> None:
        viewer = self._controller.viewer
        if viewer is not None and change:
            self._controller.exchange_identity(viewer)
        elif viewer is not None:
            self._controller.submit(viewer, KEEP)

    def ask_fetch(self) -> None:
        """Let the player of a Rewind or a Quick Trip choose a card."""
        view = self._controller.view()
        if view.step in FETCHES and view.choices:
            with self._controller.speaking():
                self.picker.show_cards(text(f"step-{view.step}"), view.choices, may_close=False)

    def _fetch(self, card: str) -> None:
        step = self._controller.view().step
        self._arming.arm(card, "discard" if step == "rewind" else "draw-pile")
        self.aim()
        self.fetched.emit()

    def withdraw(self) -> None:
        """Put the armed card back; one of a pile leads back to the choice of another."""
        fetched = self._arming.source in ("discard", "draw-pile")
        self._arming.disarm()
        if fetched:
            self.ask_fetch()

    def reconsider(self) -> bool:
        """Take back what is only being considered, as Esc does; tell whether there was anything."""
        sheets = (self.claim, self.choice, self.discards, self.guessed)
        shown = next((sheet for sheet in sheets if sheet.isVisible()), None)
        considered = shown is not None or self._arming.card is not None
        if shown is not None:
            shown.go_back()
        elif considered:
            self.withdraw()
        return considered

    @property
    def may_aim(self) -> bool:
        """Tell whether the armed card can be played, and its target is chosen on a sheet."""
        card = self._arming.card
        return card is not None and bool(self._arming.plays()) and target_kind(BY_ID[card]) in self._on_sheets

    def aim(self) -> None:
        """Ask for the target of the armed card where it is chosen on a sheet."""
        if self.may_aim and self._arming.card is not None:
            self.ask_choice(self._arming.card)

    def ask_choice(self, card: str) -> None:
        """Ask on a sheet what a card acts on: an Artifact, a player, a direction."""
        self._arming.arm(card, self._arming.source or "hand")
        legal = set(self._arming.plays())
        options = [
            action for action in PLAY[PLAY_INDEX[card]].values() if action in legal and action.target_id
        ]
        view, names = self._controller.view(), self._controller.names
        if not options:
            return
        with self._controller.speaking():
            self.choice.ask(
                text("choose-target", card=title(card)),
                [(a.target_id or "", target_label(view, names, card, a.target_id or "")) for a in options],
            )
            self.choice.point_at(self._arming.wanted)

    def ask_claim(self) -> None:
        """Show the ways to win, to the viewer only."""
        viewer = self._controller.viewer
        if viewer is None:
            return
        controller, view = self._controller, self._controller.view()
        refusals = {route: controller.reason(viewer, CLAIM[route]) for route in view.routes}
        with controller.speaking():
            self.claim.ask(claim_routes(view, refusals, controller.say))

    def _claim(self, route: str) -> None:
        if self._controller.viewer is not None:
            self._controller.submit(self._controller.viewer, CLAIM[route])

    def show_discards(self) -> None:
        """Let anybody look through the discard pile, the top card first."""
        pile = self._controller.public_view().discard_pile
        self.discards.show_cards(text("discard-pile"), pile[::-1], read_only=True)

    # -- the Memo window ------------------------------------------------------------------------

    def _hold(self, on: bool) -> None:
        self._controller.hold(on)
        self.memo.set_held(on)

    def _never_mind(self, seat: int) -> None:
        self._controller.never_mind()
        if self._controller.sole is None:
            self.memo.say(text("thought-better", name=self._controller.names[seat]))
