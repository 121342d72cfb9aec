"""What is answered at every table to whoever asks by key how the game stands."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "hand": QT_TRANSLATE_NOOP("Inquiries", "You hold {cards}."),
    "no-hand": QT_TRANSLATE_NOOP("Inquiries", "You hold no card."),
    "nothing-done": QT_TRANSLATE_NOOP("Inquiries", "Nothing has been done yet."),
    "nothing-now": QT_TRANSLATE_NOOP("Inquiries", "There is nothing for you to do now."),
    "covered": QT_TRANSLATE_NOOP("Inquiries", "Everything private is covered."),
    "overheard": QT_TRANSLATE_NOOP(
        "Inquiries",
        "That is private, and others would hear it: say in the settings that you wear headphones."),
}  # fmt: skip

text = texts_of(TEXTS)
