"""The desk of Solonauts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.ui.tables.desk import Desk
from chrononauts_qt.ui.tables.solonauts.controller import SoloController
from chrononauts_qt.ui.tables.solonauts.keeping import Kept, kept, restore
from chrononauts_qt.ui.tables.solonauts.table import SoloScreen

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.theme import Theme
    from chrononauts_qt.ui.windows.main_window import MainWindow


class SoloDesk(Desk):
    """One player, a shelf, and a page for the end."""

    controller: SoloController
    screen: SoloScreen

    def __init__(self, window: MainWindow, match: Match) -> None:
        super().__init__(window, SoloController(match))

    def make_screen(self, theme: Theme) -> SoloScreen:
        return SoloScreen(self.controller, theme, reading=self.window.look.theme)

    def set_help(self, highlights: bool, preview: bool, claim: bool) -> None:
        self.screen.set_help(highlights, preview)

    def kept(self) -> Kept:
        return kept(self.screen)

    def restore(self, was: Kept) -> None:
        restore(self.screen, was)

    def show_end(self) -> None:
        if self.is_over:
            from chrononauts_qt.ui.tables.solonauts.ending import ending_of

            self.window.solo_end.show_ending(ending_of(self.controller))
            self.window.show_page("solo_end")


def sit(window: MainWindow, match: Match) -> SoloDesk:
    """Return the desk for a match of Solonauts."""
    return SoloDesk(window, match)
