"""The referee of Dungeon Time: the functions of `kernel.game.Game`, in its order, and `forecast`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from chrononauts_qt.games.dungeon_time import adventure_phase, heroes, resolution
from chrononauts_qt.games.dungeon_time.actions import TIME_UP, Action, parse
from chrononauts_qt.games.dungeon_time.cards import BURN, DUELLIST, KINDS, MULE, SEATS, TINKER, card_table
from chrononauts_qt.games.dungeon_time.english_refusals import refusal
from chrononauts_qt.games.dungeon_time.invariants import violations
from chrononauts_qt.games.dungeon_time.options import options, sample
from chrononauts_qt.games.dungeon_time.setup import (
    DAILY,
    MODES,
    SWITCHES,
    Setup,
    deal,
    read_setup,
    write_setup,
)
from chrononauts_qt.games.dungeon_time.snapshot import dump, in_short
from chrononauts_qt.games.dungeon_time.state import (
    ADVENTURE,
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
    State,
)
from chrononauts_qt.games.dungeon_time.view import View, view_of
from chrononauts_qt.kernel.errors import IllegalAction
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.kernel.game import Decision, Resolution, Size
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.kernel.reason import Reason

__all__ = [
    "SEATS", "card_table", "dump", "in_short", "parse", "read_setup", "refusal", "sample", "write_setup",
]  # fmt: skip

SIZE = Size("players", SEATS, 3)
FIGURES: tuple[str, ...] = ("cards", "played", "completed", "wasted")
"""Cards on the Story; Missions among them, and completed ones; Items that served nothing."""

Explain = Callable[[State, int, Action], Reason | None]
Perform = Callable[[State, int, Action], None]


def _always(state: State, seat: int, action: Action) -> Reason | None:
    return None


class _Verb(NamedTuple):
    """When a verb is said, the rule that tells so, why it may be refused then, and what it does."""

    step: str
    rule: str
    explain: Explain
    perform: Perform


_VERBS = {
    "keep": _Verb(DRAFT, "DT-206", adventure_phase.explain_keep, adventure_phase.keep),
    "turn-glass": _Verb(READY, "DT-207", _always, adventure_phase.turn_glass),
    "play": _Verb(ADVENTURE, "DT-302", adventure_phase.explain_play, adventure_phase.play),
    "discard": _Verb(ADVENTURE, "DT-307", adventure_phase.explain_discard, adventure_phase.discard),
    "done": _Verb(ADVENTURE, "DT-310", adventure_phase.explain_done, adventure_phase.say_done),
    "wait": _Verb(ADVENTURE, "DT-310", adventure_phase.explain_wait, adventure_phase.wait),
    "time-up": _Verb(ADVENTURE, "DT-310", adventure_phase.explain_time_up, adventure_phase.time_up),
    "reveal": _Verb(RESOLVE, "DT-501", _always, resolution.reveal),
    "use": _Verb(RESOLVE, "DT-602", heroes.explain_use, heroes.use_ability),
    "drop": _Verb(FAILURE, "DT-506", resolution.explain_drop, resolution.drop),
    "waive": _Verb(WAIVE, "DT-615", resolution.explain_waive, resolution.waive),
    "take": _Verb(REWARD, "DT-405", resolution.explain_take, resolution.take),
    "refuse": _Verb(REWARD, "DT-405", resolution.explain_refuse, resolution.refuse),
    "sift": _Verb(SIFT, "DT-612", heroes.explain_sift, heroes.sift),
    "order": _Verb(ORDER, "DT-616", heroes.explain_order, heroes.put_in_order),
    "hand-over": _Verb(TRADE, "DT-617", heroes.explain_hand_over, heroes.hand_over),
    "trade-for": _Verb(TRADE, "DT-617", heroes.explain_trade_for, heroes.trade_for),
    "remove": _Verb(REMOVE, "DT-619", heroes.explain_remove, heroes.take_out_of_the_game),
    "enough": _Verb(REMOVE, "DT-619", heroes.explain_enough, heroes.say_enough),
}

# -- to begin ---------------------------------------------------------------------------------------


def quick_setup(size: int, seed: str) -> Setup:
    """Return the setup of a game of so many players: the first scenario, without Heroes."""
    return Setup(size, seed)


def new_game(setup: Setup, imposed: Sequence[Chance] = ()) -> tuple[State, Resolution]:
    """Deal; raises BadSetup or BadChance."""
    state = State(setup.players, setup.seed)
    state.imposed = list(imposed)
    deal(setup, state)
    state.tell(
        "GameBegan", players=state.seats, scenario=state.scenario, adventure=state.adventure,
        goal=state.goal, slots=state.limit, heroes=setup.heroes,
    )
    if state.step in (READY, ADVENTURE):
        adventure_phase.show_hands(state)
    if state.step == ADVENTURE:
        adventure_phase.turn_glass(state, 0, Action("turn-glass"))
    elif state.step == RESOLVE:
        resolution.begin(state)
    return state, state.close(0)


# -- to play ----------------------------------------------------------------------------------------


def pending(state: State) -> dict[int, Decision]:
    """Return what every seat may say that owes an answer; the first has the deadline of the glass."""
    asked = state.asked()
    return {seat: _decision(state, seat, asked) for seat in asked}


def _decision(state: State, seat: int, asked: tuple[int, ...]) -> Decision:
    has_deadline = state.step == ADVENTURE and seat == asked[0]
    return Decision(options(state, seat), deadline=TIME_UP if has_deadline else None)


def silent_answers(state: State) -> dict[int, Action]:
    """Return {}: only the glass ends a silence."""
    return {}


def explain(state: State, seat: int, action: Action) -> Reason | None:
    """Return why an action is refused; None exactly for a legal one."""
    if state.outcome is not None:
        return Reason("game-over", "DT-509")
    verb = _VERBS[action.verb]
    if state.step != verb.step:
        return Reason("wrong-step", verb.rule, {"step": state.step, "verb": action.verb})
    if seat not in state.asked():
        return Reason("not-deciding", "DT-511", {"seat": seat})
    return verb.explain(state, seat, action)


def apply(state: State, seat: int, action: Action, imposed: Sequence[Chance] = ()) -> Resolution:
    """Do an action; raises IllegalAction, and then nothing has changed, or BadChance."""
    reason = explain(state, seat, action)
    if reason is not None:
        raise IllegalAction(action.text, reason)
    state.imposed = list(imposed)
    since = len(state.events) if state.events is not None else 0
    _VERBS[action.verb].perform(state, seat, action)
    return state.close(since)


# -- to look ----------------------------------------------------------------------------------------


def view(state: State, seat: int | None) -> View:
    """Return what a seat sees; None is the public."""
    asked = state.asked()
    is_asked = seat is not None and seat in asked
    return view_of(state, seat, _decision(state, seat, asked) if seat is not None and is_asked else None)


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it runs."""
    return state.outcome


