"""The page of saved games in several states, with games that nobody has played."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.session.errors import CorruptSave, Flaw, Torn, UnknownVersion
from chrononauts_qt.session.places import Summary
from chrononauts_qt.session.saves import Save, Saves
from chrononauts_qt.ui.catalog import games_texts as words
from chrononauts_qt.ui.shell.games_page import GamesPage
from chrononauts_qt.ui.shell.games_page_acts import sections
from chrononauts_qt.ui.shell.main_window import MainWindow

FOLDER = Path("/games")
NOW = datetime(2026, 11, 21, 21, 30).astimezone()
SIX = ("Ada", "Bruno", "Chloé", "Davide", "Élise", "Œdipe")


def save(stem: str, names: tuple[str, ...] = SIX[:2], days: float = 0.0, **said: Any) -> Save:
    """Return a game that was played so many days ago."""
    when = (NOW - timedelta(days=days, minutes=27)).timestamp()
    told: dict[str, Any] = {"game": "chrononauts", "names": names, "turn": 14, "actions": 40, "torn": None}
    return Save(FOLDER / f"{stem}.chrononauts", Summary(**{**told, "when": when, **said}))


def unreadable(name: str) -> CorruptSave:
    """Return a file that was none and has been given another name."""
    error = CorruptSave(FOLDER / f"{name}.chrononauts", 0, Flaw.NOT_OURS, "")
    error.kept = FOLDER / f"{name}.chrononauts.unreadable"
    return error


def many() -> Saves:
    """Return games of every kind."""
    def alone(stem: str, days: int, home: int, **said: Any) -> Save:
        figures = {"travellers": 8, "home": home}
        return save(stem, SIX[:1], days, game="solonauts", turn=22, figures=figures, **said)

    newer = UnknownVersion(FOLDER / "Bruno.chrononauts", 1, Flaw.NOT_OURS, "")
    return Saves(
        unfinished=(
            save("six", SIX, bots={3: "agent", 5: "cadet"}, is_helped=True),
            save("torn", days=1, torn=Torn(214, turn=14)),
            alone("alone", 3, 5, is_practice=True, is_helped=True),
            save("new", SIX[2:5], 4, game="artifaxx", turn=0),
        ),
        named=(save("named", SIX, 5, name="Ada, Bruno, Chloé"),),
        finished=(
            save("won", days=6, outcome=Outcome.won_by(1, 2, "home")),
            save("lost", SIX[:3], 7, outcome=Outcome("destroyed"), is_helped=True),
            alone("stranded", 8, 7, outcome=Outcome("stranded")),
        ),
        unreadable=(unreadable("Ada"), newer),
    )


def filled(window: MainWindow, found: Saves, deleted: Saves | None = None) -> GamesPage:
    """Show the page with these games."""
    window.show_page("games")
    window.games.show_games(sections(found, Saves(), deleted or Saves(), NOW))
    return window.games


def _at(window: MainWindow, name: str) -> GamesPage:
    page = filled(window, many())
    page.point_at(FOLDER / name)
    return page


def _deleted(window: MainWindow) -> None:
    page = filled(window, Saves(), Saves(unfinished=(save("six", SIX),)))
    game = words.players(SIX, {})
    page.tell(words.text("deleted", game=game), may_bring_back=True)


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "games": lambda window: filled(window, many()),
    "games-none": lambda window: filled(window, Saves()),
    "games-torn": lambda window: _at(window, "torn.chrononauts"),
    "games-over": lambda window: _at(window, "won.chrononauts"),
    "games-unreadable": lambda window: _at(window, "Ada.chrononauts.unreadable"),
    "games-newer": lambda window: _at(window, "Bruno.chrononauts"),
    "games-deleted": _deleted,
    "games-name": lambda window: _at(window, "named.chrononauts").name_button.click(),
    "games-delete": lambda window: _at(window, "named.chrononauts").delete_button.click(),
}
