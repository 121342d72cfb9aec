"""What is said over the tables of the lesson: what is to be done, and what has been seen."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "known-1": QT_TRANSLATE_NOOP("DungeonTime", "Play the Items of a Mission first, then the Mission."),
    "known-2": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "The Story shows its top card only: what lies below is to be remembered.",
    ),
    "known-3": QT_TRANSLATE_NOOP("DungeonTime", "Ask for what is missing, and discard what nobody needs."),
    "known-4": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "The Backpack is judged card by card at the end, and Rewards help later Missions.",
    ),
    "lesson": QT_TRANSLATE_NOOP("DungeonTime", "Training in six steps"),
    "task-play": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "The Mission {mission} needs Keys and a Bag of Gold. Play these two Items, then the Mission: click "
        "the card, press its letter or Enter, or drag it to the Story. Then press “Done” twice, and reveal "
        "the Story card by card.",
    ),
    "learnt-play": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "That is the whole game: a Mission succeeds if its Items are in the Backpack when it is revealed, so "
        "they have to be played before it. For every card that you play you draw another one.",
    ),
    "task-memory": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "Play the three Items from left to right. The Story shows its top card only: which two lie below "
        "it? Play the Mission that needs just those two. Then press “Done” twice, and let the Story tell "
        "whether you were right.",
    ),
    "learnt-memory": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "There they were. In the Adventure phase nothing tells what lies in the Story: you have to know it. "
        "The third Item has served nothing, and it still takes a slot.",
    ),
    "task-discard": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "The back on the Deck tells that a Mission comes next. Discard an Item to draw it: with the right "
        "button, with Delete, with Shift and its letter, or by dragging it to the discards. {mission} needs "
        "five Items, and you have none of them: discard it, too.",
    ),
    "learnt-discard": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "Each card that leaves your hand makes room for the next of the Deck, and its back tells in advance "
        "what comes: Item or Mission. What is discarded never comes back.",
    ),
    "task-ask": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "{mission} needs Keys and a Bag of Gold. You have the Keys; the Bag of Gold is in the hand of your "
        "companion. Ask for it: press it in the row at the bottom, or its key, or the card itself in the "
        "other hand, and wait for the answer.",
    ),
    "learnt-ask": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "Whoever is asked plays the Item, if there is room for it. Your name over your hand, or its key, "
        "asks for all that a Mission of yours lists, until you play it. Companions ask you as well: listen "
        "to what they say.",
    ),
    "task-choice": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "Reveal this Story. All slots are in use. The first Mission lacks a Torch and fails: choose what is "
        "discarded with it. You remember what comes then: a Potion, and {mission}, which needs a Bag of "
        "Gold and a Cup. That one is to succeed.",
    ),
    "learnt-choice": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "Without the Flask there was a slot for the Potion. Had it found none, the Backpack would have "
        "broken, and the game would be lost, however many Missions are completed. A slot holds three Items "
        "of a kind.",
    ),
    "task-rewards": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "Four Missions come, each with its Reward at the foot: with “+” it has to be taken, with “?” it may "
        "be left, with “/” one of the two is taken. The last one, {mission}, needs a Shield and a Book. "
        "Rewards can bring both.",
    ),
    "learnt-rewards": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "A Reward is worth as much as a card and takes as much room. You decide on it only here. While you "
        "play, a press on a “?” or “/” on top of the Story promises your team to take it: keep that in mind. "
        "Now try the whole Training Camp: with ten minutes, and with "
        "two companions who say what they do.",
    ),
}

text = texts_of(TEXTS)
