"""What Chrononauts brings to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chrononauts_qt.ui.games.chrononauts.shelf_texts import text
from chrononauts_qt.ui.table.screens import Box

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from chrononauts_qt.kernel.events import Event
    from chrononauts_qt.kernel.reason import Reason
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.places import Summary
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.session.tallies import Entries
    from chrononauts_qt.ui.catalog.statistics_texts import Table
    from chrononauts_qt.ui.games.chrononauts.desk import ChrononautsDesk
    from chrononauts_qt.ui.games.chrononauts.new_game import NewChrononauts
    from chrononauts_qt.ui.games.chrononauts.replay import BoardFrame
    from chrononauts_qt.ui.games.chrononauts.text_sample import SampleTile
    from chrononauts_qt.ui.kit.page import Page
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.table.inventory import Inventory
    from chrononauts_qt.ui.table.window import Window

_UI = "chrononauts_qt.ui"
_BOX = f"{_UI}.games.chrononauts"
PRELOAD = (
    "chrononauts_qt.games.chrononauts.timeline",
    "chrononauts_qt.games.chrononauts.view",
    "chrononauts_qt.games.chrononauts.setup",
    "chrononauts_qt.games.chrononauts.rules",
    f"{_BOX}.texts.spoken",
    f"{_BOX}.match_controller",
    f"{_BOX}.geometry",
    f"{_UI}.kit.card_view",
    f"{_BOX}.views.hand_view",
    f"{_BOX}.views.timeline_view",
    f"{_BOX}.views.staging",
    f"{_BOX}.views.inspector",
    f"{_BOX}.explain.goals_page",
    f"{_BOX}.explain.log_page",
    f"{_BOX}.arming",
    f"{_BOX}.explain.explainer",
    f"{_BOX}.sheets.sheets",
    f"{_BOX}.flow",
    f"{_BOX}.table",
    f"{_BOX}.list_view",
    f"{_BOX}.new_game",
)


def say(reason: Reason, names: Sequence[str]) -> str:
    """Return the sentence of a refusal."""
    from chrononauts_qt.ui.games.chrononauts.texts import reasons

    return reasons.say(reason, names)


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """Return what an event is told in, as whoever sees it may hear; None for one without words."""
    from chrononauts_qt.ui.games.chrononauts.texts import events

    return events.narrate(event, names)


def standing(positions: Positions) -> Iterable[str]:
    """Return lines on how a game stands at its last position; nothing hidden of one that goes on."""
    from chrononauts_qt.ui.games.chrononauts import standing_told

    return standing_told.standing(positions)


def replay_frame(positions: Positions, theme: Theme, reading: Theme) -> BoardFrame:
    """Return a table to watch a game on."""
    from chrononauts_qt.ui.games.chrononauts.replay import BoardFrame

    return BoardFrame(positions, theme, reading)


def sit(window: Window, match: Match) -> ChrononautsDesk:
    """Return the desk for a match."""
    from chrononauts_qt.ui.games.chrononauts.desk import ChrononautsDesk

    return ChrononautsDesk(window, match)


def manual() -> Manual:
    """Return the rulebook of the box."""
    from chrononauts_qt.ui.games.chrononauts.rulebook import manual

    return manual


def title() -> str:
    """Return the name of the game."""
    return text("title")


def box() -> Box:
    """Return what is to be seen of the game on the shelf."""
    cover = "games/chrononauts/cover"
    return Box(text("players"), text("length"), text("about"), cover, "section:summary")


def glance(theme: Theme, view: Any) -> QWidget | None:
    """Return a picture of what everybody may see of a game that waits."""
    from chrononauts_qt.ui.games.chrononauts.wall import Wall

    return Wall(theme, view.timeline)


def rights() -> str:
    """Return whose the game is."""
    return text("rights")


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
    from chrononauts_qt.ui.catalog import common, games_texts

    outcome = found.outcome
    if outcome is None:
        return games_texts.turns_begun(found.turn)
    if outcome.winner is None:
        return common.text("end-destroyed")
    return common.text(f"end-won-{outcome.route}", name=found.names[outcome.winner])


def tables(entries: Entries) -> tuple[Table, ...]:
    """Return what the statistics count of this game alone."""
    from chrononauts_qt.ui.games.chrononauts.statistics import table

    return (table(entries),)


def inventory() -> Inventory:
    """Return what an installation has of the box."""
    from chrononauts_qt.ui.games.chrononauts.inventory import INVENTORY

    return INVENTORY


def new_game() -> NewChrononauts:
    """Return what the game brings to the page of a new game."""
    from chrononauts_qt.ui.games.chrononauts.new_game import NewChrononauts

    return NewChrononauts()


def text_sample(page: Page) -> SampleTile:
    """Return what shows a text size on a page of the settings."""
    from chrononauts_qt.ui.games.chrononauts.text_sample import SampleTile

    return SampleTile(page)
