"""The desk of a table whose pictures a list can replace: by the key L, or by the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from chrononauts_qt.ui.catalog import list_texts
from chrononauts_qt.ui.kit.scale import LARGE_TEXT
from chrononauts_qt.ui.kit.word_table import is_list_key
from chrononauts_qt.ui.table.desk import Desk

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from chrononauts_qt.ui.table.window import Screen


class Switch(Protocol):
    """Puts a list in the place of pictures, and the pictures back."""

    @property
    def is_list(self) -> bool:
        """Whether the list stands there."""

    def toggle(self) -> None:
        """Put the list there, or the pictures back."""


class ListDesk(Desk):
    """Keeps the switch of the table that is laid."""

    board: Switch | None = None

    def lay_list(self, switch: Switch) -> None:
        """Keep a list beside the board; it stands in its place where it did so before."""
        was, self.board = self.board, switch
        if self.window.look.settings.board_as_list if was is None else was.is_list:
            switch.toggle()

    def offer_list(self, screen: Screen) -> None:
        """Say with large text that there is a list, unless it stands there."""
        if self.window.look.theme.text_scale >= LARGE_TEXT and self.board and not self.board.is_list:
            screen.message.say(offer())

    @property
    def is_asking(self) -> bool:
        """Tell whether a question lies over the table: it is answered first."""
        return False

    def press(self, event: QKeyEvent) -> bool:
        is_wanted = is_list_key(event)
        if is_wanted and self.board is not None and not self.is_asking:
            self.board.toggle()
        return is_wanted

    def show_settings(self, was_list: bool) -> None:
        super().show_settings(was_list)
        if self.board is not None and self.window.look.settings.board_as_list != was_list:
            self.board.toggle()


def offer() -> str:
    """Return what is said of the list to whoever reads large text."""
    return list_texts.text("list-offer")
