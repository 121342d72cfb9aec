"""The referee of Pact: the functions of `kernel.game.Game`, in its order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from chrononauts_qt.kernel.chance import shuffled
from chrononauts_qt.kernel.errors import BadChance, IllegalAction
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.kernel.game import Decision, Dice, Resolution, Size
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.kernel.reason import Reason
from tests.pact.actions import ACCEPT, MOST_GIVEN, PASS, STONES, TIME_UP, Action, offer, parse
from tests.pact.setup import SEATS, Setup, check_setup, read_setup, write_setup
from tests.pact.state import State, View, view_of

__all__ = ["SEATS", "parse", "read_setup", "write_setup"]

SIZE = Size("players", SEATS, 3)
FIGURES = ("trades",)
ROUNDS, COPIES, HAND = 3, 3, 6
TEAM_NEEDS = 38
"""Points for each seat of a team."""

# -- to begin ---------------------------------------------------------------------------------------


def quick_setup(size: int, seed: str) -> Setup:
    """Return the setup of an ordinary game: everybody for themselves."""
    return Setup(size, seed)


def new_game(setup: Setup, imposed: Sequence[Chance] = ()) -> tuple[State, Resolution]:
    """Deal, and begin the first round; raises BadSetup or BadChance."""
    check_setup(setup)
    dealt = Chance("stones", _order(list(STONES) * COPIES, setup.seed, imposed))
    bag = list(dealt.result)
    hands = [[bag.pop(0) for _ in range(HAND)] for _ in range(setup.seats)]
    state = State(hands, bag, setup.team)
    state.tell("StonesDealt", {seat: {"stones": tuple(hand)} for seat, hand in enumerate(hands)}, each=HAND)
    _begin_round(state)
    return state, Resolution(tuple(state.events or ()), (dealt,))


def _order(stones: list[str], seed: str, imposed: Sequence[Chance]) -> tuple[str, ...]:
    """Return the stones in a random order, or in the one that is imposed."""
    if not imposed:
        return tuple(shuffled(stones, seed, 0))
    kind, result = imposed[0]
    if len(imposed) > 1 or kind != "stones" or sorted(result) != sorted(stones):
        raise BadChance(f"the imposed result “chance {kind}” is not one order of the {len(stones)} stones")
    return result


# -- to play ----------------------------------------------------------------------------------------


def pending(state: State) -> dict[int, Decision]:
    """Return what every seat may say: offers are too many to be listed; the first seat has the clock."""
    return {
        seat: Decision(
            (*([ACCEPT] if _may_accept(state, seat) is None else []), PASS),
            is_open=state.offer is None and len(state.waiting) > 1,
            deadline=TIME_UP if seat == state.waiting[0] else None,
        )
        for seat in state.waiting
    }


def silent_answers(state: State) -> dict[int, Action]:
    """Return {}: without an end of time, everybody is waited for."""
    return {}


def sample(state: State, seat: int, dice: Dice) -> Action:
    """Return a legal action, half of the time an offer where one can be made."""
    owed = pending(state)[seat]
    found: Action = dice.choice(owed.options)
    if not owed.is_open or dice.choice((True, False)):
        return found
    left, given = list(state.hands[seat]), list[str]()
    for _ in range(dice.choice(range(1, min(MOST_GIVEN, len(left)) + 1))):
        given.append(dice.choice(left))
        left.remove(given[-1])
    partner = dice.choice([other for other in state.waiting if other != seat])
    return offer(tuple(given), partner, dice.choice(STONES))


def explain(state: State, seat: int, action: Action) -> Reason | None:
    """Return None exactly for a legal action; what others hide does not enter the answer."""
    if not state.waiting:
        return Reason("game-over", "PACT-1")
    if seat not in state.waiting:
        return Reason("not-deciding", "PACT-2", {"seat": seat})
    if action == TIME_UP:
        return None if seat == state.waiting[0] else Reason("pact-not-the-clock", "PACT-3", {"seat": seat})
    if action == ACCEPT:
        return _may_accept(state, seat)
    return None if action == PASS else _may_offer(state, seat, action)


def _may_accept(state: State, seat: int) -> Reason | None:
    """Return why a seat cannot accept: nobody asked it, or it has not what is wanted."""
    if state.offer is None or state.offer[1].partner != seat:
        return Reason("pact-no-offer", "PACT-4", {"seat": seat})
    wanted = state.offer[1].wants
    return None if wanted in state.hands[seat] else Reason("pact-not-held", "PACT-5", {"card": wanted})


def _may_offer(state: State, seat: int, action: Action) -> Reason | None:
    """Return why an offer cannot be made."""
    if state.offer is not None:
        return Reason("pact-offer-stands", "PACT-6", {"seat": state.offer[0]})
    if not 0 < len(action.gives) <= MOST_GIVEN:
        return Reason("pact-too-many", "PACT-8", {"most": MOST_GIVEN})
    if action.partner == seat or action.partner not in state.waiting:
        return Reason("pact-no-partner", "PACT-7", {"seat": action.partner})
    missing = Counter(action.gives) - Counter(state.hands[seat])
    return Reason("pact-not-held", "PACT-5", {"card": min(missing)}) if missing else None


REFUSALS = {
    "game-over": "the game is over",
    "not-deciding": "seat {seat} has nothing to say any more in this round",
    "pact-not-the-clock": "seat {seat} does not have the clock",
    "pact-no-offer": "nobody has made seat {seat} an offer",
    "pact-not-held": "{card} is not held",
    "pact-offer-stands": "the offer of seat {seat} waits for its answer",
    "pact-too-many": "an offer gives one to {most} stones",
    "pact-no-partner": "seat {seat} cannot answer any more",
}


def refusal(reason: Reason) -> str:
    """Return a refusal as half a sentence; seats count from 1."""
    told = {name: value + 1 if name == "seat" else value for name, value in reason.params.items()}
    return f"{REFUSALS[reason.key].format(**told)} ({reason.rule})"


def apply(state: State, seat: int, action: Action, imposed: Sequence[Chance] = ()) -> Resolution:
    """Do an action; raises IllegalAction, or BadChance, for nothing is random here."""
    reason = explain(state, seat, action)
    if reason is not None:
        raise IllegalAction(action.text, reason)
    if imposed:
        raise BadChance(f"the imposed result “chance {imposed[0].kind}” was not asked for")
    before = len(state.events or ())
    if action == TIME_UP:
        state.tell("TimeUp")
        state.waiting.clear()
    else:
        _answer(state, seat, action)
    if not state.waiting:
        _end_round(state)
    return Resolution(tuple(state.events or ())[before:], ())


def _answer(state: State, seat: int, action: Action) -> None:
    """A seat has said its one word of the round."""
    state.waiting.remove(seat)
    if action == ACCEPT and state.offer is not None:
        _trade(state, *state.offer)
    elif action == PASS:
        state.tell("SeatPassed", seat=seat)
        if state.offer is not None and state.offer[1].partner == seat:
            state.offer = None
    else:
        state.offer = seat, action
        said = {"gives": action.gives, "wants": action.wants}
        both = {seat: said, action.partner: said}
        state.tell("OfferMade", both, seat=seat, partner=action.partner, size=len(action.gives))


def _trade(state: State, giver: int, said: Action) -> None:
    """The stones of the offer change hands."""
    for stone in said.gives:
        state.hands[giver].remove(stone)
    state.hands[said.partner].remove(said.wants)
    state.hands[giver].append(said.wants)
    state.hands[said.partner] += said.gives
    state.offer = None
    state.trades += 1
    state.tell("StonesTraded", seat=giver, partner=said.partner, size=len(said.gives))


def _begin_round(state: State) -> None:
    state.turn += 1
    state.waiting = list(range(len(state.hands)))
    state.tell("RoundBegan", turn=state.turn)


def _end_round(state: State) -> None:
    """What still stands falls; behind the last round the points are counted."""
    state.offer = None
    if state.turn < ROUNDS:
        _begin_round(state)
        return
    scores = tuple(map(points, state.hands))
    if state.is_team:
        is_won = sum(scores) >= TEAM_NEEDS * len(scores)
        places = (1,) * len(scores) if is_won else ()
        state.outcome = Outcome("together" if is_won else "too-few", places, scores, is_team=True)
    else:
        state.outcome = Outcome("points", tuple(1 + sum(b > a for b in scores) for a in scores), scores)
    state.tell("StonesShown", hands=tuple(map(tuple, state.hands)), scores=scores)


def points(stones: Iterable[str]) -> int:
    """Return what a hand counts."""
    counted = Counter(int(stone.removeprefix("stone-")) for stone in stones)
    return sum(number * (count + count // 2 * 2) for number, count in counted.items())


# -- to look ----------------------------------------------------------------------------------------


def view(state: State, seat: int | None) -> View:
    """Return what a seat sees; None is the public."""
    owed = pending(state).get(-1 if seat is None else seat)
    return view_of(state, seat, owed)


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it runs."""
    return state.outcome


