"""`--selftest`: tries everything an installation has, without a screen, and tells it in one line of JSON.

The line is all that goes to stdout. What Qt, Python or a library complains about meanwhile counts as a failed
check, and so does whatever would have gone to stderr. Nothing here needs Qt before it is known to be there.
"""

from __future__ import annotations

import gc
import json
import os
import platform
import shutil
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from chrononauts_qt import __version__
from chrononauts_qt.session.places import HOME
from chrononauts_qt.ui.shell import start_errors
from chrononauts_qt.ui.table.inventory import Flawed

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType

FAILED = 1
HARMLESS = ("This plugin does not support propagateSizeHints()", "Detected locale ")
"""How begins what Qt says of every window that has no screen, and of a locale that the system lacks."""

FONT_FOLDER = "QT_QPA_FONTDIR"
"""Where Qt looks for fonts on Windows without a screen, and complains where there is no such folder."""

_LONGEST = 400
_SERIOUS, _FATAL = (1, 2), 3  # of QtMsgType: warning and critical, fatal


class Complaints:
    """Hears what Qt and Python complain about, and holds back what goes to stderr."""

    def __init__(self, doomed: Callable[[str, Sequence[str]], object]) -> None:
        self._by_qt: list[str] = []
        self._heard: list[str] = []
        self._warned: list[warnings.WarningMessage] = []
        self._file = Path(os.devnull)
        self._doomed = doomed

    @property
    def heard(self) -> list[str]:
        """What was complained about so far; of what went to stderr the last line, which says most."""
        _flush()
        written = self._file.read_bytes().decode("utf-8", "replace").splitlines()[-1:]
        warned = (f"{told.category.__name__}: {told.message}" for told in self._warned)
        return [*self._heard, *warned, *written]

    @contextmanager
    def listen(self, folder: Path) -> Iterator[None]:
        """Listen while the block runs; `folder` keeps what goes to stderr meanwhile."""
        with warnings.catch_warnings(record=True) as warned, self._held_back(folder / "stderr"):
            warnings.simplefilter("default")
            self._warned = warned
            yield

    @contextmanager
    def listen_to_qt(self) -> Iterator[None]:
        """Hear Qt too; it ends the process itself after what it calls fatal, so that is told at once."""
        from PySide6.QtCore import qInstallMessageHandler

        qInstallMessageHandler(self._hear_qt)
        try:
            yield
        finally:
            qInstallMessageHandler(None)

    def _hear_qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind.value == _FATAL:
            self._doomed(message, self._by_qt)
        self._by_qt.append(message)
        if kind.value in _SERIOUS and not message.startswith(HARMLESS):
            self._heard.append(f"Qt: {message}")

    @contextmanager
    def _held_back(self, path: Path) -> Iterator[None]:
        """Keep in a file what anybody writes to the handle of stderr, if there is such a handle."""
        try:
            kept = os.dup(2)
        except OSError:  # a program of Windows without a console
            yield
            return
        _flush()
        with path.open("wb") as file:
            os.dup2(file.fileno(), 2)
        self._file = path
        try:
            yield
        finally:
            _flush()
            os.dup2(kept, 2)
            os.close(kept)


class Selftest:
    """One run: the checks in their order, and what they have found so far."""

    def __init__(self) -> None:
        self._began = monotonic()
        self._now, self._folder = "folder", ""
        self._found: dict[str, Any] = {}
        self._complaints = Complaints(self._doom)

    def run(self) -> dict[str, Any]:
        """Do every check; return what is to be told."""
        try:
            with (
                tempfile.TemporaryDirectory(prefix="chrononauts-qt-", ignore_cleanup_errors=True) as name,
                _at_home(Path(name, "home")),
                _set(FONT_FOLDER, name),
            ):
                self._folder = name
                reason = self._found_wrong(Path(name))
                gc.collect()  # Windows deletes nothing that a check has left open
        except OSError as error:
            reason = start_errors.named(error)
        return self._failed(reason) if reason else self._told(ok=True, checks=self._found)

    def _found_wrong(self, folder: Path) -> str:
        """Do every check; return why one failed, "" if none did, and hold nothing of what it was doing."""
        try:
            with self._complaints.listen(folder):
                self._check(folder / "home")
            self._now = "end"
            self._complain()
        except ImportError as error:
            return start_errors.missing(error)
        except Exception as error:  # whatever it is, it is told
            return start_errors.named(error)
        return ""

    def _check(self, folder: Path) -> None:
        self._now = "qt"
        with self._complaints.listen_to_qt():
            from chrononauts_qt.ui.selftest.use import checks
            from chrononauts_qt.ui.selftest.workspace import Workspace

            workspace = Workspace(folder)
            for self._now, check in checks().items():
                self._found[self._now] = check(workspace)
                self._complain()

    def _complain(self) -> None:
        if self._complaints.heard:
            raise Flawed(self._complaints.heard[0])

    def _told(self, **found: Any) -> dict[str, Any]:
        core = sys.modules.get("PySide6.QtCore")
        return {
            **found,
            "version": __version__,
            "python": platform.python_version(),
            "qt": core.qVersion() if core else None,
            "platform": f"{sys.platform}-{platform.machine()}",
            "frozen": bool(getattr(sys, "frozen", False)),
            "seconds": round(monotonic() - self._began, 2),
        }

    def _failed(self, reason: str) -> dict[str, Any]:
        return self._told(ok=False, failed=self._now, reason=_shortened(reason))

    def _doom(self, message: str, said: Sequence[str]) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)
        _tell(self._failed(start_errors.no_platform(message, said)))
        os._exit(FAILED)


def run() -> int:
    """Try everything, print the line and return the exit code."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    told = Selftest().run()
    _tell(told)
    return 0 if told["ok"] else FAILED


@contextmanager
def _at_home(folder: Path) -> Iterator[None]:
    """Keep everything in `folder`: this process and those it starts."""
    folder.mkdir()
    with _set(HOME, str(folder)):
        yield


@contextmanager
def _set(name: str, value: str) -> Iterator[None]:
    """Give a variable of the environment a value while the block runs."""
    before = os.environ.get(name)
    os.environ[name] = value
    try:
        yield
    finally:
        os.environ.pop(name)
        if before is not None:
            os.environ[name] = before


def _tell(told: dict[str, Any]) -> None:
    print(json.dumps(told), flush=True)


def _flush() -> None:
    with suppress(AttributeError, OSError, ValueError):  # there may be none, or a closed one
        sys.stderr.flush()


def _shortened(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST]} …"
