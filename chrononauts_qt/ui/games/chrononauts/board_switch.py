"""Puts the list in the board's place and back: same place, same gestures, same keys."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.chrononauts.card_table import YearTable
from chrononauts_qt.ui.games.chrononauts.list_rows import COLUMNS, TimelineRows
from chrononauts_qt.ui.games.chrononauts.list_view import TimelineTable
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.table.list_desk import is_offer


class ListSwitch(QObject):
    """Keeps a list beside a board, in its place when wanted: same place, same gestures, same keys.

    The game has no use for the columns in `unused`. The targets of the armed card are told while `rings` is
    true. `is_list`: the list stands in the board's place, or did when the table went.
    """

    def __init__(self, table: YearTable, unused: Iterable[str] = ()) -> None:
        super().__init__(table)
        self._table = table
        self._board = table.timeline
        self._arming = table.arming
        self._unused = tuple(unused)
        self.rings, self.is_list = True, False
        self._board.installEventFilter(self)
        self._board.selectionModel().currentChanged.connect(self._show_tile)
        self._arming.controller.changed.connect(self.show)
        self._arming.changed.connect(self.show)

    @cached_property
    def list(self) -> TimelineTable:
        """The list, once it is wanted: most tables never show one."""
        table, board = self._table, self._board
        made = TimelineTable(board, TimelineRows(table.timeline_model, self), table.reading, table)
        for column in self._unused:
            made.setColumnHidden(COLUMNS.index(column), True)
        table.gestures.watch(made)
        table.explain.preview.follow(made)
        made.hide()
        made.stackUnder(board)
        QWidget.setTabOrder(board, made)
        made.show_tile(board.currentIndex())
        self._stand(made)
        return made

    @property
    def sorted_by(self) -> tuple[int, Qt.SortOrder] | None:
        """The column by which the list is sorted and its direction; None before there is a list."""
        if not self._is_made:
            return None
        header = self.list.horizontalHeader()
        return header.sortIndicatorSection(), header.sortIndicatorOrder()

    @property
    def _is_made(self) -> bool:
        return "list" in vars(self)

    def toggle(self) -> None:
        """Put the list in the board's place, or the board back; the keys stay where they were."""
        to_list = self.is_list = not self.is_list
        if is_offer(self._table.message.words.text()):
            self._table.message.dismiss()
        had = self._board.hasFocus() or self.list.hasFocus()
        self._board.setFocusProxy(None)  # type: ignore[arg-type]  # none is how Qt takes one away
        self.list.setVisible(to_list)
        self._board.setVisible(not to_list)
        if to_list:
            self._board.setFocusProxy(self.list)
            self.show()
        shown = self.list if to_list else self._board
        if had:
            shown.setFocus()
        else:
            announce(self._table, shown.accessibleName())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self._is_made:
            self._stand(self.list)
        return False

    def _stand(self, made: TimelineTable) -> None:
        """Let the list stand where the board stands."""
        made.setGeometry(self._board.geometry())
        made.set_scale(self._board.u)

    def _show_tile(self, place: QModelIndex) -> None:
        if self._is_made:
            self.list.show_tile(place)

    def show(self) -> None:
        """Show where the armed card can go; nobody's while covered."""
        if self._is_made:
            self.list.rows.set_targets(self.targets(), self.playable())

    def targets(self) -> frozenset[str] | None:
        """Return what is ringed."""
        return self.playable()

    def playable(self) -> frozenset[str] | None:
        """Return what the armed card can be played on, if that is wished for and somebody looks."""
        seen = self._arming.controller.viewer is not None and self.rings
        return self._arming.targets() if seen else None


class BoardSwitch(ListSwitch):
    """The list of a table of rivals: it marks the viewer's own years."""

    def __init__(self, table: TableScreen) -> None:
        self._controller = table.controller
        self._hints = table.hints
        super().__init__(table)
        table.controller.viewer_changed.connect(self._change_viewer)
        table.hints.changed.connect(self.show)
        self.show()

    def _change_viewer(self) -> None:
        """Another pair of eyes: the row where the keys were tells nothing."""
        if self._controller.viewer is None:
            self._show_tile(QModelIndex())
        self.show()

    def show(self) -> None:
        """Show the viewer's own years as well; nobody's while covered, no place for them from afar."""
        viewer = self._controller.viewer
        with self._controller.speaking():
            if self._is_made:
                self.list.setColumnHidden(COLUMNS.index("mine"), self._controller.is_afar)
                needs = self._controller.view().home_needs if viewer is not None else ()
                self.list.rows.set_needs(needs)
            super().show()

    def targets(self) -> frozenset[str] | None:
        """Return what a hint rings, else what the armed card can be played on."""
        return self._hints.ringed(self.playable())
