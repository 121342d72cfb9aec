"""What is in the way of a file is told in words, with what can be done; never by the system's number."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from chrononauts_qt.deals import bests
from chrononauts_qt.session import journal, saves, settings
from chrononauts_qt.session.errors import CorruptSave
from chrononauts_qt.ui.catalog.saves import cannot_keep, cannot_open, reason, results_not_kept
from tests.each import each
from tests.needs import LINKS, PIPES
from tests.session.games import play_at_random, start

EXACT = pytest.mark.skipif(os.name == "nt", reason="Windows says of any such path that it is not there")



def check_in_the_way(folder: Path, make: Callable[[Path], object]) -> None:
    """Put something in the place of the settings and of the records: both say so, and leave it there."""
    for name in (settings.FILE, bests.FILE):
        make(folder / name)
    before = [path.lstat().st_ino for path in sorted(folder.iterdir())]
    kept = settings.save(folder, settings.Settings())
    recorded = bests.record(folder, "8 deal", 3)[1]
    assert kept is not None
    assert recorded is not None
    for check in each([cannot_keep(folder, kept), results_not_kept(folder, recorded)]):
        with check as said:
            assert "the place of the file is taken by a folder or something else; move that away." in said
    assert [path.lstat().st_ino for path in sorted(folder.iterdir())] == before


def test_a_folder_in_the_place_of_a_file_is_told(tmp_path: Path) -> None:
    """A bug: access was said to be denied."""
    check_in_the_way(tmp_path, Path.mkdir)


@PIPES
def test_a_pipe_in_the_place_of_a_file_is_told(tmp_path: Path) -> None:
    check_in_the_way(tmp_path, os.mkfifo)


@LINKS
def test_a_link_that_leads_to_itself_is_told(tmp_path: Path) -> None:
    check_in_the_way(tmp_path, lambda path: path.symlink_to(path))


def opened(path: Path) -> str:
    """Return what is said of a saved game that cannot be opened."""
    with pytest.raises(CorruptSave) as caught:
        journal.read(path)
    return cannot_open(caught.value)


def test_a_folder_that_is_opened_as_a_game_is_told(tmp_path: Path) -> None:
    """A bug: the system reported error 21."""
    (tmp_path / "game").mkdir()
    words = "The saved game game cannot be opened: it is no file but a folder or something else."
    assert opened(tmp_path / "game").startswith(words)


@EXACT
def test_a_path_that_cannot_be_is_told(tmp_path: Path) -> None:
    """A bug: the system reported errors 20 and 36."""
    (tmp_path / "file").touch()
    assert "cannot be opened: one of the folders in its path is a file." in opened(tmp_path / "file" / "game")
    assert "cannot be opened: its name is too long." in opened(tmp_path / ("x" * 300))


def test_windows_does_not_open_a_folder_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, *_: int) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    (tmp_path / "file").touch()
    monkeypatch.setattr(os, "open", refuse)
    assert "no file but a folder" in opened(tmp_path)
    assert "access is denied" in opened(tmp_path / "file")


@PIPES
def test_a_pipe_that_takes_the_place_of_a_game_is_told(tmp_path: Path) -> None:
    """A bug: the system reported error 29."""
    match = start(tmp_path / "game")
    (tmp_path / "game").unlink()
    os.mkfifo(tmp_path / "game")
    play_at_random(match, 1)
    assert match.trouble is not None
    assert reason(match.trouble.flaw, match.trouble.code) == "it is no file but a folder or something else"


@EXACT
def test_a_copy_under_a_name_that_is_too_long_says_so(tmp_path: Path) -> None:
    (tmp_path / "game").touch()
    trouble = saves.copy_as(tmp_path / "game", tmp_path / ("x" * 300))
    assert trouble is not None
    assert reason(trouble.flaw, trouble.code) == "its name is too long"
