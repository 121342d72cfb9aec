"""The three ranks in the games of rivals: what a seat's view says is read once, then a rank thinks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.protocol import CADET, CHIEF, Countdown, Tried
from chrononauts_qt.bots.rivals import greedy
from chrononauts_qt.bots.rivals.goals import RED_YEARS, patches_of
from chrononauts_qt.bots.rivals.measure import distance_home
from chrononauts_qt.bots.rivals.memory import Memory
from chrononauts_qt.bots.rivals.play import within_reason
from chrononauts_qt.bots.rivals.reasons import explain_move
from chrononauts_qt.bots.rivals.sampling import Table
from chrononauts_qt.bots.rivals.search import search
from chrononauts_qt.games.chrononauts import actions
from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.cards import IDENTITIES
from chrononauts_qt.games.chrononauts.state import GUESS, MULLIGAN, WINDOW
from chrononauts_qt.games.chrononauts.variant import CHRONONAUTS, Variant
from chrononauts_qt.games.chrononauts.variants.artifaxx import ARTIFAXX, WITH_PARENTS
from chrononauts_qt.games.chrononauts.view import View

DESCENTS = 300
"""So many games each part of the Chief's search plays out: about 0.2 s, which is a third of the cap."""


def explore(rank: str, part: int, view: View, left: Countdown | None, effort: float) -> Tried | None:
    """Return how often each action was tried and what its chances add up to; None if time was up.

    A player that takes the first it likes tries that once. The dice are seeded from what is seen.
    """
    dice = Random(f"{rank} {part} {_said(view)}")
    clear = _clear(view)
    if clear is not None:
        return {clear.text: (1, 1.0)}
    if view.step == GUESS:
        return {dice.choice(view.actions).text: (1, 1.0)}
    view = view._replace(actions=tuple(within_reason(view, view.actions)))
    table = Table(_variant(view), view, Memory(view))
    if view.step == MULLIGAN:
        return {_mulligan(rank, table, dice).text: (1, 1.0)}
    if rank == CHIEF:
        return search(table, dice, round(DESCENTS * effort), left)
    ways: Sequence[Action] = view.actions
    style = greedy.agent_style()
    if rank == CADET:
        table.memory.forget()
        style = greedy.cadet_style(dice)
        ways = ways if view.step == WINDOW else greedy.noticed(ways, dice)
    return {greedy.choose(table, ways, style, dice).text: (1, 1.0)}


def explain(view: View, action: Action) -> Advice:
    """Return an action with the strongest reason for it."""
    return explain_move(view, action)


def _said(view: View) -> str:
    """Return what makes one view differ from another."""
    own = (view.seat, view.identity, view.mission, view.hand, view.small_hand)
    return f"{own} {view.turn} {view.step} {len(view.events)} {view.actions}"


def _clear(view: View) -> Action | None:
    """Return a victory to claim, or the only thing to say."""
    claims = [action for action in view.actions if action.verb == "claim"]
    if claims:
        return claims[0]
    return view.actions[0] if len(view.actions) == 1 else None


def _variant(view: View) -> Variant:
    """Return the deck that is played with: how many cards there are in all tells it (R-1103)."""
    if view.identity is not None:
        return CHRONONAUTS
    cards = view.draw_count + len(view.discard_pile) + len(view.playing)
    cards += sum(seat.hand_size + seat.small_hand_size + len(seat.table) for seat in view.players)
    return ARTIFAXX if cards == len(ARTIFAXX.deck) else WITH_PARENTS


def _mulligan(rank: str, table: Table, dice: Random) -> Action:
    """R-209: another Identity is taken if most would be nearer home; the Cadet keeps what it has."""
    state = table.sample(dice)
    held, mine = patches_of(state.hands[table.me]), state.identities[table.me]
    away = [
        distance_home(identity, state.red, state.patches, held & RED_YEARS[identity], 0)
        for identity in range(len(IDENTITIES))
    ]
    farther = sum(other > away[mine] for other in away)
    nearer = sum(other < away[mine] for other in away)
    return actions.MULLIGAN if rank != CADET and nearer > farther else actions.KEEP
