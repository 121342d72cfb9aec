"""Words of the page on which a sheet is read before it is saved or printed."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "save": QT_TRANSLATE_NOOP("Print", "Save as PDF or picture…"),
    "save-title": QT_TRANSLATE_NOOP("Print", "Save the page"),
    "pdf": QT_TRANSLATE_NOOP("Print", "PDF"),
    "png": QT_TRANSLATE_NOOP("Print", "Picture"),
    "print": QT_TRANSLATE_NOOP("Print", "Print…"),
    "print-note": QT_TRANSLATE_NOOP(
        "Print", "Opens the page in the program that shows PDF files on this computer; it prints as well."),
    "read-note": QT_TRANSLATE_NOOP("Print", "Up and Down read it paragraph by paragraph."),
    "saved": QT_TRANSLATE_NOOP("Print", "The page has been saved as {file}."),
    "not-saved": QT_TRANSLATE_NOOP(
        "Print", "The page cannot be saved as {file}: {reason}. Nothing is lost; choose another place."),
    "no-program": QT_TRANSLATE_NOOP(
        "Print",
        "No program on this computer wants to show PDF files. Save the page and print it elsewhere."),
}  # fmt: skip

text = texts_of(TEXTS)
