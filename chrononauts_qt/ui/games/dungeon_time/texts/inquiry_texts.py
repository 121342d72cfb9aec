"""What only Dungeon Time answers to whoever asks by key how the game stands."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "goal": QT_TRANSLATE_NOOP("DungeonInquiries", "{title}. Missions to complete: {goal}."),
    "time": QT_TRANSLATE_NOOP("DungeonInquiries", "Time left: {time}."),
    "can-play": QT_TRANSLATE_NOOP(
        "DungeonInquiries", "Play or discard any card of your hand, ask for an Item, or say that you are "
        "done."),
    "can-begin": QT_TRANSLATE_NOOP("DungeonInquiries", "Look at the cards; then “{button}” begins."),
}  # fmt: skip

text = texts_of(TEXTS)
