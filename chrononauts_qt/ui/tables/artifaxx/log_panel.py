"""The Log on the counter, below the card that is being played."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.models.log_model import LogModel
from chrononauts_qt.ui.tables.chrononauts.explain.panel import Panel
from chrononauts_qt.ui.tables.chrononauts.log_view import LogView
from chrononauts_qt.ui.theme import Theme


class LogPanel(Panel):
    """All lines, the newest in sight; open to everybody at any time."""

    def __init__(self, model: LogModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(text("log"), theme, parent)
        self.log = LogView(model, theme, self)

    def arrange(self) -> None:
        """The lines below the name of the panel."""
        self.log.setGeometry(self.room())
        self.log.set_scale(self.u)
