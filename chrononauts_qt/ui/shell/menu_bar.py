"""The bar of menus that a Mac shows above the screen; elsewhere the window has none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenuBar

from chrononauts_qt.ui.catalog.common import text

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow


def add_menu_bar(window: MainWindow, settings: QAction, rules: QAction) -> None:
    """Put two of the window's keys into menus: the settings go to the menu of the program, by their role.

    With a bar of the window's own Qt also tells the rest of that menu in the language of the window.
    """
    bar = QMenuBar(window)
    menu = bar.addMenu("")
    settings.setMenuRole(QAction.MenuRole.PreferencesRole)
    rules.setMenuRole(QAction.MenuRole.NoRole)
    menu.addActions([rules, settings])

    def name() -> None:
        menu.setTitle(text("help"))
        rules.setText(text("rules"))
        settings.setText(text("settings"))

    name()
    window.look.reworded.connect(name)
    window.setMenuBar(bar)
