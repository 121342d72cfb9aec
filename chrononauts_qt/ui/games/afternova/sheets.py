"""What may lie over the table of AfterNova."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.take_back_sheet import TakeBackSheet

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen


class Sheets(QObject):
    """The one sheet that may lie over the table, made when it is wanted."""

    take_back_agreed = Signal()
    take_back_refused = Signal()

    def __init__(self, table: AfterNovaScreen, theme: Theme) -> None:
        super().__init__(table)
        self._table, self._theme = table, theme

    @cached_property
    def take_back(self) -> TakeBackSheet:
        """The question whether all agree."""
        made = TakeBackSheet(self._table, self._theme)
        made.agreed.connect(self.take_back_agreed)
        made.refused.connect(self.take_back_refused)
        return made

    @property
    def is_asking(self) -> bool:
        """Tell whether the sheet lies over the table."""
        return "take_back" in vars(self) and self.take_back.isVisible()

    def take_focus(self) -> None:
        """Give the keys back to the table."""
        self._table.take_focus()
