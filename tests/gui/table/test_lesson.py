"""The lesson of Chrononauts: every task is done by hand, and ends with what the rules say."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.ui.catalog import lesson_texts
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.lessons import LESSONS, learnt, sentence
from chrononauts_qt.ui.games.chrononauts.new_game import Terms
from chrononauts_qt.ui.games.chrononauts.new_game_terms import FAMILY, PRESETS
from chrononauts_qt.ui.kit.look import LANGUAGES
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.lessons import lessons_of
from tests.each import each
from tests.gui.desks import reveal_of
from tests.gui.lessons import learn_all
from tests.gui.program import settle
from tests.gui.robot import HandClock
from tests.gui.table.pupil import ADA, Pupil

TASKS = LESSONS[0].tasks
LEFT = Qt.MouseButton.LeftButton


def ripple(pupil: Pupil) -> None:
    """A Linchpin is turned."""
    pupil.do("play prevent-assassination on 1963")


def prime(pupil: Pupil) -> None:
    """The other Linchpin is turned as well."""
    pupil.do("play prevent-assassination on 1865")


def patch(pupil: Pupil) -> None:
    """A Paradox gets its Patch."""
    pupil.do("play patch-1968 on 1968")


def home(pupil: Pupil) -> None:
    """The last year of three, and the way home."""
    pupil.do("play patch-1929 on 1929")
    pupil.do("claim home")


def mission(pupil: Pupil) -> None:
    """The last Artifact of three."""
    pupil.do("play stegosaurus")
    pupil.do("claim mission")


def memo(pupil: Pupil) -> None:
    """Bo stops the card, and is stopped."""
    pupil.do("play tyrannosaurus")
    pupil.answer_memo()


def ten(pupil: Pupil) -> None:
    """A Patch keeps ten cards in the hand."""
    pupil.do("play patch-1968 on 1968")
    pupil.do("claim hand")


def kill(pupil: Pupil) -> None:
    """Two cards go, and one comes."""
    pupil.do("discard patch-1929")
    pupil.do("discard patch-1991")


def thirteen(pupil: Pupil) -> None:
    """Four Paradoxes close at once."""
    pupil.do("play restore-history on 1936")


DOES: tuple[Callable[[Pupil], None], ...] = (
    ripple, prime, patch, home, mission, memo, ten, kill, thirteen,
)  # fmt: skip

AT_MOST = 6 * 60
"""Seconds that the whole lesson may take."""


@pytest.mark.parametrize(("by", "language"), [("mouse", "en"), ("keys", "it"), ("list", "fr")])
def test_the_lesson_is_done_from_the_first_page_to_the_last_task(
    window: MainWindow, clock: HandClock, by: str, language: str
) -> None:
    pupil = Pupil(window, clock, by, language)
    learn_all(pupil, DOES)
    choice = window.new_game.choice()
    assert [sitter.rank for sitter in choice.sitters] == ["", "cadet", "cadet"]
    assert isinstance(choice.terms, Terms)
    assert (choice.terms.memo_seconds, choice.help) == PRESETS[FAMILY]
    if by == "mouse":
        assert pupil.seconds <= AT_MOST


def test_a_task_that_is_won_is_not_counted(window: MainWindow, clock: HandClock) -> None:
    """The page of its end tells who has won; figures, a newspaper and a rematch belong to games."""
    pupil = Pupil(window, clock, "mouse")
    pupil.begin(DOES.index(home))
    home(pupil)
    settle()
    end = reveal_of(window)
    assert window.shown() == "end"
    assert end.board_button.isVisible()
    numbers = [label for label in end.findChildren(QLabel) if label.text() == text("stat-most-open")]
    shown = (*numbers, end.rematch_button, end.paper_button, end.points)
    assert numbers
    assert not any(part.isVisible() for part in shown)


def test_what_is_known_is_told_at_the_end_and_the_lesson_can_be_done_again(
    window: MainWindow, clock: HandClock
) -> None:
    pupil = Pupil(window, clock, "mouse")
    pupil.begin(len(DOES) - 1)
    thirteen(pupil)
    QTest.mouseClick(pupil.bar.finish_button, LEFT)
    assert window.shown() == "lesson_end"
    page = window.lesson_end
    told = [label.text() for label in page.findChildren(QLabel)]
    assert set(lessons_of("chrononauts").known("first")) <= set(told)
    assert page.play_button.hasFocus()
    QTest.mouseClick(page.again_button, LEFT)
    assert (window.shown(), pupil.bar.sentence.text()) == ("table", sentence("ripple"))


def test_the_list_stands_in_the_place_of_the_board(window: MainWindow, clock: HandClock) -> None:
    """Whoever has it so learns with it."""
    pupil = Pupil(window, clock, "list")
    pupil.begin()
    assert pupil.is_list


WRONG: dict[str, Callable[[Pupil], None]] = {
    "ripple": lambda pupil: pupil.do("play sabotage on 1957"),
    "prime": lambda pupil: pupil.do("play prevent-assassination on 1914"),
    "patch": lambda pupil: pupil.do("play dodo"),
}
"""What is done wrongly in a task."""


def wrong(task: str) -> Callable[[Callable[[Pupil], None]], None]:
    """Note what is done wrongly in a task."""

    def note(does: Callable[[Pupil], None]) -> None:
        WRONG[task] = does

    return note


@wrong("home")
def _another_year(pupil: Pupil) -> None:
    """A Linchpin is turned; 1929 is still a Paradox."""
    pupil.do("play sabotage on 1943")
    pupil.claim_in_vain("home")


@wrong("mission")
def _no_artifact(pupil: Pupil) -> None:
    """The third Artifact stays in the hand."""
    pupil.do("play sabotage on 1943")
    pupil.claim_in_vain("mission")


@wrong("memo")
def _never_mind(pupil: Pupil) -> None:
    """The Memo of Bo is let happen."""
    pupil.do("play tyrannosaurus")
    pupil.answer_memo(play=False)


@wrong("ten")
def _nine(pupil: Pupil) -> None:
    """An Artifact brings no new card."""
    pupil.do("play dodo")
    pupil.claim_in_vain("hand")


@wrong("kill")
def _one_is_enough(pupil: Pupil) -> None:
    """The second card is kept."""
    pupil.do("discard patch-1929")
    pupil.do("keep")


@wrong("thirteen")
def _the_end(pupil: Pupil) -> None:
    """The thirteenth is opened, in spite of the warning."""
    pupil.do("play reverse-fate on 1865")
    settle()
    assert pupil.window.shown() == "end"


def test_a_wrong_way_ends_no_task_and_can_be_tried_again(window: MainWindow, clock: HandClock) -> None:
    """The bar says that it was not what is asked for, over the page of the end too, and offers the way on."""
    pupil = Pupil(window, clock)
    missed = lesson_texts.text("missed", again=lesson_texts.text("again"))
    for check in each(enumerate(TASKS)):
        with check as (number, task):
            pupil.begin(number)
            WRONG[task.name](pupil)
            assert pupil.done == number
            assert pupil.bar.sentence.text() == missed
            assert pupil.bar.again_button.property("primary")
            pupil.try_again()
            assert pupil.bar.sentence.text() == sentence(task.name)
            assert not pupil.bar.again_button.property("primary")
            DOES[number](pupil)
            assert pupil.done == number + 1


def test_nobody_is_asked_about_a_curtain_and_what_is_private_is_seen(
    window: MainWindow, clock: HandClock
) -> None:
    pupil = Pupil(window, clock)
    for check in each(range(len(TASKS))):
        with check as number:
            pupil.begin(number)
            assert pupil.table.controller.viewer == 0
            assert not pupil.table.sheets.is_asking


def test_the_keys_are_on_the_way_on_over_the_page_of_the_end(
    window: MainWindow, clock: HandClock, qtbot: QtBot
) -> None:
    pupil = Pupil(window, clock)
    pupil.begin([task.name for task in TASKS].index("home"))
    home(pupil)
    assert window.shown() == "end"
    qtbot.waitUntil(pupil.bar.on_button.hasFocus)
    primary = [one for one in window.findChildren(QPushButton) if one.isVisible() and one.property("primary")]
    assert primary == [pupil.bar.on_button]


def tick_until_turned(pupil: Pupil) -> bool:
    """Let a little time go by, and tell whether a Linchpin has been turned."""
    controller = pupil.table.controller
    pupil.clock.now += 1.0
    controller.tick()
    return bool(controller.public_view().open_paradoxes)


def test_nothing_is_told_before_it_has_been_seen(
    window: MainWindow, clock: HandClock, moving: None, qtbot: QtBot
) -> None:
    """The bar does not say what has come of a Linchpin while its ripples still run."""
    pupil = Pupil(window, clock)
    pupil.begin()
    pupil.act(ADA, parse("play prevent-assassination on 1963"))
    controller, animator = pupil.table.controller, pupil.table.staging.animator
    animator.finish()  # the card is in the slot
    qtbot.waitUntil(lambda: tick_until_turned(pupil))
    assert controller.public_view().open_paradoxes == (1968, 1969)
    assert animator.is_running
    assert pupil.bar.sentence.text() == sentence("ripple")
    animator.finish()
    qtbot.waitUntil(lambda: pupil.bar.sentence.text() == learnt("ripple"))


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_the_bar_leaves_the_table_room_for_all_of_it(
    window: MainWindow, clock: HandClock, size: tuple[int, int]
) -> None:
    """A table that is lower than it can be drawn would lose the lower half of its cards and buttons."""
    window.resize(*size)
    for check in each(product(LANGUAGES, (1.0, 1.5, 2.0))):
        with check as (language, scale):
            pupil = Pupil(window, clock, language=language)
            window.look.change(window.look.settings._replace(text_scale=scale))
            pupil.begin()
            assert pupil.table.rect().contains(pupil.table.dock.dock)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_the_table_stays_where_it_is_whatever_the_bar_says(
    window: MainWindow, clock: HandClock, size: tuple[int, int]
) -> None:
    pupil = Pupil(window, clock)
    window.resize(*size)
    pupil.begin()
    tops = set[int]()
    for said in ("Short.", *(say(task.name) for task in TASKS for say in (sentence, learnt))):
        for show in (pupil.bar.ask, partial(pupil.bar.tell_done, is_last=True)):
            show("Here", said)
            settle()
            tops.add(window.stack.y())
    assert len(tops) == 1, tops


def test_the_sign_of_an_altered_year_is_heard(window: MainWindow, clock: HandClock) -> None:
    """Screen readers pass over the ′."""
    pupil = Pupil(window, clock)
    pupil.begin(1)
    for heard in (pupil.bar.accessibleDescription(), pupil.bar.sentence.accessibleName()):
        assert "1963 prime" in heard
        assert "1963′" not in heard
