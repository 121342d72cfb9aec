"""The page of the statistics for the pictures of tests/shots.py."""

from __future__ import annotations

import json
from collections.abc import Callable

from chrononauts_qt.session import statistics
from chrononauts_qt.session.game_entries import Entry, Sat, as_json
from chrononauts_qt.ui.shell.main_window import MainWindow

WHEN = "2026-07-01T20:00:00+02:00"
LONG = "Wilhelmine-Maximiliane M"
"""A name as long as players may have them."""

DEAL = "8 s8-0558"
"""A deal whose difficulty is known."""

def _figures(travellers: int, home: int) -> dict[str, int]:
    return {"travellers": travellers, "home": home}


GAMES = (
    Entry("1", "chrononauts", WHEN, (Sat("Ada"), Sat("Bruno", "agent"), Sat(LONG)), "home", (1, 2, 2), (), 9),
    Entry("2", "chrononauts", WHEN, (Sat("Ada", hint=3), Sat("Chloé")), "hand", (1, 2), (), 12),
    Entry("3", "chrononauts", WHEN, (Sat("Ada"), Sat(LONG)), "destroyed", (), (), 30),
    Entry("4", "artifaxx", WHEN, (Sat("Chloé"), Sat("Davide", "chief")), elsewhere=True),
    Entry("5", "solonauts", WHEN, (Sat(LONG),), "stranded", (), (), 9, figures=_figures(14, 13)),
    Entry("6", "solonauts", WHEN, (Sat("Ada"),), "all-home", (1,), (), 9, False, DEAL, _figures(8, 8)),
    Entry("8", "solonauts", WHEN, (Sat("Ada"),), "stranded", (), (), 9, False, DEAL, _figures(8, 6)),
    Entry("7", "afternova", WHEN, (Sat("Ada"), Sat(LONG)), "points", (1, 2), (41, 27), 31),
)


def _shown(window: MainWindow) -> None:
    games = {entry.id: as_json(entry) for entry in GAMES}
    path = window.folder / statistics.FILE
    path.write_text(json.dumps({"version": statistics.VERSION, "games": games}), encoding="utf-8")
    window.show_page("statistics_page")


def _resetting(window: MainWindow) -> None:
    _shown(window)
    window.statistics_page.reset_button.click()


def _door(window: MainWindow) -> None:
    _shown(window)
    window.show_page("games")


def _empty(window: MainWindow) -> None:
    (window.folder / statistics.FILE).unlink(missing_ok=True)
    window.show_page("statistics_page")


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "statistics": _shown,
    "statistics-door": _door,
    "statistics-reset": _resetting,
    "statistics-empty": _empty,
}
