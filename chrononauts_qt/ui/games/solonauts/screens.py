"""What Solonauts brings to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chrononauts_qt.ui.games.chrononauts.screens import narrate as narrate
from chrononauts_qt.ui.games.chrononauts.screens import say as say
from chrononauts_qt.ui.games.chrononauts.screens import standing as standing
from chrononauts_qt.ui.games.solonauts.shelf_texts import text
from chrononauts_qt.ui.table.screens import Box

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.places import Summary
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.session.tallies import Entries
    from chrononauts_qt.ui.catalog.statistics_texts import Table
    from chrononauts_qt.ui.games.chrononauts.text_sample import SampleTile
    from chrononauts_qt.ui.games.solonauts.desk import SoloDesk
    from chrononauts_qt.ui.games.solonauts.new_game import NewSolonauts
    from chrononauts_qt.ui.games.solonauts.replay import JourneyFrame
    from chrononauts_qt.ui.kit.page import Page
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.table.inventory import Inventory
    from chrononauts_qt.ui.table.window import Window

PRELOAD = ("chrononauts_qt.ui.games.solonauts.new_game",)


def replay_frame(positions: Positions, theme: Theme, reading: Theme) -> JourneyFrame:
    """Return a table to watch a game on."""
    from chrononauts_qt.ui.games.solonauts.replay import JourneyFrame

    return JourneyFrame(positions, theme, reading)


def sit(window: Window, match: Match) -> SoloDesk:
    """Return the desk for a match."""
    from chrononauts_qt.ui.games.solonauts.desk import SoloDesk

    return SoloDesk(window, match)


def manual() -> Manual:
    """Return the rulebook of the box."""
    from chrononauts_qt.ui.games.chrononauts.rulebook import manual

    return manual


def title() -> str:
    """Return the name of the game."""
    return text("title")


def box() -> Box:
    """Return what is to be seen of the game on the shelf."""
    cover = "games/solonauts/cover"
    return Box(text("players"), text("length"), text("about"), cover, "section:solonauts", text("day"))


def glance(theme: Theme, view: Any) -> QWidget | None:
    """Return a picture of what everybody may see of a game that waits."""
    from chrononauts_qt.ui.games.chrononauts.wall import Wall

    return Wall(theme, view.timeline)


def rights() -> str:
    """Return whose the game is."""
    from chrononauts_qt.ui.games.chrononauts.screens import rights as of_the_box

    return of_the_box()


def waiting(found: Summary) -> str:
    """Return in a sentence which game waits to be gone on with."""
    from chrononauts_qt.ui.catalog.wording import all_of

    return text("waiting", players=all_of(found.names), **found.figures)


def how_far(found: Summary) -> str:
    """Return how far a saved game has come, or how it ended."""
    from chrononauts_qt.ui.games.solonauts import solonauts_texts

    if found.outcome is not None:
        return solonauts_texts.text(f"end-{found.outcome.route}")
    return solonauts_texts.text("shelf-count", **found.figures)


def tables(entries: Entries) -> tuple[Table, ...]:
    """Return what the statistics count of this game alone."""
    from chrononauts_qt.ui.games.solonauts.statistics import table

    return (table(entries),)


def inventory() -> Inventory:
    """Return what an installation has of the game besides the box."""
    from chrononauts_qt.ui.games.solonauts.inventory import INVENTORY

    return INVENTORY


def new_game() -> NewSolonauts:
    """Return what the game brings to the page of a new game."""
    from chrononauts_qt.ui.games.solonauts.new_game import NewSolonauts

    return NewSolonauts()


def text_sample(page: Page) -> SampleTile:
    """Return what shows a text size on a page of the settings."""
    from chrononauts_qt.ui.games.chrononauts.text_sample import SampleTile

    return SampleTile(page)
