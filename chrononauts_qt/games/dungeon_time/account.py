"""Why Missions failed: where the Items went that they lacked, read from what everybody has heard.

And what that cost, and which Items served nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from chrononauts_qt.games.dungeon_time.cards import ANY, BURN, KINDS, MISSIONS, MONK
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.kernel.events import Event

TAKEN, DROPPED, SPENT, BURNT = "taken", "dropped", "spent", "burnt"
THROWN_OUT, REMOVED, REFUSED, USED_UP = "thrown-out", "removed", "refused", "used-up"
DISCARDED, LATER, NEVER = "discarded", "later", "never"


class Lost(NamedTuple):
    """An Item that a Mission lacked: ``where`` it went, ``by`` which Mission, Adventure or Hero.

    ``seat`` is who discarded it from a hand, or -1; ``cards`` counts the cards of the Story between: back to
    when it went, or on to where it came too late.
    """

    kind: str
    where: str
    by: str = ""
    seat: int = -1
    cards: int = 0


class Failure(NamedTuple):
    """A Mission, or the Adventure card, that failed as the so many-th card revealed, and what it lacked."""

    mission: str
    number: int
    lost: tuple[Lost, ...]


class Cost(NamedTuple):
    """What a failure cost: the later failures that lacked its ``reward``, and the Items that went with it."""

    mission: str
    reward: tuple[str, ...]
    lacked: tuple[str, ...]
    dropped: tuple[str, ...]


class _Gone(NamedTuple):
    kind: str
    where: str
    by: str
    number: int


def failures(events: Sequence[Event]) -> tuple[Failure, ...]:
    """Return every failure that events tell of; until the end what comes too late is not known."""
    revealed = [event.data["card"] for event in events if event.name == "CardRevealed"]
    discarded = [
        (event.data["card"], event.data["seat"])
        for event in reversed(events) if event.name == "CardDiscarded" and event.data["why"] == "hand"
    ]  # fmt: skip
    story, found = _Story(), []
    for event in events:
        if event.name == "MissionFailed":
            lost = _lost(event.data["missing"], story, revealed, discarded)
            found.append(Failure(event.data["card"], story.number, tuple(lost)))
        story.hear(event)
    return tuple(found)


def dearest(events: Sequence[Event]) -> Cost | None:
    """Return the failure that cost most, the first of several; None where none cost anything besides."""
    failed = failures(events)
    found = [_cost(events, number, failed) for number in range(len(failed))]
    best = max(found, key=lambda cost: (len(cost.lacked), len(cost.dropped)), default=None)
    return best if best is not None and (best.lacked or best.dropped) else None


def _cost(events: Sequence[Event], number: int, found: Sequence[Failure]) -> Cost:
    mission = found[number].mission
    reward = MISSIONS[mission].reward if mission in MISSIONS else None
    kinds = () if reward is None or reward.form == ANY else reward.kinds
    later = (one for one in found[number + 1 :] if {lost.kind for lost in one.lost} & set(kinds))
    lacked = tuple(dict.fromkeys(one.mission for one in later))
    return Cost(mission, kinds, lacked, _dropped_with(events, number))


def _dropped_with(events: Sequence[Event], number: int) -> tuple[str, ...]:
    """Return what the team discarded with the so many-th failure, from 0."""
    failed = [place for place, event in enumerate(events) if event.name == "MissionFailed"][number]
    for event in events[failed + 1 :]:
        if event.name == "ItemsDropped":
            return tuple(event.data["kinds"])
        if event.name in ("CardRevealed", "HeroUsed"):
            break
    return ()


def unused(view: View) -> tuple[str, ...]:
    """Return the Items that have served nothing: left at the end, discarded with a failure, or burnt."""
    story = _Story()
    for event in view.events:
        story.hear(event)
    found = Counter({kind: sum(there) for kind, there in view.backpack.items()})
    found += Counter(gone.kind for gone in story.gone if gone.where in (DROPPED, BURNT))
    return tuple(kind for kind in KINDS for _ in range(found[kind]))


def _lost(
    missing: Iterable[str], story: _Story, revealed: Sequence[str], discarded: Sequence[tuple[str, int]]
) -> Iterator[Lost]:
    """Yield for each missing Item what has kept it away, the latest first."""
    for kind, count in Counter(missing).items():
        found = [
            Lost(kind, gone.where, gone.by, cards=story.number - gone.number)
            for gone in reversed(story.gone) if gone.kind == kind
        ]  # fmt: skip
        found += [
            Lost(kind, LATER, cards=cards)
            for cards, card in enumerate(revealed[story.number :], 1) if card == kind
        ]  # fmt: skip
        found += [Lost(kind, DISCARDED, seat=seat) for card, seat in discarded if card == kind]
        yield from (found + [Lost(kind, NEVER)] * count)[:count]


class _Story:
    """The Story as it is told: how many cards were revealed, and which Items have gone."""

    def __init__(self) -> None:
        self.number = 0
        self.gone: list[_Gone] = []
        self.failing = self.hero = self.adventure = ""

    def hear(self, event: Event) -> None:
        """Hear the next event."""
        name, data = event.name, event.data
        self.number += name == "CardRevealed"
        if name == "MissionFailed":
            self.failing = data["card"]
        elif name == "HeroUsed":
            self.failing, self.hero = "", data["hero"]
        elif name == "EffectBegan":
            self.adventure = data["adventure"]
        if name in _GOING:
            kinds, where, by = _GOING[name](data, self)
            self.gone += [_Gone(kind, where, by, self.number) for kind in kinds]


_Going = tuple[Sequence[str], str, str]


def _dropped(data: Mapping[str, Any], story: _Story) -> _Going:
    """With a failed Mission, or to the Pawnbroker."""
    where, by = (DROPPED, story.failing) if story.failing else (SPENT, story.hero)
    return data["kinds"], where, by


def _thrown(data: Mapping[str, Any], story: _Story) -> _Going:
    if data["why"] == BURN:
        return (data["card"],), BURNT, story.adventure
    return (data["card"],) if data["why"] == MONK and data["card"] in KINDS else (), THROWN_OUT, story.hero


def _refused(data: Mapping[str, Any], story: _Story) -> _Going:
    """What was free to choose at the Market blames nobody for one kind."""
    return data["kinds"] if len(data["kinds"]) == 1 else (), REFUSED, data["mission"]


_GOING: Mapping[str, Callable[[Mapping[str, Any], _Story], _Going]] = {
    "MissionSucceeded": lambda data, story: (data["spent"], TAKEN, data["card"]),
    "HeroUsed": lambda data, story: (data["spent"], SPENT, data["hero"]),
    "ItemsDropped": _dropped,
    "CardDiscarded": _thrown,
    "TokensRemoved": lambda data, story: (data["backpack"], REMOVED, story.hero),
    "RewardRefused": _refused,
    "RewardGone": lambda data, story: (data["kinds"], USED_UP, data["mission"]),
}
"""By event which Items go, where, and to whom."""
