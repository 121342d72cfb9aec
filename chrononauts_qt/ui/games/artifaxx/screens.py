"""What Artifaxx brings to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chrononauts_qt.ui.games.artifaxx.shelf_texts import text
from chrononauts_qt.ui.games.chrononauts.screens import narrate as narrate
from chrononauts_qt.ui.games.chrononauts.screens import say as say
from chrononauts_qt.ui.games.chrononauts.screens import standing as standing
from chrononauts_qt.ui.table.screens import Box

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.places import Summary
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.session.tallies import Entries
    from chrononauts_qt.ui.catalog.statistics_texts import Table
    from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk
    from chrononauts_qt.ui.games.artifaxx.new_game import NewArtifaxx
    from chrononauts_qt.ui.games.artifaxx.replay import CounterFrame
    from chrononauts_qt.ui.games.chrononauts.text_sample import SampleTile
    from chrononauts_qt.ui.kit.page import Page
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.table.inventory import Inventory
    from chrononauts_qt.ui.table.window import Window

PRELOAD = ("chrononauts_qt.ui.games.artifaxx.new_game",)


def replay_frame(positions: Positions, theme: Theme, reading: Theme) -> CounterFrame:
    """Return a table to watch a game on."""
    from chrononauts_qt.ui.games.artifaxx.replay import CounterFrame

    return CounterFrame(positions, theme, reading)


def sit(window: Window, match: Match) -> ArtifaxxDesk:
    """Return the desk for a match."""
    from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk

    return ArtifaxxDesk(window, match)


def manual() -> Manual:
    """Return the rulebook of the box."""
    from chrononauts_qt.ui.games.chrononauts.rulebook import manual

    return manual


def title() -> str:
    """Return the name of the game."""
    return text("title")


def box() -> Box:
    """Return what is to be seen of the game on the shelf."""
    cover = "games/artifaxx/cover"
    return Box(text("players"), text("length"), text("about"), cover, "section:artifaxx")


def glance(theme: Theme, view: Any) -> QWidget | None:
    """Return a picture of what everybody may see of a game that waits."""
    return None  # no cards lie open before all but those on shelves


def rights() -> str:
    """Return whose the game is."""
    from chrononauts_qt.ui.games.chrononauts.screens import rights as of_the_box

    return of_the_box()


def waiting(found: Summary) -> str:
    """Return in a sentence which game waits to be gone on with."""
    from chrononauts_qt.ui.catalog.common import turns_played
    from chrononauts_qt.ui.catalog.wording import all_of

    played, players = max(0, found.turn - 1), all_of(found.names)  # the turn under way is not counted
    if not played:
        return text("waiting-new", players=players)
    return text("waiting", players=players, turns=turns_played(played))


def how_far(found: Summary) -> str:
    """Return how far a saved game has come, or how it ended."""
    from chrononauts_qt.ui.games.chrononauts.screens import how_far as of_rivals

    return of_rivals(found)


def tables(entries: Entries) -> tuple[Table, ...]:
    """Return what the statistics count of this game alone."""
    return ()


def inventory() -> Inventory:
    """Return what an installation has of the box."""
    from chrononauts_qt.ui.games.chrononauts.inventory import INVENTORY

    return INVENTORY


def new_game() -> NewArtifaxx:
    """Return what the game brings to the page of a new game."""
    from chrononauts_qt.ui.games.artifaxx.new_game import NewArtifaxx

    return NewArtifaxx()


def text_sample(page: Page) -> SampleTile:
    """Return what shows a text size on a page of the settings."""
    from chrononauts_qt.ui.games.chrononauts.text_sample import SampleTile

    return SampleTile(page)
