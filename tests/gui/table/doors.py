"""The ways between the screens, as a person goes them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from chrononauts_qt.session import journal, places
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.program import settle, walk_to
from tests.gui.robot import HandClock, Robot
from tests.gui.table.scene import LEFT, Scene
from tests.gui.windows.helpers import panel

CARD = "prevent-assassination"

offscreen_menu = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)


def shown(window: MainWindow) -> str:
    """Return the name of the screen that the window shows."""
    return window.shown()


def key(key: Qt.Key) -> None:
    """Press a key where the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None, "nothing has the focus"
    QTest.keyClick(focus, key)
    settle()


def open_page(window: MainWindow, by: str) -> None:
    """Come from the first screen to the page of a new game, where the time is to be guessed."""
    if by == "mouse":
        QTest.mouseClick(window.home.front.start_button, LEFT)
    else:
        walk_to(window, window.home.front.start_button)
        key(Qt.Key.Key_Return)
    settle()
    assert shown(window) == "new_game"
    first = panel(window.new_game).first
    first.setCurrentIndex(first.findData("guess"))


def fill_page(window: MainWindow, by: str) -> None:
    """Seat two people, write their names and start."""
    page = window.new_game
    while len(page.people.rows) > 2:
        page.people.rows[-1].remove.click()
    page.people.rows[1].player.choose("")
    for number, name in enumerate(("Ada", "Bruno")):
        if by == "mouse":
            QTest.mouseClick(page.people.rows[number].name, LEFT)
        else:
            Robot(window, HandClock(), "keys").focus(page.people.rows[number].name)
        QTest.keyClicks(page.people.rows[number].name, name)
    if by == "mouse":
        QTest.mouseClick(page.start_button, LEFT)
    else:
        key(Qt.Key.Key_Return)
    settle()


def lines_in(path: Path) -> list[str]:
    """Return the actions of a journal, as “seat: action”."""
    return [f"{record.seat + 1}: {record.action}" for record in journal.read(path).records]


def only_journal(folder: Path) -> Path:
    found = list(folder.glob(f"*{places.SUFFIX}"))
    assert len(found) == 1
    return found[0]


def through_the_menu(scene: Scene, label: str) -> None:
    """Open the menu with the mouse and choose a line by its words."""
    done = []

    def choose() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        action = next(action for action in menu.actions() if action.text() == label)
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
        done.append(label)

    QTimer.singleShot(0, choose)
    scene.click(scene.table.status.menu_button)
    assert done == [label]
    scene.window.activateWindow()
    settle()
