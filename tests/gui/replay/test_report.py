"""The report of a problem: written or not, read first, saved where one wants; and the text of a game."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from chrononauts_qt.session import report
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.shell.app import _Reporter
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.replaying import open_replay, page_of, save_game
from chrononauts_qt.ui.table.replay.transcript import transcript
from tests.gui.desks import controller_of
from tests.gui.replay import games
from tests.gui.windows.helpers import choose


def fail(window: MainWindow, folder: Path) -> None:
    """Let something go wrong, as an exception of a slot does."""
    try:
        raise ValueError("the clock has no hands")
    except ValueError:
        kind, error, trace = sys.exc_info()
        assert kind is not None
        assert error is not None
        _Reporter(window, folder)(kind, error, trace)


# -- a fault -------------------------------------------------------------------------------------


def test_a_fault_is_written_down_and_told(window: MainWindow, tmp_path: Path) -> None:
    fail(window, tmp_path)
    assert "the clock has no hands" in (tmp_path / report.FAULT).read_text(encoding="utf-8")
    assert "The game is safe" in window.message.words.text()
    window.message.door_button.click()
    assert window.shown() == "report"
    assert "the clock has no hands" in window.report.words.toPlainText()
    assert not window.message.isVisible()


def test_a_fault_that_comes_at_every_key_is_told_once(window: MainWindow, tmp_path: Path) -> None:
    fault = ValueError("the clock has no hands")
    tell = _Reporter(window, tmp_path)
    told = []
    for error in (fault, fault, KeyError("another")):
        window.message.dismiss()
        tell(type(error), error, error.__traceback__)
        told.append(window.message.isVisible())
    assert told == [True, False, True]


def test_a_fault_that_cannot_be_written_down_is_told_so(
    window: MainWindow, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It used to name a file that was not there."""
    (tmp_path / "full").write_text("a file in the folder's place", encoding="utf-8")
    fail(window, tmp_path / "full")
    assert "could not be written down" in window.message.words.text()
    assert "the clock has no hands" in capsys.readouterr().err
    window.message.door_button.click()
    assert "the clock has no hands" in window.report.words.toPlainText()


def test_the_next_start_offers_the_report_once(new_window: Callable[[], MainWindow], tmp_path: Path) -> None:
    report.write_fault(tmp_path, "ValueError: the clock has no hands")
    window = new_window()
    window.reports.offer_last()
    assert "the last time" in window.message.words.text()
    window.message.door_button.click()
    assert "the clock has no hands" in window.report.words.toPlainText()
    window.report.back_button.click()
    assert window.shown() == "home"
    window.reports.offer_last()
    assert not window.message.isVisible()


def test_a_start_without_a_fault_says_nothing(window: MainWindow) -> None:
    window.reports.offer_last()
    assert not window.message.isVisible()


def test_a_later_sentence_has_no_door(window: MainWindow, tmp_path: Path) -> None:
    fail(window, tmp_path)
    window.tell("Something else.")
    assert not window.message.door_button.isVisible()


# -- the page ------------------------------------------------------------------------------------


def test_the_report_is_read_before_it_is_saved_and_saved_as_it_was_read(
    window: MainWindow, tmp_path: Path
) -> None:
    window.show_page("about")
    assert window.about.report_button.isVisible()
    window.about.report_button.click()
    read = window.report.words.toPlainText()
    assert "PySide6" in read
    window.report.save_button.click()
    choose(window, tmp_path / "mine.txt")
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == read
    assert "mine.txt" in window.message.words.text()
    assert window.report.back_button.isVisible()
    window.report.back_button.click()
    assert window.shown() == "about"


def test_a_report_that_cannot_be_saved_says_why(window: MainWindow, tmp_path: Path) -> None:
    window.reports.open()
    window.report.save_button.click()
    choose(window, tmp_path / "nowhere" / "mine.txt")
    assert "mine.txt could not be saved" in window.message.words.text()


def test_the_last_game_is_added_only_when_wanted_and_names_nobody(window: MainWindow, tmp_path: Path) -> None:
    games.rivals(tmp_path)
    window.reports.open()
    page = window.report
    assert "seat 1" not in page.words.toPlainText()
    page.game_box.setChecked(True)
    told = page.words.toPlainText()
    assert "seat 1 Seat 1" in told
    assert "Ada" not in told
    assert "hidden cards" in page.game_note.text()
    page.game_box.setChecked(False)
    assert "seat 1" not in page.words.toPlainText()


def test_without_a_game_none_is_offered(window: MainWindow) -> None:
    window.reports.open()
    assert not window.report.game_box.isVisible()


