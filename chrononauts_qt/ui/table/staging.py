"""Ties what moves to a table: when it begins, and what waits for its end."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection
from typing import Any

from PySide6.QtCore import QObject, QRect, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QAbstractItemView, QWidget

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.kit.moving import Moving


class Staging(QObject):
    """Lets what happens at a table be seen to happen. It asks for public things only.

    `expect` must hear the events before the table's models, `begin` the change after them.
    """

    cue = Signal(str)

    def __init__(self, table: QWidget, animator: Moving[Any, Any]) -> None:
        super().__init__(table)
        self._table, self._overlay = table, animator
        animator.cue.connect(self.cue)

    def listen(self, happened: SignalInstance, changed: SignalInstance) -> None:
        """Follow a controller; to be called after the table has been connected to it."""
        happened.connect(self.expect)
        changed.connect(self.begin)

    @abstractmethod
    def expect(self, events: tuple[Event, ...]) -> None:
        """Hear what happened, before the table shows it."""

    @abstractmethod
    def board(self) -> QRect:
        """Return where on the table it is seen that something moves."""

    @abstractmethod
    def own(self) -> Collection[object]:
        """Return the parts of the table that cover nothing: they are the board."""

    def begin(self) -> None:
        """The table shows it now; below a sheet nothing is seen to move."""
        for view in self._table.findChildren(QAbstractItemView):
            view.executeDelayedItemsLayout()  # otherwise Qt draws them, lays them out and draws them again
        self._overlay.begin(seen=not self.is_covered())

    def is_covered(self) -> bool:
        """Tell whether something lies over the whole board."""
        board, own = self.board(), (*self.own(), self._overlay)
        above = self._table.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return any(w.isVisible() and w not in own and w.geometry().contains(board) for w in above)

    def when_still(self, act: Callable[[], None]) -> None:
        """Do something once, when nothing moves any more."""
        if self._overlay.is_running:
            self._overlay.done.connect(act, Qt.ConnectionType.SingleShotConnection)
        else:
            act()
