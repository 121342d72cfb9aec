"""What the settings are chosen with: the size of the text with its sample, one of a few, one of many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QRadioButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.session.settings import LARGEST_TEXT, SMALLEST_TEXT
from chrononauts_qt.ui.catalog import settings_texts as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.models.faces import tile_face
from chrononauts_qt.ui.games.chrononauts.views.tile_painter import TilePainter
from chrononauts_qt.ui.kit.look import table_theme
from chrononauts_qt.ui.kit.parts import Page, WholeBox

HEADING = 24
"""Type size of what stands above a panel; smaller headings stand within one."""

STEP = 10
"""Percent by which the text grows."""

Choices = Sequence[tuple[str, str]]


class SampleTile(QWidget):
    """A tile as on the board of this window: as large, its text at the chosen size as far as it grows."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self._painter = TilePainter(page.theme)
        self._face = tile_face(Tile(1969, "true", None, (), False))
        self.setAccessibleName(words.text("sample"))

    def set_scale(self, text_scale: float) -> None:
        """Show another text size."""
        size = self._page.window().size()
        theme = replace(self._page.theme, text_scale=text_scale)
        self._painter = TilePainter(table_theme(theme, size.width(), size.height()))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(130, 108) * max(1.0, self._page.u)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        size = self.sizeHint()
        box = QRectF(0, (self.height() - size.height()) / 2, size.width(), size.height())
        self._painter.paint(painter, box, self._face, max(1.0, self._page.u))
        painter.end()


class TextSize(QWidget):
    """A slider from 80 to 200 percent with its value and a tile as a sample."""

    changed = Signal(float)

    def __init__(self, page: Page, scale: float) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(round(SMALLEST_TEXT * 100), round(LARGEST_TEXT * 100))
        self.slider.setSingleStep(STEP)
        self.slider.setPageStep(2 * STEP)
        self.slider.setAccessibleName(text("text-size"))
        self.value = page.label("", "number", 22)
        self.value.setWordWrap(False)
        self.sample = SampleTile(page)
        row = page.spaced(QHBoxLayout(self), 0, 16)
        row.addWidget(self.slider, 1)
        row.addWidget(self.value)
        row.addWidget(self.sample)
        self.set_scale(scale)
        self.slider.valueChanged.connect(self._moved)
        self.slider.sliderReleased.connect(self._tell)

    def set_scale(self, scale: float) -> None:
        """Show a size without telling anybody."""
        self.slider.blockSignals(True)
        self.slider.setValue(round(scale * 100))
        self.slider.blockSignals(False)
        self._show()

    def scale(self) -> float:
        """Return the size chosen, in whole steps."""
        return round(self.slider.value() / STEP) * STEP / 100

    def _moved(self) -> None:
        """Show the sample at once; the page itself follows when the slider is let go, or at once by key."""
        self._show()
        if not self.slider.isSliderDown():
            self._tell()

    def _show(self) -> None:
        percent = words.text("percent", percent=round(self.scale() * 100))
        self.value.setText(percent)
        self.slider.setAccessibleDescription(percent)
        self.sample.set_scale(self.scale())

    def _tell(self) -> None:
        self.changed.emit(self.scale())


class OneOf(QWidget):
    """A question with radio buttons: Tab stops at the chosen one, the arrows choose.

    `apart` puts the first one on a line of its own; `units` is the type size of the question.
    """

    changed = Signal(str)

    def __init__(
        self,
        page: Page,
        label: str,
        choices: Choices,
        units: float = 18,
        apart: bool = False,
    ) -> None:
        super().__init__()
        column = page.spaced(QVBoxLayout(self), 0, 2 if units < HEADING else 6)
        column.addWidget(page.label(label, "label", units, muted=units < HEADING))
        answers = page.spaced(QVBoxLayout(), 0, 2)
        column.addLayout(answers)
        row = page.spaced(QHBoxLayout(), 0, 4)
        answers.addLayout(row)
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
                row.addWidget(button)
        row.addStretch(1)

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
