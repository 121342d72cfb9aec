"""Broken saves at the window's own doors: the list on Home, and a file that is opened."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from chrononauts_qt.session import journal
from chrononauts_qt.session.errors import CorruptSave
from chrononauts_qt.session.match import resume
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.work import Bound, counted

BOUND = Bound(calls=600_000, calls_a_piece=500, letters=1_000_000, letters_a_byte=40)
"""The most work that opening a file and laying its table may be, the first table of a process among them."""


class Doors:
    """A window over a folder of broken saves; what goes wrong inside Qt is caught as well."""

    def __init__(self, folder: Path) -> None:
        from chrononauts_qt.ui.shell.app import make_app

        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        self._faults: list[str] = []
        self._app = make_app()
        self._before, sys.excepthook = sys.excepthook, self._caught
        self.window = MainWindow(folder)
        self.window.show()
        self.settle()

    def _caught(self, kind: type[BaseException], error: BaseException, _: TracebackType | None) -> None:
        self._faults.append(f"{kind.__name__}: {error}")

    def settle(self) -> None:
        """Let Qt do what it has been asked to."""
        for _ in range(3):
            QApplication.processEvents()

    def open(self, path: Path) -> str:
        """Open a file by the window; return what came of it; AssertionError: a fault."""
        kept = path.read_bytes()
        readable, over, is_cut = _ending(path)
        self.window.show_home()
        with counted() as done:
            self.window.open_file(path)
            self.settle()
        assert not self._faults, self._faults
        assert (self.window.desk is not None) == readable, "the window does not show what can be read"
        assert path.read_bytes() == kept, "opening changed the file"
        assert not is_cut or self.window.message.isVisible(), "nothing says what is missing"
        if not readable:
            assert self.window.message.isVisible(), "nothing says why it does not open"
            assert self.window.message.words.text().endswith("."), self.window.message.words.text()
        elif over:
            self.window.openings.rematch()
            self.settle()
            assert not self._faults, self._faults
            assert self.window.desk is not None
        BOUND.share(done, kept.count(b"\n") + kept.count(b"\r"), len(kept))
        return "a table" if readable else "a sentence"

    def close(self) -> None:
        """Leave the window."""
        self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no event loop runs that would
        self.settle()
        sys.excepthook = self._before


def _ending(path: Path) -> tuple[bool, bool, bool]:
    """Return whether a file can be read, its game has ended, and its end is missing; nobody plays it then."""
    try:
        match = resume(journal.read(path))
    except CorruptSave:
        return False, False, False
    return True, match.game.outcome(match.state) is not None, match.torn is not None
