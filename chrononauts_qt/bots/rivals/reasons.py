"""Why a move of Chrononauts or Artifaxx is a good one, as a key and parameters; the texts live at the edge.

With the public view (``seat`` None) only what everybody could say, about TimeLine, tables and sizes of hands;
with a seat's own view its goals and its hand as well. Keys and their parameters (``card`` and ``artifact``
are ids, ``seat`` and ``seats`` 0-based; ``count`` with ``years`` are the open Paradoxes afterwards)::

    destroys             card count                 thirteen Paradoxes would be open
    ends-uber            card                       the ÜberParadox is over
    begins-uber          card                       nothing after 1962 can be reached any more
    covers               card count                 a Paradox less, and a card is drawn
    covers-of-many       card count                 the same, where there were many open Paradoxes
    closes-of-many       card years count           fewer open Paradoxes, where there were many
    undoes-patches-of    card years seats           Patches come off, laid by these
    undoes-patches       card years                 Patches come off that were there from the start
    opens-and-closes     card opened closed count   some years turn one way, some the other
    opens                card years count           these become Paradoxes
    closes               card years count           these are whole again
    half-way             card years                 these need one more Linchpin
    turns                card                       no year turns with it
    places               card seat count            so many Artifacts lie before `seat` then
    takes                card artifact seat count   so many lie before `seat` now
    erases               card artifact seat count   the same
    erases-own           card artifact              nobody else loses anything by it
    sells                card artifact count        so many cards are drawn
    plays-miracle        card artifact count        so many cards of a small hand are played
    new-mission          card                       for another Mission
    new-identity         card seat                  this seat starts anew
    own-identity         card                       for another Identity
    mixes-hands          card seat count            who of the others holds most cards
    passes-hands         card seat count            whose hand comes in exchange
    plays-two-more       card                       Fast Forward
    plays-discard        card                       Rewind
    plays-any            card                       Quick Trip
    cancels              card seat                  `seat` is playing this card
    cancels-memo         card seat                  `seat` has a Memo against this card
    saves-universe       card seat                  thirteen Paradoxes would be open otherwise
    kills-time           card                       nothing is played
    draws-another        card                       the second card of Killing Time
    throws               card                       instead of a play of a Miracle
    keeps-rest                                      no second card is discarded
    keeps-identity                                  no other Identity is taken
    mulligan                                        another Identity is taken
    lets-happen                                     no Memo is played
    ends-turn                                       nothing is left to do
    claims-home                                     three headlines stand
    claims-mission                                  three Artifacts are there
    claims-hand                                     ten cards are held
    guesses                                         the time is guessed
    saw-clock                                       nothing is guessed

Only with a seat's own view::

    wins-home            card                       the seat can claim then: its headlines stand
    wins-mission         card                       the same: its Artifacts lie before it
    wins-hand            card                       the same: it holds ten cards
    covers-mine          card primes                one of its headlines stands
    mends-mine           card years                 its true headline stands again
    frees-way            card                       the ÜberParadox kept it from home
    opens-mine-held      card years                 it holds the Patch, and needs it there
    opens-mine           card years                 it needs a Patch there
    half-mine            card years                 it needs Patches there; one more Linchpin is missing
    opens-held           card years                 it holds Patches for these, worth a card each
    serves-mission       card count                 so many lines of its Mission stand then
    takes-mine           card artifact seat count   it needs the Artifact; so many lines stand then
    spare-artifact       card                       its Mission does not ask for it
    stops-hand           card seat count            `seat` is near ten cards
    cancels-mine         card seat years            the card would spoil these of its years
    cancels-theft        card seat artifact         the card would take what its Mission needs
    cancels-way          card seat                  the card would seal its way home
    cancels-loss         card seat count            the card would take so many cards from its hand
    keeps-memo           card seat                  this card does it no harm
    needs-not            card                       none of its goals asks for the card it discards
    least-harm                                      nothing helps now
"""

from __future__ import annotations

from chrononauts_qt.bots.advice import Advice, Params
from chrononauts_qt.bots.rivals import own_reasons
from chrononauts_qt.bots.rivals.foreseen import (
    MANY,
    Change,
    announced,
    change_of,
    halved,
    has_bonus,
    kind_of,
    owner_of,
    read,
    years,
)
from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.cards import INVERTER, PATCH, PLAY_CARDS
from chrononauts_qt.games.chrononauts.timeline import WW3
from chrononauts_qt.games.chrononauts.view import View

Why = tuple[str, Params]

_BARE = {
    "mulligan": "mulligan",
    "allow": "lets-happen",
    "end": "ends-turn",
    "guess": "guesses",
    "saw-clock": "saw-clock",
}
_DISCARDS = {"kill": "draws-another", "miracle": "throws"}
_ALONE = {
    "new-mission": "new-mission",
    "fast-forward": "plays-two-more",
    "rewind": "plays-discard",
    "quick-trip": "plays-any",
}


def explain_move(view: View, action: Action) -> Advice:
    """Return the strongest reason for a legal move that whoever has this view can give."""
    own = own_reasons.why(view, action) if view.seat is not None else None
    return Advice(action, *own) if own else tell_effect(view, action)


