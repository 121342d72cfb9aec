"""What the last play did to the TimeLine, read from the events that everybody has seen."""

from __future__ import annotations

from collections.abc import Sequence

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


def last_play(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return what has happened since a card was announced last; discards and turns are no plays."""
    for place in range(len(events) - 1, -1, -1):
        if events[place].name == "CardAnnounced":
            return tuple(events[place:])
    return ()


def badges_of(events: Sequence[Event]) -> dict[int, str]:
    """Return the badge of every year that the last play touched (3.6), by year.

    A Patch that came off says more than what its year did then, and keeps the badge.
    """
    found: dict[int, str] = {}
    for event in last_play(events):
        year: int = event.data.get("year", 0)
        if found.get(year) == "nullified":
            continue
        if event.name == "ConditionHeld":
            found[year] = _held(event)
        elif event.name in _BADGES:
            found[year] = _BADGES[event.name]
    return found


def _held(event: Event) -> str:
    joined = CONDITIONS[event.data["year"]][0] == "AND"
    return "half" if joined and 0 < len(event.data["lit"]) < event.data["needs"] else "held"


def changes_of(events: Sequence[Event]) -> dict[int, tuple[Event, ...]]:
    """Return by year what the last play did to it: the Linchpin first, then the others in year order."""
    found: dict[int, tuple[Event, ...]] = {}
    for event in last_play(events):
        if event.name in CHANGES:
            year = event.data["year"]
            found[year] = (*found.get(year, ()), event)
    causes = [year for year, told in found.items() if told[0].name == "LinchpinFlipped"]
    return {year: found[year] for year in (*causes, *sorted(found.keys() - set(causes)))}
