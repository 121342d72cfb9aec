"""Aiming the armed card at the counter: an Artifact, a shelf, or the place in the middle."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Signal

from chrononauts_qt.games.chrononauts.cards import ARTIFACT, BY_ID
from chrononauts_qt.ui.games.artifaxx.counter_shelf import CounterShelf
from chrononauts_qt.ui.games.chrononauts.aim import Aim
from chrononauts_qt.ui.kit.roles import CardRole

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.artifaxx.table import CounterScreen


class CounterAim(Aim):
    """Turns presses and keys on shelves and slot into plays of the armed card; without one, into reading."""

    read_wanted = Signal(str)
    """This card (id) is to be shown large."""

    def __init__(self, table: CounterScreen) -> None:
        super().__init__(table)
        self._shelves = table.shelves
        for shelf in table.shelves:
            shelf.activated.connect(partial(self._press_artifact, shelf))
            shelf.ground.activated.connect(partial(self._play, shelf.target))
        table.middle.activated.connect(self._press_slot)
        table.middle.ground.activated.connect(partial(self._play, "slot"))

    def targets(self) -> frozenset[str] | None:
        """Return what is ringed for the armed card: an Artifact can go on one's own shelf as well."""
        targets, card = self._arming.targets(), self._arming.card
        viewer = self._arming.controller.viewer
        if card is None or targets is None or viewer is None:
            return targets
        on_shelf = "slot" in targets and BY_ID[card].family == ARTIFACT
        return targets | {f"seat-{viewer + 1}"} if on_shelf else targets

    def focus_first(self, targets: frozenset[str]) -> bool:
        for shelf in self._shelves:
            for index in shelf.items():
                if index.data(CardRole.CARD) in targets:
                    shelf.setCurrentIndex(index)
                    shelf.setFocus()
                    return True
        return False

    def next_shelf(self) -> None:
        """Bring the keys to the first shelf, and from any of them to the next."""
        shelves = self._shelves
        now = next((seat for seat, shelf in enumerate(shelves) if shelf.hasFocus()), -1)
        shelves[(now + 1) % len(shelves)].setFocus()

    def _press_artifact(self, shelf: CounterShelf, index: QModelIndex) -> None:
        card = str(index.data(CardRole.CARD))
        if self._arming.card is None:
            self.read_wanted.emit(card)
            return
        is_loose = self._arming.targets() == frozenset({"slot"})  # whatever lies there
        self._play(shelf.target if is_loose else card)

    def _press_slot(self, index: QModelIndex) -> None:
        if self._arming.card is None:
            self.read_wanted.emit(str(index.data(CardRole.CARD)))
        else:
            self._play("slot")

    def _play(self, target: str) -> None:
        """Play the armed card; the controller says why not."""
        if self._arming.card is not None:
            self.play(target)
