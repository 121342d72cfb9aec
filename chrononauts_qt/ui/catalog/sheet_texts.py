"""What a screen reader says of a sheet as such."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "no-key": QT_TRANSLATE_NOOP("Sheets", "This key does nothing in this dialog."),
}

text = texts_of(TEXTS)
