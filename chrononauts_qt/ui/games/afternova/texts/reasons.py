"""Why something cannot be done: a sentence for every key of the referee, what, why and what now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chrononauts_qt.games.afternova.amounts import fragments
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, Words, told
from chrononauts_qt.ui.games.afternova.texts import cards
from chrononauts_qt.ui.games.afternova.texts.listed import in_words, of_skill
from chrononauts_qt.ui.games.afternova.texts.table_texts import text

_SAYINGS: Mapping[str, Source] = {
    "game-over": QT_TRANSLATE_NOOP("Reasons", "The game is over."),
    "not-deciding": QT_TRANSLATE_NOOP("Reasons", "{seat} has nothing to decide now."),
    "wrong-step": QT_TRANSLATE_NOOP("Reasons", "Not now. What is due: {step}."),
    "no-such-planet": QT_TRANSLATE_NOOP("Reasons", "{planet} does not lie on the table."),
    "no-such-seat": QT_TRANSLATE_NOOP("Reasons", "Nobody who could help sits at number {number}."),
    "not-in-hand": QT_TRANSLATE_NOOP("Reasons", "{card} is not in your hand."),
    "card-twice": QT_TRANSLATE_NOOP("Reasons", "{card} can be played only once."),
    "icons-missing": QT_TRANSLATE_NOOP(
        "Reasons", "Still missing: {missing}. Choose more crew, or ask somebody."),
    "idle-crew": QT_TRANSLATE_NOOP("Reasons", "{card} is not needed here and stays in your hand."),
    "not-needed": QT_TRANSLATE_NOOP("Reasons", "The Planet does not ask for so much {skill}."),
    "brings-nothing": QT_TRANSLATE_NOOP(
        "Reasons", "{seat} brings nothing yet: whoever helps brings an icon."),
    "brings-nothing-any": QT_TRANSLATE_NOOP("Reasons", "Whoever helps has to bring an icon."),
    "gets-nothing": QT_TRANSLATE_NOOP("Reasons", "{seat} gets nothing yet: whoever helps gets a Fragment."),
    "gets-nothing-any": QT_TRANSLATE_NOOP("Reasons", "Whoever helps has to get a Fragment."),
    "no-helper": QT_TRANSLATE_NOOP("Reasons", "An offer needs somebody who helps."),
    "no-crew": QT_TRANSLATE_NOOP("Reasons", "{seat} has no crew and cannot help."),
    "no-crew-any": QT_TRANSLATE_NOOP("Reasons", "No crew would be played: that is no Harvest."),
    "anyone-alone": QT_TRANSLATE_NOOP("Reasons", "An offer to anyone names nobody else."),
    "anyone-gives": QT_TRANSLATE_NOOP("Reasons", "An offer to anyone cannot ask for Fragments out of Holds."),
    "not-on-planet": QT_TRANSLATE_NOOP("Reasons", "There is not so much {colour} on the Planet."),
    "not-in-hold": QT_TRANSLATE_NOOP("Reasons", "{seat} does not hold so much {colour}."),
    "same-both-ways": QT_TRANSLATE_NOOP("Reasons", "The same colour would go both ways: {colour}."),
    "cannot-do-your-part": QT_TRANSLATE_NOOP("Reasons", "Still missing for your own part: {missing}."),
    "no-more-offers": QT_TRANSLATE_NOOP("Reasons", "All {limit} offers of this turn have been made."),
    "offered-already": QT_TRANSLATE_NOOP("Reasons", "This was offer {number} of this turn already."),
    "no-such-offer": QT_TRANSLATE_NOOP("Reasons", "Offer {number} does not stand any more."),
    "same-terms": QT_TRANSLATE_NOOP("Reasons", "Nothing has changed yet: accept, or change your part."),
    "not-agreed": QT_TRANSLATE_NOOP("Reasons", "Offer {number} is not agreed like this."),
    "no-bot": QT_TRANSLATE_NOOP("Reasons", "Bot plays along with two players only."),
    "bot-one-each": QT_TRANSLATE_NOOP("Reasons", "Bot wants one Fragment for each icon."),
    "bot-has-no-use": QT_TRANSLATE_NOOP("Reasons", "Bot’s Projects have no use for it: {colour}."),
    "bot-only-planet-fragments": QT_TRANSLATE_NOOP("Reasons", "Bot takes Fragments of the Planet only."),
    "not-in-market": QT_TRANSLATE_NOOP("Reasons", "{card} does not lie in the Market."),
    "no-card-to-pay": QT_TRANSLATE_NOOP(
        "Reasons", "Replacing a row costs one of your cards, and you have to take at least one."),
    "nothing-to-draw": QT_TRANSLATE_NOOP("Reasons", "Deck and discard pile are empty: nothing can come."),
    "market-not-empty": QT_TRANSLATE_NOOP("Reasons", "There are cards in the Market, so you cannot pass."),
    "drop-exactly": QT_TRANSLATE_NOOP("Reasons", "So many Fragments have to go overboard: {count}."),
    "fragments-missing": QT_TRANSLATE_NOOP("Reasons", "{card} cannot be completed: {colours} missing."),
    "shown-already": QT_TRANSLATE_NOOP("Reasons", "{card} has been shown in this turn."),
    "take-back-offer": QT_TRANSLATE_NOOP(
        "TakeBack", "An offer waits for its answer: nothing is taken back until all have answered."),
    "take-back-heard": QT_TRANSLATE_NOOP("TakeBack", "The offer has been heard: it cannot be taken back."),
    "take-back-seen": QT_TRANSLATE_NOOP("TakeBack", "Cards have been seen since: this cannot be taken back."),
    "take-back-drawn": QT_TRANSLATE_NOOP(
        "TakeBack", "Something has been drawn since: this cannot be taken back."),
}  # fmt: skip

_WORDS: Mapping[str, Words] = {
    "seat": lambda facts, names: names[facts["seat"]],
    "card": lambda facts, names: cards.name_of(facts["card"]),
    "planet": lambda facts, names: cards.planet(facts["planet"]),
    "colour": lambda facts, names: cards.colour(facts["colour"]),
    "colours": lambda facts, names: in_words(fragments(facts["colours"])),
    "skill": lambda facts, names: cards.skill(facts["skill"]),
    "missing": lambda facts, names: of_skill(facts["skill"], facts["missing"]),
    "step": lambda facts, names: text(f"step-{facts['step']}"),
}


def say(reason: Reason, names: Sequence[str]) -> str:
    """Return the sentence of a refusal."""
    general = f"{reason.key}-any"
    key = general if general in _SAYINGS and "seat" not in reason.params else reason.key
    return told(_SAYINGS[key], _WORDS, reason.params, names)
