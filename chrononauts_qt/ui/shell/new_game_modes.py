"""Which game it is to be: segments side by side, one of them chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QWidget

from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.catalog import new_game_texts as words
from chrononauts_qt.ui.catalog import settings_texts
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.table.screens import screens_of


class Modes(QWidget):
    """Tab stops at the game that is chosen, the arrows choose."""

    changed = Signal(str)

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.setAccessibleName(words.text("game"))
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QRadioButton] = {}
        row = page.spaced(QHBoxLayout(self), 0, 8)
        for game in SHELF:
            told = screens_of(game).new_game().told()
            button = page.typed(QRadioButton(told.name), "label", 20)
            button.setProperty("segment", True)
            said = settings_texts.text("choice-of", group=words.text("game"), choice=told.spoken)
            button.setAccessibleName(said)
            button.toggled.connect(lambda on, game=game: self._toggled(game) if on else None)
            self._group.addButton(button)
            self.buttons[game] = button
            row.addWidget(button)
        row.addStretch(1)

    def choose(self, game: str) -> None:
        """Show a game; `changed` tells of it if it is another one."""
        self.buttons[game].setChecked(True)

    def chosen(self) -> str:
        """Return the game that is shown."""
        return next(game for game, button in self.buttons.items() if button.isChecked())

    def _toggled(self, game: str) -> None:
        for name, button in self.buttons.items():
            stops = name == game
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)
        self.changed.emit(game)
