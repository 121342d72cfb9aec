"""The journal's writer on a disk that is full, read-only or shared with another window."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from chrononauts_qt.session import disk, journal
from chrononauts_qt.session.errors import Flaw
from chrononauts_qt.session.match import resume
from tests.needs import MODES
from tests.session.games import do, everything, play_at_random, replayed, start

SYNC = "fdatasync" if hasattr(os, "fdatasync") else "fsync"


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


def full_after(room: int) -> Callable[[int, memoryview], int]:
    """Return how a disk writes that has room for so many bytes more."""
    real, left = os.write, [room]

    def write(handle: int, data: memoryview) -> int:
        if not left[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        count = real(handle, data[: left[0]])
        left[0] -= count
        return count

    return write


def batch_of(folder: Path) -> tuple[bytes, bytes]:
    """Return a journal before and after an action with a random result."""
    path = folder / "whole"
    match = start(path, 2, hands={0: ("time-vortex", "dodo", "memo")})
    do(match, "1: play time-vortex")
    before = path.read_bytes()
    do(match, "2: allow")
    return before, path.read_bytes()


def test_a_disk_full_at_any_byte_of_a_batch_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = batch_of(tmp_path)
    path = tmp_path / "game"
    for room in range(len(after) - len(before)):
        path.write_bytes(before)
        match = resume(journal.read(path))
        with monkeypatch.context() as full:
            full.setattr(os, "write", full_after(room))
            do(match, "2: allow")
        assert match.trouble, room
        assert match.trouble.flaw is Flaw.DISK_FULL, room
        assert path.read_bytes() == after[: len(before) + room], room
        assert replayed(path).done == 1, room
        play_at_random(match, 1)
        assert not match.trouble, room
        assert path.read_bytes().startswith(after), room
        assert everything(replayed(path).state) == everything(match.state), room


def test_a_disk_full_at_any_byte_of_the_deal_leaves_no_stump(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start(tmp_path / "whole", 2)
    for room in range(0, (tmp_path / "whole").stat().st_size, 97):
        path = tmp_path / f"game-{room}"
        with monkeypatch.context() as full:
            full.setattr(os, "write", full_after(room))
            match = start(path, 2)
        assert match.trouble, room
        assert not path.exists(), room
        assert not list(tmp_path.glob(f".*{disk.FRESH}")), room
        play_at_random(match, 1)
        assert not match.trouble, room
        assert everything(replayed(path).state) == everything(match.state), room


def test_another_copy_that_goes_on_from_a_half_written_batch_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    match = start(path)
    play_at_random(match, 3)
    with monkeypatch.context() as full:
        full.setattr(os, "write", full_after(9))
        play_at_random(match, 1)
    two = resume(journal.read(path))
    play_at_random(two, 2, "two")
    assert not two.trouble
    data = path.read_bytes()
    play_at_random(match, 1)
    assert "another program has changed the file" in str(match.trouble)
    assert path.read_bytes() == data


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
        broken.setattr(os, SYNC, refusing(errno.EIO))
        play_at_random(match, 1)
        assert "Input/output error" in str(match.trouble)
    play_at_random(match, 1)
    assert everything(replayed(tmp_path / "game").state) == everything(match.state)


def test_every_action_is_synced_before_its_events_are_handed_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = start(tmp_path / "game")
    synced: list[int] = []
    monkeypatch.setattr(os, SYNC, lambda handle: synced.append(os.fstat(handle).st_size))
    for _ in range(5):
        play_at_random(match, 1)
        assert synced[-1] == (tmp_path / "game").stat().st_size
    assert len(synced) == 5


def test_against_the_clock_nobody_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, real, lets = tmp_path / "game", disk.write, threading.Event()
    match = start(path)
    before = path.read_bytes()

    def write_when_it_can(handle: int, data: bytes) -> None:
        assert lets.wait(60)
        real(handle, data)

    monkeypatch.setattr(disk, "write", write_when_it_can)
    match.write_behind(True)
    play_at_random(match, 20)
    assert path.read_bytes() == before
    lets.set()
    match.write_behind(False)
    assert everything(replayed(path).state) == everything(match.state)
    play_at_random(match, 1)
    assert everything(replayed(path).state) == everything(match.state), "at once again"


def test_what_a_full_disk_did_not_take_behind_our_back_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    match = start(path)
    match.write_behind(True)
    with monkeypatch.context() as full:
        full.setattr(os, "write", refusing(errno.ENOSPC))
        play_at_random(match, 5)
        match.write_behind(False)
        assert str(match.trouble) == "No space left on device"
    assert match.try_again()
    assert everything(replayed(path).state) == everything(match.state)


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


@MODES
def test_only_the_owner_may_read_the_secrets(tmp_path: Path) -> None:
    start(tmp_path / "game")
    assert (tmp_path / "game").stat().st_mode & 0o077 == 0


def test_two_copies_that_begin_one_file_at_the_same_moment_do_not_mix_it_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, write = tmp_path / "evening.chrononauts", disk.write
    begin = "import sys; from pathlib import Path; from chrononauts_qt.session import disk; "
    begin += "disk.create(Path(sys.argv[1]), b'theirs')"

    def write_meanwhile(handle: int, data: bytes) -> None:
        write(handle, data)
        subprocess.run([sys.executable, "-c", begin, str(path)], check=True)

    monkeypatch.setattr(disk, "write", write_meanwhile)
    with pytest.raises(FileExistsError):
        disk.create(path, b"ours")
    assert path.read_bytes() == b"theirs"
    assert list(tmp_path.iterdir()) == [path]
