"""The page of saved games: what it says of each, and what can be done with it, by mouse and by keys."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.session import journal, saves
from chrononauts_qt.session.match import Match, Replay, bot_option
from chrononauts_qt.ui.catalog import games_texts as words
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.shell.games_page import GamesPage
from chrononauts_qt.ui.shell.games_page_rows import ROW, Lies, Row
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.name_sheet import NameSheet
from chrononauts_qt.ui.table.new_game import NewGameChoice
from tests.gui.desks import controller_of, screen_of
from tests.gui.program import let_go
from tests.gui.windows.helpers import check_controls, choose, reached_by_tab
from tests.gui.windows.test_open_file import another_copy

GAMES = Path(__file__).parents[1] / "games"
Open = Callable[[], GamesPage]


@pytest.fixture
def main(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """The program's window on an empty folder."""
    (tmp_path / "games").mkdir()
    window = MainWindow(tmp_path / "games", DARK)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window


@pytest.fixture
def shown(main: MainWindow) -> Open:
    """Go from the first screen to the page of games, as a person does."""

    def go() -> GamesPage:
        main.show_home()
        main.home.games_button.click()
        QApplication.processEvents()
        return main.games

    return go


def play(main: MainWindow, stem: str, minutes: int = 0, name: str = "", bots: tuple[int, ...] = ()) -> Path:
    """Begin a game that was left so many minutes ago, and return its journal."""
    path = main.folder / f"{stem}.chrononauts"
    setup = rules.Setup(2, stem, first="seat-1", mulligan=False)
    options = {bot_option(seat): "cadet" for seat in bots}
    match = Match.start("chrononauts", ("Ada", "Bruno"), setup, path, options)
    if name:
        match.rename(name)
    if match.lock is not None:
        match.lock.free()
    then = time.time() - 60 * minutes
    os.utime(path, (then, then))
    return path


def finished(main: MainWindow) -> Path:
    """Put a finished game into the folder."""
    return Path(shutil.copy(GAMES / "home.chrononauts", main.folder / "home.chrononauts"))


def lines(page: GamesPage) -> list[str]:
    """Return headings as they stand, and games by their journals."""
    found = []
    for place in range(page.model.rowCount()):
        row = page.model.index(place, 0).data(ROW)
        found.append(row.path.name if isinstance(row, Row) else str(page.model.index(place, 0).data()))
    return found


def current(page: GamesPage) -> Row:
    row = page.row()
    assert row is not None
    return row


def told(main: MainWindow) -> str:
    assert main.message.isVisible()
    return main.message.words.text()


# -- the list ---------------------------------------------------------------------------------------


def test_the_door_is_there_only_when_there_are_games(main: MainWindow) -> None:
    main.folder.mkdir(exist_ok=True)
    (main.folder / "._gone.chrononauts").touch()  # a Mac may leave that on a stick
    main.show_home()
    assert not main.home.games_button.isVisible()
    play(main, "evening")
    main.show_home()
    assert main.home.games_button.isVisible()


def test_the_games_stand_in_sections_the_last_one_first(main: MainWindow, shown: Open) -> None:
    play(main, "long-ago", 500)
    play(main, "just-now", 1)
    play(main, "kept", 5, name="The long evening")
    finished(main)
    (main.folder / "letter.chrononauts").write_text("Dear Ada\n", encoding="utf-8")
    page = shown()
    assert lines(page) == [
        *("Unfinished", "just-now.chrononauts", "long-ago.chrononauts"),
        *("With a name", "kept.chrononauts"),
        *("Finished", "home.chrononauts"),
        *("Cannot be opened", "letter.chrononauts.unreadable"),
    ]
    assert current(page).path.stem == "just-now"


def test_without_a_finished_game_it_says_where_one_will_be(main: MainWindow, shown: Open) -> None:
    play(main, "evening")
    assert lines(shown())[-1] == "No finished games. Yours will be here."


def test_a_game_is_told_by_who_plays_when_and_how_far(main: MainWindow, shown: Open) -> None:
    play(main, "evening", bots=(1,))
    row = current(shown())
    assert row.title == "Ada and one Cadet bot"
    assert row.line == "Chrononauts"
    assert row.state == "Turn 1"
    assert row.when.startswith("Today, ")
    for part in (row.title, row.line, row.state, row.when):
        assert part in row.spoken


