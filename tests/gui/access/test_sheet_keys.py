"""What is pressed on a sheet stays there, and when it closes the keys land where one can go on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.access.sheets import Open, claim, discards
from tests.gui.bots.conftest import opened
from tests.gui.desks import screen_of
from tests.gui.program import settle
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import Scene

Key = Qt.Key
STRANGE = (
    *(Key.Key_G, Key.Key_A, Key.Key_H, Key.Key_J, Key.Key_P, Key.Key_W, Key.Key_C, Key.Key_L, Key.Key_X),
    *(Key.Key_E, Key.Key_V, Key.Key_5, Key.Key_0),
)
"""Keys of the table that mean nothing on a sheet without hints and with fewer than five answers."""


def focused() -> QWidget:
    """Return what has the keys; somebody always has them, who can be seen and used."""
    found = QApplication.focusWidget()
    assert found is not None, "nobody has the keys"
    assert found.isVisible()
    assert found.isEnabled()
    return found


def with_identity(window: MainWindow) -> QWidget:
    """Let Ada, alone with a bot, be asked about her Identity; she comes from the first screen."""
    screen = window.page("home").findChildren(QWidget)
    assert any(part.hasFocus() for part in screen)
    match = Match.start("chrononauts", ("Ada", "Orvik"), Setup(2, "dock", first="seat-1"), None,
                        {bot_option(1): "agent"})
    opened(window, match)
    sheet: QWidget = screen_of(window).sheets.mulligan
    assert sheet.isAncestorOf(focused())
    return sheet


def test_letters_stay_on_the_sheet_of_an_identity_and_the_keys_land_behind_it(window: MainWindow) -> None:
    """A bug: G led behind the open sheet, and once it was gone nobody had the keys."""
    sheet = with_identity(window)
    for key in (Key.Key_G, Key.Key_A, Key.Key_J, Key.Key_1, Key.Key_V):
        QTest.keyClick(focused(), key)
        settle()
        assert sheet.isAncestorOf(focused()), key
    QTest.keyClick(focused(), Key.Key_Return)
    settle()
    assert not sheet.isVisible()
    assert focused() is screen_of(window).hand
    QTest.keyClick(focused(), Key.Key_Tab)
    assert focused() is not screen_of(window).hand


def test_the_keys_land_although_they_stood_beside_the_sheet(window: MainWindow) -> None:
    sheet = with_identity(window)
    screen_of(window).timeline.setFocus()
    QTest.mouseClick(screen_of(window).sheets.mulligan.keep_button, Qt.MouseButton.LeftButton)
    settle()
    assert not sheet.isVisible()
    assert focused()


def _choice(scene: Scene) -> QWidget:
    scene.table.hand.setFocus()
    scene.table.sheets.choice.ask("Whose?", [("seat-1", "Ada"), ("seat-2", "Bruno")])
    return scene.table.sheets.choice


def _take_back(scene: Scene) -> QWidget:
    scene.table.hand.setFocus()
    scene.table.sheets.take_back.ask("Take this back?", "Ada plays.", False, [(0, "Ada"), (1, "Bruno")])
    return scene.table.sheets.take_back


@pytest.mark.parametrize("show", [claim, discards, _choice, _take_back])
def test_what_a_sheet_does_not_know_reaches_nothing_below_it(deal: Deal, show: Open) -> None:
    scene = deal(discard="rongorongo")
    scene.lift()
    sheet = show(scene)
    step, events = scene.public.step, len(scene.public.events)
    for key in STRANGE:
        scene.key(key)
        assert sheet.isVisible(), key
        assert sheet.isAncestorOf(focused()), key
        assert scene.said() == "", key
    assert (scene.public.step, len(scene.public.events)) == (step, events)
    scene.key(Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    assert not scene.table.explain.why.lines_button.isChecked()
    scene.key(Key.Key_Escape)
    assert not sheet.isVisible()
    assert focused()


def test_the_keys_of_every_screen_work_on_a_sheet(deal: Deal) -> None:
    scene = deal()
    scene.lift()
    claim(scene)
    scene.key(Key.Key_F1)
    assert scene.window.shown() == "rulebook"
    scene.key(Key.Key_Escape)
    assert scene.window.shown() == "table"


def test_when_what_had_the_keys_is_gone_they_land_on_the_hand(deal: Deal) -> None:
    scene = deal()
    scene.lift()
    gone = QWidget(scene.table)
    gone.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    gone.show()
    gone.setFocus()
    scene.table.questions.show_discards()
    gone.hide()
    scene.key(Key.Key_Escape)
    assert focused() is scene.table.hand
