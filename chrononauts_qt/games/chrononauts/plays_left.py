"""How many plays a turn still has where a card has given more than one; everybody sees it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from chrononauts_qt.games.chrononauts.state import MIRACLE, PLAY, SMALL_HAND
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event


def plays_left(view: View) -> int:
    """Return how many plays remain of a Fast Forward (R-906) or a Miracle with its bonus (R-916), the last
    one too; 0 in an ordinary turn. The same from everybody's view.
    """
    turn = list(takewhile(lambda event: event.name != "TurnBegan", reversed(view.events)))
    if view.step == MIRACLE:
        return _of_miracle(reversed(turn))
    has_played = any(event.name == "CardAnnounced" for event in turn)
    return view.plays_due if view.step == PLAY and (has_played or view.plays_due > 1) else 0


def _of_miracle(turn: Iterable[Event]) -> int:
    """Return what is left of the newest Miracle of a turn; 0 for one without a bonus."""
    under_way: list[tuple[bool, int]] = []
    for event in turn:
        if event.name == "HandSetAside":
            bonus = bool(event.data["bonus"])
            under_way.append((bonus, 2 if bonus else 1))
        elif event.name == "HandTakenBack":
            under_way.pop()
        elif under_way and _is_play(event):
            bonus, left = under_way[-1]
            under_way[-1] = bonus, left - 1
    return next((left for bonus, left in under_way[-1:] if bonus), 0)


def _is_play(event: Event) -> bool:
    """Tell whether an event is a play of a small hand, or the discard instead of one."""
    if event.name == "CardAnnounced":
        return bool(event.data["source"] == SMALL_HAND)
    return event.name == "CardDiscarded" and event.data["why"] == "kill"
