"""What a companion does: for its own Mission, for what others ask, or to move the Deck on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from chrononauts_qt.bots.dungeon_time.memory import Memory
from chrononauts_qt.games.dungeon_time.actions import DONE, Action
from chrononauts_qt.games.dungeon_time.cards import (
    ADVENTURES,
    ALIKE,
    BURN,
    KINDS,
    MISSIONS,
    SCENARIOS,
    SQUEEZE,
    needs_of,
)
from chrononauts_qt.games.dungeon_time.state import slots_of
from chrononauts_qt.games.dungeon_time.view import View

PATIENCE = 9.0
"""Seconds that one waits for what lies in other hands."""
LAST_SECONDS = 70.0
ROOMY = 5
"""Below so many slots in use an Item is put aside for later."""

Agreed = Callable[[Sequence[str]], bool]


class Need(NamedTuple):
    """A Mission in somebody's hand, and the kinds that its owner asks for."""

    seat: int
    mission: str
    kinds: Counter[str]


class Moment(NamedTuple):
    """What a companion knows beside the view: seconds on the glass (None without one), who asks for what.

    ``idle`` are the seconds since anybody played, ``may_move_on`` whether it is one's turn to move the Deck
    on. ``agreed`` asks the team whether the Story offers some Items.
    """

    left: float | None
    needs: Sequence[Need]
    idle: float
    may_move_on: bool
    agreed: Agreed


def needs_in(view: View, memory: Memory) -> list[Need]:
    """Return what a companion asks for: the Items that it believes its own Missions still lack."""
    hand = view.hands[memory.seat]
    return [Need(memory.seat, card, memory.lacking(needs_of(card))) for card in hand if card not in KINDS]


def decide(view: View, memory: Memory, moment: Moment, dice: Random) -> Action | None:
    """Return what a companion does now, in the order of its habits; None to wait."""
    habits = (_own_mission, _adventure, _asked_for)
    action = next(filter(None, (habit(view, memory, moment, dice) for habit in habits)), None)
    if action is not None:
        return action
    if _waits(view, memory, moment):
        return None
    action = _thin_out(view, memory)
    if action is None and moment.may_move_on:
        action = _move_on(view, memory, moment, dice)
    if action is None and not view.deck_size and memory.seat not in view.done:
        return DONE
    return action


def _own_mission(view: View, memory: Memory, moment: Moment, dice: Random) -> Action | None:
    """Play the smallest own Mission that stands, asking the team or relying on a promise."""
    own = [card for card in view.hands[memory.seat] if card in MISSIONS]
    for mission in sorted(own, key=lambda card: len(needs_of(card))):
        lacking = memory.lacking(needs_of(mission))
        if sum(lacking.values()) == 1 and memory.rely_on(next(iter(lacking))):
            lacking = Counter()
        if lacking:
            continue
        if dice.random() < memory.rank.ask and not moment.agreed(needs_of(mission)):
            memory.doubt(needs_of(mission)[0])
            continue
        return Action("play", mission)
    return None


def _adventure(view: View, memory: Memory, moment: Moment, dice: Random) -> Action | None:
    """Play the Adventure card as soon as its effect helps, after the goal where it hurts."""
    card = next((card for card in view.hands[memory.seat] if card in ADVENTURES), "")
    if not card or Action("play", card) not in view.actions or memory.lacking(needs_of(card)):
        return None
    hurts = ADVENTURES[card].effect in (SQUEEZE, BURN)
    late = view.missions_played >= view.goal or not view.deck_size
    return Action("play", card) if late or not hurts else None


def _asked_for(view: View, memory: Memory, moment: Moment, dice: Random) -> Action | None:
    """Play an Item that somebody asks for, the smallest gap first, if the Backpack will hold it."""
    own = view.hands[memory.seat]
    open_hands = Counter(card for hand in view.hands for card in hand if card in KINDS)
    for need in sorted(moment.needs, key=lambda one: sum(one.kinds.values())):
        held = [kind for kind in need.kinds if kind in own]
        if not held:
            continue
        then = slots_of(memory.story + need.kinds)
        all_there = not need.kinds - open_hands
        if then <= view.limit - 1 or (then <= view.limit and all_there):
            return Action("play", _slipped(own, held[0], memory, dice))
    return None


