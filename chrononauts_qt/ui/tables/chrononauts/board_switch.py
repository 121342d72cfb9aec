"""Puts the list in the board's place and back: same place, same gestures, same keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog import settings_texts as words
from chrononauts_qt.ui.match_controller import MatchController
from chrononauts_qt.ui.models.timeline_model import TimelineModel
from chrononauts_qt.ui.tables.chrononauts.list_rows import TimelineRows
from chrononauts_qt.ui.tables.chrononauts.list_view import TimelineTable
from chrononauts_qt.ui.tables.chrononauts.table import TableScreen
from chrononauts_qt.ui.theme import Theme


class BoardSwitch(QObject):
    """Keeps a list beside a board, in its place when wanted: same place, same gestures, same keys."""

    def __init__(self, table: TableScreen, controller: MatchController, theme: Theme) -> None:
        super().__init__(table)
        self._table = table
        board = self._board = table.timeline
        arming = self._arming = table.arming
        self._controller = controller
        self._ringed = (table.timeline, table.players)
        self._rings = True
        model = board.model()
        assert isinstance(model, TimelineModel), "the board shows the TimeLine"
        self.rows = TimelineRows(model, self)
        self.list = TimelineTable(board, self.rows, theme, table)
        table.keys.watch(self.list)
        self.list.hide()
        self.list.stackUnder(board)
        QWidget.setTabOrder(board, self.list)
        board.installEventFilter(self)
        board.selectionModel().currentChanged.connect(lambda now, _: self.list.show_tile(now))
        controller.changed.connect(self._show)
        controller.viewer_changed.connect(self._change_viewer)
        arming.changed.connect(self._show)
        self._follow()
        self._show()

    def set_help(self, highlights: bool, preview: bool, claim: bool) -> None:
        """Give the help that is wished for: rings where an armed card can go, a preview, a reminder."""
        self._table.explain.set_assists(preview, claim)
        self._rings = highlights
        self._show()

    @property
    def is_list(self) -> bool:
        """Tell whether the list stands in the board's place."""
        return not self.list.isHidden()

    def toggle(self) -> None:
        """Put the list in the board's place, or the board back; the keys stay where they were."""
        to_list = not self.is_list
        if self._table.message.words.text() == words.text("list-offer"):
            self._table.message.dismiss()
        had = self._board.hasFocus() or self.list.hasFocus()
        self._board.setFocusProxy(None)  # type: ignore[arg-type]  # none is how Qt takes one away
        self.list.setVisible(to_list)
        self._board.setVisible(not to_list)
        if to_list:
            self._board.setFocusProxy(self.list)
            self.list.fit()
        if had:
            (self.list if to_list else self._board).setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._follow()
        return False

    def _follow(self) -> None:
        """Stand where the board stands."""
        self.list.setGeometry(self._board.geometry())
        self.list.set_scale(self._board.u)

    def _change_viewer(self) -> None:
        """Another pair of eyes: the row where the keys were tells nothing."""
        if self._controller.viewer is None:
            self.list.show_tile(QModelIndex())
        self._show()

    def _show(self) -> None:
        """Show the viewer's own years and where the armed card can go; nobody's while covered."""
        viewer = self._controller.viewer
        self.rows.set_needs(self._controller.view().home_needs if viewer is not None else ())
        targets = self._arming.targets() if viewer is not None and self._rings else None
        self.rows.set_legal(targets)
        if not self._rings:
            for view in self._ringed:
                view.set_legal_targets(None)
