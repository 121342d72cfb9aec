"""What a card may be aimed at now, and why not (R-310): one source for legal moves and refusals."""

from __future__ import annotations

from collections.abc import Callable

from chrononauts_qt.games.chrononauts.actions import DISCARD, PLAY, Action, Target, target_kind
from chrononauts_qt.games.chrononauts.cards import (
    ARTIFACT,
    FAMILY,
    INVERTER,
    MEMO,
    PATCH,
    PLAY_CARDS,
    QUICK_TRIP,
    REWIND,
    SEALED_ARTIFACTS,
    TIMEWARP,
)
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import (
    CONDITIONS,
    FITS,
    LINCHPIN_BIT,
    LINCHPINS,
    PARADOX,
    PATCH_YEAR,
    RIPPLE_BIT,
    UBER_YEAR,
    WW3,
    patch_on,
    side,
)
from chrononauts_qt.kernel.reason import Reason

# -- why a card cannot be aimed so --------------------------------------------------------------


def explain_play(state: State, seat: int, action: Action) -> Reason | None:
    """Return why this card cannot be aimed so now, or None; whether the seat has it is asked elsewhere."""
    card = action.card
    if action in TARGETS[card](state, seat, card):
        return None
    kind = PLAY_CARDS[card]
    if card == MEMO:
        return Reason("memo-only-reacts", "R-1012", {"card": kind.id})
    if action.target is None and target_kind(kind):
        return explain_card(state, seat, card) or Reason("needs-target", "R-401", {"card": kind.id})
    if FAMILY[card] == INVERTER:
        return _explain_inverter(state, card, action.target)
    if FAMILY[card] == PATCH:
        return _explain_patch(state, card, action.target)
    if target_kind(kind) == "artifact":
        return _explain_artifact_target(state, seat, action)
    if target_kind(kind) == "seat":
        return Reason("no-such-seat", "R-914", {"card": kind.id, "target": action.target})
    return explain_card(state, seat, card)


def explain_card(state: State, seat: int, card: int) -> Reason | None:
    """Return why a card has no legal play at all now, or None (R-310)."""
    if TARGETS[card](state, seat, card):
        return None
    kind = PLAY_CARDS[card]
    if card == MEMO:
        return Reason("memo-only-reacts", "R-1012", {"card": kind.id})
    if FAMILY[card] == PATCH:
        return _explain_patch(state, card, PATCH_YEAR[card])
    if FAMILY[card] == ARTIFACT:
        return Reason("artifact-sealed", "R-709", {"card": kind.id})
    if card == REWIND:
        return Reason("nothing-to-rewind", "R-905", {"card": kind.id})
    if card == QUICK_TRIP:
        return Reason("draw-pile-empty", "R-905", {"card": kind.id})
    return Reason("no-target", "R-310", {"card": kind.id})


def _explain_inverter(state: State, card: int, target: Target) -> Reason:
    assert isinstance(target, int), "the action table aims Inverters at years only"
    about = {"card": PLAY_CARDS[card].id, "year": target}
    if target not in LINCHPIN_BIT:
        return Reason("ripplepoint-not-flipped", "R-402", {**about, "linchpins": CONDITIONS[target][1]})
    to_prime, to_true = INVERTER_MASKS[card]
    bit = LINCHPIN_BIT[target]
    if not (to_prime | to_true) & bit:
        return Reason("linchpin-not-listed", "R-403", about)
    if not (to_true if state.red & bit else to_prime) & bit:
        return Reason("linchpin-wrong-side", "R-403", {**about, "side": side(target, state.red)})
    return Reason("beyond-1962", "R-703", about)


def _explain_patch(state: State, card: int, target: Target) -> Reason:
    assert isinstance(target, int), "the action table aims Patches at years only"
    year = PATCH_YEAR[card]
    about = {"card": PLAY_CARDS[card].id, "year": target}
    if target != year:
        return Reason("patch-wrong-year", "R-501", {**about, "own_year": year})
    if not PARADOX[state.red] & RIPPLE_BIT[year]:
        return Reason("not-a-paradox", "R-501", about)
    lying = patch_on(year, state.patches)
    if lying is not None:
        return Reason("already-patched", "R-502", {**about, "patch": PLAY_CARDS[lying].id})
    if not FITS[state.red] >> card & 1:
        return Reason("patch-does-not-fit", "R-509", about)
    return Reason("beyond-1962", "R-703", about)


