"""What the cards do: one small function per effect, with its rule above it.

An effect gets (state, seat, card, target) once its Memo window has closed and the card has left
the stack. Cards other than Patches and Artifacts go to the discard pile first (R-902, R-903).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from chrononauts_qt.games.chrononauts.actions import Target
from chrononauts_qt.games.chrononauts.cards import (
    ARTIFACT,
    BONUS,
    CATEGORY,
    FAMILY,
    IDENTITIES,
    INVERTER,
    MISSIONS,
    MONA_LISAS,
    PATCH,
    PLAY_CARDS,
    ids,
)
from chrononauts_qt.games.chrononauts.legality import is_fetchable
from chrononauts_qt.games.chrononauts.piles import discard, draw
from chrononauts_qt.games.chrononauts.state import QUICK_TRIP, REWIND, State
from chrononauts_qt.games.chrononauts.timeline import (
    CONDITIONS,
    FITS,
    LINCHPIN_BIT,
    PARADOX,
    PATCH_YEAR,
    RIPPLE_BIT,
    RIPPLES,
    UBER_YEAR,
    WW3,
    primes_lit,
    side,
)


def flip_linchpin(state: State, seat: int, card: int, target: Target) -> None:
    """R-401, R-416: flip, discard what is nullified in year order, then turn the Ripplepoints."""
    assert isinstance(target, int), "an Inverter names a year"
    before = PARADOX[state.red]
    state.red ^= LINCHPIN_BIT[target]
    if state.events is not None:
        state.tell("LinchpinFlipped", year=target, side=side(target, state.red), seat=seat)
    if state.patches & ~FITS[state.red]:
        _nullify(state, seat, target)
    if state.events is not None:
        _tell_ripple(state, target, before)


def _tell_ripple(state: State, target: int, before: int) -> None:
    """Tell year by year what the flip did, `before` being the mask of Paradoxes until then."""
    after = PARADOX[state.red]
    for year in RIPPLES[target]:
        bit = RIPPLE_BIT[year]
        if before & bit == after & bit:
            op, primes = CONDITIONS[year]
            needs = len(primes) if op == "AND" else 1
            state.tell("ConditionHeld", year=year, cause=target, lit=primes_lit(year, state.red), needs=needs)
        else:
            state.tell("ParadoxOpened" if after & bit else "ParadoxClosed", year=year, cause=target)


def _nullify(state: State, seat: int, cause: int) -> None:
    """R-415, R-505: patches whose Linchpins no longer stand as needed go to the discard pile."""
    gone = state.patches & ~FITS[state.red]
    had_ww3 = state.patches & WW3
    for patch in sorted((i for i in range(21) if gone >> i & 1), key=lambda i: PATCH_YEAR[i]):
        state.patches &= ~(1 << patch)
        state.discard.append(patch)
        year = PATCH_YEAR[patch]
        still = bool(PARADOX[state.red] & RIPPLE_BIT[year])
        state.tell("PatchNullified", year=year, patch=PLAY_CARDS[patch].id, still_paradox=still, cause=cause)
    if had_ww3 and not state.patches & WW3:
        state.tell("UberParadoxEnded")


def place_patch(state: State, seat: int, card: int, target: Target) -> None:
    """R-503: cover the Paradox, then draw one bonus card into the hand proper."""
    cover_paradox(state, seat, card)
    draw(state, seat, "bonus")


def cover_paradox(state: State, seat: int, card: int) -> None:
    """R-501, R-701: lay a Patch on its year; that of 1962 begins the ÜberParadox."""
    state.patches |= 1 << card
    if state.events is not None:
        state.tell("PatchPlaced", seat=seat, year=PATCH_YEAR[card], patch=PLAY_CARDS[card].id)
    if PATCH_YEAR[card] == UBER_YEAR:
        state.tell("UberParadoxBegan")


def place_artifact(state: State, seat: int, card: int, target: Target) -> None:
    """R-901: face up in front of the player."""
    state.tables[seat].append(card)
    if state.events is not None:
        state.tell("ArtifactPlaced", seat=seat, card=PLAY_CARDS[card].id)


def get_there_first(state: State, seat: int, card: int, target: Target) -> None:
    """R-916: take an Artifact from another player's table."""
    assert isinstance(target, int), "an Artifact is named"
    victim = next(owner for owner, table in enumerate(state.tables) if target in table)
    state.tables[victim].remove(target)
    state.tables[seat].append(target)
    state.tell("ArtifactTaken", seat=seat, victim=victim, card=PLAY_CARDS[target].id)


