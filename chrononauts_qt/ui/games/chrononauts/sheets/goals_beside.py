"""The goals of whoever chooses, beside what is chosen from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.chrononauts.explain.goals_page import RATIO, GoalCard
from chrononauts_qt.ui.games.chrononauts.models.faces import GoalFace
from chrononauts_qt.ui.games.chrononauts.views.goal_painter import GoalPainter
from chrononauts_qt.ui.kit.theme import Theme

_EDGE = 5
"""The room that a goal card keeps for the ring of the keys, in pixels."""


class GoalsBeside(QWidget):
    """Identity above Mission, as large as there is room; hidden where there are none."""

    card_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        painter = GoalPainter(replace(theme, text_scale=1.0))  # a card's text grows with the card
        self.cards = (GoalCard(painter, self), GoalCard(painter, self))
        for card in self.cards:
            card.chosen.connect(self.card_chosen)

    def show_faces(self, faces: Sequence[GoalFace]) -> None:
        """Show at most two goal cards; without any, forget those that were shown with every word."""
        for number, card in enumerate(self.cards):
            card.show_face(faces[number] if number < len(faces) else None)
        self.setVisible(bool(faces))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        shown = [card for card in self.cards if card.face is not None]
        if not shown:
            return
        edges = 2 * _EDGE
        high = min(self.height() // len(shown), round((self.width() - edges) / RATIO) + edges)
        wide = round((high - edges) * RATIO) + edges
        for number, card in enumerate(shown):
            card.setGeometry((self.width() - wide) // 2, number * high, wide, high)
