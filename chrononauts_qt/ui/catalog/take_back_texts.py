"""Words about taking back: what is asked of whom, what came of it, and why it cannot be."""

from __future__ import annotations

from collections.abc import Sequence

from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, fill, texts_of

TEXTS: dict[str, Source] = {
    "take-back": QT_TRANSLATE_NOOP("TakeBack", "Take back…"),
    "ask-act": QT_TRANSLATE_NOOP("TakeBack", "Take this back?"),
    "ask-turn": QT_TRANSLATE_NOOP("TakeBack", "Begin this turn again?"),
    "act-of": QT_TRANSLATE_NOOP("TakeBack", "What {name} did last is taken back."),
    "turn-of": QT_TRANSLATE_NOOP(
        "TakeBack", "{name} begins this turn again, with the hand it began with. The same cards come again."),
    "and-since": QT_TRANSLATE_NOOP("TakeBack", "All that has happened since goes with it."),
    "marks": QT_TRANSLATE_NOOP(
        "TakeBack", "Something hidden has been seen since: the game is practice from then on."),
    "all-agree": QT_TRANSLATE_NOOP("TakeBack", "It is done once everybody has pressed OK."),
    "person-ok": QT_TRANSLATE_NOOP("TakeBack", "{name}: OK"),
    "person-agrees": QT_TRANSLATE_NOOP("TakeBack", "{name} agrees"),
    "do-it": QT_TRANSLATE_NOOP("TakeBack", "Take it back"),
    "leave-it": QT_TRANSLATE_NOOP("TakeBack", "No, it stays"),
    "stays": QT_TRANSLATE_NOOP("TakeBack", "Not everybody agrees: it stays."),
    "moved-on": QT_TRANSLATE_NOOP(
        "TakeBack", "The game has moved on since you were asked: it stays. You can ask again."),
    "taken-act": QT_TRANSLATE_NOOP("TakeBack", "{name} took back the last move."),
    "taken-turn": QT_TRANSLATE_NOOP("TakeBack", "{name} begins this turn again."),
    "practice-why": QT_TRANSLATE_NOOP(
        "TakeBack", "This game is practice: something that had been hidden was seen and taken back."),
}  # fmt: skip

text = texts_of(TEXTS)

REFUSALS: dict[str, Source] = {
    "take-back-over": QT_TRANSLATE_NOOP(
        "TakeBack", "The game is over and everything has been shown: nothing can be taken back."),
    "take-back-nobody": QT_TRANSLATE_NOOP("TakeBack", "Only bots play here: they take nothing back."),
    "take-back-nothing": QT_TRANSLATE_NOOP("TakeBack", "There is nothing to take back yet."),
    "take-back-begun": QT_TRANSLATE_NOOP(
        "TakeBack", "This turn has only just begun: there is nothing to take back in it."),
    "take-back-shuffled": QT_TRANSLATE_NOOP(
        "TakeBack", "The draw pile has been shuffled since: this cannot be taken back."),
}  # fmt: skip

NAMED: dict[str, Source] = {
    "take-back-answered": QT_TRANSLATE_NOOP("TakeBack", "{name} has answered: this cannot be taken back."),
    "take-back-others": QT_TRANSLATE_NOOP(
        "TakeBack", "{name}, a bot, has moved since: this cannot be taken back."),
}  # fmt: skip
"""Refusals that name a player."""


def why_not(reason: Reason, names: Sequence[str]) -> str:
    """Return the sentence why nothing can be taken back now; "" for a reason of the game's own."""
    if reason.key in NAMED:
        return fill(NAMED[reason.key], name=names[reason.params["seat"]])
    return fill(REFUSALS[reason.key]) if reason.key in REFUSALS else ""
