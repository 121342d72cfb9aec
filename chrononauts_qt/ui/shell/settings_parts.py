"""The size of the text, chosen with a sample beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from chrononauts_qt.session.settings import LARGEST_TEXT, SMALLEST_TEXT
from chrononauts_qt.ui.catalog import settings_texts as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.table.screens import screens_of

STEP = 10
"""Percent by which the text grows."""


class TextSize(QWidget):
    """A slider from 80 to 200 percent with its value, and a sample from the tables of a game."""

    changed = Signal(float)

    def __init__(self, page: Page, scale: float, game: str) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(round(SMALLEST_TEXT * 100), round(LARGEST_TEXT * 100))
        self.slider.setSingleStep(STEP)
        self.slider.setPageStep(2 * STEP)
        self.slider.setAccessibleName(text("text-size"))
        self.value = page.label("", "number", 22)
        self.value.setWordWrap(False)
        self.sample = screens_of(game).text_sample(page)
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
