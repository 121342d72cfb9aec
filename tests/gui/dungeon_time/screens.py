"""Screens of Dungeon Time: a new game with what is chosen for it, the pause, and what comes after a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from chrononauts_qt.games.dungeon_time.campaign import PERSON, Result
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.session import campaigns
from chrononauts_qt.session.clock import SECONDS_OPTION
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.statistics import ID_OPTION, new_id
from chrononauts_qt.ui.games.dungeon_time.new_game_panel import DungeonPanel
from chrononauts_qt.ui.games.dungeon_time.terms import ADVENTURE, CAMPAIGN, Terms
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.replaying import open_replay, page_of
from chrononauts_qt.ui.table.new_game import NewGameChoice
from tests.gui.desks import controller_of
from tests.gui.dungeon_time import games

GAME = "dungeon-time"
TEAM = ("Ada", "Bruno", "Chloé")
COMPANY = (PERSON, PERSON, "ranger")

BY_DAY = (
    ("level-1", "short", 8), ("level-1", "goal", 11), ("bonus-1", "goal", 10), ("level-2", "broken", 6),
    ("level-2", "goal", 10), ("bonus-2", "short", 5),
)  # fmt: skip
"""What came of the games of a campaign: levels, how they ended, and completed Missions."""
BY_NIGHT = (*BY_DAY[:5], ("level-3", "goal", 8), ("level-4", "goal", 6))


def result(level: str, route: str, completed: int, extended: bool = False) -> Result:
    """Return what came of a game that two people and a companion played."""
    halves = ("sun", "moon") if level == "level-1" else ()
    return Result(level, extended, route, completed, level > "level-2", 300, COMPANY, halves)


def _telling(line: str) -> campaigns.Tell:
    return lambda view, bots, seconds: line


def keep(folder: Path, name: str, results: Sequence[Result]) -> str:
    """Keep a campaign in which all this has come of its games; return its id."""
    begun = campaigns.begin(folder, GAME, name)
    assert isinstance(begun, campaigns.Campaign)
    for number, one in enumerate(results):
        options = {ID_OPTION: new_id(), campaigns.CAMPAIGN_OPTION: begun.id}
        path = folder / f"{begun.id}-{number}.chrononauts"
        match = Match.start(GAME, TEAM, Setup(len(TEAM), phase="resolution"), path, options)
        assert campaigns.enter(folder, match, _telling(one.text)) is None
    return begun.id


def played(won: Sequence[tuple[str, str, int]], extended: bool = False) -> tuple[Result, ...]:
    """Return what came of games one after the other."""
    return tuple(result(level, route, completed, extended) for level, route, completed in won)


def shown(window: MainWindow, terms: Terms, names: tuple[str, ...] = TEAM) -> DungeonPanel:
    """Show the page of a new game on these terms; return what is chosen there."""
    window.ask_new_game()
    ranks = ("", "", "ranger")[: len(names)]
    window.new_game.suggest(NewGameChoice(names, GAME, terms, bots=ranks if any(ranks) else ()))
    panel = window.new_game.terms
    assert isinstance(panel, DungeonPanel)
    return panel


def _scenarios(window: MainWindow) -> None:
    shown(window, Terms(scenario="level-1")).choose_button.click()


def _scrolls(window: MainWindow) -> None:
    shown(window, Terms(ADVENTURE, adventure="goblin-market")).choose_button.click()


def _map(window: MainWindow, name: str, results: Sequence[Result]) -> None:
    kept = keep(window.folder, name, results)
    shown(window, Terms(CAMPAIGN, campaign=kept)).choose_button.click()


def _naming(window: MainWindow) -> None:
    panel = shown(window, Terms(CAMPAIGN))
    panel.choose_button.click()
    panel.map.new_button.click()


def _pause(window: MainWindow) -> None:
    """A glass that somebody has stopped."""
    window.open_match(Match.start(GAME, TEAM, Setup(len(TEAM), "team"), options={SECONDS_OPTION: "300"}))
    controller = controller_of(window)
    controller.turn_glass()
    controller.rest(True)


def _ended(window: MainWindow, route: str, seats: int) -> Match:
    """Show how a game ended."""
    match = games.that_ends(route, window.folder, seats)
    assert match.writer is not None
    assert match.lock is not None
    match.lock.free()
    window.open_file(match.writer.path)
    return match


def _watched(window: MainWindow, seats: int, step: int) -> None:
    match = games.that_ends("short", window.folder, seats)
    assert match.writer is not None
    open_replay(window, match.writer.path)
    page_of(window).course.go(step)


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "new-game-dungeon": lambda window: shown(window, Terms()),
    "new-game-dungeon-adventure": lambda window: shown(window, Terms(ADVENTURE, extended=True)),
    "new-game-dungeon-campaign": lambda window: shown(window, Terms(CAMPAIGN)),
    "new-game-dungeon-scenarios": _scenarios,
    "new-game-dungeon-scrolls": _scrolls,
    "new-game-dungeon-map": lambda window: _map(window, "Davide", played(BY_DAY)),
    "new-game-dungeon-night": lambda window: _map(
        window, "Wilhelmine-Maximiliane M", (*played(BY_NIGHT), *played(BY_DAY[:2], extended=True))
    ),
    "new-game-dungeon-naming": _naming,
    "dungeon-pause": _pause,
    "dungeon-won": lambda window: _ended(window, "goal", 1),
    "dungeon-broken": lambda window: _ended(window, "broken", 5),
    "dungeon-watched": lambda window: _watched(window, 3, 40),
    "dungeon-watched-alone": lambda window: _watched(window, 1, 25),
    "dungeon-watched-told": lambda window: _watched(window, 2, 90),
}
