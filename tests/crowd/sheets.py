"""What a sheet lets its seat say, but for what only asks why; nothing here knows a game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

Block = dict[str, Any]
Counts = dict[str, int]


def offers(blocks: list[Block]) -> Iterator[tuple[str, dict[str, range]]]:
    """Yield what these blocks let be said, with the numbers that go with it."""
    for block in blocks:
        said = [*block.get("answers", ()), *block.get("items", ())]
        said += [act for act in block.get("acts", ()) if not act["composed"]]
        for card in (*block.get("cards", ()), *block.get("items", ())):
            said += [*card.get("uses", ()), *([card["discard"]] if "discard" in card else ())]
        yield from ((one["say"], {}) for one in said if one["say"])
        if "fields" in block:
            yield block["say"], {one["name"]: range(one["min"], one["max"] + 1) for one in block["fields"]}


def composable(blocks: list[Block]) -> dict[str, Block]:
    """Return what these blocks let be composed, each with the block that it is composed of."""
    acts = [(block, act) for block in blocks for act in block.get("acts", ())]
    return {act["say"]: block for block, act in acts if act["composed"]}


def part_names(block: Block) -> Iterator[str]:
    """Yield the names of all parts that a block shows."""
    yield from (f"at {choice['id']}" for choice in block.get("choices", ()))
    yield from (f"play {card['id']}" for card in block.get("picks", {}).get("cards", ()))
    for part in block.get("parts", ()):
        for holder in (block, part, *block.get("choices", ())):
            for tray, things in holder.get("stock", {}).items():
                yield from (f"{part['id']} {tray} {thing}" for thing, _ in things if tray in part["trays"])


def composed(block: Block, dice: Random) -> Counts:
    """Fill the parts of a block by chance, with as much as it shows."""
    found = Counts()
    choice = dice.choice(block["choices"]) if block.get("choices") else {}
    if choice:
        found[f"at {choice['id']}"] = 1
    for card in block.get("picks", {}).get("cards", ()):
        found |= {f"play {card['id']}": 1} if dice.random() < 0.5 else {}
    own = block.get("parts", ())
    for part in [part for part in own if part.get("fixed")] or dice.sample(own, min(1, len(own))):
        for tray in part["trays"]:
            shared = choice.get("stock", {}) | block.get("stock", {})
            first = dict(choice.get("first", {}).get(tray, ()))
            for thing, most in part["stock"].get(tray, shared.get(tray, [])):
                count = first.get(thing, 0) if choice and tray == "brings" else dice.randint(0, most)
                found |= {f"{part['id']} {tray} {thing}": count} if count else {}
    return found
