"""A lesson in the window: what the frame promises, with the two tasks of Pact."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.session import places, settings
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.shell.lesson_bar import LessonBar
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.lessons import has_lessons
from tests import pact
from tests.gui.pact.people import People
from tests.gui.program import settle
from tests.pact.actions import ACCEPT, PASS, offer
from tests.pact.lessons import LESSONS, learnt, sentence

ADA, BO = range(2)
OFFER, ANSWER = (task.name for task in LESSONS[0].tasks)
GOOD_OFFER = offer(("stone-2",), BO, "stone-4")


def bar(people: People) -> LessonBar:
    """Return the bar that is seen."""
    (found,) = (bar for bar in people.window.findChildren(LessonBar) if bar.isVisible())
    return found


def begin(people: People) -> None:
    """Take up the lesson from the first screen."""
    people.press(people.window.home.boxes[pact.ID].lesson_button)
    assert people.window.shown() == "table"


def let_bots_answer(people: People) -> None:
    """Let the time go by that a bot takes."""
    for _ in range(3):
        settle()
        people.clock.now += 2.0
        people.controller.tick()


def make_good_offer(people: People) -> None:
    """Do the first task."""
    people.say(ADA, GOOD_OFFER)
    let_bots_answer(people)


def tasks_done(window: MainWindow) -> int:
    """Return how many tasks are done, as the file of the settings has it."""
    return settings.load(window.folder).lessons.get(pact.ID, {}).get(LESSONS[0].name, 0)


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_lesson_is_done_task_by_task_and_leads_home(people: People, by: str) -> None:
    people.by = by
    begin(people)
    assert bar(people).sentence.text() == sentence(OFFER)
    make_good_offer(people)
    assert bar(people).sentence.text() == learnt(OFFER)
    people.press(bar(people).on_button)
    assert bar(people).sentence.text() == sentence(ANSWER)
    people.say(ADA, ACCEPT)
    assert bar(people).on_button.isHidden(), "there is nothing to go on to"
    people.press(bar(people).shelf_button)
    assert people.window.shown() == "home"
    assert people.window.home.game_at(QApplication.focusWidget()) == pact.ID
    assert not [found for found in people.window.findChildren(LessonBar) if found.isVisible()]
    assert not list(people.window.folder.glob(f"*{places.SUFFIX}")), "a lesson is kept nowhere"


@pytest.mark.parametrize("name", ["", "Zoe"])
def test_at_the_end_a_small_game_is_ready_to_start(people: People, name: str) -> None:
    """Whoever has a name begins with one press; who has none writes it and presses Enter."""
    window = people.window
    if name:
        window.look.change(window.look.settings._replace(names=(name, "Bot"), bots=("", "chief")))
    begin(people)
    make_good_offer(people)
    people.press(bar(people).on_button)
    people.say(ADA, ACCEPT)
    assert QApplication.focusWidget() is bar(people).finish_button
    people.press(bar(people).finish_button)
    people.press(people.window.lesson_end.play_button)
    assert window.shown() == "new_game"
    assert window.learning is None
    settle()
    sitters = window.new_game.choice().sitters
    assert sitters[0].name == name
    assert [sitter.rank for sitter in sitters] == ["", "cadet", "cadet"][: len(sitters)]
    assert len(sitters) == min(3, pact.rules.SEATS[-1])
    keys = QApplication.focusWidget()
    assert keys is not None
    if not name:
        QTest.keyClicks(keys, "Zoe")
    QTest.keyClick(keys, Qt.Key.Key_Return)
    settle()
    assert window.shown() == "table"
    assert people.controller.match.game_id == pact.ID
    assert people.controller.names[0] == "Zoe"


def test_nobody_passes_a_task_by(people: People) -> None:
    """Only the rules end a task: another move does not, and then it can be tried again."""
    begin(people)
    assert bar(people).on_button.isHidden()
    people.say(ADA, PASS)
    let_bots_answer(people)
    assert bar(people).on_button.isHidden()
    assert bar(people).sentence.text() == sentence(OFFER)
    people.press(bar(people).again_button)
    assert people.controller.match.state.turn == 1
    make_good_offer(people)
    assert bar(people).on_button.isVisible()


def test_a_refusal_is_the_ordinary_one(people: People) -> None:
    begin(people)
    refused: list[str] = []
    people.controller.refused.connect(lambda sentence, _: refused.append(sentence))
    people.controller.submit(ADA, offer(("stone-6",), BO, "stone-4"))
    assert refused == ["Stone 6 is not held."]
    assert bar(people).sentence.text() == sentence(OFFER)


def test_a_lesson_that_is_left_is_taken_up_where_it_was(people: People) -> None:
    begin(people)
    make_good_offer(people)
    assert tasks_done(people.window) == 1
    people.press(bar(people).on_button)
    people.press(bar(people).leave_button)
    assert people.window.shown() == "home"
    begin(people)
    assert bar(people).sentence.text() == sentence(ANSWER)
    people.say(ADA, ACCEPT)
    people.press(bar(people).shelf_button)
    begin(people)
    assert bar(people).sentence.text() == sentence(OFFER), "what is done begins anew"


@pytest.mark.parametrize("change", [{"theme": "light"}, {"language": "it"}, {"text_scale": 2.0}])
def test_the_bar_follows_the_look_and_stays_at_its_task(people: People, change: dict[str, object]) -> None:
    begin(people)
    window = people.window
    before = bar(people).again_button.text()
    window.look.change(window.look.settings._replace(**change))  # type: ignore[arg-type]  # one of each
    settle()
    assert bar(people).sentence.text() == sentence(OFFER)
    assert (bar(people).again_button.text() != before) is ("language" in change)
    make_good_offer(people)
    assert bar(people).on_button.isVisible()


def test_the_bar_is_over_the_table_alone(people: People) -> None:
    begin(people)
    seen = bar(people)
    assert seen.mapToGlobal(seen.rect().bottomLeft()).y() < people.table.mapToGlobal(people.table.pos()).y()
    people.window.settings_opener.open()
    settle()
    assert not seen.isVisible()
    people.window.settings_opener.close()
    settle()
    assert bar(people) is seen


def test_a_game_of_ones_own_is_no_lesson_any_more(people: People) -> None:
    begin(people)
    people.sit()
    assert not people.window.findChildren(LessonBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert people.window.learning is None
    assert people.window.hire is None


def test_what_has_to_be_done_is_told_to_a_screen_reader(people: People) -> None:
    begin(people)
    assert bar(people).accessibleDescription() == sentence(OFFER)
    make_good_offer(people)
    assert QApplication.focusWidget() is bar(people).on_button
    assert bar(people).on_button.accessibleDescription() == learnt(OFFER)
    QTest.keyClick(bar(people).on_button, Qt.Key.Key_Return)
    settle()
    assert bar(people).sentence.text() == sentence(ANSWER)


def test_a_damaged_lesson_is_told_and_leads_home(
    people: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken.chrononauts"
    broken.write_text("no journal", encoding="utf-8")
    task = LESSONS[0].tasks[0]._replace(position=broken)
    monkeypatch.setattr("tests.pact.lessons.LESSONS", (LESSONS[0]._replace(tasks=(task,)),))
    people.press(people.window.home.boxes[pact.ID].lesson_button)
    assert people.window.shown() == "home"
    assert "broken.chrononauts" in people.window.message.words.text()


def test_only_a_game_with_lessons_has_a_door_to_them(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    without = SHELF["solonauts"]._replace(lessons="")
    monkeypatch.setitem(SHELF, "solonauts", without)
    people.window.look.change(people.window.look.settings._replace(theme="light"))  # another first screen
    doors = {game: not box.lesson_button.isHidden() for game, box in people.window.home.boxes.items()}
    assert doors == {game: has_lessons(game) for game in doors}
    assert not doors["solonauts"]
    assert doors["chrononauts"]
