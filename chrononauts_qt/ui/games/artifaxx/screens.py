"""What Artifaxx brings to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.shell.main_window import MainWindow

PRELOAD: tuple[str, ...] = ()


def sit(window: MainWindow, match: Match) -> ArtifaxxDesk:
    """Return the desk for a match."""
    from chrononauts_qt.ui.games.artifaxx.desk import ArtifaxxDesk

    return ArtifaxxDesk(window, match)


def manual() -> Manual:
    """Return the rulebook of the box."""
    from chrononauts_qt.ui.games.chrononauts.rulebook import manual

    return manual
