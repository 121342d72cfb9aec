"""What Chrononauts brings to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chrononauts_qt.kernel.events import Event
    from chrononauts_qt.kernel.reason import Reason
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.ui.games.chrononauts.desk import ChrononautsDesk
    from chrononauts_qt.ui.games.chrononauts.replay import BoardFrame
    from chrononauts_qt.ui.kit.theme import Theme
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
    f"{_BOX}.flow",
    f"{_BOX}.table",
    f"{_BOX}.list_view",
)


def say(reason: Reason, names: Sequence[str]) -> str:
    """Return the sentence of a refusal."""
    from chrononauts_qt.ui.games.chrononauts.texts import reasons

    return reasons.say(reason, names)


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """Return what an event is told in, as whoever sees it may hear; None for one without words."""
    from chrononauts_qt.ui.games.chrononauts.texts import events

    return events.narrate(event, names)


def replay_frame(positions: Positions, theme: Theme, reading: Theme) -> BoardFrame:
    """Return a table to watch a game on."""
    from chrononauts_qt.ui.games.chrononauts.replay import BoardFrame

    return BoardFrame(positions, theme, reading)


def sit(window: Window, match: Match) -> ChrononautsDesk:
    """Return the desk for a match."""
    from chrononauts_qt.ui.games.chrononauts.desk import ChrononautsDesk

    return ChrononautsDesk(window, match)
