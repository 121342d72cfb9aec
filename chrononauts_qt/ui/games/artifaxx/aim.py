"""Aiming the armed card at the counter: an Artifact, a shelf, or the place in the middle."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, QObject, Signal

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.cards import ARTIFACT, BY_ID
from chrononauts_qt.ui.games.artifaxx.counter_shelf import CounterShelf
from chrononauts_qt.ui.games.artifaxx.regions import CounterRegions
from chrononauts_qt.ui.games.chrononauts.arming import Arming
from chrononauts_qt.ui.games.chrononauts.sheets.sheets import Sheets
from chrononauts_qt.ui.kit.roles import CardRole


class CounterAim(QObject):
    """Turns presses and keys on shelves and slot into plays of the armed card; without one, into reading."""

    read_wanted = Signal(str)
    """This card (id) is to be shown large."""

    def __init__(self, table: CounterRegions, arming: Arming, sheets: Sheets) -> None:
        super().__init__(table)
        self._table = table
        self._arming = arming
        self._sheets = sheets
        for shelf in table.shelves:
            shelf.activated.connect(partial(self._press_artifact, shelf))
            shelf.ground.activated.connect(partial(self._play, shelf.target))
        table.slot.activated.connect(self._press_slot)
        table.slot.ground.activated.connect(partial(self._play, "slot"))

    def targets(self) -> frozenset[str] | None:
        """Return what is ringed for the armed card: an Artifact can go on one's own shelf as well."""
        targets, card = self._arming.targets(), self._arming.card
        viewer = self._arming.controller.viewer
        if card is None or targets is None or viewer is None:
            return targets
        on_shelf = "slot" in targets and BY_ID[card].family == ARTIFACT
        return targets | {f"seat-{viewer + 1}"} if on_shelf else targets

    def focus_target(self) -> None:
        """Bring the keys to the first legal Artifact, or to the button that plays."""
        if self._sheets.is_asking:
            return
        if self._arming.sole_play() is not None:
            self._table.steps.primary.setFocus()
            return
        self._focus_artifact(self._arming.targets() or frozenset())

    def focus_on(self, action: Action) -> None:
        """Bring the keys to where Enter does a move: the Artifact it is played on, or its button."""
        if not self._focus_artifact(frozenset({action.target_id or ""})):
            self._table.steps.focus_on(action.verb)

    def _focus_artifact(self, targets: frozenset[str]) -> bool:
        """Bring the keys to the first of these Artifacts; tell whether one lies on a shelf."""
        for shelf in self._table.shelves:
            for row in range(shelf.model().rowCount()):
                index = shelf.model().index(row, 0)
                if index.data(CardRole.CARD) in targets:
                    shelf.setCurrentIndex(index)
                    shelf.setFocus()
                    return True
        return False

    def next_shelf(self) -> None:
        """Bring the keys to the first shelf, and from any of them to the next."""
        shelves = self._table.shelves
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
            self._arming.play(target)
