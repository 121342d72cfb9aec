"""What has happened to the TimeLine since somebody acted, read from the events that everybody has seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from chrononauts_qt.games.chrononauts.timeline import CONDITIONS
from chrononauts_qt.kernel.events import Event

CHANGES = (
    "LinchpinFlipped",
    "PatchPlaced",
    "PatchNullified",
    "ParadoxOpened",
    "ParadoxClosed",
    "ConditionHeld",
)
_BADGES = {"ParadoxOpened": "opened", "ParadoxClosed": "closed", "PatchNullified": "nullified"}


def last_play(events: Sequence[Event], seat: int | None = None) -> tuple[Event, ...]:
    """Return what has happened since a seat acted last, by its play or by the end of its turn.

    Its play stands until somebody else's does. For nobody, it is what has happened since a card was announced
    last; discards and turns are no plays.
    """
    announced = _last(events, lambda event: event.name == "CardAnnounced")
    if seat is None or announced is None:
        return () if announced is None else tuple(events[announced:])
    acted = _last(events, lambda event: _is_act(event, seat))
    return tuple(events[0 if acted is None else min(acted, announced):])


def _last(events: Sequence[Event], is_meant: Callable[[Event], bool]) -> int | None:
    return next((at for at in range(len(events) - 1, -1, -1) if is_meant(events[at])), None)


def _is_act(event: Event, seat: int) -> bool:
    if event.name == "CardAnnounced":
        return bool(event.data["seat"] == seat and event.data["card"] != "memo")
    return event.name == "TurnEnded" and bool(event.data["seat"] == seat)


def badges_of(events: Sequence[Event], seat: int | None = None) -> dict[int, str]:
    """Return the badge of every year that was touched since a seat acted last (3.6), by year.

    A Patch that came off says more than what its year did then, and keeps the badge in that play. To have
    held says less than any change, and what has been patched since has no badge.
    """
    found: dict[int, str] = {}
    unpatched: set[int] = set()
    for event in last_play(events, seat):
        year: int = event.data.get("year", 0)
        if event.name == "CardAnnounced":
            unpatched.clear()
        elif event.name == "PatchPlaced":
            found.pop(year, None)
        elif event.name == "ConditionHeld" and found.get(year) not in _BADGES.values():
            found[year] = _held(event)
        elif event.name in _BADGES and year not in unpatched:
            found[year] = _BADGES[event.name]
            if event.name == "PatchNullified":
                unpatched.add(year)
    return found


def _held(event: Event) -> str:
    joined = CONDITIONS[event.data["year"]][0] == "AND"
    return "half" if joined and 0 < len(event.data["lit"]) < event.data["needs"] else "held"


def changes_of(events: Sequence[Event], seat: int | None = None) -> dict[int, tuple[Event, ...]]:
    """Return by year what has happened to it since a seat acted last: Linchpins first, then in year order."""
    found: dict[int, tuple[Event, ...]] = {}
    for event in last_play(events, seat):
        if event.name in CHANGES:
            year = event.data["year"]
            found[year] = (*found.get(year, ()), event)
    causes = [year for year, told in found.items() if told[0].name == "LinchpinFlipped"]
    return {year: found[year] for year in (*causes, *sorted(found.keys() - set(causes)))}
