"""Two running copies keep out of each other's way; a claim ends with its process, however it ends."""

from __future__ import annotations

import errno
import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from chrononauts_qt.session import journal, locks
from chrononauts_qt.session.errors import CorruptSave, Flaw
from chrononauts_qt.session.match import resume
from tests.needs import LINKS
from tests.session.games import everything, play_at_random, replayed, start

ROOT = Path(__file__).parents[2]

CLAIMS = """
import sys
from pathlib import Path
from chrononauts_qt.session.locks import claim
lock = claim(Path(sys.argv[1]))
print("mine" if lock and lock.is_real else "taken", flush=True)
sys.stdin.readline()
"""


@contextmanager
def other(code: str, *args: str) -> Iterator[subprocess.Popen[str]]:
    """Run another process that waits for a line before it ends."""
    run = subprocess.Popen(
        [sys.executable, "-c", code, *args],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield run
    finally:
        run.kill()
        run.communicate()


def line_of(run: subprocess.Popen[str]) -> str:
    """Return the next line the other process says."""
    assert run.stdout is not None
    return run.stdout.readline().strip()


def say(stream: IO[str] | None) -> None:
    """Let the other process go on."""
    assert stream is not None
    stream.write("\n")
    stream.flush()


def test_a_second_process_is_kept_out_until_the_first_ends(tmp_path: Path) -> None:
    path = tmp_path / "game"
    with other(CLAIMS, str(path)) as first:
        assert line_of(first) == "mine"
        assert locks.claim(path) is None
        say(first.stdin)
        first.wait(20)
    mine = locks.claim(path)
    assert mine is not None
    assert mine.is_real
    with other(CLAIMS, str(path)) as second:
        assert line_of(second) == "taken"


def test_a_process_that_is_killed_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game"
    with other(CLAIMS, str(path)) as first:
        assert line_of(first) == "mine"
        first.kill()
        first.wait(20)
    assert locks.side_file(path).exists()
    lock = locks.claim(path)
    assert lock is not None
    assert lock.is_real


def test_a_claim_ends_with_the_last_who_holds_it_and_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game"
    one, two = locks.claim(path), locks.claim(path)
    side = locks.side_file(path)
    assert one is not None
    one.free()
    assert not one.is_real
    assert side.exists()
    with other(CLAIMS, str(path)) as second:
        assert line_of(second) == "taken"
    del two
    gc.collect()
    assert not side.exists()
    again = locks.claim(path)
    assert again is not None
    assert again.is_real


@LINKS
def test_a_link_leads_to_the_same_claim(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "deep" / "game")
    with other(CLAIMS, str(tmp_path / "deep" / "game")) as first:
        assert line_of(first) == "mine"
        assert locks.claim(tmp_path / "link") is None


@pytest.mark.parametrize("place", ["none/game", "file/game", "x" * 300])
def test_where_nothing_can_be_claimed_everybody_goes_on_without(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()
    for _ in range(2):
        lock = locks.claim(tmp_path / place)
        assert lock is not None
        assert not lock.is_real


@LINKS
def test_a_link_that_leads_to_itself_keeps_nobody_out(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for _ in range(2):
        assert locks.claim(tmp_path / "loop") is not None


def refuse_to_open(monkeypatch: pytest.MonkeyPatch, side: Path, times: int) -> None:
    """Let a file refuse to be opened, as one does on Windows that waits for its deletion."""
    real, left = os.open, [times]

    def refuse(path: Path, *more: int) -> int:
        if path == side and left[0]:
            left[0] -= 1
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return real(path, *more)

    monkeypatch.setattr(os, "open", refuse)


def test_what_waits_for_its_deletion_is_claimed_once_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: where another copy had just left a game on Windows, this one played it without a lock."""
    side = locks.side_file(tmp_path / "game")
    side.touch()
    refuse_to_open(monkeypatch, side, 3)
    lock = locks.claim(tmp_path / "game")
    assert lock is not None
    assert lock.is_real


def test_what_another_copy_takes_away_while_it_is_opened_is_claimed_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lock on a file that lies nowhere any more keeps nobody out."""
    game = tmp_path / "game"
    side, real, opened = locks.side_file(game), os.open, list[Path]()

    def open_late(path: Path, *more: int) -> int:
        handle = real(path, *more)
        if path == side and not opened:
            opened.append(path)
            side.unlink()
            side.touch()
        return handle

    monkeypatch.setattr(os, "open", open_late)
    lock = locks.claim(game)
    assert lock is not None
    assert lock.is_real
    with other(CLAIMS, str(game)) as second:
        assert line_of(second) == "taken"


def test_whoever_may_not_open_what_lies_there_goes_on_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    side = locks.side_file(tmp_path / "game")
    side.touch()
    refuse_to_open(monkeypatch, side, 1000)
    lock = locks.claim(tmp_path / "game")
    assert lock is not None
    assert not lock.is_real


@pytest.mark.parametrize("error", [errno.ENOLCK, errno.ENOTSUP, errno.EINVAL])
def test_a_file_system_without_locks_locks_nothing_and_hinders_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    def refuse(_: int) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(locks, "_lock", refuse)
    path = tmp_path / "game"
    match = start(path)
    assert match.lock is not None
    assert not match.lock.is_real
    play_at_random(match, 3)
    assert not match.trouble
    assert everything(resume(journal.read(path)).state) == everything(match.state)


def test_a_game_that_another_copy_plays_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game"
    play_at_random(start(path), 3)
    gc.collect()
    with other(CLAIMS, str(path)) as first:
        assert line_of(first) == "mine"
        with pytest.raises(CorruptSave, match="another running copy") as caught:
            resume(journal.read(path))
        assert caught.value.flaw is Flaw.IN_USE
        assert replayed(path).done == 3
    resume(journal.read(path))


def test_a_game_that_is_left_is_free_for_others_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = start(path)
    assert match.lock is not None
    match.lock.free()
    with other(CLAIMS, str(path)) as second:
        assert line_of(second) == "mine"


RACES = """
import sys
from pathlib import Path
from random import Random
from chrononauts_qt.session import journal, locks
from chrononauts_qt.session.match import resume
def refuse(side):
    raise OSError("no locks here")
locks._claimed = refuse
path, seed = Path(sys.argv[1]), sys.argv[2]
match, dice = resume(journal.read(path)), Random(sys.argv[2])
print("ready", flush=True)
sys.stdin.readline()
done = 0
for _ in range(60):
    pending = match.game.pending(match.state)
    if not pending or match.trouble:
        break
    seat = dice.choice(list(pending))
    match.submit(seat, dice.choice(pending[seat].options))
    done += not match.trouble
print(done, match.trouble, flush=True)
sys.stdin.readline()
"""


@pytest.mark.parametrize("attempt", range(3))
def test_two_processes_that_write_one_journal_at_once_do_not_damage_it(tmp_path: Path, attempt: int) -> None:
    path = tmp_path / "game"
    play_at_random(start(path, 3), 5)
    gc.collect()
    with other(RACES, str(path), f"one {attempt}") as one, other(RACES, str(path), f"two {attempt}") as two:
        assert (line_of(one), line_of(two)) == ("ready", "ready")
        say(one.stdin)
        say(two.stdin)
        told = [line_of(one), line_of(two)]
    done = [int(words.split()[0]) for words in told]
    replay = replayed(path)
    assert not replay.torn
    assert min(done) == 0, told
    assert replay.done == 5 + max(done)
    assert sum("another program has changed the file" in words for words in told) >= 1
