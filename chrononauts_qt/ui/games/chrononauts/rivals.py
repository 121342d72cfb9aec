"""The desk of a game of rivals around one screen: curtains, Memo windows, and a page that reveals."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker

from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.new_game_terms import memo_of
from chrononauts_qt.ui.table.bots import PACES
from chrononauts_qt.ui.table.desk import Desk, Score
from chrononauts_qt.ui.table.window import END

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.games.chrononauts.end_page import Ending, RevealPage
    from chrononauts_qt.ui.games.chrononauts.rival_table import RivalTable
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.table.window import Window


class RivalDesk(Desk):
    """What Chrononauts and Artifaxx have in common."""

    controller: MatchController
    screen: RivalTable
    laid: RivalTable | None
    end: RevealPage

    def __init__(self, window: Window, match: Match) -> None:
        now = window.now or time.monotonic
        controller = MatchController(match, memo_of(match), now, hire=window.hire)
        super().__init__(window, controller)
        self.score = Score(window, controller)
        controller.bots.pace = lambda: PACES[window.look.settings.bot_pace]
        controller.is_watched = self._is_watched
        controller.is_still = self._is_still
        controller.wishes = dict(self._wishes())
        controller.wished.connect(self._keep_wish)

    def _wishes(self) -> Iterator[tuple[int, str]]:
        """Yield each seat whose owner has said when to be asked for a Memo, and when that is."""
        asks = self.window.look.settings.memo_asks
        for seat, name in enumerate(self.controller.names):
            if name.casefold() in asks:
                yield seat, asks[name.casefold()]

    def _keep_wish(self, seat: int, wish: str) -> None:
        look, name = self.window.look, self.controller.names[seat].casefold()
        asks = {**look.settings.memo_asks, name: wish}
        look.change(look.settings._replace(memo_asks=asks))

    def _is_watched(self) -> bool:
        """Tell whether the table is on the screen, nothing moves there, and nothing covers it."""
        screen = self.laid
        if screen is None or not screen.isVisible() or screen.sheets.is_up("guessed"):
            return False
        return not (self._moves or screen.sheets.is_up("take_back"))

    def _is_still(self) -> bool:
        """Tell whether the only person has seen what was done; among several nobody is waited for."""
        return len(self.controller.people) > 1 or not self._moves

    @property
    def _moves(self) -> bool:
        return self.laid is not None and self.laid.staging.animator.is_running

    def make_end(self, theme: Theme) -> RevealPage:
        from chrononauts_qt.ui.games.chrononauts.end_page import RevealPage

        return RevealPage(theme)

    def show_end(self) -> None:
        if self.is_over:
            self.end.show_ending(self.ending())
            self.window.show_page(END)

    def ending(self) -> Ending:
        """Return what the page of the end tells."""
        from chrononauts_qt.ui.games.chrononauts.end_facts import ending_of

        return ending_of(self.controller)

    def take_away(self) -> None:
        super().take_away()
        with QSignalBlocker(self.controller):
            self.controller.turn_away()  # a screen that goes does not show its covered side first

    def hold(self) -> bool:
        controller = self.controller
        controller.turn_away()
        in_window = controller.public_view().step == "window" and len(controller.people) > 1
        if in_window:
            self.screen.flow.memo.hold(True)
        return in_window

    def cover(self) -> None:
        self.controller.cover()

    def dock_top(self) -> int | None:
        """The dock's edge; none while a sheet has the only buttons there are."""
        sheets = self.screen.sheets
        return None if sheets.covers_table or sheets.is_up("mulligan") else int(sheets.dock.top())

    def leave(self) -> None:
        self.controller.stop()
