"""What Artifaxx brings to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.ui.games.artifaxx.shelf_texts import text
from chrononauts_qt.ui.games.chrononauts.screens import narrate as narrate
from chrononauts_qt.ui.games.chrononauts.screens import say as say

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.places import Summary
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.session.tallies import Entries
    from chrononauts_qt.ui.catalog.statistics_texts import Table
    from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk
    from chrononauts_qt.ui.games.artifaxx.replay import CounterFrame
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.table.window import Window

PRELOAD: tuple[str, ...] = ()


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


def rights() -> str:
    """Return whose the game is."""
    from chrononauts_qt.ui.games.chrononauts.screens import rights as of_the_box

    return of_the_box()


def quick() -> tuple[str, str] | None:
    """Return the words on the door to a first game at once and beside it."""
    return text("quick"), text("quick-note")


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
