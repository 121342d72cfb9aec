"""The self-test finds what is there, and nothing that is missing or broken gets past it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from chrononauts_qt import __version__
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.kit.look import LANGUAGES
from chrononauts_qt.ui.selftest import phones, use
from chrononauts_qt.ui.selftest.workspace import Workspace
from tests.gui.start.clone import Clone

THINK = "chrononauts_qt/session/thinking.py"
OTHERWISE = (
    "_explore = explore\ndef explore(*asked):\n"
    "    found = _explore(*asked)\n    return found._replace(iterations=-1)"
)
OPEN_FILES_STAY = """
import os, shutil
from pathlib import Path
unlink = os.unlink  # a claim goes before its file is closed, as it does on Linux: it is a Path
def unlink_closed(path, *, dir_fd=None):
    there = os.stat(path, dir_fd=dir_fd)
    held = [os.stat(name) for name in Path('/proc/self/fd').iterdir() if name.exists()]
    if isinstance(path, str) and any(os.path.samestat(there, other) for other in held):
        raise PermissionError(13, 'in use', path)
    unlink(path, dir_fd=dir_fd)
os.unlink = unlink_closed
"""
"""Makes Python's way to delete a folder stop where that of Windows stops."""

QM = "build/translations/chrononauts_qt_{}.qm"


def failure(told: dict[str, object]) -> tuple[object, str]:
    """Return which check failed, and why."""
    assert told["ok"] is False
    assert told["version"] == __version__
    return told["failed"], str(told["reason"])


def test_a_whole_installation_is_whole_and_nobodys_home_is_touched(clone: Clone) -> None:
    """Nor does it matter that the system lacks a locale."""
    told = clone.selftest(CHRONONAUTS_QT_HOME=str(clone.home / "games"), LC_ALL="tlh_QO.UTF-8")
    checks = told["checks"]
    assert told["ok"] is True
    assert (told["version"], told["frozen"]) == (__version__, False)
    pages = (18 + 10 + 14) * len(LANGUAGES)
    assert (checks["fonts"], checks["cards"], checks["rulebook"]) == (8, 136 + 118 + 110, pages)
    assert checks["languages"] == sorted(LANGUAGES)
    assert list(checks["game"]) == list(SHELF)
    assert all(played["outcome"] for played in checks["game"].values())
    assert checks["solver"] == "winnable"
    assert checks["workers"] == 2
    assert checks["printing"] == 2, "those with a TimeLine"
    assert checks["phones"] > 100
    assert not (clone.home / "games").exists()
    assert not list(clone.home.rglob("*.chrononauts"))


def test_a_missing_typeface_is_found(clone: Clone) -> None:
    (clone.own_font() / "BarlowCondensed-Medium.ttf").unlink()
    assert failure(clone.selftest()) == (
        "fonts",
        "BarlowCondensed-Medium.ttf of fontpkg_barlow_condensed cannot be read",
    )


def test_what_qt_does_on_windows_without_a_screen_is_no_fault_of_the_installation(tmp_path: Path) -> None:
    """Two bugs: Qt finds no file in a folder called “Jörg” there, and complains that it has no fonts.

    Nor is a locale without a word of UTF-8.
    """
    clone = Clone(tmp_path / "Jörg però")
    clone.own_font()
    only_ascii = (
        "from PySide6.QtGui import QFontDatabase\nadd = QFontDatabase.addApplicationFont\n"
        "QFontDatabase.addApplicationFont = lambda path: add(path) if path.isascii() else -1"
    )
    no_fonts_of_its_own = (
        "import os\nfrom PySide6.QtCore import qWarning\n"
        "if not os.path.isdir(os.environ.get('QT_QPA_FONTDIR', '')):\n"
        "    qWarning('QFontDatabase: Cannot find font directory PySide6/lib/fonts.')"
    )
    clone.add("chrononauts_qt/ui/shell/app.py", no_fonts_of_its_own)
    assert clone.selftest(before=only_ascii, LC_ALL="C")["ok"] is True


