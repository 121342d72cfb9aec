"""People who read the table as lists: they go from table to table by Tab, from row to row by arrows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.ui.games.afternova.desk import AfterNovaDesk
from chrononauts_qt.ui.games.afternova.list_switch import DealsList
from chrononauts_qt.ui.kit.pieces import PieceView
from chrononauts_qt.ui.table.list_page import ListPage, PieceTable
from tests.gui.afternova.people import People, Thinker
from tests.gui.bots.stubs import SlowWorker
from tests.gui.program import settle


class Readers(People):
    """People at lists; what is no picture of the table, such as the hand, they choose as all do."""

    def sit(  # type: ignore[override]  # fewer ways
        self, setup: Setup | int, bots: tuple[int, ...] = (), hire: Callable[[], SlowWorker] = Thinker
    ) -> None:
        """Sit down, and put the lists in the place of the pictures by the key L."""
        self.by = "keys"
        super().sit(setup, bots, hire)
        if not self.switch.is_list:
            self.walk_to(self.table.planets)  # a curtain takes every key
            self.key(Qt.Key.Key_L)
        assert self.switch.is_list

    @property
    def switch(self) -> DealsList:
        """What puts the lists there."""
        assert isinstance(self.window.desk, AfterNovaDesk)
        assert self.window.desk.board is not None
        return self.window.desk.board

    @property
    def page(self) -> ListPage:
        """The lists."""
        return self.switch.page

    def listing(self, name: str) -> PieceTable:
        """Return one of the lists."""
        return self.page.sections[name].table

    def rows(self, name: str) -> list[list[str]]:
        """Return the words of a list that are in sight, column by column."""
        table = self.listing(name)
        columns = [c for c in range(len(table.rows.columns)) if not table.isColumnHidden(c)]
        return [[str(line.cells[c]) for c in columns] for line in table.rows.lines]

    @staticmethod
    def key(code: Qt.Key) -> None:
        """Press a key where the keys are."""
        focus = QApplication.focusWidget()
        assert focus is not None, "nothing has the keys"
        QTest.keyClick(focus, code)
        settle()

    def choose(self, view: PieceView, key: str) -> None:
        """Choose a thing by Enter on its row."""
        tables = [table for table in self.page.tables if table.view is view]
        if not tables:
            super().choose(view, key)
            return
        table = next((found for found in tables if found.rows.row_of(key) is not None), None)
        assert table is not None, f"{key} is in none of the lists"
        assert table.isVisible(), f"{table.accessibleName()} is not on the screen"
        self.gestures += 1
        self.walk_to(table)
        self.go_to_row(table, key)
        QTest.keyClick(table, Qt.Key.Key_Return)
        settle()

    @staticmethod
    def go_to_row(table: PieceTable, key: str) -> None:
        """Go to a row with the arrows."""
        wanted = table.rows.row_of(key)
        assert wanted is not None
        for _ in range(40):
            row = table.currentIndex().row()
            if row == wanted:
                return
            QTest.keyClick(table, Qt.Key.Key_Down if row < wanted else Qt.Key.Key_Up)
        raise AssertionError(f"no arrow leads to {key}")
