"""What one person among bots reads in the dock: whose turn it is, and help with an Identity."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.actions import ALLOW, parse
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.bots.conftest import opened
from tests.gui.desks import controller_of, screen_of
from tests.gui.hints.clerk import Clerk
from tests.gui.program import settle

Open = Callable[..., MatchController]


@pytest.fixture
def lay(window: MainWindow, tmp_path: Path) -> Open:
    """Return what lays a table of Ada and one Agent in the window."""

    def laid(**setup: Any) -> MatchController:
        said = {"first": "seat-1", "mulligan": False, **setup}
        path = tmp_path / "dock.chrononauts"
        options = {bot_option(1): "agent"}
        match = Match.start("chrononauts", ("Ada", "Orvik"), Setup(2, "dock", **said), path, options)
        return opened(window, match)

    return laid


def test_in_a_bots_turn_the_button_asks_nobody_to_choose_a_card(window: MainWindow, lay: Open) -> None:
    lay(first="seat-2")
    primary = screen_of(window).steps.primary
    assert not primary.isEnabled()
    assert primary.accessibleName() == "Orvik’s turn: Agent bot"
    assert primary.text().split() == primary.accessibleName().split(), "all of it is to be read"


def test_in_ones_own_turn_the_button_asks_for_a_card(window: MainWindow, lay: Open) -> None:
    lay()
    assert screen_of(window).steps.primary.text() == "Choose a card"


@pytest.mark.parametrize("game", ["chrononauts", "artifaxx"])
def test_the_keys_are_on_the_button_that_ends_the_turn_when_a_play_has_happened(
    window: MainWindow, game: str
) -> None:
    """A bug: the button that played was disabled in between, and Enter then opened the Mission."""
    hands = {0: ("dodo", "ark")}
    setups: dict[str, Any] = {
        "chrononauts": Setup(2, "keys", first="seat-1", mulligan=False, hands=hands),
        "artifaxx": artifaxx.Setup(2, "keys", first="seat-1", hands=hands),
    }
    window.open_match(Match.start(game, ("Ada", "Orvik"), setups[game], None, {bot_option(1): "agent"}))
    settle()
    controller_of(window)._timer.setInterval(10**8)
    for key in (Qt.Key.Key_1, Qt.Key.Key_Return):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        settle()
    assert controller_of(window).public_view().step == "window"
    controller_of(window).submit(1, ALLOW)
    settle()
    assert controller_of(window).public_view().step == "end"
    assert QApplication.focusWidget() is screen_of(window).steps.primary


# -- the Identity, kept or exchanged ------------------------------------------------------------


@pytest.mark.rule("R-209")
def test_the_first_key_of_a_game_exchanges_no_identity(window: MainWindow, lay: Open) -> None:
    lay(mulligan=True)
    sheet = screen_of(window).sheets.mulligan
    assert sheet.isVisible()
    assert sheet.keep_button.hasFocus()
    QTest.keyClick(sheet.keep_button, Qt.Key.Key_Return)
    told = [event.name for event in controller_of(window).public_view().events]
    assert [name for name in told if "Identity" in name] == ["IdentityKept"]


@pytest.mark.rule("R-209")
def test_help_with_an_identity_stands_on_its_sheet(window: MainWindow, lay: Open) -> None:
    lay(mulligan=True)
    sheet, clerk = screen_of(window).sheets.mulligan, Clerk()
    screen_of(window).hints.hire = lambda: clerk
    QTest.mouseClick(sheet.hint_button, Qt.MouseButton.LeftButton)
    assert sheet.hint.words == "You can keep this Identity, or exchange it for another one."
    for _ in range(2):
        QTest.keyClick(sheet.keep_button, Qt.Key.Key_H)
    clerk.say("mulligan")
    assert sheet.hint.words == "Exchange your Identity. Another Identity may have an easier way home."
    assert sheet.change_button.hasFocus()
    assert not screen_of(window).message.isVisible(), "nothing lies over the buttons"
    QTest.mouseClick(sheet.keep_button, Qt.MouseButton.LeftButton)
    settle()
    assert sheet.hint.words == ""


@pytest.mark.rule("R-209")
def test_there_is_nothing_to_help_with_once_an_identity_is_exchanged(window: MainWindow, lay: Open) -> None:
    lay(mulligan=True)
    sheet = screen_of(window).sheets.mulligan
    QTest.mouseClick(sheet.change_button, Qt.MouseButton.LeftButton)
    settle()
    assert sheet.isVisible()
    assert not sheet.hint_button.isVisible()


@pytest.mark.rule("R-905")
def test_the_keys_are_in_the_cards_to_fetch_when_a_game_is_taken_up_there(
    window: MainWindow, tmp_path: Path
) -> None:
    setup = Setup(
        2, "fetch", "seat-1", mulligan=False, hands={0: ("rewind",)}, discard_pile=("dodo", "ark", "sabotage")
    )
    path, options = tmp_path / "fetch.chrononauts", {bot_option(1): "agent"}
    match = Match.start("chrononauts", ("Ada", "Orvik"), setup, path, options)
    match.submit(0, parse("play rewind"))
    match.submit(1, parse("allow"))
    window.open_match(match)
    settle()
    picker = screen_of(window).sheets.picker
    assert picker.isVisible()
    assert picker.grid.hasFocus()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_a_hint_hides_no_title_of_a_card_that_has_risen(
    window: MainWindow, lay: Open, size: tuple[int, int]
) -> None:
    window.resize(*size)
    lay()
    table, hand = screen_of(window), screen_of(window).hand
    hand.setFocus()
    free = hand.cell_rect(hand.currentIndex()).top()
    QTest.keyClick(hand, Qt.Key.Key_H)
    settle()
    assert table.message.isVisible()
    risen = hand.cell_rect(hand.currentIndex()).top()
    assert hand.y() + risen > table.message.geometry().bottom()
    QTest.keyClick(hand, Qt.Key.Key_Escape)
    settle()
    assert not table.message.isVisible()
    assert hand.cell_rect(hand.currentIndex()).top() == free < risen
