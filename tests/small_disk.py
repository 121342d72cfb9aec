"""A real file system that is tiny, and so can be filled to its last page or be made read-only."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

FILLER = "filler"
SIZE = 128 * 1024
PAGE = 4096
NEW_MOUNT_TABLE = 0x00020000


class SmallDisk:
    """What is mounted at ``path``; games lie in ``folder``."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.folder = path / "games"
        self.folder.mkdir()

    def fill(self, pages_left: int = 0) -> None:
        """Leave so many pages and no more; files can still grow to the end of their last one."""
        with suppress(OSError), (self.path / FILLER).open("ab", buffering=0) as file:
            while True:
                file.write(b"x" * PAGE)
        size = (self.path / FILLER).stat().st_size
        with (self.path / FILLER).open("r+b") as file:
            file.truncate(max(0, size - pages_left * PAGE))

    def make_room(self) -> None:
        """Take away what fills the disk."""
        (self.path / FILLER).unlink(missing_ok=True)

    def forbid(self) -> None:
        """Let nothing be written any more."""
        _mount("-o", "remount,ro", str(self.path))

    def allow(self) -> None:
        """Let it be written again."""
        _mount("-o", "remount,rw", str(self.path))


def _mount(*args: str) -> None:
    subprocess.run(["mount", *args], check=True, capture_output=True)


def mount_for_us_alone() -> None:
    """Let what this process mounts from now on be seen by nobody else, and go with it, however it ends."""
    if sys.platform.startswith("linux") and not ctypes.CDLL(None).unshare(NEW_MOUNT_TABLE):
        _mount("--make-rprivate", "/")


class CannotMount(OSError):
    """This system, or this user, mounts nothing."""


@contextmanager
def small_disk(path: Path, size: int = SIZE) -> Iterator[SmallDisk]:
    """Mount a tiny file system at `path`; raises CannotMount where that is not allowed."""
    if not sys.platform.startswith("linux"):
        raise CannotMount("only Linux mounts a file system of memory")
    path.mkdir()
    try:
        _mount("-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(path))
    except (OSError, subprocess.CalledProcessError):
        raise CannotMount("mounting a file system takes an administrator") from None
    try:
        yield SmallDisk(path)
    finally:
        subprocess.run(["umount", "-l", str(path)], check=True, capture_output=True)


@contextmanager
def mounted(path: Path) -> Iterator[SmallDisk]:
    """Mount a tiny file system at `path`; skip the test where that is not allowed."""
    with ExitStack() as stack:
        try:
            disk = stack.enter_context(small_disk(path))
        except CannotMount as error:
            pytest.skip(str(error))
        yield disk
