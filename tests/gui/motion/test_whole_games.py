"""Whole games with everything moving: who is quicker than the motion loses nothing by it."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chrononauts_qt.session import journal
from chrononauts_qt.ui.assets import load_fonts
from chrononauts_qt.ui.games.chrononauts.control import match_controller
from tests.gui.desks import reveal_of
from tests.gui.motion.test_veil import Pace
from tests.gui.program import open_window
from tests.gui.robot import GAMES_FOLDER, HandClock, Robot, script
from tests.gui.test_whole_games import GAMES


@pytest.mark.parametrize(("name", "by"), [("anomalies", "mouse"), ("destroyed", "keys")])
def test_a_whole_game_with_motion(
    qtbot: QtBot, tmp_path: Path, name: str, by: str, pace_of: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R-801 to R-806, R-601: the same gestures, the same end."""
    load_fonts()
    pace_of("normal")
    kept = journal.read(GAMES_FOLDER / f"{name}.chrononauts")
    chances = [chance for record in kept.records for chance in record.chances]
    times = [chance.result[0] for chance in chances if chance.kind == "clock"]
    monkeypatch.setattr(match_controller, "time_of_day", lambda: times[0])
    clock = HandClock()
    window = open_window(qtbot, tmp_path, clock)
    match, actions = script(name)
    window.open_match(match)
    Robot(window, clock, by).play_out(actions)
    assert match.game.outcome(match.state) == GAMES[name]
    qtbot.waitUntil(reveal_of(window).isVisible)