def has_bonus(state: State, card: int, artifact: int) -> bool:
    """Tell whether giving up `artifact` earns the bonus of this Sell or Miracle (R-908).

    A Mona Lisa earns it only as the most genuine one face up on any table, itself included.
    """
    if CATEGORY[artifact] != BONUS[card]:
        return False
    return artifact not in MONA_LISAS or artifact == most_real_mona_lisa(state.tables)


def most_real_mona_lisa(tables: Iterable[Sequence[int]]) -> int | None:
    """Return the kind index of the most genuine painting face up on any table (R-909, R-911)."""
    shown = [card for table in tables for card in table if card in MONA_LISAS]
    return max(shown, key=MONA_LISAS.__getitem__, default=None)


def sell_artifact(state: State, seat: int, card: int, target: Target) -> None:
    """R-907: discard one's own Artifact, draw two cards, three with the bonus."""
    assert isinstance(target, int), "an Artifact is named"
    count = 3 if has_bonus(state, card, target) else 2
    state.tables[seat].remove(target)
    discard(state, seat, target, "sold")
    for _ in range(count):
        draw(state, seat, "sell")


def perform_miracle(state: State, seat: int, card: int, target: Target) -> None:
    """R-916, A-31 to A-33: give up an Artifact; a small hand of two, play one; bonus: three, play two."""
    assert isinstance(target, int), "an Artifact is named"
    bonus = has_bonus(state, card, target)
    state.tables[seat].remove(target)
    discard(state, seat, target, "miracle")
    state.tell("HandSetAside", seat=seat, artifact=PLAY_CARDS[target].id, bonus=bonus)
    small: list[int] = []
    for _ in range(3 if bonus else 2):
        draw(state, seat, "miracle", small)
    state.miracles.append((small, 2 if bonus else 1))


def it_never_existed(state: State, seat: int, card: int, target: Target) -> None:
    """R-916: discard any one Artifact from any table."""
    assert isinstance(target, int), "an Artifact is named"
    owner = next(owner for owner, table in enumerate(state.tables) if target in table)
    state.tables[owner].remove(target)
    discard(state, owner, target, "never-existed")


def new_mission(state: State, seat: int, card: int, target: Target) -> None:
    """R-912: the old Mission under its stack, then the top one, unseen by others."""
    old = state.missions[seat]
    state.missions, state.mission_stack = _exchange(state.missions, state.mission_stack, seat)
    own: dict[str, object] = {"old": MISSIONS[old].id, "new": MISSIONS[state.missions[seat]].id}
    state.tell("MissionExchanged", {seat: own}, seat=seat)


