"""Words of the list that replaces the board."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, PATCH_FIT, RIPPLES
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, all_of, altered, texts_of
from chrononauts_qt.ui.games.chrononauts.texts.conditions import (
    condition_text,
    patch_condition_text,
    ripples_text,
)

TEXTS: dict[str, Source] = {
    "list-year": QT_TRANSLATE_NOOP("ListView", "Year"),
    "list-side": QT_TRANSLATE_NOOP("ListView", "Side"),
    "list-headline": QT_TRANSLATE_NOOP("ListView", "Headline"),
    "list-condition": QT_TRANSLATE_NOOP("ListView", "Condition"),
    "list-lamps": QT_TRANSLATE_NOOP("ListView", "In effect"),
    "list-mine": QT_TRANSLATE_NOOP("ListView", "Yours"),
    "list-name": QT_TRANSLATE_NOOP("ListView", "TimeLine as a list"),
    "list-cell": QT_TRANSLATE_NOOP("ListView", "{year}, {column}: {words}"),
    "list-empty": QT_TRANSLATE_NOOP("ListView", "nothing"),
    "list-legal": QT_TRANSLATE_NOOP("ListView", "The card can be played here."),
    "list-not-legal": QT_TRANSLATE_NOOP("ListView", "The card cannot be played here."),
    "list-sorted": QT_TRANSLATE_NOOP("ListView", "Sorted by {column}"),
    "list-sorted-back": QT_TRANSLATE_NOOP("ListView", "Sorted by {column}, backwards"),
    "list-help": QT_TRANSLATE_NOOP("ListView", "Enter aims here, S sorts by the column, L shows the board."),
    "side-linchpin": QT_TRANSLATE_NOOP("ListView", "Linchpin, true"),
    "side-altered": QT_TRANSLATE_NOOP("ListView", "Linchpin, altered"),
    "side-ripple": QT_TRANSLATE_NOOP("ListView", "Ripplepoint, true"),
    "side-paradox": QT_TRANSLATE_NOOP("ListView", "Paradox, open"),
    "side-patch": QT_TRANSLATE_NOOP("ListView", "Patch"),
    "side-sealed": QT_TRANSLATE_NOOP("ListView", "{side}, sealed"),
    "lamps-none": QT_TRANSLATE_NOOP("ListView", "none"),
    "mine-met": QT_TRANSLATE_NOOP("ListView", "needed: stands"),
    "mine-open": QT_TRANSLATE_NOOP("ListView", "needed: missing"),
}

text = texts_of(TEXTS)


def side_words(tile: Tile) -> str:
    """Return on which side a card of the TimeLine lies, and whether it is out of reach."""
    if tile.year in RIPPLES:
        side = text("side-altered" if tile.side == "prime" else "side-linchpin")
    elif tile.patch is not None:
        side = text("side-patch")
    else:
        side = text("side-ripple" if tile.side == "true" else "side-paradox")
    return text("side-sealed", side=side) if tile.sealed else side


def condition_words(tile: Tile) -> str:
    """Return in a sentence what a card hangs on, or which years hang on it."""
    if tile.year in RIPPLES:
        return ripples_text(tile.year)
    if tile.patch in PATCH_FIT:
        return patch_condition_text(tile.patch)
    return condition_text(tile.year)


def lamp_words(tile: Tile) -> str:
    """Return which years are in effect, as the lamps of a Ripplepoint tell; empty for a Linchpin."""
    if tile.year not in CONDITIONS:
        return ""
    if not tile.lit:
        return text("lamps-none")
    return all_of(altered(year) for year in tile.lit)
