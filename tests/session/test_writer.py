"""The journal's writer on a disk that is full, read-only or shared with another window."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from chrononauts_qt.session import journal
from chrononauts_qt.session.match import resume
from tests.session.games import everything, play_at_random, replayed, start


def refusing(error: int) -> Callable[..., int]:
    """Return a system call that fails."""

    def call(*_: object) -> int:
        raise OSError(error, os.strerror(error))

    return call


def test_a_full_disk_stops_no_game_and_everything_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    match = start(path)
    play_at_random(match, 3)
    before = path.read_bytes()
    with monkeypatch.context() as full:
        full.setattr(os, "write", refusing(errno.ENOSPC))
        for _ in range(5):
            play_at_random(match, 1)
            assert str(match.trouble) == "No space left on device"
    assert path.read_bytes() == before
    play_at_random(match, 1)
    assert match.trouble is None
    assert everything(replayed(path).state) == everything(match.state)


def test_a_disk_that_fills_in_the_middle_of_a_line_leaves_a_torn_tail_that_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    match = start(path)
    play_at_random(match, 3)
    before = everything(match.state)
    real = os.write
    room = [10]

    def write_some(handle: int, data: memoryview) -> int:
        if not room[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        count = real(handle, data[: room[0]])
        room[0] -= count
        return count

    with monkeypatch.context() as full:
        full.setattr(os, "write", write_some)
        play_at_random(match, 1)
    assert match.trouble
    assert replayed(path).torn
    assert everything(replayed(path).state) == before
    play_at_random(match, 1)
    assert not match.trouble
    assert everything(replayed(path).state) == everything(match.state)


def test_many_short_writes_make_a_whole_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: real(handle, data[:7]))
    match = start(tmp_path / "game")
    play_at_random(match, 5)
    assert everything(replayed(tmp_path / "game").state) == everything(match.state)


@pytest.mark.parametrize("error", [errno.EACCES, errno.EROFS, errno.ENOSPC])
def test_a_game_begins_where_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    path = tmp_path / "game"
    with monkeypatch.context() as closed:
        closed.setattr(os, "open", refusing(error))
        match = start(path)
        assert os.strerror(error) in str(match.trouble)
        play_at_random(match, 4)
    assert not path.exists()
    play_at_random(match, 1)
    assert match.trouble is None
    assert everything(replayed(path).state) == everything(match.state)


def test_a_sync_that_fails_counts_as_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = start(tmp_path / "game")
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refusing(errno.EIO))
        play_at_random(match, 1)
        assert "Input/output error" in str(match.trouble)
    play_at_random(match, 1)
    assert everything(replayed(tmp_path / "game").state) == everything(match.state)


def test_every_action_is_synced_before_its_events_are_handed_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = start(tmp_path / "game")
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.fstat(handle).st_size))
    for _ in range(5):
        play_at_random(match, 1)
        assert synced[-1] == (tmp_path / "game").stat().st_size
    assert len(synced) == 5


def test_a_new_game_never_writes_over_a_file_that_is_there(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("my diary", encoding="utf-8")
    match = start(path)
    play_at_random(match, 2)
    assert "File exists" in str(match.trouble)
    assert path.read_text(encoding="utf-8") == "my diary"


def test_two_windows_on_one_journal_do_not_garble_it(tmp_path: Path) -> None:
    path = tmp_path / "game"
    play_at_random(start(path), 5)
    one, two = resume(journal.read(path)), resume(journal.read(path))
    play_at_random(one, 3, "one")
    play_at_random(two, 6, "two")
    play_at_random(one, 2, "one")
    assert not one.trouble
    assert "another program has changed the file" in str(two.trouble)
    assert everything(replayed(path).state) == everything(one.state)


@pytest.mark.parametrize("cut", [0, 40, -1])
def test_a_journal_cut_by_somebody_else_is_not_filled_with_zeros(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "game"
    match = start(path)
    play_at_random(match, 5)
    data = path.read_bytes()[:cut]
    path.write_bytes(data)
    play_at_random(match, 2)
    assert "another program has changed the file" in str(match.trouble)
    assert path.read_bytes() == data


def test_a_journal_taken_away_is_not_begun_in_the_middle(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = start(path)
    path.unlink()
    play_at_random(match, 2)
    assert "No such file" in str(match.trouble)
    assert not path.exists()


def test_only_the_owner_may_read_the_secrets(tmp_path: Path) -> None:
    start(tmp_path / "game")
    assert (tmp_path / "game").stat().st_mode & 0o077 == 0
