"""Solonauts: one player, or a team with one hand, brings travellers home (section 11.2 of the rules).

Inverters and Patches act on the TimeLine as in the full game; there are no others to answer, no bonus
cards and no second pass through the deck.
"""

from __future__ import annotations

from collections.abc import Sequence

from chrononauts_qt.games.chrononauts import actions, invariants, legality
from chrononauts_qt.games.chrononauts import state as steps
from chrononauts_qt.games.chrononauts.actions import Action, parse
from chrononauts_qt.games.chrononauts.cards import (
    FAMILY,
    IDENTITIES,
    PATCH,
    PLAY_CARDS,
    PLAY_INDEX,
    card_table,
    ids,
)
from chrononauts_qt.games.chrononauts.effects import cover_paradox, flip_linchpin
from chrononauts_qt.games.chrononauts.english_refusals import refusal
from chrononauts_qt.games.chrononauts.foresight import aftermath, forecast_of
from chrononauts_qt.games.chrononauts.hindsight import is_news, not_taken_back, told_by
from chrononauts_qt.games.chrononauts.piles import discard
from chrononauts_qt.games.chrononauts.rules import nexus
from chrononauts_qt.games.chrononauts.snapshot import dump_state, short_of, view_of
from chrononauts_qt.games.chrononauts.timeline import PARADOX_LIMIT, PATCH_YEAR
from chrononauts_qt.games.chrononauts.turn import finish
from chrononauts_qt.games.chrononauts.variants.shelf import (
    HAND_SIZE,
    MAX_TRAVELLERS,
    MIN_TRAVELLERS,
    USUAL_TRAVELLERS,
    Setup,
    SoloState,
    deal,
    read_setup,
    travellers_of,
    write_setup,
)
from chrononauts_qt.games.chrononauts.victory import is_home
from chrononauts_qt.games.chrononauts.view import Forecast, Traveller, View
from chrononauts_qt.kernel.errors import IllegalAction
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.kernel.game import Decision, Dice, Resolution, Size
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.kernel.reason import Reason

__all__ = [
    "FIGURES",
    "ID",
    "MAX_TRAVELLERS",
    "MIN_TRAVELLERS",
    "SEATS",
    "SIZE",
    "Setup",
    "SoloState",
    "apply",
    "begins_turn",
    "card_table",
    "check",
    "deal_name",
    "dump",
    "explain",
    "explain_card",
    "figures",
    "forecast",
    "in_short",
    "is_news",
    "is_wanted",
    "legal_actions",
    "new_game",
    "nexus",
    "not_taken_back",
    "outcome",
    "parse",
    "pending",
    "quick_setup",
    "read_setup",
    "refusal",
    "sample",
    "silent_answers",
    "terms",
    "told_by",
    "travellers_after",
    "view",
    "write_setup",
]

ALL_HOME, STRANDED, DESTROYED = "all-home", "stranded", "destroyed"
ID = "solonauts"
SEATS = range(1, 2)
FIGURES: tuple[str, ...] = ("travellers", "home")
SIZE = Size("travellers", range(MIN_TRAVELLERS, MAX_TRAVELLERS + 1), USUAL_TRAVELLERS)


def quick_setup(size: int, seed: str) -> Setup:
    """Return the setup of a game of so many travellers, all of it dealt."""
    return Setup(size, seed)


def new_game(setup: Setup, imposed: Sequence[Chance] = ()) -> tuple[SoloState, Resolution]:
    """Return a game on the table and what the deal brought; raises BadSetup or BadChance."""
    state = SoloState(setup.seed)
    state.imposed = list(imposed)
    deal(setup, state)
    travellers = tuple(IDENTITIES[traveller].id for traveller in state.travellers)
    state.tell("GameBegan", {0: {"hand": tuple(ids(state.hands[0]))}}, players=1, travellers=travellers)
    _welcome_home(state)
    _go_on(state)
    return state, state.close(0)


# -- asking -----------------------------------------------------------------------------------------


def pending(state: SoloState) -> dict[int, Decision]:
    """Return what the one seat may say; empty when the game is over."""
    return {0: Decision(legal_actions(state, 0))} if state.waiting else {}


def sample(state: SoloState, seat: int, dice: Dice) -> Action:
    """Return a legal action, whichever it is but to stop."""
    found: Action = dice.choice([action for action in legal_actions(state, seat) if action.verb != "stop"])
    return found


