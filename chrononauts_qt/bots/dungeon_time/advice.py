"""What companions advise before the glass and in the Resolution, with the key of why; people press.

In a game of companions alone they press themselves (`press`), the first of them for the team.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from chrononauts_qt.bots.advice import Advice, Params
from chrononauts_qt.bots.dungeon_time.belief import believed, freed, opens_slot, prospect
from chrononauts_qt.bots.dungeon_time.hero_use import LIKED, best_use, idle_tokens, to_hand_over, unwelcome
from chrononauts_qt.bots.dungeon_time.memory import Memory
from chrononauts_qt.bots.dungeon_time.speech import PRICE, SPARE
from chrononauts_qt.games.dungeon_time.actions import BACKPACK, ENOUGH, REVEAL, SUPPLY, Action, remove
from chrononauts_qt.games.dungeon_time.cards import UNDERSTUDY, needs_of
from chrononauts_qt.games.dungeon_time.state import (
    DRAFT,
    FAILURE,
    ORDER,
    READY,
    REMOVE,
    RESOLVE,
    REWARD,
    SIFT,
    TRADE,
    WAIVE,
)
from chrononauts_qt.games.dungeon_time.view import View

ENOUGH_ROOM = 3
"""With so many slots left the Items of a failed Mission are kept."""

Memories = Mapping[int, Memory]


def advise(view: View, memories: Memories) -> Advice:
    """Return what a companion advises in its seat, as the team remembers; ValueError where time runs."""
    if view.step not in _STEPS or not view.actions:
        raise ValueError("nobody gives advice now")
    return _STEPS[view.step](view, memories)


def press(view_of: Callable[[int], View], memories: Memories) -> tuple[int, Action]:
    """Return what companions press when no people are there, and the seat: a Hero's owner uses it."""
    first = min(memories)
    view = view_of(first)
    if view.step == DRAFT:
        first = view.deciding[0]
        return first, advise(view_of(first), memories).action
    if view.step == RESOLVE and view.heroes:
        for seat in (seat for seat in memories if view.heroes[seat] not in view.used):
            action = advise(view_of(seat), memories).action
            if action.verb == "use":
                return seat, action
        return first, REVEAL
    return first, advise(view, memories).action


def _draft(view: View, memories: Memories) -> Advice:
    """Keep the Hero that helps more; the Understudy is nobody without company."""
    lonely = view.players == 1

    def rank(action: Action) -> int:
        return len(LIKED) if lonely and action.card == UNDERSTUDY else LIKED.index(action.card)

    best = min(view.actions, key=rank)
    return Advice(best, "keeps", {"hero": best.card})


def _ready(view: View, memories: Memories) -> Advice:
    return Advice(view.actions[0], "ready")


def _before_a_card(view: View, memories: Memories) -> Advice:
    """Use the own Hero where it helps and its price is spare, or saves the Backpack; else tell the price."""
    belief = believed(view, memories)
    found = best_use(view, belief)
    if found is None:
        return Advice(REVEAL, "reveals")
    price, dear = (tuple(sorted(kinds.elements())) for kinds in (found.price, found.price - belief.spare))
    facts: Params = {"hero": found.action.hero, "kinds": price}
    if dear and not found.is_urgent:
        return Advice(REVEAL, PRICE, {"hero": found.action.hero, "kinds": dear})
    if dear:
        return Advice(found.action, "saves", facts)
    return Advice(found.action, SPARE if price else "uses", facts)


def _failed(view: View, memories: Memories) -> Advice:
    """Keep the Items of a failed Mission while there is room, else discard them."""
    if view.slots <= view.limit - ENOUGH_ROOM:
        return Advice(min(view.actions, key=lambda one: len(one.kinds)), "room-left")
    return Advice(max(view.actions, key=lambda one: len(one.kinds)), "room-short")


def _reward(view: View, memories: Memories) -> Advice:
    """Take what was promised; leave what may be left; else take what shares a slot."""
    promised = next(filter(None, (memory.remembers(view.settling) for memory in memories.values())), "")
    for action in view.actions:
        if action.verb == "take" and action.card == promised:
            return Advice(action, "promised", {"kind": promised})
    refusing = next((one for one in view.actions if one.verb == "refuse"), None)
    if refusing is not None:
        return Advice(refusing, "not-promised")
    best = min(view.actions, key=lambda one: opens_slot(view, one.card))
    return Advice(best, "opens-slot" if opens_slot(view, best.card) else "shares-slot", {"kind": best.card})


def _waive(view: View, memories: Memories) -> Advice:
    """Waive what is missing, then what is least to spare."""
    belief = believed(view, memories)
    there = Counter({kind: sum(count) for kind, count in view.backpack.items()})

    def misses(action: Action) -> tuple[int, int]:
        left = Counter(needs_of(view.settling)) - Counter(action.kinds)
        return (left - there).total(), sum(belief.spare[kind] for kind in action.kinds)

    return Advice(min(view.actions, key=misses), "waives")


def _sift(view: View, memories: Memories) -> Advice:
    """Discard as few of the cards looked at as let the Backpack hold and most be completed."""

    def worth(action: Action) -> tuple[bool, int, int]:
        left = [card for place, card in enumerate(view.peek, 1) if place not in action.places]
        coming = prospect(view, left)
        return coming.holds, coming.completed, len(left)

    best = max(view.actions, key=worth)
    return Advice(best, "sifts" if best.places else "sifts-nothing")


def _order(view: View, memories: Memories) -> Advice:
    """Put the cards looked at in the order in which most is completed and most room is left."""
    best = max(view.actions, key=lambda one: prospect(view, [view.peek[place - 1] for place in one.places]))
    return Advice(best, "orders")


def _trade(view: View, memories: Memories) -> Advice:
    """Hand over what makes room, then take what shares a slot and is least to spare."""
    belief = believed(view, memories)
    wanted = to_hand_over(view, belief)
    given = [one for one in view.actions if one.verb == "hand-over" and one.card in wanted]
    if given:
        return Advice(given[0], "hands-over", {"kind": given[0].card})
    taken = [one for one in view.actions if one.verb == "trade-for"]
    if not taken:
        given = sorted(view.actions, key=lambda one: (-belief.spare[one.card], -freed(view, (one.card,))))
        return Advice(given[0], "hands-over", {"kind": given[0].card})
    best = min(taken, key=lambda one: (opens_slot(view, one.card), belief.spare[one.card]))
    return Advice(best, "trades", {"kind": best.card})


def _remove(view: View, memories: Memories) -> Advice:
    """Take out tokens that only take room, in the Backpack and in the supply."""
    belief = believed(view, memories)
    wanted = [remove(BACKPACK, kind) for kind in idle_tokens(view, belief)]
    wanted += [remove(SUPPLY, kind) for kind in unwelcome(view, belief)]
    action = next((one for one in wanted if one in view.actions), None)
    if action is None:
        action = ENOUGH if ENOUGH in view.actions else view.actions[0]
    return Advice(action, "takes-out", {"kind": action.card}) if action.card else Advice(action, "enough")


_STEPS: dict[str, Callable[[View, Memories], Advice]] = {
    DRAFT: _draft,
    READY: _ready,
    RESOLVE: _before_a_card,
    FAILURE: _failed,
    REWARD: _reward,
    WAIVE: _waive,
    SIFT: _sift,
    ORDER: _order,
    TRADE: _trade,
    REMOVE: _remove,
}
