"""What must hold in every position (section 15 of the rules); the soak and the tests ask after each step."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts import state as steps
from chrononauts_qt.games.chrononauts.cards import IDENTITIES, MEMO, MISSIONS, PLAY_CARDS
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import (
    ALL_RED,
    CONDITIONS,
    FITS,
    PARADOX_LIMIT,
    PATCH_YEAR,
    WW3,
    side,
)


def check(state: State) -> list[str]:
    """Return one sentence per violated invariant; [] when all is well."""
    return [*_conservation(state), *_timeline(state), *_decisions(state)]


def _conservation(state: State) -> list[str]:
    """Invariant 1: the play deck, 10 Missions, 14 Identities, each somewhere and only there."""
    found = [*state.draw, *state.discard, *(card for _, card, _ in state.stack)]
    for cards in (*state.hands, *state.tables, *(hand for hand, _ in state.miracles)):
        found += cards
    found += [patch for patch in range(len(PATCH_YEAR)) if state.patches >> patch & 1]
    wrong = []
    variant = state.variant
    if sorted(found) != sorted(variant.deck):
        wrong.append(f"the play deck holds {len(found)} cards that are not its {len(variant.deck)}")
    missions = range(len(MISSIONS) if variant.missions else 0)
    if sorted([*state.missions, *state.mission_stack]) != list(missions):
        wrong.append("a Mission is missing or doubled")
    identities = range(len(IDENTITIES) if variant.identities else 0)
    if sorted([*state.identities, *state.identity_stack]) != list(identities):
        wrong.append("an Identity is missing or doubled")
    return wrong


def _holds(year: int, red: int) -> bool:
    """Tell whether a condition is met, read card by card: the table PARADOX must agree (R-409 to R-411)."""
    op, primes = CONDITIONS[year]
    lit = [side(prime, red) == "prime" for prime in primes]
    return all(lit) if op == "AND" else any(lit)


def _timeline(state: State) -> list[str]:
    """Invariants 2 to 5."""
    wrong = []
    if state.red & ~ALL_RED:
        wrong.append("a Linchpin that does not exist is flipped")
    wrong += [
        f"{year} shows the wrong side"
        for year in CONDITIONS
        if (side(year, state.red) == "paradox") != _holds(year, state.red)
    ]
    lying = [patch for patch in range(len(PATCH_YEAR)) if state.patches >> patch & 1]
    wrong += [
        f"{PLAY_CARDS[patch].id} lies where it is nullified"
        for patch in lying
        if not FITS[state.red] >> patch & 1 or side(PATCH_YEAR[patch], state.red) != "paradox"
    ]
    if len({PATCH_YEAR[patch] for patch in lying}) < len(lying):
        wrong.append("two Patches lie on one year")
    if any(PLAY_CARDS[patch].id == "patch-1962" for patch in lying) != bool(state.patches & WW3):
        wrong.append("the ÜberParadox and the 1962 Patch disagree")
    if (len(state.open_years()) >= PARADOX_LIMIT) != (
        state.outcome is not None and state.outcome.route == "destroyed"
    ):
        wrong.append(f"{len(state.open_years())} open Paradoxes and the game's end disagree")
    return wrong


def _decisions(state: State) -> list[str]:
    """Invariant 8, and that somebody decides exactly while the game runs."""
    wrong = []
    if bool(state.waiting) == (state.step == steps.OVER):
        wrong.append("nobody decides although the game runs, or somebody after its end")
    if (state.step == steps.WINDOW) != bool(state.stack):
        wrong.append("a Memo window without a card, or a card without a window")
    alone = state.step not in (steps.WINDOW, steps.GUESS, steps.MULLIGAN, steps.OVER)
    if alone and state.waiting != 1 << state.active:
        wrong.append("a seat decides that is not on turn")
    if state.stack and any(card != MEMO for _, card, _ in state.stack[1:]):
        wrong.append("something other than a Memo answers a card")
    if state.miracles and any(plays < 0 for _, plays in state.miracles):
        wrong.append("a Miracle owes fewer than no plays")
    return wrong
