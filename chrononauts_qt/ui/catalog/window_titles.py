"""What the title of the window says: the place where one is."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "page": QT_TRANSLATE_NOOP("WindowTitle", "{page} – Chrononauts Qt"),
    "turn": QT_TRANSLATE_NOOP("WindowTitle", "{name}’s turn: {game}"),
    "pass": QT_TRANSLATE_NOOP("WindowTitle", "The computer goes to {name}: {game}"),
    "together": QT_TRANSLATE_NOOP("WindowTitle", "At the table: {game}"),
    "over": QT_TRANSLATE_NOOP("WindowTitle", "The board at the end: {game}"),
    "end": QT_TRANSLATE_NOOP("WindowTitle", "{ending}: {game}"),
}

text = texts_of(TEXTS)
