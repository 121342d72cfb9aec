"""What a player does to the cards and the board, by pointer and by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.actions import DISCARD
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.games.solonauts.controller import SEAT
from chrononauts_qt.ui.kit.keyboard import digit_of
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.solonauts.table import SoloScreen

Key = Qt.Key
ENTER = (Key.Key_Return, Key.Key_Enter)


class SoloGestures(QObject):
    """Turns presses, keys and drags into an armed card, plays and discards."""

    def __init__(self, table: SoloScreen) -> None:
        super().__init__(table)
        self._table = table
        self._arming = table.arming
        self._controller = table.controller
        hand = table.hand
        hand.activated.connect(self.choose_card)
        hand.drag_began.connect(lambda card: self._arming.arm(card, "hand"))
        hand.drag_ended.connect(self._end_drag)
        table.timeline.activated.connect(self._aim_at)
        table.discard.activated.connect(lambda _: self._use_discard_pile())
        table.travellers.activated.connect(self._read)
        table.shelf.activated.connect(self._read)
        table.steps.primary_pressed.connect(self.press_primary)
        table.steps.discard_pressed.connect(self.discard)
        table.steps.undo_pressed.connect(table.questions.ask_undo)
        table.steps.hint_pressed.connect(table.hint_wanted)
        self.watch(table.timeline)

    # -- the pointer ----------------------------------------------------------------------------

    def choose_card(self, index: QModelIndex) -> None:
        """Arm a card, or put it back; one that cannot be played says why, and can be discarded."""
        card, view = index.data(CardRole.CARD), self._controller.view()
        if card is None or view.step == "over":
            return
        if card == self._arming.card:
            self._arming.disarm()
            return
        self._arming.arm(card, "hand")
        reason = self._arming.reason()
        if reason is None:
            self._focus_target()
        elif view.step == "play":
            self._table.message.say(self._controller.say(reason), topic=topics.rule(reason.rule))

    def _focus_target(self) -> None:
        """Bring the keys to the first year that the armed card can be played on, or to the button."""
        table = self._table
        if self._arming.sole_play() is not None:
            table.steps.primary.setFocus()
            return
        targets = self._arming.targets() or frozenset()
        for index in table.timeline.items():
            if index.data(ItemRole.TARGET) in targets:
                table.timeline.setCurrentIndex(index)
                table.timeline.setFocus()
                return

    def _aim_at(self, index: QModelIndex) -> None:
        """Play the armed card on a year; without one the year is explained."""
        explain = self._table.explain
        if self._arming.card is None:
            explain.show_year(index.data(TileRole.YEAR))
        elif not self._arming.play(str(index.data(ItemRole.TARGET))):
            explain.explain_refusal(str(index.data(ItemRole.TARGET)))

    def _read(self, index: QModelIndex) -> None:
        """Show the card of a traveller large, or put it away again."""
        reader, identity = self._table.explain.reader, str(index.data(ItemRole.KEY) or "")
        if identity == reader.key:
            reader.close()
        elif identity:
            reader.show(identity)

    def _use_discard_pile(self) -> None:
        """A click on the pile discards the armed card; without one it shows what lies there."""
        if self._arming.card is not None:
            self.discard()
        else:
            self._table.show_discards()

    def _end_drag(self, card: str, taken: bool) -> None:
        """A card let go stays armed where it was refused, or where a question about it is open."""
        if taken and not self._table.question.isVisible():
            self._arming.disarm()

    # -- the buttons ----------------------------------------------------------------------------

    def press_primary(self) -> None:
        """Do what the primary button says."""
        view, play = self._controller.view(), self._arming.sole_play()
        if view.step == "over":
            self._table.ended.emit()
        elif view.step == "stuck":
            self.discard()
        elif play is not None:
            self._controller.play(play)

    def discard(self) -> None:
        """Discard the armed card, or say why that may not be."""
        card, action = self._arming.card, self._arming.discard()
        if action is not None:
            self._controller.play(action)
        elif card is not None:
            reason = self._controller.reason(SEAT, DISCARD[PLAY_INDEX[card]])
            if reason is not None:
                self._controller.refused.emit(self._controller.say(reason), reason.rule)

    # -- keys -----------------------------------------------------------------------------------

    def watch(self, board: QWidget) -> None:
        """Let Enter on a board, or on a list in its place, be the primary action."""
        board.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter on the board press the button while no card is armed and there is anything to press."""
        is_enter = isinstance(event, QKeyEvent) and event.key() in ENTER
        if not is_enter or event.type() != QEvent.Type.KeyPress or self._arming.card is not None:
            return False
        return self._enter(event)

    def _enter(self, event: QEvent) -> bool:
        if not self._table.steps.primary.isEnabled():
            return False
        if not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            self.press_primary()
        return True

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key asks; tell whether it was one of this table's."""
        table, digit = self._table, digit_of(event)
        doors: dict[int, Callable[[], object]] = {
            Key.Key_Escape: self._withdraw,
            Key.Key_X: self._discard_current,
            Key.Key_H: table.hint_wanted.emit,
            Key.Key_A: table.travellers.setFocus,
            Key.Key_G: table.travellers.setFocus,
        }
        if digit is not None:
            self._choose_number((digit - 1) % 10)
        elif event.key() in ENTER:
            return self._enter(event)
        elif event.key() in doors:
            doors[event.key()]()
        else:
            return False
        return True

    def _withdraw(self) -> None:
        if self._table.question.isVisible():
            self._table.question.go_back()
            return
        self._table.message.dismiss()
        self._arming.disarm()

    def _choose_number(self, number: int) -> None:
        hand = self._table.hand
        index = hand.model().index(number, 0)
        if index.isValid():
            hand.setCurrentIndex(index)
            hand.setFocus()
            self.choose_card(index)

    def _discard_current(self) -> None:
        """Discard the armed card, or the one that has the focus in the hand."""
        hand = self._table.hand
        index = hand.currentIndex()
        if self._arming.card is None and index.isValid() and hand.hasFocus():
            self._arming.arm(str(index.data(CardRole.CARD)), "hand")
        self.discard()
