"""The lesson of Dungeon Time: every step is done by hand, and ends with what the engine says."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.catalog import lesson_texts
from chrononauts_qt.ui.games.dungeon_time.lessons import LESSONS, learnt, sentence
from chrononauts_qt.ui.games.dungeon_time.terms import Terms
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.dungeon_time.games import GAME
from tests.gui.dungeon_time.pupil import Pupil
from tests.gui.program import settle
from tests.gui.robot import HandClock

TASKS = LESSONS[0].tasks


@pytest.fixture
def pupil(window: MainWindow, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> Pupil:
    monkeypatch.setattr("sys.platform", "linux")
    return Pupil(window, clock)


def play(pupil: Pupil) -> None:
    """Two Items, the Mission, and the Story."""
    pupil.play("keys", "gold", "rent-day")
    pupil.say_done()
    pupil.reveal(3)


def memory(pupil: Pupil) -> None:
    """Three Items; two of them serve a Mission."""
    pupil.play("map", "book", "torch", "wandering-library")
    pupil.say_done()
    pupil.reveal(4)


def discard(pupil: Pupil) -> None:
    """What is not wanted goes, and so does what comes."""
    pupil.play("cup", "doomsday-postponed", discard=True)


def ask(pupil: Pupil) -> None:
    """The companion plays the Gold."""
    pupil.ask("gold")


def choice(pupil: Pupil) -> None:
    """The Flask goes with the failed Mission, the Gold stays."""
    pupil.reveal()
    pupil.answer("flask")
    pupil.reveal(3)


def rewards(pupil: Pupil) -> None:
    """The Keys are taken by themselves; Book and Shield are chosen."""
    pupil.reveal(2)
    pupil.answer("book")
    pupil.reveal(2)
    pupil.answer("shield")
    pupil.reveal(2)


DOES: tuple[Callable[[Pupil], None], ...] = (play, memory, discard, ask, choice, rewards)


def go_to(pupil: Pupil, task: str) -> None:
    """Begin the lesson, and do all that comes before a task."""
    pupil.begin()
    for one, does in zip(TASKS, DOES, strict=True):
        if one.name == task:
            return
        does(pupil)
        pupil.press(pupil.bar.on_button)


@pytest.mark.parametrize("by", ["mouse", "keys", "letters"])
def test_the_lesson_is_done_from_the_first_page_to_the_last_step(pupil: Pupil, by: str) -> None:
    pupil.begin()
    for number, (task, does) in enumerate(zip(TASKS, DOES, strict=True)):
        pupil.by = by
        assert pupil.bar.sentence.text() == sentence(task.name)
        assert pupil.done == number
        does(pupil)
        assert pupil.done == number + 1, task.name
        assert pupil.bar.sentence.text() == learnt(task.name)
        if number + 1 < len(TASKS):
            pupil.press(pupil.bar.on_button)
    pupil.press(pupil.bar.finish_button)
    pupil.press(pupil.window.lesson_end.play_button)
    choice = pupil.window.new_game.choice()
    assert [sitter.rank for sitter in choice.sitters] == ["", "ranger", "ranger"]
    assert choice.terms == Terms(scenario="training", seconds=600)


@pytest.mark.parametrize("task", ["play", "rewards"])
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_one_button_leads_on_once_a_step_is_done(pupil: Pupil, qtbot: QtBot, task: str, by: str) -> None:
    """It is that of the bar: nobody is led past it to the page of the end."""

    def primary() -> list[QPushButton]:
        buttons = pupil.window.findChildren(QPushButton)
        return [one for one in buttons if one.isVisible() and one.property("primary")]

    go_to(pupil, task)
    DOES[pupil.done](pupil)
    way = pupil.bar.finish_button if task == "rewards" else pupil.bar.on_button
    qtbot.waitUntil(lambda: primary() == [way])
    assert not pupil.show.button.isVisible()
    pupil.by = by
    pupil.reveal()
    assert pupil.window.shown() == "table"
    assert primary() == [way]


def test_a_whole_training_camp_begins_from_the_end_of_the_lesson(pupil: Pupil) -> None:
    """Two Rangers sit down, and the glass has ten minutes."""
    window = pupil.window
    window.look.change(window.look.settings._replace(lessons={GAME: {"training": len(TASKS) - 1}}))
    pupil.begin()
    rewards(pupil)
    pupil.press(pupil.bar.finish_button)
    pupil.press(pupil.window.lesson_end.play_button)
    window.new_game.people.rows[0].name.setText("Ada")
    pupil.press(window.new_game.start_button)
    assert window.shown() == "table"
    controller = pupil.table.controller
    assert (controller.people, controller.match.bots) == ((0,), {1: "ranger", 2: "ranger"})
    assert (controller.seen().scenario, controller.seconds_left) == ("training", 600)
    assert window.learning is None


def test_no_glass_runs_and_nothing_is_paused(pupil: Pupil) -> None:
    pupil.begin()
    pupil.clock.now += 10_000
    pupil.table.controller.tick()
    assert pupil.table.controller.seen().step == "adventure"
    assert pupil.table.controller.seconds_left is None
    assert not pupil.table.pause.sheet.isVisible()


WRONG: dict[str, Callable[[Pupil], None]] = {}


def wrong(task: str) -> Callable[[Callable[[Pupil], None]], None]:
    """Note what is done wrongly in a step."""

    def note(does: Callable[[Pupil], None]) -> None:
        WRONG[task] = does

    return note


@wrong("play")
def _mission_first(pupil: Pupil) -> None:
    """The Items come too late."""
    pupil.play("rent-day", "keys", "gold")
    pupil.say_done()
    pupil.reveal(3)


@wrong("memory")
def _seen_on_top(pupil: Pupil) -> None:
    """The Mission that asks for what is seen on top."""
    pupil.play("map", "book", "torch", "last-orders")
    pupil.say_done()
    pupil.reveal(4)
    pupil.reveal()  # Keep all


@wrong("discard")
def _unwanted_stays(pupil: Pupil) -> None:
    """Only Items are discarded."""
    pupil.play("cup", "shield", discard=True)


@wrong("ask")
def _what_nobody_needs(pupil: Pupil) -> None:
    """What nobody has is not given, and a companion gives away nothing unasked."""
    pupil.ask("book")
    pupil.play("keys")
    pupil.ask("book")


@wrong("choice")
def _nothing_goes(pupil: Pupil) -> None:
    """All is kept, and the Potion breaks the Backpack."""
    pupil.reveal(3)
    assert pupil.table.controller.seen().outcome is not None


@wrong("rewards")
def _book_is_left(pupil: Pupil) -> None:
    """The Book would have been needed."""
    pupil.reveal(4)
    pupil.answer("sword")
    pupil.reveal(3)


@pytest.mark.parametrize("task", [task.name for task in TASKS])
def test_a_wrong_way_ends_no_step_and_can_be_tried_again(pupil: Pupil, task: str) -> None:
    """The rules alone answer; the bar goes on asking, or says over the page of the end how to try again."""
    go_to(pupil, task)
    before = pupil.done
    WRONG[task](pupil)
    assert pupil.done == before
    missed = lesson_texts.text("missed", again=lesson_texts.text("again"))
    assert pupil.bar.sentence.text() == (missed if pupil.table.controller.seen().outcome else sentence(task))
    pupil.press(pupil.bar.again_button)
    DOES[before](pupil)
    assert pupil.done == before + 1


def test_what_is_refused_is_told_as_at_any_table(pupil: Pupil) -> None:
    """A card that has come only just is not played by the press that drew it."""
    pupil.begin()
    pupil.play("keys")
    pupil.table.hands.play(0, 0)
    settle()
    assert pupil.table.controller.seen().story_size == 1


def test_the_lesson_goes_on_where_it_was_left(pupil: Pupil) -> None:
    pupil.begin()
    play(pupil)
    pupil.press(pupil.bar.leave_button)
    assert pupil.window.shown() == "home"
    pupil.begin()
    assert pupil.bar.sentence.text() == sentence("memory")


def test_which_mission_is_asked_for_is_not_said_where_it_is_asked(pupil: Pupil) -> None:
    """The second step asks what lies below: nothing on the screen tells it."""
    go_to(pupil, "memory")
    pupil.play("map", "book", "torch")
    table = pupil.table
    shown = [table.phase.story.pieces[0].spoken, pupil.bar.sentence.text(), table.status.accessibleName()]
    assert "Torch" in shown[0]
    for word in ("Map", "Book", "Wandering"):
        assert not any(word in said for said in shown), word


def test_nothing_is_told_before_it_has_been_seen(pupil: Pupil, moving: None, qtbot: QtBot) -> None:
    """The bar does not say that a Mission succeeds while its needs are still lighting up."""
    pupil.begin()
    pupil.play("keys", "gold", "rent-day")
    pupil.say_done()
    for _ in range(2):
        pupil.reveal()
        pupil.show.suspense.finish()
    pupil.reveal()
    assert pupil.show.suspense.is_judging
    assert pupil.table.controller.seen().completed == ("rent-day",)
    assert pupil.bar.sentence.text() == sentence("play")
    pupil.show.suspense.finish()
    qtbot.waitUntil(lambda: pupil.bar.sentence.text() == learnt("play"))


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_the_table_stays_where_it_is_whatever_the_bar_says(pupil: Pupil, size: tuple[int, int]) -> None:
    pupil.window.resize(*size)
    pupil.begin()
    tops, lefts = set[int](), set[int]()
    for said in ("Short.", *(say(task.name) for task in TASKS for say in (sentence, learnt))):
        for show in (pupil.bar.ask, partial(pupil.bar.tell_done, is_last=True)):
            show("Here", said)
            settle()
            tops.add(pupil.window.stack.y())
            lefts.add(pupil.bar.again_button.mapToGlobal(QPoint()).x())
    assert len(tops) == len(lefts) == 1, (tops, lefts)
