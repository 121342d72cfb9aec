"""The sheets on which a scenario and an Adventure are chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from chrononauts_qt.deals.expeditions import Share
from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, SCENARIOS
from chrononauts_qt.ui.catalog import common
from chrononauts_qt.ui.games.dungeon_time.plates import (
    Ground,
    Plates,
    adventure_picture,
    area_on_sheet,
    scenario_picture,
)
from chrononauts_qt.ui.games.dungeon_time.scroll import Scroll
from chrononauts_qt.ui.games.dungeon_time.texts import cards
from chrononauts_qt.ui.games.dungeon_time.texts.new_game_texts import text
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.page import Page


def share_words(share: Share | None) -> str:
    """Return how many games were won so far."""
    if share is None:
        return text("never-played")
    return text("games-won", won=share.won, games=share.games)


class PlateSheet(Sheet):
    """Several plates; `chosen` tells which one was taken."""

    chosen = Signal(str)
    WIDTH, HEIGHT = 1160, 730

    def __init__(
        self,
        page: Page,
        title: Callable[[], str],
        keys: Sequence[str],
        columns: Sequence[tuple[int, int]],
        height: int,
    ) -> None:
        super().__init__(page.theme, page)
        self.plates = Plates(self, keys, columns, height)
        self.plates.taken.connect(self._take)
        self.inside = Ground()
        self.column = self.spaced(QVBoxLayout(self.inside), 0, 14)
        self.column.addWidget(self.plates)
        self.area = area_on_sheet(self, self.inside, title())
        self.says(title, self.entitle, self.area.setAccessibleName)
        self.plates.chosen.connect(lambda key: self.area.ensureWidgetVisible(self.plates.plates[key]))
        self.body.addWidget(self.area, 1)
        self.back_button = self.worded_button(lambda: common.text("back"), self.go_back, 130)
        self.choose_button = self.worded_button(lambda: text("choose"), self._take, 190, primary=True)
        self.buttons.addWidget(self.back_button)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.choose_button)

    def ask(self, key: str) -> None:
        """Show the sheet with one of the plates chosen."""
        self.plates.choose(key)
        self.open(self.plates.plates[key])

    def asks(self) -> str:
        """Leave to each plate what it says of itself."""
        return ""

    def _take(self) -> None:
        self.hide()
        self.chosen.emit(self.plates.now())

    def go_back(self) -> bool:
        """Leave everything as it was."""
        self.hide()
        return True


class ScenarioSheet(PlateSheet):
    """Ten plates, each with its Goal, what is drawn, and the share won so far."""

    def __init__(self, page: Page) -> None:
        columns = (5, 860), (3, 560), (2, 380)
        super().__init__(page, lambda: text("scenario-title"), tuple(SCENARIOS), columns, 112)
        self.column.addStretch(1)

    def tell(self, shares: Mapping[str, Share]) -> None:
        """Show what has been won so far."""
        for scenario, plate in self.plates.plates.items():
            lines = (
                text("goal", goal=SCENARIOS[scenario].goal), cards.drawn(scenario),
                share_words(shares.get(scenario)),
            )  # fmt: skip
            plate.tell(scenario_picture(scenario), cards.scenario(scenario), lines)


class AdventureSheet(PlateSheet):
    """Four scrolls; the one that is chosen lies unrolled below."""

    def __init__(self, page: Page) -> None:
        columns = (4, 700), (2, 380)
        super().__init__(page, lambda: text("adventure-title"), tuple(ADVENTURES), columns, 80)
        self.unrolled = Scroll(self)
        self.column.addWidget(self.unrolled, 1)
        self.plates.chosen.connect(self.unrolled.unroll)

    def tell(self, shares: Mapping[str, Share]) -> None:
        """Show what has been won so far."""
        for adventure, plate in self.plates.plates.items():
            lines = (text("goal", goal=ADVENTURES[adventure].goal), share_words(shares.get(adventure)))
            plate.tell(adventure_picture(adventure), cards.title(adventure), lines)
