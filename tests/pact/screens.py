"""What Pact brings to the window (`ui.table.screens.Screens`), as far as it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.table.stock import Stock

PRELOAD: tuple[str, ...] = ()


def title() -> str:
    """Return the name of the game."""
    return "Pact"


def manual() -> Manual:
    """Return the rulebook."""
    from tests.pact import manual

    return manual


def stock() -> Stock:
    """Return what an installation has: nothing but what every game has."""
    from chrononauts_qt.ui.table.stock import Stock

    return Stock()
