"""The desk of Artifaxx."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from chrononauts_qt.ui.games.artifaxx.screen_state import kept, restore
from chrononauts_qt.ui.games.artifaxx.table import CounterScreen
from chrononauts_qt.ui.games.chrononauts.rivals import RivalDesk

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.end_page import Ending
    from chrononauts_qt.ui.kit.theme import Theme


class ArtifaxxDesk(RivalDesk):
    """The counter."""

    screen: CounterScreen

    def make_screen(self, theme: Theme) -> CounterScreen:
        return CounterScreen(self.controller, theme, reading=self.window.look.theme)

    def keep(self) -> Callable[[], None]:
        was = kept(self.screen)
        return lambda: restore(self.screen, was)

    def ending(self) -> Ending:
        from chrononauts_qt.ui.games.artifaxx.end_facts import of_the_shelves
        from chrononauts_qt.ui.games.chrononauts.end_facts import ending_of

        return ending_of(self.controller, of_the_shelves)
