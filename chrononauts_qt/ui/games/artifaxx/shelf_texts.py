"""Words about the game where it is not played: its name, a game of it that waits, a first one at once."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, fill

TEXTS: dict[str, Source] = {
    "title": QT_TRANSLATE_NOOP("Games", "Artifaxx"),
    "players": QT_TRANSLATE_NOOP("Shelf", "2–4 players"),
    "length": QT_TRANSLATE_NOOP("Shelf", "about 20 minutes"),
    "about": QT_TRANSLATE_NOOP(
        "Shelf", "Borrow the treasures of all ages. Whoever completes a Mission first wins."),
    "waiting-new": QT_TRANSLATE_NOOP("Windows", "{players} have just begun a game of Artifaxx."),
    "waiting": QT_TRANSLATE_NOOP("Windows", "{players} stopped a game of Artifaxx {turns}."),
    "quick": QT_TRANSLATE_NOOP("Settings", "Quick Artifaxx against one bot"),
    "quick-note": QT_TRANSLATE_NOOP(
        "Settings", "The short game, at once. A kindly Cadet plays against you."),
}


def text(key: str, **params: object) -> str:
    """Return a text about the game with its parameters in place."""
    return fill(TEXTS[key], **params)
