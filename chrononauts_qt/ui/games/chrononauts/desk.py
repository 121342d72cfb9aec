"""The desk of Chrononauts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from chrononauts_qt.ui.games.chrononauts.board_switch import BoardSwitch, ListSwitch
from chrononauts_qt.ui.games.chrononauts.card_table import YearTable
from chrononauts_qt.ui.games.chrononauts.dock_state import (
    dock_kept,
    mark_years,
    take_up,
    uncover,
    years_kept,
)
from chrononauts_qt.ui.games.chrononauts.rivals import RivalDesk
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.table.list_desk import ListDesk

if TYPE_CHECKING:
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.table.printed import Printed


class YearDesk(ListDesk):
    """The desk of a table whose board can be a list."""

    screen: YearTable
    board: ListSwitch | None = None

    def set_help(self, highlights: bool, preview: bool, claim: bool) -> None:
        super().set_help(highlights, preview, claim)
        if self.board is not None:
            self.board.rings = highlights
            self.board.show()

    @property
    def is_asking(self) -> bool:
        return self.screen.is_asking


class ChrononautsDesk(YearDesk, RivalDesk):
    """The big table."""

    screen: TableScreen
    board: BoardSwitch | None = None

    def make_screen(self, theme: Theme) -> TableScreen:
        table = TableScreen(self.controller, theme, reading=self.window.look.theme)
        self.lay_list(BoardSwitch(table))
        return table

    def printed(self) -> Printed | None:
        from chrononauts_qt.ui.games.chrononauts.front_page import front_page

        return front_page(self.controller) if self.is_over else None

    def keep(self) -> Callable[[], None]:
        dock, years, order = dock_kept(self.screen), years_kept(self.screen), self._board().sorted_by

        def show() -> None:
            uncover(self.screen, dock)
            if order is not None:
                self._board().list.sortByColumn(*order)
            mark_years(self.screen, years)
            take_up(self.screen, dock)

        return show

    def _board(self) -> BoardSwitch:
        assert self.board is not None, "a table is laid"
        return self.board
