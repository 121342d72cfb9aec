"""What the table of AfterNova says about the places of a Market action."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "basket": QT_TRANSLATE_NOOP("AfterNova", "Places of your Market action"),
    "free-place": QT_TRANSLATE_NOOP("AfterNova", "Place for a card of the Market"),
    "full": QT_TRANSLATE_NOOP("AfterNova", "All places are used: put something back first."),
    "costs": QT_TRANSLATE_NOOP("AfterNova", "costs you a card"),
    "row-costs": QT_TRANSLATE_NOOP("AfterNova", "{row}: costs a card"),
    "row-free": QT_TRANSLATE_NOOP("AfterNova", "{row}: costs nothing"),
}  # fmt: skip

text = texts_of(TEXTS)
