"""Two running copies of the program keep out of each other's way.

A claim lies on a small file beside the one it is about, so that this one can be replaced. The system frees
it when the process ends, however it ends; what is left of the small file then means nothing. Where nothing
can be claimed (a folder that is read-only, a file system without locks) everybody goes on without.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from weakref import WeakValueDictionary

from chrononauts_qt.session import disk
from chrononauts_qt.session.errors import Changed

SIDE = ".lock"
PATIENCE = 2.0
"""So many seconds somebody waits at most who only has a few lines to write."""

_TRIES, _PAUSE = 20, 0.01

if sys.platform == "win32":
    import msvcrt

    _FAR = 0x7FFF0000  # behind all that is ever read or written, which such a lock would hinder

    def _lock(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _unlock(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

    _Taken: type[OSError] = PermissionError
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_UN)

    _Taken: type[OSError] = BlockingIOError


class _Side:
    """A side file that is ours, until nobody holds this object any more."""

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle = handle
        self._owner = os.getpid()

    def __del__(self) -> None:
        if sys.is_finalizing() or os.getpid() != self._owner:  # a copy of this process holds nothing
            return
        if sys.platform != "win32":  # which lets no open file go
            self._remove()
        os.close(self._handle)
        if sys.platform == "win32":
            self._remove()

    def _remove(self) -> None:
        with suppress(OSError):
            self._path.unlink()


class Lock:
    """A claim of this process; it ends with `free`, with this object, or with the process."""

    def __init__(self, side: _Side | None) -> None:
        self._side = side

    @property
    def is_real(self) -> bool:
        """Whether others are kept out; not so where nothing can be claimed."""
        return self._side is not None

    def free(self) -> None:
        """End the claim, unless another one of this process is on the same file."""
        self._side = None


_ours: WeakValueDictionary[Path, _Side] = WeakValueDictionary()


def claim(path: Path) -> Lock | None:
    """Claim a file for this running copy; None if another one has it.

    A process never keeps itself out: the file is free for others when all its claims have ended.
    """
    place = side_file(path)
    side = _ours.get(place)
    if side is None:
        try:
            handle = _claimed(place)
        except OSError:
            return Lock(None)
        if handle is None:
            return None
        side = _ours[place] = _Side(place, handle)
    return Lock(side)


def is_free(path: Path) -> bool:
    """Tell whether nobody has claimed a file, this process included."""
    return side_file(path) not in _ours and claim(path) is not None


def side_file(path: Path) -> Path:
    """Return where the claim on a file lies: beside it, whatever name it was reached by."""
    try:
        real = path.resolve()
    except (OSError, RuntimeError):  # a link that leads to itself
        real = path
    return real.with_name(f".{real.name}{SIDE}")


def _claimed(side: Path) -> int | None:
    """Return the handle of a side file that is ours now, None if another has it; OSError: no locks here."""
    while True:
        handle = _opened(side)
        try:
            _lock(handle)
            if os.path.samestat(os.fstat(handle), side.stat()):
                return handle
        except FileNotFoundError:  # whoever had it has just taken it away
            pass
        except _Taken:
            os.close(handle)
            return None
        except OSError:
            os.close(handle)
            raise
        os.close(handle)


def _opened(side: Path) -> int:
    """Open a side file; one that Windows lets nobody open, since it is being taken away, a little later."""
    for _ in range(_TRIES):
        with suppress(PermissionError):
            return os.open(side, os.O_RDWR | os.O_CREAT, 0o600)
        if not disk.is_taken(side):
            break
        time.sleep(_PAUSE)
    return os.open(side, os.O_RDWR | os.O_CREAT, 0o600)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Be the only running copy at work on a file, for a moment; who waits too long goes on without."""
    lock, patience = claim(path), time.monotonic() + PATIENCE
    while lock is None and time.monotonic() < patience:
        time.sleep(_PAUSE)
        lock = claim(path)
    try:
        yield
    finally:
        if lock is not None:
            lock.free()


@contextmanager
def held(handle: int) -> Iterator[None]:
    """Hold an open file while a few bytes are written; Changed if another program does just that."""
    try:
        _lock(handle)
    except _Taken as error:
        raise Changed from error
    except OSError:  # no locks here
        yield
        return
    try:
        yield
    finally:
        with suppress(OSError):
            _unlock(handle)
