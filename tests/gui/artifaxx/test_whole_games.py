"""A whole game of Artifaxx through the real window, by mouse and by keyboard alone: no engine calls."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.chrononauts.cards import ACTION, BY_ID, TIMEWARP
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.artifaxx.robot import CounterRobot, script
from tests.gui.desks import reveal_of
from tests.gui.robot import HandClock


@pytest.mark.rule("R-1106", "R-1107", "R-1108")
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_whole_game_through_the_window(window: MainWindow, clock: HandClock, by: str) -> None:
    """Three players, nearly every Action and Timewarp, a Memo, and a Mission complete at the end."""
    match, actions = script("mission")
    window.open_match(match)
    CounterRobot(window, clock, by).play_out(actions)
    assert match.game.outcome(match.state) == Outcome.won_by(actions[-1][0], 3, "mission")
    CounterRobot(window, clock).settle()
    assert reveal_of(window).isVisible()


def test_the_game_that_is_played_out_leaves_little_out() -> None:
    """What it does not show would not be tried by mouse and keys."""
    played = {action.card_id for _, action in script("mission")[1] if action.verb == "play"}
    missing = {card.id for card in BY_ID.values() if card.family in (ACTION, TIMEWARP)} - played
    assert missing <= {"memo", "your-parents-never-met"}
