"""Teams of Dungeon Time at tables whose time is moved by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui import assets
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.kit.look import LANGUAGES
from chrononauts_qt.ui.kit.theme import DARK, Theme
from tests.gui.dungeon_time.games import GAME, NAMES
from tests.gui.i18n.conftest import release
from tests.gui.i18n.texts import PREFIX, TRANSLATIONS
from tests.gui.program import dressed
from tests.gui.robot import HandClock

__all__ = ["dressed"]



@pytest.fixture
def clock() -> HandClock:
    """The time, which is moved by hand."""
    return HandClock()


@pytest.fixture
def team(qapp: QApplication, clock: HandClock) -> Iterator[Callable[..., DungeonController]]:
    """Return what seats a team at a table: how many, companions by seat, the glass, the setup."""
    seated: list[DungeonController] = []

    def sit(
        players: int = 1,
        seconds: int = 300,
        bots: Mapping[int, str] = MappingProxyType({}),
        options: Mapping[str, str] = MappingProxyType({}),
        **setup: object,
    ) -> DungeonController:
        seated_bots = {bot_option(seat): rank for seat, rank in bots.items()}
        match = Match.start(
            GAME, NAMES[:players], Setup(players, **{"seed": "team", **setup}),  # type: ignore[arg-type]
            options={"seconds": str(seconds), "id": "0" * 16, **seated_bots, **options},
        )
        seated.append(DungeonController(match, clock))
        return seated[-1]

    yield sit
    for controller in seated:
        controller.stop()


@pytest.fixture
def lay(
    team: Callable[..., DungeonController], clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., DungeonScreen]]:
    """Return what lays a table; the glass has been turned unless it is to be seen before that.

    Only some of the seats can be people's: companions sit in the others, and do nothing here.
    """
    monkeypatch.setattr("sys.platform", "linux")
    laid: list[DungeonScreen] = []

    def make(
        players: int = 1, turned: bool = True, people: Sequence[int] | None = None, theme: Theme = DARK,
        **more: object,
    ) -> DungeonScreen:
        if people is not None:
            monkeypatch.setattr(DungeonController, "people", property(lambda self: tuple(people)))
        controller = team(players, **more)
        screen = DungeonScreen(controller, theme, clock)
        laid.append(screen)
        screen.resize(1366, 768)
        screen.show()
        if turned:
            controller.turn_glass()
            clock.now += 1
        QApplication.processEvents()
        return screen

    yield make
    for screen in laid:
        screen.deleteLater()


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
