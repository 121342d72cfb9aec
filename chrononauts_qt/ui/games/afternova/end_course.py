"""How points are counted before everybody's eyes: part by part, each in steps, on the one clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.games.afternova.actions import BOT
from chrononauts_qt.games.afternova.amounts import fragments
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.afternova.end_facts import Place, Scoring
from chrononauts_qt.ui.games.afternova.texts import cards, listed
from chrononauts_qt.ui.games.afternova.texts.end_texts import text
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.clock import FRAME_MS, Clock

TURN, FAN, HOLD, OBJECTIVE, SUM, ORDER = "turn", "fan", "hold", "objective", "sum", "order"
"""A ship turns over, its Projects fan out, Fragments hop on, the objective lights up, the sum is told; and
last of all the bars find their order."""

_STEP = {TURN: 500, FAN: 240, HOLD: 150, OBJECTIVE: 190, SUM: 0, ORDER: 700}
_REST = {TURN: 60, FAN: 200, HOLD: 200, OBJECTIVE: 250, SUM: 550, ORDER: 250}
"""Milliseconds at normal speed: of one step, and behind the last."""

RISES = 12
"""So many tones the objective climbs; behind the last it stays up there."""


class Part(NamedTuple):
    """A part of the counting: whose it is, its kind, how many steps it has, and what is said of it."""

    seat: int
    kind: str
    steps: int
    said: str = ""

    @property
    def length(self) -> int:
        """Milliseconds at normal speed."""
        return self.steps * _STEP[self.kind] + _REST[self.kind]

    def cue(self, step: int) -> str:
        """Return what is heard as a step (1 is the first) is done; a Fragment sounds alike in all colours."""
        if self.kind == OBJECTIVE:
            return f"rise-{min(step, RISES)}"
        return {TURN: "open", FAN: "put", HOLD: "click"}.get(self.kind, "")


def parts_of(scoring: Scoring) -> Iterator[Part]:
    """Yield how a game is counted, seat by seat."""
    for seat in scoring.order:
        place = next(place for place in scoring.places if place.seat == seat)
        yield Part(seat, TURN, 1)
        yield Part(seat, FAN, len(place.all_projects), projects_told(place))
        yield Part(seat, HOLD, len(place.left), _hold_told(place))
        first, second = map(cards.colour, place.colours)
        points = listed.points(place.parts[2])
        objective = text("tell-objective", name=place.name, first=first, second=second, points=points)
        yield Part(seat, OBJECTIVE, len(place.lit), objective)
        yield Part(seat, SUM, 0, text("tell-total", name=place.name, points=listed.points(place.total)))
    yield Part(scoring.places[0].seat, ORDER, 1, sentences(_winner_told(scoring.places[0]), *scoring.ties))


def _winner_told(first: Place) -> str:
    points = listed.points(first.total)
    if first.seat == BOT:
        return text("tell-bot-won", points=points)
    return text("tell-won", name=first.name, points=points)


def projects_told(place: Place) -> str:
    """Return what a seat has completed, in sentences."""
    if not place.all_projects:
        return text("tell-no-projects", name=place.name)
    done = all_of(map(_with_points, place.all_projects))
    told = text("tell-projects", name=place.name, projects=done, points=listed.points(place.parts[0]))
    unseen = text("tell-unseen", projects=all_of(map(_quoted, place.unseen))) if place.unseen else ""
    return sentences(told, unseen)


def _quoted(project: str) -> str:
    return cards.quoted(cards.project(project))


def _with_points(project: str) -> str:
    points = listed.points(PROJECTS[project].points)
    return text("project-points", project=_quoted(project), points=points)


def _hold_told(place: Place) -> str:
    if not place.left:
        return text("tell-no-hold", name=place.name)
    left, points = listed.in_words(fragments(place.left)), listed.points(place.parts[1])
    if place.seat == BOT:
        return text("tell-bots-hold", fragments=left, points=points)
    return text("tell-hold", name=place.name, fragments=left, points=points)


class Counting(Protocol):
    """How far the points of a game are counted."""

    @property
    def is_counting(self) -> bool:
        """Whether anything is left."""

    @property
    def part(self) -> Part | None:
        """The part that is counted now, while time passes."""

    def steps_of(self, seat: int, kind: str) -> float:
        """Return how many steps of a seat's part are done, the one under way in part."""

    def is_done(self, seat: int) -> bool:
        """Tell whether all of a seat is counted."""


