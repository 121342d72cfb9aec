"""What a phone draws, as values with finished texts: it knows no game, and says back what it was offered."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

Block = dict[str, Any]
"""A block or a part of one, as JSON has it; resources/phone/README.md tells what each kind holds."""

PHONES_OPTION, PHONES_ON = "phones", "on"
"""The option of a journal by which a game that is gone on with offers to let phones in again. Nothing else of
them is written anywhere."""

BIG, STRONG = "big", "strong"
"""How answers look: two of the same size, or the one that is waited for."""

YOURS, LOOK, OVER = "yours", "look", "over"
"""The tones of a sheet: the seat is asked, somebody else is, the game has ended."""


class Sheet(NamedTuple):
    """What a game puts on the phone of a seat: a sentence on how it stands, and blocks in tabs (id, words).

    `about` tells two sheets apart that offer the same to be said: what was said to one is none to the other.
    """

    tone: str
    state: str
    blocks: Sequence[Block]
    tabs: Sequence[tuple[str, str]]
    about: Hashable


def offer(say: str, label: str, effect: str = "", warns: bool = False, target: str = "") -> Block:
    """Return something that can be said: `effect` tells what it would do, `warns`: it is asked once more."""
    return {"say": say, "label": label, "effect": effect, "warn": warns, "target": target}


def ask(
    title: str, answers: Sequence[Block], text: str = "", big: str = "", tab: str = "", size: str = ""
) -> Block:
    """Return a question with its answers, which are BIG or STRONG or as usual; for every tab without one."""
    said = {"title": title, "big": big, "text": text, "size": size, "answers": list(answers)}
    return {"kind": "ask", **_in(tab), **said}


def cards(title: str, held: Sequence[Block], tab: str, text: str = "") -> Block:
    """Return cards with what can be done with each."""
    return {"kind": "cards", **_in(tab), "title": title, "text": text, "cards": list(held)}


def grid(title: str, columns: int, places: Sequence[Block], tab: str) -> Block:
    """Return places at which cards are aimed."""
    return {"kind": "grid", **_in(tab), "title": title, "columns": columns, "places": list(places)}


def goals(title: str, held: Sequence[Block], tab: str, text: str = "") -> Block:
    """Return goals with their lines; `text` says how many of these it takes."""
    return {"kind": "goals", **_in(tab), "title": title, "text": text, "goals": list(held)}


def lines(title: str, told: Sequence[str], tab: str) -> Block:
    """Return sentences."""
    return {"kind": "lines", **_in(tab), "title": title, "lines": list(told)}


def items(title: str, held: Sequence[Block], switch: Block, tab: str = "") -> Block:
    """Return large cards, played by a tap; a swipe discards, or a tap while the `switch` is on.

    What it lets say holds as long as it is offered: several words of it may be on their way.
    """
    made = {"kind": "items", **_in(tab), "title": title, "lasting": True}
    return {**made, "items": list(held), "switch": switch}


def calls(title: str, called: Sequence[Block], tab: str = "") -> Block:
    """Return pictures of what can be called out, each time anew."""
    return {"kind": "calls", **_in(tab), "title": title, "lasting": True, "answers": list(called)}


def bar(
    answers: Sequence[Block], title: str = "", is_lasting: bool = True, is_strong: bool = False, tab: str = ""
) -> Block:
    """Return buttons side by side; `pressed` tells how one stands that can be chosen and let go."""
    made = {"kind": "bar", **_in(tab), "title": title, "lasting": is_lasting}
    return {**made, "size": "strong" if is_strong else "", "answers": list(answers)}


def numbers(title: str, text: str, say: str, label: str, fields: Sequence[Block]) -> Block:
    """Return a question answered by whole numbers; `say` has a place for each of them, by its name."""
    return {"kind": "input", "title": title, "text": text, "say": say, "label": label, "fields": list(fields)}


def field(name: str, label: str, least: int, most: int, value: int) -> Block:
    """Return a number to be chosen."""
    return {"name": name, "label": label, "min": least, "max": most, "value": value}


def deal(key: str, title: str, acts: Sequence[Block], tab: str = "", **parts: Any) -> Block:
    """Return what is put together out of parts: `key` finds again on the page what was begun; what `parts`
    may be, README tells."""
    return {"kind": "deal", **_in(tab), "key": key, "title": title, "acts": list(acts), **parts}


def _in(tab: str) -> Block:
    return {"tab": tab} if tab else {}


def offers(sheet: Sheet) -> dict[str, dict[str, range]]:
    """Return all that a sheet lets its seat say, each with the numbers that go with it."""
    found: dict[str, dict[str, range]] = {}
    for block in sheet.blocks:
        said = [*block.get("answers", ()), *block.get("items", ())]
        said += [act for act in block.get("acts", ()) if not act["composed"]]
        for card in (*block.get("cards", ()), *block.get("items", ())):
            said += [*card.get("uses", ()), *(card[key] for key in ("discard", "why") if key in card)]
        found |= {one["say"]: {} for one in said if one["say"]}
        if "fields" in block:
            found[block["say"]] = {one["name"]: range(one["min"], one["max"] + 1) for one in block["fields"]}
    return found


def lasting(sheet: Sheet) -> frozenset[str]:
    """Return what of it means the same as long as it is offered, whatever else is said meanwhile."""
    held = [block for block in sheet.blocks if block.get("lasting")]
    return frozenset(offers(sheet._replace(blocks=held)))


def composable(sheet: Sheet) -> dict[str, dict[str, range]]:
    """Return all that a sheet lets its seat compose, each with how much there may be of its parts."""
    acts = [(block, act) for block in sheet.blocks for act in block.get("acts", ()) if act["composed"]]
    return {act["say"]: _parts(block) for block, act in acts}


def _parts(block: Block) -> dict[str, range]:
    """Return the parts of a deal: which choice, how many of each thing in a tray of a part, which cards."""
    counts = [(f"at {choice['id']}", 1) for choice in block.get("choices", ())]
    counts += [(f"play {card['id']}", 1) for card in block.get("picks", {}).get("cards", ())]
    for part in block.get("parts", ()):
        for holder in (block, part, *block.get("choices", ())):
            stock = holder.get("stock", {}).items()
            counts += [
                (f"{part['id']} {tray} {thing}", count)
                for tray, things in stock if tray in part["trays"] for thing, count in things
            ]
    most: dict[str, int] = {}
    for name, count in counts:
        most[name] = max(count, most.get(name, 0))
    return {name: range(count + 1) for name, count in most.items()}
