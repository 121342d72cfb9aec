"""Replays and reports for the pictures of tests/shots.py."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.replaying import open_replay, page_of
from chrononauts_qt.ui.table.replay.page import ReplayPage
from tests.gui.replay import games

LONG = tuple(f"Wilhelmine-Maximiliane {sign}" for sign in "MWQGÖÄ")
"""Names as long as players may have them."""


def shown(window: MainWindow, path: Path, step: int) -> ReplayPage:
    """Open the replay of a journal at a step."""
    open_replay(window, path)
    page = page_of(window)
    page.course.go(step)
    page.settle()
    return page


def _fresh(window: MainWindow, make: Callable[[Path], Path]) -> Path:
    for old in window.folder.glob("*.chrononauts"):
        old.unlink()
    return make(window.folder)


def _hands(window: MainWindow) -> None:
    page = shown(window, _fresh(window, games.won), 14)
    page.console.hands_button.setChecked(True)


def _seat(window: MainWindow) -> None:
    shown(window, _fresh(window, games.won), 20).look_through(1)


def _public(window: MainWindow) -> None:
    shown(window, _fresh(window, lambda folder: games.rivals(folder, names=LONG)), 20)


def _report(window: MainWindow) -> None:
    _fresh(window, games.won)
    window.reports.open()
    window.report.words.setPlainText("")  # it speaks English in every language


def _ended(window: MainWindow) -> None:
    window.open_file(_fresh(window, games.won))


# A journey is not among them: below the bar of the smallest window its tiles shorten long headlines.
SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "replay": lambda window: shown(window, _fresh(window, games.won), 20),
    "replay-hands": _hands,
    "replay-seat": _seat,
    "replay-public": _public,
    "replay-artifaxx": lambda window: shown(window, _fresh(window, games.shelves), 25),
    "report": _report,
    "reveal-kept": _ended,
}
