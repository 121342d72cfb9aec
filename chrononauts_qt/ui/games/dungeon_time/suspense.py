"""Suspense: what a press has done is shown step by step, though it is done already.

Any key or press brings it to its end at once, and then does nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal

from chrononauts_qt.games.dungeon_time.cards import KINDS, needs_of
from chrononauts_qt.games.dungeon_time.state import slots_of
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.clock import FRAME_MS, INPUT, Clock

TURN, NEED, HUSH, LAND, TEAR, TOLD = "turn", "need", "hush", "land", "tear", "told"
"""A card turns over, a need of it lights up, nothing happens, an Item lands in its slot, the Backpack tears,
something is only heard."""
LENGTHS = {TURN: 160, NEED: 220, HUSH: 400, LAND: 260, TEAR: 700, TOLD: 80}
JUDGING = (TURN, NEED, HUSH)
"""As long as one of these is left, nobody knows what becomes of the card."""
_LAST_RISE = 12


class Stage(NamedTuple):
    """A step of it. ``kind`` is that of an Item that lands, ``cue`` is heard when it begins."""

    name: str
    kind: str = ""
    cue: str = ""


def needs_seen(events: Sequence[Event], held: Mapping[str, tuple[int, int]]) -> tuple[tuple[str, bool], ...]:
    """Return what the card revealed last asks for, and whether it had it: as it was judged, or else as it
    would be with what is `held`; () for an Item."""
    revealed = [place for place, event in enumerate(events) if event.name == "CardRevealed"]
    card = events[revealed[-1]].data["card"] if revealed else KINDS[0]
    if card in KINDS:
        return ()
    missing = Counter(needs_of(card))
    missing.subtract({kind: sum(counts) for kind, counts in held.items()})
    for event in events[revealed[-1] :]:
        if event.name == "MissionSucceeded":
            missing = Counter()
        elif event.name == "MissionFailed":
            missing = Counter(event.data["missing"])
    needs = []
    for kind in reversed(needs_of(card)):
        needs.append((kind, missing[kind] <= 0))
        missing[kind] -= 1
    return tuple(reversed(needs))


def stages_of(events: Sequence[Event], held: Mapping[str, tuple[int, int]]) -> list[Stage]:
    """Return how events are shown that have just happened; `held` lay in the Backpack before."""
    met = [is_met for _, is_met in needs_seen(events, held)]
    return [stage for event in events for stage in _STAGES.get(event.name, _none)(event.data, held, met)]


_Held = Mapping[str, tuple[int, int]]


def _none(data: Any, held: _Held, met: Sequence[bool]) -> Iterator[Stage]:
    yield from ()


def _revealed(data: Any, held: _Held, met: Sequence[bool]) -> Iterator[Stage]:
    yield Stage(TURN, cue="draw")
    for number, is_met in enumerate(met):
        rise = min(sum(met[: number + 1]), _LAST_RISE)
        yield Stage(NEED, cue=f"rise-{rise}" if is_met else "no")
    if met:
        yield Stage(HUSH)


def _placed(data: Any, held: _Held, met: Sequence[bool]) -> Iterator[Stage]:
    """An Item lands; the seam creaks where one more new kind, or none, finds a slot."""
    yield Stage(LAND, data["kind"], "put")
    creaks = max(0, 2 - data["limit"] + data["slots"])
    if data["slots"] > slots_of({kind: sum(counts) for kind, counts in held.items()}):
        yield from [Stage(TOLD, cue="unpick")] * creaks


def _broke(data: Any, held: _Held, met: Sequence[bool]) -> Iterator[Stage]:
    yield Stage(TEAR, cue="tear")


_Staging = Callable[[Any, _Held, Sequence[bool]], Iterator[Stage]]


def _told(cue: str) -> _Staging:
    return lambda data, held, met: iter((Stage(TOLD, cue=cue),))


def _ended(data: Any, held: _Held, met: Sequence[bool]) -> Iterator[Stage]:
    yield Stage(TOLD, cue="win" if data["route"] in ("goal", "adventure") else "end")


_STAGES: dict[str, _Staging] = {
    "CardRevealed": _revealed, "ItemPlaced": _placed, "BackpackBroke": _broke,
    "MissionSucceeded": _told("healed"), "MissionFailed": _told("fault"), "HeroUsed": _told("artifact"),
    "GameEnded": _ended,
}  # fmt: skip


class Suspense(QObject):
    """Goes through the stages. ``moved`` tells that something looks different now, ``heard`` a sound,
    ``entered`` that another stage begins, ``ended`` that all is shown."""

    moved = Signal()
    heard = Signal(str)
    entered = Signal()
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = Clock(self)
        self.clock.ticked.connect(self._tick)
        self._stages: tuple[Stage, ...] = ()
        self._now, self._since = 0, 0.0

    @property
    def is_running(self) -> bool:
        """Whether anything is left to be shown."""
        return self._now < len(self._stages)

    @property
    def stage(self) -> Stage | None:
        """What is shown now."""
        return self._stages[self._now] if self.is_running else None

    @property
    def is_judging(self) -> bool:
        """Whether what becomes of the card is still to be seen."""
        return any(stage.name in JUDGING for stage in self._stages[self._now :])

    @property
    def lit(self) -> int:
        """How many needs have lit up."""
        return sum(stage.name == NEED for stage in self._stages[: self._now + 1])

    @property
    def share(self) -> float:
        """How much of the stage is over, from 0 to 1."""
        stage = self.stage
        return 1.0 if stage is None else min(1.0, self._elapsed() / LENGTHS[stage.name])

    def begin(self, stages: Sequence[Stage]) -> None:
        """Show stages one after the other; those who want no motion see and hear their end."""
        self.finish()
        if not stages:
            return
        if not pace.speed() or pace.is_reduced():
            for cue in dict.fromkeys(stage.cue for stage in stages[-2:] if stage.cue):
                self.heard.emit(cue)
            return
        self._stages = tuple(stages)
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        self.clock.want("suspense", FRAME_MS)
        self._enter(0)

    def finish(self) -> None:
        """Show how it ends."""
        if self.is_running:
            self._enter(len(self._stages))

    def _enter(self, number: int) -> None:
        self._now, self._since = number, self.clock.now_ms()
        stage = self.stage
        if stage is None:
            self.clock.want("suspense", 0)
            app = QCoreApplication.instance()
            if app is not None:
                app.removeEventFilter(self)
            self._stages, self._now = (), 0
            self.ended.emit()
            return
        if stage.cue:
            self.heard.emit(stage.cue)
        self.entered.emit()

    def _elapsed(self) -> float:
        return (self.clock.now_ms() - self._since) / (pace.speed() or 1.0)

    def _tick(self) -> None:
        stage = self.stage
        if stage is None:
            return
        if self._elapsed() >= LENGTHS[stage.name]:
            self._enter(self._now + 1)
        else:
            self.moved.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key and any press ends it, and is used up by that."""
        if event.type() in INPUT and self.is_running:
            self.finish()
            return True
        return False
