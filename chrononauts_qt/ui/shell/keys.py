"""The keys that work on every screen of the window."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenuBar

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit import keyboard

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow

TEXT_STEP = 10
"""So many per cent a key makes the text larger or smaller."""


class SizeKeys(QObject):
    """Makes the text of a window larger or smaller by key.

    A key held down is pressed faster than a screen can be made: what was pressed since the last one is one
    change, so that the window is redrawn once and stands still as soon as the key is let go.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._look = window.look
        self._steps: list[int] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._change)

    def press(self, percent: int) -> None:
        """Note a press; it counts when every key that waits has been read."""
        self._steps.append(percent)
        self._timer.start(0)

    def _change(self) -> None:
        steps, self._steps = self._steps, []
        self._look.change_text_size(*steps)


def add_keys(window: MainWindow) -> None:
    """Give the window its keys, and a Mac its menus. The data of an action is its key in `key_texts`."""
    size = SizeKeys(window)
    made: dict[keyboard.Keys, QAction] = {}
    for kinds, does, act in (
        (keyboard.SHORTCUTS, "keys", window.key_list.ask),
        (keyboard.RULES, "rules", window.rules.ask),
        (keyboard.SETTINGS, "settings", window.settings_opener.open),
        (keyboard.TEXT_LARGER, "larger", lambda: size.press(TEXT_STEP)),
        (keyboard.TEXT_SMALLER, "smaller", lambda: size.press(-TEXT_STEP)),
        (keyboard.TEXT_USUAL, "usual", lambda: size.press(0)),
        (keyboard.LANGUAGE, "language", lambda: _change_language(window)),
        (keyboard.FULL_SCREEN, "full-screen", window.toggle_full_screen),
    ):
        action = made[kinds] = QAction(window)
        action.setData(does)
        action.setShortcuts(keyboard.sequences(kinds))
        action.triggered.connect(lambda _=False, act=act: act())
        window.addAction(action)
    if sys.platform == "darwin":
        rules, keys, settings = keyboard.RULES, keyboard.SHORTCUTS, keyboard.SETTINGS
        _add_menu_bar(window, made[rules], made[keys], made[settings])


def _change_language(window: MainWindow) -> None:
    """Go on to the next language and briefly name it in itself; nothing where there is only one."""
    from chrononauts_qt.ui.catalog import settings_texts

    language = window.look.next_language()
    if language:
        window.message.say(settings_texts.text("language-now", language=language), brief=True)


def _add_menu_bar(window: MainWindow, rules: QAction, keys: QAction, settings: QAction) -> None:
    """Put three keys into the menus above a Mac's screen; the settings go to the program's, by their role.

    With a bar of the window's own Qt also tells the rest of that menu in the language of the window.
    """
    bar = QMenuBar(window)
    menu = bar.addMenu("")
    settings.setMenuRole(QAction.MenuRole.PreferencesRole)
    for action in (rules, keys):
        action.setMenuRole(QAction.MenuRole.NoRole)
    menu.addActions([rules, keys, settings])

    def name() -> None:
        menu.setTitle(text("help"))
        rules.setText(text("rules"))
        keys.setText(text("keys"))
        settings.setText(text("settings"))

    name()
    window.look.reworded.connect(name)
    window.setMenuBar(bar)
