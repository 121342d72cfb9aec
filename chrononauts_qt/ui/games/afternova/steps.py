"""The buttons of the dock: what the viewer can do now, and what is to be said about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple, cast

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.name_tip import NameTip
from chrononauts_qt.ui.kit.page import SMALL_BUTTON, Page, clear
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.text_block import closer, fitted
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, Theme

FOCUS_EDGE = 2
"""By how much a button grows in pixels while it has the keys."""


SENTENCES = 2
"""For so many buttons there is room that say a whole sentence."""
_LINES = 3
_NOTE = (14, 13, 12)
"""The type of what is said, from the largest for which there is room."""


class Choice(NamedTuple):
    """A button: what it says, what it does, whether that can be done, and whether Enter does it anywhere.

    What is a sentence has a row of its own, and as many lines as it needs; the note is for readers.
    """

    words: str
    act: Callable[[], object]
    is_open: bool = True
    is_primary: bool = False
    is_sentence: bool = False
    note: str = ""


def keep_what_fits(page: Page, rest: int, *words: QLabel) -> None:
    """Leave words out that have no room beside the `rest` in pixels, the last ones first.

    Buttons and readers still tell them.
    """
    layout = page.layout()
    assert layout is not None
    margins = layout.contentsMargins()
    width = page.width() - margins.left() - margins.right()
    room = page.height() - margins.top() - margins.bottom() - rest
    for label in words:
        needed = label.heightForWidth(width) + layout.spacing()
        label.setVisible(bool(label.text()) and needed <= room)
        room -= 0 if label.isHidden() else needed


def _looks(choices: Sequence[Choice]) -> list[tuple[str, bool]]:
    """Return what is to be seen of buttons, whether or not they can be pressed."""
    return [(choice.words, choice.is_primary) for choice in choices]


class Steps(Page):
    """A heading, a sentence, and up to five buttons; the first one is as wide as all."""

    ACCESSIBLE_ROLE = "Grouping"

    left = Signal()
    """The button that had the keys is gone, and none is there to take them: something is to be chosen first,
    or nothing can be done."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        self._u = 1.0
        self._choices: tuple[Choice, ...] = ()
        self.buttons: list[QPushButton] = []
        self._between: tuple[QWidget, QWidget] | None = None
        self._is_changing = False
        self._has_heading, self._rest = True, 0
        column = self.spaced(QVBoxLayout(self), 4, 5)
        self.heading = self.label("", "label", 16)
        self.note = self.label("", "text", _NOTE[0])
        column.addWidget(self.heading)
        column.addWidget(self.note)
        column.addStretch(1)
        self._grid = self.spaced(QGridLayout(), 0, 6)
        column.addLayout(self._grid)

    def scale(self) -> float:
        """The dock grows with its window."""
        return page_scale(self.window().width(), self.window().height())

    def stand(self, room: QRect, u: float) -> None:
        """Take a place and a scale."""
        self._u = u
        self.setGeometry(room)
        self.rescale()

    def rescale(self) -> None:
        """Measure the buttons as well."""
        super().rescale()
        for button, choice in zip(self.buttons, self._choices, strict=True):
            if choice.is_sentence:
                self._break_lines(button, choice.words)
            else:
                font = self.theme.font("title" if choice.is_primary else "label", 16 * self._u)
                button.setFont(closer(font, choice.words, self._line) if choice.is_primary else font)
            button.ensurePolished()
            least = max(MIN_TARGET_PX, round(MIN_TARGET_PX * self._u))
            button.setMinimumSize(0, max(least, button.sizeHint().height() + FOCUS_EDGE))
        self._share_out()
        self._type_note()

    def _type_note(self) -> None:
        """Say what is to be said in smaller type, or in the place of the heading, rather than not at all."""
        self._rest = self._grid.minimumSize().height()
        for self._has_heading in (True, False):
            for units in _NOTE:
                self.typed(self.note, "text", units)
                self._keep_words()
                if not (self.note.isHidden() and self.note.text()):
                    return
        self._has_heading = True
        self._keep_words()

    def _share_out(self) -> None:
        """Let two buttons side by side have as much room as their words need."""
        needed = [0, 0]
        for place, button in enumerate(self.buttons):
            _, side, _, span = cast(tuple[int, int, int, int], self._grid.getItemPosition(place))
            if span == 1:
                needed[side] = max(needed[side], button.sizeHint().width())
        for side, width in enumerate(needed):
            self._grid.setColumnStretch(side, width)

    @property
    def _line(self) -> float:
        """How wide the words of a button are that is as wide as all."""
        return self.width() - 34 * self._u

    def _break_lines(self, button: QPushButton, words: str) -> None:
        """Set a sentence in small type; a reader and the pointer get all of it."""
        font = self.theme.font("label", 13 * self._u)
        lines = fitted(words, font, self._line, _LINES)
        button.setFont(font)
        button.setText("\n".join(lines))
        button.setAccessibleName(words)

    def event(self, event: QEvent) -> bool:
        """Leave words out as soon as anything in the dock has another size."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            if self._grid.minimumSize().height() != self._rest:
                self._type_note()
            else:
                self._keep_words()
        return done

    def _keep_words(self) -> None:
        words = (self.heading, self.note) if self._has_heading else (self.note,)
        keep_what_fits(self, self._grid.minimumSize().height(), *words)
        if not self._has_heading:
            self.heading.hide()

    def show_choices(self, heading: str, note: str, choices: Sequence[Choice]) -> None:
        """Say what is to be done, and offer what can be."""
        self.heading.setText(heading)
        self.setAccessibleName(heading)
        self.note.setText(note)
        heard = private_speech.said(note, private_speech_texts.text("message"))
        self.note.setAccessibleName(heard)
        has_keys = any(button.hasFocus() for button in self.buttons)
        self._is_changing = True
        if _looks(choices) == _looks(self._choices):
            self._choices = tuple(choices)
        else:
            self._make(tuple(choices))
        for button, choice in zip(self.buttons, self._choices, strict=True):
            button.setEnabled(choice.is_open)
            button.setAccessibleDescription(sentences(choice.note, heard))
        self._is_changing = False
        if has_keys and not any(button.hasFocus() for button in self.buttons):
            self._pass_on_keys()
        self.rescale()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Let the keys of a button that goes wait for what follows: a reader says each place they come by."""
        return not self._is_changing and super().focusNextPrevChild(next)

    def _make(self, choices: tuple[Choice, ...]) -> None:
        clear(self._grid)
        self._choices, self.buttons = choices, []
        self.primary = None
        row = side = 0
        for place, choice in enumerate(choices):
            button = self.button(choice.words, primary=choice.is_primary)
            NameTip(button)
            button.setStyleSheet(SMALL_BUTTON)
            button.setProperty("typed", None)  # as high as a finger needs, no higher
            button.clicked.connect(lambda _=False, place=place: self._do(place))
            self.buttons.append(button)
            is_alone = side == 0 and (place == len(choices) - 1 or choices[place + 1].is_sentence)
            wide = place == 0 or choice.is_sentence or is_alone
            self._grid.addWidget(button, row, side, 1, 2 if wide else 1)
            button.show()  # at once: it may get the keys, and lose them to the next, in the same turn
            row, side = (row, 1) if not wide and side == 0 else (row + 1, 0)
        self._chain()

    def lie_between(self, before: QWidget, after: QWidget) -> None:
        """Let Tab come to the buttons from one widget and leave them for another."""
        self._between = before, after
        self._chain()

    def _chain(self) -> None:
        if self._between is not None:
            before, after = self._between
            for one, next_one in pairwise((before, *self.buttons, after)):
                self.setTabOrder(one, next_one)

    def _pass_on_keys(self) -> None:
        """Give the keys to the button that Enter presses, or to what that waits for; without such a button to
        the first that can be pressed."""
        pairs = list(zip(self.buttons, self._choices, strict=True))
        first = next((pair for pair in pairs if pair[1].is_primary), None) or next(
            (pair for pair in pairs if pair[1].is_open), None)
        if first is not None and first[1].is_open:
            first[0].setFocus()
        else:
            self.left.emit()

    def _do(self, place: int) -> None:
        if place < len(self._choices) and self._choices[place].is_open:
            self._choices[place].act()

    def press_primary(self) -> bool:
        """Do what Enter does; tell whether there was anything."""
        if self.primary is not None and self.primary.isEnabled():
            self.primary.click()
            return True
        return False
