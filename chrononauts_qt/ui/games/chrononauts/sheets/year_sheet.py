"""The sheet that leads to a year of the TimeLine."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from chrononauts_qt.games.chrononauts.timeline import YEARS
from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.games.chrononauts.texts.year_texts import text
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.theme import DARK, Theme

DIGITS = 4


class YearSheet(Sheet):
    """A field for the digits of a year. It goes when something else gets the keys: a year, or a question."""

    chosen = Signal(int)
    WIDTH = 520
    ABOVE = 0.15  # clear of a message, and of much of the board

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(theme, parent)
        self.field = self.typed(QLineEdit(), "number", 28)
        self.field.setMaxLength(DIGITS)
        self.field.setValidator(QRegularExpressionValidator(QRegularExpression(r"\d*"), self.field))
        self.note = self.label("", "body", 16, muted=True)
        back = self.worded_button(lambda: common("back"), self.go_back, 130)
        self.go_button = self.worded_button(lambda: text("go"), self._go, 190, primary=True)
        self.says(lambda: text("title"), self.entitle)
        self.says(lambda: text("field"), self.field.setAccessibleName)
        self.says(lambda: text("note"), self.note.setText)
        self.body.addWidget(self.field)
        self.body.addWidget(self.note)
        self.buttons.addWidget(back)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.go_button)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_keys)
        self.hide()

    def ask(self) -> None:
        """Ask for a year."""
        self.field.clear()
        self.open(self.field)

    def _go(self) -> None:
        """Lead to the first year that begins with the digits, or say that there is none."""
        digits = self.field.text()
        found = next((year for year in YEARS if digits and str(year).startswith(digits)), None)
        if found is not None:
            self.chosen.emit(found)
            return
        said = text("none", digits=digits) if digits else text("note")
        self.note.setText(said)
        announce(self, said)
        self.field.selectAll()

    def _follow_keys(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self.isVisible() and now is not None and not self.isAncestorOf(now):
            self.hide()

    def go_back(self) -> bool:
        self.hide()
        return True
