"""What a game brings for those who learn it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, cast

from chrononauts_qt.shelf import SHELF, loaded

if TYPE_CHECKING:
    from chrononauts_qt.session.lessons import Lesson
    from chrononauts_qt.ui.table.new_game import NewGameChoice


class Lessons(Protocol):
    """The lessons of a game: a module of this form, which a row of the registry names."""

    @property
    def LESSONS(self) -> Sequence[Lesson]:
        """In the order in which they are learnt; at least one."""

    def title(self, lesson: str) -> str:
        """Return what a lesson is called."""

    def sentence(self, task: str) -> str:
        """Return in a sentence what is to be done."""

    def learnt(self, task: str) -> str:
        """Return in some sentences what has been seen once it is done."""

    def first_game(self, choice: NewGameChoice) -> NewGameChoice:
        """Return the game that is offered at the end, from one of a small company on the usual terms."""


def has_lessons(game: str) -> bool:
    """Tell whether there is anything to learn a game with."""
    return bool(SHELF[game].lessons)


def lessons_of(game: str) -> Lessons:
    """Return the lessons of a game that has some."""
    return cast(Lessons, loaded(SHELF[game].lessons))


def is_learnt(game: str, done: Mapping[str, int]) -> bool:
    """Tell whether every lesson of a game is done; `done` has by lesson how many of its tasks are.

    Before the first of them nothing is loaded.
    """
    return bool(done) and all(done.get(one.name, 0) >= len(one.tasks) for one in lessons_of(game).LESSONS)
