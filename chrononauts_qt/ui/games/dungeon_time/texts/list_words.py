"""Words of the lists that replace the pictures of the table."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "name": QT_TRANSLATE_NOOP("DungeonTime", "The table as lists"),
    "help-phase": QT_TRANSLATE_NOOP(
        "DungeonTime", "Enter plays, Delete discards, Space pauses, R repeats the top card of the Story."),
    "help-draft": QT_TRANSLATE_NOOP("DungeonTime", "Enter keeps a Hero, Tab leads to the next seat."),
    "help-told": QT_TRANSLATE_NOOP(
        "DungeonTime",
        "Space chooses, Enter reveals or does what is chosen, Tab leads on; on a Hero both use it."),
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
    "kept": QT_TRANSLATE_NOOP("DungeonTime", "Stays"),
    "choice": QT_TRANSLATE_NOOP("DungeonTime", "Choice"),
    "comes": QT_TRANSLATE_NOOP("DungeonTime", "What comes of it"),
    "chosen": QT_TRANSLATE_NOOP("DungeonTime", "Chosen"),
    "slot": QT_TRANSLATE_NOOP("DungeonTime", "Slot"),
    "held": QT_TRANSLATE_NOOP("DungeonTime", "Holds"),
    "player": QT_TRANSLATE_NOOP("DungeonTime", "Played by"),
    # cells
    "cell": QT_TRANSLATE_NOOP("DungeonTime", "{thing}, {column}: {words}"),
    "yes": QT_TRANSLATE_NOOP("DungeonTime", "yes"),
    "nothing": QT_TRANSLATE_NOOP("DungeonTime", "nothing"),
}  # fmt: skip

text = texts_of(TEXTS)
