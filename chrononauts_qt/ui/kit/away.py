"""Whether anybody looks at the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog


def is_away(state: Qt.ApplicationState) -> bool:
    """Tell whether another program has the screen now.

    A dialog of the platform is another program for Qt where we have opened it ourselves, such as one to
    choose a file: Qt then keeps its own one open, off the screen.
    """
    return state != Qt.ApplicationState.ApplicationActive and not _asks_through_platform()


def _asks_through_platform() -> bool:
    off_screen = Qt.WidgetAttribute.WA_DontShowOnScreen
    dialogs = (top for top in QApplication.topLevelWidgets() if isinstance(top, QDialog))
    return any(dialog.isVisible() and dialog.testAttribute(off_screen) for dialog in dialogs)
