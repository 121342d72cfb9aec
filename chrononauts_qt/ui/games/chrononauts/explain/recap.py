"""What the others have played since a seat's last turn, in at most five lines."""

from __future__ import annotations

from collections.abc import Sequence

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.games.chrononauts.timeline import YEARS
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.chrononauts.explain.why_page import WhyLine
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate

MOST = 5
_EFFECTS = (
    ("ParadoxOpened", "recap-opened"),
    ("ParadoxClosed", "recap-closed"),
    ("PatchNullified", "recap-lost"),
)
_OTHERS = ("ArtifactTaken", "CardCancelled", "UberParadoxBegan", "UberParadoxEnded")


def recap(events: Sequence[Event], seat: int, names: Sequence[str]) -> list[WhyLine]:
    """Return a line for every play of the others; the newest if there are more than fit."""
    since = next(
        (
            place
            for place in range(len(events) - 1, -1, -1)
            if events[place].name == "TurnEnded" and events[place].data["seat"] == seat
        ),
        0,
    )
    lines = []
    for play in _plays(events[since:]):
        if play[0].data["seat"] != seat and play[0].data["card"] != "memo":
            lines.append(_line(play, names))
    return lines[-MOST:]


def _plays(events: Sequence[Event]) -> list[list[Event]]:
    """Return each announced card with what came of it; a Memo's answer belongs to the card below it."""
    plays: list[list[Event]] = []
    for event in events:
        if event.name == "CardAnnounced" and event.data["card"] != "memo":
            plays.append([event])
        elif plays:
            plays[-1].append(event)
    return plays


def _line(play: Sequence[Event], names: Sequence[str]) -> WhyLine:
    parts = [narrate(play[0], names) or ""]
    for name, key in _EFFECTS:
        years = [event.data["year"] for event in play if event.name == name]
        if years:
            parts.append(text(key, years=all_of(years)))
    parts += [narrate(event, names) or "" for event in play if event.name in _OTHERS]
    target = str(play[0].data["target"] or "")
    facts = BY_ID[play[0].data["card"]].facts
    year = int(target) if target.isdigit() else facts.get("year", 0)
    return WhyLine(sentences(*parts), year if year in YEARS else 0)
