"""Looks over one screen in some sizes: what widgets cut off, and what painters do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.shell.main_window import MainWindow
from tests import shots
from tests.gui.theme import fit
from tests.gui.theme.painted import listening

PAINTED = 1.25
"""How large text may be for painters to have room for it all; they shorten what is larger."""


def looked_over(
    opening: AbstractContextManager[MainWindow], places: Sequence[tuple[QSize, int]], text: float = 1.0
) -> Iterator[str]:
    """Yield what is wrong with a screen that opens in the first of `places` and takes all of them.

    Of text larger than drawn painters may shorten some: tiles do; the list does not.
    """
    with listening(shots.NAMES) as ear, opening as window:
        for size, ratio in places:
            window.resize(size)
            for _ in range(3):
                QApplication.processEvents()
            with ear.hearing_widgets():
                shots.picture(window, ratio)
            at = f"{size.width()}x{size.height()}" + ("@2x" if ratio == 2 else "")
            painted = ear.troubles(fit.said(window)) if text <= PAINTED else []
            found = [line for line in painted if text == 1.0 or "shortened" not in line]
            found += fit.troubles(window)
            yield from (f"{at}: {trouble}" for trouble in found)
