"""Refusals as half English sentences, in the words of journals."""

from __future__ import annotations

from chrononauts_qt.kernel.reason import Reason

REFUSALS = {
    "game-over": "the game is over",
    "not-deciding": "seat {seat} has nothing to decide now",
    "wrong-step": "this cannot be said in the step “{step}”",
    "no-such-planet": "{planet} does not lie on the table",
    "no-such-seat": "seat {number} cannot help here",
    "not-in-hand": "{card} is not in the hand",
    "card-twice": "{card} is named twice",
    "icons-missing": "{missing} {skill} missing",
    "idle-crew": "{card} is not needed",
    "not-needed": "more {skill} is asked for than the Planet needs",
    "brings-nothing": "a helper has to bring an icon",
    "gets-nothing": "a helper has to get a Fragment",
    "no-helper": "an offer names a seat, or anyone",
    "no-crew": "no crew would be played",
    "anyone-alone": "an offer to anyone names nobody else",
    "anyone-gives": "an offer to anyone asks for nothing out of Holds",
    "not-on-planet": "there is not so much {colour} on the Planet",
    "not-in-hold": "there is not so much {colour} in the Hold of seat {seat}",
    "same-both-ways": "{colour} would go both ways",
    "cannot-do-your-part": "{missing} {skill} missing for the maker's own part",
    "no-more-offers": "{limit} offers were made in this turn",
    "offered-already": "this is offer {number}",
    "no-such-offer": "there is no offer {number} to answer or seal",
    "same-terms": "a counter has to change something",
    "not-agreed": "offer {number} is not agreed like this",
    "no-bot": "Bot takes part with two seats only",
    "bot-one-each": "Bot wants one Fragment for each icon",
    "bot-has-no-use": "Bot has no use for {colour}",
    "bot-only-planet-fragments": "Bot takes Fragments of the Planet only",
    "not-in-market": "{card} does not lie in the Market",
    "no-card-to-pay": "no card is left to pay for it",
    "nothing-to-draw": "there is nothing to draw for the row",
    "market-not-empty": "there are cards in the Market",
    "drop-exactly": "exactly {count} Fragments are to be dropped",
    "fragments-missing": "{colours} missing for {card}",
    "shown-already": "{card} was shown in this turn",
}


def refusal(reason: Reason) -> str:
    """Return a refusal as half a sentence; seats count from 1."""
    told = {name: value + 1 if name == "seat" else value for name, value in reason.params.items()}
    if "colours" in told:
        told["colours"] = " ".join(told["colours"])
    return f"{REFUSALS[reason.key].format(**told)} ({reason.rule})"
