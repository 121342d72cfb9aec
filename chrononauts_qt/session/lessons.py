"""Lessons: positions of a game, in each of which one thing is to be done by the player's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, resume

PUPIL = 0
"""The seat of whoever learns; bots sit on all others."""


class Task(NamedTuple):
    """One thing to do. Nobody passes it by: what is to be done has been done when the rules say so.

    ``position`` is a journal without a seal, which leads to where the pupil begins. ``event`` is the name of
    the event that ends the task, and ``told`` what the pupil must hear in it. ``others`` is what the other
    seats say wherever they may, as the text of actions or its first words, the first that fits; elsewhere
    they play as bots.
    """

    name: str
    position: Path
    event: str
    told: Mapping[str, Any] = MappingProxyType({})
    others: tuple[str, ...] = ()

    def begin(self) -> Match:
        """Return the match at the position, which is kept nowhere; raises CorruptSave."""
        return resume(journal.read(self.position))

    @staticmethod
    def is_missed(match: Match) -> bool:
        """Tell whether the pupil can only end the turn, or nothing at all: what was done led elsewhere.

        Asked while the task is not ended.
        """
        seen = match.view(PUPIL)
        only_ends = bool(seen.actions) and all(action.verb == "end" for action in seen.actions)
        return only_ends or seen.outcome is not None

    def is_ended_by(self, events: Iterable[Event]) -> bool:
        """Tell whether the event that ends the task is among these."""
        heard = (event.seen_by(PUPIL) for event in events if event.name == self.event)
        return any(self.told.items() <= event.data.items() for event in heard)


class Lesson(NamedTuple):
    """Tasks, one after the other. ``name`` is what the settings call it with its game."""

    name: str
    tasks: Sequence[Task]
