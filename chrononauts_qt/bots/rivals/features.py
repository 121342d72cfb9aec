"""What is seen of a seat's prospects, as numbered features; `weights` says what each is worth.

A position has for each seat a list of feature numbers. The seat's strength is the sum of their weights,
and the chance that it wins grows with the exponential of that; one more "seat" is the end of the Universe.
"""

from __future__ import annotations

from functools import lru_cache

from chrononauts_qt.bots.rivals.goals import (
    BEHIND_ARTIFACTS,
    BLACK_YEAR,
    FIRST_ARTIFACT,
    FIRST_INVERTER,
    LINES,
    RED_YEARS,
    SEALABLE,
    WANTED,
    artifacts_of,
    flips_home,
)
from chrononauts_qt.games.chrononauts.cards import PLAY_CARDS, PLAY_INDEX
from chrononauts_qt.games.chrononauts.legality import INVERTER_MASKS
from chrononauts_qt.games.chrononauts.state import END, State
from chrononauts_qt.games.chrononauts.timeline import (
    FITS,
    LINCHPINS,
    ORDINARY,
    PARADOX,
    PATCH_YEAR,
    UBER_YEAR,
    WW3,
    covered,
)
from chrononauts_qt.games.chrononauts.victory import HAND_LIMIT

FAR_HOME, MANY_LACKS = 6, 4
NAMES: list[str] = []


def _block(*names: str) -> int:
    """Number some features; return the first of them."""
    NAMES.extend(names)
    return len(NAMES) - len(names)


_TURN = _block(*(f"moves-in-{seats}" for seats in range(6)))
_HOME = _block(
    *(f"home-in-{plays}-lacks-{lacks}" for plays in range(FAR_HOME + 1) for lacks in range(MANY_LACKS + 1))
)
_PATCHED = _block("home-patched-0", "home-patched-1", "home-patched-2")
_READY = _block("home-ready-0", "home-ready-1", "home-ready-2")
_LOST = _block("home-lost-0", "home-lost-1", "home-lost-2")
_SEALED = _block("home-sealed")
_HOME_NOW = _block(*(f"home-now-moves-in-{seats}" for seats in range(6)))
_HOME_NEXT = _block(*(f"home-next-moves-in-{seats}" for seats in range(6)))
_MISSION_NEXT = _block(*(f"mission-next-moves-in-{seats}" for seats in range(6)))
_HAND_NEXT = _block(*(f"hand-next-moves-in-{seats}" for seats in range(6)))
_MISSION = _block(*(f"mission-done-{done}-held-{held}" for done in range(4) for held in range(4)))
_TAKEN = _block(*(f"mission-elsewhere-{count}" for count in range(4)))
_GONE = _block(*(f"mission-gone-{count}" for count in range(4)))
_SIZE = _block(*(f"hand-{size}" for size in range(13)))
_PLAYABLE = _block(*(f"patches-now-{count}" for count in range(5)))
_WAITING = _block(*(f"patches-later-{count}" for count in range(5)))
_CLOSE = _block(*(f"hand-{size}-patches-{count}" for size in (7, 8, 9) for count in range(3)))
_SPARE = _block("artifact-spare-table")
_KINDS = {
    card.facts.get("kind", card.id): 0 for card in PLAY_CARDS[FIRST_INVERTER:] if card.family != "artifact"
}
for _kind in _KINDS:
    _KINDS[_kind] = _block(f"holds-{_kind}")
_SPARE_HELD = _block("holds-spare-artifact")
_HOLDS = tuple(
    _KINDS.get(card.facts.get("kind", card.id), -1) if index >= FIRST_INVERTER else -1
    for index, card in enumerate(PLAY_CARDS)
)
_OPEN = _block(*(f"open-{count}" for count in range(14)))
_PLAYERS = _block(*(f"players-{count}" for count in range(2, 7)))
COUNT = len(NAMES)

GET_THERE_FIRST = PLAY_INDEX["get-there-first"]
_LATE_YEARS = sum(1 << patch for patch, year in enumerate(PATCH_YEAR) if year > UBER_YEAR and patch < 18)
_NEXUS = 7 << 18


@lru_cache(maxsize=1 << 16)
def playable(red: int, patches: int) -> int:
    """Return the mask of the Patches that could be laid now (R-501, R-509, R-703)."""
    fits = PARADOX[red] & ORDINARY & ~patches
    if not patches & _NEXUS:
        fits |= FITS[red] & _NEXUS
    return fits & ~_LATE_YEARS if patches & WW3 else fits


@lru_cache(maxsize=1 << 16)
def _nearer(identity: int, red: int) -> int:
    """Return the mask of the Linchpins a flip of which brings an Identity nearer home."""
    now = flips_home(identity, red)
    return sum(1 << one for one in range(len(LINCHPINS)) if flips_home(identity, red ^ 1 << one) < now)