def _explain_artifact_target(state: State, seat: int, action: Action) -> Reason:
    assert isinstance(action.target, int), "the action table aims these cards at Artifacts only"
    about = {"card": PLAY_CARDS[action.card].id, "artifact": PLAY_CARDS[action.target].id}
    owner = next((o for o, table in enumerate(state.tables) if action.target in table), None)
    if owner is None:
        return Reason("artifact-not-in-play", "R-911", about)
    if owner == seat:
        return Reason("artifact-is-yours", "R-916", about)
    return Reason("artifact-not-yours", "R-907", about)


# -- what can be done now ------------------------------------------------------------------------


def plays_of(state: State, seat: int, cards: list[int]) -> list[Action]:
    """Return every legal play of the distinct kinds in `cards` by `seat`."""
    found: list[Action] = []
    for card in dict.fromkeys(cards):
        found += ALWAYS[card] or TARGETS[card](state, seat, card)
    return found


def ways_of(state: State, seat: int, cards: list[int]) -> list[Action]:
    """Return what `seat` may do with one of `cards`: every play, then every discard."""
    kinds = dict.fromkeys(cards)
    found: list[Action] = []
    for card in kinds:
        found += ALWAYS[card] or TARGETS[card](state, seat, card)
    for card in kinds:
        found.append(DISCARD[card])
    return found


def is_fetchable(state: State, seat: int, pile: list[int]) -> bool:
    """Tell whether a Rewind or Quick Trip finds anything in `pile` (R-904)."""
    for card in pile:
        if FAMILY[card] != TIMEWARP and (ALWAYS[card] or TARGETS[card](state, seat, card)):
            return True
    return False


def fetchable(state: State, seat: int, pile: list[int]) -> list[int]:
    """Return the distinct kinds of `pile` that a Rewind or Quick Trip may take now (R-904)."""
    return [
        card for card in dict.fromkeys(pile) if FAMILY[card] != TIMEWARP and TARGETS[card](state, seat, card)
    ]


# -- what each card may be aimed at --------------------------------------------------------------


def _inverter_targets(state: State, seat: int, card: int) -> tuple[Action, ...]:
    """Return the Linchpins this Inverter may flip in their present direction (R-401, R-703)."""
    while_true, changes, known = _FLIPS[card]
    mask = while_true ^ (state.red & changes)
    if state.patches & WW3:
        mask &= _UP_TO_1962
    if mask not in known:
        known[mask] = tuple(PLAY[card][year] for i, year in enumerate(LINCHPINS) if mask >> i & 1)
    return known[mask]


def _patch_targets(state: State, seat: int, card: int) -> tuple[Action, ...]:
    """Return the patch's own year while it is an open Paradox that the patch fits (R-501, R-509)."""
    return _LAID[card] if FITS[state.red] >> card & 1 and not state.patches & _BLOCKS[card] else _NOT_NOW


def _future_artifact(state: State, seat: int, card: int) -> tuple[Action, ...]:
    """Return the play of a future thing, which the ÜberParadox forbids (R-709)."""
    return _NOT_NOW if state.patches & WW3 else _ALONE[card]


def _others_artifacts(state: State, seat: int, card: int) -> tuple[Action, ...]:
    plays, own = PLAY[card], state.tables[seat]
    return tuple([plays[a] for table in state.tables if table is not own for a in table])


def _own_artifacts(state: State, seat: int, card: int) -> tuple[Action, ...]:
    return tuple([PLAY[card][a] for a in state.tables[seat]])


def _all_artifacts(state: State, seat: int, card: int) -> tuple[Action, ...]:
    return tuple([PLAY[card][a] for table in state.tables for a in table])


