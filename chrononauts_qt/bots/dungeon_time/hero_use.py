"""When a Hero is worth using: where the Backpack is nearly full, paid with what is left over anyway."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from chrononauts_qt.bots.dungeon_time.belief import Belief, forced, freed, held, opens_slot
from chrononauts_qt.games.dungeon_time.actions import Action, use
from chrononauts_qt.games.dungeon_time.cards import (
    ADVOCATE,
    COLLECTOR,
    DUELLIST,
    LIBRARIAN,
    MONK,
    MULE,
    PAWNBROKER,
    SEER,
    TINKER,
    UNDERSTUDY,
    needs_of,
)
from chrononauts_qt.games.dungeon_time.heroes import PRICES
from chrononauts_qt.games.dungeon_time.view import View

LIKED = (
    MULE, MONK, LIBRARIAN, PAWNBROKER, COLLECTOR, UNDERSTUDY, TINKER, SEER, ADVOCATE, DUELLIST,
)  # fmt: skip
"""Heroes in the order in which they are kept, the best first as it was measured."""
URGENT = (MULE, ADVOCATE)
"""These are worth any price: a Mission less is better than no Backpack, and a Mission more is one."""
TIGHT = 1
"""With so few slots left what makes room is worth using."""
SPACIOUS = 3
"""With so many slots left a Mission may leave its Items behind."""
NEARLY_TOLD = 4
"""With so few cards left what was not needed is not missed any more."""


class Use(NamedTuple):
    """An ability that is worth using: the action, what it costs, and whether it is worth any price."""

    action: Action
    price: Counter[str]
    is_urgent: bool


def best_use(view: View, belief: Belief) -> Use | None:
    """Return the use of the own Hero that would help now, whatever it costs; None for none."""
    assert view.seat is not None, "a companion has a seat"
    hero = view.heroes[view.seat] if view.heroes else ""
    if not hero or hero in view.used:
        return None
    if hero == UNDERSTUDY:
        others = [other for other in LIKED if other in view.heroes and other not in view.used]
        found = (_used(view, belief, other, hero) for other in others if other != UNDERSTUDY)
        return next(filter(None, found), None)
    return _used(view, belief, hero)


def _used(view: View, belief: Belief, hero: str, understudy: str = "") -> Use | None:
    """Return the use of an ability, by its owner or by the understudy, where it is worth it."""
    price = Counter(PRICES.get(hero, ())) + Counter(PRICES[UNDERSTUDY] if understudy else ())
    named = _WORTH[hero](view, belief._replace(spare=belief.spare - price))
    if named is None:
        return None
    action = use(understudy or hero, named, hero if understudy else "")
    if hero == TINKER:
        price += Counter(named)
    return Use(action, price, hero in URGENT) if action in view.actions else None


def _room(view: View) -> int:
    return view.limit - view.slots


def _is_tight(view: View) -> bool:
    return _room(view) <= TIGHT and view.story_back == "item"


def _mission_may_leave_all(view: View) -> bool:
    """Tell whether a Mission comes that may leave its Items in the Backpack."""
    return view.story_back == "mission" and (_room(view) >= SPACIOUS or view.story_size <= 1)


def _mule(view: View, belief: Belief) -> tuple[str, ...] | None:
    """A ninth slot, when the next Item may find none."""
    return () if view.story_back == "item" and not _room(view) else None


def _looks(view: View, belief: Belief) -> tuple[str, ...] | None:
    """Look at the next cards when one of them may be too many."""
    return () if _is_tight(view) and view.story_size > 1 else None


def _advocate(view: View, belief: Belief) -> tuple[str, ...] | None:
    """Another trial, when all that the Mission asks for will be there in the end, the price paid."""
    if not view.failed:
        return None
    there = {kind: held(view, kind) for kind in view.backpack} if view.story_size <= NEARLY_TOLD else {}
    left = (belief.left | Counter(there)) - Counter(PRICES[ADVOCATE])
    return () if Counter(needs_of(view.failed[-1])) <= left else None


def _tinker(view: View, belief: Belief) -> tuple[str, ...] | None:
    """Fewer Items for a Mission that may leave them behind, paid with what makes room."""
    if not _mission_may_leave_all(view):
        return None
    pairs = [*combinations(sorted(belief.spare.elements()), 2), *((kind,) for kind in belief.spare)]
    return max(pairs, key=lambda kinds: freed(view, kinds), default=None)


def _pawnbroker(view: View, belief: Belief) -> tuple[str, ...] | None:
    """Room: spare Items against one that shares a slot."""
    return () if _room(view) <= TIGHT and to_hand_over(view, belief) else None


def to_hand_over(view: View, belief: Belief) -> tuple[str, ...]:
    """Return one to three spare Items that make room when they go."""
    items = sorted(belief.spare.elements())
    groups = [kinds for count in (3, 2, 1) for kinds in combinations(items, count)]
    best = max(groups, key=lambda kinds: (freed(view, kinds), -len(kinds)), default=())
    return best if freed(view, best) else ()


def _seer(view: View, belief: Belief) -> tuple[str, ...] | None:
    """Near the end name the kind that most Missions to come list."""
    listed = Counter(kind for mission in belief.to_come for kind in set(needs_of(mission)))
    if not listed or view.story_size > NEARLY_TOLD or not _mission_may_leave_all(view):
        return None
    return (max(sorted(listed), key=listed.__getitem__),)


def _collector(view: View, belief: Belief) -> tuple[str, ...] | None:
    """Tokens that only take room: those in the Backpack, and those that will have to be taken."""
    return () if _room(view) <= TIGHT and (idle_tokens(view, belief) or unwelcome(view, belief)) else None


def idle_tokens(view: View, belief: Belief) -> list[str]:
    """Return kinds of which a token in the Backpack is spare and has a slot to itself."""
    return [
        kind for kind, (_, tokens) in view.backpack.items()
        if tokens and belief.spare[kind] and freed(view, (kind,))
    ]


def unwelcome(view: View, belief: Belief) -> list[str]:
    """Return kinds that Missions to come make the team take, though nobody waits for them."""
    listed = {kind for mission in belief.to_come for kind in needs_of(mission)}
    in_vain = sorted({*forced(belief.to_come)} - listed)
    return [kind for kind in in_vain if view.supply[kind] and opens_slot(view, kind)]


def _duellist(view: View, belief: Belief) -> tuple[str, ...] | None:
    """A Mission for nothing, where there is room for the Items that it leaves."""
    return () if _mission_may_leave_all(view) and held(view, "sword") else None


_WORTH: dict[str, Callable[[View, Belief], tuple[str, ...] | None]] = {
    MULE: _mule,
    MONK: _looks,
    LIBRARIAN: _looks,
    ADVOCATE: _advocate,
    TINKER: _tinker,
    PAWNBROKER: _pawnbroker,
    SEER: _seer,
    COLLECTOR: _collector,
    DUELLIST: _duellist,
}
