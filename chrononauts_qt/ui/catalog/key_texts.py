"""What the keys do that work on every page, and those of the program's pages; a table has its book."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "title": QT_TRANSLATE_NOOP("Keys", "All keys"),
    "row": QT_TRANSLATE_NOOP("Keys", "{keys}: {does}"),
    "here": QT_TRANSLATE_NOOP("Keys", "On this page"),
    "table": QT_TRANSLATE_NOOP("Keys", "At this table"),
    "everywhere": QT_TRANSLATE_NOOP("Keys", "Everywhere"),
    # everywhere
    "keys": QT_TRANSLATE_NOOP("Keys", "These keys"),
    "rules": QT_TRANSLATE_NOOP("Keys", "The rules, at what you are looking at"),
    "settings": QT_TRANSLATE_NOOP("Keys", "Settings"),
    "larger": QT_TRANSLATE_NOOP("Keys", "Larger text"),
    "smaller": QT_TRANSLATE_NOOP("Keys", "Smaller text"),
    "usual": QT_TRANSLATE_NOOP("Keys", "Text as it is drawn"),
    "language": QT_TRANSLATE_NOOP("Keys", "The next language"),
    "full-screen": QT_TRANSLATE_NOOP("Keys", "Full screen, and back to a window"),
    "tab": QT_TRANSLATE_NOOP("Keys", "To the next part; with Shift, to the one before"),
    "arrow-keys": QT_TRANSLATE_NOOP("Keys", "Arrows"),
    "arrows": QT_TRANSLATE_NOOP("Keys", "From thing to thing within a part"),
    "enter": QT_TRANSLATE_NOOP("Keys", "Choose; else do what the main button says"),
    "space": QT_TRANSLATE_NOOP("Keys", "Press the button that has the ring"),
    "escape": QT_TRANSLATE_NOOP("Keys", "Back; close what lies on top"),
    # the program's own pages
    "boxes": QT_TRANSLATE_NOOP("Keys", "From game to game"),
    "search": QT_TRANSLATE_NOOP("Keys", "Search the rules"),
    "results": QT_TRANSLATE_NOOP("Keys", "From the search into what it has found"),
    "pages": QT_TRANSLATE_NOOP("Keys", "The next page of the rules, and the one before"),
    "trail": QT_TRANSLATE_NOOP("Keys", "Back to where a link was followed"),
    "caret": QT_TRANSLATE_NOOP("Keys", "A caret in the text, moved by the arrows, and none again"),
    "example": QT_TRANSLATE_NOOP("Keys", "The example: a step back, a step on"),
    "lists": QT_TRANSLATE_NOOP("Keys", "Lists in the place of the pictures, and the pictures back"),
    "speed": QT_TRANSLATE_NOOP("Keys", "Another speed"),
    "counting": QT_TRANSLATE_NOOP("Keys", "Count everything at once"),
}

text = texts_of(TEXTS)
