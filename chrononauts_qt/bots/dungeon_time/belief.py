"""What the companions believe together when the Story is told, and what a few known cards would come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from chrononauts_qt.bots.dungeon_time.memory import Memory
from chrononauts_qt.games.dungeon_time.cards import ALIKE, COPIES, KINDS, MISSIONS, MUST, needs_of
from chrononauts_qt.games.dungeon_time.state import slots_of
from chrononauts_qt.games.dungeon_time.view import View


class Belief(NamedTuple):
    """``left`` are Items that will be left in the end, ``spare`` those in the Backpack that nobody waits for.

    ``to_come`` are Missions that have not been told yet.
    """

    left: Counter[str]
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
    """Return what the team believes together.

    What will be left in the end is not spare yet while other copies are still to come: those may be what is
    left, and a Mission before them may want the one that is there.
    """
    told = {*view.completed, *view.discard, view.settling}
    noticed = (mission for memory in memories.values() for mission in memory.missions)
    to_come = tuple(dict.fromkeys(one for one in noticed if one not in told))
    coming = Counter(forced(to_come))
    left = Counter({kind: middle(memories.values(), kind) for kind in KINDS})
    lasting = {kind: left[kind] - coming[kind] - expected(view, kind) for kind in view.backpack}
    spare = Counter({kind: min(held(view, kind), count) for kind, count in lasting.items()})
    return Belief(left, +spare, to_come)


def forced(missions: Iterable[str]) -> list[str]:
    """Return what some Missions make the team take."""
    rewards = (MISSIONS[mission].reward for mission in missions if mission in MISSIONS)
    return [reward.kinds[0] for reward in rewards if reward is not None and reward.form == MUST]


def expected(view: View, kind: str) -> int:
    """Return how many cards of a kind the Story will bring; what is not seen lies there or in the Deck."""
    seen = sum(hand.count(kind) for hand in view.hands) + view.discard.count(kind) + view.peek.count(kind)
    unseen = COPIES - seen - view.backpack.get(kind, (0, 0))[0]
    return round(unseen * view.story_size / max(1, view.story_size + view.deck_size))


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
