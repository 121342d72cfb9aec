"""Why something cannot be done: a sentence for every key of the referee, what, why and what now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chrononauts_qt.games.afternova.amounts import fragments
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog.wording import (
    QT_TRANSLATE_NOOP,
    Facts,
    Source,
    Words,
    all_of,
    fill,
    sentences,
    told,
)
from chrononauts_qt.ui.games.afternova.texts import cards
from chrononauts_qt.ui.games.afternova.texts.listed import in_words, of_skill

_SAYINGS: Mapping[str, Source] = {
    "game-over": QT_TRANSLATE_NOOP("Reasons", "The game is over."),
    "not-deciding": QT_TRANSLATE_NOOP("Reasons", "{seat} has nothing to decide now."),
    "no-such-planet": QT_TRANSLATE_NOOP(
        "Reasons", "{planet} does not lie on the table: choose a Planet that does."),
    "no-such-seat": QT_TRANSLATE_NOOP(
        "Reasons", "{helper} cannot help here: ask somebody else of this table."),
    "not-in-hand": QT_TRANSLATE_NOOP("Reasons", "{card} is not in your hand: choose a card that you hold."),
    "card-twice": QT_TRANSLATE_NOOP("Reasons", "{card} was chosen twice: once is enough."),
    "icons-missing": QT_TRANSLATE_NOOP(
        "Reasons", "Still missing: {missing}. Choose more crew, or ask somebody."),
    "idle-crew": QT_TRANSLATE_NOOP(
        "Reasons", "Everything is covered without {card}: leave that card in your hand."),
    "not-needed": QT_TRANSLATE_NOOP(
        "Reasons", "More {skill} is asked for than the Planet needs: ask for less."),
    "brings-nothing": QT_TRANSLATE_NOOP(
        "Reasons", "{seat} brings nothing yet: whoever helps brings an icon."),
    "gets-nothing": QT_TRANSLATE_NOOP("Reasons", "{seat} gets nothing yet: whoever helps gets a Fragment."),
    "no-helper": QT_TRANSLATE_NOOP("Reasons", "An offer goes to somebody: say who helps, or anyone."),
    "no-crew": QT_TRANSLATE_NOOP("Reasons", "{seat} has no crew and cannot help: ask somebody else."),
    "anyone-alone": QT_TRANSLATE_NOOP(
        "Reasons", "An offer to anyone names nobody else: leave the others out, or name each of them."),
    "anyone-gives": QT_TRANSLATE_NOOP(
        "Reasons", "An offer to anyone asks for nothing out of Holds: name somebody for that."),
    "not-on-planet": QT_TRANSLATE_NOOP(
        "Reasons", "There is not so much of it on the Planet: {colour}. Share out only what lies there."),
    "not-in-hold": QT_TRANSLATE_NOOP(
        "Reasons", "{seat} does not hold so much of it: {colour}. Only what lies in the Hold counts."),
    "same-both-ways": QT_TRANSLATE_NOOP(
        "Reasons", "The same colour would go both ways: {colour}. Let it go one way only."),
    "cannot-do-your-part": QT_TRANSLATE_NOOP(
        "Reasons", "Still missing for your own part: {missing}. Ask for it, or choose another Planet."),
    "no-more-offers": QT_TRANSLATE_NOOP(
        "Reasons", "No offer is left in this turn (at most {limit}): seal a deal, harvest or go to the "
        "Market."),
    "offered-already": QT_TRANSLATE_NOOP(
        "Reasons", "This was offer {number} of this turn already: change something."),
    "no-such-offer": QT_TRANSLATE_NOOP(
        "Reasons", "Offer {number} does not stand any more: choose one that does."),
    "same-terms": QT_TRANSLATE_NOOP("Reasons", "Nothing has changed yet: accept, or change your part."),
    "not-agreed": QT_TRANSLATE_NOOP(
        "Reasons", "Offer {number} is not agreed like this: seal one with those who have accepted it."),
    "no-bot": QT_TRANSLATE_NOOP(
        "Reasons", "Bot plays along with two players only: ask somebody at the table."),
    "bot-one-each": QT_TRANSLATE_NOOP(
        "Reasons", "Bot wants one Fragment for each icon: give as many as it brings."),
    "bot-has-no-use": QT_TRANSLATE_NOOP(
        "Reasons", "Bot’s Projects have no use for it: {colour}. Give a colour that they lack."),
    "bot-only-planet-fragments": QT_TRANSLATE_NOOP(
        "Reasons", "Bot takes Fragments of the Planet only: leave the Holds out of it."),
    "not-in-market": QT_TRANSLATE_NOOP(
        "Reasons", "{card} does not lie in the Market: take a card that does."),
    "no-card-to-pay": QT_TRANSLATE_NOOP(
        "Reasons", "Replacing a row costs a card, and at least one has to be taken: take one now."),
    "nothing-to-draw": QT_TRANSLATE_NOOP(
        "Reasons", "Deck and discard pile are empty, so nothing new can come: take what lies there."),
    "market-not-empty": QT_TRANSLATE_NOOP(
        "Reasons", "There are cards in the Market, so you cannot pass: take some, or harvest."),
    "drop-exactly": QT_TRANSLATE_NOOP("Reasons", "Fragments to drop, no more and no fewer: {count}."),
    "fragments-missing": QT_TRANSLATE_NOOP(
        "Reasons", "{card} cannot be completed yet. Missing from your Hold: {colours}."),
    "shown-already": QT_TRANSLATE_NOOP(
        "Reasons", "{card} has been shown in this turn already: everybody has seen it."),
    "take-back-offer": QT_TRANSLATE_NOOP(
        "TakeBack", "An offer waits for its answer: nothing is taken back until all have answered."),
    "take-back-heard": QT_TRANSLATE_NOOP("TakeBack", "The offer has been heard: it cannot be taken back."),
    "take-back-seen": QT_TRANSLATE_NOOP("TakeBack", "Cards have been seen since: this cannot be taken back."),
    "take-back-drawn": QT_TRANSLATE_NOOP(
        "TakeBack", "Something has been drawn since: this cannot be taken back."),
}
_OF_NOBODY: Mapping[str, Source] = {
    "brings-nothing": QT_TRANSLATE_NOOP("Reasons", "Whoever helps has to bring an icon."),
    "gets-nothing": QT_TRANSLATE_NOOP("Reasons", "Whoever helps has to get a Fragment."),
    "no-crew": QT_TRANSLATE_NOOP("Reasons", "Nobody else has crew in hand, so there is nobody to ask."),
}
"""What is said instead where no seat is named: of Bot, and of anyone."""

_OF_SEVERAL: Mapping[str, Source] = {
    "brings-nothing": QT_TRANSLATE_NOOP("Reasons", "No icon to bring yet: {seats}."),
    "gets-nothing": QT_TRANSLATE_NOOP("Reasons", "No Fragment to get yet: {seats}."),
}
"""What is said where a deal with several helpers is refused for more than one of them."""

_EMPTY_SEAT = QT_TRANSLATE_NOOP("Reasons", "Nobody sits at place {number}: ask somebody of this table.")

_STEPS: Mapping[str, Source] = {
    "turn": QT_TRANSLATE_NOOP(
        "Reasons", "Not now: first comes the action of the turn. Harvest, offer a deal or go to the Market."),
    "answer": QT_TRANSLATE_NOOP("Reasons", "Not now: an offer waits. It has to be answered first."),
    "market": QT_TRANSLATE_NOOP(
        "Reasons", "Not now: you are at the Market. Take cards or replace a row until that is done."),
    "discard": QT_TRANSLATE_NOOP("Reasons", "Not now: there is a card too many in hand. Discard one first."),
    "drop": QT_TRANSLATE_NOOP(
        "Reasons", "Not now: a Hold is too full. Drop the Fragments first that have no room."),
    "complete": QT_TRANSLATE_NOOP(
        "Reasons", "Not now: the turn is ending. Complete a Project, or leave it at that."),
    "over": QT_TRANSLATE_NOOP("Reasons", "The game is over."),
}
_NOT_SHOWN = QT_TRANSLATE_NOOP(
    "Reasons", "Cards are shown only while deals are made: before the action of the turn, or while an offer "
    "waits.")


def say(reason: Reason, names: Sequence[str]) -> str:
    """Return the sentence of a refusal; KeyError for a key that the catalogue does not know.

    `names` are the players' by 0-based seat.
    """
    return told(_source(reason.key, reason.params, names), _WORDS, reason.params, names)


def say_all(refused: Sequence[Reason], names: Sequence[str]) -> str:
    """Return what is wrong with the parts of several helpers, "" unless that is more than one."""
    seats: dict[str, list[str]] = {key: [] for key in _OF_SEVERAL}
    for reason in refused:
        if reason.key in seats and "seat" in reason.params:
            seats[reason.key].append(names[reason.params["seat"]])
    if sum(map(len, seats.values())) < 2:
        return ""
    return sentences(*(
        fill(_OF_SEVERAL[key], seats=all_of(some)) for key, some in seats.items() if some))


def _source(key: str, facts: Facts, names: Sequence[str]) -> Source:
    if key == "wrong-step":
        return _STEPS[facts["step"]] if "verb" in facts else _NOT_SHOWN  # a show is no verb of a step
    if key == "no-such-seat" and facts["number"] > len(names):
        return _EMPTY_SEAT
    if key in _OF_NOBODY and "seat" not in facts:
        return _OF_NOBODY[key]
    return _SAYINGS[key]


_WORDS: Mapping[str, Words] = {
    "seat": lambda facts, names: names[facts["seat"]],
    "helper": lambda facts, names: names[facts["number"] - 1],
    "card": lambda facts, names: cards.in_sentence(facts["card"]),
    "planet": lambda facts, names: cards.planet(facts["planet"]),
    "colour": lambda facts, names: cards.colour(facts["colour"]),
    "colours": lambda facts, names: in_words(fragments(facts["colours"])),
    "skill": lambda facts, names: cards.skill(facts["skill"]),
    "missing": lambda facts, names: of_skill(facts["skill"], facts["missing"]),
}
