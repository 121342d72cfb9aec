"""The page Goals: the two goal cards of the seat whose private view is on the screen."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from chrononauts_qt.games.chrononauts.cards import IDENTITY
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import sentences, spoken
from chrononauts_qt.ui.games.chrononauts.models.faces import GoalFace, goal_face
from chrononauts_qt.ui.games.chrononauts.views.goal_painter import GoalPainter
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.marks import draw_focus
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.panel import CLEAR, Panel, PanelButton

RATIO = 7 / 5
_LIGHT_MS = 12


class GoalCard(PanelButton):
    """A goal card; pressing it asks to see it large. Its scenes come on after it, one by one."""

    chosen = Signal(str)

    def __init__(self, painter: GoalPainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._painter = painter
        self.face: GoalFace | None = None
        self._lit = 0
        self._lights = QTimer(self, singleShot=True, interval=_LIGHT_MS)
        self._lights.timeout.connect(self._light_next)
        self.clicked.connect(self._choose)
        self.hide()

    def show_face(self, face: GoalFace | None) -> None:
        """Show a card, or forget it with every word."""
        if face is None or self.face is None or face.card != self.face.card:
            self._lit = 0
        self.face = face
        lines = (
            []
            if face is None
            else [
                text("goal-met" if row.met else "goal-open", line=row.label or row.text) for row in face.rows
            ]
        )
        named = "" if face is None else text("goal-name", family=face.foot, title=face.title)
        family = "identity" if face is not None and face.family == IDENTITY else "mission"
        self.setAccessibleName(private_speech.said(named, private_speech_texts.text(family)))
        self.setAccessibleDescription(private_speech.said(spoken(sentences(*(f"{line}." for line in lines)))))
        self.setVisible(face is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, and the ring of the keys."""
        if self.face is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        self._painter.paint(painter, box, self.face, self._lit)
        if self.hasFocus():
            draw_focus(painter, box, self._painter.theme)
        painter.end()
        if self._lit < len(self.face.rows):
            self._lights.start()

    def _light_next(self) -> None:
        self._lit += 1
        self.update()

    def _choose(self) -> None:
        if self.face is not None:
            self.chosen.emit(self.face.card)


class GoalsPage(Panel):
    """Identity above Mission, and whether the ÜberParadox leaves a way home. Empty behind a curtain."""

    card_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(text("goals"), theme, parent)
        painter = GoalPainter(replace(theme, text_scale=1.0))  # a card's text grows with the card
        self.cards = (GoalCard(painter, self), GoalCard(painter, self))
        for card in self.cards:
            card.chosen.connect(self.card_chosen)
        self.words = QLabel(self)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.words.setStyleSheet(CLEAR)

    def show_view(self, view: View, home_sentence: str) -> None:
        """Show the goals of `view.seat`; the public view has none."""
        goals = ((view.identity, view.home_needs), (view.mission, view.mission_needs))
        for card, (goal, needs) in zip(self.cards, goals, strict=True):
            card.show_face(goal_face(goal, needs, view.players) if goal is not None else None)
        covered = view.identity is None
        words = text("covered") if covered else home_sentence
        if words != self.words.text():
            self.words.setText(words)
        heard = private_speech.said(words, private_speech_texts.text("text")) if home_sentence else ""
        self.words.setAccessibleName(heard)
        self.words.setVisible(bool(words))
        self.arrange()

    def arrange(self) -> None:
        """Both cards as large as fit, one below the other; a sentence above them."""
        room = self.room()
        self.words.setFont(self.theme.font("body", 15 * self.u))
        shown = [card for card in self.cards if card.face is not None]
        if not shown:
            self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.words.setGeometry(room)
            return
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeft)
        top = room.top()
        if self.words.text():
            height = self.words.heightForWidth(room.width() - 8)
            self.words.setGeometry(room.left() + 4, top, room.width() - 8, height)
            top += height + round(4 * self.u)
        height = min((room.bottom() + 1 - top) // len(shown), round((room.width() - 10) / RATIO) + 10)
        width = min(room.width(), round((height - 10) * RATIO) + 10)
        for number, card in enumerate(shown):
            card.setGeometry(room.center().x() - width // 2, top + number * height, width, height)
