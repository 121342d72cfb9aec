"""The lesson of Artifaxx (`ui.table.lessons.Lessons`): what is new to who knows Chrononauts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.session.lessons import Lesson, Task
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.artifaxx.lesson_texts import NAMED, text
from chrononauts_qt.ui.games.chrononauts.lessons import for_families
from chrononauts_qt.ui.table.lessons import LessonWords

if TYPE_CHECKING:
    from chrononauts_qt.ui.table.new_game import NewGameChoice

_POSITIONS = resource("games/artifaxx/lessons")


def _task(name: str, event: str, **told: object) -> Task:
    return Task(name, _POSITIONS / f"{name}.chrononauts", event, {"seat": 0, **told}, ("allow",))


LESSONS = (
    Lesson(
        "first",
        (
            _task("place", "ArtifactPlaced", card="tyrannosaurus"),
            _task("take", "ArtifactTaken", card="stegosaurus"),
            _task("sell", "CardDiscarded", card="stegosaurus", why="sold"),
            _task("mission", "VictoryClaimed", route="mission"),
        ),
    ),
)

_WORDS = LessonWords(text, 3, NAMED)
title, sentence, learnt, known = _WORDS.title, _WORDS.sentence, _WORDS.learnt, _WORDS.known


def first_game(choice: NewGameChoice) -> NewGameChoice:
    """Return a game as families play it."""
    return for_families(choice)
