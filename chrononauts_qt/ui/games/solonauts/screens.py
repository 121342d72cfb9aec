"""What Solonauts brings to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, fill
from chrononauts_qt.ui.games.chrononauts.screens import BoxScreens

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.places import Summary
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.session.tallies import Entries
    from chrononauts_qt.ui.catalog.statistics_texts import Table
    from chrononauts_qt.ui.games.solonauts.desk import SoloDesk
    from chrononauts_qt.ui.games.solonauts.new_game import NewSolonauts
    from chrononauts_qt.ui.games.solonauts.replay import JourneyFrame
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.table.first_times import FirstTime
    from chrononauts_qt.ui.table.inventory import Inventory
    from chrononauts_qt.ui.table.screens import PhoneSheet
    from chrononauts_qt.ui.table.window import Window


class SolonautsScreens(BoxScreens):
    """The screens of Solonauts."""

    TITLE = QT_TRANSLATE_NOOP("Games", "Solonauts")
    PLAYERS = QT_TRANSLATE_NOOP("Shelf", "1 player or team")
    LENGTH = QT_TRANSLATE_NOOP("Shelf", "about 30 minutes")
    ABOUT = QT_TRANSLATE_NOOP(
        "Shelf", "Travellers are stranded in a history that is not theirs. Bring every one of them home."
    )
    DAY = QT_TRANSLATE_NOOP("Shelf", "Today’s deal")
    WAITING = QT_TRANSLATE_NOOP(
        "Windows", "Solonauts, {players}: {home} of {travellers} travellers are home."
    )
    COVER, TOPIC = "games/solonauts/cover", "section:solonauts"
    PRELOAD = ("chrononauts_qt.ui.games.solonauts.new_game",)

    def replay_frame(self, positions: Positions, theme: Theme, reading: Theme) -> JourneyFrame:
        from chrononauts_qt.ui.games.solonauts.replay import JourneyFrame

        return JourneyFrame(positions, theme, reading)

    def sit(self, window: Window, match: Match) -> SoloDesk:
        from chrononauts_qt.ui.games.solonauts.desk import SoloDesk

        return SoloDesk(window, match)

    def waiting(self, found: Summary) -> str:
        from chrononauts_qt.ui.catalog.wording import all_of

        return fill(self.WAITING, players=all_of(found.names), **found.figures)

    def how_far(self, found: Summary) -> str:
        from chrononauts_qt.ui.games.solonauts import solonauts_texts

        if found.outcome is not None:
            return solonauts_texts.text(f"end-{found.outcome.route}")
        return solonauts_texts.text("shelf-count", **found.figures)

    def tables(self, entries: Entries) -> tuple[Table, ...]:
        from chrononauts_qt.ui.games.solonauts.statistics import table

        return (table(entries),)

    def inventory(self) -> Inventory:
        from chrononauts_qt.ui.games.solonauts.inventory import INVENTORY

        return INVENTORY

    def first_times(self) -> Sequence[FirstTime]:
        from chrononauts_qt.ui.games.chrononauts.first_times import SOLONAUTS

        return SOLONAUTS

    def phone_sheet(self) -> PhoneSheet | None:
        from chrononauts_qt.ui.games.solonauts.phone_sheet import sheet

        return sheet

    def new_game(self) -> NewSolonauts:
        from chrononauts_qt.ui.games.solonauts.new_game import NewSolonauts

        return NewSolonauts()


SCREENS = SolonautsScreens()
