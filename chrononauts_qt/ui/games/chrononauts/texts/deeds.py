"""What somebody has done and what came of it, in words for everybody: what a beat and the recap tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.games.chrononauts.timeline import YEARS
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate

_BEGINS = frozenset({"CardAnnounced", "IdentityChanged", "VictoryClaimed"})
_BEGINS_ALONE = frozenset({"DrawSkipped", "PlayForfeited"})
"""What begins a deed only where none is under way."""
OWN_DISCARDS = frozenset({"kill", "not-needed", "stuck"})
"""Why a card is discarded as a deed of its own."""
_BETWEEN = frozenset({"TurnBegan", "TurnEnded"})
_YEARS = (
    ("ParadoxOpened", "recap-opened"),
    ("ParadoxClosed", "recap-closed"),
    ("PatchNullified", "recap-lost"),
)
"""What happens to several years at once is told in one sentence."""
_TOLD = frozenset(
    {
        "ArtifactTaken",
        "CardCancelled",
        "DrawSkipped",
        "HandSetAside",
        "HandsPassed",
        "HandsShuffled",
        "IdentityExchanged",
        "MissionExchanged",
        "NothingFetched",
        "PileSearched",
        "PlayForfeited",
        "UberParadoxBegan",
        "UberParadoxEnded",
        "UniverseDestroyed",
    }
)
_TOLD_DISCARDS = frozenset({"second", "sold", "miracle", "never-existed", "small-hand"})
_TOLD_DRAWS = frozenset({"bonus", "kill"})


class Deed(NamedTuple):
    """A play, a discard or a claim: who, and the public events of it, the first says what it is."""

    seat: int
    events: tuple[Event, ...]

    @property
    def card(self) -> str:
        """The card that was played or discarded, "" where there is none."""
        return str(self.events[0].data.get("card", ""))

    @property
    def year(self) -> int:
        """The year that it was aimed at, or the own one of a Patch; 0 for none."""
        first = self.events[0]
        target = str(first.data.get("target") or "")
        facts = BY_ID[self.card].facts if first.name == "CardAnnounced" else {}
        year = int(target) if target.isdigit() else facts.get("year", 0)
        return year if year in YEARS else 0

    @property
    def is_seen(self) -> bool:
        """Tell whether there is more to be seen than a card that was played: what has come of it."""
        changes = ("ArtifactPlaced", "PatchPlaced", *(name for name, _ in _YEARS))
        return any(event.name in changes or _is_told(event) for event in self.events[1:])

    def has(self, *names: str) -> bool:
        """Tell whether anything of this kind has come of it."""
        return any(event.name in names for event in self.events)


def deeds(events: Sequence[Event]) -> list[Deed]:
    """Return what was done, in order; a Memo's answer belongs to the card below it."""
    found: list[list[Event]] = []
    is_open = False
    for event in events:
        if _begins(event) or (event.name in _BEGINS_ALONE and not is_open):
            found.append([event])
            is_open = True
        elif event.name in _BETWEEN:
            is_open = False
        elif is_open:
            found[-1].append(event)
    return [Deed(told[0].data["seat"], tuple(told)) for told in found]


def _begins(event: Event) -> bool:
    if event.name == "CardDiscarded":
        return event.data["why"] in OWN_DISCARDS
    return event.name in _BEGINS and event.data.get("card") != "memo"


def what_was_done(deed: Deed, names: Sequence[str]) -> str:
    """Return the sentence that says who did what."""
    return narrate(deed.events[0], names) or ""


def what_came_of_it(deed: Deed, names: Sequence[str]) -> str:
    """Return in sentences what has come of it so far, "" for nothing worth a word."""
    return came_of(deed.events[1:], names)


def came_of(events: Sequence[Event], names: Sequence[str]) -> str:
    """Return in sentences what has happened besides what was played, "" for nothing worth a word."""
    parts = []
    for name, key in _YEARS:
        years = [event.data["year"] for event in events if event.name == name]
        if years:
            parts.append(text(key, years=all_of(years)))
    parts += [narrate(event, names) or "" for event in events if _is_told(event)]
    return sentences(*parts)


def _is_told(event: Event) -> bool:
    if event.name == "CardDiscarded":
        return event.data["why"] in _TOLD_DISCARDS
    if event.name == "CardDrawn":
        return event.data["why"] in _TOLD_DRAWS
    return event.name in _TOLD
