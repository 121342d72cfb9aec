"""How long what others do stays to be seen: the setting, in a menu behind the table's own."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from chrononauts_qt.session.settings import PACES
from chrononauts_qt.ui.catalog import settings_texts as words
from chrononauts_qt.ui.kit.look import Look
from chrononauts_qt.ui.table.status_line import StatusLine, pop_up


class PaceMenu(QObject):
    """Lets the pace of the bots be chosen without leaving the table; the settings keep it."""

    def __init__(self, status: StatusLine, look: Look) -> None:
        super().__init__(status)
        self._status, self._look = status, look
        status.add_door(words.text("pace-door"), self.open)

    def menu(self) -> QMenu:
        """Return the menu as it is now."""
        menu = QMenu(words.text("pace"), self._status)
        group = QActionGroup(menu)
        for pace in PACES:
            action = menu.addAction(words.text(f"pace-{pace}"))
            action.setCheckable(True)
            action.setChecked(pace == self._look.settings.bot_pace)
            action.setData(pace)
            group.addAction(action)
        group.triggered.connect(self._choose)
        return menu

    def _choose(self, action: QAction) -> None:
        self._look.change(self._look.settings._replace(bot_pace=action.data()))

    def open(self) -> None:
        """Open it below the table's own."""
        menu, button = self.menu(), self._status.menu_button
        left = button.width() - menu.sizeHint().width()
        pop_up(menu, button.mapToGlobal(QPoint(left, button.height())))
