"""Words of every list that replaces the pictures of a table."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "list-offer": QT_TRANSLATE_NOOP(
        "ListView", "At this text size the list shows every word of the board."),
    "list-heard": QT_TRANSLATE_NOOP(
        "ListView", "This table can be read as lists, cell by cell."),
    "list-key": QT_TRANSLATE_NOOP("ListView", "{cap} shows the list, and once more the pictures."),
    "list-door": QT_TRANSLATE_NOOP("ListView", "Show tables as lists"),
    "list-first": QT_TRANSLATE_NOOP("ListView", "A screen reader is running. Tables can be read as lists."),
    "list-set": QT_TRANSLATE_NOOP("ListView", "Tables are lists from now on. L brings the pictures back."),
}  # fmt: skip

text = texts_of(TEXTS)