def figures(state: State) -> dict[str, int]:
    """Return how many offers were accepted."""
    return {"trades": state.trades}


def terms(state: State) -> dict[str, str]:
    """Return how many sit there, by which Pacts are counted apart."""
    return {"seats": f"{len(state.hands)}"}


def deal_name(state: State) -> str:
    """Return "": nobody is compared with who played the same deal."""
    return ""


def card_table() -> list[dict[str, Any]]:
    """Return every kind of stone."""
    return [{"id": stone, "family": "stone", "copies": COPIES} for stone in STONES]


def check(state: State) -> list[str]:
    """Return one sentence per violated invariant."""
    wrong = []
    if Counter(state.bag) + sum(map(Counter, state.hands), Counter()) != Counter(list(STONES) * COPIES):
        wrong.append("stones were lost, or came from nowhere")
    if bool(state.waiting) == (state.outcome is not None):
        wrong.append("nobody owes an answer, and the game is not over; or the other way round")
    if state.offer is not None and state.offer[1].partner not in state.waiting:
        wrong.append("an offer stands that nobody can accept")
    return wrong


def dump(state: State) -> dict[str, object]:
    """Return the full state as JSON values; seats count from 1."""
    return {
        "turn": state.turn,
        "hands": [hand[:] for hand in state.hands],
        "bag": state.bag[:],
        "team": state.is_team,
        "waiting": [seat + 1 for seat in state.waiting],
        "offer": state.offer and [state.offer[0] + 1, state.offer[1].text],
        "trades": state.trades,
        "outcome": state.outcome and [state.outcome.route, *state.outcome.places],
    }


def in_short(state: State) -> str:
    """Return round and trades in some English words."""
    return f"round {state.turn} of {ROUNDS}, {state.trades} trades"


# -- to go back and forth ---------------------------------------------------------------------------


def not_taken_back(state: State) -> Reason | None:
    """While an offer waits for its answer, a withdrawal would probe it."""
    return None if state.offer is None else Reason("take-back-offer")


def told_by(event: Event) -> str:
    """Return the key of why an offer that was heard, or a trade, cannot be unheard."""
    return {"OfferMade": "take-back-heard", "StonesTraded": "take-back-traded"}.get(event.name, "")


def begins_turn(event: Event) -> bool:
    """A turn is a round."""
    return event.name == "RoundBegan"


def is_news(event: Event) -> bool:
    """A pass is worth no stop."""
    return event.name != "SeatPassed"
