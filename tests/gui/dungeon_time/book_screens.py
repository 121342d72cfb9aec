"""The examples of the book of Dungeon Time on their board, and its page of signs, to be looked at."""

from __future__ import annotations

from collections.abc import Callable

from chrononauts_qt.ui.shell.main_window import MainWindow

GAME = "dungeon-time"


def _example(window: MainWindow, step: int) -> None:
    """The board beside the examples at a step."""
    window.rules.open("section:examples", game=GAME)
    for _ in range(step):
        window.rulebook.example.go(1)


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "rulebook-dungeon-table": lambda window: _example(window, 8),
    "rulebook-dungeon-backpack": lambda window: _example(window, 14),
    "rulebook-dungeon-broken": lambda window: _example(window, 27),
    "rulebook-dungeon-signs": lambda window: window.rules.open("section:signs", game=GAME),
}
