"""Time to answer: twice, four times or without an end, wherever something is timed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget

from chrononauts_qt.session.settings import ANSWER_TIMES
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.kit import patience
from chrononauts_qt.ui.kit.message import BRIEF_MS, MessageBar
from tests.gui.artifaxx.screens import TWO, dealt, seated
from tests.gui.bots.stubs import SlowWorker
from tests.gui.robot import HandClock


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Leave the usual time behind."""
    yield
    patience.follow(None)


def wish(choice: str) -> None:
    patience.follow(lambda: choice)


def test_every_choice_has_a_time() -> None:
    assert tuple(patience.FACTORS) == ANSWER_TIMES


@pytest.mark.parametrize(("choice", "seconds"), [("usual", 4), ("twice", 8), ("four", 16), ("none", None)])
def test_a_window_of_several_people_lasts_as_long_as_they_want(choice: str, seconds: float | None) -> None:
    controller = MatchController(dealt(TWO, players=2), 4.0, HandClock())
    wish(choice)
    controller.reseat()
    assert controller.ring.seconds == seconds
    assert controller.is_ringing == (seconds is not None)


def test_bots_wait_accordingly() -> None:
    controller = MatchController(seated(dealt(TWO)), 4.0, HandClock(), hire=SlowWorker)
    wish("twice")
    twice = controller.bots.answer_pause
    wish("four")
    assert controller.bots.answer_pause == pytest.approx(2 * twice)
    wish("none")
    assert controller.bots.answer_pause == pytest.approx(2 * twice), "they go on by themselves"


@pytest.mark.parametrize(("choice", "times"), [("usual", 1), ("twice", 2), ("four", 4)])
def test_a_brief_sentence_stays_as_long(window: QWidget, choice: str, times: int) -> None:
    wish(choice)
    bar = MessageBar(parent=window)
    bar.say("Done.", brief=True)
    assert bar._brief.interval() == times * BRIEF_MS


def test_without_a_limit_it_stays_until_somebody_takes_it_away(window: QWidget) -> None:
    wish("none")
    bar = MessageBar(parent=window)
    bar.say("Done.", brief=True)
    assert bar._brief.interval() == patience.A_DAY_MS
    bar.close_button.click()
    assert not bar.isVisible()
