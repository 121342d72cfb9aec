"""What companions say, as keys and what fills them: the sentences are made where they are shown.

A companion never says two things in `BREATH` seconds, and nobody repeats a line that still stands. What the
Story holds is told only to those who ask for it, and out of a belief that may be wrong.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from chrononauts_qt.bots.advice import Advice, Params
from chrononauts_qt.bots.dungeon_time.member import (
    DOUBT,
    HARD,
    THROW,
    Choice,
    Need,
    has_room,
    has_room_for_missions,
    own_missions,
)
from chrononauts_qt.bots.dungeon_time.memory import Memory
from chrononauts_qt.games.dungeon_time.cards import COPIES, KINDS, needs_of
from chrononauts_qt.games.dungeon_time.view import View

NEED, HAVE, HAVE_NOT, PROMISE, FULL, KNOCK, OOPS = (
    "need", "have", "have-not", "promise", "full", "knock", "oops",
)  # fmt: skip
SURE, PERHAPS, FORGOTTEN = "sure", "perhaps", "forgotten"
SPARE, PRICE = "spare", "price"
ANSWERS = frozenset({HAVE, HAVE_NOT, FULL, SURE, PERHAPS, FORGOTTEN})
"""What settles an asking."""

BREATH = 4.0
STANDS = 8.0
"""Seconds that a line stands."""
FRESH = 6
"""Of an Item that came within so many cards one is sure."""
RARE = 2
"""Of a kind with fewer copies that nobody has seen, others are asked before it goes."""
TIGHT = 2
"""With so few slots left the Backpack is filling up."""

_NOTHING: Params = {}


class Saying(NamedTuple):
    """One thing that a companion says."""

    seat: int
    key: str
    facts: Params = _NOTHING


class Talk:
    """What has been said at a table; it tells who keeps quiet. Who is alone has nobody to talk to."""

    def __init__(self, is_alone: bool = False) -> None:
        self._is_alone = is_alone
        self._spoke: dict[int, float] = {}
        self._lines: list[tuple[float, str, Params]] = []

    def lets(self, now: float, saying: Saying) -> bool:
        """Tell whether something is said now, and remember that it was."""
        if self._is_alone or now - self._spoke.get(saying.seat, -BREATH) < BREATH:
            return False
        self._lines = [line for line in self._lines if now - line[0] < STANDS]
        if any((key, facts) == saying[1:] for _, key, facts in self._lines):
            return False
        self._spoke[saying.seat] = now
        self._lines.append((now, saying.key, saying.facts))
        return True


def in_order(kinds: Counter[str]) -> tuple[str, ...]:
    """Return Items in the order of the box."""
    return tuple(kind for kind in KINDS for _ in range(kinds[kind]))


def of_need(need: Need) -> Saying:
    """Say what an own Mission lacks."""
    return Saying(need.seat, NEED, {"kinds": in_order(need.kinds)})


def of_choice(choice: Choice, view: View, memory: Memory) -> Saying | None:
    """Say what goes before an action: a doubt, a kind that becomes rare, a Mission that is too hard."""
    if choice.habit == DOUBT:
        return Saying(memory.seat, DOUBT, {"kind": choice.kind})
    if choice.habit == HARD:
        return Saying(memory.seat, HARD, {"mission": choice.kind, "count": len(needs_of(choice.kind))})
    if choice.habit == THROW and unseen(choice.kind, view, memory) < RARE:
        return Saying(memory.seat, THROW, {"kind": choice.kind})
    return None


def unseen(kind: str, view: View, memory: Memory) -> int:
    """Return how many cards of a kind are nowhere to be seen, and not remembered either."""
    seen = sum(hand.count(kind) for hand in view.hands) + view.discard.count(kind)
    return max(0, COPIES - seen - memory.story[kind])


def of_deed(choice: Choice, view: View, memory: Memory) -> Saying | None:
    """Say what goes with an action: a slip, a promise, a Mission that is drawn."""
    assert choice.action is not None, "a doubt is no action"
    if choice.kind not in ("", choice.action.card):
        return Saying(memory.seat, OOPS)
    if choice.relied is not None:
        return Saying(memory.seat, PROMISE, choice.relied._asdict())
    draws = choice.action.verb in ("play", "discard")
    left = len(own_missions(view, memory)) - (choice.action.card not in KINDS)
    if draws and view.deck_back == "mission" and has_room_for_missions(view, memory, left + 1):
        return Saying(memory.seat, KNOCK)
    return None


def of_backpack(view: View, memory: Memory) -> Saying | None:
    """Say that the Backpack fills up, as one believes."""
    return Saying(memory.seat, FULL) if memory.slots >= view.limit - TIGHT else None


def who_has(kind: str, view: View, memory: Memory) -> Saying:
    """Answer who has an Item: it comes, unless one believes that there is no room for it."""
    if kind not in view.hands[memory.seat]:
        return Saying(memory.seat, HAVE_NOT, {"kind": kind})
    open_hands = Counter(card for hand in view.hands for card in hand if card in KINDS)
    if not has_room(view, memory, Counter([kind]), open_hands):
        return Saying(memory.seat, FULL)
    return Saying(memory.seat, HAVE, {"kind": kind})


def is_there(kind: str, memory: Memory) -> Saying:
    """Answer out of one's belief whether the Story offers an Item, in three grades."""
    facts = {"kind": kind}
    if not memory.story[kind]:
        return Saying(memory.seat, FORGOTTEN, facts)
    ago = memory.since_noticed(kind)
    return Saying(memory.seat, SURE if ago is not None and ago < FRESH else PERHAPS, facts)


def of_advice(seat: int, advice: Advice) -> Saying | None:
    """Say what a Hero costs: that it is spare, or that it is not; all other advice is only shown."""
    return Saying(seat, advice.key, advice.params) if advice.key in (SPARE, PRICE) else None
