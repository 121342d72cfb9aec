"""The desk of Artifaxx, and what its last page counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.games.artifaxx.artifaxx_texts import text
from chrononauts_qt.ui.games.artifaxx.table import CounterScreen
from chrononauts_qt.ui.games.chrononauts.dock_state import dock_kept, take_up, uncover
from chrononauts_qt.ui.games.chrononauts.rivals import RivalDesk
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.roles import CardRole
from chrononauts_qt.ui.kit.word_table import is_list_key

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from chrononauts_qt.ui.games.chrononauts.end_page import Ending
    from chrononauts_qt.ui.kit.theme import Theme


_FROM_SHELVES = ("sold", "miracle", "never-existed")
"""Why Artifacts are discarded that lay in front of a player."""


def of_the_shelves(view: View, counts: Counter[str]) -> tuple[tuple[str, int], ...]:
    """Count what came to the shelves, changed hands and left them."""
    left = [e for e in view.events if e.name == "CardDiscarded" and e.data["why"] in _FROM_SHELVES]
    return (
        (text("stat-borrowed"), counts["ArtifactPlaced"]),
        (text("stat-taken"), counts["ArtifactTaken"]),
        (text("stat-lost"), len(left)),
    )


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

    def press(self, event: QKeyEvent) -> bool:
        """Say to whom wants lists that the shelves are such: there are no others in their place."""
        is_wanted = is_list_key(event)
        if is_wanted and not self.screen.sheets.is_asking:
            said = text("shelves-listed")
            self.screen.message.say(said, is_heard=True)
            announce(self.screen, said)  # everybody may hear it
        return is_wanted

    def ending(self) -> Ending:
        from chrononauts_qt.ui.games.chrononauts.end_facts import ending_of

        return ending_of(self.controller, of_the_shelves)
