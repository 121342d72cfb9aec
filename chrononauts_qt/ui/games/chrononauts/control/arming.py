"""The card that is being considered, between choosing it and playing it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.games.chrononauts.actions import DISCARD, PLAY, Action
from chrononauts_qt.games.chrononauts.cards import FAMILY, PATCH, PLAY_INDEX
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.games.chrononauts.control.box_controller import BoxController
from chrononauts_qt.ui.games.chrononauts.control.drop_referee import DropReferee


class Arming(QObject):
    """At most one card is armed: chosen by click, key or drag, with its legal targets for all to ring.

    ``source`` is hand, small-hand, discard or draw-pile, as in drags. ``wanted`` is the target that a hint
    suggests, "" for none. Asking never changes the game. `hinted`: a hint has chosen the card, or means it;
    ``suggested`` is the move it says is good.
    """

    changed = Signal()
    was_put_back = Signal(str)
    """This card (id) is no longer considered, and nothing was done with it."""

    def __init__(
        self, controller: BoxController, referee: DropReferee, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self.referee = referee
        self.card: str | None = None
        self.source = ""
        self._forget()

    def _forget(self) -> None:
        self.wanted = ""
        self.hinted = False
        self.suggested: Action | None = None

    def arm(self, card: str, source: str) -> None:
        """Consider a card."""
        if (card, source) != (self.card, self.source):
            self.card, self.source = card, source
            self._forget()
            self.changed.emit()

    def arm_of_hand(self, card: str) -> None:
        """Consider a card of the hand that is shown: at a Miracle that is the small one."""
        self.arm(card, "small-hand" if self.controller.view().step == "miracle" else "hand")

    def disarm(self) -> None:
        """Consider no card any more."""
        if self.card is not None:
            self.card, self.source = None, ""
            self._forget()
            self.changed.emit()

    def hint_at(self, action: Action, is_suggested: bool) -> None:
        """Let a hint mean the armed card for a move, which it may suggest."""
        self.hinted, self.wanted = self.card is not None, action.target_id or ""
        self.suggested = action if is_suggested and self.hinted else None

    def forget_hint(self) -> None:
        """Consider the card as if no hint had said what to do with it; who has chosen it stays."""
        self.wanted, self.suggested = "", None

    def put_back(self) -> None:
        """Consider no card any more, because its player has put it back."""
        card = self.card
        self.disarm()
        if card is not None:
            self.was_put_back.emit(card)

    def plays(self) -> list[Action]:
        """Return the legal plays of the armed card."""
        if self.card is None or self.controller.viewer is None:
            return []
        return [
            action
            for action in self.controller.view().actions
            if action.verb == "play" and action.card_id == self.card
        ]

    def targets(self) -> frozenset[str] | None:
        """Return the legal targets as drops name them ("slot" without one); None: no card is armed."""
        if self.card is None:
            return None
        if self.referee.needs_choice(self.card):
            return frozenset({"slot"} if self.plays() else ())
        return frozenset(action.target_id or "slot" for action in self.plays())

    def sole_play(self) -> Action | None:
        """Return the play that needs no further choice: a card without a target, or a Patch."""
        plays = self.plays()
        if self.card is None or len(plays) != 1:
            return None
        alone = plays[0].target is None or FAMILY[PLAY_INDEX[self.card]] == PATCH
        return plays[0] if alone else None

    def discard(self) -> Action | None:
        """Return the discard of the armed card, if it is legal now."""
        if self.card is None or self.controller.viewer is None:
            return None
        action = DISCARD[PLAY_INDEX[self.card]]
        return action if action in self.controller.view().actions else None

    def refusal(self) -> str | None:
        """Return the sentence why the armed card cannot be played at all, or None."""
        reason = self.reason()
        return None if reason is None else self.controller.say(reason)

    def reason(self) -> Reason | None:
        """Return why the armed card cannot be played at all, with its rule, or None."""
        if self.card is None or self.plays():
            return None
        return self.controller.reason_of_card(self.card) or self.controller.reason(
            self.controller.viewer or 0, PLAY[PLAY_INDEX[self.card]][None]
        )

    def play(self, target: str) -> bool:
        """Play the armed card on a target; a refusal is told by the controller."""
        if self.card is None or self.controller.viewer is None:
            return False
        card = self.card
        if target == "slot" and self.referee.needs_choice(card):
            self.referee.choice_needed.emit(card)
            return False
        action = self.referee.action_for(card, target)
        if action is None:
            sentence = self.referee.explain_drop(card, self.source, target)
            reason = self.referee.reason(card, target)
            self.controller.refused.emit(sentence or "", reason.rule if reason else "")
            return False
        return self.controller.play(action)
