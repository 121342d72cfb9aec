"""Turns events into the lines of the log."""

from __future__ import annotations

from collections.abc import Sequence

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.events import narrate
from chrononauts_qt.ui.models.log_model import Line

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

    def lines(self, events: Sequence[Event]) -> list[Line]:
        """Return the lines of what has happened next."""
        lines = []
        for event in events:
            if event.name == "TurnBegan":
                self._turn = event.data["turn"]
            elif event.name == self._begins:
                self._turn += 1
            words = narrate(event, self._names)
            if words:
                lines.append(Line(self._turn, words, _is_of_the_timeline(event)))
        return lines

    def remark(self, words: str) -> Line:
        """Return a line about the people, not the game, such as that somebody thought better of it."""
        return Line(self._turn, words, False)


def _is_of_the_timeline(event: Event) -> bool:
    aimed = event.name == "CardAnnounced" and str(event.data["target"] or "").isdigit()
    return aimed or event.name in _OF_THE_TIMELINE
