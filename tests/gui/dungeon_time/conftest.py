"""Dungeon Time on the shelf of the tests: it has a book and a table before it has a row of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.session.match import Match
from chrononauts_qt.shelf import SHELF, Row
from chrononauts_qt.ui import assets
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.kit.look import LANGUAGES
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.i18n.conftest import release
from tests.gui.i18n.texts import PREFIX, TRANSLATIONS
from tests.gui.program import dressed
from tests.gui.robot import HandClock

__all__ = ["dressed"]

GAME = "dungeon-time"
ROW = Row(
    "chrononauts_qt.games.dungeon_time.rules", "tests.pact.player", "tests.gui.dungeon_time.book_alone",
    ranks=("novice", "ranger", "veteran"),
)
NAMES = ("Ada", "Bruno", "Chloé", "Dino", "Élise")


@pytest.fixture
def shelf(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A window with one game more."""
    monkeypatch.setitem(SHELF, GAME, ROW)
    return window


@pytest.fixture
def clock() -> HandClock:
    """The time, which is moved by hand."""
    return HandClock()


@pytest.fixture
def team(
    qapp: QApplication, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., DungeonController]]:
    """Return what seats a team at a table: people, a seed, and whatever else a setup says."""
    monkeypatch.setitem(SHELF, GAME, ROW)
    seated: list[DungeonController] = []

    def sit(players: int = 1, seconds: int = 300, **setup: object) -> DungeonController:
        match = Match.start(
            GAME, NAMES[:players], Setup(players, "team", **setup),  # type: ignore[arg-type]
            options={"seconds": str(seconds)},
        )
        seated.append(DungeonController(match, clock))
        return seated[-1]

    yield sit
    for controller in seated:
        controller.stop()


@pytest.fixture(scope="package")
def spoken_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the languages as they are translated now."""
    folder = tmp_path_factory.mktemp("translations")
    for language in LANGUAGES:
        release(TRANSLATIONS / f"{PREFIX}{language}.ts", folder)
    return folder


@pytest.fixture
def voices(monkeypatch: pytest.MonkeyPatch, spoken_folder: Path) -> None:
    """Let all languages be heard as they are translated now."""
    monkeypatch.setattr(assets, "TRANSLATIONS", (spoken_folder,))
