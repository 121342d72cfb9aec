"""The sheet of standing orders: it lies in the place of the hand while its owner looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.games.afternova.saying import Said
from chrononauts_qt.ui.games.afternova.steps import Choice
from chrononauts_qt.ui.games.afternova.texts import cards
from chrononauts_qt.ui.games.afternova.texts.order_texts import text
from chrononauts_qt.ui.games.afternova.views.orders import OrderFace, OrdersView, in_columns, paint_order
from chrononauts_qt.ui.games.afternova.why import ORDERS
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.keyboard import written
from chrononauts_qt.ui.kit.pieces import Piece, PieceModel
from chrononauts_qt.ui.kit.theme import Theme

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen


class StandingOrders(QObject):
    """Shows the orders of whoever looks, and takes other ones; nothing of it is said to the game."""

    def __init__(self, table: AfterNovaScreen, theme: Theme) -> None:
        super().__init__(table)
        self._table, self._controller = table, table.controller
        self.is_open = False
        self._moment: tuple[object, ...] = ()
        self._showed_why = False
        self.model = PieceModel("orders", table.gestures, self)
        self.view = OrdersView(self.model, in_columns, paint_order, theme, table)
        self.view.hide()
        self.view.setAccessibleName(text("orders"))
        self.view.chosen.connect(self._turn)
        self.view.moved.connect(self._move)
        self._controller.viewer_changed.connect(self.close)

    # -- opening --------------------------------------------------------------------------------

    def toggle(self) -> bool:
        """Open the sheet, or close it; tell whether anybody looks."""
        if self.is_open:
            self.close()
            self._table.hand.setFocus()
        elif self._controller.viewer is not None:
            self.is_open = True
            self._moment = self._now()
            self._explain()
            self._table.refresh()
            self.view.setCurrentIndex(self.model.index(0))
            self.view.setFocus()
        return self._controller.viewer is not None

    def close(self) -> bool:
        """Put the sheet away; tell whether it lay there."""
        was, self.is_open = self.is_open, False
        if was:
            self._table.reading.forget()
            self._table.rail.show_page(0 if self._showed_why else 1)
            self._table.refresh()
        return was

    def _explain(self) -> None:
        """Let Why? say what orders are for, as long as they lie there; once all have agreed, none asks."""
        self._showed_why = self._table.rail.shows_why
        if not self._is_agreed:
            self._table.reading.read(ORDERS)
            self._table.rail.show_page(0)

    def _now(self) -> tuple[object, ...]:
        public = self._controller.seen()
        return public.turn, public.step

    def follow(self, view: View) -> None:
        """Show the orders of whoever looks; what has to be decided now puts them away."""
        if self.is_open and (self._controller.decides or self._controller.droppers):
            self.is_open = self._moment == self._now()
        self.model.show_pieces(list(self._rows(view)) if self.is_open else [])
        self.view.setVisible(self.is_open)
        self._table.hand.setVisible(not self.is_open and not self._table.afar.is_on)

    # -- what is said ---------------------------------------------------------------------------

    def said(self) -> Said | None:
        """Return what the dock says while the sheet lies there."""
        if not self.is_open:
            return None
        return Said(text("orders"), self._note(), (Choice(common("back"), self.toggle, is_primary=True),))

    def _note(self) -> str:
        if not self.model.pieces:
            return text("none")
        if self._is_agreed:
            return text("agreed")
        return text("note", up=written("Ctrl+Up"), down=written("Ctrl+Down"))

    @property
    def _is_agreed(self) -> bool:
        return self._controller.completing.is_agreed

    def _rows(self, view: View) -> Iterator[Piece]:
        assert view.seat is not None
        orders = self._controller.completing.orders(view.seat)
        found = orders.in_order(view)
        for place, project in enumerate(found, 1):
            asks = orders.asks_about(project) and not self._is_agreed
            when = text("ask-me" if asks else "at-once")
            name = cards.project(project)
            said = text("order-name", project=name, place=place, count=len(found), when=when)
            hushed = private_speech.said(said, private_speech_texts.text("card"))
            face = OrderFace(project, place, when, asks)
            yield Piece(project, hushed, face, f"order {place - 1}", may_drag=True)

    # -- what is ordered ------------------------------------------------------------------------

    def _turn(self, project: str) -> None:
        """Let a Project be asked about, or no longer."""
        if self._is_agreed:
            self._table.message.say(text("agreed"))
        elif self._controller.viewer is not None:
            self._controller.completing.orders(self._controller.viewer).turn(project)
            self._ordered(self._controller.viewer, project)

    def _move(self, project: str, step: int) -> None:
        keys = [piece.key for piece in self.model.pieces]
        if project in keys:
            self.put(project, min(max(0, keys.index(project) + step), len(keys) - 1))

    def put(self, project: str, place: int) -> None:
        """Let a Project come at a 0-based place."""
        if self._controller.viewer is not None:
            view = self._controller.seen(self._controller.viewer)
            self._controller.completing.orders(self._controller.viewer).put(project, place, view)
            self._ordered(self._controller.viewer, project)

    def _ordered(self, seat: int, project: str) -> None:
        self._controller.ordered(seat)
        if self.is_open:
            self.view.go_to(project)
            with self._controller.speaking():
                said = self.view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
                announce(self.view, str(said or ""))
