"""What Artifaxx brings to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk
    from chrononauts_qt.ui.games.artifaxx.new_game import NewArtifaxx
    from chrononauts_qt.ui.games.chrononauts.text_sample import SampleTile
    from chrononauts_qt.ui.kit.parts import Page
    from chrononauts_qt.ui.shell.main_window import MainWindow

PRELOAD = ("chrononauts_qt.ui.games.artifaxx.new_game",)


def sit(window: MainWindow, match: Match) -> ArtifaxxDesk:
    """Return the desk for a match."""
    from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk

    return ArtifaxxDesk(window, match)


def new_game() -> NewArtifaxx:
    """Return what the game brings to the page of a new game."""
    from chrononauts_qt.ui.games.artifaxx.new_game import NewArtifaxx

    return NewArtifaxx()


def text_sample(page: Page) -> SampleTile:
    """Return what shows a text size on a page of the settings."""
    from chrononauts_qt.ui.games.chrononauts.text_sample import SampleTile

    return SampleTile(page)
