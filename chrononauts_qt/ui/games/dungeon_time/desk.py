"""The desk of Dungeon Time."""

from __future__ import annotations

import time
from collections.abc import Callable

from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.end_page import DungeonEnd
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.bots import PACES
from chrononauts_qt.ui.table.desk import Desk, Score
from chrononauts_qt.ui.table.window import END, Window


class DungeonDesk(Desk):
    """A team, a sand glass, and nothing that anybody hides."""

    controller: DungeonController
    screen: DungeonScreen
    laid: DungeonScreen | None
    end: DungeonEnd

    def __init__(self, window: Window, match: Match) -> None:
        self._now = window.now or time.monotonic
        super().__init__(window, DungeonController(match, self._now))
        self.score = Score(window, self.controller)
        self.controller.bots.pace = lambda: PACES[window.look.settings.bot_pace]
        self.controller.is_watched = lambda: self.laid is not None and self.laid.isVisible()

    def make_screen(self, theme: Theme) -> DungeonScreen:
        return DungeonScreen(self.controller, theme, self._now)

    def make_end(self, theme: Theme) -> DungeonEnd:
        return DungeonEnd(theme)

    def show_end(self) -> None:
        if self.is_over:
            self.end.show_game(self.controller)
            self.window.show_page(END)

    def keep(self) -> Callable[[], None]:
        return lambda: None

    def hold(self) -> bool:
        """Stop the glass: another page lies over the table."""
        self.controller.rest(True)
        return self.controller.is_at_rest

    def leave(self) -> None:
        self.controller.stop()
