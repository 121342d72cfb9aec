"""The cards of Dungeon Time, read once from cards.json: Items, Missions, Heroes, Adventures, scenarios."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

with open(f"{__file__.rpartition('cards.')[0]}cards.json", encoding="utf-8") as _file:  # noqa: PTH123  # dear to import
    _DATA: dict[str, Any] = json.load(_file)

ID = "dungeon-time"

KINDS: tuple[str, ...] = tuple(row["id"] for row in _DATA["items"])
"""The twelve sorts of Item in the order of the box (DT-102)."""
COPIES: int = _DATA["items"][0]["copies"]
TOKENS: int = _DATA["items"][0]["tokens"]
"""Cards and Reward tokens of each kind (DT-101)."""
ALIKE: int = _DATA["alike"]
"""So many Items of a kind share a slot (DT-502)."""
SLOTS: int = _DATA["slots"]["normal"]
EXTENDED_SLOTS: int = _DATA["slots"]["extended"]

MUST, OPTIONAL, SLASH, ANY = "must", "optional", "slash", "any"
HALVES = ("sun", "moon")
"""The halves of a tier; half 1 is the sun's (DT-103)."""

UNDERSTUDY, MONK, MULE, ADVOCATE, TINKER = "understudy", "monk", "mule", "advocate", "tinker"
LIBRARIAN, PAWNBROKER, SEER, COLLECTOR, DUELLIST = (
    "librarian", "pawnbroker", "seer", "collector", "duellist",
)  # fmt: skip
HEROES: tuple[str, ...] = tuple(_DATA["heroes"])

BURN, MARKET, ECHO, SQUEEZE = "burn", "market", "echo", "squeeze"


class Reward(NamedTuple):
    """What a Mission pays (DT-402): ``form`` is must, optional, slash or any."""

    form: str
    kinds: tuple[str, ...]


class Mission(NamedTuple):
    """A Mission (DT-401); ``half`` is sun or moon."""

    id: str
    tier: int
    half: str
    needs: tuple[str, ...]
    reward: Reward | None


class Adventure(NamedTuple):
    """A scroll with its card (DT-901); ``most_failures`` is None where failures do not count."""

    id: str
    missions: tuple[str, ...]
    reputation: int
    goal: int
    most_failures: int | None
    needs: tuple[str, ...]
    effect: str


class Scenario(NamedTuple):
    """A scenario (DT-701): ``draw`` is how many Missions of each tier, {} for any twelve.

    ``won`` and ``lost`` are the scenarios a campaign may go on with.
    """

    id: str
    group: str
    draw: dict[int, int]
    goal: int
    won: tuple[str, ...]
    lost: tuple[str, ...]


class Deal(NamedTuple):
    """How many Items lie among the starting cards, and how many cards a hand has (DT-203)."""

    items: int
    hand: int


def _reward(row: dict[str, Any] | None) -> Reward | None:
    return None if row is None else Reward(row["form"], tuple(row["kinds"]))


MISSIONS = {
    row["id"]: Mission(
        row["id"], row["tier"], HALVES[row["half"] - 1], tuple(row["needs"]), _reward(row["reward"])
    )
    for row in _DATA["missions"]
}
ADVENTURES = {
    row["id"]: Adventure(
        row["id"], tuple(row["missions"]), row["reputation"], row["goal"], row["most_failures"],
        tuple(row["needs"]), row["effect"],
    )
    for row in _DATA["adventures"]
}  # fmt: skip
SCENARIOS = {
    row["id"]: Scenario(
        row["id"], row["group"],
        {} if row["draw"] == "any" else {int(tier): count for tier, count in row["draw"].items()},
        row["goal"], tuple(row["won"] or ()), tuple(row["lost"] or ()),
    )
    for row in _DATA["scenarios"]
}  # fmt: skip
DEALS = {row["players"]: Deal(row["items"], row["hand"]) for row in _DATA["deal"]}
SEATS = range(1, len(DEALS) + 1)
STARTING_MISSIONS, GAME_MISSIONS = 2, 12


def needs_of(card: str) -> tuple[str, ...]:
    """Return what a Mission or an Adventure card asks for."""
    return MISSIONS[card].needs if card in MISSIONS else ADVENTURES[card].needs


def is_card(word: str) -> bool:
    """Tell whether a word names something that can be in a hand."""
    return word in KINDS or word in MISSIONS or word in ADVENTURES


def back_of(card: str) -> str:
    """Return what the back of a card shows: item, or mission for an Adventure card too (DT-204, DT-512)."""
    return "item" if card in KINDS else "mission"


def card_table() -> list[dict[str, Any]]:
    """Return every kind of card as JSON values."""
    rows = [
        *({"family": "item", **row} for row in _DATA["items"]),
        *({"family": "mission", "copies": 1, **row} for row in _DATA["missions"]),
        *({"family": "hero", "copies": 1, "id": hero} for hero in HEROES),
        *({"family": "adventure", "copies": 1, **row} for row in _DATA["adventures"]),
    ]
    return [{"id": row["id"], **row} for row in rows]
