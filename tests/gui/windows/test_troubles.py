"""What is wrong on the disk is told on the first screens: what, why, and what now (3.16)."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.session import settings
from chrononauts_qt.ui.games.chrononauts.new_game import Terms
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.new_game import NewGameChoice
from tests.gui.windows.helpers import said

GAMES = Path(__file__).parents[1] / "games"
Opened = Callable[[Path], MainWindow]


@pytest.fixture
def opened(dressed: QApplication, qtbot: QtBot) -> Opened:
    """Open the program's window on a folder."""

    def _open(folder: Path) -> MainWindow:
        window = MainWindow(folder, DARK)
        qtbot.addWidget(window)
        window.show()
        return window

    return _open


def waiting(folder: Path) -> Path:
    """Put a game that is not over into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = (GAMES / "anomalies.chrononauts").read_text(encoding="utf-8").splitlines(True)
    path = folder / "evening.chrononauts"
    path.write_text("".join(lines[:-2]), encoding="utf-8")
    return path


def told(window: MainWindow) -> str:
    assert window.message.isVisible()
    return window.message.words.text()


def test_nothing_saved_is_no_trouble(opened: Opened, tmp_path: Path) -> None:
    window = opened(tmp_path)
    assert not window.message.isVisible()
    assert not window.home.front.continue_button.isVisible()


def test_a_game_that_waits_is_told_and_shown(opened: Opened, tmp_path: Path) -> None:
    waiting(tmp_path)
    window = opened(tmp_path)
    assert "stopped after" in said(window.home)
    assert "Ada" in said(window.home)
    assert window.home.front.picture.glance is not None
    assert window.home.front.picture.glance.isVisible()


def test_a_game_can_be_looked_for_after_the_first_frame(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    waiting(tmp_path)
    window = MainWindow(tmp_path, DARK, find_at_once=False)
    qtbot.addWidget(window)
    window.show()
    assert not window.home.front.continue_button.isVisible()
    window.openings.find_game()
    assert window.home.front.continue_button.isVisible()
    assert window.home.primary is window.home.front.continue_button


def test_a_game_that_is_found_leaves_the_keys_to_the_first_page(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    window = MainWindow(tmp_path, DARK, find_at_once=False)
    qtbot.addWidget(window)
    window.settings_opener.welcome()
    window.show()
    QApplication.processEvents()
    window.openings.find_game()
    assert window.welcome.begin_button.hasFocus()


def test_a_damaged_game_is_named_and_the_one_before_it_waits(opened: Opened, tmp_path: Path) -> None:
    waiting(tmp_path)
    broken = tmp_path / "newer.chrononauts"
    shutil.copy(tmp_path / "evening.chrononauts", broken)
    text = broken.read_text(encoding="utf-8")
    broken.write_text(text.replace("seat 1 ", "seat 1 M", 1), encoding="utf-8")
    before = broken.read_bytes()
    window = opened(tmp_path)
    assert "newer.chrononauts cannot be opened" in told(window)
    assert "has been changed" in told(window)
    assert "kept as newer.chrononauts.unreadable" in told(window)
    assert window.home.front.continue_button.isVisible()
    assert not broken.exists()
    assert broken.with_name("newer.chrononauts.unreadable").read_bytes() == before


@pytest.mark.parametrize("name", ["Ada", ""])
def test_a_game_found_damaged_on_the_way_to_the_deal_of_the_day_is_named(
    opened: Opened, tmp_path: Path, name: str
) -> None:
    """It was given another name without a word."""
    window = opened(tmp_path)
    window.look.change(window.look.settings._replace(games={"solonauts": {"name": name}}))
    (tmp_path / "broken.chrononauts").write_text("Dear Ada\n", encoding="utf-8")
    window.openings.start_today("solonauts")
    assert window.shown() == ("table" if name else "new_game")
    assert "broken.chrononauts cannot be opened" in told(window)


def test_a_game_of_a_later_version_asks_for_an_update(opened: Opened, tmp_path: Path) -> None:
    path = waiting(tmp_path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("journal 1", "journal 9", 1), encoding="utf-8")
    window = opened(tmp_path)
    assert path.exists(), "untouched"
    assert "later version" in told(window)
    assert "Update" in told(window)
    assert "line" not in told(window)
    assert not window.home.front.continue_button.isVisible()


def test_a_file_that_is_no_game_is_told_without_a_line(opened: Opened, tmp_path: Path) -> None:
    (tmp_path / "letter.chrononauts").write_text("Dear Ada\n", encoding="utf-8")
    window = opened(tmp_path)
    assert "letter.chrononauts" in told(window)
    assert "Line 0" not in told(window)
    assert "Nothing in it was changed" in told(window)
    assert (tmp_path / "letter.chrononauts.unreadable").read_text(encoding="utf-8") == "Dear Ada\n"


def test_a_game_damaged_since_the_first_screen_was_shown_is_told_at_continue(
    opened: Opened, tmp_path: Path
) -> None:
    path = waiting(tmp_path)
    window = opened(tmp_path)
    path.write_text("Dear Ada\n", encoding="utf-8")
    window.home.front.continue_button.click()
    assert window.home.isVisible()
    assert "evening.chrononauts" in told(window)
    assert not window.home.front.continue_button.isVisible()


def test_a_folder_the_system_does_not_look_into_is_told_and_stops_nobody(
    opened: Opened, tmp_path: Path
) -> None:
    folder = tmp_path / ("a" * 300)  # even root is refused, at every question
    window = opened(folder)
    window.reports.offer_last()
    window.show_page("games")
    assert window.games.model.rowCount()
    window.openings.begin(NewGameChoice(("Ada", "Bruno"), terms=Terms("random")))
    assert window.shown() == "table"
    assert "cannot be saved" in told(window)


def test_settings_that_cannot_be_kept_hold_until_the_end(opened: Opened, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    window = opened(tmp_path / "file")
    window.look.change(window.look.settings._replace(theme="light"))
    assert window.look.theme.name == "light"
    assert "settings cannot be kept" in told(window)
    assert "until the program ends" in told(window)


def test_settings_that_cannot_be_read_say_where_they_went(opened: Opened, tmp_path: Path) -> None:
    (tmp_path / settings.FILE).write_text("{", encoding="utf-8")
    window = opened(tmp_path)
    assert "could not be read" in told(window)
    assert "settings.unreadable.json" in told(window)
