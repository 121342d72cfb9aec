"""What Artifaxx brings to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chrononauts_qt.kernel.events import Event
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk
    from chrononauts_qt.ui.games.artifaxx.replay import CounterFrame
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.shell.main_window import MainWindow

PRELOAD: tuple[str, ...] = ()


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """Return what an event is told in, as whoever sees it may hear; None for one without words."""
    from chrononauts_qt.ui.games.chrononauts.texts import events

    return events.narrate(event, names)


def replay_frame(positions: Positions, theme: Theme, reading: Theme) -> CounterFrame:
    """Return a table to watch a game on."""
    from chrononauts_qt.ui.games.artifaxx.replay import CounterFrame

    return CounterFrame(positions, theme, reading)


def sit(window: MainWindow, match: Match) -> ArtifaxxDesk:
    """Return the desk for a match."""
    from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk

    return ArtifaxxDesk(window, match)
