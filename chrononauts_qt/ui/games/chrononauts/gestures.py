"""What the players do to the cards of the dock, by pointer and by keys: choose, drag, discard."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from chrononauts_qt.games.chrononauts.actions import DISCARD, PLAY, parse
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog import windows
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.questions import FETCHES
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.games.chrononauts.texts import key_answers
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.keyboard import ARROWS, digit_of
from chrononauts_qt.ui.kit.roles import CardRole

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.card_table import CardTable
    from chrononauts_qt.ui.games.chrononauts.rival_table import RivalTable

Key = Qt.Key
ENTER = (Key.Key_Return, Key.Key_Enter)


class DockGestures(QObject):
    """Turns presses, keys and drags on hand and pile into an armed card.

    Enter is the primary action: on the board it plays the armed card there; with none armed it presses
    the dock's button, and asks Why? only where that has nothing to do. A click always asks Why?.
    """

    def __init__(self, table: CardTable) -> None:
        super().__init__(table)
        self._arming = table.arming
        self._hand = table.hand
        self._pile = table.discard
        self._aim, self._message = table.aim, table.message
        self._primary = table.steps.primary
        table.hand.activated.connect(self.choose_card)
        table.hand.drag_began.connect(self.drag)
        table.hand.drag_ended.connect(self._end_drag)
        table.discard.activated.connect(lambda _: self._use_discard_pile())
        self._arming.changed.connect(self._describe_pile)
        self._describe_pile()
        for button in table.steps.findChildren(QPushButton):
            button.installEventFilter(self)

    @abstractmethod
    def choose_card(self, index: QModelIndex) -> None:
        """Arm a card, or put it back; one that cannot be played says why."""

    @abstractmethod
    def press_primary(self) -> None:
        """Do what the primary button says."""

    @abstractmethod
    def discard(self) -> None:
        """Discard the armed card."""

    @abstractmethod
    def show_discards(self) -> None:
        """Let the discard pile be looked through."""

    @abstractmethod
    def is_asked(self) -> bool:
        """Tell whether a sheet asks what becomes of the armed card."""

    def may_choose(self) -> bool:
        """Tell whether cards of the hand may be considered now."""
        return True

    def refuse(self, reason: Reason) -> None:
        """Say why a card cannot be played or discarded, once: a reader may hear it next with the card."""
        controller = self._arming.controller
        with controller.speaking():
            sentence = controller.say(reason)
            is_heard = self._hand.tells_next(sentence)
            self._message.say(sentence, topic=topics.rule(reason.rule), is_heard=is_heard)

    def tell_chosen(self, card: str) -> None:
        """Say that a card is chosen, where the keys stay at it."""
        with self._arming.controller.speaking():
            announce(self._hand, private_speech.said(key_answers.text("chosen", card=title(card))))

    def leave(self, withdraw: Callable[[], object]) -> bool:
        """Put the armed card back, else the message away; tell whether there was either."""
        if self._arming.card is None:
            return self._message.close_aloud()
        self._message.go_back()
        withdraw()
        return True

    def puts_back(self, card: str) -> bool:
        """Put a card back that has been chosen; one that only a hint has chosen is chosen now."""
        is_armed = card == self._arming.card
        if is_armed and not self._arming.hinted:
            self._arming.put_back()
            return True
        if is_armed:
            self._arming.hinted = False
        return False

    def drag(self, card: str) -> None:
        """Consider a card that is being dragged."""
        if self.may_choose():
            self._arming.arm_of_hand(card)

    def _end_drag(self, card: str, taken: bool) -> None:
        """A card let go stays armed, with its legal targets ringed, where it was refused or a sheet asks."""
        if taken and not self.is_asked():
            self._arming.disarm()

    def _use_discard_pile(self) -> None:
        """A click on the pile discards the armed card; without one it shows what lies there."""
        if self._arming.card is not None:
            self.discard()
        else:
            self.show_discards()

    def _describe_pile(self) -> None:
        """Say what Enter does at the pile; the card is not named, whoever listens."""
        what = "pile-shows" if self._arming.card is None else "pile-discards"
        with self._arming.controller.speaking():
            self._pile.setAccessibleDescription(key_answers.text(what))

    # -- keys -----------------------------------------------------------------------------------

    def watch(self, board: QWidget) -> None:
        """Let Enter on a board, or on a list in its place, be the primary action."""
        board.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take arrows from buttons, and Enter from the board where there is no card to be played on it."""
        if isinstance(watched, QPushButton):
            return self._lead_back(event)
        is_enter = isinstance(event, QKeyEvent) and event.key() in ENTER
        if not is_enter or event.type() != QEvent.Type.KeyPress:
            return False
        self._aim.by_keys = self._arming.card is not None
        return not self._aim.by_keys and self._enter(event)

    def _lead_back(self, event: QEvent) -> bool:
        """Let an arrow lead from a button to the next card: Qt's way leads to the button that discards."""
        is_arrow = isinstance(event, QKeyEvent) and event.key() in ARROWS
        if not is_arrow or event.type() != QEvent.Type.KeyPress or not self._hand.isEnabled():
            return False
        self._hand.setFocus()
        return QApplication.sendEvent(self._hand, event)

    def _enter(self, event: QEvent) -> bool:
        """Press the dock's button, once for a key held down; tell whether there is anything to press."""
        if not self._primary.isEnabled():
            return False
        if not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            self.press_primary()
        return True

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key asks; tell whether it was one of the table's."""
        digit = digit_of(event)
        if digit is not None:
            self._choose_number((digit - 1) % 10)
        elif event.key() in ENTER:
            return self._enter(event)
        elif event.key() == Key.Key_X:
            self._discard_current()
        else:
            return False
        return True

    def _choose_number(self, number: int) -> None:
        index = self._hand.model().index(number, 0)
        if index.isValid():
            self._hand.setCurrentIndex(index)
            self._hand.setFocus()
            self.choose_card(index)

    def _discard_current(self) -> None:
        """Discard the card that has the focus in the hand, or elsewhere the one that was chosen."""
        index, suggested = self._hand.currentIndex(), self._arming.suggested
        if index.isValid() and self._hand.hasFocus() and self.may_choose():
            self._arming.arm_of_hand(str(index.data(CardRole.CARD)))
            is_chosen = True
        else:
            is_chosen = not self._arming.hinted or (suggested is not None and suggested.verb == "discard")
        if self._arming.card is None or not is_chosen:
            announce(self._hand.window(), key_answers.text("nothing-to-discard"))
        else:
            self.discard()


