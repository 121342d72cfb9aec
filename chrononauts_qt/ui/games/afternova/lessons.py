"""The lesson of AfterNova (`ui.table.lessons.Lessons`): turns, deals, what is too much, the last turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.session.lessons import Lesson, Task
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.table.lessons import LessonWords

if TYPE_CHECKING:
    from chrononauts_qt.ui.table.new_game import NewGameChoice

_POSITIONS = resource("games/afternova/lessons")


def _task(name: str, event: str, told: dict[str, object] | None = None, others: tuple[str, ...] = ()) -> Task:
    return Task(name, _POSITIONS / f"{name}.chrononauts", event, told or {}, others)


LESSONS = (
    Lesson(
        "first",
        (
            _task("market", "MarketRestored"),
            _task("harvest", "ProjectCompleted", {"seat": 0}),
            _task("deal", "Harvested", {"seat": 0}, ("accept",)),
            _task("counter", "Harvested", {"seat": 0}, ("counter", "decline")),
            _task("answer", "Harvested", {"seat": 1}, ("seal",)),
            _task("mix", "CardDiscarded", {"seat": 0}),
            _task("drop", "FragmentsDropped", {"seat": 0}),
            _task("last", "LastChance", {"seat": 0}),
        ),
    ),
)

_WORDS = LessonWords(text, 4)
title, sentence, learnt, known = _WORDS.title, _WORDS.sentence, _WORDS.learnt, _WORDS.known


def first_game(choice: NewGameChoice) -> NewGameChoice:
    """Return the game that is offered at the end: the usual one."""
    return choice
