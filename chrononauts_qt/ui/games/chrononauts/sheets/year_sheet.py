"""The sheet that leads to a year of the TimeLine."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from chrononauts_qt.games.chrononauts.timeline import YEARS
from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.chrononauts.texts.year_texts import text
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.theme import DARK, Theme

DIGITS = 4


class YearSheet(Sheet):
    """A field for the digits of a year. It goes when something else gets the keys: a year, or a question.

    Each digit says which year is meant, and what `would` says of it.
    """

    chosen = Signal(int)
    WIDTH = 520
    ABOVE = 0.15  # clear of a message, and of much of the board

    def __init__(
        self, parent: QWidget, theme: Theme = DARK, would: Callable[[int], str] = lambda _: ""
    ) -> None:
        super().__init__(theme, parent)
        self._would = would
        self._meant: int | None = None
        self.field = self.typed(QLineEdit(), "number", 28)
        self.field.setMaxLength(DIGITS)
        self.field.setValidator(QRegularExpressionValidator(QRegularExpression(r"\d*"), self.field))
        self.field.textEdited.connect(self._tell)
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
        self._meant = None
        self.note.setText(text("note"))
        self.open(self.field)

    def _find(self) -> int | None:
        """Return the first year that begins with the digits; None where there is none."""
        digits = self.field.text()
        return next((year for year in YEARS if digits and str(year).startswith(digits)), None)

    def _tell(self) -> None:
        """Say where Enter leads now, and what could be done there; once, while that is the same year."""
        before, self._meant = self._meant, self._find()
        if self._meant is None:
            self._say_none()
        elif self._meant != before:
            said = text("leads", year=self._meant)
            self.note.setText(said)
            announce(self, sentences(said, self._would(self._meant)))

    def _say_none(self) -> None:
        digits = self.field.text()
        said = text("none", digits=digits) if digits else text("note")
        self.note.setText(said)
        announce(self, said)

    def _go(self) -> None:
        """Lead to the year that is meant, or say that there is none."""
        found = self._find()
        if found is not None:
            self.chosen.emit(found)
        else:
            self._say_none()
            self.field.selectAll()

    def _follow_keys(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self.isVisible() and now is not None and not self.isAncestorOf(now):
            self.hide()

    def go_back(self) -> bool:
        self.hide()
        return True
