"""Positions of Solonauts for the pictures of tests/shots.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.actions import PLAY, parse
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.texts.actions import describe
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.solonauts.counsel_texts import text
from chrononauts_qt.ui.games.solonauts.table import SoloScreen
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import screen_of, solo_end_of
from tests.gui.lessons import lesson
from tests.gui.solonauts import journey

SEED = "8-0001"
"""A deal's own name, without a word that would have to be translated."""


def match_of(**words: Any) -> Match:
    """Return a match dealt as journey.USUAL, but for what is said."""
    return journey.match_of(**{"seed": SEED, **words})


FOURTEEN = (
    *("otto", "yuri", "lin", "noor", "abel", "clara", "squa-tront"),
    *("maeve", "jun", "dario", "hester", "renee", "rainbow", "yitzchak"),
)
EIGHT = {"travellers": 8, "identities": FOURTEEN[:8], "home": ("squa-tront",)}
MANY = {"travellers": 14, "identities": FOURTEEN, "home": ("maeve", "jun"), "discard_pile": ("patch-1991",)}
IDLE_HAND = ("patch-1939", "patch-1974", "patch-1945-axis", "patch-1918", "patch-1991")
IDLE = {"red": (), "patches": (), "hand": IDLE_HAND}


def _table(window: MainWindow) -> SoloScreen:
    table = screen_of(window)
    assert isinstance(table, SoloScreen)
    return table


def _armed(window: MainWindow) -> None:
    window.open_match(match_of(**EIGHT))
    table = _table(window)
    table.arming.arm("restore-history", "hand")
    table.timeline.entered.emit(table.timeline_model.index_of(1914))


def _question(window: MainWindow) -> None:
    window.open_match(match_of(**MANY))
    _table(window).show_no_way([title(one) for one in ("otto", "squa-tront", "yitzchak", "rainbow")])


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
    assert window.shown() == "end"


def _won(window: MainWindow) -> None:
    window.open_match(match_of(home=("yuri", "lin", "noor", "abel")))
    _table(window).controller.submit(0, PLAY[PLAY_INDEX["patch-1939"]][1939])
    QApplication.processEvents()
    assert window.shown() == "end"


def _solved(window: MainWindow) -> None:
    _end(window, **EIGHT)
    move = describe(parse("play prevent-assassination on 1963"), ())
    solo_end_of(window).show_solution([move] * 30, text("lost-after", number=7, action=move))


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "journey-lesson": lambda window: lesson(window, "solonauts", 3),
    "journey-start": lambda window: window.open_match(match_of(**EIGHT)),
    "journey-many": lambda window: window.open_match(match_of(**MANY)),
    "journey-armed": _armed,
    "journey-stuck": lambda window: window.open_match(match_of(**EIGHT | IDLE)),
    "journey-question": _question,
    "journey-practice": _practice,
    "journey-end": lambda window: _end(window, **MANY),
    "journey-won": _won,
    "journey-destroyed": _destroyed,
    "journey-solved": _solved,
}
