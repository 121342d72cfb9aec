"""Who plays a seat from here on: a menu on its panel, and one for all seats behind the table's own menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.catalog import seat_texts as words
from chrononauts_qt.ui.kit.choice_sheet import ChoiceSheet
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.seat_controller import SeatController
from chrononauts_qt.ui.table.status_line import StatusLine, pop_up

SeatAt = Callable[[QPoint], int | None]
"""Returns the 0-based seat whose panel lies at a point of the viewport."""


class SeatMenu(QObject):
    """Lets a person take a bot's seat, and a bot play on for a person or for a bot of another rank.

    Only a seat of somebody else than the viewer is asked for twice: whoever gives up a seat of one's own, or
    moves bots about, can undo it at once.
    """

    def __init__(self, table: QWidget, controller: SeatController, status: StatusLine, theme: Theme) -> None:
        super().__init__(table)
        self._table = table
        self._controller = controller
        self._status = status
        self._watched: dict[QObject, tuple[QAbstractItemView, SeatAt]] = {}
        self._asked_for: tuple[int, str] | None = None
        self._theme = theme
        status.add_door(words.text("seats"), self.open_all)

    @cached_property
    def sheet(self) -> ChoiceSheet:
        """Asks whether a bot is to play on for somebody else."""
        made = ChoiceSheet(self._table, self._theme)
        made.chosen.connect(self._confirm)
        return made

    def watch(self, view: QAbstractItemView, seat_at: SeatAt) -> None:
        """Open the menu of a seat on its panel: by the right button, the Menu key or Shift+F10."""
        for part in (view, view.viewport()):
            self._watched[part] = view, seat_at
            part.installEventFilter(self)

    def forget(self) -> None:
        """Open no menu of a seat any more: nobody plays here."""
        for part in self._watched:
            part.removeEventFilter(self)
        self._watched.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the menu; what a system makes of the Menu key besides is dropped, or there would be two."""
        if watched not in self._watched:
            return False
        view, seat_at = self._watched[watched]
        if isinstance(event, QContextMenuEvent):
            if event.reason() != QContextMenuEvent.Reason.Keyboard:
                self._open(seat_at(event.pos()), event.globalPos())
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and _asks_for_menu(event):
            index = view.currentIndex()
            place = (view.visualRect(index) if index.isValid() else view.viewport().rect()).center()
            self._open(seat_at(place), view.viewport().mapToGlobal(place))
            return True
        return False

    # -- menus ----------------------------------------------------------------------------------

    def menu(self, seat: int) -> QMenu:
        """Return the menu of a 0-based seat as it is now."""
        return self._fill(QMenu(self._title(seat), self._table), seat)

    def menu_of_all(self) -> QMenu:
        """Return a menu with that of every seat in it."""
        menu = QMenu(words.text("seats"), self._table)
        for seat in range(len(self._controller.names)):
            self._fill(menu.addMenu(self._title(seat)), seat)
        return menu

    def _title(self, seat: int) -> str:
        player = words.text(self._controller.match.bots.get(seat, "person"))
        name = self._controller.names[seat].replace("&", "&&")
        return words.text("seat-of", name=name, player=player)

    def _fill(self, menu: QMenu, seat: int) -> QMenu:
        now = self._controller.match.bots.get(seat)
        if now is not None:
            menu.addAction(words.text("take-over")).triggered.connect(lambda: self._take_over(seat))
        for rank in SHELF[self._controller.match.game_id].ranks:
            if rank != now:
                action = menu.addAction(words.text("hand-over", rank=words.text(rank)))
                action.triggered.connect(lambda _=False, rank=rank: self.hand_over(seat, rank))
        is_over = self._controller.public_view().outcome is not None
        for action in menu.actions():
            action.setEnabled(not is_over)
        return menu

    def _open(self, seat: int | None, at: QPoint) -> None:
        pop_up(self.menu_of_all() if seat is None else self.menu(seat), at)

    def open_all(self) -> None:
        """Open the menu of all seats below the table's own."""
        button = self._status.menu_button
        menu = self.menu_of_all()
        left = button.width() - menu.sizeHint().width()
        pop_up(menu, button.mapToGlobal(QPoint(left, button.height())))

    # -- what they do ---------------------------------------------------------------------------

    def _take_over(self, seat: int) -> None:
        self._controller.take_over(seat)

    def hand_over(self, seat: int, rank: str) -> None:
        """Let a bot play a seat; one of another person than the viewer is asked for first."""
        controller = self._controller
        if seat in controller.match.bots or seat == controller.viewer:
            controller.hand_over(seat, rank)
            return
        self._asked_for = seat, rank
        label = words.text("hand-over", rank=words.text(rank))
        self.sheet.ask(words.text("hand-over-whose", name=controller.names[seat]), [(rank, label)])
        self.sheet.cancel_button.setFocus()

    def _confirm(self) -> None:
        if self._asked_for is not None:
            seat, rank = self._asked_for
            self._asked_for = None
            self._controller.hand_over(seat, rank)


def _asks_for_menu(event: QKeyEvent) -> bool:
    is_shifted = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
    return event.key() == Qt.Key.Key_Menu or (event.key() == Qt.Key.Key_F10 and is_shifted)
