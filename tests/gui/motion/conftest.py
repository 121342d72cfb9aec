"""A table whose motion runs on a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.assets import load_fonts
from chrononauts_qt.ui.games.chrononauts.views.animator import Animator
from chrononauts_qt.ui.kit import clock as pace
from tests.gui.program import draw_scenes, open_window, point_at
from tests.gui.robot import HandClock
from tests.gui.table.scene import Scene, start
from tests.scenario import explicit_setup


class Film:
    """A scene, and the clock of what moves in it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.time = HandClock()
        self.clock = scene.table.staging.clock
        self.clock._now = self.time
        self.heard: list[str] = []
        scene.table.staging.cue.connect(self.heard.append)

    @property
    def animator(self) -> Animator:
        """What moves."""
        return self.scene.table.staging.animator

    def play(self, words: str) -> None:
        """Announce a card; everybody is silent; let the card arrive in the middle."""
        self.scene.do(words)
        self.animator.finish()
        self.heard.clear()
        self.scene.pass_time(60)

    def run(self, milliseconds: float) -> None:
        """Let this much time pass on the table."""
        self.time.now += milliseconds / 1000
        self.clock.ticked.emit()
        self.scene.settle()

    def covered(self) -> set[int]:
        """Return the years whose old look is still to be seen."""
        return {move.step.year for move in self.animator.moves if move.before is not None}

    def kinds(self) -> list[str]:
        """Return what moves or will, in order of time."""
        return [move.step.kind for move in self.animator.moves]


@pytest.fixture
def pace_of() -> Iterator[Callable[[str], None]]:
    """Return what sets the speed; afterwards nothing moves, as in all other tests."""
    yield lambda wish: pace.follow(lambda: wish)
    pace.follow(None)


@pytest.fixture
def film(
    qtbot: QtBot, tmp_path: Path, clock: HandClock, pace_of: Callable[[str], None]
) -> Callable[..., Film]:
    """Return what lays a game on a table with motion at normal speed, the first seat uncovered."""
    load_fonts()
    pace_of("normal")

    def made(wish: str = "normal", **words: Any) -> Film:
        pace_of(wish)
        window = open_window(qtbot, tmp_path, clock)
        point_at(window, QPoint(1, 1))  # a view that the pointer enters is drawn again, all of it
        found = Film(start(window, clock, explicit_setup(**words)))
        found.scene.lift()
        draw_scenes(window)
        return found

    return made
