"""The referee: what every other floor asks about a game of Chrononauts."""

from __future__ import annotations

from collections.abc import Sequence

from chrononauts_qt.games.chrononauts import actions, legality
from chrononauts_qt.games.chrononauts import state as steps
from chrononauts_qt.games.chrononauts.actions import DISCARD, MAX_SEATS, Action, parse
from chrononauts_qt.games.chrononauts.cards import (
    FAMILY,
    IDENTITIES,
    MEMO,
    MISSIONS,
    PATCH,
    PLAY_INDEX,
    TIMEWARP,
    card_table,
    ids,
)
from chrononauts_qt.games.chrononauts.english_refusals import refusal
from chrononauts_qt.games.chrononauts.foresight import (
    aftermath,
    forecast_of,
    is_artifact,
    is_on_timeline,
)
from chrononauts_qt.games.chrononauts.hindsight import begins_turn, is_news, not_taken_back, told_by
from chrononauts_qt.games.chrononauts.invariants import check
from chrononauts_qt.games.chrononauts.setup import MIN_SEATS, Setup, deal, read_setup, write_setup
from chrononauts_qt.games.chrononauts.snapshot import dump_state, short_of, view_of
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import (
    CONDITIONS,
    FITS,
    NEXUS,
    PARADOX_LIMIT,
    PATCH_FIT,
    UBER_YEAR,
    is_sealed,
)
from chrononauts_qt.games.chrononauts.turn import PERFORM, begin, end_turn, narrow_window
from chrononauts_qt.games.chrononauts.variant import CHRONONAUTS, Variant
from chrononauts_qt.games.chrononauts.victory import COCKROACH, explain_claim, standing_routes
from chrononauts_qt.games.chrononauts.view import Forecast, NexusPatch, View
from chrononauts_qt.kernel.errors import IllegalAction
from chrononauts_qt.kernel.events import Chance
from chrononauts_qt.kernel.game import Decision, Dice, Resolution, Size
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.kernel.reason import Reason

__all__ = [
    "FIGURES",
    "MAX_SEATS",
    "MIN_SEATS",
    "SEATS",
    "SIZE",
    "Resolution",
    "Setup",
    "State",
    "apply",
    "begins_turn",
    "can_reach_home",
    "card_table",
    "check",
    "claims_after",
    "deal_name",
    "decision",
    "dump",
    "explain",
    "explain_card",
    "figures",
    "forecast",
    "in_short",
    "is_news",
    "legal_actions",
    "new_game",
    "nexus",
    "not_taken_back",
    "outcome",
    "parse",
    "pending",
    "play_on",
    "quick_setup",
    "read_setup",
    "refusal",
    "sample",
    "searching",
    "silent_answers",
    "start",
    "terms",
    "told_by",
    "view",
    "write_setup",
]

SEATS = range(MIN_SEATS, MAX_SEATS + 1)
SIZE = Size("players", SEATS, 4)
FIGURES: tuple[str, ...] = ()

_FIRST_OF = tuple((mask & -mask).bit_length() - 1 for mask in range(1 << MAX_SEATS))
"""_FIRST_OF[mask] is the first seat in a mask of seats."""


def quick_setup(size: int, seed: str) -> Setup:
    """Return the setup of a game of so many players, all of it dealt."""
    return Setup(size, seed)


def new_game(setup: Setup, imposed: Sequence[Chance] = ()) -> tuple[State, Resolution]:
    """Return a game on the table and what the deal brought; raises BadSetup or BadChance."""
    return start(setup, CHRONONAUTS, imposed)


def start(setup: Setup, variant: Variant, imposed: Sequence[Chance]) -> tuple[State, Resolution]:
    """Return a game of a variant with turns and Memo windows on the table, as `new_game` does."""
    state = State(setup.players, setup.seed, variant)
    state.imposed = list(imposed)
    deal(setup, state)
    own = {seat: _dealt(state, seat) for seat in range(setup.players)}
    state.tell("GameBegan", own, players=setup.players)
    begin(state, setup.first)
    return state, state.close(0)


def _dealt(state: State, seat: int) -> dict[str, object]:
    """Return what a seat alone sees of the deal."""
    dealt: dict[str, object] = {"hand": tuple(ids(state.hands[seat]))}
    if state.variant.identities:
        dealt["identity"] = IDENTITIES[state.identities[seat]].id
    return {**dealt, "mission": MISSIONS[state.missions[seat]].id}


def apply(state: State, seat: int, action: Action, imposed: Sequence[Chance] = ()) -> Resolution:
    """Do `action` for `seat` (0-based) and return what came of it.

    Raises IllegalAction, and then nothing has changed; BadChance if an imposed random result does not
    fit, and then the state must be thrown away.
    """
    reason = explain(state, seat, action)
    if reason is not None:
        raise IllegalAction(action.text, reason)
    state.imposed = list(imposed)
    since = len(state.events) if state.events is not None else 0
    PERFORM[action.verb](state, seat, action)
    return state.close(since)