def test_a_name_stands_first_and_who_plays_below(main: MainWindow, shown: Open) -> None:
    play(main, "kept", name="The long evening")
    row = current(shown())
    assert row.title == "The long evening"
    assert row.line == "Chrononauts: Ada and Bruno"


def test_practice_and_help_are_marked(main: MainWindow, shown: Open) -> None:
    path = main.folder / "journey.chrononauts"
    hand = ("patch-1918", "patch-1929", "patch-1933", "sabotage", "reverse-fate")
    match = Match.start("solonauts", ("Ada",), solonauts.Setup(8, "marks", hand=hand), path)
    match.note_hint(0, 2)
    match.submit(0, parse("play reverse-fate on 1914"))
    match.undo()
    assert match.lock is not None
    match.lock.free()
    row = current(shown())
    assert row.marks == ("Practice", "With help")
    assert "Practice, With help" in row.spoken
    assert row.state == "0 of 8 home"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "3/7/26, 4:05"), ("it", "07/03/26, 16:05"), ("fr", "07/03/2026, 16:05")]
)
def test_the_date_is_written_as_the_language_does(dressed: QApplication, language: str, said: str) -> None:
    moment = datetime(2026, 3, 7, 16, 5)
    i18n.install(dressed, language)
    try:
        shown = words.when(moment, moment + timedelta(days=9))
    finally:
        i18n.install(dressed)
    assert shown.startswith(said)
    assert "\u202f" not in shown


# -- what can be done -------------------------------------------------------------------------------


def test_enter_goes_on_behind_the_curtain(main: MainWindow, shown: Open) -> None:
    play(main, "long-ago", 500)
    play(main, "just-now", 1)
    page = shown()
    assert page.list.hasFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert main.shown() == "table"
    assert controller_of(main).match.writer.path.stem == "long-ago"
    assert controller_of(main).viewer is None


def test_a_finished_game_is_looked_at(main: MainWindow, shown: Open) -> None:
    finished(main)
    page = shown()
    assert page.open_button.text() == "Look at the end"
    page.open_button.click()
    assert main.shown() == "end"


def test_a_game_can_be_watched(main: MainWindow, shown: Open) -> None:
    finished(main)
    page = shown()
    page.watch_button.click()
    assert main.shown() == "replay"


def test_f2_names_a_game_which_is_kept_for_good(main: MainWindow, shown: Open) -> None:
    path = play(main, "evening")
    page = shown()
    QTest.keyClick(page.list, Qt.Key.Key_F2)
    assert page.naming.isVisible()
    QTest.keyClicks(page.naming.field, "Tea & cake  by the sea")
    QTest.keyClick(page.naming.field, Qt.Key.Key_Return)
    assert not page.naming.isVisible()
    replay = Replay(journal.read(path))
    replay.run()
    assert replay.name == "Tea & cake by the sea"
    assert lines(page)[:2] == ["With a name", "evening.chrononauts"]
    assert current(page).path == path
    assert page.list.hasFocus()


def test_a_game_that_was_just_left_can_be_named(main: MainWindow, shown: Open) -> None:
    """Only a game that is still being played refuses one, and the table that was left plays none."""
    path = play(main, "evening")
    main.open_file(path)
    main.show_home()
    page = shown()
    page.named.emit(current(page), "Sunday")
    assert current(page).name == "Sunday"
    assert not main.message.isVisible()


def test_escape_leaves_the_name_as_it_is(main: MainWindow, shown: Open) -> None:
    path = play(main, "evening", name="Tea")
    before = path.read_bytes()
    page = shown()
    page.name_button.click()
    assert page.naming.field.text() == "Tea"
    QTest.keyClicks(page.naming.field, "Coffee")
    QTest.keyClick(page.naming.field, Qt.Key.Key_Escape)
    assert not page.naming.isVisible()
    assert main.shown() == "games"
    assert path.read_bytes() == before


def test_delete_asks_and_can_be_undone(main: MainWindow, shown: Open) -> None:
    path = play(main, "evening")
    play(main, "older", 60)
    before = path.read_bytes()
    page = shown()
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert page.asking.isVisible()
    assert path.exists()
    QTest.keyClick(page.asking.cancel_button, Qt.Key.Key_Return)
    assert path.exists()
    QTest.keyClick(page.list, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)  # as on a Mac
    assert page.asking.isVisible()
    page.asking.choices["delete"].click()
    assert not path.exists()
    assert "Ada and Bruno" in page.note.text()
    assert lines(page)[-2:] == ["Deleted", "evening.chrononauts"]
    page.bring_back_button.click()
    assert path.read_bytes() == before
    assert current(page).path == path
    assert not page.bring_back_button.isVisible()