@lru_cache(maxsize=1 << 16)
def _of_home(
    identity: int, red: int, patches: int, held: int, gone: int, flips_held: int, moves_in: int
) -> tuple[int, ...]:
    """Return the features of the way home.

    ``held`` and ``gone`` are needed Patches in hand and discarded, ``flips_held`` counts useful Inverters.
    """
    needed = RED_YEARS[identity]
    missing = needed & ~patches
    flips = flips_home(identity, red)
    plays = flips + missing.bit_count()
    lacks = plays - held.bit_count() - min(flips, flips_held)
    found = [
        _HOME + min(plays, FAR_HOME) * (MANY_LACKS + 1) + min(lacks, MANY_LACKS),
        _PATCHED + 2 - missing.bit_count(),
        _READY + (held & playable(red, patches)).bit_count(),
        _LOST + (gone & missing).bit_count(),
    ]
    sealed = patches & WW3 and SEALABLE[identity]
    if sealed:
        found.append(_SEALED)
    elif not missing and not (PARADOX[red] | covered(patches)) & BLACK_YEAR[identity]:
        found.append(_HOME_NOW + moves_in)
    if plays == 1 and not lacks and not sealed:
        found.append(_HOME_NEXT + moves_in)
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def _of_mission(
    mission: int, table: int, held: int, elsewhere: int, gone: int, reach: int, moves_in: int
) -> tuple[int, ...]:
    """Return the features of a Mission; the masks are Artifacts that serve it, by where they lie.

    ``reach`` counts the cards in hand that take an Artifact from another table.
    """
    done = in_hand = taken = lost = 0
    for line in LINES[mission]:
        if table & line:
            done += 1
        elif held & line:
            in_hand += 1
        elif elsewhere & line:
            taken += 1
        elif not line & ~gone:
            lost += 1
    in_hand += min(taken, reach)
    found = (_MISSION + 4 * done + in_hand, _TAKEN + taken, _GONE + lost)
    return (*found, _MISSION_NEXT + moves_in) if done + in_hand == 3 and in_hand <= 1 else found


def shared(state: State) -> tuple[int, int, list[int], int]:
    """Return what the features of all seats need: discarded Patches and Artifacts, tables, all tables."""
    patches = artifacts = 0
    for card in state.discard:
        if card < FIRST_INVERTER:
            patches |= 1 << card
        elif FIRST_ARTIFACT <= card < BEHIND_ARTIFACTS:
            artifacts |= 1 << card - FIRST_ARTIFACT
    tables = [artifacts_of(table) for table in state.tables]
    everywhere = 0
    for table in tables:
        everywhere |= table
    return patches, artifacts, tables, everywhere


def of_seat(state: State, seat: int, known: tuple[int, int, list[int], int]) -> list[int]:
    """Return the features of a seat, whose goals and hand must be known."""
    gone_patches, gone_artifacts, tables, everywhere = known
    hand = state.hands[seat]
    patches_held = artifacts_held = inverters = 0
    found = []
    red = state.red
    nearer = _nearer(state.identities[seat], red) if state.variant.identities else 0
    for card in hand:
        if card < FIRST_INVERTER:
            patches_held |= 1 << card
        elif FIRST_ARTIFACT <= card < BEHIND_ARTIFACTS:
            artifacts_held |= 1 << card - FIRST_ARTIFACT
        else:
            found.append(_HOLDS[card])
            if nearer and card < FIRST_ARTIFACT:
                to_prime, to_true = INVERTER_MASKS[card]
                if (to_prime & ~red | to_true & red) & nearer:
                    inverters += 1
    moves_in = (seat - state.active) % state.players
    if state.step == END:
        moves_in = (moves_in or state.players) - 1
    found.append(_TURN + moves_in)
    wanted = WANTED[state.missions[seat]]
    table = tables[seat]
    found += _of_mission(
        state.missions[seat],
        table & wanted,
        artifacts_held & wanted,
        (everywhere & ~table) & wanted,
        gone_artifacts & wanted,
        min(3, hand.count(GET_THERE_FIRST)),
        moves_in,
    )
    spare = (artifacts_held & ~wanted).bit_count()
    if spare:
        found += [_SPARE_HELD] * spare
    spare = (table & ~wanted).bit_count()
    if spare:
        found += [_SPARE] * spare
    if state.variant.identities:
        patches = state.patches
        identity = state.identities[seat]
        needed = RED_YEARS[identity]
        found += _of_home(
            identity,
            red,
            patches,
            patches_held & needed & ~patches,
            gone_patches & needed,
            min(inverters, 4),
            moves_in,
        )
        now = (patches_held & playable(red, patches)).bit_count()
        later = patches_held.bit_count() - now
        size = len(hand)
        found.append(_SIZE + (size if size < 12 else 12))
        found.append(_PLAYABLE + (now if now < 4 else 4))
        found.append(_WAITING + (later if later < 4 else 4))
        if now and size + (moves_in > 0) >= HAND_LIMIT:
            found.append(_HAND_NEXT + moves_in)
        if 7 <= size <= 9:
            found.append(_CLOSE + (size - 7) * 3 + (now if now < 2 else 2))
    else:
        size = len(hand)
        found.append(_SIZE + (size if size < 12 else 12))
    return found


def of_universe(state: State) -> list[int]:
    """Return the features of the end of the Universe."""
    return [_OPEN + min(13, state.open_mask().bit_count()), _PLAYERS + state.players - 2]
