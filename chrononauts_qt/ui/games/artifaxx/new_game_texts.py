"""Words of the page of a new game of Artifaxx."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, fill
from chrononauts_qt.ui.games.chrononauts.texts.titles import title

TEXTS: dict[str, Source] = {
    "name": QT_TRANSLATE_NOOP("NewGame", "Artifaxx 2–4"),
    "told": QT_TRANSLATE_NOOP("NewGame", "Artifaxx, two to four players"),
    "about": QT_TRANSLATE_NOOP(
        "NewGame", "The short game without the TimeLine: whoever completes a Mission first wins."),
    "missing": QT_TRANSLATE_NOOP("NewGame", "Two to four players can play. Enter their names."),
    "parents-out": QT_TRANSLATE_NOOP("NewGame", "Out of the deck"),
    "parents-never-existed": QT_TRANSLATE_NOOP("NewGame", "Acts as “{card}”"),
    "sum-parents-out": QT_TRANSLATE_NOOP("NewGame", "“{card}” is not in the deck."),
    "sum-parents-never-existed": QT_TRANSLATE_NOOP("NewGame", "“{card}” acts as “{other}”."),
}  # fmt: skip


def text(key: str, **params: object) -> str:
    """Return a text of the page with its parameters in place."""
    return fill(TEXTS[key], **params)


def parents_choice(parents: str) -> str:
    """Return what becomes of Your Parents Never Met, as an answer."""
    if parents == "out":
        return text("parents-out")
    return text("parents-never-existed", card=title("it-never-existed"))


def parents_terms(parents: str) -> str:
    """Return in a sentence what becomes of Your Parents Never Met."""
    card = title("your-parents-never-met")
    if parents == "out":
        return text("sum-parents-out", card=card)
    return text("sum-parents-never-existed", card=card, other=title("it-never-existed"))
