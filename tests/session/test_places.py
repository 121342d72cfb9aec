"""Where games lie, what a new one is called, and which one is offered to go on with."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import appdirs
import pytest

from chrononauts_qt.session import places, report, saves
from chrononauts_qt.session.errors import CorruptSave
from chrononauts_qt.session.places import games_folder, latest_unfinished, new_game_path
from tests.needs import LINKS
from tests.session.games import do, play_at_random, start

NOW = datetime(2026, 3, 4, 5, 6, 7)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(places.HOME, str(tmp_path / "games"))
    (tmp_path / "games").mkdir()
    return tmp_path / "games"


def written(folder: Path, name: str, age: int, *said: str) -> Path:
    """Write a game that was last played `age` seconds ago."""
    path = folder / f"{name}{places.SUFFIX}"
    do(start(path, 2, hands={0: ("dodo", "patch-1929", "rewind")}), *said)
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


def finished(folder: Path, name: str, age: int) -> Path:
    """Write a game that has been won."""
    path = folder / f"{name}{places.SUFFIX}"
    hand = [f"patch-{year}" for year in (1929, 1918, 1917, 1868, 1933, 1939, 1942, 1944, 1948)]
    match = start(path, 2, hands={0: [*hand, "dodo", "memo"]})
    do(match, "1: play dodo", "2: allow", "1: claim hand")
    assert match.state.outcome
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


def test_the_folder_can_be_named_by_the_environment(folder: Path) -> None:
    assert games_folder() == folder


@pytest.mark.parametrize("said", [None, ""])
def test_without_it_the_folder_is_the_systems(monkeypatch: pytest.MonkeyPatch, said: str | None) -> None:
    monkeypatch.delenv(places.HOME, raising=False)
    if said is not None:
        monkeypatch.setenv(places.HOME, said)
    assert games_folder().is_absolute()
    assert "chrononauts" in str(games_folder())


def test_on_a_mac_games_lie_where_programs_support_themselves(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(places.HOME, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(appdirs, "system", "darwin")
    assert games_folder() == tmp_path / "Library" / "Application Support" / "chrononauts-qt"


def test_a_new_game_is_called_after_its_time_and_its_players(folder: Path) -> None:
    assert new_game_path(("Ada", "Bo"), NOW) == folder / "2026-03-04-050607-Ada-Bo.chrononauts"


def test_a_new_game_can_lie_in_another_folder(folder: Path, tmp_path: Path) -> None:
    path = new_game_path(("Ada", "Bo"), NOW, tmp_path)
    path.touch()
    assert path.parent == tmp_path
    assert new_game_path(("Ada", "Bo"), NOW, tmp_path).name == "2026-03-04-050607-Ada-Bo-2.chrononauts"
    assert new_game_path(("Ada", "Bo"), NOW).name == path.name


def test_later_games_sort_behind_earlier_ones(folder: Path) -> None:
    times = [NOW, NOW.replace(hour=17), NOW.replace(day=30), NOW.replace(month=11), NOW.replace(year=2031)]
    paths = [new_game_path(("Zoe",), now) for now in times]
    assert paths == sorted(paths)


def test_no_two_games_share_a_file(folder: Path) -> None:
    paths = []
    for _ in range(4):
        paths.append(new_game_path(("Ada", "Bo"), NOW))
        paths[-1].touch()
    assert len(set(paths)) == 4
    assert {path.suffix for path in paths} == {places.SUFFIX}


@pytest.mark.parametrize(
    "names", [("../../etc", "a/b\\c"), ("", ""), ("CON:*?", "\n\0"), ("🎲", "Ж" * 300), ("\udcff", "İ")]
)
def test_a_file_name_is_safe_whatever_the_names(folder: Path, names: tuple[str, ...]) -> None:
    path = new_game_path(names, NOW)
    assert path.parent == folder
    assert len(path.name.encode()) < 200
    assert not set(path.name) & set('/\\:*?"<>|\n\0 ')
    path.touch()


def test_the_game_played_last_is_offered(folder: Path) -> None:
    written(folder, "b-older", 20, "1: play dodo")
    path = written(folder, "a-newer", 10, "1: play dodo", "2: allow")
    found = latest_unfinished(folder)
    assert found is not None
    view = found[1].view
    assert found == (
        path,
        places.Summary("chrononauts", ("Ada", "Bo"), 1, 2, None, view, when=1_000_000 - 10),
    )
    assert (view.seat, view.hand, view.identity) == (None, (), None)


def test_what_a_mac_keeps_beside_a_game_on_a_stick_is_no_game(folder: Path) -> None:
    """Where a disk has no room for what macOS knows of a file (exFAT), that lies in another one beside it."""
    game = written(folder, "evening", 20)
    beside = game.with_name(f"._{game.name}")
    beside.write_bytes(b"\0\5\x16\7\0\2\0\0Mac OS X        ")
    troubles: list[CorruptSave] = []
    found = latest_unfinished(folder, troubles)
    assert found is not None
    assert (found[0], troubles) == (game, [])
    listed = saves.listed(folder)
    assert ([save.path for save in listed.unfinished], listed.unreadable) == ([game], ())
    assert report.latest_game(folder) == game
    assert beside.is_file(), "it is not ours to rename"


def test_finished_games_are_not_offered(folder: Path) -> None:
    path = written(folder, "open", 20)
    finished(folder, "won", 10)
    found = latest_unfinished(folder)
    assert found
    assert found[0] == path


def test_nothing_is_offered_where_all_games_are_finished(folder: Path) -> None:
    finished(folder, "won", 10)
    assert latest_unfinished(folder) is None


def test_what_cannot_be_read_is_skipped_renamed_and_reported(folder: Path) -> None:
    path = written(folder, "open", 20)
    bad = folder / "bad.chrononauts"
    bad.write_bytes(b"no game")
    (folder / "bad.chrononauts.unreadable").write_bytes(b"no game of before")
    (folder / "folder.chrononauts").mkdir()
    (folder / "notes.txt").write_text("no journal either", encoding="utf-8")
    unreadable: list[CorruptSave] = []
    found = latest_unfinished(folder, unreadable)
    assert found
    assert found[0] == path
    assert {error.path.stem: error.kept for error in unreadable} == {
        "bad": folder / "bad.chrononauts.unreadable-2",
        "folder": None,
    }
    assert not bad.exists()
    assert (folder / "bad.chrononauts.unreadable-2").read_bytes() == b"no game"
    assert (folder / "bad.chrononauts.unreadable").read_bytes() == b"no game of before"


@LINKS
def test_a_link_that_leads_nowhere_is_reported_and_stays(folder: Path) -> None:
    path = written(folder, "open", 20)
    (folder / "lost.chrononauts").symlink_to(folder / "nowhere")
    unreadable: list[CorruptSave] = []
    found = latest_unfinished(folder, unreadable)
    assert found
    assert found[0] == path
    assert [(error.path.stem, error.kept) for error in unreadable] == [("lost", None)]


@LINKS
def test_a_damaged_game_behind_a_link_is_reported_and_the_link_stays(folder: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "elsewhere.chrononauts"
    damaged.write_bytes(b"no game")
    (folder / "link.chrononauts").symlink_to(damaged)
    unreadable: list[CorruptSave] = []
    assert latest_unfinished(folder, unreadable) is None
    assert [(error.path.stem, error.kept) for error in unreadable] == [("link", None)]
    assert (folder / "link.chrononauts").is_symlink()


def test_a_game_of_a_later_version_keeps_its_name(folder: Path) -> None:
    path = written(folder, "later", 20)
    later = path.read_bytes().replace(b"journal 3", b"journal 4", 1)
    path.write_bytes(later)
    unreadable: list[CorruptSave] = []
    assert latest_unfinished(folder, unreadable) is None
    assert [(error.path, error.kept) for error in unreadable] == [(path, None)]
    assert path.read_bytes() == later


def test_where_nothing_can_be_renamed_it_is_only_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Path:
        raise PermissionError(13, "Permission denied")

    (folder / "bad.chrononauts").write_bytes(b"no game")
    monkeypatch.setattr(Path, "rename", refuse)
    unreadable: list[CorruptSave] = []
    assert latest_unfinished(folder, unreadable) is None
    assert [error.kept for error in unreadable] == [None]
    assert (folder / "bad.chrononauts").read_bytes() == b"no game"


def test_a_torn_game_is_offered_and_says_so(folder: Path) -> None:
    path = written(folder, "torn", 0, "1: play dodo", "2: allow")
    path.write_bytes(path.read_bytes()[:-3])
    found = latest_unfinished(folder)
    assert found
    assert (found[1].actions, "torn" in str(found[1].torn)) == (1, True)


def test_only_the_ten_newest_journals_are_opened(folder: Path) -> None:
    written(folder, "old", 100)
    for number in range(places.LOOKED_AT):
        finished(folder, f"won-{number}", number)
    assert latest_unfinished(folder) is None
    (folder / "won-3.chrononauts").unlink()
    assert latest_unfinished(folder)


def test_without_a_folder_there_is_nothing_and_none_is_made(folder: Path) -> None:
    assert latest_unfinished(folder / "none") is None
    assert not (folder / "none").exists()


def test_the_folder_is_made_by_the_first_game(folder: Path) -> None:
    folder.rmdir()
    match = start(new_game_path(("Ada", "Bo"), NOW), 2)
    play_at_random(match, 2)
    assert not match.trouble
    assert latest_unfinished(folder)
