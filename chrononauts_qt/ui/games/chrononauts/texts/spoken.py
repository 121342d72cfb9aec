"""What a screen reader says of tiles and cards; “1963 prime” for 1963′."""

from __future__ import annotations

from collections.abc import Callable

from chrononauts_qt.games.chrononauts.cards import BY_ID, PATCH
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, RIPPLES, TIME_INDEX
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog.wording import (
    QT_TRANSLATE_NOOP,
    all_of,
    altered,
    fill,
    sentences,
    spoken,
)
from chrononauts_qt.ui.games.chrononauts.texts.card_texts import short_text
from chrononauts_qt.ui.games.chrononauts.texts.conditions import paradox_settings
from chrononauts_qt.ui.games.chrononauts.texts.headlines import headline, patch_headline
from chrononauts_qt.ui.games.chrononauts.texts.titles import family_word, title
from chrononauts_qt.ui.games.chrononauts.texts.why import why_tile

_TILE = QT_TRANSLATE_NOOP("Spoken", "{year}, row {row} column {column}, {state}, {condition}.")
_TILE_SEALED = QT_TRANSLATE_NOOP("Spoken", "{year}, row {row} column {column}, sealed, {state}, {condition}.")
_STATES = {
    "linchpin-true": QT_TRANSLATE_NOOP("Spoken", "Linchpin, true side"),
    "linchpin-prime": QT_TRANSLATE_NOOP("Spoken", "Linchpin, altered side"),
    "whole": QT_TRANSLATE_NOOP("Spoken", "Ripplepoint, true side"),
    "open": QT_TRANSLATE_NOOP("Spoken", "open Paradox"),
    "patched": QT_TRANSLATE_NOOP("Spoken", "patched Paradox"),
}
_RIPPLES = QT_TRANSLATE_NOOP("Spoken", "ripples can reach {years}")
_LIT = QT_TRANSLATE_NOOP("Spoken", "needs {primes}, in effect")
_UNLIT = QT_TRANSLATE_NOOP("Spoken", "needs {primes}, not in effect")
_SOME_LIT = QT_TRANSLATE_NOOP("Spoken", "needs {primes}, in effect: {lit}")
_WHOLE_UNLIT = QT_TRANSLATE_NOOP("Spoken", "a Paradox needs {primes}, not in effect")
_WHOLE_SOME_LIT = QT_TRANSLATE_NOOP("Spoken", "a Paradox needs {primes}, in effect: {lit}")
_HEADLINE = QT_TRANSLATE_NOOP("Spoken", "Headline: {headline}.")

_CARD = QT_TRANSLATE_NOOP("Spoken", "{title}, {family}. {text}")
_PATCH = QT_TRANSLATE_NOOP("Spoken", "{title}: {headline}. {text}")
_HIDDEN = QT_TRANSLATE_NOOP("Spoken", "private card {number} of {count}")


def tile_name(tile: Tile) -> str:
    """Return “1968, row C column 7, open Paradox, needs 1963 prime, in effect.”, a TimeLine card’s name."""
    year, index = tile.year, TIME_INDEX[tile.year]
    changed = tile.side == "prime" or tile.patch is not None
    return fill(_TILE_SEALED if tile.sealed else _TILE, year=spoken(altered(year)) if changed else year,
                row=index[0], column=index[1:], state=fill(_STATES[_state(tile)]), condition=_condition(tile))


def tile_description(tile: Tile) -> str:
    """Return the headline of a TimeLine card as it lies and why it stands so."""
    words = patch_headline(tile.patch) if tile.patch else headline(tile.year, tile.side)
    return spoken(sentences(fill(_HEADLINE, headline=words), why_tile(tile)))


def _state(tile: Tile) -> str:
    if tile.year in RIPPLES:
        return "linchpin-prime" if tile.side == "prime" else "linchpin-true"
    if tile.side == "true":
        return "whole"
    return "patched" if tile.patch else "open"


def _condition(tile: Tile) -> str:
    if tile.year in RIPPLES:
        return fill(_RIPPLES, years=all_of(RIPPLES[tile.year]))
    whole = tile.side == "true"
    primes = spoken(paradox_settings(tile.year))
    if not tile.lit:
        return fill(_WHOLE_UNLIT if whole else _UNLIT, primes=primes)
    if len(tile.lit) == len(CONDITIONS[tile.year][1]):
        return fill(_LIT, primes=primes)
    lit = spoken(all_of(altered(prime) for prime in tile.lit))
    return fill(_WHOLE_SOME_LIT if whole else _SOME_LIT, primes=primes, lit=lit)


def card_name(card_id: str, line: Callable[[str], str] = short_text) -> str:
    """Return what a screen reader says of a card that its listener may see; `line` is what the card does."""
    family = BY_ID[card_id].family
    if family == PATCH:
        return spoken(fill(_PATCH, title=title(card_id), headline=patch_headline(card_id),
                           text=line(card_id)))
    return spoken(fill(_CARD, title=title(card_id), family=family_word(family), text=line(card_id)))


def hidden_card_name(number: int, count: int) -> str:
    """Return “private card 2 of 4”, said while others may listen."""
    return fill(_HIDDEN, number=number, count=count)
