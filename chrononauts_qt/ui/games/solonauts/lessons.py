"""The lesson of Solonauts (`ui.table.lessons.Lessons`): what is new to who knows Chrononauts.

No task ends the journey: its result would be kept as the best of its deal.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from chrononauts_qt.session.lessons import Lesson, Task
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.solonauts.deals import GRADES, TRAVELLERS, Terms
from chrononauts_qt.ui.games.solonauts.lesson_texts import NAMED, text
from chrononauts_qt.ui.table.lessons import LessonWords

if TYPE_CHECKING:
    from chrononauts_qt.ui.table.new_game import NewGameChoice

_POSITIONS = resource("games/solonauts/lessons")


def _task(name: str, event: str, **told: object) -> Task:
    return Task(name, _POSITIONS / f"{name}.chrononauts", event, told)


LESSONS = (
    Lesson(
        "first",
        (
            _task("turn", "LinchpinFlipped", year=1963),
            _task("home", "TravellerHome", identity="otto"),
            _task("discard", "CardDiscarded", why="not-needed", card="patch-1962"),
            _task("stuck", "CardDiscarded", why="stuck"),
        ),
    ),
)

_WORDS = LessonWords(text, 3, NAMED)
title, sentence, learnt, known = _WORDS.title, _WORDS.sentence, _WORDS.learnt, _WORDS.known


def first_game(choice: NewGameChoice) -> NewGameChoice:
    """Return an easy journey with as few travellers as there can be."""
    return replace(choice, terms=Terms(travellers=TRAVELLERS[0], grade=GRADES[0]))
