"""The card table: 136 cards of 113 kinds, read once from cards.json.

A kind of the play deck is known inside the engine by its index in PLAY_CARDS: 0-20 patches (the
three of 1945 last), then inverters, artifacts, actions, timewarps. Ids such as ``patch-1929`` are
what actions, journals and views speak.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from chrononauts_qt.kernel.errors import BadCards

with open(f"{__file__.rpartition('cards.')[0]}cards.json", encoding="utf-8") as _file:  # noqa: PTH123  # dear to import
    _DATA: dict[str, Any] = json.load(_file)

PATCH, INVERTER, ARTIFACT, ACTION, TIMEWARP = "patch", "inverter", "artifact", "action", "timewarp"
LINCHPIN, RIPPLEPOINT, MISSION, IDENTITY = "linchpin", "ripplepoint", "mission", "identity"


class Card(NamedTuple):
    """One kind of card; ``copies`` equal ones exist. ``facts`` holds what its family adds."""

    id: str
    family: str
    copies: int
    facts: dict[str, Any]


def _kinds(section: str, family: str, order: list[dict[str, Any]] | None = None) -> tuple[Card, ...]:
    rows = _DATA[section] if order is None else order
    return tuple(
        Card(
            row["id"], row.get("kind", family) if section == "timeline" else family, row.get("copies", 1), row
        )
        for row in rows
    )


TIMELINE = _kinds("timeline", "")
PATCHES = _kinds("patches", PATCH)
INVERTERS = _kinds("inverters", INVERTER)
ARTIFACTS = _kinds("artifacts", ARTIFACT)
ACTIONS = _kinds("actions", ACTION)
TIMEWARPS = _kinds("timewarps", TIMEWARP)
MISSIONS = _kinds("missions", MISSION)
IDENTITIES = _kinds("identities", IDENTITY)

_RIPPLEPOINTS = {card.facts["year"] for card in TIMELINE if card.family == RIPPLEPOINT}
for _card in IDENTITIES:
    for _year in (_card.facts["true"], *_card.facts["primes"]):
        if _year not in _RIPPLEPOINTS:
            raise BadCards(f"in cards.json the Identity “{_card.id}” names {_year}, which is no Ripplepoint")

PLAY_CARDS = PATCHES + INVERTERS + ARTIFACTS + ACTIONS + TIMEWARPS
ALL_CARDS = TIMELINE + PLAY_CARDS + MISSIONS + IDENTITIES
BY_ID = {card.id: card for card in ALL_CARDS}
IDS = tuple(card.id for card in PLAY_CARDS)
PLAY_INDEX = {card.id: index for index, card in enumerate(PLAY_CARDS)}
MISSION_INDEX = {card.id: index for index, card in enumerate(MISSIONS)}
IDENTITY_INDEX = {card.id: index for index, card in enumerate(IDENTITIES)}
FAMILY = tuple(card.family for card in PLAY_CARDS)
DECK = tuple(index for index, card in enumerate(PLAY_CARDS) for _ in range(card.copies))
"""The 80 cards of the play deck as kind indexes, in table order."""

MEMO = PLAY_INDEX["memo"]
REWIND = PLAY_INDEX["rewind"]
QUICK_TRIP = PLAY_INDEX["quick-trip"]
MEMO_COPIES = PLAY_CARDS[MEMO].copies
MONA_LISAS = {
    index: card.facts["realness"]
    for index, card in enumerate(PLAY_CARDS)
    if card.facts.get("category") == "mona-lisa"
}
"""Realness (1 to 3, 3 the real thing) by kind index of the three paintings (R-909)."""

SEALED_ARTIFACTS = frozenset(
    index for index, card in enumerate(PLAY_CARDS) if card.facts.get("unplayable_in_uberparadox")
)
"""Artifacts that cannot be played during the ÜberParadox (R-709)."""

CATEGORY = {index: card.facts["category"] for index, card in enumerate(PLAY_CARDS) if card.family == ARTIFACT}
BONUS = {
    index: card.facts["bonus"].split(" ")[0] for index, card in enumerate(PLAY_CARDS) if "bonus" in card.facts
}
"""The category a Sell an Artifact or a Perform a "Miracle" likes, by kind index."""

MOST_REAL_MONA_LISA = "MOST_REAL_MONA_LISA"


def card_table() -> list[dict[str, Any]]:
    """Return every kind of card as JSON values."""
    return [
        {
            "id": card.id,
            "family": card.family,
            "copies": card.copies,
            **{key: value for key, value in card.facts.items() if key not in ("id", "copies", "kind")},
        }
        for card in ALL_CARDS
    ]


def ids(indexes: Sequence[int]) -> list[str]:
    """Return the ids of play-deck kinds."""
    return [IDS[index] for index in indexes]


def names(indexes: Sequence[int]) -> tuple[str, ...]:
    """Return the same as a tuple, at the price of a single call for long lists."""
    return itemgetter(*indexes)(IDS) if len(indexes) > 1 else tuple(ids(indexes))