def searching(state: State) -> State:
    """Return a copy to search on: without events, and on to the next decision with `play_on`."""
    twin: State = state.bookmark().state
    if twin.step == steps.WINDOW:
        narrow_window(twin, twin.waiting)
    _go_on(twin)
    return twin


def decision(state: State) -> tuple[int, list[Action]]:
    """Return who decides next in a game being searched, and its legal actions."""
    seat = _FIRST_OF[state.waiting]
    if state.step == steps.PLAY:
        return seat, legality.ways_of(state, seat, state.hands[seat])
    return seat, _ways(state, seat)


def play_on(state: State, seat: int, action: Action) -> None:
    """Do a legal action in search, and end the turns that leave nothing else to say.

    For states of `searching` only. Nobody is asked whether the action is legal: say what `decision` gave.
    """
    PERFORM[action.verb](state, seat, action)
    if state.step == steps.END:
        _go_on(state)


def _go_on(state: State) -> None:
    """End turns until somebody has something else to say: to claim a victory, or to play."""
    while state.step == steps.END and not standing_routes(state, state.active):
        end_turn(state, state.active, actions.END)


def pending(state: State) -> dict[int, Decision]:
    """Return what every seat may say that owes an answer now; empty when the game is over."""
    waiting = state.waiting
    return {seat: Decision(_ways(state, seat)) for seat in range(state.players) if waiting >> seat & 1}


def sample(state: State, seat: int, dice: Dice) -> Action:
    """Return a legal action of a seat that owes an answer: a victory if there is one, else any."""
    legal = _ways(state, seat)
    claims = [action for action in legal if action.verb == "claim"]
    found: Action = dice.choice(claims or legal)
    return found


def legal_actions(state: State, seat: int) -> list[Action]:
    """Return what `seat` may say now; [] for a seat that has nothing to decide."""
    if not 0 <= seat < state.players or not state.waiting >> seat & 1:
        return []
    return _ways(state, seat)


def _ways(state: State, seat: int) -> list[Action]:
    """Return the legal actions of a seat that owes an answer."""
    hand, step = state.hands[seat], state.step
    if step == steps.PLAY:
        return legality.ways_of(state, seat, hand)
    if step == steps.WINDOW:
        return [actions.MEMO, actions.ALLOW] if MEMO in hand else [actions.ALLOW]
    if step == steps.KILL:
        discards = [DISCARD[card] for card in dict.fromkeys(hand)]
        discards.append(actions.KEEP)
        return discards
    if step == steps.MIRACLE:
        small = state.miracles[-1][0]
        return legality.ways_of(state, seat, small)
    if step == steps.END:
        return [actions.END, *(actions.CLAIM[route] for route in standing_routes(state, seat))]
    return _legal_apart(state, seat)


def _legal_apart(state: State, seat: int) -> list[Action]:
    """Return the legal actions of the rarer steps."""
    if state.step in (steps.REWIND, steps.QUICK_TRIP):
        pile = fetch_pile(state)
        return legality.plays_of(state, seat, legality.fetchable(state, seat, pile))
    if state.step == steps.MULLIGAN:
        return [actions.MULLIGAN, actions.KEEP]
    return [*actions.GUESS, actions.SAW_CLOCK]


def fetch_pile(state: State) -> list[int]:
    """Return the pile a Rewind or Quick Trip takes from; the draw pile sorted, for its order is hidden."""
    return state.discard if state.step == steps.REWIND else sorted(state.draw)


_STEPS_OF_VERB = {
    "guess": (steps.GUESS,),
    "saw-clock": (steps.GUESS,),
    "mulligan": (steps.MULLIGAN,),
    "keep": (steps.MULLIGAN, steps.KILL),
    "play": (steps.PLAY, steps.MIRACLE, steps.REWIND, steps.QUICK_TRIP),
    "discard": (steps.PLAY, steps.KILL, steps.MIRACLE),
    "memo": (steps.WINDOW,),
    "allow": (steps.WINDOW,),
    "end": (steps.END,),
    "claim": (steps.END,),
    "stop": (),
}


def explain(state: State, seat: int, action: Action) -> Reason | None:
    """Return None exactly for a legal action, else why it is refused."""
    if state.step == steps.OVER:
        return Reason("game-over", "R-601")
    if not 0 <= seat < state.players or not state.waiting >> seat & 1:
        return Reason("not-deciding", "R-311", {"seat": seat})
    if state.step not in _STEPS_OF_VERB[action.verb]:
        return Reason("wrong-step", "R-301", {"step": state.step, "verb": action.verb})
    if action.verb == "memo" and MEMO not in state.hands[seat]:
        return Reason("no-memo", "R-1001")
    if action.verb == "claim":
        return explain_claim(state, seat, str(action.target))
    if action.verb not in ("play", "discard"):
        return None
    return _explain_whereabouts(state, seat, action) or (
        legality.explain_play(state, seat, action) if action.verb == "play" else None
    )


