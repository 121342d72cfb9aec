"""What keeps the program from starting is told in one sentence with a remedy, and an exit code."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from chrononauts_qt.ui.shell import start_errors
from tests.gui.start.clone import FONT, Clone

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X, Wayland and their libraries")
CARDS = "chrononauts_qt/games/chrononauts/cards.json"
NOWHERE = ":6543"
"""A display that nobody has."""

OPENED = """
import sys
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget
from chrononauts_qt.ui.shell.preload import Preload
from chrononauts_qt.ui.shell.main_window import MainWindow

def told(window):
    bar = window.findChild(QWidget, "message", Qt.FindChildOption.FindDirectChildrenOnly)
    print(window.shown(), *(label.text() for label in bar.findChildren(QLabel)) if bar else "", sep="|")

def play(window):
    told(window)
    window.settings_opener.begin_quick()
    told(window)
    for wait in (0, 100):  # a game that is not saved is left at the second asking
        QTimer.singleShot(wait, window.close)

real = MainWindow.show
def show(window):
    real(window)
    window.findChild(Preload).finished.connect(lambda: play(window))
MainWindow.show = show
"""
"""Lines by which the program plays a game as soon as it is open, tells what it said, and ends."""


def refused(done: subprocess.CompletedProcess[str], *words: str) -> str:
    """Check that a start ended with one sentence that has these words; return it."""
    lines = [line for line in done.stderr.splitlines() if "XDG_RUNTIME_DIR" not in line]  # from libwayland
    assert (done.returncode, done.stdout, len(lines)) == (2, "", 1), done.stderr
    assert lines[0].startswith("chrononauts-qt: ")
    assert [word for word in words if word not in lines[0]] == []
    return lines[0]


# -- libraries and screens -----------------------------------------------------------------------


def test_a_library_that_qt_lacks_is_named(clone: Clone) -> None:
    said = "libEGL.so.1: cannot open shared object file: No such file or directory"
    clone.write("PySide6/__init__.py", f"raise ImportError({said!r})")
    refused(clone.start(), "a library of the system is missing (libEGL.so.1)" if _linux() else "libEGL.so.1")


@LINUX
def test_a_library_that_cannot_be_read_is_named(clone: Clone) -> None:
    clone.write("none/libEGL.so.1", "")
    refused(clone.start(LD_LIBRARY_PATH=str(clone.root / "none")), "(libEGL.so.1)")


@LINUX
def test_all_libraries_that_are_missing_are_named_at_once(clone: Clone) -> None:
    for name in ("libEGL.so.1", "libfontconfig.so.1"):
        clone.write(f"none/{name}", "")
    done = clone.start(LD_LIBRARY_PATH=str(clone.root / "none"))
    refused(done, "libraries of the system are missing", "libEGL.so.1", "libfontconfig.so.1")


@LINUX
@pytest.mark.parametrize("name", ["libQt6Gui.so.6", "libpyside6.abi3.so.6.11", "libshiboken6.abi3.so.6.11"])
def test_a_library_of_qt_itself_is_part_of_the_program(clone: Clone, name: str) -> None:
    """A bug: the system was said to lack it, and its package manager to have it."""
    said = f"{name}: cannot open shared object file: No such file or directory"
    clone.write("PySide6/__init__.py", f"raise ImportError({said!r})")
    refused(clone.start(), f"a part of the program is missing ({name})", "pipx reinstall")


def test_without_qt_the_way_to_get_it_is_told(clone: Clone) -> None:
    clone.write("PySide6/__init__.py", "raise ModuleNotFoundError('no', name='PySide6')")
    refused(clone.start(), "a part of the program is missing (“PySide6”)", "pipx reinstall")


WRAPPED = """
import ctypes
class Wrapped(ctypes.CDLL):
    def __init__(self, *args, **more):
        try:
            super().__init__(*args, **more)
        except OSError as error:
            raise OSError("Failed to load dynlib/dll") from error
