"""The lesson of Pact (`ui.table.lessons.Lessons`): an offer is made, an offer is taken."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from chrononauts_qt.session.lessons import Lesson, Task

if TYPE_CHECKING:
    from chrononauts_qt.ui.table.new_game import NewGameChoice

POSITIONS = Path(__file__).with_name("positions")
LESSONS = (
    Lesson(
        "first",
        (
            Task("offer", POSITIONS / "offer.chrononauts", "StonesTraded", {"seat": 0}, ("accept",)),
            Task("answer", POSITIONS / "answer.chrononauts", "StonesTraded", {"seat": 1}),
        ),
    ),
)
_SENTENCES = {
    "offer": "Offer Bo a stone that you hold once, for one that makes a pair.",
    "answer": "Bo offers a 4, of which you hold one. Take it.",
}


def title(lesson: str) -> str:
    """Return what a lesson is called."""
    return "First stones"


def sentence(task: str) -> str:
    """Return in a sentence what is to be done."""
    return _SENTENCES[task]


def learnt(task: str) -> str:
    """Return in a sentence what has been seen once it is done."""
    return f"{_SENTENCES[task]} That is done."


def known(lesson: str) -> list[str]:
    """Return what is known after it."""
    return ["A pair is worth more than two stones."]


def first_game(choice: NewGameChoice) -> NewGameChoice:
    """Return the game that is offered at the end: the usual one."""
    return choice
