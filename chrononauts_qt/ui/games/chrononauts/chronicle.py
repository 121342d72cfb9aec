"""Turns events into the lines of the log."""

from __future__ import annotations

from collections.abc import Sequence

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate
from chrononauts_qt.ui.kit.log_model import LogLine

_OF_THE_TIMELINE = frozenset(
    {
        "LinchpinFlipped",
        "PatchPlaced",
        "PatchNullified",
        "ParadoxOpened",
        "ParadoxClosed",
        "UberParadoxBegan",
        "UberParadoxEnded",
        "UniverseDestroyed",
    }
)


class Chronicle:
    """Remembers the turn, because only its first event names it; `begins` is what begins one elsewhere."""

    def __init__(self, names: Sequence[str], begins: str = "") -> None:
        self._names = names
        self._begins = begins
        self._turn = 0

    def lines(self, events: Sequence[Event]) -> list[LogLine]:
        """Return the lines of what has happened next."""
        lines = []
        for event in events:
            if event.name == "TurnBegan":
                self._turn = event.data["turn"]
            elif event.name == self._begins:
                self._turn += 1
            words = narrate(event, self._names)
            if words:
                lines.append(LogLine(self._turn, words, _is_of_the_timeline(event)))
        return lines

    def remark(self, words: str) -> LogLine:
        """Return a line about the people, not the game, such as that somebody thought better of it."""
        return LogLine(self._turn, words, False)


def lines_left(lines: Sequence[LogLine], told: Sequence[LogLine], taken: Sequence[LogLine]) -> list[LogLine]:
    """Return a Log without what was taken back: the lines of what is still so, and every remark.

    The lines of a Log are those of what is told still and then of what was taken back, and remarks between.
    """
    left, at, events = [], 0, [*told, *taken]
    for line in lines:
        is_event = at < len(events) and line == events[at]
        at += is_event
        if not is_event or at <= len(told):
            left.append(line)
    return left if at == len(events) else list(told)


def _is_of_the_timeline(event: Event) -> bool:
    aimed = event.name == "CardAnnounced" and str(event.data["target"] or "").isdigit()
    return aimed or event.name in _OF_THE_TIMELINE