class Counted:
    """A count that stands still: so many parts of the first place, and all of the others."""

    part: Part | None = None

    def __init__(self, places: Sequence[Place] = (), parts: int = 3) -> None:
        self._places = {place.seat: place for place in places}
        self._first = places[0].seat if places else None
        self._parts = parts

    @property
    def is_counting(self) -> bool:
        """Whether parts of the first place are left."""
        return self._parts < 3

    def steps_of(self, seat: int, kind: str) -> float:
        """Return how many steps of a part are done: all, or none."""
        number, place = (FAN, HOLD, OBJECTIVE).index(kind), self._places[seat]
        if seat == self._first and number >= self._parts:
            return 0.0
        return float(len((place.all_projects, place.left, place.lit)[number]))

    def is_done(self, seat: int) -> bool:
        """Tell whether all of a seat is counted."""
        return seat != self._first or not self.is_counting


class Course(QObject):
    """Goes through the parts. ``moved`` tells that something looks different now, ``heard`` a sound,
    ``said`` sentences for those who listen, each part's once, and ``ended`` that all is counted."""

    moved = Signal()
    heard = Signal(str)
    said = Signal(str)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = Clock(self)
        self.clock.ticked.connect(self._tick)
        self._parts: tuple[Part, ...] = ()
        self._now, self._since, self._stepped = 0, 0.0, 0

    @property
    def is_counting(self) -> bool:
        """Whether parts are left."""
        return self._now < len(self._parts)

    @property
    def part(self) -> Part | None:
        """The part that is counted now."""
        return self._parts[self._now] if self.is_counting else None

    def begin(self, parts: Sequence[Part]) -> None:
        """Begin to count."""
        self._parts = tuple(parts)
        self._enter(0)
        self.clock.want("course", FRAME_MS)

    def take(self, parts: Sequence[Part]) -> None:
        """Let all be counted at once; all is said in its order."""
        self._parts, self._now = tuple(parts), 0
        self._close(self._parts)

    def skip(self) -> None:
        """End the part under way."""
        if self.is_counting:
            self._enter(self._now + 1)

    def finish(self) -> None:
        """End all of it; what has not been said yet is said now."""
        if self.is_counting:
            self._close(self._parts[self._now + 1 :])

    def stop(self) -> None:
        """Count no more, and tell nobody."""
        self._now = len(self._parts)
        self.clock.want("course", 0)

    def _close(self, untold: Sequence[Part]) -> None:
        self.stop()
        self.said.emit(sentences(*(part.said for part in untold)))
        self.moved.emit()
        self.ended.emit()

    def _enter(self, number: int) -> None:
        self._now, self._since, self._stepped = number, self.clock.now_ms(), 0
        if not self.is_counting:
            self._close(())
            return
        self.said.emit(self._parts[number].said)
        self.moved.emit()

    def _tick(self) -> None:
        part = self.part
        if part is None:
            return
        done = int(self.steps_of(part.seat, part.kind))
        if done > self._stepped:
            self._stepped = done
            if part.cue(done):
                self.heard.emit(part.cue(done))
        if self._elapsed() >= part.length:
            self._enter(self._now + 1)
        else:
            self.moved.emit()

    def _elapsed(self) -> float:
        return (self.clock.now_ms() - self._since) / (pace.speed() or 1.0)

    def steps_of(self, seat: int, kind: str) -> float:
        """Return how many steps of a seat's part are done, the one under way in part."""
        for number, part in enumerate(self._parts):
            if (part.seat, part.kind) == (seat, kind):
                if number != self._now:
                    return float(part.steps) if number < self._now else 0.0
                return min(float(part.steps), self._elapsed() / (_STEP[kind] or 1))
        return 0.0

    def is_done(self, seat: int) -> bool:
        """Tell whether all of a seat is counted and its sum is told."""
        return any(
            part.kind == SUM and part.seat == seat and number <= self._now
            for number, part in enumerate(self._parts))
