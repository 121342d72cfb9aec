"""What lies over the table at each step: curtains, the Memo window, and the sheets that ask."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog import phone_texts
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.questions import FETCHES, Questions, guess_lines
from chrononauts_qt.ui.games.chrononauts.sheets.sheets import Sheets
from chrononauts_qt.ui.games.chrononauts.texts.actions import target_word
from chrononauts_qt.ui.games.chrononauts.texts.events import clock_time, narrate
from chrononauts_qt.ui.games.chrononauts.texts.memo_stakes import say_stakes
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit.keyboard import give_back
from chrononauts_qt.ui.table.curtain import hang, hangs_for


class MemoFlow(QObject):
    """Asks for a Memo in the place of the dock: everybody around one screen, and then whoever looks.

    One person who plays with bots is asked only where a Memo can be played, and keeps the hand in sight: the
    question stands beside the board.
    """

    closing = Signal()
    """What was covered is to take the keys again."""

    def __init__(self, controller: MatchController, sheets: Sheets, hand: QWidget) -> None:
        super().__init__(sheets)
        self._controller, self._hand = controller, hand
        self._sheets = sheets
        self._announced: object = None
        self._had_focus: QWidget | None = None
        self._look_is_open = False
        sheets.hold_toggled.connect(self.hold)
        sheets.never_mind.connect(self._never_mind)
        sheets.rested.connect(controller.rest)
        sheets.memo_answered.connect(self._give_keys_back)

    def refresh(self, view: View) -> None:
        """Announce a card that has just been played, and show who has looked and who has answered."""
        if view.step != "window":
            self.begin_again()
            self._close()
            return
        controller, is_shared = self._controller, len(self._controller.people) > 1
        key = (view.turn, len(view.events))
        if key != self._announced:
            self._announced = key
            if is_shared:
                self._announce(view)
        if not is_shared:
            if controller.looking is None:
                self._close()
            return
        memo = self._sheets.memo
        memo.set_held(controller.is_held)
        memo.set_looked(controller.looked)
        memo.set_allowed([seat for seat in range(len(view.players)) if seat not in view.deciding])

    def begin_again(self) -> None:
        """Announce anew what may have been announced to others."""
        self._announced = None

    def _announce(self, view: View) -> None:
        """Show the announced card in the place of the dock."""
        newest, controller, memo = view.playing[-1], self._controller, self._sheets.memo
        asked = [seat for seat in controller.at_screen if seat != newest.seat]
        target = target_word(newest.card, newest.target, controller.names) if newest.target else ""
        if len(view.playing) > 1:  # a Memo: against the card below it
            target = title(view.playing[-2].card)
        self._sheets.place_memo(is_beside=False)
        told = self._told(view)
        memo.announce(
            newest.seat,
            title(newest.card),
            target,
            asked,
            not controller.is_ringing,
            told,
            self._elsewhere(newest.seat),
            controller.is_afar,
        )
        memo.set_held(controller.is_held)  # others may have sat down meanwhile
        memo.show()
        memo.raise_()
        memo.setFocus()
        memo.ask_aloud()

    def _elsewhere(self, seat: int) -> str:
        """Return who is asked by phone about a seat's play, whether or not they have answered."""
        controller = self._controller
        asked = controller.phones - {seat}
        if not asked:
            return ""
        names = all_of(controller.names[other] for other in sorted(asked))
        if controller.is_ringing:
            return phone_texts.text("asked", names=names)
        return phone_texts.text("waits", names=names)

    def _told(self, view: View) -> str:
        """Return the newest play in a sentence."""
        played = next(event for event in reversed(view.events) if event.name == "CardAnnounced")
        return narrate(played, self._controller.names) or ""

    def show_look(self, view: View, seat: int) -> None:
        """Ask who looks whether it plays a Memo; the only person has not been told yet against what."""
        controller, memo = self._controller, self._sheets.memo
        self._look_is_open = True
        is_alone = controller.sole is not None
        self._sheets.place_memo(is_beside=is_alone)
        if is_alone and memo.isHidden():
            self._had_focus = QApplication.focusWidget()
            memo.show()
        with controller.speaking():
            card, refusal = title(view.playing[-1].card), controller.explain_memo(seat)
            memo.look(seat, card, refusal, self._told(view), say_stakes(controller.view()), is_alone)
        memo.raise_()

    def point_at_answer(self) -> bool:
        """Give the keys to the button that plays a Memo; tell whether it can be pressed now."""
        can_answer = self._look_is_open and self._sheets.memo.memo_button.isEnabled()
        if can_answer:
            self._sheets.memo.memo_button.setFocus()
        return can_answer

    def end_look(self) -> None:
        """Take away what one seat was shown."""
        if self._look_is_open:
            self._look_is_open = False
            self._sheets.memo.end_look()
            self._sheets.take_focus()

    def _give_keys_back(self) -> None:
        """Give the keys to what the only person had them in before it was asked, while they are here still.

        Left to Qt they go through all that follows, and a screen reader says each of it.
        """
        focus = QApplication.focusWidget()
        is_here = focus is not None and self._sheets.memo.isAncestorOf(focus)
        if is_here and self._controller.sole is not None:
            self.closing.emit()
            give_back(self._had_focus, self._hand)

    def _close(self) -> None:
        """Take the window away."""
        if self._sheets.is_up("memo"):
            self._give_keys_back()
        self._sheets.hide("memo")

    def hold(self, on: bool) -> None:
        """Stop the ring, or let it run on."""
        self._controller.hold(on)
        self._sheets.memo.set_held(on)

    def _never_mind(self, seat: int) -> None:
        self._controller.never_mind()
        if self._controller.sole is None:
            self._sheets.memo.say(text("thought-better", name=self._controller.names[seat]))


