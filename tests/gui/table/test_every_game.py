"""Every game of the shelf, and one that the house has never heard of, goes through every page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.session.lessons import PUPIL
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.catalog.replay_texts import text
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.replaying import page_of
from chrononauts_qt.ui.table.lessons import has_lessons, lessons_of
from chrononauts_qt.ui.table.replay.transcript import transcript
from chrononauts_qt.ui.table.screens import screens_of
from tests import pact
from tests.gui.program import settle
from tests.gui.windows.helpers import check_controls
from tests.session.every_game import CASES, Played, begin, play, with_pact

GAMES = (*SHELF, pact.ID)
EVERY = pytest.mark.parametrize("game", GAMES)
_PLAYED: dict[str, Played] = {}


@pytest.fixture(scope="module", autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with with_pact():
        yield


@pytest.fixture
def played(game: str, tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Return a game that random players brought to its end, played once."""
    if game not in _PLAYED:
        case = CASES[game]
        match = begin(case, tmp_path_factory.mktemp(game), case.seed)
        _PLAYED[game] = play(case, match, Random(case.seed))
    return _PLAYED[game]


def half(played: Played, folder: Path) -> Path:
    """Return the journal of the first half of a game."""
    records = Positions.read(played.path).journal.records
    path = folder / played.path.name
    path.write_bytes(played.path.read_bytes()[: records[len(records) // 2].end])
    return path


@EVERY
def test_a_game_is_chosen_filled_in_dealt_and_left(window: MainWindow, game: str) -> None:
    box = window.home.boxes[game]
    assert box.accessibleName() == screens_of(game).title()
    box.start_button.click()
    page = window.new_game
    assert (window.shown(), page.choice().game) == ("new_game", game)
    check_controls(page)
    for number, row in enumerate(page.people.rows):
        row.name.setText(f"Person {number}")
    page.start_button.click()
    settle()
    assert window.desk is not None
    assert (window.shown(), window.desk.controller.match.game_id) == ("table", game)
    window.desk.screen.status.home_requested.emit()
    assert window.shown() == "home"
    assert box.continue_button.isVisible()
    box.continue_button.click()
    assert window.shown() == "table"


@EVERY
def test_a_game_that_ends_has_a_page_that_leads_on(window: MainWindow, played: Played) -> None:
    window.open_file(played.path)
    settle()
    assert window.desk is not None
    end = window.desk.end
    assert window.shown() == "end"
    check_controls(end)
    if not end.rematch_button.isVisible():  # where points are counted first, the yellow button ends that
        assert end.primary is not None
        end.primary.click()
    assert end.first is not None
    assert end.first.hasFocus()
    assert end.rematch_button.isVisible()
    end.board_button.click()
    assert window.shown() == "table"
    window.show_page("end")
    end.replay_button.click()
    page = page_of(window)
    assert page.positions.is_open
    page.go_back()
    assert window.shown() == "end"
    end.rematch_button.click()
    assert window.shown() == "table"
    assert sorted(window.desk.controller.names) == sorted(played.case.names)


@EVERY
def test_a_game_is_watched_again_step_by_step(window: MainWindow, played: Played) -> None:
    window.open_file(played.path)
    settle()
    assert window.desk is not None
    window.desk.end.replay_button.click()
    page = page_of(window)
    places, controller = page.positions, page.frame.controller
    for step in range(min(5, len(places.scenes))):
        assert page.course.step == step
        assert played.rules.dump(controller.match.state) == played.rules.dump(
            places.state(places.scenes[step])
        )
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Right)
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_End)
    assert played.rules.dump(controller.match.state) == played.dumps[-1]
    assert page.caption.sentence
    page.console.hands_button.setChecked(True)
    assert len(page.frame.open_hands().seats) == (len(played.case.names) if page.frame.HIDES else 0)


@EVERY
def test_a_game_is_told_as_a_text_and_in_the_middle_without_what_is_hidden(
    played: Played, tmp_path: Path
) -> None:
    screens, places = screens_of(played.case.game), Positions.read(played.path)
    whole = transcript(places)
    assert screens.title() in whole
    assert all(line in whole for line in screens.standing(places))
    cut = Positions.read(half(played, tmp_path))
    told = transcript(cut)
    assert text("no-result") in told
    assert (text("only-public") in told) == (len(places.names) > 1)
    for number, place in enumerate(cut.scenes):
        for event in cut[place].events:
            if len(places.names) > 1 and event.private:
                alone = {screens.narrate(event.seen_by(seat), places.names) for seat in event.private}
                alone.discard(screens.narrate(event.seen_by(None), places.names))
                assert not any(words and words in told for words in alone), f"scene {number} tells"


@EVERY
def test_f1_opens_the_book_of_the_game(window: MainWindow, played: Played, tmp_path: Path) -> None:
    window.open_file(half(played, tmp_path))
    settle()
    window.rules.ask()
    assert window.shown() == "rulebook"
    assert window.rules.manual is screens_of(played.case.game).manual()
    window.rules.close()
    assert window.shown() == "table"


@EVERY
def test_every_task_of_a_lesson_opens_where_the_pupil_can_do_it(game: str) -> None:
    """Those without a lesson have no door to one (`tests/gui/pact/test_lesson.py`)."""
    for lesson in lessons_of(game).LESSONS if has_lessons(game) else ():
        assert lessons_of(game).title(lesson.name)
        assert len({task.name for task in lesson.tasks}) == len(lesson.tasks)
        for task in lesson.tasks:
            match = task.begin()
            assert match.game_id == game
            assert match.writer is None, "it is kept nowhere"
            assert set(match.bots) == set(range(len(match.names))) - {PUPIL}
            assert PUPIL in match.game.pending(match.state)
            assert not task.is_ended_by(())
            assert lessons_of(game).sentence(task.name)
