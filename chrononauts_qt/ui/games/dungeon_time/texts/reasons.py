"""Why something cannot be done: a sentence for every key of the referee, what, why and what now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Facts, Source, Words, told
from chrononauts_qt.ui.games.dungeon_time.texts import cards
from chrononauts_qt.ui.games.dungeon_time.texts.listed import as_sentence, one, some, the, the_card

_SAYINGS: Mapping[str, Source] = {
    "game-over": QT_TRANSLATE_NOOP("Reasons", "The game is over."),
    "not-deciding": QT_TRANSLATE_NOOP("Reasons", "{seat} has nothing to decide now."),
    "not-in-hand": QT_TRANSLATE_NOOP("Reasons", "You do not hold {card}: choose a card of your own hand."),
    "reputation": QT_TRANSLATE_NOOP(
        "Reasons", "{card} asks for {needed} Missions on the Story, so far {played}: play Missions first."),
    "adventure-stays": QT_TRANSLATE_NOOP(
        "Reasons", "{card} is the Adventure: it cannot be discarded, only played."),
    "done-already": QT_TRANSLATE_NOOP(
        "Reasons", "You have said already that you are done. Whoever plays or discards goes on."),
    "not-done": QT_TRANSLATE_NOOP(
        "Reasons", "You have not said that you are done, so there is nothing to take back."),
    "no-such-hero": QT_TRANSLATE_NOOP(
        "Reasons", "{hero} is not in this game: choose a Hero that lies before you."),
    "not-your-hero": QT_TRANSLATE_NOOP("Reasons", "{hero} belongs to {seat}: nobody else can use that Hero."),
    "hero-used": QT_TRANSLATE_NOOP("Reasons", "{hero} has been used already: each Hero helps once."),
    "price-missing": QT_TRANSLATE_NOOP(
        "Reasons", "{hero} costs {price}, and the Backpack does not hold that now."),
    "nothing-failed": QT_TRANSLATE_NOOP(
        "Reasons", "No failed Mission lies in the discards, so nothing can be heard again."),
    "nobody-to-copy": QT_TRANSLATE_NOOP(
        "Reasons", "No other Hero is left unused, so there is nobody to stand in for."),
    "empty-backpack": QT_TRANSLATE_NOOP("Reasons", "The Backpack is empty, so there is nothing to give up."),
    "supply-empty": QT_TRANSLATE_NOOP(
        "Reasons", "No Reward token of this sort is left: {sort}. Take another kind."),
    "not-in-backpack": QT_TRANSLATE_NOOP(
        "Reasons", "The Backpack does not hold {item}: choose what lies in it."),
    "not-listed": QT_TRANSLATE_NOOP(
        "Reasons", "{mission} does not ask for {kind}: choose an Item that the card shows."),
    "too-many": QT_TRANSLATE_NOOP("Reasons", "That is too much of one kind: {sort}, {most} at most."),
    "too-few": QT_TRANSLATE_NOOP("Reasons", "That is too little: choose {least} at least."),
    "not-offered": QT_TRANSLATE_NOOP(
        "Reasons", "This Mission does not offer {kind} now: choose one of the Rewards shown."),
    "must-take": QT_TRANSLATE_NOOP(
        "Reasons", "The Reward of {mission} cannot be left: one of the kinds shown must be taken."),
    "bad-places": QT_TRANSLATE_NOOP(
        "Reasons", "You have looked at {count}: use each of those cards once at most, and no other."),
    "take-back-seen": QT_TRANSLATE_NOOP("TakeBack", "Cards have been seen since: this cannot be taken back."),
    "take-back-drawn": QT_TRANSLATE_NOOP(
        "TakeBack", "A card has been drawn since: in the Adventure phase nothing is taken back."),
    "take-back-running": QT_TRANSLATE_NOOP(
        "TakeBack", "In the Adventure phase what lies on the Story stays there: nothing is taken back."),
}

_OF_NO_KIND: Mapping[str, Source] = {
    "supply-empty": QT_TRANSLATE_NOOP(
        "Reasons", "No Reward token is left at all: this Hero can do nothing now."),
    "too-many": QT_TRANSLATE_NOOP("Reasons", "That is too much: {most} are the most."),
}
"""What is said instead where no kind is named."""

_STEPS: Mapping[str, Source] = {
    "draft": QT_TRANSLATE_NOOP("Reasons", "Not now: first everybody keeps one of two Heroes."),
    "ready": QT_TRANSLATE_NOOP("Reasons", "Not now: the game has not begun. Turn the glass first."),
    "adventure": QT_TRANSLATE_NOOP(
        "Reasons", "Not now: the Adventure phase is on. Play, discard, or say that you are done."),
    "resolve": QT_TRANSLATE_NOOP(
        "Reasons", "Not now: the Story goes on. Reveal its next card, or use a Hero."),
    "failure": QT_TRANSLATE_NOOP(
        "Reasons", "Not now: a Mission has failed. Say first which of its Items you keep."),
    "waive": QT_TRANSLATE_NOOP("Reasons", "Not now: choose first what this Mission does without."),
    "reward": QT_TRANSLATE_NOOP("Reasons", "Not now: first comes the Reward of this Mission."),
    "sift": QT_TRANSLATE_NOOP(
        "Reasons", "Not now: five cards lie open. Say first which of them are discarded."),
    "order": QT_TRANSLATE_NOOP("Reasons", "Not now: cards of the Story lie open. Put them in order first."),
    "trade": QT_TRANSLATE_NOOP(
        "Reasons", "Not now: a trade is on. Hand over up to three Items, then take a Reward."),
    "remove": QT_TRANSLATE_NOOP(
        "Reasons", "Not now: tokens are being taken out of the game. Go on, or say that it is enough."),
    "over": QT_TRANSLATE_NOOP("Reasons", "The game is over."),
}


def say(reason: Reason, names: Sequence[str]) -> str:
    """Return the sentence of a refusal; KeyError for a key that the catalogue does not know.

    `names` are the players' by 0-based seat.
    """
    return as_sentence(told(_source(reason.key, reason.params), _WORDS, reason.params, names))


def _source(key: str, facts: Facts) -> Source:
    if key == "wrong-step":
        return _STEPS[facts["step"]]
    if key in _OF_NO_KIND and facts["kind"] is None:
        return _OF_NO_KIND[key]
    return _SAYINGS[key]


_WORDS: Mapping[str, Words] = {
    "seat": lambda facts, names: names[facts["seat"]],
    "card": lambda facts, names: the_card(facts["card"]),
    "hero": lambda facts, names: cards.hero_name(facts["hero"]),
    "price": lambda facts, names: some((facts["kind"],) * facts["wanted"]),
    "kind": lambda facts, names: the(facts["kind"]),
    "item": lambda facts, names: one(facts["kind"]),
    "sort": lambda facts, names: cards.kind(facts["kind"]),
    "mission": lambda facts, names: cards.quoted(facts["mission"]),
}
