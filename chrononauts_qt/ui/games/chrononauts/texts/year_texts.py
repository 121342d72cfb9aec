"""What the way to a year of the TimeLine says."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "title": QT_TRANSLATE_NOOP("GoToYear", "Which year?"),
    "field": QT_TRANSLATE_NOOP("GoToYear", "Year"),
    "note": QT_TRANSLATE_NOOP(
        "GoToYear", "Type its digits; Enter goes to the first year that begins with them."),
    "go": QT_TRANSLATE_NOOP("GoToYear", "Go there"),
    "leads": QT_TRANSLATE_NOOP("GoToYear", "Enter goes to {year}."),
    "none": QT_TRANSLATE_NOOP("GoToYear", "No year of the TimeLine begins with {digits}."),
}  # fmt: skip

text = texts_of(TEXTS)
