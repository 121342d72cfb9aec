"""Words of the beats: how near the end is, for everybody or for one, as far as everybody can see it."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "open": QT_TRANSLATE_NOOP("Beats", "Open Paradoxes: {count} of {limit}."),
    "open-two-left": QT_TRANSLATE_NOOP(
        "Beats", "{count} of {limit} Paradoxes are open: two more, and everybody loses."),
    "open-one-left": QT_TRANSLATE_NOOP(
        "Beats", "{count} of {limit} Paradoxes are open: one more, and everybody loses."),
    "near-hand": QT_TRANSLATE_NOOP(
        "Beats", "{name} holds {count} cards: ten at the end of a turn win."),
    "near-mission": QT_TRANSLATE_NOOP(
        "Beats", "{name} has two of three Artifacts on the table for: {missions}."),
    "claim": QT_TRANSLATE_NOOP("Beats", "{name} claims victory."),
    "stands": QT_TRANSLATE_NOOP("Beats", "It stands on the TimeLine: {years}."),
    "lies": QT_TRANSLATE_NOOP("Beats", "It lies on the table: {artifacts}."),
}

text = texts_of(TEXTS)
