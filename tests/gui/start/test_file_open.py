"""A file that macOS hands over: by an event to the application, the first one before the first frame."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.session.match import Match

ROOT = Path(__file__).parents[3]

START = """
import ctypes
import gc
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QUrl
import shiboken6
from chrononauts_qt.ui.shell.preload import Preload
from chrononauts_qt.ui.shell import main_window

libraries = QLibraryInfo.path(QLibraryInfo.LibraryPath.LibrariesPath)
gui = ctypes.CDLL(str(Path(libraries, "libQt6Gui.so.6")))
hand_over = gui._ZN22QWindowSystemInterface19handleFileOpenEventERK4QUrl
first, second = (QUrl.fromLocalFile(name) for name in sys.argv[1:])

def give(url):
    hand_over(ctypes.c_void_p(shiboken6.getCppPointer(url)[0]))

def tell(window):
    print(window.shown(), *(window.desk.controller.names if window.desk is not None else ()))

class Window(main_window.MainWindow):
    def showEvent(self, event):
        super().showEvent(event)
        self.findChild(Preload).finished.connect(self.finished)
        give(first)

    def finished(self):
        tell(self)
        give(QUrl("https://example.org/evening.chrononauts"))
        tell(self)
        give(second)
        tell(self)
        print("collects:", gc.isenabled())
        QCoreApplication.exit()

main_window.MainWindow = Window
sys.argv = ["chrononauts-qt"]
from chrononauts_qt.__main__ import main
sys.exit(main())
"""
"""Hands files over by the function of Qt that its part for macOS calls, at the moment it does so."""


def saved(path: Path, *names: str) -> str:
    Match.start("chrononauts", names, rules.Setup(2, "open", first="seat-1", mulligan=False), path)
    return str(path)


@pytest.mark.skipif(sys.platform != "linux", reason="Qt's libraries have other names elsewhere")
def test_a_file_that_a_mac_hands_over_is_opened_and_the_start_comes_to_its_end(tmp_path: Path) -> None:
    first = saved(tmp_path / "first.chrononauts", "Ada", "Bruno")
    second = saved(tmp_path / "second.chrononauts", "Cleo", "Dan")
    env = dict(os.environ, CHRONONAUTS_QT_HOME=str(tmp_path / "home"), QT_QPA_PLATFORM="offscreen")
    run = [sys.executable, "-c", START, first, second]
    done = subprocess.run(run, env=env, cwd=ROOT, capture_output=True, text=True, timeout=30, check=False)
    told = ["table Ada Bruno", "table Ada Bruno", "table Cleo Dan", "collects: True"]
    assert (done.returncode, done.stderr, done.stdout.splitlines()) == (0, "", told)
