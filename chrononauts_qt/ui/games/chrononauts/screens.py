"""What Chrononauts brings to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.games.chrononauts.desk import ChrononautsDesk
    from chrononauts_qt.ui.games.chrononauts.new_game import NewChrononauts
    from chrononauts_qt.ui.games.chrononauts.text_sample import SampleTile
    from chrononauts_qt.ui.kit.parts import Page
    from chrononauts_qt.ui.shell.main_window import MainWindow

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
    f"{_UI}.table.log_page",
    f"{_BOX}.arming",
    f"{_BOX}.explain.explainer",
    f"{_BOX}.flow",
    f"{_BOX}.table",
    f"{_BOX}.list_view",
    f"{_BOX}.new_game",
)


def sit(window: MainWindow, match: Match) -> ChrononautsDesk:
    """Return the desk for a match."""
    from chrononauts_qt.ui.games.chrononauts.desk import ChrononautsDesk

    return ChrononautsDesk(window, match)


def new_game() -> NewChrononauts:
    """Return what the game brings to the page of a new game."""
    from chrononauts_qt.ui.games.chrononauts.new_game import NewChrononauts

    return NewChrononauts()


def text_sample(page: Page) -> SampleTile:
    """Return what shows a text size on a page of the settings."""
    from chrononauts_qt.ui.games.chrononauts.text_sample import SampleTile

    return SampleTile(page)