def test_a_face_that_is_another_one_is_found(clone: Clone) -> None:
    faces = clone.own_font()
    (faces / "BarlowCondensed-Medium.ttf").write_bytes((faces / "BarlowCondensed-Bold.ttf").read_bytes())
    assert failure(clone.selftest()) == ("fonts", "Barlow Condensed Medium is missing")


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("games/chrononauts/cards/ark.svg", b"<svg"),
        ("signs/down.svg", b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"/>'),
        ("sounds/win.wav", b"RIFF"),
        ("rulebook/chrononauts/fr/10-winning.html", b"<section>"),
        ("phone/phone.css", b"\xff"),
        ("new.thing", b"what is it?"),
    ],
)
def test_a_damaged_file_is_found(clone: Clone, name: str, data: bytes) -> None:
    clone.write(f"resources/{name}", data)
    check, reason = failure(clone.selftest())
    assert check == "resources"
    assert name in reason


@pytest.mark.parametrize(
    ("name", "check", "named"),
    [
        ("games/chrononauts/cards/ark.svg", "signs", "games/chrononauts/cards/ark.svg"),
        ("icon/chrononauts-qt.svg", "signs", "icon/chrononauts-qt"),
        ("sounds/win.wav", "resources", "win"),
        ("rulebook/chrononauts/it/10-winning.html", "rulebook", "it/10-winning.html"),
        ("style.qss", "resources", "style.qss"),
        ("themes.json", "qt", "themes.json"),
    ],
)
def test_a_missing_file_is_found(clone: Clone, name: str, check: str, named: str) -> None:
    clone.remove(f"resources/{name}")
    failed, reason = failure(clone.selftest())
    assert failed == check
    assert named in reason


def test_half_a_sound_is_found(clone: Clone) -> None:
    clone.cut("resources/sounds/end.wav")
    assert failure(clone.selftest()) == ("resources", "sounds/end.wav is damaged")


def test_a_missing_translation_is_found(clone: Clone) -> None:
    clone.remove(QM.format("fr"))
    assert failure(clone.selftest()) == ("languages", "the texts in Français are missing")


def test_half_a_translation_is_found(clone: Clone) -> None:
    clone.cut(QM.format("it"))
    assert failure(clone.selftest()) == ("languages", "chrononauts_qt_it.qm cannot be read")


def test_a_translation_that_says_nothing_of_its_own_is_found(clone: Clone) -> None:
    clone.write(QM.format("it"), (clone.root / QM.format("en")).read_bytes())
    assert failure(clone.selftest()) == ("languages", "“2 cards in hand” is said in Italiano too")


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ('from PySide6.QtCore import qWarning\nqWarning("odd")', "Qt: odd"),
        ('import warnings\nwarnings.warn("old", DeprecationWarning, 1)', "DeprecationWarning: old"),
        ('import os\nos.write(2, b"first\\na library complains\\n")', "a library complains"),
        ("from PySide6.QtCore import QTimer\nQTimer.singleShot(0, lambda: 1 / 0)", "ZeroDivisionError"),
    ],
)
def test_whatever_is_complained_about_is_found(clone: Clone, lines: str, reason: str) -> None:
    clone.add("chrononauts_qt/ui/kit/sound.py", lines)
    check, told = failure(clone.selftest())
    assert check in ("data", "phones")  # the first one, or the first that lets Qt work
    assert reason in told


def test_the_window_that_was_tried_is_gone_afterwards(qapp: QApplication, tmp_path: Path) -> None:
    """A bug: without an event loop nothing was deleted later, and the program ended with its window alive."""
    with use.shown_window(Workspace(tmp_path)) as shown:
        assert shiboken6.isValid(shown)
    assert not shiboken6.isValid(shown)


