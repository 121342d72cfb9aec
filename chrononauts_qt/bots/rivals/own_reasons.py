"""The reasons for a move that only its seat can give: they know its goals and its hand (see `reasons`)."""

from __future__ import annotations

from chrononauts_qt.bots.advice import Params
from chrononauts_qt.bots.rivals.foreseen import (
    MANY,
    Board,
    Change,
    announced,
    black_year,
    change_of,
    halved,
    home_lines,
    is_home,
    is_shut_out,
    kind_of,
    mission_lines,
    owner_of,
    read,
    red_years,
    serves,
    tables_after,
    wins_by_hand,
    years,
)
from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.cards import ARTIFACT, INVERTER, PATCH, PLAY_CARDS, PLAY_INDEX
from chrononauts_qt.games.chrononauts.timeline import FITS, RIPPLE_BIT, WW3
from chrononauts_qt.games.chrononauts.view import View

Why = tuple[str, Params]

NEAR_TEN = 8
"""Whoever holds so many cards is near the ten of R-806."""

MUCH = 6
"""A hand of so many cards is worth a Memo."""

_LEAST_HARM: Why = ("least-harm", {})


def why(view: View, action: Action) -> Why | None:
    """Return the seat's own reason for a legal move; None where it has no better one than everybody."""
    if action.verb == "play":
        return _named(action, _why_play(view, action))
    if action.verb == "discard":
        return _why_discard(view, action)
    if action.verb == "memo":
        return _why_memo(view)
    if action.verb == "allow" and "memo" in view.hand:
        newest = view.playing[-1]
        return "keeps-memo", {"card": newest.card, "seat": newest.seat}
    return None


def _named(action: Action, told: Why | None) -> Why | None:
    """Put the card that is played into a reason that speaks for it."""
    if told is None or told is _LEAST_HARM:
        return told
    return told[0], {"card": PLAY_CARDS[action.card].id, **told[1]}


def _why_play(view: View, action: Action) -> Why | None:
    kind = kind_of(action.card)
    change = change_of(read(view), action.card, action.target)
    if change.destroys:
        return None
    victory = _wins(view, action, change.after)
    if victory:
        return victory, {}
    if kind in (PATCH, INVERTER):
        return _why_year(view, action, change)
    if kind == ARTIFACT:
        return _why_place(view, action)
    if kind in ("get-there-first", "it-never-existed", "sell-artifact", "perform-a-miracle"):
        return _why_artifact(view, action)
    if kind in ("time-vortex", "discontinuity"):
        return _why_hands(view, action)
    if kind in ("new-mission", "your-parents-never-met"):
        return _why_goal(view, action)
    return None


def _wins(view: View, action: Action, board: Board) -> str:
    """Return the key of the way to win that stands after a play, if it is the last one of the turn."""
    assert view.seat is not None, "the public wins nothing"
    if view.plays_due > 1:
        return ""
    if is_home(view, board) and not is_home(view, read(view)):
        return "wins-home"
    lines = mission_lines(view, tables_after(view, view.seat, action.card, action.target))
    if view.mission_needs and lines == len(view.mission_needs) > _lines_now(view):
        return "wins-mission"
    return "wins-hand" if wins_by_hand(view, action) else ""


def _lines_now(view: View) -> int:
    return mission_lines(view, [player.table for player in view.players])


# -- years --------------------------------------------------------------------------------------


def _why_year(view: View, action: Action, change: Change) -> Why | None:
    """Return what a Patch or a flip does for the seat's three years, or for the Patches it holds."""
    stood, stands = home_lines(view, change.before), home_lines(view, change.after)
    if change.lost & WW3 and is_shut_out(view, change.before):
        return "frees-way", {}
    if stood & ~stands or (is_shut_out(view, change.after) and not is_shut_out(view, change.before)):
        return _LEAST_HARM
    if kind_of(action.card) == PATCH:
        news = stands & ~stood & red_years(view)
        return ("covers-mine", {"primes": years(news)}) if news else None
    if stands & ~stood & black_year(view):
        return "mends-mine", {"years": years(black_year(view))}
    return _why_flip(view, action, change)


def _why_flip(view: View, action: Action, change: Change) -> Why | None:
    """Return what a flip prepares: needed years, then any year whose Patch is at hand."""
    needed, held = red_years(view), _held(view, change.after)
    wanted = change.opened & needed
    if wanted & held:
        return "opens-mine-held", {"years": years(wanted & held)}
    if change.before.open_count >= MANY and change.after.open_count < change.before.open_count:
        return None
    if change.closed & needed:
        return _LEAST_HARM
    if wanted:
        return "opens-mine", {"years": years(wanted)}
    if change.opened & held:
        return "opens-held", {"years": years(change.opened & held)}
    assert isinstance(action.target, int), "an Inverter names a year"
    half = tuple(year for year in halved(change, action.target) if RIPPLE_BIT[year] & needed)
    if half and not change.closed:
        return "half-mine", {"years": half}
    return None if change.lost else _LEAST_HARM