def figures(state: State) -> dict[str, int]:
    """Return how many cards, and how many Missions, lie on the Story, are completed, and were of no use."""
    events = state.events or ()
    counted = {
        "played": state.missions_played,
        "completed": len(state.completed),
        "wasted": sum(map(state.held, KINDS)) + sum(map(_thrown_out, events)),
    }
    laid = sum(event.name == "CardPlayed" for event in events)
    return {"cards": max(laid, *counted.values()), **counted}


def _thrown_out(event: Event) -> int:
    """Return how many Items left the Backpack with an event and served nothing."""
    if event.name == "ItemsDropped":
        return len(event.data["kinds"])
    return event.name == "CardDiscarded" and event.data["why"] == BURN


def terms(state: State) -> dict[str, str]:
    """Return what was played, in which mode, and whether with Heroes."""
    what = {"adventure": state.adventure} if state.adventure else {"scenario": state.scenario}
    return {**what, "mode": MODES[state.extended], "heroes": SWITCHES[bool(state.heroes)]}


def deal_name(state: State) -> str:
    """Return the seed of a dungeon of the day (DT-706), which many play; else what tells the deal apart."""
    is_apart = state.seats > 1 or state.extended or state.heroes or state.adventure
    is_daily = state.seed.startswith(DAILY) and not is_apart
    return state.seed if is_daily else f"{state.seats} {state.seed}"


def check(state: State) -> list[str]:
    """Return one sentence per violated invariant."""
    return violations(state)


class Forecast(NamedTuple):
    """What an action would lead to: slots in use, the limit, and whether the Backpack would break."""

    slots: int
    limit: int
    breaks: bool


_FORESEEN_VERBS = {"take", "drop", "trade-for"}
_FORESEEN_HEROES = {MULE, TINKER, DUELLIST}


def forecast(state: State, seat: int, action: Action) -> Forecast | None:
    """Return what a legal action does to the Backpack (DT-1012); None for all others."""
    if action.verb not in _FORESEEN_VERBS and (action.verb != "use" or action.hero not in _FORESEEN_HEROES):
        return None
    twin = state.copy()
    twin.events = None
    apply(twin, seat, action)
    is_broken = twin.outcome is not None and twin.outcome.route == "broken"
    return Forecast(twin.slots, twin.limit, is_broken)


# -- to go back and forth ---------------------------------------------------------------------------

_TOLD = {
    "GlassTurned": "take-back-seen",
    "CardPlayed": "take-back-running",
    "CardDrawn": "take-back-drawn",
    "AdventurePhaseEnded": "take-back-running",
    "CardRevealed": "take-back-seen",
    "StoryLookedAt": "take-back-seen",
    "HeroKept": "take-back-seen",
}


def not_taken_back(state: State) -> Reason | None:
    """Return why nothing may be taken back: not while time runs (DT-1009)."""
    return Reason("take-back-running", "DT-1009") if state.step == ADVENTURE else None


def told_by(event: Event) -> str:
    """Return the key of why what an event told cannot be unheard; "" where it told nothing new."""
    if event.name == "CardDiscarded" and event.data["why"] == "hand":
        return "take-back-running"
    return _TOLD.get(event.name, "")


def begins_turn(event: Event) -> bool:
    """Tell whether a turn begins with an event: the phase, and each card of the Story."""
    return event.name in ("GlassTurned", "CardRevealed")


def is_news(event: Event) -> bool:
    """Tell whether an event is worth a stop when a game is watched again."""
    return event.name not in ("CardDrawn", "SeatDone", "SeatWaits", "ItemPlaced", "MissionReturned")
