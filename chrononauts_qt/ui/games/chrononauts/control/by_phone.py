"""The phones' way to a table with a TimeLine, or a counter: also a card may be asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.ui.table.by_phone import WHY, ByPhone

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.control.box_controller import BoxController


class BoxByPhone(ByPhone):
    """What phones say is an action, or asks why a card cannot be played now."""

    _controller: BoxController

    def hear(self, seat: int, words: str) -> str:
        """Do what a seat was offered, or tell why its card cannot be played."""
        table = self._controller
        verb, _, card = words.partition(" ")
        if verb != WHY:
            return super().hear(seat, words)
        reason = table.game.explain_card(table.match.state, seat, card)
        return "" if reason is None else table.say(reason, seat)