def tell_effect(view: View, action: Action) -> Advice:
    """Return what a legal move does, as everybody could say it, whatever it is good for."""
    return Advice(action, *_why(view, action))


def _why(view: View, action: Action) -> Why:
    """Return what everybody could say."""
    if action.verb == "play":
        key, params = _why_play(view, action)
        return key, {"card": PLAY_CARDS[action.card].id, **params}
    if action.verb == "discard":
        return _DISCARDS.get(view.step, "kills-time"), {"card": PLAY_CARDS[action.card].id}
    if action.verb == "memo":
        return _why_memo(view)
    if action.verb == "keep":
        return ("keeps-identity" if view.step == "mulligan" else "keeps-rest"), {}
    if action.verb == "claim":
        return f"claims-{action.target}", {}
    return _BARE[action.verb], {}


def _why_play(view: View, action: Action) -> Why:
    kind = kind_of(action.card)
    if kind in (PATCH, INVERTER):
        return _why_year(view, action)
    if kind in _ALONE:
        return _ALONE[kind], {}
    if kind == "artifact":
        seat = view.seat_to_move
        return "places", {"seat": seat, "count": len(view.players[seat].table) + 1}
    if kind in ("time-vortex", "discontinuity"):
        return _why_hands(view, action)
    if kind == "your-parents-never-met":
        return _why_identity(view, action)
    return _why_artifact(view, action)


# -- years --------------------------------------------------------------------------------------


def _why_year(view: View, action: Action) -> Why:
    change = change_of(read(view), action.card, action.target)
    count = change.after.open_count
    if change.destroys:
        return "destroys", {"count": count}
    if change.lost & WW3:
        return "ends-uber", {}
    if change.after.patches & ~change.before.patches & WW3:
        return "begins-uber", {}
    many = change.before.open_count >= MANY
    if kind_of(action.card) == PATCH:
        return "covers-of-many" if many else "covers", {"count": count}
    if many and count < change.before.open_count and change.closed:
        return "closes-of-many", {"years": years(change.closed), "count": count}
    if change.lost:
        return _why_lost(view, change)
    return _why_turn(change, action)


def _why_lost(view: View, change: Change) -> Why:
    """Return whose Patches come off: who laid each is told by what has happened."""
    layers = {told.data["year"]: told.data["seat"] for told in view.events if told.name == "PatchPlaced"}
    lost = change.lost_years
    seats = tuple(sorted({layers[year] for year in lost if year in layers}))
    if seats:
        return "undoes-patches-of", {"years": lost, "seats": seats}
    return "undoes-patches", {"years": lost}


def _why_turn(change: Change, action: Action) -> Why:
    """Return which years turn with a Linchpin that nullifies no Patch."""
    opened, closed, count = years(change.opened), years(change.closed), change.after.open_count
    if opened and closed:
        return "opens-and-closes", {"opened": opened, "closed": closed, "count": count}
    if opened:
        return "opens", {"years": opened, "count": count}
    if closed:
        return "closes", {"years": closed, "count": count}
    assert isinstance(action.target, int), "an Inverter names a year"
    half = halved(change, action.target)
    return ("half-way", {"years": half}) if half else ("turns", {})


# -- Artifacts, hands, goals --------------------------------------------------------------------


def _why_artifact(view: View, action: Action) -> Why:
    """Return why to give up, take or erase an Artifact."""
    artifact, kind = action.target_id or "", kind_of(action.card)
    about: dict[str, str | int] = {"artifact": artifact}
    if kind == "sell-artifact":
        return "sells", {**about, "count": 3 if has_bonus(view, action.card, artifact) else 2}
    if kind == "perform-a-miracle":
        return "plays-miracle", {**about, "count": 2 if has_bonus(view, action.card, artifact) else 1}
    owner = owner_of(view, artifact)
    about |= {"seat": owner, "count": len(view.players[owner].table)}
    if kind == "get-there-first":
        return "takes", about
    return ("erases-own", {"artifact": artifact}) if owner == view.seat_to_move else ("erases", about)


def _why_hands(view: View, action: Action) -> Why:
    """Return whose cards are at stake: all hands are mixed, or one comes in exchange (A-35)."""
    mover, count = view.seat_to_move, len(view.players)
    if action.target is None:
        others = [seat for seat in range(count) if seat != mover]
        seat = max(others, key=lambda other: view.players[other].hand_size)
        return "mixes-hands", {"seat": seat, "count": view.players[seat].hand_size}
    giver = (mover + (-1 if action.target == "left" else 1)) % count
    return "passes-hands", {"seat": giver, "count": view.players[giver].hand_size}


def _why_identity(view: View, action: Action) -> Why:
    assert isinstance(action.target, int), "a seat is named"
    if action.target == view.seat_to_move:
        return "own-identity", {}
    return "new-identity", {"seat": action.target}


def _why_memo(view: View) -> Why:
    """Return why to cancel the newest card."""
    newest = view.playing[-1]
    if newest.card == "memo":
        return "cancels-memo", {"card": view.playing[-2].card, "seat": newest.seat}
    about: dict[str, str | int] = {"card": newest.card, "seat": newest.seat}
    played = announced(view)
    if kind_of(played.card) == INVERTER and change_of(read(view), played.card, played.target).destroys:
        return "saves-universe", about
    return "cancels", about
