"""What a companion does: for its own Mission, for what others ask, or to move the Deck on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from chrononauts_qt.bots.dungeon_time.memory import Memory, Relied
from chrononauts_qt.games.dungeon_time.actions import DONE, Action
from chrononauts_qt.games.dungeon_time.cards import (
    ADVENTURES,
    ALIKE,
    BURN,
    GAME_MISSIONS,
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

MISSION, ASKED, DOUBT, STOP = "mission", "asked", "doubt", "stop"
HARD, ASIDE, THROW = "hard", "aside", "throw"
"""The habits a companion has, by what comes of them."""


class Need(NamedTuple):
    """What somebody asks for: for a Mission in hand, or a kind asked aloud, where that is ""."""

    seat: int
    mission: str
    kinds: Counter[str]


class Moment(NamedTuple):
    """What a companion knows beside the view: seconds on the glass (None without one), who asks for what.

    ``idle`` are the seconds since anybody played, ``may_move_on`` whether it is one's turn to move the Deck
    on, ``held_back`` Missions that people want to see wait. ``doubted`` asks the team whether the Story
    offers some Items, and returns the first kind of which the middle one believes less, "" for none.
    """

    left: float | None
    needs: Sequence[Need]
    idle: float
    may_move_on: bool
    doubted: Callable[[Sequence[str]], str]
    held_back: frozenset[str] = frozenset()


class Choice(NamedTuple):
    """What a companion wants to do, by which habit; of a doubt there is no action.

    ``kind`` is the Item that was meant or doubted, ``relied`` what a Mission counts on.
    """

    action: Action | None
    habit: str
    kind: str = ""
    relied: Relied | None = None


def needs_in(hand: Sequence[str], memory: Memory) -> list[Need]:
    """Return what a companion asks for: the Items that it believes its own Missions still lack."""
    return [Need(memory.seat, card, memory.lacking(needs_of(card))) for card in hand if card not in KINDS]


def decide(view: View, memory: Memory, moment: Moment, dice: Random) -> Choice | None:
    """Return what a companion wants to do now, in the order of its habits; None to wait."""
    choice = (
        _own_mission(view, memory, moment, dice)
        or _adventure(view, memory)
        or _asked_for(view, memory, moment, dice)
    )
    if choice is not None:
        return choice
    if _waits(view, memory, moment):
        return None
    choice = _thin_out(view, memory)
    if choice is None and moment.may_move_on:
        choice = _move_on(view, memory, moment, dice)
    if choice is None and not view.deck_size and memory.seat not in view.done:
        return Choice(DONE, STOP)
    return choice


def _own_mission(view: View, memory: Memory, moment: Moment, dice: Random) -> Choice | None:
    """Play the smallest own Mission that stands, asking the team; one Item may be promised."""
    own = [card for card in view.hands[memory.seat] if card in MISSIONS and card not in moment.held_back]
    for mission in sorted(own, key=lambda card: len(needs_of(card))):
        needs, relied = list(needs_of(mission)), None
        lacking = memory.lacking(needs)
        if lacking.total() == 1:
            (kind,) = lacking
            if source := memory.source_of(kind):
                relied = Relied(source, kind)
                needs.remove(kind)
        if lacking and relied is None:
            continue
        if dice.random() < memory.rank.ask and (kind := moment.doubted(needs)):
            return Choice(None, DOUBT, kind)
        return Choice(Action("play", mission), MISSION, relied=relied)
    return None


def _adventure(view: View, memory: Memory) -> Choice | None:
    """Play the Adventure card as soon as its effect helps, after the goal where it hurts."""
    card = view.adventure
    if not card or card not in view.hands[memory.seat] or memory.lacking(needs_of(card)):
        return None
    is_open = view.missions_played >= ADVENTURES[card].reputation
    hurts = ADVENTURES[card].effect in (SQUEEZE, BURN)
    is_late = view.missions_played >= view.goal or not view.deck_size
    return Choice(Action("play", card), MISSION) if is_open and (is_late or not hurts) else None


def _asked_for(view: View, memory: Memory, moment: Moment, dice: Random) -> Choice | None:
    """Play an Item that somebody asks for, the smallest gap first, if the Backpack will hold it."""
    own = view.hands[memory.seat]
    open_hands = Counter(card for hand in view.hands for card in hand if card in KINDS)
    for need in sorted(moment.needs, key=lambda one: one.kinds.total()):
        kind = next((kind for kind in need.kinds if kind in own), "")
        if kind and has_room(view, memory, need.kinds, open_hands):
            return Choice(Action("play", _slipped(own, kind, memory, dice)), ASKED, kind)
    return None


def has_room(view: View, memory: Memory, kinds: Counter[str], open_hands: Counter[str]) -> bool:
    """Tell whether the Backpack will hold some more Items until a Mission takes them."""
    then = slots_of(memory.story + kinds)
    return then < view.limit or (then == view.limit and kinds <= open_hands)


def _slipped(own: Sequence[str], meant: str, memory: Memory, dice: Random) -> str:
    """Return the Item that is played: sometimes another than the one that was meant."""
    items = [card for card in own if card in KINDS]
    return dice.choice(items) if dice.random() < memory.rank.slip else meant


def _waits(view: View, memory: Memory, moment: Moment) -> bool:
    """Wait while all that somebody lacks lies in other hands."""
    if moment.idle >= PATIENCE:
        return False
    others = Counter(
        card for seat, hand in enumerate(view.hands) if seat != memory.seat for card in hand if card in KINDS)
    return any(need.kinds and need.kinds <= others for need in moment.needs)


def _thin_out(view: View, memory: Memory) -> Choice | None:
    """Discard the hardest of too many Missions, while more are left than the goal needs."""
    own = own_missions(view, memory)
    gone = sum(card in MISSIONS for card in view.discard)
    if has_room_for_missions(view, memory, len(own)) or GAME_MISSIONS - gone <= view.goal:
        return None
    hardest = max(own, key=lambda card: memory.lacking(needs_of(card)).total())
    return Choice(Action("discard", hardest), HARD, hardest)


def own_missions(view: View, memory: Memory) -> list[str]:
    """Return the Missions in hand, without an Adventure card."""
    return [card for card in view.hands[memory.seat] if card in MISSIONS]


def has_room_for_missions(view: View, memory: Memory, count: int) -> bool:
    """Tell whether so many Missions in hand are not too many."""
    return count <= 1 + len(view.hands[memory.seat]) / 3


def _move_on(view: View, memory: Memory, moment: Moment, dice: Random) -> Choice | None:
    """Put an Item that nobody asks for aside in the Story, or discard it."""
    if not view.deck_size:
        return None
    wanted: Counter[str] = Counter()
    for need in moment.needs:
        wanted.update(need.kinds)
    held = Counter(card for card in view.hands[memory.seat] if card in KINDS)
    spare = sorted((kind for kind in held if not wanted[kind]), key=lambda kind: (-held[kind], kind))
    if not spare:
        spare = sorted(held, key=lambda kind: (wanted[kind], kind))
    if not spare:
        return None
    kind = spare[0]
    beside_its_like = memory.story[kind] % ALIKE != 0
    slots = memory.slots
    has_place = slots < ROOMY or (beside_its_like and slots < view.limit)
    if has_place and dice.random() < _share_put_aside(view, moment):
        return Choice(Action("play", kind), ASIDE, kind)
    return Choice(Action("discard", kind), THROW, kind)


def _share_put_aside(view: View, moment: Moment) -> float:
    """Return how often an Item is put aside rather than discarded: the more the goal will ask for."""
    adventure = view.adventure
    if adventure and ADVENTURES[adventure].effect == BURN and any(adventure in hand for hand in view.hands):
        return 0.0
    share = min(0.95, max(0.15, (_mean_needs(view.scenario, adventure) * view.goal - 14) / 18))
    return share / 2 if moment.left is not None and moment.left < LAST_SECONDS else share


@cache
def _mean_needs(scenario: str, adventure: str) -> float:
    """Return how many Items a Mission of a game asks for on average."""
    if adventure:
        needs = [needs_of(card) for card in ADVENTURES[adventure].missions]
    else:
        tiers = SCENARIOS[scenario].draw or dict.fromkeys((1, 2, 3, 4), 3)
        needs = [one.needs for one in MISSIONS.values() if one.tier in tiers]
    return sum(map(len, needs)) / len(needs)
