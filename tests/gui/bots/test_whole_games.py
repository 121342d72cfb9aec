"""Whole games with bots through the real window, and the journals they leave."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, bot_option, resume
from chrononauts_qt.ui.games.chrononauts.control import match_controller
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table import bots
from chrononauts_qt.ui.table.curtain import DEAF_MS
from tests.gui.bots.stubs import QuickWorker, SlowWorker, some_way
from tests.gui.desks import controller_of, reveal_of
from tests.gui.robot import HandClock, Robot, let_pass

NAMES = ("Ada", "Orvik", "Nelloc", "Brindo")
LONGEST = 1500
"""Rounds of one action or one wait each, of which no game of these tests needs half."""


@pytest.fixture
def worker() -> SlowWorker:
    return QuickWorker()


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.PACES, "normal", 0.0)
    monkeypatch.setattr(match_controller, "time_of_day", lambda: "17:20")


def begin(window: MainWindow, path: Path, people: int, seed: str, first: str = "random") -> MatchController:
    """Open a game of four whose first `people` seats have a person, the others a bot."""
    options = {bot_option(seat): ("cadet", "agent", "chief")[seat % 3] for seat in range(people, 4)}
    match = Match.start("chrononauts", NAMES, Setup(4, seed, first), path, options)
    window.open_match(match)
    controller = controller_of(window)
    assert isinstance(controller, MatchController)
    return controller


def play_out(controller: MatchController, robot: Robot) -> None:
    """Let the person act by gestures, and the bots by themselves, until the game is over."""
    sheets = robot.table.sheets
    for _ in range(LONGEST):
        view = controller.public_view()
        if view.outcome is not None:
            return
        if sheets.guessed.isVisible():
            robot.press(sheets.guessed.go_button)
        elif controller.sole is not None and view.step == "guess" and controller.sole in view.deciding:
            robot.press(sheets.guess.saw_button)
        elif controller.looking is not None:
            is_memo = some_way(controller.view()).verb == "memo"
            let_pass(DEAF_MS)
            robot.press(sheets.memo.memo_button if is_memo else sheets.memo.never_button)
        elif controller.decides:
            assert controller.viewer is not None
            robot.act(controller.viewer, some_way(controller.view()))
        else:
            assert not sheets.curtain.isVisible()
            controller.tick()
            QApplication.processEvents()
    raise AssertionError(f"no end: turn {view.turn}, {view.step} of {view.deciding}")


def assert_kept(match: Match, path: Path) -> None:
    """The journal tells the same game to the same end, with the same bots."""
    again = resume(journal.read(path))
    assert again.game.dump(again.state) == match.game.dump(match.state)
    assert again.bots == match.bots


@pytest.mark.parametrize(("first", "seed"), [("guess", "game 49"), ("random", "game 38")])
def test_one_person_plays_with_three_bots_to_the_end(
    window: MainWindow, clock: HandClock, tmp_path: Path, first: str, seed: str
) -> None:
    """R-208, R-209, R-1014: without a curtain, without a ring, and the person's view stays open."""
    path = tmp_path / "one.chrononauts"
    controller = begin(window, path, 1, seed, first)
    assert controller.viewer == 0
    play_out(controller, Robot(window, clock, "keys"))
    assert controller.viewer == 0
    Robot(window, clock).settle()
    assert reveal_of(window).isVisible()
    assert_kept(controller.match, path)


def test_bots_play_among_themselves_to_the_end(window: MainWindow, clock: HandClock, tmp_path: Path) -> None:
    path = tmp_path / "none.chrononauts"
    controller = begin(window, path, 0, "game 38")
    play_out(controller, Robot(window, clock, "keys"))
    assert controller.viewer is None
    Robot(window, clock).settle()
    assert reveal_of(window).isVisible()
    assert_kept(controller.match, path)
