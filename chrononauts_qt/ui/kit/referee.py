"""Whom the models ask about a drop: they hold no rules themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from chrononauts_qt.ui.kit.offer import Offer


class Referee(Protocol):
    """Answers for the seat whose view is shown.

    ``source`` is hand, small-hand, discard or draw-pile. ``target`` is a year ("1963"), an artifact id,
    "seat-2", "discard", "slot" (a card without a target), "left" or "right".
    """

    def explain_drop(self, card_id: str, source: str, target: str) -> str | None:
        """Return None if the card may be dropped there, else why not: a sentence, or "" without words."""

    def submit_drop(self, card_id: str, source: str, target: str) -> None:
        """Submit the action of a legal drop; the models change only when the new view arrives."""


def judge(referee: Referee | None, offer: Offer | None, targets: Sequence[str]) -> tuple[str, str | None]:
    """Return the first of `targets` that takes the offer and None, else the first and its refusal.

    Places overlap: a card that needs no target may be let go over any year, an artifact over another
    artifact on one's own table. The wider place comes last and speaks only if it says yes.
    """
    if referee is None or offer is None or not targets:
        return "", ""
    first: str | None = None
    for target in targets:
        sentence = referee.explain_drop(offer.card, offer.source, target)
        if sentence is None:
            return target, None
        first = sentence if first is None else first
    return targets[0], first