class Flow(QObject):
    """Shows what the step asks for and nothing else; it holds no state of the game.

    Only the curtain of the wanted seat, once lifted, lets private things on the screen.
    """

    def __init__(self, questions: Questions, hand: QWidget) -> None:
        super().__init__(questions)
        self._controller = controller = questions.controller
        self._sheets = questions.sheets
        self._questions = questions
        self._asked_for: tuple[int | None, int] | None = None
        self.memo = MemoFlow(controller, questions.sheets, hand)
        controller.happened.connect(self._tell_guesses)
        controller.seats_changed.connect(self._begin_again)
        controller.went_back.connect(self._begin_again)

    def refresh(self) -> None:
        """Show what the present step asks for."""
        view = self._controller.public_view()
        self._show_guess(view)
        self.memo.refresh(view)
        self._show_curtain(is_look=view.step == "window")
        self._show_private(view)
        if self._sheets.is_up("guessed"):
            self._sheets.take_focus()

    def _begin_again(self) -> None:
        """Others sit there, or something was taken back: whoever is asked now is asked from the beginning."""
        self._sheets.hide("guess")
        self._hide_private()
        self.memo.begin_again()

    def _show_guess(self, view: View) -> None:
        people = [seat for seat in view.deciding if seat in self._controller.at_screen]
        if view.step == "guess" and people and not self._sheets.is_up("guess"):
            self._sheets.guess.begin(people)
            if self._controller.sole is not None:
                self._sheets.guess.lift()

    def _tell_guesses(self, events: tuple[Event, ...]) -> None:
        """Tell how the guesses came out, at once and to everybody (R-208); seen from afar, until a play."""
        controller = self._controller
        if controller.is_afar and self._sheets.is_up("guessed"):
            self._sheets.guessed.go_back()
        for event in events:
            if event.name == "TimeGuessed" and controller.people:
                first = next(told for told in events if told.name == "FirstPlayerChosen")
                names = controller.names
                clock = text("guess-clock", time=clock_time(event.data["clock"]))
                begins = narrate(first, names) or ""
                self._sheets.guessed.tell(clock, guess_lines(event, names), begins, controller.is_afar)

    def _show_curtain(self, is_look: bool) -> None:
        """Cover the dock until the wanted, or the looking, seat has lifted the curtain."""
        if self._sheets.is_made("curtain") or hangs_for(self._controller, is_look) is not None:
            hang(self._sheets.curtain, self._controller, is_look)

    def _show_private(self, view: View) -> None:
        """Show the sheet of the seat whose private view is up, once for each decision."""
        controller = self._controller
        viewer = controller.viewer
        if view.step == "window" and viewer is not None and controller.looking == viewer:
            self.memo.show_look(view, viewer)
            return
        if not controller.decides:
            self._hide_private()
            return
        key = (controller.viewer, len(view.events))
        if key == self._asked_for:
            return
        self._asked_for = key
        if controller.chooses_identity:
            self._questions.show_identity(controller.view(), is_new=controller.reading is not None)
        elif view.step in FETCHES:
            self._questions.ask_fetch()

    def _hide_private(self) -> None:
        """Take away what one seat was shown, and ask it anew when it comes back."""
        self._asked_for = None
        self._sheets.forget()
        self.memo.end_look()
