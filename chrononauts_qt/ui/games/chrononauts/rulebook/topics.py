"""What the rulebook is asked about, as topics: "rule:R-416", "card:memo", "section:jfk".

A card and a year lead to the paragraph that tells of them, whatever lies open at the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.games.chrononauts.cards import (
    ACTION,
    ARTIFACT,
    BY_ID,
    IDENTITY,
    INVERTER,
    LINCHPIN,
    MISSION,
    PATCH,
    RIPPLEPOINT,
    TIMEWARP,
)
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, NEXUS, UBER_YEAR
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.kernel.events import Event

if TYPE_CHECKING:
    from chrononauts_qt.ui.rulebook.book import Block, Book

_FAMILIES = {
    LINCHPIN: "R-109",
    RIPPLEPOINT: "R-408",
    INVERTER: "R-401",
    PATCH: "R-501",
    ARTIFACT: "R-901",
    ACTION: "R-902",
    TIMEWARP: "R-903",
    MISSION: "R-112",
    IDENTITY: "R-111",
}
_OWN = {"patch-1962": "R-701", "squa-tront": "R-707", "t1945": "R-507"}
_CONDITIONS = {"SINGLE": "R-409", "OR": "R-410", "AND": "R-411"}
STEPS = {
    "guess": "rule:R-208",
    "mulligan": "rule:R-209",
    "play": "rule:R-301",
    "kill": "rule:R-304",
    "miracle": "card:miracle-biblical-relic",
    "rewind": "card:rewind",
    "quick-trip": "card:quick-trip",
    "window": "rule:R-1001",
    "end": "rule:R-801",
    "over": "rule:R-801",
}


def rule(rule_id: str) -> str:
    """Return the topic of a rule; none for none."""
    return f"rule:{rule_id}" if rule_id else ""


def card(card_id: str) -> str:
    """Return the topic of a card."""
    return f"card:{card_id}"


def step(name: str) -> str:
    """Return the topic of a step of View.step."""
    return STEPS[name]


def tile(lying: Tile) -> str:
    """Return the topic of a card of the TimeLine as it lies."""
    if lying.sealed:
        return rule("R-703")
    if lying.year == UBER_YEAR and lying.patch:
        return rule("R-701")
    if lying.year == NEXUS or lying.year not in CONDITIONS:
        return card(f"t{lying.year}")
    return rule("R-503" if lying.patch else _CONDITIONS[CONDITIONS[lying.year][0]])


def change(event: Event) -> str:
    """Return the topic of what a play did to a year (the events that catalog.why tells of)."""
    if event.name == "LinchpinFlipped":
        return rule("R-414")
    if event.name == "PatchPlaced":
        return rule("R-503")
    if event.name == "PatchNullified":
        return rule("R-508" if event.data["still_paradox"] and event.data["year"] == NEXUS else "R-505")
    return rule(_CONDITIONS[CONDITIONS[event.data["year"]][0]])


def block_of(book: Book, topic: str) -> Block | None:
    """Return the block about a topic; a card without one of its own has that of its family."""
    found = book.find(topic)
    kind, _, name = topic.partition(":")
    if found is None and kind == "card" and name in BY_ID:
        return book.find(rule(_OWN.get(name) or _FAMILIES[BY_ID[name].family]))
    return found


def of_key(key: str) -> str:
    """Return the topic of a card that is read at the table, "" for what is no card.

    An Identity or a Mission has that of all of them, which gives nothing away.
    """
    if key not in BY_ID:
        return ""
    family = BY_ID[key].family
    return rule(_FAMILIES[family]) if family in (IDENTITY, MISSION) else card(key)