def _slipped(own: Sequence[str], meant: str, memory: Memory, dice: Random) -> str:
    """Return the Item that is played: sometimes another than the one that was meant."""
    items = [card for card in own if card in KINDS]
    return dice.choice(items) if dice.random() < memory.rank.slip else meant


def _waits(view: View, memory: Memory, moment: Moment) -> bool:
    """Wait while all that somebody lacks lies in other hands."""
    others = Counter(
        card for seat, hand in enumerate(view.hands) if seat != memory.seat for card in hand if card in KINDS)
    asked = [need for need in moment.needs if need.kinds]
    return moment.idle < PATIENCE and any(not need.kinds - others for need in asked)


def _thin_out(view: View, memory: Memory) -> Action | None:
    """Discard the hardest of too many Missions, while more are left than the goal needs."""
    hand = view.hands[memory.seat]
    own = [card for card in hand if card in MISSIONS]
    gone = sum(card in MISSIONS for card in view.discard)
    if len(own) <= 1 + len(hand) / 3 or 12 - gone <= view.goal:
        return None
    return Action("discard", max(own, key=lambda card: sum(memory.lacking(needs_of(card)).values())))


def _move_on(view: View, memory: Memory, moment: Moment, dice: Random) -> Action | None:
    """Put an Item that nobody asks for aside in the Story, or discard it."""
    if not view.deck_size:
        return None
    wanted: Counter[str] = sum((need.kinds for need in moment.needs), Counter())
    held = Counter(card for card in view.hands[memory.seat] if card in KINDS)
    spare = sorted((kind for kind in held if not wanted[kind]), key=lambda kind: (-held[kind], kind))
    if not spare:
        spare = sorted(held, key=lambda kind: (wanted[kind], kind))
    if not spare:
        return None
    kind = spare[0]
    beside_its_like = memory.story[kind] % ALIKE != 0
    has_room = memory.slots < ROOMY or (beside_its_like and memory.slots < view.limit)
    share = _share_put_aside(view, moment)
    return Action("play" if has_room and dice.random() < share else "discard", kind)


def _share_put_aside(view: View, moment: Moment) -> float:
    """Return how often an Item is put aside rather than discarded: the more the goal will ask for."""
    if view.adventure:
        needs = [needs_of(card) for card in ADVENTURES[view.adventure].missions]
    else:
        tiers = SCENARIOS[view.scenario].draw or dict.fromkeys((1, 2, 3, 4), 3)
        needs = [one.needs for one in MISSIONS.values() if one.tier in tiers]
    mean = sum(map(len, needs)) / len(needs)
    share = min(0.95, max(0.15, (mean * view.goal - 14) / 18))
    return share / 2 if moment.left is not None and moment.left < LAST_SECONDS else share


# -- the Resolution -----------------------------------------------------------------------------------


def settle(view: View, memories: Mapping[int, Memory]) -> Action:
    """Return what the team does in the Resolution, as its members remember; Heroes rest."""
    chosen = {"failure": _drop, "reward": _reward}.get(view.step)
    return view.actions[0] if chosen is None else chosen(view, memories)


def _drop(view: View, memories: Mapping[int, Memory]) -> Action:
    """Keep the Items of a failed Mission while there is room for three kinds more, else discard them."""
    keep = view.slots <= view.limit - 3
    return min(view.actions, key=lambda one: len(one.kinds) if keep else -len(one.kinds))


def _reward(view: View, memories: Mapping[int, Memory]) -> Action:
    """Take what was promised; else what shares a slot; leave what may be left."""
    promised = next(filter(None, (memory.remembers(view.settling) for memory in memories.values())), "")
    for action in view.actions:
        if action.verb == "take" and action.card == promised:
            return action
    refusing = next((one for one in view.actions if one.verb == "refuse"), None)
    if refusing is not None:
        return refusing
    return min(view.actions, key=lambda one: sum(view.backpack.get(one.card, (0, 0))) % ALIKE == 0)
