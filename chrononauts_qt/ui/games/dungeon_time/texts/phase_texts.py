"""What the Adventure phase says: regions, buttons, and what a screen reader hears of a place."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "time-left": QT_TRANSLATE_NOOP("DungeonTime", "{minutes}:{seconds}"),
    "played-and-goal": QT_TRANSLATE_NOOP("DungeonTime", "Missions played: {played}. Goal: {goal}"),
    "pause": QT_TRANSLATE_NOOP("DungeonTime", "Pause"),
    "deck": QT_TRANSLATE_NOOP("DungeonTime", "Deck"),
    "deck-next": QT_TRANSLATE_NOOP("DungeonTime", "Deck: {count}. On top lies: {back}."),
    "deck-empty": QT_TRANSLATE_NOOP("DungeonTime", "The Deck is empty."),
    "discards": QT_TRANSLATE_NOOP("DungeonTime", "Discards"),
    "discards-count": QT_TRANSLATE_NOOP("DungeonTime", "Discards {count}"),
    "story": QT_TRANSLATE_NOOP("DungeonTime", "Story"),
    "story-count": QT_TRANSLATE_NOOP("DungeonTime", "Story {count}"),
    "empty-pile": QT_TRANSLATE_NOOP("DungeonTime", "{pile}: no card."),
    "pile-top": QT_TRANSLATE_NOOP("DungeonTime", "{pile}: {count}. On top lies: {card}."),
    "hand-of": QT_TRANSLATE_NOOP("DungeonTime", "Hand of {name}"),
    "with-key": QT_TRANSLATE_NOOP("DungeonTime", "{card}, key {letter}"),
    "of-choice": QT_TRANSLATE_NOOP("DungeonTime", "any"),
    "empty-place": QT_TRANSLATE_NOOP("DungeonTime", "Empty place"),
    "back-item": QT_TRANSLATE_NOOP("DungeonTime", "Item"),
    "back-mission": QT_TRANSLATE_NOOP("DungeonTime", "Mission"),
    "discard-key": QT_TRANSLATE_NOOP("DungeonTime", "discard {letter}"),
    "discards-next": QT_TRANSLATE_NOOP("DungeonTime", "next key discards"),
    "done": QT_TRANSLATE_NOOP("DungeonTime", "Done"),
    "go-on-playing": QT_TRANSLATE_NOOP("DungeonTime", "Go on playing"),
    "kinds": QT_TRANSLATE_NOOP("DungeonTime", "Ask for an Item"),
    "who-has": QT_TRANSLATE_NOOP("DungeonTime", "Who has this: {item}?"),
    "talk": QT_TRANSLATE_NOOP("DungeonTime", "Talk"),
    "paused": QT_TRANSLATE_NOOP("DungeonTime", "Pause"),
    "pause-note": QT_TRANSLATE_NOOP("DungeonTime", "The cards are covered. Left in the glass: {time}."),
    "pause-note-untimed": QT_TRANSLATE_NOOP("DungeonTime", "The cards are covered."),
    "go-on": QT_TRANSLATE_NOOP("DungeonTime", "Go on"),
    "counting": QT_TRANSLATE_NOOP("DungeonTime", "It goes on in {count} …"),
    "turn-glass": QT_TRANSLATE_NOOP("DungeonTime", "Turn the glass"),
}

text = texts_of(TEXTS)
