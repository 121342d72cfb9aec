"""What the counter shows beside the game, kept while it is made again in another look or language."""

from __future__ import annotations

from typing import NamedTuple

from chrononauts_qt.ui.games.artifaxx.table import CounterScreen
from chrononauts_qt.ui.games.chrononauts.dock_state import DockKept, dock_kept, take_up, uncover
from chrononauts_qt.ui.kit.roles import CardRole


class Kept(NamedTuple):
    """What is kept of the dock, and for each shelf the Artifact (id) that had the keys, or ""."""

    dock: DockKept
    artifacts: tuple[str, ...]


def kept(table: CounterScreen) -> Kept:
    """Return what is to be kept of a counter."""
    current = [shelf.currentIndex().data(CardRole.CARD) for shelf in table.shelves]
    return Kept(dock_kept(table), tuple(str(card or "") for card in current))


def restore(table: CounterScreen, was: Kept) -> None:
    """Show on a counter that has just been made, and is on the screen, what was kept of the last one."""
    uncover(table, was.dock)
    for shelf, model, card in zip(table.shelves, table.shelf_models, was.artifacts, strict=True):
        if card in model.cards:
            shelf.setCurrentIndex(model.index(model.cards.index(card), 0))
    take_up(table, was.dock)
