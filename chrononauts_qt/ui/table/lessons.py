"""What a game brings for those who learn it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol, cast

from chrononauts_qt.shelf import SHELF, loaded
from chrononauts_qt.ui.catalog.wording import Texts

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

    def known(self, lesson: str) -> Sequence[str]:
        """Return in a few lines what is known after a lesson."""

    def first_game(self, choice: NewGameChoice) -> NewGameChoice:
        """Return the game that is offered at the end, from one of a small company on the usual terms."""


class LessonWords:
    """What is said in the lessons of a game: its texts “lesson”, “task-TASK” and “learnt-TASK”.

    “known-1” and so on, `lines` of them, say what is known after it. `named` has by text and parameter what
    cards and buttons are called where they lie.
    """

    def __init__(
        self,
        text: Texts,
        lines: int,
        named: Mapping[str, Mapping[str, Callable[[], str]]] = MappingProxyType({}),
    ) -> None:
        self._text, self._lines, self._named = text, lines, named

    def _said(self, key: str) -> str:
        return self._text(key, **{what: called() for what, called in self._named.get(key, {}).items()})

    def title(self, lesson: str) -> str:
        """Return what the only lesson is called."""
        return self._said("lesson")

    def sentence(self, task: str) -> str:
        """Return in some sentences what is to be done."""
        return self._said(f"task-{task}")

    def learnt(self, task: str) -> str:
        """Return in some sentences what has been seen once it is done."""
        return self._said(f"learnt-{task}")

    def known(self, lesson: str) -> list[str]:
        """Return in a few lines what is known after the only lesson."""
        return [self._said(f"known-{number}") for number in range(1, self._lines + 1)]


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