def legal_actions(state: SoloState, seat: int) -> list[Action]:
    """Return what the seat may say now (R-1205, R-1206, R-1213)."""
    if seat != 0 or not state.waiting:
        return []
    hand = state.hands[0]
    loose = hand if state.step == steps.STUCK else [card for card in hand if FAMILY[card] == PATCH]
    discards = [actions.DISCARD[card] for card in dict.fromkeys(loose)]
    return [*legality.plays_of(state, 0, hand), *discards, actions.STOP]


def explain(state: SoloState, seat: int, action: Action) -> Reason | None:
    """Return None exactly for a legal action, else why it is refused."""
    if state.step == steps.OVER:
        return Reason("game-over", "R-1212")
    if seat != 0:
        return Reason("not-deciding", "R-1201", {"seat": seat})
    if action.verb not in ("play", "discard", "stop"):
        return Reason("wrong-step", "R-1205", {"step": state.step, "verb": action.verb})
    if action.verb == "stop":
        return None
    if action.card not in state.hands[0]:
        return Reason("not-in-hand", "R-303", {"card": action.card_id})
    if action.verb == "play":
        return legality.explain_play(state, 0, action)
    if state.step == steps.PLAY and FAMILY[action.card] != PATCH:
        return Reason("only-patches-go", "R-1206", {"card": action.card_id})
    return None


def explain_card(state: SoloState, seat: int, card_id: str) -> Reason | None:
    """Return why this card could not be played now whatever its target, or None."""
    return legality.explain_card(state, 0, PLAY_INDEX[card_id])


def is_wanted(state: SoloState, card: int) -> bool:
    """Tell whether a traveller who is not home yet lists the year of this Patch (A-22)."""
    waiting = (traveller for traveller in state.travellers if traveller not in state.home)
    return any(PATCH_YEAR[card] in IDENTITIES[traveller].facts["primes"] for traveller in waiting)


def forecast(state: SoloState, seat: int, action: Action) -> Forecast | None:
    """Return what a legal play would do to the TimeLine, and who would go home by it; None for anything else
    (R-607)."""
    if action.verb != "play" or explain(state, seat, action) is not None:
        return None
    twin = aftermath(state, 0, action)
    told = forecast_of(twin, action)
    _go_home_after(twin)
    return told._replace(home=tuple(IDENTITIES[t].id for t in twin.home[len(state.home) :]))


def travellers_after(state: SoloState, action: Action) -> tuple[Traveller, ...]:
    """Return how the travellers would stand after a legal play, those at home who then go; () otherwise."""
    if action.verb != "play" or explain(state, 0, action) is not None:
        return ()
    twin = aftermath(state, 0, action)
    _go_home_after(twin)
    return travellers_of(twin)


def _go_home_after(twin: SoloState) -> None:
    if twin.open_mask().bit_count() < PARADOX_LIMIT:
        _welcome_home(twin)


def view(state: SoloState, seat: int | None) -> View:
    """Return what the seat sees; None is the public, whom the hand is not shown."""
    seen = view_of(state, seat, tuple(legal_actions(state, seat)) if seat is not None else ())
    hand = dict.fromkeys(state.hands[0]) if seat == 0 else ()
    unneeded = [card for card in hand if FAMILY[card] == PATCH and not is_wanted(state, card)]
    return seen._replace(travellers=travellers_of(state), unneeded=tuple(ids(unneeded)))


def silent_answers(state: SoloState) -> dict[int, Action]:
    """Return {}: nobody has to hurry."""
    return {}


def outcome(state: SoloState) -> Outcome | None:
    """Return how the game ended, or None while it runs; routes: all-home, stranded, destroyed (R-1217)."""
    return state.outcome


def figures(state: SoloState) -> dict[str, int]:
    """Return how many travellers there are, and how many are home."""
    return {"travellers": len(state.travellers), "home": len(state.home)}


def terms(state: SoloState) -> dict[str, str]:
    """Return {}: all its games are counted together."""
    return {}


def deal_name(state: SoloState) -> str:
    """Return what tells the deal from another: who plays it again can do better."""
    return f"{len(state.travellers)} {state.seed}"


def begins_turn(event: Event) -> bool:
    """Tell whether a turn begins with an event: alone, a card is a turn."""
    return event.name == "CardAnnounced"


def dump(state: SoloState) -> dict[str, object]:
    """Return the full state as JSON values; the keys are described in docs/journal.md."""
    names = [[IDENTITIES[i].id for i in some] for some in (state.travellers, state.home)]
    return {**dump_state(state, pending(state)), "travellers": names[0], "home": names[1]}