def _exchange(
    held: tuple[int, ...], stack: tuple[int, ...], seat: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return goals and stack after the goal of `seat` went under the stack, and the top one came for it."""
    stack = (held[seat], *stack)
    return (*held[:seat], stack[-1], *held[seat + 1 :]), stack[:-1]


def exchange_identity(state: State, seat: int) -> tuple[str, str]:
    """Put a seat's Identity under the stack and take the top one; return the old and the new id (R-912)."""
    old = state.identities[seat]
    state.identities, state.identity_stack = _exchange(state.identities, state.identity_stack, seat)
    return IDENTITIES[old].id, IDENTITIES[state.identities[seat]].id


def your_parents_never_met(state: State, seat: int, card: int, target: Target) -> None:
    """R-914: the one named shows the old Identity to all and takes a new one unseen."""
    assert isinstance(target, int), "a seat is named"
    old, new = exchange_identity(state, target)
    state.tell("IdentityExchanged", {target: {"new": new}}, seat=target, old=old)


def time_vortex(state: State, seat: int, card: int, target: Target) -> None:
    """R-916: all hands together, shuffled, dealt one at a time clockwise from the player."""
    order = state.shuffle_cards("vortex", [held for hand in state.hands for held in hand])
    players = state.players
    state.hands = [order[(other - seat) % players :: players] for other in range(players)]
    if state.events is None:
        return
    state.tell(
        "HandsShuffled",
        {s: {"hand": tuple(ids(hand))} for s, hand in enumerate(state.hands)},
        sizes=tuple(len(hand) for hand in state.hands),
    )


def discontinuity(state: State, seat: int, card: int, target: Target) -> None:
    """R-916, A-35: every hand passes whole to the next player; left is the next seat in turn order."""
    old = state.hands
    step = 1 if target == "left" else -1
    state.hands = [old[(s - step) % state.players] for s in range(state.players)]
    if state.events is None:
        return
    state.tell(
        "HandsPassed",
        {s: {"given": tuple(ids(old[s])), "hand": tuple(ids(hand))} for s, hand in enumerate(state.hands)},
        direction=target,
    )


def fast_forward(state: State, seat: int, card: int, target: Target) -> None:
    """R-906: draw two into the hand proper, then two plays more within the same turn."""
    draw(state, seat, "fast-forward")
    draw(state, seat, "fast-forward")
    state.plays += 2


def rewind(state: State, seat: int, card: int, target: Target) -> None:
    """R-905: one card of the discard pile, no Timewarp, is played next."""
    state.step = REWIND


def quick_trip(state: State, seat: int, card: int, target: Target) -> None:
    """R-905: look through the draw pile; a card of it that is no Timewarp is played next.

    If nothing in it can be played, the pile is shuffled and the play is over.
    """
    if state.events is not None:
        state.tell("PileSearched", {seat: {"cards": tuple(ids(sorted(state.draw)))}}, seat=seat)
    if is_fetchable(state, seat, state.draw):
        state.step = QUICK_TRIP
        return
    shuffle_draw_pile(state)
    state.tell("NothingFetched", seat=seat)


def shuffle_draw_pile(state: State) -> None:
    """Shuffle what a Quick Trip leaves of the draw pile, without the discards."""
    state.draw = state.shuffle_cards("trip", state.draw)[::-1]


def no_effect(state: State, seat: int, card: int, target: Target) -> None:
    """A Memo does nothing by itself: the window that it answers cancels the card (turn.py)."""


Effect = Callable[[State, int, int, Target], None]
_BY_FAMILY: dict[str, Effect] = {INVERTER: flip_linchpin, PATCH: place_patch, ARTIFACT: place_artifact}
_BY_KIND: dict[str, Effect] = {
    "get-there-first": get_there_first,
    "sell-artifact": sell_artifact,
    "perform-a-miracle": perform_miracle,
    "it-never-existed": it_never_existed,
    "new-mission": new_mission,
    "time-vortex": time_vortex,
    "your-parents-never-met": your_parents_never_met,
    "discontinuity": discontinuity,
    "fast-forward": fast_forward,
    "rewind": rewind,
    "quick-trip": quick_trip,
}
EFFECTS = tuple(
    _BY_FAMILY.get(card.family) or _BY_KIND.get(card.facts.get("kind", card.id), no_effect)
    for card in PLAY_CARDS
)
"""EFFECTS[kind](state, seat, kind, target) does what the card says."""

STAYS_ON_TABLE = frozenset(i for i, family in enumerate(FAMILY) if family in (PATCH, ARTIFACT))
"""Cards that do not go to the discard pile when they resolve."""
