"""Whole games through the real window, by mouse and by keyboard alone: events, no engine calls."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.session import journal
from chrononauts_qt.ui.assets import load_fonts
from chrononauts_qt.ui.games.chrononauts.control import match_controller
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import reveal_of
from tests.gui.program import open_window
from tests.gui.robot import GAMES_FOLDER, HandClock, Robot, script

GAMES = {
    "home": Outcome.won_by(2, 3, "home"),
    "mission": Outcome.won_by(0, 3, "mission"),
    "hand": Outcome.won_by(2, 3, "hand"),
    "destroyed": Outcome("destroyed"),
    "anomalies": Outcome.won_by(2, 3, "mission"),
}


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, clock: HandClock) -> MainWindow:
    load_fonts()
    return open_window(qtbot, tmp_path, clock)


@pytest.mark.parametrize(
    ("name", "by"),
    [
        *(("home", "mouse"), ("home", "keys"), ("mission", "mouse")),
        *(("hand", "keys"), ("destroyed", "mouse"), ("anomalies", "keys")),
    ],
)
def test_a_whole_game_through_the_window(
    window: MainWindow, clock: HandClock, name: str, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R-801 to R-806, R-601: to each end, and through both anomalies, Miracle, Rewind and Quick Trip.

    The other way by which two of them can be played is that of the games with motion.
    """
    kept = journal.read(GAMES_FOLDER / f"{name}.chrononauts")
    chances = [chance for record in kept.records for chance in record.chances]
    times = [chance.result[0] for chance in chances if chance.kind == "clock"]
    monkeypatch.setattr(match_controller, "time_of_day", lambda: times[0])
    match, actions = script(name)
    window.open_match(match)
    Robot(window, clock, by).play_out(actions)
    assert match.game.outcome(match.state) == GAMES[name]
    Robot(window, clock).settle()
    assert reveal_of(window).isVisible()
