"""What Heroes can do, once each, before a card is revealed (section 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement, permutations

from chrononauts_qt.games.dungeon_time import resolution
from chrononauts_qt.games.dungeon_time.actions import (
    BACKPACK,
    ENOUGH,
    SUPPLY,
    Action,
    of_places,
    remove,
    use,
)
from chrononauts_qt.games.dungeon_time.cards import (
    ADVOCATE,
    COLLECTOR,
    DUELLIST,
    KINDS,
    LIBRARIAN,
    MONK,
    MULE,
    PAWNBROKER,
    SEER,
    TINKER,
    UNDERSTUDY,
)
from chrononauts_qt.games.dungeon_time.state import (
    LOOKED_AT,
    MOST_HANDED_OVER,
    MOST_REMOVED,
    ORDER,
    REMOVE,
    RESOLVE,
    SIFT,
    TRADE,
    State,
)
from chrononauts_qt.kernel.reason import Reason

PRICES = {
    UNDERSTUDY: ("potion",), MULE: ("torch",), ADVOCATE: ("gold",), DUELLIST: ("sword", "sword"),
}  # fmt: skip
"""What is given up to use an ability (DT-604)."""


# -- using an ability -------------------------------------------------------------------------------


def explain_use(state: State, seat: int, action: Action) -> Reason | None:
    """DT-602: the own Hero, once, where its price and conditions hold."""
    hero = action.card
    if hero not in state.heroes:
        return Reason("no-such-hero", "DT-602", {"hero": hero})
    if state.heroes[seat] != hero:
        return Reason("not-your-hero", "DT-602", {"hero": hero, "seat": state.heroes.index(hero)})
    if hero in state.used:
        return Reason("hero-used", "DT-602", {"hero": hero})
    if hero == UNDERSTUDY:
        return _explain_copy(state, action)
    return _explain_ability(state, hero, action.kinds)


def _explain_copy(state: State, action: Action) -> Reason | None:
    """DT-610, DT-611: after the potion has left, what another unused Hero could do."""
    copied = action.copied
    others = [hero for hero in state.heroes if hero not in state.used and hero != UNDERSTUDY]
    if not others and copied not in state.used:
        return Reason("nobody-to-copy", "DT-611")
    if copied not in state.heroes:
        return Reason("no-such-hero", "DT-610", {"hero": copied})
    if copied in state.used:
        return Reason("hero-used", "DT-610", {"hero": copied})
    if (reason := _explain_price(state, UNDERSTUDY)) is not None:
        return reason
    return _explain_ability(_without_potion(state), copied, action.kinds)


def _without_potion(state: State) -> State:
    """Return the position as it is when the Understudy has paid."""
    twin = state.copy()
    twin.spend(PRICES[UNDERSTUDY])
    return twin


def _explain_ability(state: State, hero: str, kinds: Sequence[str]) -> Reason | None:
    reason = _explain_price(state, hero)
    return reason if reason is not None else _CONDITIONS.get(hero, _always)(state, kinds)


def _explain_price(state: State, hero: str) -> Reason | None:
    for kind, wanted in Counter(PRICES.get(hero, ())).items():
        if state.held(kind) < wanted:
            facts = {"hero": hero, "kind": kind, "wanted": wanted, "present": state.held(kind)}
            return Reason("price-missing", "DT-604", facts)
    return None


def _always(state: State, kinds: Sequence[str]) -> Reason | None:
    return None


def _explain_advocate(state: State, kinds: Sequence[str]) -> Reason | None:
    return None if state.failed else Reason("nothing-failed", "DT-614")


def _explain_tinker(state: State, kinds: Sequence[str]) -> Reason | None:
    if not state.backpack:
        return Reason("empty-backpack", "DT-615")
    return _explain_held(state, kinds, "DT-615")


def _explain_held(state: State, kinds: Sequence[str], rule: str) -> Reason | None:
    for kind, count in Counter(kinds).items():
        if not state.held(kind):
            return Reason("not-in-backpack", rule, {"kind": kind})
        if state.held(kind) < count:
            return Reason("too-many", rule, {"kind": kind, "most": state.held(kind)})
    return None


def _explain_pawnbroker(state: State, kinds: Sequence[str]) -> Reason | None:
    if not state.backpack:
        return Reason("empty-backpack", "DT-617")
    return None if state.tokens_left() else Reason("supply-empty", "DT-617", {"kind": None})


def _explain_collector(state: State, kinds: Sequence[str]) -> Reason | None:
    if state.tokens_left() or any(tokens for _, tokens in state.backpack.values()):
        return None
    return Reason("supply-empty", "DT-619", {"kind": None})


_CONDITIONS: dict[str, Callable[[State, Sequence[str]], Reason | None]] = {
    ADVOCATE: _explain_advocate,
    TINKER: _explain_tinker,
    PAWNBROKER: _explain_pawnbroker,
    COLLECTOR: _explain_collector,
}


def uses(state: State, seat: int) -> Iterator[Action]:
    """Yield every way in which a seat may use its Hero now."""
    hero = state.heroes[seat] if state.heroes else ""
    if not hero or hero in state.used:
        return
    copied = [other for other in state.heroes if other != UNDERSTUDY] if hero == UNDERSTUDY else [""]
    for other in copied:
        for kinds in _arguments(state, other or hero):
            action = use(hero, kinds, other)
            if explain_use(state, seat, action) is None:
                yield action


def _arguments(state: State, hero: str) -> Iterator[tuple[str, ...]]:
    if hero == SEER:
        yield from ((kind,) for kind in KINDS)
    elif hero == TINKER:
        there = sorted(state.backpack)
        for count in (1, 2):
            yield from combinations_with_replacement(there, count)
    else:
        yield ()


def use_ability(state: State, seat: int, action: Action) -> None:
    """DT-602, DT-604: pay, and do it."""
    state.used |= {action.card}
    price = PRICES.get(action.card, ()) + (PRICES.get(action.copied, ()) if action.copied else ())
    given = action.kinds if action.hero == TINKER else ()
    state.spend((*price, *given))
    state.tell(
        "HeroUsed", seat=seat, hero=action.card, copied=action.copied or None, spent=(*price, *given),
        named=action.kinds[0] if action.hero == SEER else None,
    )
    _ABILITIES[action.hero](state, action.kinds)


def _monk(state: State, kinds: tuple[str, ...]) -> None:
    _look(state, SIFT)


def _librarian(state: State, kinds: tuple[str, ...]) -> None:
    _look(state, ORDER)


def _look(state: State, step: str) -> None:
    """DT-612, DT-616, DT-621: the next five, seen by the whole table."""
    state.peek = tuple(state.story[:LOOKED_AT])
    del state.story[:LOOKED_AT]
    state.tell("StoryLookedAt", cards=tuple(told.card for told in state.peek))
    state.step = step


def _mule(state: State, kinds: tuple[str, ...]) -> None:
    state.has_ninth = True
    state.tell("LimitChanged", limit=state.limit, why=MULE)


def _advocate(state: State, kinds: tuple[str, ...]) -> None:
    *earlier, last = state.failed
    state.failed = tuple(earlier)
    place = len(state.discard) - 1 - state.discard[::-1].index(last.card)
    del state.discard[place]
    resolution.back_under(state, last, ADVOCATE)


def _tinker(state: State, kinds: tuple[str, ...]) -> None:
    state.waive += len(kinds)


def _pawnbroker(state: State, kinds: tuple[str, ...]) -> None:
    state.handed_over, state.step = 0, TRADE


def _seer(state: State, kinds: tuple[str, ...]) -> None:
    state.guesses = (*state.guesses, *kinds)


def _collector(state: State, kinds: tuple[str, ...]) -> None:
    state.taken_out, state.step = 0, REMOVE


def _duellist(state: State, kinds: tuple[str, ...]) -> None:
    state.free += 1


_ABILITIES: dict[str, Callable[[State, tuple[str, ...]], None]] = {
    MONK: _monk,
    LIBRARIAN: _librarian,
    MULE: _mule,
    ADVOCATE: _advocate,
    TINKER: _tinker,
    PAWNBROKER: _pawnbroker,
    SEER: _seer,
    COLLECTOR: _collector,
    DUELLIST: _duellist,
}


# -- what has been looked at ------------------------------------------------------------------------


def sifts(state: State) -> Iterator[Action]:
    """Yield every choice of the cards looked at that are discarded (DT-612)."""
    count = len(state.peek)
    for chosen in range(1 << count):
        yield of_places("sift", (place + 1 for place in range(count) if chosen >> place & 1))


def explain_sift(state: State, seat: int, action: Action) -> Reason | None:
    """DT-612: cards that were looked at."""
    if all(place <= len(state.peek) for place in action.places):
        return None
    return Reason("bad-places", "DT-612", {"count": len(state.peek)})


def sift(state: State, seat: int, action: Action) -> None:
    """DT-612: what is thrown out has neither failed nor been completed."""
    thrown = [told for place, told in enumerate(state.peek, 1) if place in action.places]
    state.story[:0] = [told for place, told in enumerate(state.peek, 1) if place not in action.places]
    state.peek = ()
    for told in thrown:
        state.discard.append(told.card)
        state.tell("CardDiscarded", seat=None, card=told.card, why=MONK)
    state.tell("StorySifted", discarded=tuple(told.card for told in thrown))
    resolution.end_of_story(state)


def orders(state: State) -> Iterator[Action]:
    """Yield every order of the cards looked at (DT-616)."""
    return (of_places("order", places) for places in permutations(range(1, len(state.peek) + 1)))


def explain_order(state: State, seat: int, action: Action) -> Reason | None:
    """DT-616: each of them once."""
    if sorted(action.places) == list(range(1, len(state.peek) + 1)):
        return None
    return Reason("bad-places", "DT-616", {"count": len(state.peek)})


def put_in_order(state: State, seat: int, action: Action) -> None:
    """DT-616."""
    state.story[:0] = [state.peek[place - 1] for place in action.places]
    state.peek = ()
    state.tell("StoryOrdered")
    state.step = RESOLVE


# -- the Pawnbroker ---------------------------------------------------------------------------------


def trades(state: State) -> Iterator[Action]:
    """Yield what can be handed over, and what it can be traded for (DT-617)."""
    if state.handed_over < MOST_HANDED_OVER:
        yield from (Action("hand-over", kind) for kind in KINDS if state.held(kind))
    if state.handed_over:
        yield from (Action("trade-for", kind) for kind in state.tokens_left())


def explain_hand_over(state: State, seat: int, action: Action) -> Reason | None:
    """DT-617: one to three Items."""
    if state.handed_over == MOST_HANDED_OVER:
        return Reason("too-many", "DT-617", {"kind": None, "most": MOST_HANDED_OVER})
    if not state.held(action.card):
        return Reason("not-in-backpack", "DT-617", {"kind": action.card})
    return None


def hand_over(state: State, seat: int, action: Action) -> None:
    """DT-617."""
    state.spend((action.card,))
    state.handed_over += 1
    state.tell("ItemsDropped", kinds=(action.card,))


def explain_trade_for(state: State, seat: int, action: Action) -> Reason | None:
    """DT-617: after something was handed over, a kind that the supply has."""
    if not state.handed_over:
        return Reason("too-few", "DT-617", {"number": 0, "least": 1})
    if not state.supply[action.card]:
        return Reason("supply-empty", "DT-617", {"kind": action.card})
    return None


def trade_for(state: State, seat: int, action: Action) -> None:
    """DT-617: the token may break the Backpack."""
    state.supply[action.card] -= 1
    state.tell("TokenTraded", kind=action.card)
    if resolution.place(state, action.card, "trade"):
        state.step = RESOLVE


# -- the Tax Collector ------------------------------------------------------------------------------


def removals(state: State) -> Iterator[Action]:
    """Yield which tokens can be taken out of the game, and whether that is enough (DT-619)."""
    if state.taken_out < MOST_REMOVED:
        yield from (remove(SUPPLY, kind) for kind in state.tokens_left())
        yield from (remove(BACKPACK, kind) for kind, (_, tokens) in state.backpack.items() if tokens)
    if state.taken_out:
        yield ENOUGH


def explain_remove(state: State, seat: int, action: Action) -> Reason | None:
    """DT-619: a token of the supply or of the Backpack, five at most."""
    if state.taken_out == MOST_REMOVED:
        return Reason("too-many", "DT-619", {"kind": None, "most": MOST_REMOVED})
    if action.where == SUPPLY and not state.supply[action.card]:
        return Reason("supply-empty", "DT-619", {"kind": action.card})
    if action.where == BACKPACK and not state.backpack.get(action.card, (0, 0))[1]:
        return Reason("not-in-backpack", "DT-619", {"kind": action.card})
    return None


def take_out_of_the_game(state: State, seat: int, action: Action) -> None:
    """DT-619."""
    if action.where == SUPPLY:
        state.supply[action.card] -= 1
    else:
        state.take_out(action.card, token_first=True)
    state.removed = (*state.removed, action.card)
    state.taken_out += 1
    kinds = {SUPPLY: (), BACKPACK: (), action.where: (action.card,)}
    state.tell("TokensRemoved", supply=kinds[SUPPLY], backpack=kinds[BACKPACK])


def explain_enough(state: State, seat: int, action: Action) -> Reason | None:
    """DT-619: one token at least."""
    return None if state.taken_out else Reason("too-few", "DT-619", {"number": 0, "least": 1})


def say_enough(state: State, seat: int, action: Action) -> None:
    """DT-619."""
    state.taken_out, state.step = 0, RESOLVE
