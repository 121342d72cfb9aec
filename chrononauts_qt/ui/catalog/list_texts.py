"""Words of every list that replaces the pictures of a table."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "list-offer": QT_TRANSLATE_NOOP(
        "ListView", "At this text size the list shows every word of the board. Press L for it, and again "
        "to come back."),
}  # fmt: skip

text = texts_of(TEXTS)
