"""Refusals as half English sentences, in the words of journals."""

from __future__ import annotations

from chrononauts_qt.kernel.reason import Reason

REFUSALS = {
    "game-over": "the game is over",
    "not-deciding": "seat {seat} has nothing to decide now",
    "wrong-step": "this cannot be said in the step “{step}”",
    "not-in-hand": "{card} is not in the hand",
    "reputation": "{card} needs {needed} Missions on the Story, and {played} lie there",
    "adventure-stays": "{card} cannot be discarded",
    "done-already": "it was said already",
    "not-done": "nothing was said that could be taken back",
    "no-such-hero": "{hero} is not there to be chosen or used",
    "not-your-hero": "{hero} belongs to seat {seat}",
    "hero-used": "{hero} was used already",
    "price-missing": "{hero} costs {wanted} {kind}, and {present} lie in the Backpack",
    "nothing-failed": "no failed Mission lies in the discards",
    "nobody-to-copy": "there is no other Hero who could still be used",
    "empty-backpack": "the Backpack is empty",
    "supply-empty": "the supply has no such token",
    "not-in-backpack": "no {kind} lies in the Backpack",
    "not-listed": "{mission} does not ask for {kind}",
    "too-many": "{most} are the most",
    "too-few": "{least} are the least",
    "not-offered": "{kind} is not offered",
    "must-take": "{mission} does not let its Reward be left",
    "bad-places": "{count} cards were looked at",
}


def refusal(reason: Reason) -> str:
    """Return a refusal as half a sentence; seats count from 1."""
    told = {name: value + 1 if name == "seat" else value for name, value in reason.params.items()}
    return f"{REFUSALS[reason.key].format(**told)} ({reason.rule})"
