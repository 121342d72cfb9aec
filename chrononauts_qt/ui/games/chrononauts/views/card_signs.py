"""The picture of each card: one clear object each (4.6)."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.cards import BY_ID, IDENTITY, LINCHPIN, MISSION, PATCH, RIPPLEPOINT
from chrononauts_qt.ui.games.chrononauts.views.symbols import symbol_of
from chrononauts_qt.ui.kit.emblems import emblem_of
from chrononauts_qt.ui.kit.pathtext import Sign
from chrononauts_qt.ui.kit.signs import FAMILIES


def picture_of(card_id: str) -> Sign:
    """Return the picture of any card; Patches, Missions and Ripplepoints have that of their family."""
    card = BY_ID[card_id]
    if card.family == LINCHPIN:
        return symbol_of(card.facts["year"], False)
    if card.family == IDENTITY:
        return emblem_of(card_id)
    if card.family == PATCH:
        return Sign("cards/patch")
    if card.family in (MISSION, RIPPLEPOINT):
        return FAMILIES[card.family]
    return Sign(f"cards/{card_id}")


def category_sign(category: str) -> Sign:
    """Return the mark of a category of Artifacts."""
    return Sign(f"categories/{category}")
