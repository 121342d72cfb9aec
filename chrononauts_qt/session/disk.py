"""What has reached the disk: bytes written whole and synced, and files that appear only as a whole."""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from chrononauts_qt.session.errors import Held

if sys.platform != "win32":
    import fcntl

FRESH = ".fresh"
"""The end of the name under which a file is written before it takes its place."""

TRIES, PAUSE = 20, 0.05
"""So often, and every so many seconds, a file is asked for that another program holds open."""

_DENIED, _HELD = 5, (32, 33)
"""What Windows says of a file: it may not be had, for whatever reason, or another program holds it open."""

_BINARY = getattr(os, "O_BINARY", 0)

_SYNC = "fdatasync" if hasattr(os, "fdatasync") else "fsync"


def open_old(path: Path) -> int:
    """Return a handle of a file that is there, to be read and written."""
    return os.open(path, os.O_RDWR | _BINARY)


def read(path: Path, most: int) -> bytes | None:
    """Return the first bytes of a file; None for what is none and might never end, such as a pipe."""
    try:
        handle = os.open(path, os.O_RDONLY | _BINARY | getattr(os, "O_NONBLOCK", 0))
    except PermissionError as error:
        if is_folder(path):  # which Windows lets nobody open
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)) from error
        raise
    try:
        kind = os.fstat(handle).st_mode
        if stat.S_ISDIR(kind):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(kind):
            return None
        found = bytearray()
        while len(found) < most and (more := os.read(handle, most - len(found))):
            found += more
        return bytes(found)
    finally:
        os.close(handle)


def is_file(path: Path) -> bool:
    """Tell whether a file can be seen there; one in a place that may not be looked into cannot."""
    try:
        return path.is_file()
    except OSError:
        return False


def is_folder(path: Path) -> bool:
    """Tell whether a folder can be seen there."""
    try:
        return path.is_dir()
    except OSError:
        return False


def is_taken(path: Path) -> bool:
    """Tell whether anything of this name can be seen, were it a link that leads nowhere."""
    try:
        path.lstat()
    except OSError:
        return False
    return True


def write(handle: int, data: bytes) -> None:
    """Write all of `data` and wait until the disk has it; a half is left where that fails."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]
    _sync(handle, _SYNC)


def sync_folder(folder: Path) -> None:
    """Wait until the disk has the names of a folder, where the system knows such a thing."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            _sync(handle, "fsync")
        finally:
            os.close(handle)


def create(path: Path, data: bytes) -> None:
    """Write a new file, which is there as a whole or not at all; FileExistsError if one is there already."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if is_taken(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    fresh = _written(path, data)
    try:
        os.link(fresh, path)
    except FileExistsError:
        raise
    except (OSError, AttributeError):  # this file system knows no second names
        _patiently(lambda: fresh.rename(path), path)
    finally:
        with suppress(OSError):  # a virus scanner may look at it
            fresh.unlink()
    sync_folder(path.parent)


def replace(path: Path, data: bytes) -> None:
    """Put a file with `data` in the place of another; a crash leaves the one or the other as a whole.

    Raises Held where another program holds the old one open and does not let it go.
    """
    real = path.resolve()
    fresh = _written(real, data)
    try:
        _patiently(lambda: fresh.replace(real), real)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(real.parent)


def keep_beside(path: Path, mark: str) -> Path:
    """Keep a file as it is now under its name with a mark behind it, and return that; never over another."""
    data = path.read_bytes()
    number, kept = 1, path.with_name(path.name + mark)
    while is_taken(kept):
        if kept.is_file() and kept.read_bytes() == data:
            return kept
        number += 1
        kept = path.with_name(f"{path.name}{mark}-{number}")
    create(kept, data)
    return kept


def _sync(handle: int, call: str) -> None:
    """Wait for the disk by a call of `os`; on macOS, where such a call is too short, by its own way first.

    Not every disk knows that way; the call lets the drive have what it may yet lose in a power cut.
    """
    if sys.platform != "win32" and (full := getattr(fcntl, "F_FULLFSYNC", None)) is not None:
        with suppress(OSError):
            fcntl.fcntl(handle, full)
            return
    getattr(os, call)(handle)


def _patiently(work: Callable[[], object], path: Path) -> None:
    """Do what gives a file its name, and try again for a while where another program holds that one open.

    Only Windows refuses it then, and it says the same of what may not be written over.
    """
    for left in reversed(range(TRIES)):
        try:
            work()
            return
        except PermissionError as error:
            number = getattr(error, "winerror", 0)
            if number not in (_DENIED, *_HELD):
                raise
            if not left:
                raise (Held() if number in _HELD or os.access(path, os.W_OK) else error) from None
        time.sleep(PAUSE)


def _written(path: Path, data: bytes) -> Path:
    """Write `data` beside a file, for its owner's eyes only; no other running copy writes under that name."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}{FRESH}")
    try:
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY, 0o600)
        try:
            write(handle, data)
        finally:
            os.close(handle)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
    return fresh
