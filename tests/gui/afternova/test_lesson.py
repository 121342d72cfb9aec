"""The lesson of AfterNova: every task is done by the pupil's own hand, and ends by the rules' own event."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chrononauts_qt.session import settings
from chrononauts_qt.ui.games.afternova.deal import FRAGMENT
from chrononauts_qt.ui.games.afternova.lessons import LESSONS, sentence
from chrononauts_qt.ui.shell.lesson_bar import LessonBar
from tests.gui.afternova.people import People, Thinker
from tests.gui.program import settle

BO = 1


def market(people: People) -> None:
    """Take three cards at once."""
    for card in ("raccoon-rocco", "raccoon-mirtilla", "beaver-odette"):
        people.choose(people.table.market, card)
    people.press(people.table.steps.buttons[0])


def harvest(people: People) -> None:
    """Harvest alone; the Project completes itself."""
    people.choose(people.table.planets, "nektarr")
    people.press(people.button("Harvest"))


def deal(people: People) -> None:
    """Ask Bo for what is missing, and seal."""
    people.choose(people.table.planets, "geodonia")
    people.choose(people.table.seats_view, "seat-2")
    made = people.table.draft.deal
    assert made is not None
    token = next(t for t in made.tokens(0)["gets"] if (t.kind, t.what) == (FRAGMENT, "orange"))
    people.choose(people.table.deal.columns, token.key)
    people.press(people.button("Propose"))
    people.let_bots_play()
    settle()
    people.press(people.button("Seal with Bo"))


def answer(people: People) -> None:
    """Accept what Bo offers, and see it sealed."""
    people.press(people.button("Accept"))
    people.let_bots_play()


def drop(people: People) -> None:
    """Harvest, and let two Fragments go."""
    harvest(people)
    for _ in range(2):
        model = people.table.ship.pieces
        orange = next(p for p in model if p.key.endswith(" orange") and not p.face.is_gone)
        people.choose(people.table.ship, orange.key)
    people.press(people.button("Drop"))


DOES: tuple[Callable[[People], None], ...] = (market, harvest, deal, answer, drop)


def bar(people: People) -> LessonBar:
    """Return the bar that is seen."""
    (found,) = (bar for bar in people.window.findChildren(LessonBar) if bar.isVisible())
    return found


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_lesson_is_done_from_the_first_page_to_the_last_task(people: People, by: str) -> None:
    people.window.hire = Thinker
    people.press(people.window.home.boxes["afternova"].lesson_button)
    for number, (task, does) in enumerate(zip(LESSONS[0].tasks, DOES, strict=True)):
        people.by = by
        assert bar(people).sentence.text() == sentence(task.name)
        does(people)
        settle()
        done = settings.load(people.window.folder).lessons.get("afternova", {}).get("first", 0)
        assert done == number + 1, task.name
        people.by = "mouse"
        people.press(bar(people).on_button)


def test_a_wrong_move_ends_no_task(people: People) -> None:
    """What is not asked for is answered by the rules alone."""
    people.window.hire = Thinker
    people.press(people.window.home.boxes["afternova"].lesson_button)
    people.choose(people.table.market, "fox-ambra")
    people.press(people.table.steps.buttons[0])
    assert settings.load(people.window.folder).lessons.get("afternova", {}).get("first", 0) == 0
