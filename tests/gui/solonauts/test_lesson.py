"""The lesson of Solonauts: four tasks, each done by hand on the table of a journey."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from chrononauts_qt.deals import bests
from chrononauts_qt.games.chrononauts.actions import Action, parse
from chrononauts_qt.ui.games.solonauts.deals import Terms
from chrononauts_qt.ui.games.solonauts.desk import SoloDesk
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.each import each
from tests.gui.lessons import Learner, choose_row, learn_all
from tests.gui.solonauts.journey import LEFT, Journey

AT_MOST = 3 * 60
"""Seconds that the whole lesson may take."""


class Pupil(Learner, Journey):
    """Sits before the tables of the lesson; `by` is "mouse", "keys", or "list": keys, and no board."""

    GAME = "solonauts"

    def __init__(self, window: MainWindow, by: str = "mouse", language: str = "") -> None:
        self.window = window
        self.by = "mouse" if by == "mouse" else "keys"
        self.look_at(by == "list", language)

    @property
    def match(self):  # type: ignore[no-untyped-def, override]  # each task has its own
        """The match that is played."""
        return self.controller.match

    def settle(self) -> None:
        super().settle()
        self.gestures += 1

    def _aim(self, action: Action) -> None:
        desk = self.window.desk
        assert isinstance(desk, SoloDesk)
        assert desk.board is not None
        if desk.board.is_list and self.table.arming.sole_play() is not action:
            choose_row(desk.board.list, int(action.target_id or 0))
        else:
            super()._aim(action)


RIGHT = {
    "turn": "play prevent-assassination on 1963",
    "home": "play patch-1968 on 1968",
    "discard": "discard patch-1962",
    "stuck": "discard patch-1962",
}
WRONG = {
    "turn": "play sabotage on 1957",
    "home": "play sabotage on 1943",
    "discard": "play patch-1968 on 1968",
}


def doing(word: str) -> Callable[[Pupil], None]:
    """Return what does an action."""
    return lambda pupil: pupil.act(parse(word))


DOES = [doing(word) for word in RIGHT.values()]


@pytest.mark.parametrize(("by", "language"), [("mouse", "fr"), ("keys", "en"), ("list", "it")])
def test_the_lesson_is_done_from_the_first_page_to_the_last_task(
    window: MainWindow, by: str, language: str
) -> None:
    pupil = Pupil(window, by, language)
    learn_all(pupil, DOES)
    choice = window.new_game.choice()
    assert choice.game == "solonauts"
    assert choice.terms == Terms(travellers=6, grade="easy")
    if by == "mouse":
        assert pupil.seconds <= AT_MOST


def test_an_easy_journey_begins_from_the_end_of_the_lesson(window: MainWindow) -> None:
    pupil = Pupil(window)
    pupil.begin(3)
    DOES[3](pupil)
    pupil.go_on()
    window.new_game.people.rows[0].name.setText("Ada")
    QTest.mouseClick(window.new_game.start_button, LEFT)
    pupil.settle()
    assert window.shown() == "table"
    assert len(pupil.view.travellers) == 6
    assert window.learning is None


def test_a_wrong_way_ends_no_task_and_can_be_tried_again(window: MainWindow) -> None:
    pupil = Pupil(window)
    for check in each(enumerate(WRONG.items())):
        with check as (number, (task, word)):
            pupil.begin(number)
            pupil.act(parse(word))
            assert pupil.done == number
            pupil.try_again()
            pupil.act(parse(RIGHT[task]))
            assert pupil.done == number + 1


def test_no_result_of_the_lesson_is_kept(window: MainWindow, tmp_path: Path) -> None:
    pupil = Pupil(window)
    learn_all(pupil, DOES)
    assert not (tmp_path / bests.FILE).exists()


def test_in_a_small_window_the_bar_leaves_the_table_room_for_all_of_it(window: MainWindow) -> None:
    pupil = Pupil(window, language="fr")
    window.resize(1024, 600)
    pupil.begin()
    assert pupil.table.rect().contains(pupil.table.dock.dock)
