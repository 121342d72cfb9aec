"""The referee of AfterNova: the functions of `kernel.game.Game`, in its order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from chrononauts_qt.games.afternova import completion, harvest, market, negotiation
from chrononauts_qt.games.afternova.actions import DONE, Action, answer, parse
from chrononauts_qt.games.afternova.amounts import words
from chrononauts_qt.games.afternova.cards import OBJECTIVES, card_table
from chrononauts_qt.games.afternova.english_refusals import refusal
from chrononauts_qt.games.afternova.invariants import violations
from chrononauts_qt.games.afternova.options import options
from chrononauts_qt.games.afternova.sampling import sample
from chrononauts_qt.games.afternova.setup import SEATS, Setup, deal, read_setup, write_setup
from chrononauts_qt.games.afternova.snapshot import dump, in_short
from chrononauts_qt.games.afternova.state import (
    ANSWER,
    COMPLETE,
    DISCARD,
    DROP,
    MARKET,
    TURN,
    State,
)
from chrononauts_qt.games.afternova.view import View, view_of
from chrononauts_qt.kernel.errors import IllegalAction
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.kernel.game import Decision, Resolution, Size
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.kernel.reason import Reason

__all__ = [
    "SEATS", "card_table", "dump", "in_short", "parse", "read_setup", "refusal", "sample", "write_setup",
]  # fmt: skip

SIZE = Size("players", SEATS, 4)
FIGURES: tuple[str, ...] = ()

Explain = Callable[[State, int, Action], Reason | None]
Perform = Callable[[State, int, Action], None]

_VERBS: dict[str, tuple[tuple[str, ...], Explain, Perform]] = {
    "harvest": ((TURN,), harvest.explain_harvest, harvest.harvest_alone),
    "offer": ((TURN,), negotiation.explain_offer, negotiation.make_offer),
    "accept": ((ANSWER,), negotiation.explain_accept, negotiation.answer),
    "decline": ((ANSWER,), negotiation.explain_decline, negotiation.answer),
    "counter": ((ANSWER,), negotiation.explain_counter, negotiation.answer),
    "seal": ((TURN,), negotiation.explain_seal, negotiation.seal),
    "take": ((TURN, MARKET), market.explain_take, market.take),
    "replace": ((TURN, MARKET), market.explain_replace, market.replace),
    "pass": ((TURN,), market.explain_pass, market.pass_turn),
    "discard": ((DISCARD,), market.explain_discard, market.discard),
    "drop": ((DROP,), harvest.explain_drop, harvest.drop),
    "complete": ((COMPLETE,), completion.explain_complete, completion.complete),
    "done": ((COMPLETE,), lambda state, seat, action: None, completion.end_completing),
    "show": ((), negotiation.explain_show, negotiation.show),
}
"""By verb the steps in which it is said, why it may be refused there, and what it does."""

# -- to begin ---------------------------------------------------------------------------------------


def quick_setup(size: int, seed: str) -> Setup:
    """Return the setup of a game of so many players, all of it dealt."""
    return Setup(size, seed)


def new_game(setup: Setup, imposed: Sequence[Chance] = ()) -> tuple[State, Resolution]:
    """Deal, and begin the first turn, Bot's where it takes part; raises BadSetup or BadChance."""
    state = State(setup.players, setup.seed)
    state.imposed = list(imposed)
    deal(setup, state)
    own = {seat: _dealt(state, seat) for seat in range(setup.players)}
    bots_row = {} if state.bot is None else {"bot": tuple(one.project for one in state.bot.row)}
    state.tell(
        "GameBegan",
        own,
        players=setup.players,
        market=(*state.market_crew, *state.market_projects),
        planets=tuple((found.id, words(found.fragments)) for found in state.planets if found),
        **bots_row,
    )
    by = "random" if setup.first == "random" else "setup"
    state.tell("FirstPlayerChosen", seat=state.first, by=by)
    completion.begin_turn(state, completion.opening(state))
    completion.go_on(state)
    return state, state.close(0)


