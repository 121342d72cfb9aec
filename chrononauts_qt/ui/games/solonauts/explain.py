"""What explains a journey: the TimeLine, who comes home by a play, and what lights up when one looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.ui.games.chrononauts.years import YearExplainer
from chrononauts_qt.ui.games.solonauts.traveller_model import TravellerRole, brings_home
from chrononauts_qt.ui.games.solonauts.traveller_ways import by_year, tiles_after, together, verdict
from chrononauts_qt.ui.kit.roles import CardRole

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.solonauts.table import SoloScreen


class SoloExplainer(YearExplainer):
    """Why? and Log in the rail; cards and travellers can be read large."""

    UBER = ("uber-linchpins", "uber-patches", "uber-goes-on")

    def __init__(self, table: SoloScreen) -> None:
        self._journey = table.controller
        super().__init__(table, table.travellers, {})
        for view in (table.timeline, table.hand, table.discard, table.travellers, table.shelf):
            view.inspect.connect(self.reader.show)
            self.reader.resting.watch(view)

    def brings(self, action: Action) -> str:
        """Return who would go home by a play."""
        return brings_home(self._journey.forecast(action))


class Outlook(QObject):
    """Follows the pointer and the keys over hand, board and travellers; it asks the referee, no more."""

    def __init__(self, table: SoloScreen) -> None:
        super().__init__(table)
        self._table = table
        self._controller = table.controller
        self._card = QPersistentModelIndex()
        self._traveller = QPersistentModelIndex()
        hand, travellers = table.hand, table.travellers
        hand.entered.connect(self._enter_card)
        hand.viewportEntered.connect(lambda: self._enter_card(QModelIndex()))
        hand.selectionModel().currentChanged.connect(lambda *_: self.weigh())
        travellers.entered.connect(self._enter_traveller)
        travellers.viewportEntered.connect(lambda: self._enter_traveller(QModelIndex()))
        travellers.selectionModel().currentChanged.connect(lambda *_: self._light())
        table.explain.preview.weighed.connect(self.weigh)
        for view in (hand, travellers):
            view.installEventFilter(self)
            view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice when the pointer leaves and when the keys come or go."""
        if event.type() in (QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            of_hand = watched in (self._table.hand, self._table.hand.viewport())
            left = event.type() == QEvent.Type.Leave
            if of_hand:
                self._card = QPersistentModelIndex() if left else self._card
                self.weigh()
            else:
                self._traveller = QPersistentModelIndex() if left else self._traveller
                self._light()
        return False

    # -- travellers -----------------------------------------------------------------------------

    def _enter_traveller(self, index: QModelIndex) -> None:
        self._traveller = QPersistentModelIndex(index)
        self._light()

    def _light(self) -> None:
        """Ring the three years of the traveller that is pointed at, else of the one that has the keys."""
        view = self._table.travellers
        index: QModelIndex | QPersistentModelIndex = self._traveller
        if not index.isValid() and view.hasFocus():
            index = view.currentIndex()
        years = index.data(TravellerRole.YEARS) if index.isValid() else ()
        self._table.explain.lines.point_at(years or ())

    # -- cards ----------------------------------------------------------------------------------

    def _enter_card(self, index: QModelIndex) -> None:
        self._card = QPersistentModelIndex(index)
        self.weigh()

    def considered(self) -> tuple[Action, ...]:
        """Return the plays that are looked at: one with its target, else all of a card."""
        table = self._table
        one = table.explain.preview.considered() if table.explain.preview.is_on else None
        if one is not None:
            return (one,)
        index: QModelIndex | QPersistentModelIndex = self._card
        if table.arming.card is None and not index.isValid() and table.hand.hasFocus():
            index = table.hand.currentIndex()
        card = index.data(CardRole.CARD) if index.isValid() else table.arming.card
        actions = self._controller.view().actions
        return tuple(action for action in actions if action.verb == "play" and action.card_id == card)

    def weigh(self) -> None:
        """Mark whom the plays that are looked at help or hurt."""
        found: dict[str, list[str]] = {}
        view = self._controller.view()
        tiles = by_year(view.timeline)
        for action in self.considered() if self._table.explain.preview.is_on else ():
            told = self._controller.forecast(action)
            after = self._controller.travellers_after(action)
            if told is None or not after:
                continue
            then = tiles_after(tiles, action, told)
            for before, now in zip(view.travellers, after, strict=True):
                found.setdefault(before.identity, []).append(verdict(before, now, tiles, then))
        marks = {identity: together(verdicts) for identity, verdicts in found.items()}
        self._table.travellers_model.set_verdicts({one: mark for one, mark in marks.items() if mark})
