"""The lesson of Artifaxx: four tasks, each done by hand at the counter."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.ui.games.artifaxx.new_game import Terms
from chrononauts_qt.ui.games.chrononauts.new_game_terms import FAMILY, PRESETS
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.each import each
from tests.gui.artifaxx.robot import CounterRobot
from tests.gui.lessons import Learner, learn_all
from tests.gui.program import settle
from tests.gui.robot import HandClock

AT_MOST = 3 * 60
"""Seconds that the whole lesson may take."""


class Pupil(Learner, CounterRobot):
    """Sits before the counters of the lesson."""

    GAME = "artifaxx"

    def settle(self) -> None:
        super().settle()
        self.gestures += 1

    def do(self, *words: str) -> None:
        """Do actions as the journal writes them, and let others say what they have to say."""
        for word in words:
            self.act(0, parse(word))
            self.waits += 1
            for _ in range(4):
                settle()
                self.clock.now += 5.0
                self.table.controller.tick()
        settle()


RIGHT = {
    "place": ("play tyrannosaurus",),
    "take": ("play get-there-first on stegosaurus",),
    "sell": ("play sell-artifact-dinosaur on stegosaurus",),
    "mission": ("play stegosaurus", "claim mission"),
}
WRONG = {
    "place": "play dodo",
    "take": "play get-there-first on ark",
    "sell": "play sell-artifact-dinosaur on aristotle-book",
    "mission": "play mona-lisa-obvious",
}


def doing(*words: str) -> Callable[[Pupil], None]:
    """Return what does actions."""
    return lambda pupil: pupil.do(*words)


DOES = [doing(*words) for words in RIGHT.values()]


@pytest.mark.parametrize(("by", "language"), [("mouse", "it"), ("keys", "fr")])
def test_the_lesson_is_done_from_the_first_page_to_the_last_task(
    window: MainWindow, clock: HandClock, by: str, language: str
) -> None:
    pupil = Pupil(window, clock, by)
    pupil.look_at(False, language)
    learn_all(pupil, DOES)
    choice = window.new_game.choice()
    assert [sitter.rank for sitter in choice.sitters] == ["", "cadet", "cadet"]
    assert isinstance(choice.terms, Terms)
    assert (choice.terms.memo_seconds, choice.help) == PRESETS[FAMILY]
    if by == "mouse":
        assert pupil.seconds <= AT_MOST


def test_a_wrong_way_ends_no_task_and_can_be_tried_again(window: MainWindow, clock: HandClock) -> None:
    pupil = Pupil(window, clock)
    for check in each(enumerate(WRONG.items())):
        with check as (number, (task, word)):
            pupil.begin(number)
            pupil.do(word)
            assert pupil.done == number
            pupil.try_again()
            pupil.do(*RIGHT[task])
            assert pupil.done == number + 1


def test_in_a_small_window_the_bar_leaves_the_counter_room_for_all_of_it(
    window: MainWindow, clock: HandClock
) -> None:
    pupil = Pupil(window, clock)
    pupil.look_at(False, "fr")
    window.resize(1024, 600)
    pupil.begin()
    assert pupil.table.rect().contains(pupil.table.dock.dock)
