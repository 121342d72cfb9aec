"""What lies over the table at each step: curtains, the Memo window, and the sheets that ask."""

from __future__ import annotations

from PySide6.QtCore import QObject

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.memo_flow import MemoFlow
from chrononauts_qt.ui.games.chrononauts.questions import FETCHES, Questions
from chrononauts_qt.ui.games.chrononauts.sheet_words import guess_lines
from chrononauts_qt.ui.games.chrononauts.texts.events import clock_time, narrate
from chrononauts_qt.ui.table.curtain import hang, hangs_for


class Flow(QObject):
    """Shows what the step asks for and nothing else; it holds no state of the game.

    Only the curtain of the wanted seat, once lifted, lets private things on the screen.
    """

    def __init__(self, questions: Questions) -> None:
        super().__init__(questions)
        self._controller = controller = questions.controller
        self._sheets = questions.sheets
        self._questions = questions
        self._asked_for: tuple[int | None, int] | None = None
        self.memo = MemoFlow(controller, questions.sheets)
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
        people = [seat for seat in view.deciding if seat in self._controller.people]
        if view.step == "guess" and people and not self._sheets.is_up("guess"):
            self._sheets.guess.begin(people)
            if self._controller.sole is not None:
                self._sheets.guess.lift()

    def _tell_guesses(self, events: tuple[Event, ...]) -> None:
        """Tell how the guesses came out, at once and to everybody (R-208)."""
        for event in events:
            if event.name == "TimeGuessed" and self._controller.people:
                first = next(told for told in events if told.name == "FirstPlayerChosen")
                names = self._controller.names
                clock = text("guess-clock", time=clock_time(event.data["clock"]))
                self._sheets.guessed.tell(clock, guess_lines(event, names), narrate(first, names) or "")

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
        if controller.reading is not None or view.step == "mulligan":
            self._questions.show_identity(controller.view(), is_new=controller.reading is not None)
        elif view.step in FETCHES:
            self._questions.ask_fetch()

    def _hide_private(self) -> None:
        """Take away what one seat was shown, and ask it anew when it comes back."""
        self._asked_for = None
        self._sheets.forget()
        self.memo.end_look()