ctypes.CDLL = Wrapped
"""
"""How PyInstaller has a library of ctypes refuse to load."""


@LINUX
@pytest.mark.parametrize("before", ["", WRAPPED], ids=["source", "frozen"])
def test_all_libraries_that_the_plugin_for_x_lacks_are_named(clone: Clone, before: str) -> None:
    for name in ("libxcb-cursor.so.0", "libxcb-icccm.so.4"):
        clone.write(f"none/{name}", "")
    lacking = str(clone.root / "none")
    done = clone.start(before=before, QT_QPA_PLATFORM="", DISPLAY=NOWHERE, LD_LIBRARY_PATH=lacking)
    refused(done, "libraries of the system are missing", "libxcb-cursor.so.0, libxcb-icccm.so.4")


@LINUX
@pytest.mark.parametrize(
    ("env", "reason"),
    [
        ({}, "neither DISPLAY nor WAYLAND_DISPLAY is set"),
        ({"QT_QPA_PLATFORM": "xcb"}, "neither DISPLAY nor WAYLAND_DISPLAY is set"),
        ({"DISPLAY": NOWHERE}, f"nothing lets us in at DISPLAY={NOWHERE}"),
        ({"WAYLAND_DISPLAY": "nonsense"}, "nothing lets us in at WAYLAND_DISPLAY=nonsense"),
        (
            {"WAYLAND_DISPLAY": "nonsense", "DISPLAY": NOWHERE},
            f"nothing lets us in at WAYLAND_DISPLAY=nonsense and DISPLAY={NOWHERE}",
        ),
    ],
)
def test_a_screen_that_is_not_there_is_told(clone: Clone, env: dict[str, str], reason: str) -> None:
    said = refused(clone.start(**{"QT_QPA_PLATFORM": "", **env}), "there is no screen", "desktop session")
    # Where a library for X is missing as well, that comes first: then this test has nothing to say.
    assert reason in said


def test_a_platform_that_qt_does_not_have_is_told(clone: Clone) -> None:
    refused(clone.start(QT_QPA_PLATFORM="nonsense"), "asks for “nonsense”", "Start it without that.")


def test_without_its_plugins_qt_is_not_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    message = "This application failed to start because no Qt platform plugin could be initialized."
    said = start_errors.no_platform(message, ['Could not find the Qt platform plugin "xcb" in ""'])
    assert said.startswith("the part of Qt that opens windows is missing.")


def test_anything_else_that_qt_calls_fatal_is_told(clone: Clone) -> None:
    clone.add("chrononauts_qt/ui/assets.py", "def load_fonts():\n    QtCore.qFatal('not passed on')")
    clone.add("chrononauts_qt/ui/assets.py", "from PySide6 import QtCore")
    refused(clone.start(), "Qt gives up: ", "qFatal")


def test_what_qt_says_of_a_start_that_succeeds_is_not_lost(clone: Clone) -> None:
    lines = "_load = load_fonts\ndef load_fonts():\n    from PySide6.QtCore import qWarning\n"
    clone.add("chrononauts_qt/ui/assets.py", f"{lines}    qWarning('odd')\n    return _load()")
    done = clone.start(before=OPENED)
    assert (done.returncode, done.stderr) == (0, "odd\n")


# -- the remedy ----------------------------------------------------------------------------------

LACKS = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")


@pytest.mark.parametrize(
    ("source", "debian", "remedy"),
    [
        (True, True, "“python3 dev.py play” tells what to install."),
        (False, True, "“sudo apt install libegl1” helps."),
        (False, False, "The package manager of your system has what you need."),
    ],
)
def test_the_remedy_is_that_of_the_installation(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: bool, debian: bool, remedy: str
) -> None:
    (tmp_path / "there").touch()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(start_errors, "SOURCE", tmp_path / ("there" if source else "gone"))
    monkeypatch.setattr(start_errors, "DEBIAN", tmp_path / ("there" if debian else "gone"))
    assert start_errors.missing(LACKS).endswith(f"(libEGL.so.1). {remedy}")


def test_elsewhere_than_on_linux_nothing_is_said_of_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    said = start_errors.missing(ImportError("DLL load failed while importing QtGui"))
    assert said.endswith("(DLL load failed while importing QtGui). Install the program again.")


# -- a damaged installation ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "data", "named"),
    [
        ("resources/style.qss", None, "style.qss"),
        ("resources/themes.json", None, "themes.json"),
        (CARDS, None, "cards.json"),
        (CARDS, b'{"timeline": [', "JSONDecodeError"),
        (CARDS, b"\xff\xfe", "UnicodeDecodeError"),
        (CARDS, lambda data: data.replace(b'"true": 1995', b'"true": 1963'), "“yuri” names 1963"),
        (f"{FONT}/__init__.py", b"", "BarlowCondensed-Regular.ttf"),
        ("chrononauts_qt/ui/shell/main_window.py", b"class MainWindow", "SyntaxError"),
    ],
)
def test_a_damaged_installation_is_told_and_written_down(
    clone: Clone, name: str, data: bytes | Callable[[bytes], bytes] | None, named: str
) -> None:
    if data is None:
        clone.remove(name)
    else:
        clone.write(name, data if isinstance(data, bytes) else data((clone.root / name).read_bytes()))
    said = refused(clone.start(CHRONONAUTS_QT_HOME=str(clone.home)), named, "Install it again")
    report = clone.home / "crash-report.txt"
    assert f"more stands in {report}" in said
    assert "Traceback" in report.read_text(encoding="utf-8")


def test_a_command_of_a_damaged_installation_is_refused_too(clone: Clone) -> None:
    clone.remove(CARDS)
    refused(clone.start("cards"), "cards.json")


def test_without_translations_the_program_speaks_english(clone: Clone) -> None:
    for path in (clone.root / "build" / "translations").iterdir():
        path.write_bytes(b"damaged")
    (clone.home / "settings.json").write_text('{"language": "it"}', encoding="utf-8")
    done = clone.start(before=OPENED, CHRONONAUTS_QT_HOME=str(clone.home))
    assert (done.returncode, done.stdout, done.stderr) == (0, "welcome\ntable\n", "")


# -- a Mac ---------------------------------------------------------------------------------------


@pytest.fixture
def mac(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frozen program on a Mac, with neither of the displays of X and Wayland."""
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("mac")
def test_a_mac_has_a_screen_without_a_display() -> None:
    start_errors.check_display()
    message = "This application failed to start because no Qt platform plugin could be initialized."
    found = 'Could not load the Qt platform plugin "cocoa" in "" even though it was found.'
    said = start_errors.no_platform(message, [found])
    assert said == "the part of Qt that opens windows cannot be loaded. Install the program again."


