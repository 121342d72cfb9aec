"""Words that only a screen reader says, of no game and no page."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "valued": QT_TRANSLATE_NOOP("Access", "{name}: {value}"),
    "no-further": QT_TRANSLATE_NOOP("Access", "Nothing further that way."),
}

text = texts_of(TEXTS)
