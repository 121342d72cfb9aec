"""The keys of a Mac, which Qt gives as those of another keyboard: Command as Ctrl, Control as Meta."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from chrononauts_qt.session.settings import Settings
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.kit import keyboard
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.settings_page import SettingsPage
from tests.gui.catalog.sources import marked_texts
from tests.gui.program import NewWindow
from tests.gui.windows.helpers import said

Key, Kind = Qt.Key, QKeySequence.StandardKey
COMMAND, CONTROL = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.MetaModifier
PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier

STANDARD = {
    Kind.FullScreen: ["Ctrl+Meta+F"],
    Kind.HelpContents: ["Ctrl+?"],
    Kind.ZoomIn: ["Ctrl++"],
    Kind.Undo: ["Ctrl+Z"],
}
"""What Qt's documentation of QKeySequence says of macOS, as Qt writes it on other systems."""


class MacSequence(QKeySequence):
    """A sequence of keys that knows those of a Mac."""

    @staticmethod
    def keyBindings(key: QKeySequence.StandardKey, /) -> list[QKeySequence]:
        return [QKeySequence(found) for found in STANDARD[key]]


@pytest.fixture
def main(
    dressed: QApplication, new_window: NewWindow, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    """The program's window with the keys of a Mac."""
    monkeypatch.setattr(keyboard, "QKeySequence", MacSequence)
    monkeypatch.setattr(sys, "platform", "darwin")
    yield new_window()
    i18n.install(dressed)


def test_control_command_f_fills_the_screen(main: MainWindow) -> None:
    """F11 never comes: the system shows the desktop at it."""
    QTest.keyClick(main, Key.Key_F, COMMAND | CONTROL)
    assert main.isFullScreen()
    QTest.keyClick(main, Key.Key_F, COMMAND | CONTROL)
    assert not main.isFullScreen()


def test_command_question_mark_opens_the_rulebook(main: MainWindow) -> None:
    """F1 makes the screen darker, unless Fn is held down."""
    QTest.keyClick(main, Key.Key_Question, COMMAND)
    assert main.shown() == "rulebook"


def test_command_comma_opens_the_settings(main: MainWindow) -> None:
    QTest.keyClick(main, Key.Key_Comma, COMMAND)
    assert main.shown() == "settings_page"


def test_the_menus_speak_the_language_of_the_window_and_open_what_the_keys_do(main: MainWindow) -> None:
    (menu,) = (action.menu() for action in main.menuBar().actions())
    assert isinstance(menu, QMenu)
    rules, keys, settings = menu.actions()
    said = [action.text() for action in menu.actions()]
    assert (menu.title(), said) == ("Help", ["Rules", "All keys", "Settings"])
    assert settings.menuRole() is QAction.MenuRole.PreferencesRole
    assert rules.menuRole() is QAction.MenuRole.NoRole
    main.look.change(main.look.settings._replace(language="it"))
    said = [action.text() for action in menu.actions()]
    assert (menu.title(), said) == ("Aiuto", ["Regole", "Tutti i tasti", "Impostazioni"])
    keys.trigger()
    assert main.shown() == "keys"
    rules.trigger()
    assert main.shown() == "rulebook"
    settings.trigger()
    assert main.shown() == "settings_page"


@pytest.mark.skipif(sys.platform == "darwin", reason="here there is one")
def test_elsewhere_there_is_no_bar_of_menus(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(tmp_path / "games", DARK)
    qtbot.addWidget(window)
    assert window.menuWidget() is None


def test_these_keys_reach_beyond_a_curtain_and_letters_do_not(main: MainWindow) -> None:
    press = QEvent.Type.KeyPress
    passed = [
        *((Key.Key_F, COMMAND | CONTROL), (Key.Key_Z, COMMAND), (Key.Key_Comma, COMMAND)),
        *((Key.Key_Plus, COMMAND), (Key.Key_Plus, COMMAND | KEYPAD), (Key.Key_Plus, COMMAND | SHIFT)),
        *((Key.Key_Minus, COMMAND), (Key.Key_0, COMMAND), (Key.Key_Question, COMMAND | SHIFT)),
        (Key.Key_F1, PLAIN),
    ]
    assert [key for key in passed if not keyboard.is_for_every_screen(QKeyEvent(press, *key))] == []
    kept = [(Key.Key_F, COMMAND), (Key.Key_Z, CONTROL), (Key.Key_G, PLAIN), (Key.Key_Space, PLAIN)]
    assert [key for key in kept if keyboard.is_for_every_screen(QKeyEvent(press, *key))] == []


def test_the_settings_name_the_keys_of_the_text_size_as_the_system_does(
    dressed: QApplication, qtbot: QtBot
) -> None:
    page = SettingsPage(Settings(), DARK)
    qtbot.addWidget(page)
    page.show()
    native = QKeySequence.SequenceFormat.NativeText
    resizing = (keyboard.LARGER, keyboard.SMALLER, keyboard.USUAL)
    shown = [QKeySequence(found).toString(native) for found in resizing]
    assert [found for found in shown if found not in said(page)] == []


def test_no_text_names_a_key_that_a_mac_calls_otherwise() -> None:
    named = re.compile(r"\b(Ctrl|Control|Alt|Option|Meta|Command|F\d+)\b(?! \w+ of)")
    assert [text for _, text in marked_texts() if named.search(text)] == []
