"""What is at stake for a seat in a Memo window, as far as its own view tells: in a line, and whether it is
any of its business.
"""

from __future__ import annotations

from collections.abc import Iterator

from chrononauts_qt.bots.rivals.foreseen import (
    announced,
    change_of,
    hand_sizes_after,
    home_lines,
    is_shut_out,
    kind_of,
    owner_of,
    read,
    red_years,
    serves,
    years,
)
from chrononauts_qt.games.chrononauts.cards import ARTIFACT, INVERTER, PATCH, PLAY_CARDS
from chrononauts_qt.games.chrononauts.timeline import RIPPLE_BIT, WW3
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, all_of, sentences, texts_of
from chrononauts_qt.ui.games.chrononauts.texts.titles import title

TEXTS: dict[str, Source] = {
    "turns": QT_TRANSLATE_NOOP("MemoStakes", "{year} would turn."),
    "opens": QT_TRANSLATE_NOOP("MemoStakes", "Paradoxes opened: {years}."),
    "closes": QT_TRANSLATE_NOOP("MemoStakes", "Whole again: {years}."),
    "loses": QT_TRANSLATE_NOOP("MemoStakes", "Patches nullified: {years}."),
    "covers": QT_TRANSLATE_NOOP("MemoStakes", "{year} would be patched."),
    "spoils": QT_TRANSLATE_NOOP("MemoStakes", "You would lose what you need: {years}."),
    "serves": QT_TRANSLATE_NOOP("MemoStakes", "You would have what you need: {years}."),
    "helps": QT_TRANSLATE_NOOP("MemoStakes", "It would help you; you could patch: {years}."),
    "hinders": QT_TRANSLATE_NOOP("MemoStakes", "It would set you back; you could no longer patch: {years}."),
    "seals": QT_TRANSLATE_NOOP("MemoStakes", "Your way home would be sealed."),
    "destroys": QT_TRANSLATE_NOOP("MemoStakes", "The Universe would be destroyed."),
    "costs": QT_TRANSLATE_NOOP("MemoStakes", "It would cost you {artifact}."),
    "wanted": QT_TRANSLATE_NOOP("MemoStakes", "Your Mission asks for {artifact}."),
    "hand": QT_TRANSLATE_NOOP(
        "MemoStakes", "You would get another hand. You hold {held}; you would get {got}."),
    "you": QT_TRANSLATE_NOOP("MemoStakes", "It is aimed at you."),
    "cancels": QT_TRANSLATE_NOOP("MemoStakes", "It would cancel {card}, which is yours."),
    "nothing": QT_TRANSLATE_NOOP("MemoStakes", "Nothing of yours would change."),
}  # fmt: skip

text = texts_of(TEXTS)


def say_stakes(view: View) -> str:
    """Return in a line what the newest card that is announced would change, for the seat most of all."""
    own = list(_own(view))
    return sentences(*_years(view), *(own or [text("nothing")]))


def concerns(view: View) -> bool:
    """Tell whether the newest card that is announced touches the seat, or one of its Identity's years."""
    if any(_own(view)):
        return True
    newest = view.playing[-1]
    if newest.card == "memo":
        return False
    played = announced(view)
    if kind_of(played.card) not in (PATCH, INVERTER):
        return False
    change = change_of(read(view), played.card, played.target)
    moved = change.opened | change.closed
    touched = {str(year) for year in (*years(moved), *change.lost_years)} | {newest.target or ""}
    if kind_of(played.card) == PATCH:
        touched.add(str(PLAY_CARDS[played.card].facts["year"]))
    return any(need.what in touched for need in view.home_needs)


def _years(view: View) -> Iterator[str]:
    """Yield what would change on the TimeLine."""
    if view.playing[-1].card == "memo":
        return
    played = announced(view)
    kind = kind_of(played.card)
    if kind == PATCH:
        yield text("covers", year=PLAY_CARDS[played.card].facts["year"])
    if kind != INVERTER:
        return
    change = change_of(read(view), played.card, played.target)
    yield text("turns", year=played.target)
    lost = change.lost_years
    covered = sum(RIPPLE_BIT[year] for year in lost)
    for key, found in (
        ("opens", years(change.opened)),
        ("closes", years(change.closed & ~covered)),
        ("loses", lost),
    ):
        if found:
            yield text(key, years=all_of(found))


def _own(view: View) -> Iterator[str]:
    """Yield what would change for the seat alone, or for everybody's life."""
    assert view.seat is not None, "nobody plays no Memo"
    newest = view.playing[-1]
    if newest.card == "memo":
        below = view.playing[-2]
        if below.seat == view.seat:
            yield text("cancels", card=title(below.card))
        return
    played = announced(view)
    kind = kind_of(played.card)
    if kind in (PATCH, INVERTER):
        before = read(view)
        change = change_of(before, played.card, played.target)
        stood, stands = home_lines(view, before), home_lines(view, change.after)
        if change.destroys:
            yield text("destroys")
        if stood & ~stands:
            yield text("spoils", years=all_of(years(stood & ~stands)))
        if stands & ~stood:
            yield text("serves", years=all_of(years(stands & ~stood)))
        wanted = red_years(view) & ~(stood | stands)
        for key, found in (("helps", change.opened & wanted), ("hinders", change.closed & wanted)):
            if found:
                yield text(key, years=all_of(years(found)))
        if change.after.patches & ~before.patches & WW3 and is_shut_out(view, change.after):
            yield text("seals")
    elif kind in ("time-vortex", "discontinuity"):
        got = hand_sizes_after(view, newest)
        yield text("hand", held=view.players[view.seat].hand_size, got=got[view.seat])
    elif kind == "your-parents-never-met" and newest.target == f"seat-{view.seat + 1}":
        yield text("you")
    elif kind in ("get-there-first", "it-never-existed") and newest.target:
        if owner_of(view, newest.target) == view.seat:
            yield text("costs", artifact=title(newest.target))
        if serves(view, newest.target):
            yield text("wanted", artifact=title(newest.target))
    elif kind == ARTIFACT and serves(view, newest.card):
        yield text("wanted", artifact=title(newest.card))
