"""The keys that work on every screen of the window."""

from __future__ import annotations

import sys
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QKeyCombination, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow

TEXT_STEP = 10
"""So many per cent a key makes the text larger or smaller."""

LARGER, SMALLER, USUAL = "Ctrl++", "Ctrl+-", "Ctrl+0"

_FOR_SIGNS = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_Kind = QKeySequence.StandardKey
_FULL_SCREEN: tuple[_Kind | str, ...] = (_Kind.FullScreen, "F11")
_SETTINGS = ("Ctrl+,",)
_RULES: tuple[_Kind | str, ...] = (_Kind.HelpContents, "F1")
_LANGUAGE = ("Ctrl+L",)
_LARGER: tuple[_Kind | str, ...] = (_Kind.ZoomIn, LARGER, "Ctrl+=")
_SMALLER = (SMALLER,)
_USUAL = (USUAL,)
_UNDO = (_Kind.Undo,)


def is_for_every_screen(event: QKeyEvent) -> bool:
    """Tell whether a key may reach beyond a curtain: it says nothing of a card.

    It changes only how things look, opens a page, or asks everybody to take something back. Many a sign
    needs Shift or is on the keypad as well, which shortcuts do not mind.
    """
    kinds = (*_FULL_SCREEN, *_SETTINGS, *_RULES, *_LANGUAGE, *_LARGER, *_SMALLER, *_USUAL, *_UNDO)
    pressed = QKeyCombination(event.modifiers() & ~_FOR_SIGNS, Qt.Key(event.key()))
    return QKeySequence(pressed) in _sequences(kinds)


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
    """Give the window its keys, and a Mac its menus."""
    size = SizeKeys(window)
    made: dict[tuple[_Kind | str, ...], QAction] = {}
    for kinds, act in (
        (_FULL_SCREEN, window.toggle_full_screen),
        (_SETTINGS, window.settings_doors.open),
        (_RULES, window.rules.ask),
        (_LANGUAGE, lambda: _change_language(window)),
        (_LARGER, lambda: size.press(TEXT_STEP)),
        (_SMALLER, lambda: size.press(-TEXT_STEP)),
        (_USUAL, lambda: size.press(0)),
    ):
        action = made[kinds] = QAction(window)
        action.setShortcuts(_sequences(kinds))
        action.triggered.connect(lambda _=False, act=act: act())
        window.addAction(action)
    if sys.platform == "darwin":
        from chrononauts_qt.ui.shell.menu_bar import add_menu_bar

        add_menu_bar(window, made[_SETTINGS], made[_RULES])


def _sequences(kinds: tuple[_Kind | str, ...]) -> list[QKeySequence]:
    """Return what the system has for each kind, and the keys that are named.

    A Mac keeps F11 for itself and shows F1 as another light; its own keys are ⌃⌘F and ⌘?.
    """
    found = (QKeySequence.keyBindings(k) if isinstance(k, _Kind) else [QKeySequence(k)] for k in kinds)
    return list(dict.fromkeys(chain.from_iterable(found)))


def _change_language(window: MainWindow) -> None:
    """Go on to the next language and briefly name it in itself; nothing where there is only one."""
    from chrononauts_qt.ui.catalog import settings_texts

    language = window.look.next_language()
    if language:
        window.message.say(settings_texts.text("language-now", language=language), brief=True)
