"""The desk of Pact, and the page of its end."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.catalog import take_back_texts, windows
from chrononauts_qt.ui.kit.page import clear
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.bots import PACES
from chrononauts_qt.ui.table.desk import Desk, Score
from chrononauts_qt.ui.table.end_page import EndPage
from chrononauts_qt.ui.table.live_controller import LiveController
from chrononauts_qt.ui.table.window import END, Window
from tests.pact import words
from tests.pact.table import GLASS, TOPIC, PactScreen


class PactEnd(EndPage):
    """Who won, and a line for every place."""

    TOPIC = TOPIC

    def __init__(self, theme: Theme) -> None:
        super().__init__(windows.text("rematch"), theme)
        column = self.spaced(QVBoxLayout(self), 24, 12)
        self.title = self.label("", "title", 36)
        inside, area = QWidget(), self.column()
        self._lines = self.spaced(QVBoxLayout(inside), 0, 8)
        area.setWidget(inside)
        column.addWidget(self.title)
        column.addWidget(area, 1)
        doors = self.spaced(QHBoxLayout(), 0, 12)
        column.addLayout(doors)
        for door in (self.home_button, self.board_button, self.replay_button, self.save_button):
            doors.addWidget(door)
        doors.addStretch(1)
        doors.addWidget(self.rematch_button)

    def show_ending(self, title: str, lines: list[str]) -> None:
        """Show how the game ended."""
        self.offer_replay()
        self.title.setText(title)
        self.setAccessibleName(title)
        clear(self._lines)
        for line in lines:
            self._lines.addWidget(self.label(line, "body", 20))
        self._lines.addStretch(1)
        self.rescale()


class PactDesk(Desk):
    """Several seats, a curtain, and a sand glass."""

    controller: LiveController
    screen: PactScreen
    laid: PactScreen | None
    end: PactEnd

    def __init__(self, window: Window, match: Match) -> None:
        now = window.now or time.monotonic
        super().__init__(window, LiveController(match, None, now, hire=window.hire, glass=GLASS))
        self.score = Score(window, self.controller)
        self.controller.bots.pace = lambda: PACES[window.look.settings.bot_pace]
        self.controller.is_watched = self._is_watched

    def _is_watched(self) -> bool:
        screen = self.laid
        return screen is not None and screen.isVisible() and not screen.sheets.is_asking

    def make_screen(self, theme: Theme) -> PactScreen:
        return PactScreen(self.controller, theme)

    def make_end(self, theme: Theme) -> PactEnd:
        return PactEnd(theme)

    def show_end(self) -> None:
        outcome = self.controller.public_view().outcome
        if outcome is not None:
            lines = words.ranking(outcome, self.controller.names)
            if self.controller.match.past.is_practice:
                lines.append(take_back_texts.text("practice-why"))
            self.end.show_ending(words.ended(outcome, self.controller.names), lines)
            self.window.show_page(END)

    def keep(self) -> Callable[[], None]:
        was = self.screen.keep()
        return lambda: self.screen.show_kept(was)

    def hold(self) -> bool:
        self.controller.turn_away()
        return self.controller.stamp is not None  # the table stops the sand when it is hidden

    def cover(self) -> None:
        self.controller.cover()

    def leave(self) -> None:
        self.controller.stop()

    def dock_top(self) -> int | None:
        return self.screen.dock.top()
