"""The keys that work on every screen of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

if TYPE_CHECKING:
    from chrononauts_qt.ui.windows.main_window import MainWindow

TEXT_STEP = 10
"""So many per cent a key makes the text larger or smaller."""


def is_for_every_screen(event: QKeyEvent) -> bool:
    """Tell whether a key may reach beyond a curtain: it says nothing of a card.

    It changes only how things look, opens a page, or asks everybody to take something back.
    """
    kinds = (QKeySequence.StandardKey.ZoomIn, QKeySequence.StandardKey.Undo)
    bound = [keys for kind in kinds for keys in QKeySequence.keyBindings(kind)]
    others = ("F1", "F11", "Ctrl+,", "Ctrl+L", "Ctrl+=", "Ctrl+-", "Ctrl+0")
    return QKeySequence(event.keyCombination()) in (*bound, *map(QKeySequence, others))


def add_keys(window: MainWindow) -> None:
    """Give the window its keys."""
    grow = QKeySequence.keyBindings(QKeySequence.StandardKey.ZoomIn)
    for keys, act in (
        ([QKeySequence(Qt.Key.Key_F11)], window.toggle_full_screen),
        ([QKeySequence("Ctrl+,")], window.settings_doors.open),
        ([QKeySequence(Qt.Key.Key_F1)], window.rules.ask),
        ([QKeySequence("Ctrl+L")], lambda: _change_language(window)),
        ([*grow, QKeySequence("Ctrl+=")], lambda: window.look.change_text_size(TEXT_STEP)),
        ([QKeySequence("Ctrl+-")], lambda: window.look.change_text_size(-TEXT_STEP)),
        ([QKeySequence("Ctrl+0")], lambda: window.look.change_text_size(0)),
    ):
        action = QAction(window)
        action.setShortcuts(keys)
        action.triggered.connect(lambda _=False, act=act: act())
        window.addAction(action)


def _change_language(window: MainWindow) -> None:
    """Go on to the next language and briefly name it in itself; nothing where there is only one."""
    from chrononauts_qt.ui.catalog import settings_texts

    language = window.look.next_language()
    if language:
        window.message.say(settings_texts.text("language-now", language=language), brief=True)
