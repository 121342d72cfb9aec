"""Screens of Dungeon Time: a new game with what is chosen for it, the table, and what comes after a game."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

from chrononauts_qt.deals.daily_dungeon import dungeon_of
from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.actions import REVEAL, Action
from chrononauts_qt.games.dungeon_time.campaign import PERSON, Result
from chrononauts_qt.games.dungeon_time.cards import HEROES
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.session import campaigns, statistics
from chrononauts_qt.session.clock import SECONDS_OPTION
from chrononauts_qt.session.game_entries import Entry, Sat, as_json
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.statistics import ID_OPTION, new_id
from chrononauts_qt.ui.games.dungeon_time.desk import DungeonDesk
from chrononauts_qt.ui.games.dungeon_time.helps import HELPS_OPTION
from chrononauts_qt.ui.games.dungeon_time.new_game_panel import DungeonPanel
from chrononauts_qt.ui.games.dungeon_time.physical_keys import CARD, DONE, UPPER, Place, Use
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.games.dungeon_time.terms import ADVENTURE, CAMPAIGN, Terms
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.replaying import open_replay, page_of
from chrononauts_qt.ui.table.new_game import NewGameChoice
from tests.dungeon_time.table import split
from tests.gui.desks import controller_of, screen_of
from tests.gui.dungeon_time import games

GAME = "dungeon-time"
TEAM = ("Ada", "Bruno", "Chloé")
HELD = "cup 1 0 keys 2 1 gold 1 0 potion 2 0 sword 1 0 map 1 0"
"""What lies in the Backpack while a Story is told."""
FIVE = (*TEAM, "Davide", "Élise")
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


def days_told(folder: Path) -> None:
    """Keep what came of some dungeons of the day, with a glass and without one."""
    games = {}
    for number, name, seconds in ((0, "Ada", 300), (0, "Bruno", 300), (1, "Ada", 300), (1, "Chloé", 0)):
        dungeon = dungeon_of(date.today() - timedelta(number))
        is_won = name == "Ada"
        one = Entry(
            f"{number} {name}", GAME, datetime.now().astimezone().isoformat(), (Sat(name),),
            "goal" if is_won else "short", (1,) if is_won else (), deal=dungeon.seed, seconds=seconds,
            terms={"scenario": dungeon.scenario, "mode": "normal", "heroes": "off"}, is_team=True,
            figures={"cards": 40, "played": 10, "completed": 8 - number, "wasted": 3},
        )  # fmt: skip
        games[one.id] = as_json(one)
    path = folder / statistics.FILE
    path.write_text(json.dumps({"version": statistics.VERSION, "games": games}), encoding="utf-8")


def _days(window: MainWindow) -> None:
    """The dungeons of the day at the end of the statistics."""
    days_told(window.folder)
    window.show_page("statistics_page")


def _naming(window: MainWindow) -> None:
    panel = shown(window, Terms(CAMPAIGN))
    panel.choose_button.click()
    panel.map.new_button.click()


def _pause(window: MainWindow) -> None:
    """A glass that somebody has stopped."""
    window.open_match(Match.start(GAME, TEAM, Setup(len(TEAM), "team"), options={SECONDS_OPTION: "300"}))
    controller = controller_of(window)
    controller.turn_glass()
    controller.rest(True, seat=1)


def _counted_in(window: MainWindow) -> None:
    """A pause that is nearly over."""
    _pause(window)
    screen = screen_of(window)
    assert isinstance(screen, DungeonScreen)
    screen.pause.sheet.go_on_button.click()


def laid(
    window: MainWindow, seats: int, turned: bool = True, helps: str = "", **setup: Any
) -> DungeonScreen:
    """Lay a table; its glass has been turned, or is about to be."""
    begins = Setup(seats, **{"seed": "team", **setup})
    options = {SECONDS_OPTION: "300", HELPS_OPTION: helps}
    window.open_match(Match.start(GAME, FIVE[:seats], begins, options=options))
    if turned:
        controller_of(window).turn_glass()
    screen = screen_of(window)
    assert isinstance(screen, DungeonScreen)
    return screen


def draft(window: MainWindow, seats: int) -> None:
    """Heroes to choose from; one is kept where there are several."""
    screen = laid(window, seats, turned=False, heroes=True, drafts={0: ("understudy", "monk")})
    if seats > 1:
        screen.controller.submit(0, Action("keep", "monk"))


def ready(window: MainWindow, seats: int) -> None:
    """Keys that are tried, on a keyboard that swallows some."""
    screen = laid(window, seats, turned=False, heroes=True, kept=dict(enumerate(HEROES[:seats])))
    for number in range(3):
        screen.phase.check.tap(0, number)
    if seats > 1:
        screen.keys.swallowed.emit(3)


def _keys(window: MainWindow) -> None:
    """A key that was wanted and is somebody else's."""
    screen = laid(window, 5, turned=False)
    screen.keys_button.click()
    screen.keys_sheet.uses[Use(DONE)].click()
    screen.keys_sheet.take(Use(DONE), Place(UPPER, 9))


def _keys_alone(window: MainWindow) -> None:
    """A key that is waited for."""
    screen = laid(window, 1, turned=False)
    screen.keys_button.click()
    screen.keys_sheet.uses[Use(CARD, 7)].click()


def _large(window: MainWindow, hand: tuple[str, ...], **setup: Any) -> None:
    """The first card of a hand, read large."""
    screen = laid(window, 3, hands={0: hand}, **setup)
    screen.phase.views[0].setCurrentIndex(screen.phase.views[0].model().index(0, 0))
    screen.large.begin()


