"""A display, a session bus, the program on them and a listener beside, for the time of a `with` block."""

from __future__ import annotations

import json
import os
import queue
import re
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import IO, Any

from chrononauts_qt.session import places, settings
from tests.measured import ROOT
from tests.window.hands import Hands
from tests.xvfb import Xvfb

SYSTEM_PYTHON = "/usr/bin/python3"
APPLICATION = "Chrononauts Qt"
READER = settings.Settings(motion="off", bot_pace="fast", board_as_list=True)
"""What somebody who sees nothing has chosen."""
SPOKEN = re.compile(r"^SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?: ?\{[^}\n]*\})?$", re.DOTALL | re.MULTILINE)
"""A line that Orca writes, or several."""
SLOW = "QSpiApplication::"
"""What Qt prints of a key that Orca did not answer in time; the program takes it all the same."""
Event = dict[str, Any]


class NoReader(OSError):
    """What a screen reader needs is not there."""


class Deaf(Exception):
    """The program or the listener has ended."""


def check_needs() -> None:
    """Raise NoReader with a sentence where something is missing."""
    if not shutil.which("dbus-daemon"):
        raise NoReader(0, "there is no dbus-daemon: apt-get install dbus")
    asked = subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    if asked.returncode:
        raise NoReader(0, "there is no pyatspi: apt-get install python3-pyatspi at-spi2-core")


class Stage:
    """The program in a folder of its own, played by keys and heard over the bus."""

    def __init__(
        self,
        *words: str,
        looks: settings.Settings = READER,
        program: str = "tests.reader.program",
        has_orca: bool = False,
    ) -> None:
        self._command = [sys.executable, "-m", program, *words]
        self._looks, self._has_orca = looks, has_orca
        self._lines: queue.Queue[Event | None] = queue.Queue()

    def __enter__(self) -> Stage:
        check_needs()
        with ExitStack() as stack:
            self._enter(stack)
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._stack.close()

    def _enter(self, stack: ExitStack) -> None:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="chrononauts-reader-")))
        self.folder = home / "games"
        for folder in (self.folder, home / "run"):
            folder.mkdir(mode=0o700)
        settings.save(self.folder, self._looks)
        display = stack.enter_context(Xvfb())
        ours = {
            "DISPLAY": display, "HOME": str(home), "XDG_RUNTIME_DIR": str(home / "run"),
            places.HOME: str(self.folder), "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_ACCESSIBILITY": "1",
            "SPEECHD_CMD": str(home / "no-speech"),  # nothing is said aloud
            "QT_LOGGING_RULES": "qt.accessibility.atspi=false",  # of notices that are gone when asked
        }  # fmt: skip
        self.environment = {**os.environ, **ours}
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._bus(stack)
        self._hands = stack.enter_context(Hands(display))
        command = [SYSTEM_PYTHON, str(Path(__file__).with_name("listener.py")), APPLICATION]
        self._listener = self._start(stack, command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._listener.stdout is not None
        Thread(target=self._take, args=(self._listener.stdout,), daemon=True).start()
        if self.next(30.0) is None:
            raise NoReader(0, "the listener does not begin")
        self._listen_with_orca(stack, home)
        self.said = stack.enter_context((home / "errors").open("w+b"))
        self.program = self._start(stack, self._command, stdout=self.said, stderr=self.said)

    def _listen_with_orca(self, stack: ExitStack, home: Path) -> None:
        """Start Orca where it is wanted and installed."""
        self._orca = home / "orca"
        if self._has_orca and shutil.which("orca"):
            command = [SYSTEM_PYTHON, str(Path(__file__).with_name("with_orca.py")), str(self._orca)]
            self._start(stack, command, stdout=subprocess.DEVNULL)

    def _bus(self, stack: ExitStack) -> str:
        """Start a session bus; what knows the accessibility bus starts it when somebody asks."""
        words = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        bus = self._start(stack, words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert bus.stdout is not None
        return bus.stdout.readline().decode().strip()

    def _start(self, stack: ExitStack, words: list[str], **streams: Any) -> subprocess.Popen[bytes]:
        inherited = {"stdin": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **streams}
        process = subprocess.Popen(words, cwd=ROOT, env=self.environment, **inherited)
        stack.callback(_end, process)
        return process

    def _take(self, stream: IO[bytes]) -> None:
        for line in stream:
            self._lines.put(json.loads(line))
        self._lines.put(None)

    # -- keys and ears --------------------------------------------------------------------------

    def press(self, key: str) -> None:
        """Press a key, named as X does, for the window above if none has the keys: nobody manages windows."""
        if not self._hands.has_keys():
            self._hands.focus(self._hands.top())
        self._hands.key(key)

    def wait_for_window(self, seconds: float = 60.0) -> None:
        """Wait for the window and give it the keys: there is no window manager."""
        end = time.monotonic() + seconds
        while not (window := self._hands.top()):
            if time.monotonic() > end or self.program.poll() is not None:
                raise Deaf(f"no window opens: {self.errors()}")
            time.sleep(0.1)
        self._hands.focus(window)

    def next(self, seconds: float) -> Event | None:
        """Return the next event, None if none comes in this time."""
        try:
            event = self._lines.get(timeout=max(0.0, seconds))
        except queue.Empty:
            return None
        if event is None:
            raise Deaf("the listener has ended")
        return event

    def ask(self, what: str = "tree") -> None:
        """Ask for the tree, "all" for what is not seen too, "rest" for any answer; it comes as an event."""
        if self.program.poll() is not None:
            raise Deaf(f"the program has ended with code {self.program.returncode}")
        assert self._listener.stdin is not None
        self._listener.stdin.write(f"{what}\n".encode())
        self._listener.stdin.flush()

    def orca(self) -> list[str]:
        """Return what Orca has said, nothing where it is not there."""
        return SPOKEN.findall(self._orca.read_text("utf-8")) if self._orca.exists() else []

    def errors(self) -> str:
        """Return what the program has printed."""
        self.said.flush()
        self.said.seek(0)
        lines = self.said.read().decode("utf-8", "replace").splitlines()
        return "\n".join(line for line in lines if not line.startswith(SLOW))


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    end = time.monotonic() + 10
    while process.poll() is None and time.monotonic() < end:
        time.sleep(0.02)
    if process.poll() is None:
        process.kill()
    process.wait()
