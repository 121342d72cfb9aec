"""The lesson of AfterNova: every task is done by the pupil's own hand, and ends by the rules' own event."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.afternova.actions import Share
from chrononauts_qt.games.afternova.actions import offer as made_offer
from chrononauts_qt.games.afternova.amounts import fragments, skills, words
from chrononauts_qt.session import settings
from chrononauts_qt.ui.games.afternova.deal import FRAGMENT
from chrononauts_qt.ui.games.afternova.layout import WIDTH
from chrononauts_qt.ui.games.afternova.lessons import LESSONS, learnt, sentence
from chrononauts_qt.ui.shell.lesson_bar import LessonBar
from chrononauts_qt.ui.table.script import Script
from tests.gui.afternova.people import People, Thinker
from tests.gui.program import settle

ADA, BO = range(2)


def market(people: People) -> None:
    """Take three cards at once."""
    for card in ("raccoon-rocco", "raccoon-mirtilla", "beaver-odette"):
        people.choose(people.table.market, card)
    people.press(people.table.steps.buttons[0])


def harvest(people: People) -> None:
    """Harvest alone; the Project completes itself."""
    people.choose(people.table.planets, "nektarr")
    people.press(people.button("Harvest"))


def offer(people: People, planet: str, colour: str) -> None:
    """Ask Bo for what is missing, for one Fragment."""
    people.choose(people.table.planets, planet)
    people.choose(people.table.seats_view, "seat-2")
    made = people.table.draft.deal
    assert made is not None
    token = next(t for t in made.tokens(0)["gets"] if (t.kind, t.what) == (FRAGMENT, colour))
    people.choose(people.table.deal.columns, token.key)
    people.press(people.button("Propose"))
    people.let_bots_play()
    settle()


def deal(people: People) -> None:
    """Bo agrees at once."""
    offer(people, "geodonia", "orange")
    people.press(people.button("Seal with Bo"))


def counter(people: People) -> None:
    """Bo wants one more, and gets it."""
    offer(people, "pirolita", "orange")
    people.press(people.button("Take what Bo wants"))
    people.press(people.button("Seal with Bo"))


def answer(people: People) -> None:
    """Accept what Bo offers, and see it sealed."""
    people.press(people.button("Accept"))
    people.let_bots_play()


def mix(people: People) -> None:
    """Take cards of both kinds; one is too many."""
    for card in ("autopaw", "raccoon-rocco", "raccoon-mirtilla"):
        people.choose(people.table.market, card)
    people.press(people.table.steps.buttons[0])
    people.choose(people.table.hand, "bear-bruma")
    people.press(people.button("Discard"))


def drop(people: People) -> None:
    """Harvest, and let two Fragments go."""
    harvest(people)
    for _ in range(2):
        model = people.table.ship.pieces
        orange = next(p for p in model if p.key.endswith(" orange") and not p.face.is_gone)
        people.choose(people.table.ship, orange.key)
    people.press(people.button("Drop"))


def last(people: People) -> None:
    """Harvest, and complete the sixth Project."""
    harvest(people)
    people.choose(people.table.hand, "autopaw")
    people.press(people.button("Complete"))


DOES: tuple[Callable[[People], None], ...] = (market, harvest, deal, counter, answer, mix, drop, last)


def stands(people: People) -> tuple[str, ...]:
    """Return what lies in Ada's Hold, and what she has completed in this task, as the table shows it now."""
    settle()
    before = people.controller.seen().players[ADA]
    return (*words(before.hold), *before.completed)


TOLD: dict[str, tuple[str, ...]] = {
    "market": (),
    "harvest": ("white", "autopaw"),
    "deal": ("purple", "orange", "white"),
    "counter": ("green",),
    "answer": ("purple", "orange"),
    "mix": (),
}
"""What Ada has where the bar tells of it, long enough after the task for all that follows by itself."""


def bar(people: People) -> LessonBar:
    """Return the bar that is seen."""
    (found,) = (bar for bar in people.window.findChildren(LessonBar) if bar.isVisible())
    return found


def test_in_a_small_window_the_bar_leaves_the_table_all_it_is_made_for(people: People) -> None:
    people.press(people.window.home.boxes["afternova"].lesson_button)
    drawn = list[float]()
    people.table.laid_out.connect(lambda: drawn.append(people.table.place.u))  # type: ignore[union-attr]
    people.window.resize(1920, 1080)
    settle()
    people.window.resize(1024, 600)
    QApplication.processEvents()
    assert drawn[-1] == pytest.approx(1024 / WIDTH), "its width says how large it is drawn, not the bar"
    settle()
    assert drawn[-1] == pytest.approx(1024 / WIDTH)


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
        assert stands(people) == TOLD.get(task.name, stands(people)), task.name
        if number + 1 < len(DOES):
            people.by = "mouse"
            people.press(bar(people).on_button)
    for _ in range(4):
        settle()
        people.clock.now += 5
        people.controller.tick()
    assert people.controller.seen().is_last_chance
    assert people.window.shown() == "table", "Bo may still complete, and is waited for"
    people.press(bar(people).finish_button)
    people.press(people.window.lesson_end.play_button)
    assert [sitter.rank for sitter in people.window.new_game.choice().sitters] == ["", "cadet", "cadet"]


def test_a_wrong_move_ends_no_task(people: People) -> None:
    """What is not asked for is answered by the rules alone."""
    people.window.hire = Thinker
    people.press(people.window.home.boxes["afternova"].lesson_button)
    people.choose(people.table.market, "fox-ambra")
    people.press(people.table.steps.buttons[0])
    assert settings.load(people.window.folder).lessons.get("afternova", {}).get("first", 0) == 0


@pytest.mark.parametrize("colours", [1, 2, 3])
def test_bo_never_agrees_at_once_where_a_counter_is_to_be_learnt(people: People, colours: int) -> None:
    """However generous the first offer is: who gives all hears a no, and can offer something else."""
    match = LESSONS[0].tasks[3].begin()
    people.window.hire = lambda: Script(LESSONS[0].tasks[3].others)
    people.window.open_match(match)
    gets = fragments(("purple", "green", "orange")[:colours])
    people.say(ADA, made_offer("pirolita", [Share(BO, skills(["extraction"]), gets)]))
    people.let_bots_play()
    settle()
    assert not people.controller.seen().offers[0].agreed
    assert bool(people.controller.seen().offers[0].counters) is (colours < 3)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_the_table_stays_where_it_is_whatever_the_bar_says(people: People, size: tuple[int, int]) -> None:
    """Two fresh players saw the table jump by 20 pixels from task to task."""
    people.window.resize(*size)
    people.press(people.window.home.boxes["afternova"].lesson_button)
    tops, lefts = set[int](), set[int]()
    for said in ("Short.", *(say(task.name) for task in LESSONS[0].tasks for say in (sentence, learnt))):
        for show in (bar(people).ask, partial(bar(people).tell_done, is_last=True)):
            show("Here", said)
            settle()
            tops.add(people.window.stack.y())
            lefts.add(bar(people).again_button.mapToGlobal(QPoint()).x())
    assert len(tops) == len(lefts) == 1, (tops, lefts)
