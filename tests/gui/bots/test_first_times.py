"""A quiet sentence the first time a thing happens at a table: once on a machine, long enough to be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.session.settings import Settings, load
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.games.chrononauts.first_times import text
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.settings_page import SettingsPage
from chrononauts_qt.ui.table.screens import screens_of
from tests.gui.desks import controller_of, screen_of

Play = Callable[..., Any]
HAND = "prevent-assassination patch-1968 rongorongo"
DRAWN = ("patch-1974", "patch-1995", "patch-1933")


@pytest.fixture
def play(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Play:
    """Return what lays a table of Ada and a bot that says nothing, and lets Ada play."""

    def played(*actions: str, hand: str = HAND, told: Any = ()) -> Any:
        settings = window.look.settings._replace(first_times=True, told=tuple(told), motion="off")
        window.look.change(settings)
        cards = {0: tuple(hand.split()), 1: ("ark", "dodo", "memo")}
        setup = Setup(2, "first", first="seat-1", mulligan=False, hands=cards, draw_pile=DRAWN)
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.chrononauts"
        match = Match.start("chrononauts", ("Ada", "Orvik"), setup, path, {bot_option(1): "agent"})
        window.open_match(match)
        controller = controller_of(window)
        for action in actions:
            assert controller.submit(0, parse(action))
            while controller.public_view().step == "window":
                controller.submit(controller.public_view().deciding[0], parse("allow"))
        return screen_of(window).message

    return played


def test_what_happens_for_the_first_time_is_said_once_and_never_again(
    window: MainWindow, play: Play, qtbot: QtBot
) -> None:
    message = play("play prevent-assassination on 1963", told=["memo-window"])
    qtbot.waitUntil(lambda: message.isVisible())
    assert message.words.text() == text("paradox")
    assert message.topic == "rule:R-601"
    assert not message.isAncestorOf(QApplication.focusWidget()), "it takes no keys"
    controller_of(window).submit(0, parse("end"))
    assert message.words.text() == text("paradox"), "what happens does not take it away"
    message.go_back()
    assert not message.isVisible()
    assert "paradox" in load(window.folder).told
    message = play("play prevent-assassination on 1963", told=window.look.settings.told)
    qtbot.waitUntil(lambda: not any(timer.isActive() for timer in _timers(window)))
    assert message.words.text() == ""


def _timers(window: MainWindow) -> list[Any]:
    from chrononauts_qt.ui.table.first_times import FirstTimes

    return [one._timer for one in screen_of(window).findChildren(FirstTimes)]


def test_things_that_happen_at_once_are_said_one_after_the_other(
    window: MainWindow, play: Play, qtbot: QtBot
) -> None:
    message = play("play prevent-assassination on 1963")
    said = []
    for _ in range(2):
        qtbot.waitUntil(lambda: message.isVisible())
        said.append(message.words.text())
        QTest.keyClick(screen_of(window), Qt.Key.Key_Escape)
        assert not message.isVisible()
    assert said == [text("memo-window"), text("paradox")]


def test_nothing_is_said_where_nobody_wants_it(window: MainWindow, play: Play) -> None:
    message = play()
    window.look.change(window.look.settings._replace(first_times=False))
    controller_of(window).submit(0, parse("play prevent-assassination on 1963"))
    assert not any(timer.isActive() for timer in _timers(window))
    assert not message.isVisible()


def test_whoever_wants_it_again_hears_all_of_it_again(window: MainWindow) -> None:
    page = SettingsPage(Settings(first_times=False, told=("paradox",)))
    told: list[Settings] = []
    page.changed.connect(told.append)
    page.first_times.click()
    assert (told[-1].first_times, told[-1].told) == (True, ())
    page.deleteLater()


def test_a_dead_hand_is_told_to_its_owner_alone(window: MainWindow, play: Play) -> None:
    message = play("discard memo", "keep", "end", hand="patch-1968 patch-1969 memo", told=["memo-window"])
    controller = controller_of(window)
    for action in ("discard ark", "keep", "end"):
        controller.submit(1, parse(action))
    assert controller.view().step == "play"
    assert message.words.text().startswith("None of your cards")
    controller.cover()
    assert not message.isVisible()


def test_every_name_is_its_own_and_every_sentence_can_be_said() -> None:
    said = {one.name: one.said() for game in SHELF for one in screens_of(game).first_times()}
    assert all(said.values())
    assert not [words for words, times in Counter(said.values()).items() if times > 1]
    assert all(screens_of(game).first_times() for game in SHELF)
