"""A private X display for tests and measurements."""

from __future__ import annotations

import os
import select
import subprocess
from types import TracebackType


class NoDisplay(OSError):
    """Xvfb did not start."""


class Xvfb:
    """An X display of 1920x1080, 24 bits deep, for the time of a `with` block, which gets its name."""

    def __enter__(self) -> str:
        readable, writable = os.pipe()
        self._process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writable), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
            pass_fds=[writable],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writable)
        number = _read_line(readable)
        os.close(readable)
        if not number:
            self._end()
            raise NoDisplay(0, "Xvfb did not start. Try `Xvfb :99` to see why, or leave it out with --no-x")
        return f":{number}"

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._end()

    def _end(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _read_line(readable: int) -> str:
    """Read up to the line's end: closing the pipe before Xvfb has written it would kill Xvfb."""
    text = b""
    while not text.endswith(b"\n") and select.select([readable], [], [], 30)[0]:
        part = os.read(readable, 16)
        if not part:
            break
        text += part
    return text.decode().strip()
