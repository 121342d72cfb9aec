"""The desk of Artifaxx."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from chrononauts_qt.ui.games.artifaxx.table import CounterScreen
from chrononauts_qt.ui.games.chrononauts.dock_state import dock_kept, take_up, uncover
from chrononauts_qt.ui.games.chrononauts.rivals import RivalDesk
from chrononauts_qt.ui.kit.roles import CardRole

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.end_page import Ending
    from chrononauts_qt.ui.kit.theme import Theme


class ArtifaxxDesk(RivalDesk):
    """The counter."""

    screen: CounterScreen

    def make_screen(self, theme: Theme) -> CounterScreen:
        return CounterScreen(self.controller, theme, reading=self.window.look.theme)

    def keep(self) -> Callable[[], None]:
        was = dock_kept(self.screen)
        current = [shelf.currentIndex().data(CardRole.CARD) for shelf in self.screen.shelves]

        def show() -> None:
            table = self.screen
            uncover(table, was)
            for shelf, model, card in zip(table.shelves, table.shelf_models, current, strict=True):
                if card in model.cards:
                    shelf.setCurrentIndex(model.index(model.cards.index(card), 0))
            take_up(table, was)

        return show

    def ending(self) -> Ending:
        from chrononauts_qt.ui.games.artifaxx.end_facts import of_the_shelves
        from chrononauts_qt.ui.games.chrononauts.end_facts import ending_of

        return ending_of(self.controller, of_the_shelves)
