"""What is said of the course of a game where more has happened than can be told."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "meanwhile": QT_TRANSLATE_NOOP("Narrator", "Meanwhile: {done}"),
}

text = texts_of(TEXTS)