def _any_seat(state: State, seat: int, card: int) -> tuple[Action, ...]:
    return tuple([PLAY[card][other] for other in range(state.players)])


def _always(state: State, seat: int, card: int) -> tuple[Action, ...]:
    """Return the plays of a card that nothing on the table forbids."""
    return ALWAYS[card]


def _never(state: State, seat: int, card: int) -> tuple[Action, ...]:
    """A Memo is no play of one's own (R-1012)."""
    return _NOT_NOW


def _rewind_targets(state: State, seat: int, card: int) -> tuple[Action, ...]:
    """Playable while some card of the open discard pile can be played."""
    return _ALONE[card] if is_fetchable(state, seat, state.discard) else _NOT_NOW


def _quick_trip_targets(state: State, seat: int, card: int) -> tuple[Action, ...]:
    """Playable while there is a draw pile; what lies in it is hidden and decides nothing."""
    return _ALONE[card] if state.draw else _NOT_NOW


# -- the same as tables, made once: they are asked at every step of every thought --------------------

_UP_TO_1962 = sum(bit for year, bit in LINCHPIN_BIT.items() if year <= UBER_YEAR)
INVERTER_MASKS: dict[int, tuple[int, int]] = {}
"""kind index -> (Linchpins it may turn to prime, Linchpins it may turn back) (R-403 to R-407)."""
for _index, _card in enumerate(PLAY_CARDS):
    if _card.family == INVERTER:
        _flips = _card.facts["flips"]
        _either = sum(LINCHPIN_BIT[y] for y in _flips.get("either", ()))
        INVERTER_MASKS[_index] = (
            _either | sum(LINCHPIN_BIT[y] for y in _flips.get("to_prime", ())),
            _either | sum(LINCHPIN_BIT[y] for y in _flips.get("to_true", ())),
        )

_Known = dict[int, tuple[Action, ...]]
_FLIPS: dict[int, tuple[int, int, _Known]] = {
    card: (to_prime, to_prime ^ to_true, {}) for card, (to_prime, to_true) in INVERTER_MASKS.items()
}
"""kind index -> (Linchpins it may flip while all are true, those of which that changes once they are prime,
mask of Linchpins -> the plays on them, filled as the positions come up)."""

_BLOCKS = tuple(
    sum(1 << other for other, its_year in enumerate(PATCH_YEAR) if its_year == year)
    | (WW3 if year > UBER_YEAR else 0)
    for year in PATCH_YEAR
)
"""patch -> mask of the patches beside which it cannot lie: those of its own year, and that of 1962."""

_LAID = tuple((PLAY[card][year],) for card, year in enumerate(PATCH_YEAR))
_ALONE = tuple((plays[None],) for plays in PLAY)
_NOT_NOW: tuple[Action, ...] = ()

Targets = Callable[[State, int, int], tuple[Action, ...]]
_ACTION_TARGETS: dict[str, Targets] = {
    "get-there-first": _others_artifacts,
    "sell-artifact": _own_artifacts,
    "perform-a-miracle": _own_artifacts,
    "it-never-existed": _all_artifacts,
    "your-parents-never-met": _any_seat,
    "rewind": _rewind_targets,
    "quick-trip": _quick_trip_targets,
    "memo": _never,
}
_FAMILY_TARGETS: dict[str, Targets] = {INVERTER: _inverter_targets, PATCH: _patch_targets}
TARGETS: tuple[Targets, ...] = tuple(
    _FAMILY_TARGETS.get(card.family)
    or (_future_artifact if index in SEALED_ARTIFACTS else None)
    or _ACTION_TARGETS.get(card.facts.get("kind", card.id), _always)
    for index, card in enumerate(PLAY_CARDS)
)
"""TARGETS[kind](state, seat, kind) lists the legal plays of a card that `seat` has at hand."""

ALWAYS = tuple(
    (tuple(play for target, play in PLAY[card].items() if target is not None) or _ALONE[card])
    if targets is _always
    else _NOT_NOW
    for card, targets in enumerate(TARGETS)
)
"""ALWAYS[kind] are the plays of a card that nothing forbids while it is at hand; () for all others."""
