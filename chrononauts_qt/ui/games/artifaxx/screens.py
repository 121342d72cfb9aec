"""What Artifaxx brings to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk
    from chrononauts_qt.ui.table.window import Window

PRELOAD: tuple[str, ...] = ()


def sit(window: Window, match: Match) -> ArtifaxxDesk:
    """Return the desk for a match."""
    from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk

    return ArtifaxxDesk(window, match)
