"""The picture of each card, one clear object each (4.6), and the signs of families and Linchpins (4.5)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from chrononauts_qt.games.chrononauts.cards import (
    ACTION,
    ARTIFACT,
    BY_ID,
    IDENTITY,
    INVERTER,
    LINCHPIN,
    MISSION,
    MOST_REAL_MONA_LISA,
    PATCH,
    RIPPLEPOINT,
    TIMEWARP,
)
from chrononauts_qt.games.chrononauts.view import Need
from chrononauts_qt.ui.kit.pictograms import STROKE, Sign, draw_sign

FOLDER = "games/chrononauts"
"""The pictures of the box, in resources/."""

FAMILIES = {
    family: Sign(f"{FOLDER}/families/{family}")
    for family in (
        *(LINCHPIN, RIPPLEPOINT, INVERTER, PATCH, ARTIFACT, ACTION, TIMEWARP),
        *(IDENTITY, MISSION),
    )
}


def picture_of(card_id: str) -> Sign:
    """Return the picture of any card; Patches, Missions and Ripplepoints have that of their family."""
    card = BY_ID[card_id]
    if card.family == LINCHPIN:
        return symbol_of(card.facts["year"], False)
    if card.family == IDENTITY:
        return emblem_of(card_id)
    if card.family == PATCH:
        return Sign(f"{FOLDER}/cards/patch")
    if card.family in (MISSION, RIPPLEPOINT):
        return FAMILIES[card.family]
    return Sign(f"{FOLDER}/cards/{card_id}")


def emblem_of(identity_id: str) -> Sign:
    """Return the emblem of an Identity, an object out of its story."""
    return Sign(f"{FOLDER}/identities/{identity_id}")


def category_sign(category: str) -> Sign:
    """Return the mark of a category of Artifacts."""
    return Sign(f"{FOLDER}/categories/{category}")


def need_sign(need: Need) -> Sign | None:
    """Return the picture of what a line of a Mission asks for: an Artifact, or the mark of its category."""
    if need.side:
        return None
    if need.what == MOST_REAL_MONA_LISA:
        return picture_of("mona-lisa-real")
    if len(need.choices) < 2:
        return picture_of(need.choices[0] if need.choices else need.what)
    categories = {BY_ID[card].facts["category"] for card in need.choices}
    return category_sign(categories.pop()) if len(categories) == 1 else picture_of(need.choices[0])


_SMALL = 20


def symbol_of(year: int, prime: bool) -> Sign:
    """Return a Linchpin's symbol; altered, the same mark is opened or turned and bears the prime tick."""
    return Sign(f"games/chrononauts/symbols/{year}-prime" if prime else f"games/chrononauts/symbols/{year}")


def draw_symbol(painter: QPainter, year: int, prime: bool, box: QRectF, color: QColor) -> None:
    """Draw a Linchpin's symbol, a little bolder where it is small."""
    bolder = 1.15 if min(box.width(), box.height()) < _SMALL else 1.0
    draw_sign(painter, symbol_of(year, prime), box, color, STROKE * bolder)
