"""What section 18 of docs/dungeon_time.md says of every position, asked of a dump and not of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tests.dungeon_time.facts import KINDS, MISSIONS

Dump = Mapping[str, Any]
TOKENS = 2
CARDS = 4


def slots(backpack: Mapping[str, tuple[int, int]]) -> int:
    """Return how many slots are in use (DT-503)."""
    return sum(-(-(cards + tokens) // 3) for cards, tokens in backpack.values())


def wrong(dump: Dump) -> list[str]:
    """Return what is not in order in a position."""
    return [*_cards(dump), *_tokens(dump), *_missions(dump), *_slots(dump), *_end(dump)]


def _piles(dump: Dump) -> list[str]:
    """Return the cards that lie in a pile or a hand, without those that are settled."""
    hands = [card for hand in dump["hands"] for card in hand]
    return [*hands, *dump["deck"], *dump["story"], *dump["peek"], *dump["discard"]]


def _differences(counted: Mapping[str, int], due: Mapping[str, int], what: str) -> Iterable[str]:
    for name in sorted({*counted, *due}):
        if counted.get(name, 0) != due.get(name, 0):
            yield f"{counted.get(name, 0)} {what} of {name} instead of {due.get(name, 0)}"


def _cards(dump: Dump) -> Iterable[str]:
    counted = Counter(card for card in _piles(dump) if card in KINDS)
    counted += Counter({kind: cards for kind, (cards, _) in dump["backpack"].items()})
    return _differences(counted, dict.fromkeys(KINDS, CARDS), "cards")


def _tokens(dump: Dump) -> Iterable[str]:
    counted: Counter[str] = Counter(dump["supply"]) + Counter(dump["removed"])
    counted += Counter({kind: tokens for kind, (_, tokens) in dump["backpack"].items()})
    counted += Counter(card.removesuffix("*") for card in dump["discard"] if card.endswith("*"))
    return _differences(counted, dict.fromkeys(KINDS, TOKENS), "tokens")


def _missions(dump: Dump) -> Iterable[str]:
    settled = [] if dump["card"] in dump["completed"] else [dump["card"]]  # its Reward is still to be taken
    everywhere = [*_piles(dump), *dump["completed"], *settled]
    counted = Counter(card for card in everywhere if card in MISSIONS)
    yield from (f"{card} lies {count} times" for card, count in counted.items() if count != 1)
    if len(counted) != 12:
        yield f"there are {len(counted)} Missions"


def _slots(dump: Dump) -> Iterable[str]:
    if dump["slots"] != slots(dump["backpack"]):
        yield f"{dump['slots']} slots are said to be in use"
    is_broken = dump["outcome"] is not None and dump["outcome"]["route"] == "broken"
    if dump["slots"] > dump["limit"] and not is_broken:
        yield f"{dump['slots']} slots are in use of {dump['limit']}"


def _end(dump: Dump) -> Iterable[str]:
    if len({dump["step"] == "over", dump["outcome"] is not None, dump["asked"] == []}) != 1:
        yield f"{dump['asked']} are asked in the step {dump['step']} with the outcome {dump['outcome']}"
