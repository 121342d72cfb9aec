"""What is heard when something has happened; no sound depends on a card that somebody hides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from chrononauts_qt.kernel.events import Event

_CUES: Mapping[str, str] = {
    "OfferMade": "put",
    "AnswersTold": "hand-off",
    "DealAgreed": "healed",
    "Harvested": "artifact",
    "FragmentsDropped": "tear",
    "PlanetRevealed": "open",
    "CardTaken": "draw",
    "RowReplaced": "shuffle",
    "CardsShown": "pick",
    "ProjectCompleted": "close",
    "LastChance": "ring",
    "BotPlaced": "put",
    "BotStored": "put",
}


def cues(happened: Iterable[Event]) -> list[str]:
    """Return what is to be heard of events, each sound once, in their order."""
    return list(dict.fromkeys(_CUES[event.name] for event in happened if event.name in _CUES))