def _held(view: View, board: Board) -> int:
    """Return the mask of the years for which the seat holds a Patch that would fit a position."""
    found = 0
    for card in view.hand:
        index = PLAY_INDEX[card]
        if kind_of(index) == PATCH and FITS[board.red] >> index & 1:
            found |= RIPPLE_BIT[PLAY_CARDS[index].facts["year"]]
    return found


# -- Artifacts, hands, goals --------------------------------------------------------------------


def _why_place(view: View, action: Action) -> Why:
    assert view.seat is not None, "the public plays nothing"
    lines = mission_lines(view, tables_after(view, view.seat, action.card, None))
    if serves(view, PLAY_CARDS[action.card].id) and lines > _lines_now(view):
        return "serves-mission", {"count": lines}
    return "spare-artifact", {}


def _why_artifact(view: View, action: Action) -> Why | None:
    """Return what becomes of an Artifact that the seat needs; for any other everybody knows as much."""
    assert view.seat is not None, "the public plays nothing"
    artifact = action.target_id or ""
    lines = mission_lines(view, tables_after(view, view.seat, action.card, action.target))
    if lines < _lines_now(view):
        return _LEAST_HARM
    owner = owner_of(view, artifact)
    if owner != view.seat and lines > _lines_now(view) and kind_of(action.card) == "get-there-first":
        return "takes-mine", {"artifact": artifact, "seat": owner, "count": lines}
    erased = kind_of(action.card) == "it-never-existed"
    return _LEAST_HARM if erased and (owner == view.seat or serves(view, artifact)) else None


def _why_hands(view: View, action: Action) -> Why | None:
    """Return whose ten cards this prevents; without that it is for getting more cards than one gives."""
    sizes = {seat: player.hand_size for seat, player in enumerate(view.players) if seat != view.seat}
    richest = max(sizes, key=lambda seat: sizes[seat])
    if sizes[richest] >= NEAR_TEN and "hand" in view.routes:
        return "stops-hand", {"seat": richest, "count": sizes[richest]}
    assert view.seat is not None, "the public plays nothing"
    giver = (view.seat + (-1 if action.target == "left" else 1)) % len(view.players)
    got = sizes[giver] if action.target else (len(view.hand) - 1 + sum(sizes.values())) // len(view.players)
    return None if got >= len(view.hand) - 1 else _LEAST_HARM


def _why_goal(view: View, action: Action) -> Why | None:
    """A goal that is far away is worth exchanging, one that is near is not."""
    if kind_of(action.card) == "new-mission":
        return None if _lines_now(view) == 0 else _LEAST_HARM
    near = bool(home_lines(view, read(view)) & red_years(view))
    return _LEAST_HARM if action.target == view.seat and near else None


# -- discards and Memos -------------------------------------------------------------------------


def _why_discard(view: View, action: Action) -> Why | None:
    """Return whether the seat could do without a card."""
    card = PLAY_CARDS[action.card]
    if view.plays_due <= 1 and wins_by_hand(view, action):
        return "wins-hand", {"card": card.id}
    kind = kind_of(action.card)
    mine = red_years(view) & RIPPLE_BIT[card.facts["year"]] if kind == PATCH else 0
    if mine or serves(view, card.id) or card.id == "memo":
        return _LEAST_HARM
    return ("needs-not", {"card": card.id}) if kind in (PATCH, ARTIFACT) else None


def _why_memo(view: View) -> Why | None:
    """Return what the newest card would take from the seat."""
    newest = view.playing[-1]
    if newest.card == "memo":
        return None
    played = announced(view)
    change = change_of(read(view), played.card, played.target)
    if change.destroys:
        return None
    about: dict[str, str | int] = {"card": newest.card, "seat": newest.seat}
    spoilt = home_lines(view, change.before) & ~home_lines(view, change.after)
    if spoilt:
        return "cancels-mine", {**about, "years": years(spoilt)}
    if is_shut_out(view, change.after) and not is_shut_out(view, change.before):
        return "cancels-way", about
    artifact = newest.target or ""
    takes = kind_of(played.card) in ("get-there-first", "it-never-existed")
    if takes and owner_of(view, artifact) == view.seat and serves(view, artifact):
        return "cancels-theft", {**about, "artifact": artifact}
    mixes = kind_of(played.card) in ("time-vortex", "discontinuity")
    return ("cancels-loss", {**about, "count": len(view.hand)}) if mixes and len(view.hand) >= MUCH else None