def test_a_deleted_game_can_be_brought_back_later(main: MainWindow, shown: Open) -> None:
    path = play(main, "evening")
    page = shown()
    page.delete_button.click()
    page.asking.choices["delete"].click()
    main.show_home()
    assert main.home.games_button.isVisible()
    page = shown()
    assert current(page).lies is Lies.DELETED
    assert page.open_button.text() == "Bring back"
    assert not page.delete_button.isEnabled()
    page.open_button.click()
    assert path.exists()
    assert current(page).lies is Lies.HERE


def test_what_gave_way_to_newer_games_comes_back_when_it_is_gone_on_with(
    main: MainWindow, shown: Open
) -> None:
    for number in range(saves.TEN + 1):
        play(main, f"game-{number:02}", 10 + number)
    saves.make_room(main.folder)
    page = shown()
    assert lines(page)[-2:] == ["game-09.chrononauts", "game-10.chrononauts"]
    page.list.setCurrentIndex(page.model.index(page.model.rowCount() - 1, 0))
    page.open_button.click()
    assert main.shown() == "table"
    assert controller_of(main).match.writer.path == main.folder / "game-10.chrononauts"


def test_the_eleventh_unfinished_game_makes_the_oldest_give_way(main: MainWindow) -> None:
    paths = [play(main, f"game-{number:02}", 10 + number) for number in range(saves.TEN)]
    named = play(main, "named", 500, name="Kept")
    main.openings.begin(NewGameChoice(("Ada", "Bruno")))
    assert [path.name for path in paths if not path.exists()] == ["game-09.chrononauts"]
    assert (main.folder / saves.OLDER / "game-09.chrononauts").exists()
    assert named.exists()


def test_a_copy_is_never_written_over_another_file(main: MainWindow, shown: Open, tmp_path: Path) -> None:
    path = play(main, "evening")
    page = shown()
    page.copy_button.click()
    assert not choose(main, tmp_path / "Ada vs. Bob"), "it would be refused all the same"
    copy = tmp_path / "Ada vs. Bob.chrononauts"
    assert copy.read_bytes() == path.read_bytes()
    assert str(copy) in page.note.text()
    copy.write_text("mine", encoding="utf-8")
    page.copy_button.click()
    choose(main, copy)
    assert "already" in told(main)
    assert copy.read_text(encoding="utf-8") == "mine"


def test_another_file_can_be_opened_and_the_folder_shown(
    main: MainWindow, shown: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = play(main, "evening")
    other = Path(shutil.move(play(main, "other"), tmp_path / "other.chrononauts"))
    page = shown()
    asked: list[QUrl] = []

    def nobody_shows(url: QUrl) -> bool:
        asked.append(url)
        return False

    monkeypatch.setattr(QDesktopServices, "openUrl", nobody_shows)
    page.folder_button.click()
    assert [Path(url.toLocalFile()) for url in asked] == [path.parent]
    assert str(path.parent) in told(main)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(other), ""))
    page.other_button.click()
    assert controller_of(main).match.writer.path == other


# -- what cannot be opened --------------------------------------------------------------------------


def test_a_torn_game_says_so_and_goes_on(main: MainWindow, shown: Open) -> None:
    path = play(main, "evening")
    with path.open("a", encoding="utf-8") as file:
        file.write("1: pla")
    page = shown()
    row = current(page)
    assert row.marks == ("Last page torn",)
    assert "last page is torn" in page.note.text()
    page.open_button.click()
    assert main.shown() == "table"
    assert "last page is torn" in told(main)


def test_an_unreadable_file_is_kept_and_told(main: MainWindow, shown: Open) -> None:
    (main.folder / "letter.chrononauts").write_text("Dear Ada\n", encoding="utf-8")
    page = shown()
    row = current(page)
    assert row.lies is Lies.UNREADABLE
    assert row.path.read_text(encoding="utf-8") == "Dear Ada\n"
    assert "letter.chrononauts" in page.note.text()
    assert not page.open_button.isEnabled()
    assert not page.watch_button.isEnabled()


