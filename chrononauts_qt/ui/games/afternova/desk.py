"""The desk of AfterNova."""

from __future__ import annotations

import time
from collections.abc import Callable

from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.end_facts import Points, scoring_of
from chrononauts_qt.ui.games.afternova.end_page import AfterNovaEnd
from chrononauts_qt.ui.games.afternova.list_switch import DealsList
from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.bots import PACES
from chrononauts_qt.ui.table.desk import Score
from chrononauts_qt.ui.table.list_desk import ListDesk
from chrononauts_qt.ui.table.window import END, Window


class AfterNovaDesk(ListDesk):
    """Several seats, curtains, and deals."""

    controller: AfterNovaController
    screen: AfterNovaScreen
    laid: AfterNovaScreen | None
    end: AfterNovaEnd
    board: DealsList | None = None

    def __init__(self, window: Window, match: Match) -> None:
        now = window.now or time.monotonic
        super().__init__(window, AfterNovaController(match, now=now, hire=window.hire))
        self.score = Score(window, self.controller)
        self._counted: Points = ()
        self.controller.bots.pace = lambda: PACES[window.look.settings.bot_pace]
        self.controller.is_watched = self._is_watched
        self.controller.is_still = self._is_still

    def _is_watched(self) -> bool:
        screen = self.laid
        return screen is not None and screen.isVisible() and not screen.sheets.is_asking

    def _is_still(self) -> bool:
        return self.laid is None or self.laid.staging.is_still

    def make_screen(self, theme: Theme) -> AfterNovaScreen:
        screen = AfterNovaScreen(self.controller, theme)
        self.lay_list(DealsList(screen, self.window.look.theme))
        return screen

    @property
    def is_asking(self) -> bool:
        return self.screen.sheets.is_asking

    def make_end(self, theme: Theme) -> AfterNovaEnd:
        return AfterNovaEnd(theme)

    def show_end(self) -> None:
        scoring = scoring_of(self.controller)
        if scoring is not None:
            self.window.show_page(END)
            is_news, self._counted = scoring.points != self._counted, scoring.points
            self.end.show_ending(scoring, is_news)

    def keep(self) -> Callable[[], None]:
        was = self.screen.keep()
        return lambda: self.screen.show_kept(was)

    def hold(self) -> bool:
        self.controller.turn_away()
        return False

    def cover(self) -> None:
        self.controller.cover()

    def leave(self) -> None:
        self.controller.stop()

    def dock_top(self) -> int | None:
        return self.screen.dock.top()
