"""Looks over one screen in every size: what widgets cut off, and what painters do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.theme import THEMES
from chrononauts_qt.ui.windows.main_window import MainWindow
from tests import shots
from tests.gui.theme import fit
from tests.gui.theme.painted import listening

PLACES: tuple[tuple[QSize, int], ...] = (*((size, 1) for size in shots.SIZES), (shots.SHARP, 2))
"""Every size the program is to be looked at in, and how many pixels are drawn for one."""


def places_of(theme: str) -> Sequence[tuple[QSize, int]]:
    """Return PLACES, beginning with another one for each theme: screens open in many sizes so."""
    first = list(THEMES).index(theme)
    return (*PLACES[first:], *PLACES[:first])


def looked_over(
    open_screen: Callable[[QSize], MainWindow], places: Sequence[tuple[QSize, int]]
) -> Iterator[str]:
    """Yield what is wrong with a screen that opens in the first of `places` and takes all of them."""
    with listening(shots.NAMES) as ear:
        window = open_screen(places[0][0])
        for size, ratio in places:
            window.resize(size)
            for _ in range(3):
                QApplication.processEvents()
            with ear.hearing_widgets():
                shots.picture(window, ratio)
            at = f"{size.width()}x{size.height()}" + ("@2x" if ratio == 2 else "")
            found = [*fit.troubles(window), *ear.troubles(fit.said(window))]
            yield from (f"{at}: {trouble}" for trouble in found)
