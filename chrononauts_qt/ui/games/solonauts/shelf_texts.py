"""Words about the game where it is not played: its name, a game of it that waits, the deal of the day."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, fill

TEXTS: dict[str, Source] = {
    "title": QT_TRANSLATE_NOOP("Games", "Solonauts"),
    "players": QT_TRANSLATE_NOOP("Shelf", "1 player or team"),
    "length": QT_TRANSLATE_NOOP("Shelf", "about 30 minutes"),
    "about": QT_TRANSLATE_NOOP(
        "Shelf", "Travellers are stranded in a history that is not theirs. Bring every one of them home."),
    "day": QT_TRANSLATE_NOOP("Shelf", "Today’s deal"),
    "waiting": QT_TRANSLATE_NOOP(
        "Windows", "Solonauts, {players}: {home} of {travellers} travellers are home."),
}


def text(key: str, **params: object) -> str:
    """Return a text about the game with its parameters in place."""
    return fill(TEXTS[key], **params)
