"""Words of the lists that replace the pictures of the Adventure phase."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "name": QT_TRANSLATE_NOOP("DungeonTime", "The table as lists"),
    "help": QT_TRANSLATE_NOOP(
        "DungeonTime", "Enter plays, Delete discards, Space pauses, R repeats the top card of the Story."),
    "door": QT_TRANSLATE_NOOP("DungeonTime", "Lists or pictures"),
    # columns
    "card": QT_TRANSLATE_NOOP("DungeonTime", "Card"),
    "needs": QT_TRANSLATE_NOOP("DungeonTime", "Needs"),
    "pays": QT_TRANSLATE_NOOP("DungeonTime", "Reward"),
    "key": QT_TRANSLATE_NOOP("DungeonTime", "Key"),
    "asked": QT_TRANSLATE_NOOP("DungeonTime", "Asked for"),
    "pile": QT_TRANSLATE_NOOP("DungeonTime", "Pile"),
    "kind": QT_TRANSLATE_NOOP("DungeonTime", "Item"),
    "by": QT_TRANSLATE_NOOP("DungeonTime", "Asked by"),
    "hero": QT_TRANSLATE_NOOP("DungeonTime", "Hero"),
    "can": QT_TRANSLATE_NOOP("DungeonTime", "Can"),
    # cells
    "cell": QT_TRANSLATE_NOOP("DungeonTime", "{thing}, {column}: {words}"),
    "yes": QT_TRANSLATE_NOOP("DungeonTime", "yes"),
    "nothing": QT_TRANSLATE_NOOP("DungeonTime", "nothing"),
}  # fmt: skip

text = texts_of(TEXTS)
