"""Words about the game where it is not played: its name, a game of it that waits, whose it is."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, fill

TEXTS: dict[str, Source] = {
    "title": QT_TRANSLATE_NOOP("Games", "Chrononauts"),
    "players": QT_TRANSLATE_NOOP("Shelf", "2–6 players"),
    "length": QT_TRANSLATE_NOOP("Shelf", "about 45 minutes"),
    "about": QT_TRANSLATE_NOOP(
        "Shelf", "Change history until your own past comes true, before Paradoxes destroy the Universe."),
    "waiting-new": QT_TRANSLATE_NOOP("Windows", "{players} have just begun a game."),
    "waiting": QT_TRANSLATE_NOOP("Windows", "{players} stopped {turns}."),
    "rights": QT_TRANSLATE_NOOP(
        "About",
        "This is an unofficial fan edition. Chrononauts, Artifaxx and Solonauts belong to their publisher "
        "and designer, who have neither made nor approved it. Its pictures and its words are our own."),
}


def text(key: str, **params: object) -> str:
    """Return a text about the game with its parameters in place."""
    return fill(TEXTS[key], **params)
