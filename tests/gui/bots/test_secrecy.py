"""Two deals that differ in what bots hold look, sound and read the same (R-314, experience 3.8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.ranks import Thought
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.bots.stubs import SlowWorker
from tests.gui.robot import HandClock
from tests.gui.table.eyes import both, compare
from tests.gui.table.scene import Scene

Moment = Callable[[Scene, SlowWorker], None]


def seat(scene: Scene, *bots: int) -> None:
    """Let bots play the seats of these numbers, from 0."""
    for number in bots:
        scene.controller.hand_over(number, "chief")


def play(scene: Scene, worker: SlowWorker) -> None:
    """Let the bot that begins play its card that both worlds have."""
    asked = worker.open_of(0)
    action = parse("play prevent-assassination on 1865")
    worker.thought.emit(asked.number, Thought(Advice(action, "spare"), asked.rank))
    scene.controller.tick()
    scene.clock.now += 10
    scene.controller.tick()
    scene.settle()
    assert scene.public.step == "window"


def watched(scene: Scene, worker: SlowWorker) -> None:
    seat(scene, 0, 1, 2)


def watched_in_a_window(scene: Scene, worker: SlowWorker) -> None:
    seat(scene, 0, 1, 2)
    play(scene, worker)


def nearly_answered(scene: Scene, worker: SlowWorker) -> None:
    """Just before all answer: the thoughts of those that had to think are there."""
    watched_in_a_window(scene, worker)
    for number in (1, 2):
        worker.say(number, "allow")
    scene.clock.now += 0.5
    scene.controller.tick()


def answered(scene: Scene, worker: SlowWorker) -> None:
    watched_in_a_window(scene, worker)
    scene.clock.now += 10
    scene.controller.tick()
    assert scene.public.step == "end"


def among_people(scene: Scene, worker: SlowWorker) -> None:
    seat(scene, 0)
    play(scene, worker)


def taken_over(scene: Scene, worker: SlowWorker) -> None:
    """Before the curtain is lifted."""
    seat(scene, 0, 1, 2)
    scene.controller.take_over(0)


def taken_over_in_a_window(scene: Scene, worker: SlowWorker) -> None:
    among_people(scene, worker)
    scene.controller.take_over(0)


MOMENTS = (
    watched,
    watched_in_a_window,
    nearly_answered,
    answered,
    among_people,
    taken_over,
    taken_over_in_a_window,
)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_nobody_sees_what_bots_hold(
    window: MainWindow, clock: HandClock, worker: SlowWorker, moment: Moment
) -> None:
    """R-314, R-1014: neither texts nor pictures nor what a screen reader says."""
    seen = both(window, clock, lambda scene: moment(scene, worker))
    assert seen[0].texts
    compare(*seen)
