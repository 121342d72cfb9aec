"""How long three bots are watched, and how fast they can be skipped: docs/performance.md has the figures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.bots.rounds import Thinker, begin, next_round
from tests.gui.bots.stubs import SlowWorker
from tests.gui.robot import HandClock

LONGEST, PRESSED, SKIPPED = 14.0, 3.0, 2.0


@pytest.fixture
def worker() -> SlowWorker:
    return Thinker()


@pytest.fixture(autouse=True)
def as_players_have_it() -> Iterator[None]:
    """Let cards fly at normal speed, on the clock of the test."""
    pace.follow(lambda: "normal")
    yield
    pace.follow(None)


@pytest.mark.parametrize("game", ["chrononauts", "artifaxx"])
def test_a_round_of_three_bots_is_over_in_time_and_each_can_be_followed(
    window: MainWindow, clock: HandClock, game: str
) -> None:
    watched = next_round(begin(window, clock, game, "rounds"), clock)
    assert watched.seconds <= LONGEST
    for name in ("Orvik", "Nelloc", "Brindo"):
        read = sum(seconds for said, seconds in watched.told if name in said)
        assert read >= 1.2, f"{name} can be followed: {watched.told}"


def test_whoever_presses_a_key_at_all_that_is_held_up_waits_for_thinking_alone(
    window: MainWindow, clock: HandClock
) -> None:
    table = begin(window, clock, "chrononauts", "rounds")

    def press() -> None:
        QTest.keyClick(table.window(), Qt.Key.Key_Escape)

    assert next_round(table, clock, press).seconds < PRESSED


def test_whoever_hurries_waits_for_thinking_alone(window: MainWindow, clock: HandClock) -> None:
    table = begin(window, clock, "chrononauts", "rounds")

    def hurry() -> None:
        if table.controller.may_hurry:
            table.controller.hurry()

    assert next_round(table, clock, hurry).seconds < SKIPPED
