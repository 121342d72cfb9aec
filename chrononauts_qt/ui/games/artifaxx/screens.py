"""What Artifaxx brings to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP
from chrononauts_qt.ui.games.chrononauts.screens import BoxScreens

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk
    from chrononauts_qt.ui.games.artifaxx.new_game import NewArtifaxx
    from chrononauts_qt.ui.games.artifaxx.replay import CounterFrame
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.table.first_times import FirstTime
    from chrononauts_qt.ui.table.screens import PhoneSheet
    from chrononauts_qt.ui.table.window import Window


class ArtifaxxScreens(BoxScreens):
    """The screens of Artifaxx."""

    TITLE = QT_TRANSLATE_NOOP("Games", "Artifaxx")
    PLAYERS = QT_TRANSLATE_NOOP("Shelf", "2–4 players")
    LENGTH = QT_TRANSLATE_NOOP("Shelf", "about 20 minutes")
    ABOUT = QT_TRANSLATE_NOOP(
        "Shelf", "Borrow the treasures of all ages. Whoever completes a Mission first wins."
    )
    JUST_BEGUN = QT_TRANSLATE_NOOP("Windows", "{players} have just begun a game of Artifaxx.")
    WAITING = QT_TRANSLATE_NOOP("Windows", "{players} stopped a game of Artifaxx {turns}.")
    COVER, TOPIC = "games/artifaxx/cover", "section:artifaxx"
    PRELOAD = ("chrononauts_qt.ui.games.artifaxx.new_game",)

    def standing(self, positions: Positions) -> Iterable[str]:
        from chrononauts_qt.ui.games.chrononauts import standing_told

        return standing_told.seats(positions)

    def replay_frame(self, positions: Positions, theme: Theme, reading: Theme) -> CounterFrame:
        from chrononauts_qt.ui.games.artifaxx.replay import CounterFrame

        return CounterFrame(positions, theme, reading)

    def sit(self, window: Window, match: Match) -> ArtifaxxDesk:
        from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk

        return ArtifaxxDesk(window, match)

    def glance(self, theme: Theme, view: Any) -> QWidget | None:
        return None  # no cards lie open before all but those on shelves

    def first_times(self) -> Sequence[FirstTime]:
        from chrononauts_qt.ui.games.chrononauts.first_times import ARTIFAXX

        return ARTIFAXX

    def phone_sheet(self) -> PhoneSheet | None:
        from chrononauts_qt.ui.games.artifaxx.phone_sheet import sheet

        return sheet

    def new_game(self) -> NewArtifaxx:
        from chrononauts_qt.ui.games.artifaxx.new_game import NewArtifaxx

        return NewArtifaxx()


SCREENS = ArtifaxxScreens()
