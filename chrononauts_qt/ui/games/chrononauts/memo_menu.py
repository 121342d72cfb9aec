"""When people are asked for a Memo: a menu behind the table's own."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of
from chrononauts_qt.ui.games.chrononauts.control.match_controller import (
    EVERY,
    NEVER,
    TOUCHING,
    MatchController,
)
from chrononauts_qt.ui.table.status_line import StatusLine, pop_up

TEXTS: dict[str, Source] = {
    "door": QT_TRANSLATE_NOOP("MemoMenu", "Ask for a Memo…"),
    EVERY: QT_TRANSLATE_NOOP("MemoMenu", "At every play"),
    TOUCHING: QT_TRANSLATE_NOOP("MemoMenu", "Only if it touches me or my years"),
    NEVER: QT_TRANSLATE_NOOP("MemoMenu", "Not before my next turn"),
}

text = texts_of(TEXTS)


class MemoMenu(QObject):
    """Lets each person choose, openly where there are several: then what touches one is nobody's to see."""

    def __init__(self, controller: MatchController, status: StatusLine) -> None:
        super().__init__(status)
        self._controller, self._status = controller, status
        status.add_door(text("door"), self.open)

    def menu(self) -> QMenu:
        """Return the menu as it is now: of the only person, or with one for each person in it."""
        menu = QMenu(text("door"), self._status)
        people = self._controller.people
        for seat in people:
            name = self._controller.names[seat].replace("&", "&&")
            self._fill(menu if len(people) == 1 else menu.addMenu(name), seat)
        return menu

    def _fill(self, menu: QMenu, seat: int) -> None:
        controller, group = self._controller, QActionGroup(menu)
        now = NEVER if seat in controller.resting else controller.wishes.get(seat, EVERY)
        ways = (EVERY, TOUCHING, NEVER) if seat == controller.sole else (EVERY, NEVER)
        for wish in ways:
            action = menu.addAction(text(wish))
            action.setCheckable(True)
            action.setChecked(wish == (now if now in ways else EVERY))
            action.setData((seat, wish))
            group.addAction(action)
        group.triggered.connect(self._choose)

    def _choose(self, action: QAction) -> None:
        self._controller.wish(*action.data())

    def open(self) -> None:
        """Open it below the table's own."""
        menu, button = self.menu(), self._status.menu_button
        if not menu.isEmpty():
            left = button.width() - menu.sizeHint().width()
            pop_up(menu, button.mapToGlobal(QPoint(left, button.height())))
