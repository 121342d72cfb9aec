"""The drawer in the dock with the Mission of the seat whose private view is on the screen."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.cards import MISSION
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.games.artifaxx import artifaxx_texts as words
from chrononauts_qt.ui.games.artifaxx.counter_geometry import CounterLayout
from chrononauts_qt.ui.games.chrononauts.explain.goals_page import GoalCard
from chrononauts_qt.ui.games.chrononauts.models.faces import goal_face
from chrononauts_qt.ui.games.chrononauts.views.goal_painter import GoalPainter
from chrononauts_qt.ui.kit.theme import Theme

_EDGE = 5
"""The room that a goal card keeps for the ring of the keys, in pixels."""


class MissionDrawer(QWidget):
    """Holds one goal card; while nobody looks, its sealed back."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._painter = GoalPainter(replace(theme, text_scale=1.0))  # a card's text grows with the card
        self.card = GoalCard(self._painter, self)
        self.setAccessibleName(words.text("drawer"))

    def place(self, layout: CounterLayout) -> None:
        """Take the drawer's place; the card is as large as fits."""
        self.setGeometry(layout.base.secrets)
        self.card.setGeometry(self._box().toAlignedRect().adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE))

    def _box(self) -> QRectF:
        """Return where the card lies: three Artifacts with their owners need all of the width."""
        return QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)

    def show_view(self, view: View) -> None:
        """Show the Mission of `view.seat`; the public view has none."""
        mission = view.mission
        self.card.show_face(goal_face(mission, view.mission_needs, view.players) if mission else None)
        self.setAccessibleName(words.text("drawer"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the drawer, and the back of the card in it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self._theme.color("raised"))
        painter.setPen(QPen(self._theme.color("line"), 1.5))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        if self.card.face is None:
            self._painter.paint_back(painter, self._box(), MISSION)
        painter.end()
