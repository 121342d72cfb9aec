"""What companions and people say at the table: whole sentences, several for what is said often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Facts, Source, Words, told
from chrononauts_qt.ui.games.dungeon_time.texts import cards
from chrononauts_qt.ui.games.dungeon_time.texts.listed import as_sentence, one, some, the

SAYINGS: Mapping[str, tuple[Source, ...]] = {
    # what companions say while the glass runs
    "need": (
        QT_TRANSLATE_NOOP("Talk", "I need {kinds}."),
        QT_TRANSLATE_NOOP("Talk", "Has anybody got {kinds}?"),
        QT_TRANSLATE_NOOP("Talk", "My Mission wants {kinds}."),
    ),
    "have": (
        QT_TRANSLATE_NOOP("Talk", "I have {item}. Here it comes."),
        QT_TRANSLATE_NOOP("Talk", "{item} from me, coming."),
    ),
    "have-not": (
        QT_TRANSLATE_NOOP("Talk", "No {kind} here."),
        QT_TRANSLATE_NOOP("Talk", "Not with me: {kind}."),
    ),
    "promise": (
        QT_TRANSLATE_NOOP("Talk", "Remember: take {the_item} from {mission}."),
        QT_TRANSLATE_NOOP("Talk", "I count on {the_item} from {mission}."),
    ),
    "doubt": (
        QT_TRANSLATE_NOOP("Talk", "I think {the_item} has gone."),
        QT_TRANSLATE_NOOP("Talk", "Do we still have {the_item}? I doubt it."),
    ),
    "full": (
        QT_TRANSLATE_NOOP("Talk", "The Backpack is filling up."),
        QT_TRANSLATE_NOOP("Talk", "Careful, few slots are left."),
    ),
    "throw": (
        QT_TRANSLATE_NOOP("Talk", "Whoever wants {item}: ask for it now."),
        QT_TRANSLATE_NOOP("Talk", "I discard {item}, unless somebody asks for it."),
    ),
    "hard": (
        QT_TRANSLATE_NOOP("Talk", "{mission} needs {count} Items? Not this one."),
        QT_TRANSLATE_NOOP("Talk", "I let {mission} go: {count} Items are too many."),
    ),
    "knock": (
        QT_TRANSLATE_NOOP("Talk", "A Mission is next. I will take it."),
        QT_TRANSLATE_NOOP("Talk", "A Mission on the Deck: mine."),
    ),
    "oops": (
        QT_TRANSLATE_NOOP("Talk", "Sorry, wrong card."),
        QT_TRANSLATE_NOOP("Talk", "Oh no, I meant another one."),
    ),
    "sure": (
        QT_TRANSLATE_NOOP("Talk", "Yes, I am sure: {kind}."),
        QT_TRANSLATE_NOOP("Talk", "Yes, I saw {the_item} a moment ago."),
    ),
    "perhaps": (
        QT_TRANSLATE_NOOP("Talk", "I think so: {kind}."),
        QT_TRANSLATE_NOOP("Talk", "There should still be {item}."),
    ),
    "forgotten": (
        QT_TRANSLATE_NOOP("Talk", "I do not remember."),
        QT_TRANSLATE_NOOP("Talk", "No idea whether we have {item}."),
    ),
    # what companions say in the Resolution
    "spare": (
        QT_TRANSLATE_NOOP("Talk", "We can spare {kinds}: use {hero}."),
    ),
    "price": (
        QT_TRANSLATE_NOOP("Talk", "{hero} would cost {kinds}, and a Mission to come needs that."),
    ),
    # what people say by their markers and keys
    "who-has": (QT_TRANSLATE_NOOP("Talk", "Who has {item}?"),),
    "is-there": (QT_TRANSLATE_NOOP("Talk", "Is there {item} in the Story?"),),
    "asks": (QT_TRANSLATE_NOOP("Talk", "I ask for {kinds}."),),
    "take-it": (QT_TRANSLATE_NOOP("Talk", "Take {the_item} from {mission}."),),
    "not-yet": (QT_TRANSLATE_NOOP("Talk", "Not yet: hold that Mission back."),),
    "go-on": (QT_TRANSLATE_NOOP("Talk", "Go on without me."),),
}
"""By what is said its sentences; all of one key say the same."""

ADVICE: Mapping[str, Source] = {
    "keeps": QT_TRANSLATE_NOOP("Talk", "I would keep {hero}."),
    "ready": QT_TRANSLATE_NOOP("Talk", "I am ready."),
    "reveals": QT_TRANSLATE_NOOP("Talk", "Let us reveal the next card."),
    "uses": QT_TRANSLATE_NOOP("Talk", "Now is the time for {hero}."),
    "saves": QT_TRANSLATE_NOOP("Talk", "Use {hero} now: it saves the Backpack."),
    "room-left": QT_TRANSLATE_NOOP("Talk", "There is room: keep these Items."),
    "room-short": QT_TRANSLATE_NOOP("Talk", "Room is short: discard these Items."),
    "promised": QT_TRANSLATE_NOOP("Talk", "We promised to take {the_item}."),
    "not-promised": QT_TRANSLATE_NOOP("Talk", "I remember no promise to take it: I would leave it."),
    "opens-slot": QT_TRANSLATE_NOOP("Talk", "Take {the_item}, though it opens a slot."),
    "shares-slot": QT_TRANSLATE_NOOP("Talk", "Take {the_item}: it shares a slot."),
    "waives": QT_TRANSLATE_NOOP("Talk", "Waive what we lack, or can spare least."),
    "sifts": QT_TRANSLATE_NOOP("Talk", "Throw out what would break the Backpack."),
    "sifts-nothing": QT_TRANSLATE_NOOP("Talk", "All of them can stay."),
    "orders": QT_TRANSLATE_NOOP("Talk", "In this order most of it succeeds."),
    "hands-over": QT_TRANSLATE_NOOP("Talk", "Hand over {the_item}."),
    "trades": QT_TRANSLATE_NOOP("Talk", "Trade it for {item}."),
    "takes-out": QT_TRANSLATE_NOOP("Talk", "Take {the_item} out of the game."),
    "enough": QT_TRANSLATE_NOOP("Talk", "That is enough."),
}
"""Why a companion advises something in the Resolution; `spare` and `price` are said."""


def say(key: str, facts: Facts, turn: int = 0) -> str:
    """Return what somebody says; `turn` chooses among the sentences of a key. KeyError for an unknown key."""
    sources = SAYINGS[key] if key in SAYINGS else (ADVICE[key],)
    return as_sentence(told(sources[turn % len(sources)], _WORDS, facts, _NOBODY))


_NOBODY: Sequence[str] = ()
_WORDS: Mapping[str, Words] = {
    "kinds": lambda facts, names: some(facts["kinds"]),
    "kind": lambda facts, names: cards.kind(facts["kind"]),
    "item": lambda facts, names: one(facts["kind"]),
    "the_item": lambda facts, names: the(facts["kind"]),
    "mission": lambda facts, names: cards.quoted(facts["mission"]),
    "hero": lambda facts, names: cards.hero_name(facts["hero"]),
}
