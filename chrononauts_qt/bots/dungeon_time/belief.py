"""What the companions believe together when the Story is told, and what a few known cards would come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from chrononauts_qt.bots.dungeon_time.memory import Memory
from chrononauts_qt.games.dungeon_time.cards import ALIKE, KINDS, MISSIONS, MUST, needs_of
from chrononauts_qt.games.dungeon_time.state import slots_of
from chrononauts_qt.games.dungeon_time.view import View


class Belief(NamedTuple):
    """``spare`` are Items in the Backpack that no Mission waits for, ``to_come`` Missions not told yet."""

    spare: Counter[str]
    to_come: tuple[str, ...]


class Prospect(NamedTuple):
    """What some cards would come to: whether the Backpack holds, Missions completed, room at the tightest."""

    holds: bool
    completed: int
    room: int


def middle(memories: Iterable[Memory], kind: str) -> int:
    """Return how many copies of a kind the middle one believes to be left."""
    believed = sorted(memory.story[kind] for memory in memories)
    return believed[(len(believed) - 1) // 2]


def believed(view: View, memories: Mapping[int, Memory]) -> Belief:
    """Return what the team believes together."""
    spare = {kind: min(held(view, kind), middle(memories.values(), kind)) for kind in view.backpack}
    told = {*view.completed, *view.discard, view.settling}
    noticed = (mission for memory in memories.values() for mission in memory.missions)
    return Belief(+Counter(spare), tuple(dict.fromkeys(one for one in noticed if one not in told)))


def held(view: View, kind: str) -> int:
    """Return how many Items of a kind lie in the Backpack."""
    return sum(view.backpack.get(kind, (0, 0)))


def opens_slot(view: View, kind: str) -> bool:
    """Tell whether one more Item of a kind needs a slot of its own."""
    return held(view, kind) % ALIKE == 0


def freed(view: View, kinds: Iterable[str]) -> int:
    """Return how many slots are free again when some Items leave."""
    there = Counter({kind: held(view, kind) for kind in view.backpack})
    return slots_of(there) - slots_of(there - Counter(kinds))


def prospect(view: View, cards: Sequence[str]) -> Prospect:
    """Return what comes of cards that are told next, in their order; Rewards that may be left are left."""
    there = Counter({kind: held(view, kind) for kind in view.backpack})
    completed, room = 0, view.limit - view.slots
    for card in cards:
        if card in KINDS:
            there[card] += 1
        else:
            needs = Counter(needs_of(card))
            if needs <= there:
                there -= needs
                completed += 1
                reward = MISSIONS[card].reward if card in MISSIONS else None
                if reward is not None and reward.form == MUST:
                    there[reward.kinds[0]] += 1
        room = min(room, view.limit - slots_of(there))
    return Prospect(room >= 0, completed, room)
