"""At the table of a journey and on its last page every word has its room, in every size and look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.actions import PLAY
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.session import settings
from chrononauts_qt.ui.tables.solonauts.table import SoloScreen
from chrononauts_qt.ui.windows.main_window import MainWindow
from tests import shots
from tests.gui.solonauts.journey import match_of
from tests.gui.theme.layouts import PLACES, looked_over

FOURTEEN = (
    *("otto", "yuri", "lin", "noor", "abel", "clara", "squa-tront"),
    *("maeve", "jun", "dario", "hester", "renee", "rainbow", "yitzchak"),
)
EIGHT = {"travellers": 8, "identities": FOURTEEN[:8], "home": ("squa-tront",)}
MANY = {"travellers": 14, "identities": FOURTEEN, "home": ("maeve", "jun"), "discard_pile": ("patch-1991",)}
IDLE_HAND = ("patch-1939", "patch-1974", "patch-1945-axis", "patch-1918", "patch-1991")
IDLE = {"red": (), "patches": (), "hand": IDLE_HAND}


def _table(window: MainWindow) -> SoloScreen:
    assert isinstance(window.table, SoloScreen)
    return window.table


def _armed(window: MainWindow) -> None:
    window.open_match(match_of(**EIGHT))
    table = _table(window)
    table.arming.arm("restore-history", "hand")
    table.timeline.entered.emit(table.timeline_model.index_of(1914))


def _question(window: MainWindow) -> None:
    window.open_match(match_of(**MANY))
    _table(window).show_no_way(["Otto", "Squa Tront", "Yitzchak", "Rainbow"])


def _practice(window: MainWindow) -> None:
    match = match_of(**EIGHT)
    window.open_match(match)
    table = _table(window)
    table.controller.submit(0, table.controller.view().actions[0])
    table.controller.undo()


def _end(window: MainWindow, **words: Any) -> None:
    window.open_match(match_of(**words))
    _table(window).controller.end_here()
    QApplication.processEvents()


def _destroyed(window: MainWindow) -> None:
    red = (1912, 1914, 1936, 1937, 1941, 1943, 1957, 1963, 1980)
    match = match_of(red=red[:-1], patches=())
    window.open_match(match)
    _table(window).controller.submit(0, PLAY[PLAY_INDEX["reverse-fate"]][red[-1]])
    QApplication.processEvents()
    assert window.shown() == "solo_end"


def _won(window: MainWindow) -> None:
    window.open_match(match_of(home=("yuri", "lin", "noor", "abel")))
    _table(window).controller.submit(0, PLAY[PLAY_INDEX["patch-1939"]][1939])
    QApplication.processEvents()
    assert window.shown() == "solo_end"


def _solved(window: MainWindow) -> None:
    _end(window, **EIGHT)
    moves = ["Play Prevent Assassination on 1963."] * 30
    window.solo_end.show_solution(moves, "The win was gone after move 7.")


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "start": lambda window: window.open_match(match_of(**EIGHT)),
    "many": lambda window: window.open_match(match_of(**MANY)),
    "armed": _armed,
    "stuck": lambda window: window.open_match(match_of(**EIGHT | IDLE)),
    "question": _question,
    "practice": _practice,
    "end": lambda window: _end(window, **MANY),
    "won": _won,
    "destroyed": _destroyed,
    "solved": _solved,
}


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[..., MainWindow]]:
    """Return what opens the window on one of SCREENS."""
    windows: list[MainWindow] = []

    def open_screen(screen: str, size: QSize, look: str = "dark", scale: float = 1.0) -> MainWindow:
        settings.save(tmp_path, settings.Settings(theme=look, text_scale=scale, welcomed=True))
        window = MainWindow(tmp_path)
        windows.append(window)
        window.resize(size)
        window.show()
        SCREENS[screen](window)
        return window

    yield open_screen
    for window in windows:
        shots.closed(window)


@pytest.mark.parametrize("screen", list(SCREENS))
@pytest.mark.parametrize(("look", "scale"), [("dark", 1.0), ("light", 1.25)])
def test_every_word_has_its_room(
    opened: Callable[..., MainWindow], screen: str, look: str, scale: float
) -> None:
    found = looked_over(lambda size: opened(screen, size, look, scale), PLACES)
    small = "shortened" if scale > 1 else "no such word"
    assert [trouble for trouble in found if small not in trouble] == []
