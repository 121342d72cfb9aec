"""What Solonauts brings to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.games.solonauts.desk import SoloDesk
    from chrononauts_qt.ui.table.window import Window

PRELOAD: tuple[str, ...] = ()


def sit(window: Window, match: Match) -> SoloDesk:
    """Return the desk for a match."""
    from chrononauts_qt.ui.games.solonauts.desk import SoloDesk

    return SoloDesk(window, match)
