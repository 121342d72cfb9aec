"""Menus that are made when they are wanted."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu


def pop_up(menu: QMenu, at: QPoint) -> None:
    """Open a menu at a place of the screen; it goes when it is closed, or with the part that opened it."""
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(at)
    first = menu.actions()[0]
    if first.menu() is None:  # one within would open at once and lie over the others
        menu.setActiveAction(first)