def _explain_whereabouts(state: State, seat: int, action: Action) -> Reason | None:
    """Return why the card is not where the step takes cards from, or None."""
    about = {"card": action.card_id}
    if state.step in (steps.REWIND, steps.QUICK_TRIP):
        if FAMILY[action.card] == TIMEWARP:
            return Reason("timewarp-not-fetched", "R-904", about)
        if action.card not in fetch_pile(state):
            return Reason(
                "not-in-discard" if state.step == steps.REWIND else "not-in-draw-pile", "R-905", about
            )
        return None
    cards = state.miracles[-1][0] if state.step == steps.MIRACLE else state.hands[seat]
    return None if action.card in cards else Reason("not-in-hand", "R-303", about)


def explain_card(state: State, seat: int, card_id: str) -> Reason | None:
    """Return why this play card could not be played by `seat` now whatever its target, or None (R-310)."""
    return legality.explain_card(state, seat, PLAY_INDEX[card_id])


def forecast(state: State, seat: int, action: Action) -> Forecast | None:
    """Return what a play on a year would do to the TimeLine if nobody answered it (R-607).

    None for an action that is not legal or not aimed at a year. Nothing hidden enters the answer: the
    bonus card of a Patch is left in the pile.
    """
    if not is_on_timeline(action) or explain(state, seat, action) is not None:
        return None
    return forecast_of(aftermath(state, seat, action), action)


def claims_after(state: State, seat: int, action: Action) -> tuple[str, ...]:
    """Return the ways to win that would stand for `seat` right after a legal play that nobody answers.

    Only for Inverters, Patches and Artifacts, whose effects a seat can foresee: its own goals, its own
    hand and what lies open decide, and of the bonus card only that there is one (R-803, R-802, R-806).
    """
    if not (is_on_timeline(action) or is_artifact(action)) or explain(state, seat, action) is not None:
        return ()
    twin = aftermath(state, seat, action)
    if twin.open_mask().bit_count() >= PARADOX_LIMIT:
        return ()
    if state.step == steps.PLAY:
        twin.hands[seat].remove(action.card)
    if FAMILY[action.card] == PATCH and (state.draw or state.discard):
        twin.hands[seat].append(action.card)  # the bonus card: which one it is stays open, no route asks
    return tuple(standing_routes(twin, seat))


def nexus(state: State) -> tuple[NexusPatch, ...]:
    """Return how the three Patches of 1945 stand (R-507, R-509)."""
    return tuple(
        NexusPatch(
            patch,
            tuple((year, next((side for side, years in needs.items() if year in years), ""))
                  for year in CONDITIONS[NEXUS][1]),
            bool(FITS[state.red] >> PLAY_INDEX[patch] & 1),
            bool(state.patches >> PLAY_INDEX[patch] & 1),
        )
        for patch, needs in PATCH_FIT.items()
    )


def can_reach_home(state: State, seat: int) -> bool:
    """Tell whether the ÜberParadox leaves a seat's three years within reach (R-706 to R-708)."""
    if not state.variant.identities:
        return False
    facts = IDENTITIES[state.identities[seat]].facts
    if facts["id"] == COCKROACH:
        return True
    years = (facts["true"], *facts["primes"])
    patched = facts["true"] == UBER_YEAR and is_sealed(UBER_YEAR + 1, state.patches)
    return not patched and not any(is_sealed(year, state.patches) for year in years)


def view(state: State, seat: int | None) -> View:
    """Return what `seat` sees; None is the public."""
    return view_of(state, seat, tuple(legal_actions(state, seat)) if seat is not None else ())


def silent_answers(state: State) -> dict[int, Action]:
    """Return what silence means: in a Memo window it lets the card happen, in seat order (A-36, A-38)."""
    if state.step != steps.WINDOW:
        return {}
    first = state.stack[-1][0] + 1
    order = [(first + seat) % state.players for seat in range(state.players)]
    return {seat: actions.ALLOW for seat in order if state.waiting >> seat & 1}


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it runs."""
    return state.outcome


def figures(state: State) -> dict[str, int]:
    """Return {}: nothing is counted besides turns."""
    return {}


def terms(state: State) -> dict[str, str]:
    """Return {}: all its games are counted together."""
    return {}


def deal_name(state: State) -> str:
    """Return "": nobody is compared with who played the same deal."""
    return ""


def dump(state: State) -> dict[str, object]:
    """Return the full state as JSON values; the keys are described in docs/journal.md."""
    return dump_state(state, pending(state))


def in_short(state: State) -> str:
    """Return turn, Paradoxes and outcome in some English words."""
    return short_of(state)
