"""Taking back at a table of several seats: the way to ask, the question, and what it leaves in the Log."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer, SignalInstance
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.session import take_back
from chrononauts_qt.session.take_back import Offer
from chrononauts_qt.ui.catalog.take_back_texts import text
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.kit import patience
from chrononauts_qt.ui.kit.message import MessageBar
from chrononauts_qt.ui.table.live_controller import LiveController
from chrononauts_qt.ui.table.screens import screens_of
from chrononauts_qt.ui.table.seat_controller import BackQuestion
from chrononauts_qt.ui.table.status_line import StatusLine
from chrononauts_qt.ui.table.take_back_sheet import TakeBackSheet

SILENCE_SECONDS = 20.0
"""Who has a phone and says nothing for so long does not agree."""


class Asking(Protocol):
    """The sheets of a table, that of taking back among them: it is made when it is first wanted."""

    @property
    def take_back(self) -> TakeBackSheet: ...

    @property
    def take_back_agreed(self) -> SignalInstance: ...

    @property
    def take_back_refused(self) -> SignalInstance: ...

    def take_focus(self) -> None:
        """Give the keys to what is asked."""


class Considering(Protocol):
    """What knows of acts that are considered at a table and not yet done."""

    def reconsider(self) -> bool:
        """Take back what is only being considered; tell whether there was anything."""


class OpenTable(Protocol):
    """A table at which something can be taken back."""

    message: MessageBar

    @property
    def controller(self) -> LiveController: ...

    @property
    def sheets(self) -> Asking: ...

    @property
    def questions(self) -> Considering: ...

    @property
    def status(self) -> StatusLine:
        """The line with the menu."""


class TakeBack(QObject):
    """The same way for every seat at every step: a line of the menu, and Ctrl+Z.

    Where several people play, all that is private is covered before they are asked, and stays so: they come
    to the screen together. Why nothing can be taken back is public, as is whatever it rests on.
    """

    def __init__(self, table: OpenTable, over: QWidget) -> None:
        super().__init__(over)
        self._table = table
        self._controller = table.controller
        self._offer: Offer | None = None
        self._asked_at = 0
        self._silence = QTimer(self, singleShot=True)
        self._silence.timeout.connect(lambda: table.sheets.take_back.go_back())
        self._controller.back_wanted.connect(self.ask)
        self._controller.back_answered.connect(self._answer)
        table.sheets.take_back_agreed.connect(self._do)
        table.sheets.take_back_refused.connect(self._leave)
        table.status.add_door(text("take-back"), self.ask)
        keys = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), over)
        keys.setAutoRepeat(False)
        keys.setWhatsThis(text("take-back"))
        keys.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        keys.activated.connect(self.step_back)

    def step_back(self) -> None:
        """Take back what is only being considered, as Esc does; else ask to take back what was done."""
        if not self._table.questions.reconsider():
            self.ask()

    def ask(self) -> None:
        """Ask to take back what can be; where it costs nothing and nobody else plays, it is done at once."""
        controller = self._controller
        found = controller.offered()
        if isinstance(found, Reason):
            self._table.message.say(controller.why_not_back())
            return
        self._offer, self._asked_at = found, len(controller.match.past.steps())
        if not found.asked and not found.marks:
            self._do()
            return
        if found.asked:
            controller.cover()
        with controller.speaking():
            title = text("ask-turn" if found.whole_turn else "ask-act")
            what = self._what(found)
            people = [(seat, controller.names[seat]) for seat in found.asked or (found.seat,)]
            self._table.sheets.take_back.ask(title, what, found.marks, people, controller.phones)
        self._ask_phones(BackQuestion(title, what, found.asked or (found.seat,)))

    def _ask_phones(self, question: BackQuestion) -> None:
        """Ask those who have phones there; who says nothing does not agree."""
        seconds = patience.to_answer(SILENCE_SECONDS)
        if self._controller.phones.intersection(question.seats) and seconds is not None:
            self._silence.start(round(1000 * seconds))
        self._controller.back_question = question
        self._controller.changed.emit()

    def _ask_no_more(self) -> None:
        self._silence.stop()
        if self._controller.back_question is not None:
            self._controller.back_question = None
            self._controller.changed.emit()

    def _answer(self, seat: int, agrees: bool) -> None:
        """Hear an answer from a phone as if it had been given on the sheet."""
        if self._controller.back_question is None:
            return
        if agrees:
            self._table.sheets.take_back.agree(seat)
        else:
            self._table.sheets.take_back.go_back()

    def _what(self, offer: Offer) -> str:
        """Say what would be taken back, as everybody has heard it."""
        match, names = self._controller.match, self._controller.names
        if offer.whole_turn:
            return text("turn-of", name=names[offer.seat])
        narrate = screens_of(match.game_id).narrate
        told = (narrate(event, names) for event in take_back.public_of(match, offer))
        first = next((words for words in told if words), text("act-of", name=names[offer.seat]))
        acted = {step.seat for step in match.past.steps()[-offer.actions :] if not step.silent}
        return first if acted <= {offer.seat} else sentences(first, text("and-since"))

    def _do(self) -> None:
        """Take it back; say why not, if it is no longer what was asked for."""
        offer, self._offer = self._offer, None
        self._ask_no_more()
        if offer is None:
            return
        if self._has_moved_on() or not self._controller.take_back(offer):
            self._refuse()
            return
        name = self._controller.names[offer.seat]
        self._controller.remarked.emit(text("taken-turn" if offer.whole_turn else "taken-act", name=name))
        if offer.marks:
            self._controller.remarked.emit(text("practice-why"))
        self._table.sheets.take_focus()

    def _has_moved_on(self) -> bool:
        """Tell whether something was done since: what could be taken back now is another act, if as long."""
        return len(self._controller.match.past.steps()) != self._asked_at

    def _refuse(self) -> None:
        """Say why what was agreed to stays: something has happened meanwhile."""
        with self._controller.speaking():
            self._table.message.say(self._controller.why_not_back() or text("moved-on"))
        self._table.sheets.take_focus()

    def _leave(self) -> None:
        if self._offer is not None and self._offer.asked:
            self._table.message.say(text("stays"), brief=True)
        self._offer = None
        self._ask_no_more()
        self._table.sheets.take_focus()
