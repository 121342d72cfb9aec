"""What a player does to the cards and the board, by pointer and by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QKeyEvent

from chrononauts_qt.games.chrononauts.actions import DISCARD
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.ui.games.chrononauts.gestures import DockGestures, Key
from chrononauts_qt.ui.games.solonauts.controller import SEAT
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.solonauts.table import SoloScreen


class SoloGestures(DockGestures):
    """The gestures of one player, who may consider any card at any time."""

    def __init__(self, table: SoloScreen) -> None:
        super().__init__(table)
        self._table = table
        self._controller = table.controller
        table.travellers.activated.connect(self._read)
        table.shelf.activated.connect(self._read)
        table.steps.primary_pressed.connect(self.press_primary)
        table.steps.discard_pressed.connect(self.discard)
        table.steps.undo_pressed.connect(table.questions.ask_undo)
        table.steps.hint_pressed.connect(table.hint_wanted)
        self.watch(table.timeline)

    def choose_card(self, index: QModelIndex) -> None:
        """Arm a card, or put it back; one that cannot be played says why, and can be discarded."""
        card, view = index.data(CardRole.CARD), self._controller.view()
        if card is None or view.step == "over":
            return
        if self.puts_back(card):
            return
        self._arming.arm(card, "hand")
        reason = self._arming.reason()
        if reason is None:
            self._table.aim.focus_target()
        elif view.step == "play":
            self.refuse(reason)
        else:
            self.tell_chosen(card)

    def _read(self, index: QModelIndex) -> None:
        """Show the card of a traveller large, or put it away again."""
        reader, identity = self._table.reader, str(index.data(ItemRole.KEY) or "")
        if identity == reader.key:
            reader.close()
        elif identity:
            reader.show(identity)

    def show_discards(self) -> None:
        self._table.show_discards()

    def is_asked(self) -> bool:
        return self._table.question.isVisible()

    def press_primary(self) -> None:
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

    def take(self, event: QKeyEvent) -> bool:
        table = self._table
        doors: dict[int, Callable[[], object]] = {
            Key.Key_H: table.hint_wanted.emit,
            Key.Key_A: table.travellers.setFocus,
            Key.Key_G: table.travellers.setFocus,
        }
        if event.key() == Key.Key_Escape:
            return self._withdraw()
        if event.key() not in doors:
            return super().take(event)
        doors[event.key()]()
        return True

    def _withdraw(self) -> bool:
        if self._table.question.isVisible():
            return self._table.question.go_back()
        return self.leave(self._arming.put_back)
