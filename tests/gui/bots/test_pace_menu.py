"""The pace of the bots, chosen at the table: the same setting as on the page of the settings."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QMenu

from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.settings import load
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.bots import PACES
from chrononauts_qt.ui.table.pace_menu import PaceMenu
from tests.gui.desks import controller_of, screen_of
from tests.gui.program import settle
from tests.session.games import start

DOOR = "Pace of the bots…"


def menu_of(window: MainWindow) -> QMenu:
    """Return the menu that the table's own leads to."""
    assert DOOR in [action.text() for action in screen_of(window).status.menu().actions()]
    found = screen_of(window).findChild(PaceMenu)
    assert isinstance(found, PaceMenu)
    return found.menu()


def test_the_pace_is_chosen_at_the_table_and_kept(window: MainWindow, tmp_path: Path) -> None:
    window.open_match(start(tmp_path / "game.chrononauts", 2))
    controller = controller_of(window)
    assert isinstance(controller, MatchController)
    menu = menu_of(window)
    assert [(way.text(), way.isChecked()) for way in menu.actions()] == [
        ("Slow", False), ("Normal", True), ("Fast", False)
    ]  # fmt: skip
    menu.actions()[2].trigger()
    menu.deleteLater()
    assert controller.bots.pace() == PACES["fast"]
    assert load(window.folder).bot_pace == "fast"
    window.settings_opener.open()
    settle()
    assert window.settings_page.bot_pace.box.currentData() == "fast"


def test_nobody_waits_for_others_where_one_plays_alone(window: MainWindow, tmp_path: Path) -> None:
    setup = solonauts.Setup(8, "first")
    window.open_match(Match.start("solonauts", ("Ada",), setup, tmp_path / "journey.chrononauts"))
    assert DOOR not in [action.text() for action in screen_of(window).status.menu().actions()]
