"""The lesson of Chrononauts (`ui.table.lessons.Lessons`): the whole game in nine small pieces."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from chrononauts_qt.session.lessons import Lesson, Task
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.chrononauts.new_game_terms import FAMILY, PRESETS, CompanyTerms
from chrononauts_qt.ui.games.chrononauts.texts.lesson_texts import NAMED, text
from chrononauts_qt.ui.table.lessons import LessonWords

if TYPE_CHECKING:
    from chrononauts_qt.ui.table.new_game import NewGameChoice

_POSITIONS = resource("games/chrononauts/lessons")
_ALLOW = ("allow",)
"""What the rival says to a card, unless a task wants it otherwise."""


def _task(name: str, event: str, told: dict[str, object], others: tuple[str, ...] = _ALLOW) -> Task:
    return Task(name, _POSITIONS / f"{name}.chrononauts", event, told, others)


def _wins(name: str, route: str) -> Task:
    """Return a task that ends with a victory."""
    return _task(name, "VictoryClaimed", {"seat": 0, "route": route})


LESSONS = (
    Lesson(
        "first",
        (
            _task("ripple", "LinchpinFlipped", {"seat": 0, "year": 1963}),
            _task("prime", "ParadoxOpened", {"year": 1974}),
            _task("patch", "CardDrawn", {"seat": 0, "why": "bonus"}),
            _wins("home", "home"),
            _wins("mission", "mission"),
            _task("memo", "CardCancelled", {"card": "memo", "by": 0}, ("memo", "allow")),
            _wins("ten", "hand"),
            _task("kill", "CardDrawn", {"seat": 0, "why": "kill"}),
            _task("thirteen", "LinchpinFlipped", {"seat": 0, "side": "true"}),
        ),
    ),
)

_WORDS = LessonWords(text, 6, NAMED)
title, sentence, learnt, known = _WORDS.title, _WORDS.sentence, _WORDS.learnt, _WORDS.known


def first_game(choice: NewGameChoice) -> NewGameChoice:
    """Return a game as families play it."""
    return for_families(choice)


def for_families(choice: NewGameChoice) -> NewGameChoice:
    """Return a choice with all help, and with time to think about a Memo."""
    assert isinstance(choice.terms, CompanyTerms), "several play"
    seconds, help_ = PRESETS[FAMILY]
    return replace(choice, terms=replace(choice.terms, memo_seconds=seconds), help=help_)
