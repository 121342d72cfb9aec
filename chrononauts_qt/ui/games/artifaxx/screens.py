"""What Artifaxx brings to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.ui.games.chrononauts.screens import narrate, say

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk
    from chrononauts_qt.ui.games.artifaxx.replay import CounterFrame
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.table.window import Window

__all__ = ["PRELOAD", "narrate", "replay_frame", "say", "sit"]
PRELOAD: tuple[str, ...] = ()


def replay_frame(positions: Positions, theme: Theme, reading: Theme) -> CounterFrame:
    """Return a table to watch a game on."""
    from chrononauts_qt.ui.games.artifaxx.replay import CounterFrame

    return CounterFrame(positions, theme, reading)


def sit(window: Window, match: Match) -> ArtifaxxDesk:
    """Return the desk for a match."""
    from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk

    return ArtifaxxDesk(window, match)