def test_even_an_unreadable_file_can_be_brought_back(main: MainWindow, shown: Open) -> None:
    (main.folder / "letter.chrononauts").write_text("Dear Ada\n", encoding="utf-8")
    page = shown()
    page.delete_button.click()
    page.asking.choices["delete"].click()
    main.show_home()
    page = shown()
    assert current(page).lies is Lies.DELETED
    page.open_button.click()
    kept = main.folder / "letter.chrononauts.unreadable"
    assert kept.read_text(encoding="utf-8") == "Dear Ada\n"
    assert current(page).lies is Lies.UNREADABLE


def test_a_game_of_a_later_version_is_left_untouched(main: MainWindow, shown: Open) -> None:
    path = play(main, "evening")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f"journal {journal.VERSION}", "journal 9", 1), encoding="utf-8")
    before = path.read_bytes()
    page = shown()
    assert current(page).line == "Made by a later version of Chrononauts Qt"
    assert "Update" in page.note.text()
    assert not page.open_button.isEnabled()
    assert path.read_bytes() == before


def test_a_game_of_another_running_copy_is_marked_and_left_alone(main: MainWindow, shown: Open) -> None:
    path = play(main, "evening")
    with another_copy(path):
        page = shown()
        assert current(page).marks == ("Being played",)
        page.delete_button.click()
        page.asking.choices["delete"].click()
        assert path.exists()
        assert "cannot be deleted" in told(main)
        page.open_button.click()
        assert "another window" in told(main)
        assert main.shown() == "games"


def test_an_older_game_of_another_running_copy_stays_where_that_one_writes_it(
    main: MainWindow, shown: Open
) -> None:
    path = play(main, "evening")
    (main.folder / saves.OLDER).mkdir()
    older = path.rename(main.folder / saves.OLDER / path.name)
    with another_copy(older):
        shown().open_button.click()
        assert "another window" in told(main)
        assert older.exists()
    main.games.open_button.click()
    assert main.shown() == "table"
    assert path.exists()


# -- keys and readers -------------------------------------------------------------------------------


def test_everything_can_be_reached_and_has_a_name(main: MainWindow, shown: Open) -> None:
    play(main, "evening")
    page = shown()
    check_controls(page)
    buttons = {
        *(page.open_button, page.watch_button, page.name_button, page.copy_button, page.delete_button),
        *(page.other_button, page.folder_button, page.back_button),
    }
    assert reached_by_tab(page) == {page.list, *buttons}
    QTest.keyClick(page.list, Qt.Key.Key_Escape)
    assert main.shown() == "home"


def test_a_sheet_keeps_the_keys_of_the_page_away(main: MainWindow, shown: Open) -> None:
    play(main, "evening")
    page = shown()
    page.name_button.click()
    QTest.keyClick(page.naming.back_button, Qt.Key.Key_Delete)
    assert not page.asking.isVisible()


def test_headings_are_passed_over_by_the_arrows(main: MainWindow, shown: Open) -> None:
    play(main, "evening")
    finished(main)
    page = shown()
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert current(page).path.stem == "home"
    QTest.keyClick(page.list, Qt.Key.Key_Up)
    assert current(page).path.stem == "evening"


def test_another_language_leaves_the_same_game_chosen(main: MainWindow, shown: Open) -> None:
    play(main, "long-ago", 500)
    play(main, "just-now", 1)
    page = shown()
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    main.look.change_text_size(10)
    assert main.shown() == "games"
    assert main.games is not page
    assert current(main.games).path.stem == "long-ago"


# -- naming at the table ----------------------------------------------------------------------------


def test_a_game_is_named_at_the_table_and_continue_says_its_name(main: MainWindow) -> None:
    path = play(main, "evening")
    main.open_file(path)
    controller_of(main).lift(0)
    menu = screen_of(main).status.menu()
    next(action for action in menu.actions() if action.text() == "Name this game…").trigger()
    assert controller_of(main).viewer is None, "what is private is covered"
    field = QApplication.focusWidget()
    assert field is not None
    QTest.keyClicks(field, "The long evening")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert controller_of(main).match.name == "The long evening"
    assert "The long evening" in told(main)
    let_go()
    assert not screen_of(main).findChildren(NameSheet), "the sheet goes when the name is given"
    main.show_home()
    assert main.home.front.line.text().startswith("“The long evening”.")


def test_a_game_that_keeps_no_journal_cannot_be_named(main: MainWindow) -> None:
    setup = rules.Setup(2, "loose", first="seat-1", mulligan=False)
    main.open_match(Match.start("chrononauts", ("Ada", "Bruno"), setup))
    assert "Name this game…" not in [action.text() for action in screen_of(main).status.menu().actions()]
