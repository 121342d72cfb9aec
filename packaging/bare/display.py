"""A display on this computer, and the one window on it: keys, clicks, pictures."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from bare import host
from bare.protocol import Failed

SIZE = (1366, 768)
PATIENCE = 90.0
"""So many seconds whatever has to happen may take at most, on a busy computer too."""

RESTLESS = 5.0
"""So many seconds a screen may go on moving before a picture of it is taken all the same."""

STILL = 0.25
"""A picture is taken once the screen has not changed for so many seconds; a text cursor may blink slower."""

BETWEEN_KEYS = 0.12
FEWEST_COLOURS = 60
"""A painted page has letters with smooth edges; an empty or a broken one has a few colours."""

T = TypeVar("T")


def until(found: Callable[[], T | None], what: str, seconds: float = PATIENCE) -> T:
    """Return what is found in the end; raises Failed, saying what was waited for."""
    end = time.monotonic() + seconds
    while True:
        answer = found()
        if answer:
            return answer
        if time.monotonic() > end:
            raise Failed(f"{what} did not come within {seconds:g} seconds")
        time.sleep(0.1)


class Display:
    """A virtual screen without a window manager, as it is on its first day."""

    def __init__(self, pictures: Path | None) -> None:
        self._pictures = pictures
        reading, writing = os.pipe()
        screen = f"{SIZE[0]}x{SIZE[1]}x24"
        server = ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp"]
        self._server = subprocess.Popen(
            ["setpriv", "--pdeathsig", "TERM", *server],
            pass_fds=[writing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise Failed("Xvfb did not start")
        self.name = f":{number}"
        self._env = {**os.environ, "DISPLAY": self.name}

    def close(self) -> None:
        """End the display; it takes its socket and its lock away."""
        self._server.terminate()
        self._server.wait()

    def tool(self, *words: str) -> str:
        """Return what xdotool says; "" where it finds nothing."""
        return host.heard(["xdotool", *words], self._env).stdout

    def pixels(self) -> bytes:
        """Return what the screen shows, three bytes a pixel."""
        command = ["import", "-silent", "-window", "root", "-depth", "8", "rgb:-"]
        return subprocess.run(command, env=self._env, capture_output=True, check=True).stdout

    def still(self) -> bytes:
        """Return what the screen shows once nothing moves any more, or after a while all the same."""
        end = time.monotonic() + RESTLESS
        now = self.pixels()
        while time.monotonic() < end:
            before = now
            time.sleep(STILL)
            now = self.pixels()
            if now == before:
                break
        return now

    def picture(self, name: str) -> bytes:
        """Keep a picture of the still screen, if pictures are wanted; return its pixels."""
        pixels = self.still()
        self.keep(name, pixels)
        return pixels

    def keep(self, name: str, pixels: bytes = b"") -> None:
        """Keep a picture, of now if none is given, if pictures are wanted."""
        if self._pictures is not None:
            target = str(self._pictures / f"{name}.png")
            command = ["convert", "-size", f"{SIZE[0]}x{SIZE[1]}", "-depth", "8", "rgb:-", target]
            subprocess.run(command, input=pixels or self.pixels(), check=True)

    def window(self, title: str, besides: frozenset[str] = frozenset()) -> str | None:
        """Return the window of exactly this title, None without one; `besides` are not meant."""
        for window in self.tool("search", "--onlyvisible", "--name", ".").split():
            if window not in besides and self.tool("getwindowname", window).strip() == title:
                return window
        return None

    def focus(self, window: str) -> None:
        """Give a window the keys, as no window manager does."""
        self.tool("windowfocus", "--sync", window)

    def key(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.tool("key", key)
            time.sleep(BETWEEN_KEYS)

    def type(self, text: str) -> None:
        """Write a text."""
        self.tool("type", "--delay", "40", text)
        time.sleep(BETWEEN_KEYS)

    def click(self, x: int, y: int) -> None:
        """Click somewhere on the screen."""
        self.tool("mousemove", str(x), str(y), "click", "1")
        time.sleep(2 * BETWEEN_KEYS)


def colours(pixels: bytes) -> int:
    """Return how many colours a picture has."""
    return len(set(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True)))
