"""Where the keys go at the table, and what F1 asks there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS
from chrononauts_qt.games.afternova.state import ANSWER, COMPLETE, DISCARD
from chrononauts_qt.ui.kit.pieces import PieceView
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.rulebook.asked import Asked, way_up

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen


class Focus:
    """Gives the keys to what is to be done, and tells what lies where they are."""

    def __init__(self, table: AfterNovaScreen) -> None:
        self._table, self._controller, self._draft = table, table.controller, table.draft

    def take(self) -> None:
        """Give the keys to the curtain, or to what is to be done."""
        table = self._table
        if not table.curtain.isHidden():
            table.curtain.lift_button.setFocus()
        elif self._draft.view.step == ANSWER and len(table.steps.buttons) > 1:
            accept, counter = table.steps.buttons[:2]
            is_alone = len(self._controller.people) == 1  # others would see by the keys what a hand can bring
            (accept if is_alone and accept.isEnabled() else counter).setFocus()
        elif not any(view.hasFocus() for view in (table.planets, table.market, table.hand)):
            self.lead_on()

    def lead_on(self) -> None:
        """Give the keys to where something is to be chosen now."""
        view, keys = self._choosing()
        if str(view.currentIndex().data(ItemRole.KEY) or "") not in keys:
            view.go_to(keys[0])
        view.setFocus()

    def _choosing(self) -> tuple[PieceView, list[str]]:
        """Return where something is to be chosen now, and what can be."""
        table, useful = self._table, self._table.flow.useful()
        cards = [piece.key for piece in table.hand.pieces if useful is None or piece.key in useful]
        if self._draft.deal is not None:
            return table.deal.columns, [piece.key for piece in table.deal.columns.pieces]
        if self._controller.droppers:
            return table.ship, [piece.key for piece in table.ship.pieces if piece.key.startswith("hold-")]
        if self._controller.decides and self._draft.view.step in (DISCARD, COMPLETE) and cards:
            return table.hand, cards
        return table.planets, [piece.key for piece in table.planets.pieces]

    def asked(self, focus: QWidget | None) -> Asked:
        """Return what F1 asks about where the focus is; about nothing in particular, and the signs open."""
        table, parts = self._table, set(way_up(focus))
        views = (table.planets, table.market, table.ship, table.deal.columns, table.deal.slips)
        parts |= {view for view in views if view.hasFocus()}
        for view, topic in ((table.hand, "hand"), (table.market, "market"), (table.planets, "planets")):
            current = str(view.currentIndex().data(ItemRole.KEY) or "")
            if view in parts and (current in CREWS or current in PROJECTS or current in PLANETS):
                return Asked(f"card:{current}", topic == "hand")
        for topic, about in (
            ("negotiating", {table.deal, table.deal.columns, table.deal.slips}),
            ("turn", {table.hand, table.market, table.planets, table.steps}),
            ("projects", {table.ship}),
        ):
            if parts & about:
                return Asked(f"section:{topic}")
        return Asked()
