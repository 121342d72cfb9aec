"""The lesson of Dungeon Time (`ui.table.lessons.Lessons`): the whole game in six small pieces, no glass.

A task ends with what the Story comes to, wherever it is told: then the engine has judged what was played. Who
asks has been answered once a companion has played what was asked for.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from chrononauts_qt.bots.dungeon_time.ranks import RANGER
from chrononauts_qt.session.lessons import Lesson, Task
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.dungeon_time.terms import LENGTHS, Terms
from chrononauts_qt.ui.games.dungeon_time.texts.cards import quoted
from chrononauts_qt.ui.games.dungeon_time.texts.lesson_texts import text
from chrononauts_qt.ui.table.lessons import LessonWords

if TYPE_CHECKING:
    from chrononauts_qt.ui.table.new_game import NewGameChoice

_POSITIONS = resource("games/dungeon_time/lessons")


def _succeeds(name: str, mission: str) -> Task:
    """Return a task that ends when a Mission succeeds."""
    return Task(name, _POSITIONS / f"{name}.chrononauts", "MissionSucceeded", {"card": mission})


_ANSWER = {"seat": 1, "card": "gold"}
_SERVED = {"ask": "rent-day"}
"""The Mission for which a task that does not end with it is done."""
_UNWANTED = {"card": "doomsday-postponed", "why": "hand"}

LESSONS = (
    Lesson(
        "training",
        (
            _succeeds("play", "rent-day"),
            _succeeds("memory", "wandering-library"),
            Task("discard", _POSITIONS / "discard.chrononauts", "CardDiscarded", _UNWANTED),
            Task("ask", _POSITIONS / "ask.chrononauts", "CardPlayed", _ANSWER),
            _succeeds("choice", "honest-goblin"),
            _succeeds("rewards", "sphinx-on-strike"),
        ),
    ),
)

_WORDS = LessonWords(text, 4)
title, learnt, known = _WORDS.title, _WORDS.learnt, _WORDS.known


def sentence(task: str) -> str:
    """Return in some sentences what is to be done; which Mission is meant, only where it is not asked."""
    found = next(one for one in LESSONS[0].tasks if one.name == task)
    named = {} if task == "memory" else {"mission": quoted(_SERVED.get(task, str(found.told["card"])))}
    return text(f"task-{task}", **named)


def first_game(choice: NewGameChoice) -> NewGameChoice:
    """Return a whole Training Camp, with the longest glass and Rangers as companions."""
    bots = tuple(rank and RANGER for rank in choice.bots)
    return replace(choice, terms=Terms(seconds=max(LENGTHS)), bots=bots)
