"""The inner measures of a tile, and how far they grow with the reader's text."""

from __future__ import annotations

from dataclasses import astuple, dataclass, replace

from PySide6.QtCore import QRectF

from chrononauts_qt.ui.kit.text_block import LINE_HEIGHT
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX

HEADLINE = 14
"""The size of a headline, in drawing units."""
OVER = 3
"""Pixels by which the last line's own room may reach below the headline's: nothing of it is drawn there."""

_LINES = 3


@dataclass(frozen=True, slots=True)
class Measure:
    """The inner measures of a tile, in pixels."""

    pad: float
    top: float
    header: float
    year: float
    symbol: float
    lamp: float
    foot: float

    @staticmethod
    def of(box: QRectF, u: float, text: float) -> Measure:
        """Return the measures: below 95 pixels of height year and symbol share one row of 16 (3.3).

        Year, symbol, lamps and codes grow with the reader's `text` as far as three lines are left between.
        """
        small = box.height() < 95
        m = Measure(9, 4, 16, 16, 16, 17, 22) if small else Measure(9, 6, 23.5, 18, 25, 19, 25.5).by(u)
        lines = _LINES * LINE_HEIGHT * max(MIN_TEXT_PX, round(HEADLINE * u)) - OVER + 0.5
        grown = min(text, max(1.0, (box.height() - m.top - lines) / (m.header + m.foot + m.seam)))
        return replace(m.by(grown), pad=m.pad, top=m.top)

    @property
    def is_one_row(self) -> bool:
        """Tell whether year and symbol share one low row."""
        return self.year == self.symbol

    @property
    def seam(self) -> float:
        """Return by how much a Patch's stitches move what is inside them."""
        return 1.5 * self.year / 18

    def by(self, factor: float) -> Measure:
        """Return all measures times a factor."""
        return Measure(*(value * factor for value in astuple(self)))
