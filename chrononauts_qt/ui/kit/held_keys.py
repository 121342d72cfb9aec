"""What is held for the next key, where keys are pressed one after the other: seen and said."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog.own_keys_texts import text
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.captions import MESSAGE, Line
from chrononauts_qt.ui.kit.keyboard import written_held


class HeldLine(Line):
    """The line about it, where captions stand."""


def tell(window: QWidget, held: Qt.KeyboardModifier, is_let_go: bool = False) -> None:
    """Show and say what is held in a window; `is_let_go`: somebody let it go without a next key."""
    line = window.findChild(HeldLine, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if held:
        said = text("held", keys=written_held(held))
        (line if isinstance(line, HeldLine) else HeldLine(window, "held")).say(said, _table_of(window))
        announce(window, said)
    elif isinstance(line, HeldLine):
        line.hide()
        announce(window, text("let-go") if is_let_go else "")


def _table_of(window: QWidget) -> QWidget | None:
    """Return the table that is seen, None where another page is."""
    pages = (bar.parentWidget() for bar in window.findChildren(QWidget, MESSAGE))
    return next((page for page in pages if page and page is not window and page.isVisible()), None)
