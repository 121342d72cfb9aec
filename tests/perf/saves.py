"""Saves at the window: a whole one is opened, a damaged one, one that is refused, and a long one watched."""

from __future__ import annotations

import statistics
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.shell import app as application
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.replaying import open_replay, page_of
from tests.gui.replay.games import rivals
from tests.perf.stand import SIZE, HandTime
from tests.perf.timing import share, timed

ACTIONS = 600


class Shelf:
    """The real window over a folder of saves."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._app = application.make_app()
        self._window = MainWindow(folder / "games", now=HandTime())
        self._window.resize(SIZE)
        self._window.show()
        self._settle()

    def _settle(self) -> None:
        for _ in range(5):
            QApplication.processEvents()

    def _opened(self, name: str, data: bytes) -> float:
        """Return the milliseconds from the wish to open a file to all that is seen of it."""
        path = self._folder / name
        path.write_bytes(data)
        self._window.show_home()
        self._settle()
        taken = timed(partial(self._open, path))
        self._window.show_home()
        for left in self._folder.glob(f"{name}*"):
            left.unlink()
        return taken

    def _open(self, path: Path) -> None:
        self._window.open_file(path)
        self._settle()

    def openings(self, runs: int) -> dict[str, float]:
        """Open a game as it is, one that was damaged in the middle, and one that nobody can read."""
        data = rivals(self._folder, ACTIONS).read_bytes()
        damaged = data[: len(data) // 2] + b"\0" + data[len(data) // 2 + 1 :]
        refused = data.replace(b"seat 1", b"seat 2", 1)
        rounds = [
            [self._opened(f"{number}.chrononauts", said) for said in (data, damaged, refused)]
            for number in range(runs + 1)
        ][1:]
        return {
            "open-whole-ms": statistics.median(whole for whole, _, _ in rounds),
            "open-damaged-ms": statistics.median(torn for _, torn, _ in rounds),
            "open-damaged-ratio": statistics.median(torn / whole for whole, torn, _ in rounds),
            "open-refused-ratio": statistics.median(none / whole for whole, _, none in rounds),
        }

    def steps(self, runs: int) -> dict[str, float]:
        """Open a long game to be watched, and jump about in it; every jump draws the whole page."""
        path = rivals(self._folder, ACTIONS)
        opened, jumps, dice = list[float](), list[float](), Random("bench steps")
        for _ in range(max(3, runs // 3)):
            opened.append(timed(partial(self._watch, path)))
            scenes = page_of(self._window).positions.scenes
            jumps += [timed(partial(self._jump, dice.randrange(len(scenes)))) for _ in range(10)]
        return {
            "watch-ms": statistics.median(opened),
            "step-p50-ms": statistics.median(jumps),
            "step-p95-ms": share(jumps, 0.95),
            "step-ratio": statistics.median(jumps) / statistics.median(opened),
        }

    def _watch(self, path: Path) -> None:
        open_replay(self._window, path)
        self._settle()

    def _jump(self, step: int) -> None:
        page = page_of(self._window)
        page.course.go(step)
        page.repaint()

    def close(self) -> None:
        """Close the window as its owner would."""
        self._window.close()