def test_the_report_goes_to_the_clipboard(window: MainWindow) -> None:
    window.reports.open()
    window.report.copy_button.click()
    assert QGuiApplication.clipboard().text() == window.report.words.toPlainText()


def test_the_report_at_a_table_covers_what_is_private(window: MainWindow, tmp_path: Path) -> None:
    window.open_file(games.rivals(tmp_path, 0, names=games.SIX[:2]))
    controller_of(window).lift(controller_of(window).wanted)
    window.reports.open()
    assert controller_of(window).viewer is None
    window.report.back_button.click()
    assert window.shown() == "table"


# -- a game as a file ----------------------------------------------------------------------------


def test_a_game_is_saved_as_text_from_its_replay(window: MainWindow, tmp_path: Path) -> None:
    path = games.won(tmp_path)
    open_replay(window, path)
    page_of(window).save_requested.emit()
    choose(window, tmp_path / "evening.txt")
    told = (tmp_path / "evening.txt").read_text(encoding="utf-8")
    assert told == transcript(Positions.read(path))
    assert "Result: Chloé goes home as Yuri and wins." in told
    assert "    Identity: Yuri" in told


def test_the_text_of_a_game_that_goes_on_holds_nothing_hidden(tmp_path: Path) -> None:
    told = transcript(Positions.read(games.rivals(tmp_path)))
    assert "only what everybody at the table saw" in told
    for word in ("Identity:", "Mission:", "Hand:", "You drew", "You are"):
        assert word not in told


@pytest.mark.parametrize("game", [games.rivals, games.shelves])
def test_only_a_game_with_a_timeline_tells_of_it(tmp_path: Path, game: Callable[[Path], Path]) -> None:
    """A bug: the text of a game of Artifaxx told that no Paradox was open."""
    told = transcript(Positions.read(game(tmp_path)))
    assert ("Paradoxes" in told) == (game is games.rivals)


def test_a_game_is_saved_as_a_game_or_as_text(window: MainWindow, tmp_path: Path) -> None:
    path = games.won(tmp_path)
    for name in ("copy.chrononauts", "copy.txt"):
        save_game(window, path)
        choose(window, tmp_path / name)
    assert (tmp_path / "copy.chrononauts").read_bytes() == path.read_bytes()
    assert "Turn 1: Chloé." in (tmp_path / "copy.txt").read_text(encoding="utf-8")


def test_a_game_that_is_gone_when_it_is_to_be_told_says_so(window: MainWindow, tmp_path: Path) -> None:
    path = games.won(tmp_path)
    save_game(window, path)
    path.unlink()
    choose(window, tmp_path / "evening.txt")
    assert "could not be saved" in window.message.words.text()
    assert not (tmp_path / "evening.txt").exists()


def test_a_game_is_never_written_over_another(window: MainWindow, tmp_path: Path) -> None:
    other = tmp_path / "other.chrononauts"
    other.write_text("somebody's evening", encoding="utf-8")
    save_game(window, games.won(tmp_path))
    choose(window, other)
    assert other.read_text(encoding="utf-8") == "somebody's evening"
    assert "could not be saved" in window.message.words.text()


@pytest.mark.parametrize("kind", [0, 1])
def test_a_name_with_a_dot_in_it_gets_the_right_ending_and_lies_over_nothing(
    window: MainWindow, tmp_path: Path, kind: int
) -> None:
    path = games.won(tmp_path)
    save_game(window, path)
    assert not choose(window, tmp_path / "Ada vs. Bob", kind), "it would be refused all the same"
    whole = tmp_path / f"Ada vs. Bob{('.chrononauts', '.txt')[kind]}"
    assert whole.read_text(encoding="utf-8").startswith(("chrononauts-qt journal", "Chrononauts")[kind])
    assert not (tmp_path / "Ada vs. Bob").exists()
    whole.write_text("mine", encoding="utf-8")
    for name in ("Ada vs. Bob", whole.name):
        save_game(window, path)
        choose(window, tmp_path / name, kind)
        assert "could not be saved" in window.message.words.text()
    assert whole.read_text(encoding="utf-8") == "mine"


def test_a_text_is_written_over_another_only_by_the_name_one_was_asked_about(
    window: MainWindow, tmp_path: Path
) -> None:
    other = tmp_path / "Ada vs. Bob.txt"
    other.write_text("mine", encoding="utf-8")
    open_replay(window, games.won(tmp_path))
    page_of(window).save_requested.emit()
    assert choose(window, tmp_path / "Ada vs. Bob")
    assert other.read_text(encoding="utf-8") == "mine"
    page_of(window).save_requested.emit()
    choose(window, other)
    assert "goes home as Yuri" in other.read_text(encoding="utf-8")
