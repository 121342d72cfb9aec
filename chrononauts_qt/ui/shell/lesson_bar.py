"""The bar over a table on which somebody learns: what is to be done, and how far one has come."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.ui.catalog.lesson_texts import text
from chrononauts_qt.ui.catalog.wording import sentences, spoken
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.scale import COMPACT_BELOW, LEAST_TABLE, page_scale
from chrononauts_qt.ui.kit.theme import Theme

MARGIN, GAP = 8, 12
SLIM = 6
"""The margin in a small window."""
TYPE, SMALL_TYPE, LEAST_TYPE = 18, 16, 8
"""Sizes of the words: usual, in a small window, and where large text would leave the table no room."""
NARROW = 800
"""Below this width, times the text size, the buttons stand one below the other."""


class LessonBar(Page):
    """Says one task. The way on is there once the rules have told that the task is done.

    `said` is all that it will ever say: it is as high as the longest asks for, whatever it says now, so
    that the table below stays where it is. Buttons that are never there at once share a place for the same
    reason. In a small window the place in the lesson has no line of its own.
    """

    went_on = Signal()
    again_wanted = Signal()
    finished = Signal()
    left = Signal()

    def __init__(self, theme: Theme, said: Sequence[str]) -> None:
        super().__init__(theme)
        self._sentences = said
        self._headings = ("", "")
        self._said, self._is_done = "", False
        self._units = TYPE
        self.setProperty("panel", True)
        self.setAccessibleName(text("lesson"))
        self.place = self.label("", "label", 14, muted=True)
        self.sentence = self.label("", "body", 18)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.on_button = self.button(text("go-on"), primary=True, then=self.went_on)
        self.finish_button = self.button(text("finish"), primary=True, then=self.finished)
        self.again_button = self._way = self.button(text("again"), then=self.again_wanted)
        self.leave_button = self.button(text("leave"), then=self.left)
        self.shelf_button = self.button(text("to-shelf"), then=self.left)
        self._row = row = self.spaced(QHBoxLayout(self), MARGIN, GAP)
        self.inner(row, QVBoxLayout(), 0, self.place, self.sentence, stretch=1)
        self._buttons = self.inner(row, QBoxLayout(QBoxLayout.Direction.LeftToRight), GAP)
        self._ways = self._shared(self.again_button, self.on_button, self.finish_button)
        self._exits = self._shared(self.leave_button, self.shelf_button)

    def _shared(self, *buttons: QPushButton) -> QStackedWidget:
        """Return a place for one of these buttons, as wide as the widest."""
        place = QStackedWidget()
        place.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._buttons.addWidget(place)
        for button in buttons:
            place.addWidget(button)
        return place

    def ask(self, place: str, sentence: str) -> None:
        """Say what is to be done, and where in the lesson that is."""
        self._offer_again(is_way=False)
        self._say(place, sentence, is_done=False)

    def tell_missed(self, place: str) -> None:
        """Say that what was played did not lead there, and how it can be tried again."""
        self._offer_again(is_way=True)
        self._say(place, text("missed", again=text("again")), is_done=False)

    def _offer_again(self, is_way: bool) -> None:
        self._show_ways(self.again_button, self.leave_button)
        if bool(self.again_button.property("primary")) != is_way:
            self.again_button.setProperty("primary", is_way)
            self.again_button.style().polish(self.again_button)

    def tell_done(self, place: str, learnt: str, is_last: bool) -> None:
        """Say that it is done, and what has been learnt; nothing goes on before it is wanted."""
        if is_last:
            self._show_ways(self.finish_button, self.shelf_button)
        else:
            self._show_ways(self.on_button, self.leave_button)
        self._say(place, learnt, is_done=True)
        self.take_keys()

    def take_keys(self) -> None:
        """Give the keys to the way on."""
        self._way.setFocus()

    def way_out(self) -> str:
        """Return which button leads out of the lesson."""
        button = next(one for one in (self.leave_button, self.shelf_button) if not one.isHidden())
        return text("way-out", leave=button.text())

    def _show_ways(self, way: QPushButton, out: QPushButton) -> None:
        self._way = way
        self._ways.setCurrentWidget(way)
        self._exits.setCurrentWidget(out)

    def _say(self, place: str, sentence: str, is_done: bool) -> None:
        done = text("done", place=place)
        self.place.setText(done if is_done else place)
        self._headings = text("asked", place=place), done
        self._said, self._is_done = sentence, is_done
        heard = spoken(sentence)
        for part in (self, self._way):
            part.setAccessibleDescription(heard)
        self.rescale()
        announce(self, heard)

    @property
    def is_small(self) -> bool:
        """Tell whether the window is small: the table below has all the room it is made for."""
        return self.scale() < COMPACT_BELOW

    @property
    def _margin(self) -> int:
        return SLIM if self.is_small else MARGIN

    def _shown(self, sentence: str, heading: str) -> str:
        """Return a sentence with what stands before it on its own lines."""
        return sentences(heading, sentence) if self.is_small else sentence

    def scale(self) -> float:
        """The bar is a part of its window and grows with it."""
        return page_scale(self.window().width(), self.window().height())

    def rescale(self) -> None:
        """Measure everything anew, and what the longest sentence needs."""
        is_small = self.is_small
        self.place.setVisible(not is_small)
        self.spaced(self._row, self._margin, GAP)
        self.sentence.setText(self._shown(self._said, self._headings[self._is_done]))
        self.sentence.setAccessibleName(spoken(self.sentence.text()))
        super().rescale()
        most = self.window().height() - LEAST_TABLE.height()
        for units in range(SMALL_TYPE if is_small else TYPE, LEAST_TYPE - 1, -1):
            self._set_type(units)
            if self.minimumSizeHint().height() <= most:
                break

    def _set_type(self, units: int) -> None:
        """Set the words in a size, and be as high as they ask for; larger text than drawn may have to give
        way to the table."""
        self._units = units
        is_small = self.is_small
        self.typed(self.sentence, "label" if is_small else "body", units)
        for button in (*self._ways.findChildren(QPushButton), *self._exits.findChildren(QPushButton)):
            role = "strong" if button.property("primary") else "body"
            self.typed(button, "label" if is_small else role, units)
        self._lay_out(self._ways, self._exits)  # the sentence is measured beside the buttons of now
        self._keep_height()
        self._lay_out(self)

    @staticmethod
    def _lay_out(*widgets: QWidget) -> None:
        """Let widgets know at once how large they want to be."""
        for widget in widgets:
            layout = widget.layout()
            assert layout is not None
            layout.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_height()

    def event(self, event: QEvent) -> bool:
        """Measure again as soon as a button has another size: the words stand beside them."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._keep_height()
        return done

    def _keep_height(self) -> None:
        """Be as high as the longest sentence asks for beside the buttons, which stand one below the other
        where large text needs the width."""
        whole = self.window().width()
        is_narrow = whole < NARROW * max(1.0, self.u) * self.theme.text_scale * self._units / TYPE
        down, beside = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._buttons.setDirection(down if is_narrow else beside)
        width = whole - 2 * self.px(self._margin) - self.px(GAP) - self._buttons.minimumSize().width()
        metrics, wrapped = self.sentence.fontMetrics(), int(Qt.TextFlag.TextWordWrap)
        room = QRect(0, 0, max(1, width), self.height())
        shown = (self._shown(said, heading) for said, heading in product(self._sentences, self._headings))
        heights = (metrics.boundingRect(room, wrapped, words).height() for words in shown)
        self.sentence.setMinimumHeight(max(heights, default=0))
