"""Why a move is a good one, as a key and parameters; the texts live at the edge.

Keys and their parameters (``card`` is an id, ``year`` where it is played, ``travellers`` are Identity ids,
``years`` are Ripplepoints, ``count`` are the open Paradoxes afterwards). To need a card is said only of
travellers who can still get home::

    brings-home        card year travellers   they go home at once
    patch-shared       card year travellers   two who wait need this Patch
    patch-needed       card year travellers   one who waits needs it
    patch-covers       card year count        nobody needs it, but there are many open Paradoxes
    patch-spare        card year              nobody needs it; it passes the time
    opens-for-hand     card year years        Paradoxes that a needed Patch of the hand can cover
    opens-for-later    card year years        the same, for Patches still to be drawn
    mends-black        card year years travellers   their black years are true again
    half-way           card year years        one of two Linchpins these years need
    ends-uberparadox   card year travellers   they can be reached again
    closes             card year count        fewer open Paradoxes, where there were many
    least-harm         card year              nothing helps now; this harms least
    nobody-needs       card                   throw this Patch away
    stuck-spare        card                   nothing can be played; nobody needs this card
    stuck-loss         card travellers        the same, but these then cannot get home
"""

from __future__ import annotations

from chrononauts_qt.bots.advice import Advice, Params
from chrononauts_qt.bots.solonauts.journey import (
    BLACK_YEAR,
    CAUSES,
    FIRST,
    RED_YEARS,
    SEALABLE,
    Journey,
    Move,
    after,
    bits,
    indexes,
    plays,
)
from chrononauts_qt.bots.solonauts.weighing import hopeful, prospects
from chrononauts_qt.games.chrononauts.cards import IDENTITIES, PLAY_CARDS
from chrononauts_qt.games.chrononauts.timeline import PARADOX, RIPPLEPOINTS, WW3, open_paradoxes

MANY = 9
"""From so many open Paradoxes on it is worth a word that one is gone."""


def explain_move(at: Journey, move: Move) -> Advice:
    """Return the strongest reason for a legal move."""
    action = move.action
    about: dict[str, str | int] = {"card": PLAY_CARDS[move.card].id}
    if move.throw:
        key, more = _why_throw(at, move)
        return Advice(action, key, {**about, **more})
    assert isinstance(action.target, int), "Inverters and Patches are aimed at years"
    about["year"] = action.target
    then = after(at, move)
    if then is None:
        return Advice(action, "least-harm", about)
    gone_home = at.waiting & ~then.waiting
    if gone_home:
        return Advice(action, "brings-home", {**about, "travellers": _names(gone_home)})
    key, more = _why_patch(at, then, move) if move.card < FIRST else _why_flip(at, then, move)
    return Advice(action, key, {**about, **more})


def _why_throw(at: Journey, move: Move) -> tuple[str, Params]:
    if plays(at):
        return "nobody-needs", {}
    losers = _needing(at, 1 << move.card) if move.card < FIRST else 0
    return ("stuck-loss", {"travellers": _names(losers)}) if losers else ("stuck-spare", {})


def _why_patch(at: Journey, then: Journey, move: Move) -> tuple[str, Params]:
    needing = _needing(at, 1 << move.card)
    if needing:
        key = "patch-needed" if needing.bit_count() == 1 else "patch-shared"
        return key, {"travellers": _names(needing)}
    before = open_paradoxes(at.red, at.patches).bit_count()
    return ("patch-covers", {"count": before - 1}) if before >= MANY else ("patch-spare", {})


def _why_flip(at: Journey, then: Journey, move: Move) -> tuple[str, Params]:
    """Return why to flip this Linchpin: for a Patch, for a black year, or against too many Paradoxes."""
    people, needed, _ = hopeful(at.waiting, at.gone)
    hoping = sum(1 << one for one in people)
    opened = PARADOX[then.red] & ~PARADOX[at.red] & needed & ~then.patches
    if opened & at.held:
        return "opens-for-hand", {"years": _years(opened & at.held)}
    if at.patches & ~then.patches & WW3 and hoping & SEALABLE:
        return "ends-uberparadox", {"travellers": _names(hoping & SEALABLE)}
    closed = PARADOX[at.red] & ~PARADOX[then.red]
    mended = [one for one in people if BLACK_YEAR[one] & closed]
    if mended:
        years = sum(BLACK_YEAR[one] for one in mended)
        return "mends-black", {"years": _years(years), "travellers": _names(sum(1 << one for one in mended))}
    if opened:
        return "opens-for-later", {"years": _years(opened)}
    return _why_prepare(at, then, move, needed)


def _why_prepare(at: Journey, then: Journey, move: Move, needed: int) -> tuple[str, Params]:
    """Return why to make a flip that opens nothing needed and mends nothing."""
    wanted = prospects(at).to_prime
    half = sum(
        year
        for year in bits(needed & ~at.patches & ~PARADOX[then.red])
        if CAUSES[year][0] and CAUSES[year][1] & move.bit
    )
    if half and wanted & move.bit & then.red:
        return "half-way", {"years": _years(half)}
    before = open_paradoxes(at.red, at.patches).bit_count()
    count = open_paradoxes(then.red, then.patches).bit_count()
    return ("closes", {"count": count}) if count < before >= MANY else ("least-harm", {})


def _needing(at: Journey, patches: int) -> int:
    """Return who of those that can still get home needs one of these Patches."""
    people, _, _ = hopeful(at.waiting, at.gone)
    return sum(1 << one for one in people if RED_YEARS[one] & patches)


def _names(travellers: int) -> tuple[str, ...]:
    return tuple(IDENTITIES[one].id for one in indexes(travellers))


def _years(mask: int) -> tuple[int, ...]:
    return tuple(sorted(RIPPLEPOINTS[index] for index in indexes(mask)))
