"""The bar over a table on which somebody learns: what is to be done, and how far one has come."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from chrononauts_qt.ui.catalog.lesson_texts import text
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.theme import Theme

MARGIN, GAP = 8, 12


class LessonBar(Page):
    """Says one task. The way on is there once the rules have told that the task is done."""

    went_on = Signal()
    again_wanted = Signal()
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setProperty("panel", True)
        self.setAccessibleName(text("lesson"))
        self.place = self.label("", "label", 14, muted=True)
        self.sentence = self.label("", "body", 18)
        self.on_button = self.button(text("go-on"), primary=True, then=self.went_on)
        self.again_button = self.button(text("again"), then=self.again_wanted)
        self.leave_button = self.button(text("leave"), then=self.left)
        row = self.spaced(QHBoxLayout(self), MARGIN, GAP)
        self.inner(row, QVBoxLayout(), 0, self.place, self.sentence, stretch=1)
        for button in (self.on_button, self.again_button, self.leave_button):
            row.addWidget(button)

    def ask(self, place: str, sentence: str) -> None:
        """Say what is to be done, and where in the lesson that is."""
        self.on_button.hide()
        self.again_button.show()
        self._say(place, sentence)

    def tell_done(self, place: str, learnt: str, is_last: bool) -> None:
        """Say that it is done, and what has been learnt; nothing goes on before it is wanted."""
        words = text("end") if is_last else text("go-on")
        self.on_button.setText(words)
        self.on_button.setAccessibleName(words)
        self.on_button.show()
        self.again_button.hide()
        self._say(text("done", place=place), learnt)
        self.on_button.setFocus()

    def _say(self, place: str, sentence: str) -> None:
        self.place.setText(place)
        self.sentence.setText(sentence)
        self.setAccessibleDescription(sentence)
        self.on_button.setAccessibleDescription(sentence)
        self.rescale()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def scale(self) -> float:
        """The bar is a part of its window and grows with it."""
        return page_scale(self.window().width(), self.window().height())
