"""The first screen: go on, begin, set up, leave."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from chrononauts_qt import __version__
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.parts import Page, least_width
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.shell.wall import Wall

if TYPE_CHECKING:
    from chrononauts_qt.games.chrononauts.view import Tile


class HomeScreen(Page):
    """Continue, when a game waits; New game; Today’s Solonauts; Games, when any is kept; and the others."""

    continue_requested = Signal()
    new_game_requested = Signal()
    today_requested = Signal()
    games_requested = Signal()
    settings_requested = Signal()
    about_requested = Signal()
    rules_requested = Signal()
    quit_requested = Signal()

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(words.text("home-name"))
        self.wall = Wall(theme)
        self.summary = self.label(words.text("no-game"), "body", 18, muted=True)
        self.quit_button = self.button(text("quit"))
        self.about_button = self.button(text("about"))
        self.settings_button = self.button(text("settings"))
        self.rules_button = self.button(text("rules"))
        self.new_game_button = self.fixed(self.button(text("new-game"), primary=True), 190, 0)
        self.today_button = self.button(words.text("today-solonauts"))
        self.games_button = self.button(words.text("games"))
        self.continue_button = self.fixed(self.button(text("continue")), 190, 0)
        self.quit_button.clicked.connect(self.quit_requested)
        self.about_button.clicked.connect(self.about_requested)
        self.settings_button.clicked.connect(self.settings_requested)
        self.rules_button.clicked.connect(self.rules_requested)
        self.new_game_button.clicked.connect(self.new_game_requested)
        self.today_button.clicked.connect(self.today_requested)
        self.games_button.clicked.connect(self.games_requested)
        self.continue_button.clicked.connect(self.continue_requested)
        self._lay_out()
        self.offer_games(False)
        self.offer_continue(None)

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), 32, 14)
        head = self.spaced(QHBoxLayout(), 0, 20)
        head.addWidget(self.label(text("app-name"), "title", 52), 0, Qt.AlignmentFlag.AlignBaseline)
        fan = self.label(text("fan-edition"), "headline", 22, muted=True)
        head.addWidget(fan, 1, Qt.AlignmentFlag.AlignBaseline)
        page.addLayout(head)
        page.addWidget(self.wall, 1)
        page.addLayout(self.prose(self.summary))
        self._doors, self._ways = (
            self.spaced(QBoxLayout(QBoxLayout.Direction.RightToLeft), 0, 14) for _ in range(2)
        )
        ways_in, day, others = (self.spaced(QHBoxLayout(), 0, 14) for _ in range(3))
        ways_in.addStretch(1)
        day.addStretch(1)
        day.addWidget(self.games_button)
        day.addWidget(self.today_button)
        for button in (self.new_game_button, self.continue_button):
            ways_in.addWidget(button)
        for button in (self.quit_button, self.about_button, self.settings_button, self.rules_button):
            others.addWidget(button)
        others.addStretch(1)
        self._ways.addLayout(ways_in)
        self._ways.addLayout(day, 1)  # its free room, left of it, takes all there is
        self._doors.addLayout(self._ways)
        self._doors.addLayout(others, 1)  # in one row the free room lies between them and the ways in
        page.addLayout(self._doors)
        page.addWidget(self.label(text("offline", version=__version__), "body", 16, muted=True))
        for before, after in pairwise(self._buttons()):
            self.setTabOrder(before, after)

    def _buttons(self) -> tuple[QPushButton, ...]:
        """Return every door, in the order of Tab."""
        ways = (self.continue_button, self.new_game_button, self.today_button, self.games_button)
        return (*ways, self.rules_button, self.settings_button, self.about_button, self.quit_button)

    def rescale(self) -> None:
        """Rows of doors where large text needs the width."""
        super().rescale()
        for row, buttons in ((self._doors, self._buttons()), (self._ways, self._buttons()[:4])):
            there = [button for button in buttons if button.isVisibleTo(self)]
            wide = [max(button.minimumWidth(), least_width(button)) for button in there]
            narrow = sum(wide) + len(wide) * self.px(14) > self.width() - 2 * self.px(32)
            way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.RightToLeft
            row.setDirection(way)

    def offer_games(self, are_there: bool) -> None:
        """Show the door to the saved games, if there are any."""
        self.games_button.setVisible(are_there)
        self.rescale()

    def offer_continue(self, summary: str | None, tiles: Sequence[Tile] = ()) -> None:
        """Offer to go on with the game `summary` tells of and `tiles` show, or None where no game waits."""
        self.wall.show_tiles(tiles)
        self.continue_button.setVisible(summary is not None)
        self.summary.setText(words.text("no-game") if summary is None else summary)
        self.primary = self.new_game_button if summary is None else self.continue_button
        for button in (self.new_game_button, self.continue_button):
            if bool(button.property("primary")) != (button is self.primary):
                button.setProperty("primary", button is self.primary)
                button.style().unpolish(button)
                button.style().polish(button)
            self.typed(button, "strong" if button is self.primary else "body", 18)
        self.continue_button.setAccessibleDescription(summary or "")
        self.rescale()  # the style sheet has just given both its own least width
        if self.isVisible():  # whatever other screen is shown keeps the keys
            self.primary.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.primary is not None:
            self.primary.setFocus()
