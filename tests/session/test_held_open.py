"""Files that another program holds open: Windows then replaces none, but mostly for a moment only."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.session import disk, settings
from chrononauts_qt.session.errors import Flaw
from chrononauts_qt.session.settings import Settings

Hold = Callable[[str, int], list[int]]
DENIED, SHARED = 5, 32
"""What Windows says: access is denied, or the file is shared with another program."""


@pytest.fixture
def hold(monkeypatch: pytest.MonkeyPatch) -> Hold:
    """Let a call of `os` fail so many times, as if a file were held open; returns how often it still will."""

    def begin(name: str, times: int, number: int = DENIED) -> list[int]:
        real, left = getattr(os, name), [times]

        def refuse(path: Any, *more: Any, **words: Any) -> Any:
            if left[0] == 0:
                return real(path, *more, **words)
            left[0] -= 1
            raise held(path, number)

        monkeypatch.setattr(os, name, refuse)
        return left

    monkeypatch.setattr(disk, "PAUSE", 0.0)
    return begin


def held(path: Path, number: int) -> OSError:
    """Return the error of Windows, on any system."""
    error = PermissionError(errno.EACCES, "Access is denied", str(path), number)
    if not hasattr(error, "winerror"):
        vars(error)["winerror"] = number
    return error


def test_a_file_that_is_held_for_a_moment_is_replaced(tmp_path: Path, hold: Hold) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    left = hold("replace", disk.TRIES - 1)
    disk.replace(path, b"new")
    assert (path.read_bytes(), left) == (b"new", [0])


@pytest.mark.parametrize("number", [DENIED, SHARED])
def test_a_file_that_stays_held_is_told_and_left_as_it_was(tmp_path: Path, hold: Any, number: int) -> None:
    before = Settings(names=("Ada",))
    assert settings.save(tmp_path, before) is None
    left = hold("replace", 10 * disk.TRIES, number)
    trouble = settings.save(tmp_path, Settings(names=("Bo",)))
    assert trouble is not None
    assert (trouble.flaw, str(trouble)) == (Flaw.HELD, "another program holds the file open")
    assert left == [9 * disk.TRIES]
    assert settings.load(tmp_path) == before
    assert [path.name for path in tmp_path.iterdir()] == [settings.FILE], "nothing else is left behind"


def test_what_may_not_be_replaced_is_not_tried_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[Path] = []

    def refuse(path: Path, _: Path) -> None:
        tries.append(path)
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(os, "replace", refuse)
    trouble = settings.save(tmp_path, Settings())
    assert trouble is not None
    assert trouble.flaw is Flaw.DENIED
    assert len(tries) == 1


def test_a_new_file_is_there_though_its_first_name_is_held(tmp_path: Path, hold: Hold) -> None:
    hold("unlink", 10)
    disk.create(tmp_path / "file", b"whole")
    assert (tmp_path / "file").read_bytes() == b"whole"


def test_where_a_file_has_one_name_only_a_held_one_is_named_later(
    tmp_path: Path, hold: Hold, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "link")
    left = hold("rename", disk.TRIES - 1)
    disk.create(tmp_path / "file", b"whole")
    assert ((tmp_path / "file").read_bytes(), left) == (b"whole", [0])


@pytest.mark.skipif(os.name != "nt", reason="elsewhere an open file can be replaced")
def test_a_file_that_is_really_held_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "PAUSE", 0.0)
    assert settings.save(tmp_path, Settings()) is None
    with (tmp_path / settings.FILE).open("rb"):
        trouble = settings.save(tmp_path, Settings(names=("Bo",)))
    assert trouble is not None
    assert trouble.flaw is Flaw.HELD
