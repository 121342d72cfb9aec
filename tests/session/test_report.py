"""The report of a problem: it names nobody, and a game in it can be played again."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path, PureWindowsPath

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.session import journal, places, report
from chrononauts_qt.session.errors import Flaw
from chrononauts_qt.session.match import Replay
from chrononauts_qt.session.settings import Settings
from tests.session.games import play_at_random, start

SETTINGS = Settings(
    names=("Gwendolyn", "Zoë"),
    people=("Gwendolyn", "Zoë", "Ottokar"),
    games={"solonauts": {"name": "Ottilie", "travellers": 8, "team": "my dog", "dealt": "my cat"}},
)
FACTS = {"Version": "1", "Qt": "6.11"}


def test_a_report_holds_what_helps_and_names_nobody() -> None:
    fault = f'  File "{Path.home()}/games/x.py"\nKeyError: "Zoë", not Zoëlla, nor Ottilie'
    told = report.report(FACTS, SETTINGS, fault)
    assert "Version: 1\nQt: 6.11" in told
    assert "theme: auto" in told
    assert "solonauts.travellers: 8" in told
    assert '"~/games/x.py"' in told
    assert 'KeyError: "[name]", not Zoëlla, nor [name]' in told
    for private in ("Gwendolyn", "Ottokar", "Ottilie", "my dog", "my cat", str(Path.home())):
        assert private not in told


def test_the_name_of_a_journal_names_nobody_in_a_report() -> None:
    path = places.new_game_path(("Anna Maria", "Kim"), datetime(2026, 11, 21), Path("games"))
    told = report.report(FACTS, SETTINGS, f"OSError: [Errno 28] No space left on device: '{path}'")
    assert "Anna" not in told
    assert "Kim" not in told
    assert "2026-11-21-000000-[names].chrononauts'" in told


def test_the_folder_of_the_user_is_left_out_however_python_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    home = PureWindowsPath(r"C:\Users\ada.king")
    monkeypatch.setattr(Path, "home", lambda: home)
    fault = f'  File "{home}\\x.py"\nOSError: {str(home / "y.txt")!r}'
    assert "ada.king" not in report.report(FACTS, SETTINGS, fault)


def test_a_report_says_when_nothing_went_wrong() -> None:
    told = report.report(FACTS, SETTINGS)
    assert "Last error\nnone" in told
    assert "Game" not in told


def test_a_game_in_a_report_has_seats_for_names_and_is_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "a.chrononauts"
    match = start(path)
    play_at_random(match, 60)
    match.rename("Ada’s birthday")
    told = report.nameless_journal(path)
    for name in ("Ada", "Bo", "Cleo", "birthday"):
        assert name not in told
    assert "seat 2 Seat 2" in told
    copy = tmp_path / "copy.chrononauts"
    copy.write_text(told, encoding="utf-8")
    again = Replay(journal.read(copy))
    again.run()
    assert rules.dump(again.state) == rules.dump(match.state)
    assert again.journal.header.names == ("Seat 1", "Seat 2", "Seat 3")


def test_lines_that_are_none_and_comments_are_left_out_of_a_report(tmp_path: Path) -> None:
    path = tmp_path / "a.chrononauts"
    lines = ("chrononauts-qt journal 2", "# Zoë plays well", "game chrononauts", "seat 1 Zoë", "seatt 2 Bo")
    path.write_text("\n".join((*lines, "begin", "1: keep", "Zoë was here")), encoding="utf-8")
    told = report.nameless_journal(path)
    assert "Zoë" not in told
    assert "Bo" not in told
    assert told.count("left out") == 2
    assert told.endswith("1: keep\n# (a line that cannot be understood was left out)")


def test_a_game_that_is_not_there_leaves_no_trace_in_a_report(tmp_path: Path) -> None:
    assert report.nameless_journal(tmp_path / "gone") == ""
    assert report.latest_game(tmp_path / "gone") is None


def test_a_fault_is_news_until_somebody_was_told(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert report.write_fault(folder, "ValueError: \udce4") is None
    assert (folder / report.FAULT).exists()
    assert report.last_fault(folder) == "ValueError: \\udce4"
    report.mark_told(folder)
    assert not (folder / report.FAULT).exists()
    assert report.last_fault(folder) == "ValueError: \\udce4"


def test_a_fault_that_cannot_be_written_down_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    trouble = report.write_fault(tmp_path / "file", "ValueError")
    assert trouble is not None
    assert trouble.flaw in (Flaw.EXISTS, Flaw.SYSTEM)


@pytest.mark.parametrize("names", [("Ada",), ("Ada", "Bo")])
def test_the_game_that_was_written_last_is_found(tmp_path: Path, names: tuple[str, ...]) -> None:
    for number, name in enumerate(names):
        path = tmp_path / f"{name}.chrononauts"
        path.write_text("x", encoding="utf-8")
        os.utime(path, (number, number))
    assert report.latest_game(tmp_path) == tmp_path / f"{names[-1]}.chrononauts"
