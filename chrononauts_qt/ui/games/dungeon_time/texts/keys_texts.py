"""What is said where the keys of the Adventure phase are set."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "door": QT_TRANSLATE_NOOP("DungeonTime", "Keys…"),
    "door-of-game": QT_TRANSLATE_NOOP("DungeonTime", "Keys of Dungeon Time…"),
    "keys": QT_TRANSLATE_NOOP("DungeonTime", "Keys of Dungeon Time"),
    "whose": QT_TRANSLATE_NOOP("DungeonTime", "Whose keys"),
    "alone": QT_TRANSLATE_NOOP("DungeonTime", "Alone"),
    "place": QT_TRANSLATE_NOOP("DungeonTime", "{seats} players: place {place} from the left"),
    "use-card": QT_TRANSLATE_NOOP("DungeonTime", "Card {number}"),
    "use-discard": QT_TRANSLATE_NOOP("DungeonTime", "Discard"),
    "use-ask": QT_TRANSLATE_NOOP("DungeonTime", "Ask"),
    "use-done": QT_TRANSLATE_NOOP("DungeonTime", "Done"),
    "use-pause": QT_TRANSLATE_NOOP("DungeonTime", "Pause"),
    "key-of": QT_TRANSLATE_NOOP("DungeonTime", "{use}: {letter}"),
    "no-key": QT_TRANSLATE_NOOP("DungeonTime", "{use}: –"),
    "waits": QT_TRANSLATE_NOOP("DungeonTime", "{use}: …"),
    "how": QT_TRANSLATE_NOOP(
        "DungeonTime", "Press a button, then the key that shall be its own. Space pauses for everybody."),
    "press-now": QT_TRANSLATE_NOOP("DungeonTime", "{use}: press its key now. Esc leaves it as it is."),
    "set": QT_TRANSLATE_NOOP("DungeonTime", "{use}: its key is {letter} now."),
    "taken": QT_TRANSLATE_NOOP(
        "DungeonTime", "{letter} is taken, at place {place}: {use}. Give that another key first."),
    "taken-alone": QT_TRANSLATE_NOOP("DungeonTime", "{letter} is taken: {use}. Give that another key first."),
    "only-rows": QT_TRANSLATE_NOOP(
        "DungeonTime", "Only keys of the four rows with digits and letters can be set."),
    "usual": QT_TRANSLATE_NOOP("DungeonTime", "Usual keys"),
    "reset": QT_TRANSLATE_NOOP("DungeonTime", "All places have their usual keys again."),
    "close": QT_TRANSLATE_NOOP("DungeonTime", "Close"),
}

text = texts_of(TEXTS)
