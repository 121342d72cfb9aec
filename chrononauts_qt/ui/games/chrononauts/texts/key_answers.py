"""What is said to a key that can do nothing, and of what one has done where nothing else says it."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "chosen": QT_TRANSLATE_NOOP("KeyAnswers", "Card chosen: {card}."),
    "put-back": QT_TRANSLATE_NOOP("KeyAnswers", "Put back: {card}."),
    "no-card": QT_TRANSLATE_NOOP("KeyAnswers", "No card is chosen: choose one to hear what it would do."),
    "no-change": QT_TRANSLATE_NOOP("KeyAnswers", "{card} would change nothing in the TimeLine."),
    "pile-shows": QT_TRANSLATE_NOOP("KeyAnswers", "Enter shows what lies there."),
    "pile-discards": QT_TRANSLATE_NOOP("KeyAnswers", "Enter discards the chosen card."),
    "nothing-to-discard": QT_TRANSLATE_NOOP("KeyAnswers", "No card is chosen that could be discarded."),
}  # fmt: skip

text = texts_of(TEXTS)
