"""A journal as a list of positions to step through: nothing of it can be played on."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.game import State
from chrononauts_qt.session import journal
from chrononauts_qt.session.errors import CorruptSave, Torn
from chrononauts_qt.session.journal import Journal, Record
from chrononauts_qt.session.match import Replay


@dataclass(frozen=True)
class Position:
    """How a game stood behind one record of its journal; ``record`` is None behind the deal.

    ``events`` is what that record brought, unredacted. ``turn`` is the turn under way, ``bots`` who of the
    seats was a bot then. ``stood_on`` is the position whose history this one has besides its own events;
    after an `undo` that is where the game went back to, so that what was taken back is seen to happen, and
    then to be taken back. -1: none.
    """

    record: Record | None
    events: tuple[Event, ...]
    turn: int
    bots: Mapping[int, str]
    stood_on: int
    has_news: bool
    _state: State

    @property
    def stamp(self) -> int | None:
        """When it came, in milliseconds since time began to run; None where none ran."""
        return None if self.record is None else self.record.stamp


class Positions:
    """Every position of a game, in the order in which they came.

    A damaged tail ends the list: ``torn`` tells of what was left out at its end, ``broken`` of a record in
    the middle that cannot be played. What a game that goes on tells nobody again did not happen here either.
    ``scenes`` are the numbers of the positions worth a stop; how many there are tells nobody anything that
    was hidden.
    """

    def __init__(self, kept: Journal) -> None:
        replay = Replay(kept)
        self.journal = kept
        self.game_id, self.game = kept.header.game, replay.game
        self.names, self.options = kept.header.names, kept.header.options
        self.broken: CorruptSave | None = None
        self._all: list[Position] = []
        self._path = [0]
        """The positions that still stand: an undo takes them off its end."""
        deal = tuple(replay.state.events or ())
        self._keep(replay, None, deal, -1)
        self._play(replay)
        self.torn: Torn | None = replay.torn
        self._forget(replay)
        self.scenes = tuple(number for number, place in enumerate(self._all) if place.has_news)

    @classmethod
    def read(cls, path: Path) -> Positions:
        """Return the positions of a journal; raises CorruptSave for one that shows not even its deal."""
        return cls(journal.read(path))

    def _play(self, replay: Replay) -> None:
        for record in self.journal.records:
            try:
                events = replay.step()
            except CorruptSave as error:
                self.broken = error
                return
            if events is None:
                return
            if record.undo:
                del self._path[-record.undo :]
            self._keep(replay, record, events, self._path[-1])
            if record.action:
                self._path.append(len(self._all) - 1)

    def _keep(self, replay: Replay, record: Record | None, events: tuple[Event, ...], before: int) -> None:
        bots = MappingProxyType(dict(replay.bots))
        begun = sum(map(self.game.begins_turn, events))
        turn = begun + (self._all[before].turn if before >= 0 else 0)
        twin = replay.state.bookmark().state
        self._all.append(Position(record, events, turn, bots, before, self._has_news(record, events), twin))

    def _has_news(self, record: Record | None, events: tuple[Event, ...]) -> bool:
        is_stop = record is None or bool(record.undo or record.sits)
        return is_stop or any(map(self.game.is_news, events))

    def _forget(self, replay: Replay) -> None:
        """Leave out what nobody is told any more by now."""
        told = {event.name for event in self.game.view(replay.state, None).events}
        untold = {event.name for event in self.history(self._path[-1])} - told
        for number, place in enumerate(self._all):
            kept = tuple(event for event in place.events if event.name not in untold)
            if kept != place.events:
                has_news = self._has_news(place.record, kept)
                self._all[number] = replace(place, events=kept, has_news=has_news)

    def __len__(self) -> int:
        return len(self._all)

    def __getitem__(self, number: int) -> Position:
        return self._all[number]

    # -- what a position was --------------------------------------------------------------------

    def history(self, number: int) -> tuple[Event, ...]:
        """Return all that had happened, and had not been taken back, up to a position; unredacted."""
        parts = []
        while number >= 0:
            parts.append(self._all[number].events)
            number = self._all[number].stood_on
        return tuple(event for part in reversed(parts) for event in part)

    def state(self, number: int) -> Any:
        """Return a state of one's own, as the game stood at a position."""
        twin = self._all[number]._state.copy()
        twin.events = list(self.history(number))
        return twin

    # -- whose eyes -----------------------------------------------------------------------------

    @property
    def is_finished(self) -> bool:
        """Tell whether the game has come to its end."""
        return self.game.outcome(self._all[-1]._state) is not None

    @property
    def people(self) -> frozenset[int]:
        """The seats that a person has had at any time."""
        seats = range(len(self.names))
        return frozenset(seat for seat in seats for place in self._all if seat not in place.bots)

    @property
    def is_open(self) -> bool:
        """Tell whether everything may be seen: at the end, or where nobody hides anything."""
        return self.is_finished or len(self.names) == 1

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats through whose eyes the game may be watched.

        Before the end it is that of the only person who ever played; where there were more, nobody's.
        """
        if self.is_open:
            return tuple(range(len(self.names)))
        people = self.people
        return tuple(people) if len(people) == 1 else ()

    # -- where to go ----------------------------------------------------------------------------

    def scene_at(self, number: int) -> int:
        """Return which scene (an index of ``scenes``) is shown for a position: the last one up to it."""
        return bisect_right(self.scenes, number) - 1

    def scene_of(self, event: int) -> int:
        """Return the scene in which the so-many-th event came, from 0, of those that stand at the end."""
        told = 0
        for number in self._path:
            told += len(self._all[number].events)
            if event < told:
                return self.scene_at(number)
        return len(self.scenes) - 1

    @property
    def is_timed(self) -> bool:
        """Tell whether anything was done while time ran."""
        return any(place.stamp is not None for place in self._all)

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The scenes at which a turn begins, in order, those that were taken back among them."""
        begun = []
        for scene, number in enumerate(self.scenes):
            if any(map(self.game.begins_turn, self._all[number].events)):
                begun.append(scene)
        return tuple(begun)

    def next_turn(self, scene: int) -> int:
        """Return the scene at which the next turn begins, or the last one."""
        turns = self.turns
        place = bisect_right(turns, scene)
        return turns[place] if place < len(turns) else len(self.scenes) - 1

    def turn_before(self, scene: int) -> int:
        """Return the scene at which the turn under way began, from there the one before, or the first."""
        turns = self.turns
        place = bisect_left(turns, scene) - 1
        return turns[place] if place >= 0 else 0
