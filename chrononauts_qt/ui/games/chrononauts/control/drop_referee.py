"""Judges what the viewer's cards are dropped on, as the models of the table ask (ui.kit.drop_model)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.games.chrononauts.actions import DISCARD, PLAY, Action, target_kind
from chrononauts_qt.games.chrononauts.cards import BY_ID, PLAY_INDEX
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.games.chrononauts.control.box_controller import BoxController

SOURCES = {"miracle": "small-hand", "rewind": "discard", "quick-trip": "draw-pile"}
"""Where a card is played from, at the steps that do not take it from the hand."""


class DropReferee(QObject):
    """Knows which action a drop means, why it is refused, and submits it through the controller.

    A target is "discard", "slot" (the table), a year, an artifact id, "seat-N", "left" or "right".
    `choice_needed` brings a card whose drop leaves its target open: a sheet has to ask for it.
    """

    choice_needed = Signal(str)

    def __init__(self, controller: BoxController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller

    def action_for(self, card_id: str, target: str) -> Action | None:
        """Return what dropping a card on `target` means; None where it means nothing.

        A card that needs no target may be put in front of its player.
        """
        card = PLAY_INDEX.get(card_id)
        if card is None:
            return None
        if target == "discard":
            return DISCARD[card]
        viewer = self._controller.viewer
        own = viewer is not None and target == f"seat-{viewer + 1}"
        if target == "slot" or (own and not target_kind(BY_ID[card_id])):
            return PLAY[card][None]
        return next((action for action in PLAY[card].values() if action.target_id == target), None)

    def needs_choice(self, card_id: str) -> bool:
        """Tell whether a card is aimed at something that is chosen on a sheet, not on the table."""
        return card_id in PLAY_INDEX and target_kind(BY_ID[card_id]) in ("direction", "seat")

    def explain_drop(self, card_id: str, source: str, target: str) -> str | None:
        """Return why the viewer may not drop this card there, "" without words; None: it may be dropped."""
        step = self._controller.public_view().step
        if self._controller.viewer is None or source != SOURCES.get(step, "hand"):
            return ""
        reason = self.reason(card_id, target)
        return None if reason is None else self._controller.say(reason)

    def reason(self, card_id: str, target: str) -> Reason | None:
        """Return why this card of the viewer may not be put on a target, with its rule, or None."""
        viewer, action = self._controller.viewer, self.action_for(card_id, target)
        if viewer is None:
            return None
        if target == "slot" and self.needs_choice(card_id):
            return self._reason_of_choice(viewer, card_id)
        return self._misses(card_id) if action is None else self._controller.reason(viewer, action)

    def _reason_of_choice(self, viewer: int, card_id: str) -> Reason | None:
        """Such a card is put on the table, and the sheet asks for the rest; any legal play will do."""
        actions = self._controller.view().actions
        if any(action.card_id == card_id and action.verb == "play" for action in actions):
            return None
        return self._controller.reason(viewer, PLAY[PLAY_INDEX[card_id]][None])

    @staticmethod
    def _misses(card_id: str) -> Reason:
        kind = target_kind(BY_ID[card_id]) if card_id in PLAY_INDEX else ""
        return Reason("needs-target" if kind else "takes-no-target", "R-310", {"card": card_id})

    def pointers(self, card_id: str, target: str) -> tuple[int, ...]:
        """Return the years that a refusal of this drop points at: what moves a Ripplepoint, a Patch's own."""
        viewer = self._controller.viewer
        action = self.action_for(card_id, target)
        if viewer is None or action is None:
            return ()
        reason = self._controller.reason(viewer, action)
        params = {} if reason is None else reason.params
        return tuple(params.get("linchpins", ())) or ((params["own_year"],) if "own_year" in params else ())

    def submit_drop(self, card_id: str, source: str, target: str) -> None:
        """Submit what a drop means, or ask for the choice that is still missing."""
        if target == "slot" and self.needs_choice(card_id):
            self.choice_needed.emit(card_id)
            return
        action = self.action_for(card_id, target)
        if action is not None:
            self._controller.play(action)