def _dealt(state: State, seat: int) -> dict[str, object]:
    """Return what a seat alone sees of the deal."""
    return {"hand": tuple(state.hand(seat)), "objective": words(OBJECTIVES[state.objectives[seat]].colours)}


# -- to play ----------------------------------------------------------------------------------------


def pending(state: State) -> dict[int, Decision]:
    """Return what every seat may say that owes an answer; offers, counters and shows are open."""
    return {seat: _decision(state, seat) for seat in state.asked()}


def _decision(state: State, seat: int) -> Decision:
    return Decision(options(state, seat), state.step in (TURN, ANSWER))


def silent_answers(state: State) -> dict[int, Action]:
    """Return what silence means: no to an offer, nothing more to complete (AN-430, AN-607)."""
    if state.step == ANSWER:
        return {seat: answer("decline", state.offers[-1].number) for seat in state.asked()}
    return dict.fromkeys(state.asked(), DONE) if state.step == COMPLETE else {}


def explain(state: State, seat: int, action: Action) -> Reason | None:
    """Return why an action is refused; None exactly for a legal one."""
    if state.outcome is not None:
        return Reason("game-over", "AN-701")
    steps, explain_it, _ = _VERBS[action.verb]
    if action.verb != "show":
        if seat not in state.asked():
            return Reason("not-deciding", "AN-301", {"seat": seat})
        if state.step not in steps:
            return Reason("wrong-step", "AN-301", {"step": state.step, "verb": action.verb})
    return explain_it(state, seat, action)


def apply(state: State, seat: int, action: Action, imposed: Sequence[Chance] = ()) -> Resolution:
    """Do an action; raises IllegalAction, and then nothing has changed, or BadChance."""
    reason = explain(state, seat, action)
    if reason is not None:
        raise IllegalAction(action.text, reason)
    state.imposed = list(imposed)
    since = len(state.events) if state.events is not None else 0
    _VERBS[action.verb][2](state, seat, action)
    return state.close(since)


# -- to look ----------------------------------------------------------------------------------------


def view(state: State, seat: int | None) -> View:
    """Return what a seat sees; None is the public."""
    is_asked = seat is not None and seat in state.asked()
    return view_of(state, seat, _decision(state, seat) if seat is not None and is_asked else None)


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it runs."""
    return state.outcome


def figures(state: State) -> dict[str, int]:
    """Return {}: besides turns nothing is counted."""
    return {}


def terms(state: State) -> dict[str, str]:
    """Return {}: all its games are counted together."""
    return {}


def deal_name(state: State) -> str:
    """Return "": nobody is compared with who played the same deal."""
    return ""


def check(state: State) -> list[str]:
    """Return one sentence per violated invariant."""
    return violations(state)


# -- to go back and forth ---------------------------------------------------------------------------

_TOLD = {
    "OfferMade": "take-back-heard",
    "AnswerGiven": "take-back-heard",
    "CardsShown": "take-back-seen",
    "CrewDrawn": "take-back-drawn",
    "Harvested": "take-back-seen",
    "PlanetRevealed": "take-back-drawn",
    "RowReplaced": "take-back-drawn",
    "MarketRestored": "take-back-drawn",
    "BotPlaced": "take-back-drawn",
    "BotStored": "take-back-drawn",
    "BotDrew": "take-back-drawn",
}


def not_taken_back(state: State) -> Reason | None:
    """Return why nothing may be taken back now: while an offer waits, a withdrawal would probe it."""
    return Reason("take-back-offer", "AN-425") if state.step == ANSWER else None


def told_by(event: Event) -> str:
    """Return the key of why what an event told cannot be unheard; "" where it told nothing new."""
    return _TOLD.get(event.name, "")


def begins_turn(event: Event) -> bool:
    """Tell whether a turn begins with an event."""
    return event.name == "TurnBegan"


def is_news(event: Event) -> bool:
    """Tell whether an event is worth a stop when a game is watched again."""
    return event.name not in ("AnswerGiven", "TurnEnded", "MarketRestored", "PlanetRevealed", "BagRefilled")
