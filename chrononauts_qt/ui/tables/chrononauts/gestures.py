"""What the players do to the cards and the board: choose, aim, drag."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject

from chrononauts_qt.ui.models.roles import CardRole, ItemRole, TileRole
from chrononauts_qt.ui.rulebook import topics
from chrononauts_qt.ui.tables.chrononauts.arming import Arming
from chrononauts_qt.ui.tables.chrononauts.buttons import Buttons
from chrononauts_qt.ui.tables.chrononauts.explain.explainer import Explainer
from chrononauts_qt.ui.tables.chrononauts.flow import FETCHES, Flow
from chrononauts_qt.ui.tables.chrononauts.regions import Regions


class Gestures(QObject):
    """Turns presses, keys and drags on the regions into an armed card and into plays."""

    def __init__(
        self, table: Regions, arming: Arming, flow: Flow, buttons: Buttons, explain: Explainer
    ) -> None:
        super().__init__(table)
        self._table = table
        self._arming = arming
        self._flow = flow
        self._buttons = buttons
        self._explain = explain
        self._controller = arming.controller
        self._connect()

    def _connect(self) -> None:
        table = self._table
        table.hand.activated.connect(self.choose_card)
        table.timeline.activated.connect(self._aim_at)
        table.players.activated.connect(self._aim_at)
        table.discard.activated.connect(lambda _: self._use_discard_pile())
        table.hand.drag_began.connect(self._drag)
        table.hand.drag_ended.connect(self._end_drag)
        self._flow.fetched.connect(self._focus_target)

    def choose_card(self, index: QModelIndex) -> None:
        """Arm a card, or put it back; an armed card that needs no target is played by Enter."""
        card = index.data(CardRole.CARD)
        step = self._controller.view().step
        if card is None or self._controller.viewer is None or step not in ("play", "kill", "miracle"):
            return
        if card == self._arming.card:
            self._arming.disarm()
            return
        self._arming.arm_of_hand(card)
        reason = self._arming.reason() if step != "kill" else None
        if reason is not None:
            self._table.message.say(self._controller.say(reason), topic=topics.rule(reason.rule))
        elif step != "kill":
            self._flow.aim()
            self._focus_target()

    def _focus_target(self) -> None:
        """Bring the keys to the first legal target on the board, or to the button that plays."""
        if self._flow.is_asking:
            return
        targets = self._arming.targets() or frozenset()
        if self._arming.sole_play() is not None:
            self._table.steps.primary.setFocus()
            return
        for row in range(self._table.timeline_model.rowCount()):
            for column in range(self._table.timeline_model.columnCount()):
                index = self._table.timeline_model.index(row, column)
                if index.data(ItemRole.TARGET) in targets:
                    self._table.timeline.setCurrentIndex(index)
                    self._table.timeline.setFocus()
                    return

    def _aim_at(self, index: QModelIndex) -> None:
        """Play the armed card on a tile or a player; a targetless one goes wherever on the board."""
        if self._arming.card is None:
            if index.data(TileRole.YEAR):
                self._explain.show_year(index.data(TileRole.YEAR))
            return
        target = str(index.data(ItemRole.TARGET))
        if self._arming.targets() == frozenset({"slot"}):
            target = "slot"
        if not self._arming.play(target):
            self._explain.explain_refusal(target)

    def _use_discard_pile(self) -> None:
        """A click on the pile discards the armed card; without one it shows what lies there."""
        if self._arming.card is not None:
            self._buttons.discard()
        else:
            self._flow.show_discards()

    def _drag(self, card: str) -> None:
        step = self._controller.view().step
        if step not in FETCHES:  # its card is chosen from a pile: a card of the hand has no target now
            self._arming.arm_of_hand(card)

    def _end_drag(self, card: str, taken: bool) -> None:
        """A card let go stays armed, with its legal targets ringed, where it was refused or a sheet asks."""
        if taken and not self._flow.choice.isVisible():
            self._arming.disarm()