def asks(window: MainWindow, seats: int) -> DungeonScreen:
    """Markers with something crossed out, a question, and a Reward on top of the Story to be promised."""
    missions = ("kraken-dentist", "twins-in-the-tower", "cellar-without-stairs", "important-absence")
    hands = {0: (missions[0], missions[1]), 1: (missions[2],), seats - 1: (missions[3],)}
    screen = laid(window, seats, helps="glow tick", hands=hands)
    screen.hands.play(0, 1)
    for seat in (0, 1, seats - 1):
        screen.phase.show_next(seat)
    screen.controller.talk.tick(missions[0], 1)
    screen.controller.talk.promise("map")
    return screen


def _done(window: MainWindow, seats: int) -> None:
    """All are done but the last, of whom it is asked once more."""
    laid(window, seats)
    _say_done(window)


def _deck_out(window: MainWindow, seats: int) -> None:
    """No card can be drawn any more, and the last one to be done is asked once more."""
    controller = laid(window, seats).controller
    while controller.seen().deck_size:
        controller.submit(0, Action("discard", controller.seen().hands[0][0]))
    _say_done(window)


def _say_done(window: MainWindow) -> None:
    screen = screen_of(window)
    assert isinstance(screen, DungeonScreen)
    for seat in range(len(screen.controller.names)):
        screen.phase.done.press(seat)


def _told(window: MainWindow, story: str, held: str, *does: str, cards: int = 1) -> ResolutionShow:
    """A Story of which so many cards are told, then what Heroes do, who are named after `does`."""
    kept = "hero 1 pawnbroker; hero 2 librarian; hero 3 duellist"
    lines = f"seed told; phase resolution; goal 6; heroes on; {kept}; story {story}; backpack {held}"
    begins = rules.read_setup(len(TEAM), split(lines))
    window.open_match(Match.start(GAME, TEAM, begins, options={SECONDS_OPTION: "300"}))
    controller, screen = controller_of(window), screen_of(window)
    assert isinstance(screen, DungeonScreen)
    assert screen.resolution is not None
    for _ in range(cards):
        controller.submit(0, REVEAL)
        screen.resolution.suspense.finish()
    for hero in does:
        screen.resolution.use(hero)
    return screen.resolution


def failed(window: MainWindow) -> ResolutionShow:
    """A Mission has failed, and one of its Items is to go with it."""
    show = _told(window, "troll-under-repair cup bow", HELD)
    show.chooser.press(show.answers.pieces[0].key)
    show.refresh()
    return show


def _unchosen(window: MainWindow) -> None:
    """A Reward that may be left, and Enter has been pressed."""
    show = _told(window, "cat-on-the-roof cup", HELD + " bow 1 0 hook 1 0")
    show.chooser.remind()
    show.refresh()


def _as_lists(window: MainWindow, lay: Callable[[MainWindow], object]) -> None:
    lay(window)
    desk = window.desk
    assert isinstance(desk, DungeonDesk)
    assert desk.board is not None
    desk.board.toggle()


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
    "statistics-days": _days,
    "new-game-dungeon-naming": _naming,
    "dungeon-draft": lambda window: draft(window, 5),
    "dungeon-draft-alone": lambda window: draft(window, 1),
    "dungeon-ready": lambda window: ready(window, 5),
    "dungeon-ready-alone": lambda window: ready(window, 1),
    "dungeon-keys": _keys,
    "dungeon-keys-alone": _keys_alone,
    "dungeon-large": lambda window: _large(window, ("stage-fright",)),
    "dungeon-large-adventure": lambda window: _large(
        window, ("stubborn-echo",), scenario="", adventure="stubborn-echo"
    ),
    "dungeon-asks": lambda window: asks(window, 4),
    "dungeon-asks-five": lambda window: asks(window, 5),
    "dungeon-done": lambda window: _done(window, 5),
    "dungeon-done-alone": lambda window: _done(window, 1),
    "dungeon-deck-out": lambda window: _deck_out(window, 3),
    "dungeon-deck-out-alone": lambda window: _deck_out(window, 1),
    "dungeon-counted-in": _counted_in,
    "dungeon-lists": lambda window: _as_lists(window, lambda window: asks(window, 3)),
    "dungeon-lists-draft": lambda window: _as_lists(window, lambda window: draft(window, 3)),
    "dungeon-lists-told": lambda window: _as_lists(window, failed),
    "dungeon-pause": _pause,
    "dungeon-told": lambda window: _told(window, "cup bow rent-day map", "keys 1 0 gold 1 0", cards=2),
    "dungeon-told-failed": failed,
    "dungeon-told-reward": lambda window: _told(window, "sleepwalking-castle cup", HELD + " hook 1 0"),
    "dungeon-told-unchosen": _unchosen,
    "dungeon-told-trade": lambda window: _told(window, "cup bow map", HELD, "pawnbroker"),
    "dungeon-told-order": lambda window: _told(window, "cup bow rent-day map keys torch", HELD, "librarian"),
    "dungeon-won": lambda window: _ended(window, "goal", 1),
    "dungeon-broken": lambda window: _ended(window, "broken", 5),
    "dungeon-watched": lambda window: _watched(window, 3, 40),
    "dungeon-watched-alone": lambda window: _watched(window, 1, 25),
    "dungeon-watched-told": lambda window: _watched(window, 2, 90),
}
