"""What the table of AfterNova says about time."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "hold": QT_TRANSLATE_NOOP("AfterNova", "Hold: {seconds} s"),
    "held": QT_TRANSLATE_NOOP("AfterNova", "Go on: {seconds} s"),
    "talk-over": QT_TRANSLATE_NOOP(
        "AfterNova", "The time to talk is over in this turn: seal, harvest or go to the Market."),
    "peace": QT_TRANSLATE_NOOP("AfterNova", "No more this turn"),
    "peace-said": QT_TRANSLATE_NOOP("AfterNova", "{name} wants no more offers in this turn."),
}  # fmt: skip

text = texts_of(TEXTS)
