"""What the end of a game says: the account, the Story as it was played, and who played how much."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    # above
    "extended": QT_TRANSLATE_NOOP("DungeonTime", "Extended mode"),
    "glass": QT_TRANSLATE_NOOP("DungeonTime", "glass {time}"),
    "no-glass": QT_TRANSLATE_NOOP("DungeonTime", "no glass"),
    # the Story
    "story": QT_TRANSLATE_NOOP("DungeonTime", "Story"),
    "story-note": QT_TRANSLATE_NOOP("DungeonTime", "Press a card to watch the game from there."),
    "card-played": QT_TRANSLATE_NOOP("DungeonTime", "Card {number} of {count}: {card}, played by {name}."),
    "came-succeeded": QT_TRANSLATE_NOOP("DungeonTime", "Completed."),
    "came-failed": QT_TRANSLATE_NOOP("DungeonTime", "Failed."),
    "came-broke": QT_TRANSLATE_NOOP("DungeonTime", "Here the Backpack broke."),
    "came-untold": QT_TRANSLATE_NOOP("DungeonTime", "Not told."),
    # the account
    "account": QT_TRANSLATE_NOOP("DungeonTime", "What became of every Mission"),
    "account-line": QT_TRANSLATE_NOOP("DungeonTime", "Card {number}, “{mission}”: {verdict}."),
    "no-missions": QT_TRANSLATE_NOOP("DungeonTime", "No Mission was told."),
    # the team
    "team": QT_TRANSLATE_NOOP("DungeonTime", "The team"),
    "plays": QT_TRANSLATE_NOOP("DungeonTime", "Cards played"),
    "plays-of": QT_TRANSLATE_NOOP("DungeonTime", "{name}: {plays}, {discards}"),
    "unused": QT_TRANSLATE_NOOP("DungeonTime", "Items nobody used"),
    "dearest": QT_TRANSLATE_NOOP("DungeonTime", "The failure that cost most"),
    "dearest-lacked": QT_TRANSLATE_NOOP(
        "DungeonTime", "“{mission}”. It would have paid {items}. That was missing for {missions}."),
    "dearest-dropped": QT_TRANSLATE_NOOP("DungeonTime", "“{mission}”. Discarded with it: {items}."),
    "time": QT_TRANSLATE_NOOP("DungeonTime", "Time"),
    "time-of": QT_TRANSLATE_NOOP("DungeonTime", "{time} of {whole}"),
    "time-and-pauses": QT_TRANSLATE_NOOP("DungeonTime", "{time}, {pauses}"),
    # the game watched again
    "backpack-then": QT_TRANSLATE_NOOP("DungeonTime", "If the Story ended here"),
    "story-later": QT_TRANSLATE_NOOP("DungeonTime", "The Story is shown once the game is over."),
    # ways on
    "again": QT_TRANSLATE_NOOP("DungeonTime", "New deal"),
    "same-deal": QT_TRANSLATE_NOOP("DungeonTime", "Same deal again"),
    "same-deal-note": QT_TRANSLATE_NOOP(
        "DungeonTime", "For practice: you know what lies in the Deck, so it counts as a game with help."),
    "deal-known": QT_TRANSLATE_NOOP(
        "DungeonTime", "The team knew this deal: the game counts as one with help."),
    "next-level": QT_TRANSLATE_NOOP("DungeonTime", "Next: {level}"),
}  # fmt: skip

text = texts_of(TEXTS)
