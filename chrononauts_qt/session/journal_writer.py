"""Writes a journal, one batch of lines after the other, each synced to the disk."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from threading import Lock, Thread

from chrononauts_qt.kernel.events import Chance
from chrononauts_qt.session import disk, locks
from chrononauts_qt.session.errors import Changed, Trouble, trouble_of
from chrononauts_qt.session.journal_lines import (
    SEAL,
    Header,
    Journal,
    header_lines,
    record_lines,
    sealed_text,
)


class Writer:
    """Appends lines to one journal and syncs each batch to the disk.

    A batch that cannot be written is kept and tried again with the next one and by `try_again`; ``trouble``
    then says why, and is None again once everything lies on the disk.

    Where people act against a clock nobody waits for the disk (`write_behind`).
    """

    def __init__(
        self, path: Path, checksum: int = 0, whole: int | None = None, size: int | None = None
    ) -> None:
        """Go on behind byte `whole`, where the running checksum is `checksum`; None: a new file.

        ``size`` is what the file must measure in bytes, if that is known.
        """
        self.path = path
        self.trouble: Trouble | None = None
        self._checksum = self._kept = checksum
        self._waiting = ""
        self._whole = whole
        self._size = size
        self._lock, self._is_behind, self._is_busy = Lock(), False, False
        self._thread: Thread | None = None

    def begin(self, header: Header, setup: Sequence[str], deal: Sequence[Chance]) -> None:
        """Write the header and the deal of a new game; a file that is there already is left alone."""
        self._write([*header_lines(header, setup), *(f"chance {chance}" for chance in deal)])

    def append(self, seat: int, action: str, chances: Sequence[Chance], stamp: int | None = None) -> None:
        """Write one action of a 0-based seat with its stamp and its random results, in one piece."""
        self._write(record_lines(seat, action, chances, stamp))

    def note(self, line: str) -> None:
        """Write a line that is no action."""
        self._write([line])

    def write_behind(self, on: bool) -> None:
        """Write in a thread of its own while the caller goes on; or at once again when all is tried."""
        self._is_behind = on
        if self._thread is not None and not on:
            self._thread.join()
            self._thread = None

    def _write(self, lines: Sequence[str]) -> None:
        with self._lock:
            text, self._checksum = sealed_text(lines, self._checksum)
            self._waiting += text
            is_begun, self._is_busy = self._is_busy, self._is_behind
        if not self._is_behind:
            self._try()
        elif not is_begun:
            self._thread = Thread(target=self._keep_up, name="journal")
            self._thread.start()

    def _keep_up(self) -> None:
        """Write until nothing is left to be written, or it cannot be."""
        while self._is_busy:
            self._try()
            with self._lock:
                self._is_busy = bool(self._waiting) and self.trouble is None

    def try_again(self) -> None:
        """Write what could not be written before, if there is any."""
        if self.trouble is not None and not self._is_busy:
            self._try()

    def _try(self) -> None:
        try:
            self._flush()
            self.trouble = None
        except OSError as error:
            self.trouble = trouble_of(error)

    def _flush(self) -> None:
        with self._lock:
            text, checksum = self._waiting, self._checksum
        data = text.encode()
        if self._whole is None:
            disk.create(self.path, data)
            self._whole = 0
        else:
            self._append(data, self._whole)
        self._whole = self._size = self._whole + len(data)
        with self._lock:
            self._waiting, self._kept = self._waiting[len(text) :], checksum

    def _append(self, data: bytes, whole: int) -> None:
        """Write behind the last whole byte, over a batch that was half written."""
        handle = disk.open_old(self.path)
        try:
            with locks.held(handle):
                self._check_ours(handle, whole, data)
                self._size = None
                os.truncate(handle, whole)
                os.lseek(handle, whole, os.SEEK_SET)
                disk.write(handle, data)
        finally:
            os.close(handle)

    def _check_ours(self, handle: int, whole: int, data: bytes) -> None:
        """Raise Changed unless the file is as we left it: a second window may play the same game.

        Where its size is not known, what stands behind the last whole byte is a batch we began to write.
        """
        size = os.lseek(handle, 0, os.SEEK_END)
        seal = f"{SEAL}{self._kept:08x}".encode()
        start = max(0, whole - len(seal) - 2)
        os.lseek(handle, start, os.SEEK_SET)
        end = os.read(handle, whole - start + len(data))
        last, begun = end[: whole - start], end[whole - start :]
        if self._size is None:
            as_left = size <= whole + len(data) and data.startswith(begun)
        else:
            as_left = size == self._size
        if size < whole or not as_left or not last.rstrip(b"\r\n").endswith(seal):
            raise Changed


class Rewriter(Writer):
    """Goes on with a journal of an earlier version: its first batch makes it one of this version.

    The whole game is written anew beside the old file and takes its place; the old one stays beside it.
    """

    def __init__(self, journal: Journal, whole: int) -> None:
        """Go on behind byte `whole` of the old file."""
        kept = [line for line in journal.lines if line.end <= whole]
        super().__init__(journal.path, kept[-1].checksum, whole, journal.size)
        self._version: int | None = journal.version
        self._waiting, self._checksum = sealed_text([line.text for line in kept])

    def _append(self, data: bytes, whole: int) -> None:
        if self._version is None:
            super()._append(data, whole)
            return
        handle = disk.open_old(self.path)
        try:
            with locks.held(handle):
                self._check_ours(handle, whole, data)
                disk.keep_beside(self.path, f".version-{self._version}")
        finally:
            os.close(handle)
        disk.replace(self.path, data)
        self._version, self._whole = None, 0
