"""What is answered to whoever asks by key how the game stands."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "hand": QT_TRANSLATE_NOOP("Inquiries", "You hold {cards}."),
    "no-hand": QT_TRANSLATE_NOOP("Inquiries", "You hold no card."),
    "small-hand": QT_TRANSLATE_NOOP("Inquiries", "Drawn for the “Miracle”: {cards}."),
    "goal": QT_TRANSLATE_NOOP("Inquiries", "{card}: {lines}."),
    "no-goals": QT_TRANSLATE_NOOP("Inquiries", "There is no goal left."),
    "nothing-done": QT_TRANSLATE_NOOP("Inquiries", "Nothing has been done yet."),
    "no-timeline": QT_TRANSLATE_NOOP("Inquiries", "This game has no Paradoxes."),
    "can-play": QT_TRANSLATE_NOOP("Inquiries", "Can be played now: {cards}."),
    "cannot-play": QT_TRANSLATE_NOOP("Inquiries", "No card can be played now."),
    "covered": QT_TRANSLATE_NOOP("Inquiries", "Everything private is covered."),
    "overheard": QT_TRANSLATE_NOOP(
        "Inquiries",
        "That is private, and others would hear it: say in the settings that you wear headphones."),
}

text = texts_of(TEXTS)
