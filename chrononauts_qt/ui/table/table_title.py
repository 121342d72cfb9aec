"""What the title of the window says of a table: only what everybody may see."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.window_titles import text
from chrononauts_qt.ui.table.curtain import hangs_for
from chrononauts_qt.ui.table.screens import screens_of
from chrononauts_qt.ui.table.seat_controller import SeatController
from chrononauts_qt.ui.table.table_controller import TableController


def table_title(controller: TableController) -> str:
    """Return whose turn it is in which game, or to whom the computer goes."""
    game, view = screens_of(controller.match.game_id).title(), controller.public_view()
    if view.outcome is not None:
        return text("over", game=game)
    seat = None
    if isinstance(controller, SeatController) and controller.sole is None:
        seat = hangs_for(controller)
    if seat is not None:
        return text("pass", name=controller.names[seat], game=game)
    if len(view.deciding) == 1:
        return text("turn", name=controller.names[view.deciding[0]], game=game)
    return text("together", game=game)


def ending_title(controller: TableController, ending: str) -> str:
    """Return how which game has ended, as its last page says it."""
    return text("end", ending=ending, game=screens_of(controller.match.game_id).title())