@pytest.mark.usefixtures("mac")
def test_what_a_mac_cannot_load_is_named_without_all_the_places_it_was_looked_for() -> None:
    dlopen = (
        "dlopen(/Applications/Chrononauts Qt.app/Contents/Frameworks/PySide6/QtGui.abi3.so, 0x0002): "
        "Library not loaded: @rpath/QtGui.framework/Versions/A/QtGui\n"
        "  Referenced from: <4C4C44> /Applications/Chrononauts Qt.app/Contents/MacOS/chrononauts-qt\n"
        "  Reason: tried: '/usr/local/lib/QtGui' (no such file), '/usr/lib/QtGui' (no such file)"
    )
    part = "the window cannot open because a part of the program is missing"
    assert start_errors.missing(ImportError(dlopen)) == f"{part} (QtGui). Install the program again."
    old = ImportError("dlopen(QtGui.abi3.so): Symbol not found: _x\n  Expected in: QtGui")
    assert "(dlopen(QtGui.abi3.so): Symbol not found: _x Expected in: QtGui)" in start_errors.missing(old)


@pytest.mark.usefixtures("mac")
def test_a_mac_shows_the_sentence_in_a_box_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence that were part of the script could end it with a quotation mark."""
    started: list[list[str]] = []
    monkeypatch.setattr(sys, "__stderr__", None)
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    start_errors.tell('a folder is called "\\"')
    (command,) = started
    assert command[:2] == ["/usr/bin/osascript", "-e"]
    assert command[3:] == ['a folder is called "\\"']
    alert = 'display alert "Chrononauts Qt" message (item 1 of said)'
    assert command[2].splitlines() == ["on run said", alert, "end run"]


# -- folders -------------------------------------------------------------------------------------


def test_a_folder_that_is_a_file_is_told_and_stops_nobody(clone: Clone) -> None:
    taken = clone.home / "file"
    taken.touch()
    done = clone.start(before=OPENED, CHRONONAUTS_QT_HOME=str(taken))
    assert (done.returncode, done.stderr) == (0, "")
    first, then = done.stdout.splitlines()
    assert first.startswith(f"welcome|Nothing can be kept in {taken}: there is a file of this name already.")
    assert then.startswith("table|")
    assert "saved" in then


@LINUX
def test_a_home_that_may_not_be_written_is_told_and_stops_nobody(clone: Clone) -> None:
    if getattr(os, "geteuid", int)() == 0:  # who may write everywhere, unless that right is taken away
        clone.wrapper = ("setpriv", "--bounding-set=-dac_override", "--")
    clone.home.chmod(0o555)
    done = clone.start(before=OPENED)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"welcome|Nothing can be kept in {clone.home}")
    assert "access is denied" in done.stdout


def test_a_home_that_is_not_there_yet_is_made(clone: Clone) -> None:
    done = clone.start(before=OPENED, HOME=str(clone.home / "new"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "welcome\ntable\n", "")
    assert list((clone.home / "new").rglob("*.chrononauts"))


# -- the command itself --------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["nonsense", "--nonsense"])
def test_words_that_mean_nothing_are_told(clone: Clone, word: str) -> None:
    refused(clone.start(word), word, "--help")


def test_a_python_that_is_too_old_is_told(clone: Clone) -> None:
    before = "import sys\nsys.version_info = (3, 10, 9)"
    refused(clone.start(before=before), "Install Python 3.11 or later.")


@pytest.mark.parametrize(("words", "code"), [(["cards"], 0), (["think"], 0), (["nonsense"], 2), ([], 2)])
def test_a_process_without_streams_goes_on(clone: Clone, words: list[str], code: int) -> None:
    before = "import sys\nsys.stdin = sys.stdout = sys.stderr = sys.__stderr__ = None"
    done = clone.start(*words, before=before, QT_QPA_PLATFORM="nonsense")
    assert (done.returncode, done.stdout, done.stderr.replace(_wayland(), "")) == (code, "", "")


@LINUX
def test_a_frozen_program_that_nobody_reads_shows_a_box(clone: Clone, tmp_path: Path) -> None:
    box, seen = tmp_path / "bin" / "zenity", tmp_path / "seen"
    box.parent.mkdir()
    box.write_text(f'#!/bin/sh\nprintf "%s|" "$@" > {shlex.quote(str(seen))}\n', encoding="utf-8")
    box.chmod(0o755)
    frozen = "import sys\nsys.frozen = True"
    way = f"{box.parent}{os.pathsep}{os.environ['PATH']}"
    refused(clone.start(before=frozen, QT_QPA_PLATFORM="", PATH=way))
    assert not seen.exists()  # a pipe is read
    clone.start(before=f"{frozen}\nsys.__stderr__ = None", QT_QPA_PLATFORM="", PATH=way)
    end = time.monotonic() + 10
    while not (seen.exists() and seen.read_text(encoding="utf-8")) and time.monotonic() < end:
        time.sleep(0.02)
    assert seen.read_text(encoding="utf-8") == f"--error|--no-markup|--text|{start_errors.NO_SCREEN}|"


def _linux() -> bool:
    return sys.platform.startswith("linux")


def _wayland() -> str:
    return "error: XDG_RUNTIME_DIR is invalid or not set in the environment.\n"