class Gestures(DockGestures):
    """The gestures at a table of rivals. ``doors`` are keys that lead to other parts of it."""

    def __init__(self, table: RivalTable, doors: Mapping[Qt.Key, Callable[[], object]]) -> None:
        super().__init__(table)
        self._table = table
        self._doors = doors
        self._controller = table.controller
        self._questions = table.questions
        self._questions.fetched.connect(self._focus_target)

    def may_choose(self) -> bool:
        return self._controller.decides

    def choose_card(self, index: QModelIndex) -> None:
        """Arm a card, or put it back; an armed card that needs no target is played by Enter."""
        card = index.data(CardRole.CARD)
        step = self._controller.view().step
        if card == "memo" and self._table.flow.memo.point_at_answer():
            with self._controller.speaking():
                button = windows.text("cancel-with-memo")
                self._table.message.say(text("press-button", button=button), topic=topics.rule("R-1001"))
            return
        if card is None:
            return
        if not self._controller.decides or step not in ("play", "kill", "miracle"):
            self._say_not_now(card, step)
            return
        if self.puts_back(card):
            return
        self._arming.arm_of_hand(card)
        suggested = self._arming.suggested
        reason = self._arming.reason() if step != "kill" else None
        if suggested is not None:
            self._table.aim.focus_on(suggested)
        elif reason is not None:
            self.refuse(reason)
        elif step == "kill":
            self.tell_chosen(card)
        else:
            self._questions.aim()
            self._focus_target()

    def _focus_target(self) -> None:
        """Bring the keys from the hand to where the armed card can be played."""
        if not self._questions.sheets.is_asking:
            self._table.aim.focus_target()

    def _say_not_now(self, card: str, step: str) -> None:
        """Say why no card is played at the end of a turn, and else to who listens whose turn it is."""
        seat = self._controller.viewer
        reason = self._controller.reason(seat, PLAY[PLAY_INDEX[card]][None]) if seat is not None else None
        if self._controller.decides and step == "end" and reason is not None:
            self.refuse(reason)
        else:
            announce(self._table, self._table.status.accessibleName())

    def press_primary(self) -> None:
        self._table.buttons.press_primary()

    def discard(self) -> None:
        card, viewer = self._arming.card, self._controller.viewer
        reason = None
        if card is not None and viewer is not None:
            reason = self._controller.reason(viewer, DISCARD[PLAY_INDEX[card]])
        if reason is not None:
            self.refuse(reason)
        else:
            self._table.buttons.discard()

    def show_discards(self) -> None:
        self._questions.show_discards()

    def is_asked(self) -> bool:
        return self._questions.sheets.is_up("choice")

    def drag(self, card: str) -> None:
        if self._controller.view().step not in FETCHES:  # then its card is chosen from a pile
            super().drag(card)

    def take(self, event: QKeyEvent) -> bool:
        key, digit, sheets = event.key(), digit_of(event), self._questions.sheets
        if key == Key.Key_Space and sheets.is_up("curtain"):
            sheets.take_focus()  # from what lies open, back to the curtain: its button does the rest
        elif key == Key.Key_Space and not event.isAutoRepeat():
            return self._table.buttons.pause()
        elif digit is not None and sheets.is_up("memo") and 1 <= digit <= 6:
            sheets.memo.ask_to_look(digit - 1)
        elif key == Key.Key_Escape:
            return self.leave(self._questions.withdraw)
        elif key == Key.Key_E:
            step = self._controller.view().step
            if step == "kill":
                self._arming.disarm()  # then the button keeps the rest
            self._do_or_say_why(step in ("end", "kill"), self.press_primary, "end")
        elif key == Key.Key_V:
            may_claim = self._table.steps.claim_button.isEnabled()
            self._do_or_say_why(may_claim, self._table.buttons.claim, "claim home")
        elif key in self._doors:
            self._doors[Key(key)]()
        else:
            return super().take(event)
        return True

    def _do_or_say_why(self, may_do: bool, do: Callable[[], object], action: str) -> None:
        viewer = self._controller.viewer
        if may_do:
            do()
        elif viewer is not None and (reason := self._controller.reason(viewer, parse(action))) is not None:
            self.refuse(reason)
