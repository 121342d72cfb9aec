"""The Story is told: Items go into the Backpack, Missions succeed or fail (sections 4, 5 and 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from chrononauts_qt.games.dungeon_time.actions import Action, of_kinds
from chrononauts_qt.games.dungeon_time.cards import (
    ADVENTURES,
    ANY,
    BURN,
    ECHO,
    KINDS,
    MARKET,
    MISSIONS,
    OPTIONAL,
    SQUEEZE,
    needs_of,
)
from chrononauts_qt.games.dungeon_time.state import FAILURE, OVER, RESOLVE, REWARD, WAIVE, State, Told
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.kernel.reason import Reason


def begin(state: State) -> None:
    """Begin the Resolution; with nothing to be told it is over (DT-313)."""
    state.step = RESOLVE
    _go_on(state)


def reveal(state: State, seat: int, action: Action) -> None:
    """DT-501: the next card, the first played first."""
    told = state.story.pop(0)
    card, number, player = told
    state.turn += 1
    state.tell("CardRevealed", card=card, number=number, seat=player, next=state.next_back())
    if card in KINDS:
        if place(state, card, "item"):
            _go_on(state)
    else:
        state.settling = told
        _prepare(state)


def place(state: State, kind: str, why: str) -> bool:
    """Put an Item into the Backpack (DT-502), a token unless it is an “item”; tell whether there was room."""
    is_token = why != "item"
    state.put_in(kind, is_token)
    if state.slots > state.limit:
        _break(state, why, kind)
        return False
    state.tell("ItemPlaced", kind=kind, token=is_token, slots=state.slots, limit=state.limit)
    return True


def _break(state: State, why: str, kind: str | None = None) -> None:
    """DT-504: what finds no place ends the game, and it is lost."""
    state.tell("BackpackBroke", kind=kind, why=why)
    _end(state, "broken", is_won=False)


def breaks_by_limit(state: State) -> bool:
    """Break the Backpack if more slots are in use than there are; tell whether that was so."""
    if state.slots <= state.limit:
        return False
    _break(state, "limit")
    return True


# -- a Mission --------------------------------------------------------------------------------------


def _prepare(state: State) -> None:
    """Settle what was prepared for this Mission, right guess or duellist first (DT-606)."""
    card, needs = state.mission, needs_of(state.mission)
    right = any(kind in needs for kind in state.guesses)
    for kind in state.guesses:
        if kind not in needs:
            state.tell("GuessMissed", kind=kind, mission=card)
    is_free, waived = right or bool(state.free), min(state.waive, len(needs))
    state.guesses, state.free, state.waive = (), 0, 0
    if is_free:
        _succeed(state, "seer" if right else "duellist", ())
    elif not waived:
        _judge(state, needs, "items")
    else:
        state.waive = waived
        _ask(state, WAIVE, waivers(state), waive)


def waivers(state: State) -> list[Action]:
    """Return every choice of the needed Items that are waived (DT-615)."""
    needs = sorted(needs_of(state.mission))
    return [of_kinds("waive", kinds) for kinds in dict.fromkeys(combinations(needs, state.waive))]


def explain_waive(state: State, seat: int, action: Action) -> Reason | None:
    """DT-615: exactly so many of what the Mission lists."""
    needs, most = Counter(needs_of(state.mission)), state.waive
    for kind in action.kinds:
        if kind not in needs:
            return Reason("not-listed", "DT-615", {"kind": kind, "mission": state.mission})
    if len(action.kinds) < most:
        return Reason("too-few", "DT-615", {"number": len(action.kinds), "least": most})
    if len(action.kinds) > most or Counter(action.kinds) - needs:
        return Reason("too-many", "DT-615", {"kind": _too_often(action.kinds, needs), "most": most})
    return None


def waive(state: State, seat: int, action: Action) -> None:
    """DT-615: the Mission needs so many Items fewer."""
    left = Counter(needs_of(state.mission)) - Counter(action.kinds)
    state.waive = 0
    _judge(state, tuple(left.elements()), "tinker")


def _too_often(kinds: Sequence[str], most: Counter[str]) -> str:
    return next((kind for kind in kinds if kinds.count(kind) > most[kind]), kinds[-1])


def _ask(
    state: State, step: str, answers: Sequence[Action], do: Callable[[State, int, Action], None]
) -> None:
    """Ask the team, unless there is one answer only (DT-404)."""
    state.step = step
    if len(answers) == 1:
        do(state, 0, answers[0])


def _judge(state: State, needs: Sequence[str], how: str) -> None:
    """DT-505, DT-506: all that is needed is there, or it fails."""
    if not state.lacking(needs):
        spent = tuple(sorted(needs, key=KINDS.index))
        state.spend(spent)
        _succeed(state, how, spent)
        return
    listed = needs_of(state.mission)
    state.failures += 1
    missing, present = state.lacking(needs), state.present(listed)
    state.tell("MissionFailed", card=state.mission, missing=missing, present=present)
    _ask(state, FAILURE, drops(state), drop)


def drops(state: State) -> list[Action]:
    """Return every choice of Items that may be discarded with a failed Mission (DT-506)."""
    present = sorted(state.present(needs_of(state.mission)))
    chosen = (kinds for count in range(len(present) + 1) for kinds in combinations(present, count))
    return [of_kinds("drop", kinds) for kinds in dict.fromkeys(chosen)]


def explain_drop(state: State, seat: int, action: Action) -> Reason | None:
    """DT-506: per kind never more than listed or present."""
    listed = needs_of(state.mission)
    present = Counter(state.present(listed))
    for kind in action.kinds:
        if kind not in listed:
            return Reason("not-listed", "DT-506", {"kind": kind, "mission": state.mission})
        if not present[kind]:
            return Reason("not-in-backpack", "DT-506", {"kind": kind})
        if action.kinds.count(kind) > present[kind]:
            return Reason("too-many", "DT-506", {"kind": kind, "most": present[kind]})
    return None


def drop(state: State, seat: int, action: Action) -> None:
    """DT-506, DT-908: what is dropped goes, then the failed Mission."""
    told, state.settling = state.settling, None
    assert told is not None, "a Mission has failed"
    if action.kinds:
        state.spend(action.kinds)
        state.tell("ItemsDropped", kinds=action.kinds)
    if state.echo and told.card in MISSIONS and told.card not in state.echoed:
        state.echoed |= {told.card}
        back_under(state, told, "echo")
    else:
        state.discard.append(told.card)
        state.failed = (*state.failed, told)
        state.tell("CardDiscarded", seat=None, card=told.card, why="failed")
    _settled(state)


def back_under(state: State, told: Told, by: str) -> None:
    """Put a failed Mission under the Story (DT-614, DT-909)."""
    state.story.append(told)
    state.tell("MissionReturned", card=told.card, by=by)


def _succeed(state: State, how: str, spent: tuple[str, ...]) -> None:
    """DT-505: it is completed; then its Reward, or the effect of the Adventure."""
    card = state.mission
    if card in ADVENTURES:
        state.adventure_done = True
    else:
        state.completed = (*state.completed, card)
    count = len(state.completed)
    state.tell("MissionSucceeded", card=card, how=how, spent=spent, completed=count)
    if card in ADVENTURES:
        _take_effect(state, card)
    else:
        _reward(state, card)


def _settled(state: State) -> None:
    """A Mission is settled: the ninth slot is closed again (DT-613), the Story goes on."""
    state.settling, state.offer, state.may_refuse = None, (), False
    if state.has_ninth:
        state.has_ninth = False
        state.tell("LimitChanged", limit=state.limit, why="mule-over")
        if breaks_by_limit(state):
            return
    state.step = RESOLVE
    _go_on(state)


# -- Rewards ----------------------------------------------------------------------------------------


def _reward(state: State, card: str) -> None:
    """Offer what a Mission pays, as far as the supply has it (DT-402 to DT-404, DT-910)."""
    reward = MISSIONS[card].reward
    if reward is None:
        _settled(state)
        return
    is_market = state.market
    kinds = KINDS if is_market or reward.form == ANY else reward.kinds
    state.offer = state.tokens_left(kinds)
    state.may_refuse = is_market or reward.form == OPTIONAL
    if not state.offer:
        state.tell("RewardGone", mission=card, kinds=() if kinds is KINDS else kinds)
        _settled(state)
    elif len(state.offer) == 1 and not state.may_refuse:
        take(state, 0, Action("take", state.offer[0]))
    else:
        state.step = REWARD


def explain_take(state: State, seat: int, action: Action) -> Reason | None:
    """DT-403: a kind that is offered."""
    if action.card in state.offer:
        return None
    return Reason("not-offered", "DT-403", {"kind": action.card})


def take(state: State, seat: int, action: Action) -> None:
    """DT-406: the token goes into the Backpack and may break it."""
    state.supply[action.card] -= 1
    state.tell("RewardTaken", mission=state.mission, kind=action.card)
    if place(state, action.card, "reward"):
        _settled(state)


def explain_refuse(state: State, seat: int, action: Action) -> Reason | None:
    """DT-402: only what has a question mark can be left."""
    return None if state.may_refuse else Reason("must-take", "DT-402", {"mission": state.mission})


def refuse(state: State, seat: int, action: Action) -> None:
    """DT-402."""
    state.tell("RewardRefused", mission=state.mission, kinds=state.offer)
    _settled(state)


# -- Adventures -------------------------------------------------------------------------------------


def _take_effect(state: State, card: str) -> None:
    """DT-905: from the moment of its success on."""
    effect = ADVENTURES[card].effect
    state.tell("EffectBegan", adventure=card, effect=effect)
    if effect == BURN:
        _burn(state)
    state.market = state.market or effect == MARKET
    state.echo = state.echo or effect == ECHO
    if effect == SQUEEZE:
        state.squeeze = True
        state.tell("LimitChanged", limit=state.limit, why="squeeze")
        if breaks_by_limit(state):
            return
    _settled(state)


def _burn(state: State) -> None:
    """DT-908: whatever is left goes, cards and tokens alike."""
    for kind in KINDS:
        for _ in range(state.held(kind)):
            state.spend((kind,))
            state.tell("CardDiscarded", seat=None, card=kind, why="burn")


# -- the end ----------------------------------------------------------------------------------------


def _go_on(state: State) -> None:
    """End with the Story (DT-509), not before (DT-510)."""
    if not state.story:
        enough = len(state.completed) >= state.goal
        if state.adventure:
            most = state.most_failures
            enough = enough and state.adventure_done and (most is None or state.failures <= most)
        _end(state, ("adventure" if state.adventure else "goal") if enough else "short", is_won=enough)


def end_of_story(state: State) -> None:
    """End if looking at the Story has left nothing of it (DT-612)."""
    state.step = RESOLVE
    _go_on(state)


def _end(state: State, route: str, *, is_won: bool) -> None:
    count = len(state.completed)
    state.step = OVER
    places: Iterable[int] = (1 for _ in range(state.seats)) if is_won else ()
    state.outcome = Outcome(route, tuple(places), (count,) * state.seats, is_team=True)
    state.tell("GameEnded", route=route, completed=count, goal=state.goal)