def in_short(state: SoloState) -> str:
    """Return turn, Paradoxes and outcome in some English words."""
    return short_of(state)


def check(state: SoloState) -> list[str]:
    """Return one sentence per violated invariant; [] when all is well."""
    wrong = invariants.check(state)
    if len(set(state.home)) < len(state.home) or not set(state.home) <= set(state.travellers):
        wrong.append("somebody is home twice, or was never away")
    ready = [t for t in state.travellers if t not in state.home and is_home(state, t)]
    if ready and state.outcome is None:
        wrong.append("a traveller whose three headlines stand is not home")
    if len(state.hands[0]) > HAND_SIZE or (state.waiting and not state.hands[0]):
        wrong.append(f"the hand holds {len(state.hands[0])} cards")
    if (len(state.home) == len(state.travellers)) != (
        state.outcome is not None and state.outcome.route == ALL_HOME
    ):
        wrong.append("everybody is home and the game's end disagrees")
    return wrong


# -- doing ------------------------------------------------------------------------------------------


def apply(state: SoloState, seat: int, action: Action, imposed: Sequence[Chance] = ()) -> Resolution:
    """Do an action; raises IllegalAction, and then nothing has changed, or BadChance."""
    reason = explain(state, seat, action)
    if reason is not None:
        raise IllegalAction(action.text, reason)
    state.imposed = list(imposed)
    since = len(state.events) if state.events is not None else 0
    if action.verb == "stop":
        _end_early(state, "stopped")
    elif action.verb == "play":
        _play(state, action)
    else:
        _discard(state, action.card)
    return state.close(since)


def _play(state: SoloState, action: Action) -> None:
    """R-1205, R-1207: play as in the full game, without a bonus card; then who can goes home."""
    card = action.card
    state.turn += 1
    state.hands[0].remove(card)
    state.tell(
        "CardAnnounced", seat=0, card=PLAY_CARDS[card].id, target=action.target_id, source=steps.HAND
    )
    if FAMILY[card] == PATCH:
        cover_paradox(state, 0, card)
    else:
        discard(state, 0, card, "played")
        flip_linchpin(state, 0, card, action.target)
    if state.open_mask().bit_count() >= PARADOX_LIMIT:
        finish(state, Outcome(DESTROYED))
        state.tell("UniverseDestroyed", seat=0, years=state.open_years())
        return
    _welcome_home(state)
    _refill(state)
    _go_on(state)


def _discard(state: SoloState, card: int) -> None:
    """R-1206, R-1213, A-37: a free discard refills an empty hand only, a forced one always."""
    forced = state.step == steps.STUCK
    state.hands[0].remove(card)
    discard(state, 0, card, "stuck" if forced else "not-needed")
    if forced or not state.hands[0]:
        _refill(state)
    _go_on(state)


def _refill(state: SoloState) -> None:
    """R-1207 to R-1209: back up to five while the one pass through the deck lasts."""
    while state.draw and len(state.hands[0]) < HAND_SIZE:
        card = state.draw.pop()
        state.hands[0].append(card)
        state.tell("CardDrawn", {0: {"card": PLAY_CARDS[card].id}}, seat=0, why="refill", small=False)


def _welcome_home(state: SoloState) -> None:
    """R-1210: everybody goes home whose three headlines stand now; several may go at once."""
    for traveller in state.travellers:
        if traveller not in state.home and is_home(state, traveller):
            state.home.append(traveller)
            state.tell("TravellerHome", identity=IDENTITIES[traveller].id, home=len(state.home))


def _go_on(state: SoloState) -> None:
    """R-1211 to R-1213: won, at the end of the cards, or what is to be decided next."""
    if len(state.home) == len(state.travellers):
        finish(state, Outcome.won_by(0, 1, ALL_HOME))
        state.tell("AllHome", count=len(state.home))
    elif not state.hands[0]:
        _end_early(state, "cards")
    else:
        state.waiting = 1
        state.step = steps.PLAY if legality.plays_of(state, 0, state.hands[0]) else steps.STUCK


def _end_early(state: SoloState, why: str) -> None:
    """R-1212, R-1217: somebody stays behind; how many are home counts."""
    finish(state, Outcome(STRANDED))
    state.tell("JourneyOver", why=why, home=len(state.home), travellers=len(state.travellers))
