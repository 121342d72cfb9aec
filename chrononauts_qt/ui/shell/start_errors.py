"""Why the program cannot start: one sentence with what, why and what now, before there is a window.

Everything here is English, as the command line is, and nothing needs Qt before it is known to be there.
"""

from __future__ import annotations

import os
import re
import stat
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType

CANNOT_START = 2
TITLE = "Chrononauts Qt"
FAULT = "crash-report.txt"
"""That of session/report.py, which reads the cards: they may be what is damaged."""

NO_SCREEN = (
    "there is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set. "
    "Start it from a desktop session."
)

XCB = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
}
PACKAGES = {
    **XCB,
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""What Qt wants of the system, and the package of Debian and its relatives that has it."""

UNASKED = ("libgssapi_krb5.so.2", "libwayland-client.so.0", "libwayland-cursor.so.0")
"""Those that many do without: they are named only where Qt has asked for them."""

OURS = ("libQt6", "libpyside6", "libshiboken6", "libicu")
"""How the libraries begin that come with Qt's package, or with the frozen program."""

_OF_WINDOWS = ("PySide6", "shiboken6")
"""The packages without which there are only no windows."""

DEBIAN = Path("/etc/debian_version")
SOURCE = Path(__file__).resolve().parents[2] / "dev.py"

_LIBRARY = re.compile(r"(?:^|/)(lib[\w.+-]*\.so[.\d]*): (?:cannot open|file too short|invalid ELF|wrong ELF)")
_LOST = re.compile(r"Library not loaded: (?:\S*/)?(\S+)")
_FATAL = 3  # of QtMsgType
_ALERTS = (("zenity", "--error", "--no-markup", "--text"), ("kdialog", "--error"), ("xmessage",))


class Refused(Exception):
    """The program cannot start; the sentences say why and what can be done."""


def refuse(error: Exception) -> int:
    """Tell why the program does not start, and return its exit code."""
    if isinstance(error, Refused):
        tell(str(error))
    else:
        tell(missing(error) if isinstance(error, ImportError) else _damaged(error))
    return CANNOT_START


def tell(sentence: str) -> None:
    """Say something on stderr, and beside it in a box where nobody would read that."""
    print(f"chrononauts-qt: {sentence}", file=sys.stderr, flush=True)
    if getattr(sys, "frozen", False) and _is_unread():
        with suppress(Exception):  # the box is a kindness
            _show(sentence)


# -- what is wrong -------------------------------------------------------------------------------


def check_display() -> None:
    """Raise Refused where Qt would find no screen at all (Linux and the BSDs)."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise Refused(NO_SCREEN)


@contextmanager
def listening() -> Iterator[None]:
    """Hear what Qt says while the application is made: where it gives up, it ends the process itself."""
    from PySide6.QtCore import qInstallMessageHandler

    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind.value == _FATAL:
            _end(no_platform(message, said))
        said.append(message)

    qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(None)
    for message in said:
        print(message, file=sys.stderr)


def _end(sentence: str) -> NoReturn:
    tell(sentence)
    os._exit(CANNOT_START)


def no_platform(message: str, said: Sequence[str]) -> str:
    """Return why Qt could open no screen, from what it said before it gave up."""
    if "no Qt platform plugin could be initialized" not in message:
        return f"Qt gives up: {' '.join(message.split())}."
    wanted = os.environ.get("QT_QPA_PLATFORM", "")
    if any(line.startswith("Could not find the Qt platform plugin") for line in said):
        if wanted:
            return f"QT_QPA_PLATFORM asks for “{wanted}”, which this Qt does not have. Start it without that."
        return f"the part of Qt that opens windows is missing. {_again()}"
    if sys.platform in ("win32", "darwin"):
        return f"the part of Qt that opens windows cannot be loaded. {_again()}"
    libraries = _missing_libraries() if sys.platform.startswith("linux") else []
    if libraries:
        return _lacking(libraries)
    named = {name: os.environ.get(name) for name in ("WAYLAND_DISPLAY", "DISPLAY")}
    shown = " and ".join(f"{name}={value}" for name, value in named.items() if value)
    return NO_SCREEN if not shown else (
        f"there is no screen to open a window on: nothing lets us in at {shown}. "
        "Start it from the desktop session of whoever is logged in."
    )


def _missing_libraries() -> list[str]:
    """Return the libraries that Qt's plugins for X and Wayland want and that cannot be loaded."""
    from PySide6.QtCore import QLibraryInfo

    kind = "libqwayland*.so" if os.environ.get("QT_QPA_PLATFORM", "").startswith("wayland") else "libqxcb.so"
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    first = _not_there(str(path) for path in folder.glob(kind))
    rest = _not_there(XCB) if first and kind == "libqxcb.so" else []
    return list(dict.fromkeys((*first, *rest)))


def _not_there(libraries: Iterable[str]) -> list[str]:
    """Return what these lack: themselves, or what they need, as those inside a frozen program do."""
    found = (_LIBRARY.search(_trouble(name)) for name in libraries)
    return [match[1] for match in found if match]


def _trouble(library: str) -> str:
    """Return why a library cannot be loaded, "" where it can."""
    from ctypes import CDLL

    try:
        CDLL(library)
    except OSError as error:
        return str(error.__cause__ or error)  # that of a frozen program wraps the one that names it
    return ""


def missing(error: ImportError) -> str:
    """Return the sentence about a library, or a module, that cannot be loaded."""
    found = _LIBRARY.search(str(error))
    if found and sys.platform.startswith("linux"):
        rest = _not_there(name for name in PACKAGES if name not in UNASKED)
        return _lacking(list(dict.fromkeys((found[1], *rest))))
    if not isinstance(error, ModuleNotFoundError):
        lost = _LOST.search(str(error))  # a Mac tells on many lines where it has looked
        return _incomplete(lost[1] if lost else " ".join(str(error).split()))
    if str(error.name).startswith(_OF_WINDOWS):
        return _incomplete(f"“{error.name}”")
    return f"the program cannot start because a part of it is missing (“{error.name}”). {_again()}"


def _incomplete(what: str) -> str:
    return f"the window cannot open because a part of the program is missing ({what}). {_again()}"


def _lacking(libraries: Sequence[str]) -> str:
    """Return the sentence about libraries, and how they are had: those of the system, or one of Qt itself."""
    ours = next((name for name in libraries if name.startswith(OURS)), None)
    if ours is not None:
        return _incomplete(ours)
    what = "a library of the system is" if len(libraries) == 1 else "libraries of the system are"
    packages = list(dict.fromkeys(PACKAGES[name] for name in libraries if name in PACKAGES))
    if not _is_frozen() and SOURCE.is_file():
        remedy = "“python3 dev.py play” tells what to install."
    elif DEBIAN.is_file() and packages:
        remedy = f"“sudo apt install {' '.join(packages)}” helps."
    else:
        remedy = "The package manager of your system has what you need."
    return f"the window cannot open because {what} missing ({', '.join(libraries)}). {remedy}"


def _damaged(error: Exception) -> str:
    """Return the sentence about anything else: a file of ours is missing, damaged or too old."""
    what, path = named(error), _written(error)
    where = f"; more stands in {path}" if path else ""
    return f"the program cannot start because its files are not as they should be ({what}){where}. {_again()}"


def named(error: Exception) -> str:
    """Return on one line what an error says, and of which kind it is unless it is one of ours."""
    said, kind = " ".join(str(error).split()), type(error)
    return said if kind.__module__.startswith("chrononauts_qt") else f"{kind.__name__}: {said}"


def _again() -> str:
    """Return how somebody gets the program as it should be."""
    if _is_frozen():
        return "Install the program again."
    if SOURCE.is_file():
        return "“python3 dev.py play” installs what it needs; its own files come with the repository."
    return "Install it again, such as with “pipx reinstall chrononauts-qt”."


def _written(error: Exception) -> Path | None:
    """Write down where it happened, to be told at the next start; None where that cannot be."""
    with suppress(Exception):  # of a damaged program, this part may be missing too
        import traceback

        from chrononauts_qt.session import disk, places

        path = places.games_folder() / FAULT
        path.parent.mkdir(parents=True, exist_ok=True)
        disk.replace(path, "".join(traceback.format_exception(error)).encode("utf-8", "backslashreplace"))
        return path
    return None


# -- where it is said ----------------------------------------------------------------------------


def _is_frozen() -> bool:
    return bool(getattr(sys, "frozen", False))


def _is_unread() -> bool:
    """Tell whether stderr is neither a terminal nor a pipe that a program reads."""
    if sys.__stderr__ is None:
        return True
    with suppress(OSError, ValueError):
        handle = sys.__stderr__.fileno()
        return not os.isatty(handle) and not stat.S_ISFIFO(os.fstat(handle).st_mode)
    return True


def _show(sentence: str) -> None:
    """Show a sentence by what the system has for that."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, TITLE, 0x10)
        return
    import shutil
    import subprocess

    if sys.platform == "darwin":
        script = f'on run said\ndisplay alert "{TITLE}" message (item 1 of said)\nend run'
        command: list[str] = ["/usr/bin/osascript", "-e", script]
    else:
        command = next((list(alert) for alert in _ALERTS if shutil.which(alert[0])), [])
    if command:
        none = subprocess.DEVNULL
        subprocess.Popen([*command, sentence], stdin=none, stdout=none, stderr=none, start_new_session=True)
