"""A question with its answers: one of a few side by side, or one of many from a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import settings_texts as words
from chrononauts_qt.ui.kit.page import Page, WholeBox

HEADING = 24
"""Type size of what stands above a panel; smaller headings stand within one."""

Choices = Sequence[tuple[str, str]]

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


class InOrder(QObject):
    """Lets the arrows choose one radio button after the other: Qt looks for what stands in their way."""

    def __init__(self, buttons: Mapping[str, QRadioButton], parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons = buttons
        for button in buttons.values():
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            return False
        buttons = [button for button in self._buttons.values() if button.isEnabled()]
        at = next(place for place, button in enumerate(buttons) if button is watched)
        then = buttons[(at + step) % len(buttons)]
        then.setFocus()
        then.click()
        return True


class OneOf(QWidget):
    """A question with radio buttons: Tab stops at the chosen one, the arrows choose.

    `apart` puts the first one on a line of its own, `columns` are so many side by side, 0 for all; `units` is
    the type size of the question.
    """

    changed = Signal(str)

    def __init__(
        self,
        page: Page,
        label: str,
        choices: Choices,
        units: float = 18,
        apart: bool = False,
        columns: int = 0,
    ) -> None:
        super().__init__()
        column = page.spaced(QVBoxLayout(self), 0, 2 if units < HEADING else 6)
        column.addWidget(page.label(label, "label", units, muted=units < HEADING))
        answers = page.inner(column, QVBoxLayout(), 2)
        grid = page.spaced(QGridLayout(), 0, 4)
        answers.addLayout(grid)
        grid.setColumnStretch(columns or len(choices), 1)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QRadioButton] = {}
        for key, name in choices:
            button = page.typed(QRadioButton(name), "body", 18)
            button.setAccessibleName(words.text("choice-of", group=label, choice=name))
            button.clicked.connect(lambda _=False, key=key: self.changed.emit(key))
            button.toggled.connect(self._settle)
            self._group.addButton(button)
            self.buttons[key] = button
            if apart and len(self.buttons) == 1:
                answers.insertWidget(0, button)
            else:
                grid.addWidget(button, *divmod(len(self.buttons) - 1 - apart, columns or len(choices)))
        InOrder(self.buttons, self)

    def choose(self, key: str) -> None:
        """Show a choice without telling anybody."""
        self.buttons.get(key, next(iter(self.buttons.values()))).setChecked(True)
        self._settle()

    def chosen(self) -> str:
        """Return the choice that is shown."""
        return next(key for key, button in self.buttons.items() if button.isChecked())

    def _settle(self) -> None:
        """Let Tab stop at the chosen one only; Qt does so only after the first key."""
        for button in self.buttons.values():
            stops = button.isChecked()
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)


class OneOfMany(QWidget):
    """A question with a list to choose from, on one line, and a quiet sentence about it behind them."""

    changed = Signal(str)

    def __init__(self, page: Page, label: str, choices: Choices, note: str = "") -> None:
        super().__init__()
        self.box = page.typed(WholeBox(), "body", 18)
        self.box.setAccessibleName(label)
        for key, name in choices:
            self.box.addItem(name, key)
        question = page.label(label, "label", 18, muted=True)
        question.setBuddy(self.box)
        row = page.spaced(QHBoxLayout(self), 0, 14)
        row.addWidget(question)
        row.addWidget(self.box)
        if note:
            self.box.setAccessibleDescription(note)
            row.addWidget(page.label(note, "body", 16, muted=True), 1)
        else:
            row.addStretch(1)
        self.box.activated.connect(lambda place: self.changed.emit(self.box.itemData(place)))

    def choose(self, key: str) -> None:
        """Show a choice without telling anybody."""
        self.box.setCurrentIndex(max(0, self.box.findData(key)))
