"""Where an Item went that a failed Mission asked for, as everybody could see it (section 13 of the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.kernel.events import Event

MISSION, DROPPED, HERO, TRADE, BURN, MONK, COLLECTOR = (
    "mission", "dropped", "hero", "trade", "burn", "monk", "collector",
)  # fmt: skip
"""How an Item left: with a Mission that it served or failed with, as a price, or by an ability."""
HAND, FEW, NONE = "hand", "few", "none"
"""It never left the Backpack: it was discarded from a hand, has not come often enough, or never came."""


class Cause(NamedTuple):
    """How an Item got lost: ``who`` is a Mission, an Adventure or a Hero, ``seat`` whose hand it was in,
    ``ago`` how many cards ago."""

    how: str
    who: str = ""
    seat: int = -1
    ago: int = 0


def causes(events: Sequence[Event]) -> dict[str, Cause]:
    """Return by kind why it was missing when the last Mission failed; {} if none has failed yet."""
    places = [place for place, event in enumerate(events) if event.name == "MissionFailed"]
    if not places:
        return {}
    failure = events[places[-1]].data
    trail = _Trail()
    for event in events[: places[-1]]:
        trail.follow(event)
    return {kind: trail.cause(kind, kind in failure["present"]) for kind in dict.fromkeys(failure["missing"])}


class _Trail:
    """Follows a game and keeps of every kind how it was lost last."""

    def __init__(self) -> None:
        self._cards = 0
        self._failed = self._hero = self._adventure = ""
        self._lost: dict[str, Cause] = {}
        self._thrown: dict[str, Cause] = {}
        self._came: Counter[str] = Counter()

    def cause(self, kind: str, is_present: bool) -> Cause:
        if kind in self._lost:
            lost = self._lost[kind]
            return lost._replace(ago=self._cards - lost.ago)
        if is_present or self._came[kind]:
            return Cause(FEW)
        return self._thrown.get(kind, Cause(NONE))

    def follow(self, event: Event) -> None:
        read = _READ.get(event.name)
        if read is not None:
            read(self, event)

    def lose(self, kinds: Iterable[str], how: str, who: str) -> None:
        for kind in kinds:
            self._lost[kind] = Cause(how, who, ago=self._cards)

    def revealed(self, event: Event) -> None:
        self._cards += 1
        self._failed = ""

    def placed(self, event: Event) -> None:
        self._came[event.data["kind"]] += 1

    def succeeded(self, event: Event) -> None:
        self.lose(event.data["spent"], MISSION, event.data["card"])

    def failed(self, event: Event) -> None:
        self._failed = event.data["card"]

    def dropped(self, event: Event) -> None:
        how, who = (DROPPED, self._failed) if self._failed else (TRADE, self._hero)
        self.lose(event.data["kinds"], how, who)

    def used(self, event: Event) -> None:
        self._failed, self._hero = "", event.data["hero"]
        self.lose(event.data["spent"], HERO, self._hero)

    def began(self, event: Event) -> None:
        self._adventure = event.data["adventure"]

    def removed(self, event: Event) -> None:
        self.lose(event.data["backpack"], COLLECTOR, self._hero)

    def discarded(self, event: Event) -> None:
        card, why = event.data["card"], event.data["why"]
        if card not in KINDS:
            return
        if why == "hand":
            self._thrown[card] = Cause(HAND, seat=event.data["seat"])
        elif why == BURN:
            self.lose((card,), BURN, self._adventure)
        elif why == MONK:
            self.lose((card,), MONK, self._hero)


_READ: dict[str, Callable[[_Trail, Event], None]] = {
    "CardRevealed": _Trail.revealed,
    "ItemPlaced": _Trail.placed,
    "MissionSucceeded": _Trail.succeeded,
    "MissionFailed": _Trail.failed,
    "ItemsDropped": _Trail.dropped,
    "HeroUsed": _Trail.used,
    "EffectBegan": _Trail.began,
    "TokensRemoved": _Trail.removed,
    "CardDiscarded": _Trail.discarded,
}
