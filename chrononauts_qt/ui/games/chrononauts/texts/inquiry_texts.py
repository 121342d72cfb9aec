"""What only the tables with Paradoxes and Missions answer to whoever asks by key how the game stands."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "small-hand": QT_TRANSLATE_NOOP("Inquiries", "Drawn for the “Miracle”: {cards}."),
    "numbered": QT_TRANSLATE_NOOP("Inquiries", "{card} on {digit}"),
    "goal": QT_TRANSLATE_NOOP("Inquiries", "{card}: {lines}."),
    "no-goals": QT_TRANSLATE_NOOP("Inquiries", "There is no goal left."),
    "no-timeline": QT_TRANSLATE_NOOP("Inquiries", "This game has no Paradoxes."),
    "can-play": QT_TRANSLATE_NOOP("Inquiries", "Can be played now: {cards}."),
    "cannot-play": QT_TRANSLATE_NOOP("Inquiries", "No card can be played now."),
    "open-years": QT_TRANSLATE_NOOP("Inquiries", "Paradoxes: {years}."),
    "turned-years": QT_TRANSLATE_NOOP("Inquiries", "Altered years: {years}."),
    "choose": QT_TRANSLATE_NOOP("Inquiries", "Enter on a card in your hand chooses it."),
    "discard": QT_TRANSLATE_NOOP("Inquiries", "{button}: {cap} on a card in your hand."),
    "way": QT_TRANSLATE_NOOP("Inquiries", "{button}: {cap}."),
    "to-button": QT_TRANSLATE_NOOP("Inquiries", "{button}: Tab leads to the button."),
}

text = texts_of(TEXTS)