@pytest.mark.parametrize(
    ("fault", "told"), [("raise ValueError('odd')", "odd"), ("int([])", "int() argument must be")]
)
def test_what_a_page_complains_about_is_found(clone: Clone, fault: str, told: str) -> None:
    """A bug: before Python 3.12 the program ended at once with what C raises in an override of Qt's."""
    clone.add(
        "chrononauts_qt/ui/shell/about.py",
        f"class AboutPage(AboutPage):\n    def paintEvent(self, event):\n        {fault}",
    )
    check, reason = failure(clone.selftest())
    assert check == "window"
    assert told in reason


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("def serve(*_):\n    raise SystemExit(3)", "a process that thinks gives no answer"),
        ("import sys\nif 'think' in sys.argv: sys.stderr.write('what?\\n')", "“think” complains: what?"),
        (OTHERWISE, "a process that thinks says something else than this one"),
    ],
)
def test_a_process_that_does_not_think_as_it_should_is_found(clone: Clone, lines: str, reason: str) -> None:
    clone.add(THINK, lines)
    check, told = failure(clone.selftest())
    assert check == "game"
    assert reason in told


def test_a_game_that_does_not_end_is_found_whichever_it_is(clone: Clone) -> None:
    clone.add("chrononauts_qt/games/chrononauts/variants/solonauts.py", "def outcome(state):\n    return")
    check, told = failure(clone.selftest())
    assert check == "game"
    assert told.endswith("has no end after 39 actions: solonauts")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="open files are found in /proc")
def test_what_fails_leaves_nothing_behind_where_open_files_cannot_be_deleted(clone: Clone) -> None:
    """A bug: on Windows each run that failed with a game on the table left its folder."""
    temporary = clone.home / "tmp"
    temporary.mkdir()
    clone.add(THINK, OTHERWISE)
    told = clone.selftest(before=OPEN_FILES_STAY, TMPDIR=str(temporary))
    assert told["failed"] == "game"
    assert [*temporary.rglob("*")] == []


def test_a_program_that_cannot_be_started_again_is_found(clone: Clone) -> None:
    check, told = failure(clone.selftest(before="import sys\nsys.executable = '/nowhere/program'"))
    assert (check, told) == ("game", "a process that thinks gives no answer")


def test_a_solver_that_fails_is_found(clone: Clone) -> None:
    clone.add("chrononauts_qt/cli.py", "COMMANDS['solve'] = lambda args: 3")
    check, told = failure(clone.selftest())
    assert check == "solver"
    assert "code 3" in told


def test_processes_that_do_not_play_are_found(clone: Clone) -> None:
    clone.add("chrononauts_qt/session/arena.py", "def _begin_worker(held):\n    os._exit(9)")
    check, told = failure(clone.selftest())
    assert check == "workers"
    assert "a process that played games has died" in told


def test_a_platform_that_qt_cannot_open_is_told(clone: Clone) -> None:
    check, told = failure(clone.selftest(QT_QPA_PLATFORM="nonsense"))
    assert (check, told.partition(",")[0]) == ("fonts", "QT_QPA_PLATFORM asks for “nonsense”")


def test_without_qt_the_line_is_told_all_the_same(clone: Clone) -> None:
    clone.write("PySide6/__init__.py", "raise ImportError('libEGL.so.1: cannot open shared object file')")
    told = clone.selftest()
    assert told["qt"] is None
    check, reason = failure(told)
    assert check == "qt"
    assert "libEGL.so.1" in reason


def test_a_full_or_closed_temporary_folder_is_told(clone: Clone) -> None:
    check, reason = failure(clone.selftest(before="import tempfile\ntempfile.tempdir = '/nowhere'"))
    assert check == "folder"
    assert "/nowhere" in reason


def test_a_lost_part_of_what_lets_phones_in_is_found(clone: Clone) -> None:
    check, reason = failure(clone.selftest(before="import sys\nsys.modules['websockets'] = None"))
    assert check == "phones"
    assert "“websockets.frames”" in reason


def test_a_linux_without_kerberos_has_no_phones_and_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt’s network library wants it, and nothing else of the game does."""
    said = "libgssapi_krb5.so.2: cannot open shared object file: No such file or directory"

    def lost(name: str) -> None:
        raise ImportError(said)

    monkeypatch.setattr(phones, "import_module", lost)
    assert phones.phones(Workspace(tmp_path)) == said
