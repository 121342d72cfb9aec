"""Words of the page of a new game that are the same for every game."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, text_of

TEXTS: dict[str, Source] = {
    "game": QT_TRANSLATE_NOOP("NewGame", "Game"),
    "name-alone": QT_TRANSLATE_NOOP("NewGame", "Name of the player or the team"),
}

text = text_of(TEXTS)
