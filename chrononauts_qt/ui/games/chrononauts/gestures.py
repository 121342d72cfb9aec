"""What the players do to the cards of the dock: choose, drag, discard."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QObject

from chrononauts_qt.games.chrononauts.actions import PLAY
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.games.chrononauts.arming import Arming
from chrononauts_qt.ui.games.chrononauts.buttons import Buttons
from chrononauts_qt.ui.games.chrononauts.dock import Dock
from chrononauts_qt.ui.games.chrononauts.questions import FETCHES, Questions
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.kit.roles import CardRole


class Gestures(QObject):
    """Turns presses, keys and drags on hand and pile into an armed card.

    ``focus_target`` brings the keys from the hand to where the armed card can be played.
    """

    def __init__(
        self,
        dock: Dock,
        arming: Arming,
        questions: Questions,
        buttons: Buttons,
        focus_target: Callable[[], None],
    ) -> None:
        super().__init__(arming)
        self._dock = dock
        self._arming = arming
        self._questions = questions
        self._buttons = buttons
        self._focus_target = focus_target
        self._controller = questions.controller
        self._connect()

    def _connect(self) -> None:
        dock = self._dock
        dock.hand.activated.connect(self.choose_card)
        dock.discard.activated.connect(lambda _: self._use_discard_pile())
        dock.hand.drag_began.connect(self._drag)
        dock.hand.drag_ended.connect(self._end_drag)
        self._questions.fetched.connect(self._focus_target)

    def choose_card(self, index: QModelIndex) -> None:
        """Arm a card, or put it back; an armed card that needs no target is played by Enter."""
        card = index.data(CardRole.CARD)
        step = self._controller.view().step
        if card is None or not self._controller.decides:
            return
        if step not in ("play", "kill", "miracle"):
            self._say_too_late(card, step)
            return
        if card == self._arming.card:
            self._arming.disarm()
            return
        self._arming.arm_of_hand(card)
        reason = self._arming.reason() if step != "kill" else None
        if reason is not None:
            self._say(reason)
        elif step != "kill":
            self._questions.aim()
            self._focus_target()

    def _say_too_late(self, card: str, step: str) -> None:
        """Say why no card is played at the end of a turn; at other steps a sheet asks for something else."""
        seat = self._controller.viewer
        if step == "end" and seat is not None:
            reason = self._controller.reason(seat, PLAY[PLAY_INDEX[card]][None])
            if reason is not None:
                self._say(reason)

    def _say(self, reason: Reason) -> None:
        with self._controller.speaking():
            self._dock.message.say(self._controller.say(reason), topic=topics.rule(reason.rule))

    def _use_discard_pile(self) -> None:
        """A click on the pile discards the armed card; without one it shows what lies there."""
        if self._arming.card is not None:
            self._buttons.discard()
        else:
            self._questions.show_discards()

    def _drag(self, card: str) -> None:
        step = self._controller.view().step
        if step in FETCHES:
            return  # its card is chosen from a pile: a card of the hand has no target now
        if self._controller.decides:
            self._arming.arm_of_hand(card)

    def _end_drag(self, card: str, taken: bool) -> None:
        """A card let go stays armed, with its legal targets ringed, where it was refused or a sheet asks."""
        if taken and not self._questions.sheets.is_up("choice"):
            self._arming.disarm()
