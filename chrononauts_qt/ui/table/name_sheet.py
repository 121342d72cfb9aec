"""The sheet on which a game is given a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from chrononauts_qt.session.journal_lines import MAX_NAME
from chrononauts_qt.ui.catalog import games_texts as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.theme import DARK, Theme

if TYPE_CHECKING:
    from chrononauts_qt.ui.table.desk import Desk


class Asked(NamedTuple):
    """What is named, in words: the title of the sheet, its field, a note, and the button that keeps it."""

    title: Callable[[], str]
    field: Callable[[], str]
    note: Callable[[], str]
    keep: Callable[[], str]


GAME = Asked(
    lambda: words.text("name-title"),
    lambda: words.text("name-field"),
    lambda: words.text("name-note"),
    lambda: words.text("name-keep"),
)
"""A game; without a name it has none."""


class NameSheet(Sheet):
    """A field for a name."""

    named = Signal(str)
    closed = Signal()
    WIDTH = 640

    def __init__(self, parent: QWidget, theme: Theme = DARK, asked: Asked = GAME) -> None:
        super().__init__(theme, parent)
        self.field = self.typed(QLineEdit(), "body", 18)
        self.field.setMaxLength(MAX_NAME)
        note = self.label("", "body", 16, muted=True)
        self.back_button = self.worded_button(lambda: text("back"), self.go_back, 130)
        self.keep_button = self.worded_button(asked.keep, self._keep, 190, primary=True)
        self.says(asked.title, self.entitle)
        self.says(
            asked.field, self.field.setPlaceholderText, self.field.setAccessibleName
        )
        self.says(asked.note, note.setText)
        self.body.addWidget(self.field)
        self.body.addWidget(note)
        self.buttons.addWidget(self.back_button)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.keep_button)

    def ask(self, name: str) -> None:
        """Show the sheet with the name of now, to be written over."""
        self.field.setText(name)
        self.open(self.field)
        self.field.selectAll()

    def _keep(self) -> None:
        name = " ".join(self.field.text().split())
        self.hide()
        self.named.emit(name)
        self.closed.emit()

    def go_back(self) -> bool:
        self.hide()
        self.closed.emit()
        return True


def name_on_table(desk: Desk) -> None:
    """Let the game on the desk be named, with what is private covered; it is told whether that is kept."""
    match = desk.controller.match
    desk.hold()
    sheet = NameSheet(desk.screen, desk.window.look.theme)

    def give(name: str) -> None:
        if name != match.name:
            match.rename(name)
            desk.controller.tell_trouble()
            said = words.text("now-named", game=match.name) if match.name else words.text("now-nameless")
            if match.trouble is None:
                desk.window.confirm(said)

    sheet.named.connect(give)
    sheet.closed.connect(sheet.deleteLater)
    sheet.ask(match.name)
