"""The desk of Dungeon Time: games are gone on with, another look is put on, the next game begins."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.deals.daily_dungeon import lists
from chrononauts_qt.games.dungeon_time.actions import REVEAL
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, OVER
from chrononauts_qt.session import campaigns, disk, journal, statistics
from chrononauts_qt.session.campaigns import CAMPAIGN_OPTION
from chrononauts_qt.session.match import Match, bot_option, resume
from chrononauts_qt.ui.games.dungeon_time.campaign_sheet import kept_in
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.desk import DungeonDesk
from chrononauts_qt.ui.games.dungeon_time.new_game_panel import DungeonPanel
from chrononauts_qt.ui.games.dungeon_time.terms import CAMPAIGN, Terms
from chrononauts_qt.ui.shell.dealing import remembered
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.new_game import NewGameChoice
from chrononauts_qt.ui.table.window import END, TABLE
from tests.gui.dungeon_time.games import GAME, NAMES
from tests.gui.program import settle
from tests.gui.robot import HandClock
from tests.session.games import Clock


def begun(folder: Path, more: Mapping[str, Any] = MappingProxyType({}), campaign: str = "") -> Match:
    """Return a game of two in a journal, a Ranger in the second seat; `more` says how it begins."""
    said = {"seconds": "300", "id": "1" * 16, bot_option(1): "ranger"}
    said |= {CAMPAIGN_OPTION: campaign} if campaign else {}
    path = folder / "game.chrononauts"
    return Match.start(GAME, NAMES[:2], Setup(2, "desk", scenario="level-1", **more), path, options=said)


def desk_of(window: MainWindow) -> DungeonDesk:
    desk = window.desk
    assert isinstance(desk, DungeonDesk)
    return desk


def test_a_game_that_is_gone_on_with_waits_until_everybody_is_ready(window: MainWindow) -> None:
    match = begun(window.folder)
    match.submit(0, match.game.parse("turn-glass"))
    match.submit(0, match.game.pending(match.state)[0].options[0], stamp=61_000)
    assert match.writer is not None
    path = match.writer.path
    window.open_match(resume(journal.read(path)))
    settle()
    desk = desk_of(window)
    assert desk.controller.is_at_rest
    assert desk.screen.pause.sheet.isVisible()
    assert desk.screen.pause.sheet.why.text() == "The game waits until everybody is ready."
    assert not desk.screen.phase.isVisible()
    assert desk.controller.seconds_left == pytest.approx(239)


def test_another_look_in_the_middle_of_the_phase_covers_the_board(window: MainWindow) -> None:
    window.open_match(begun(window.folder))
    settle()
    desk = desk_of(window)
    desk.controller.turn_glass()
    assert not desk.controller.is_at_rest
    window.settings_opener.open()
    settle()
    window.show_page(TABLE)
    settle()
    assert desk.controller.seen().step == ADVENTURE
    assert desk.screen.pause.sheet.isVisible()
    assert not desk.screen.phase.isVisible()


def test_a_game_in_which_nobody_played_a_card_ends_and_counts_in_its_campaign(window: MainWindow) -> None:
    made = campaigns.begin(window.folder, GAME, "Sundays")
    assert isinstance(made, campaigns.Campaign)
    window.open_match(begun(window.folder, campaign=made.id))
    settle()
    desk = desk_of(window)
    desk.controller.turn_glass()
    for seat in (0, 1):
        desk.controller.say_done(seat)
    while desk.controller.seen().step != OVER:
        seat, owed = next(iter(desk.controller.game.pending(desk.controller.match.state).items()))
        desk.controller.submit(seat, owed.options[0])
    desk.screen.ended.emit()
    settle()
    assert window.shown() == END
    assert not desk.end.next_button.isVisible()
    kept = campaigns.read(window.folder).of(made.id)
    assert kept is not None
    assert len(kept.results) == 1


def test_a_game_that_cannot_be_entered_is_told_and_entered_later(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = campaigns.begin(window.folder, GAME, "Sundays")
    assert isinstance(made, campaigns.Campaign)
    window.open_match(begun(window.folder, {"phase": "resolution", "goal": 1, "story": ("torch",)}, made.id))
    settle()
    desk, real = desk_of(window), disk.replace

    def full(path: Path, data: bytes) -> None:
        if path.name == campaigns.FILE:
            raise OSError(errno.ENOSPC, "no room")
        real(path, data)

    monkeypatch.setattr(disk, "replace", full)
    desk.controller.decide(REVEAL)
    desk.show_end()
    settle()
    assert "the disk is full" in window.message.words.text()
    assert "as soon as that is possible" in window.message.words.text()
    assert "the disk is full" in kept_in(window.folder).warning
    monkeypatch.setattr(disk, "replace", real)
    found = kept_in(window.folder)
    assert (len(found.campaigns[made.id].results), found.warning) == (1, "")


def test_the_end_of_a_level_that_was_won_leads_to_the_next(window: MainWindow, clock: HandClock) -> None:
    made = campaigns.begin(window.folder, GAME, "Sundays")
    assert isinstance(made, campaigns.Campaign)
    won = {"phase": "resolution", "goal": 1, "completed": ("rent-day",), "story": ("torch",)}
    window.open_match(begun(window.folder, won, made.id))
    settle()
    desk = desk_of(window)
    desk.controller.decide(REVEAL)
    desk.show_end()
    settle()
    assert desk.end.next_button.isVisible()
    clock.now += 1
    QTest.mouseClick(desk.end.next_button, Qt.MouseButton.LeftButton)
    settle()
    assert desk_of(window) is not desk
    view = desk_of(window).controller.seen()
    assert (view.scenario, view.players) == ("level-2", 2)
    assert desk_of(window).controller.match.options[CAMPAIGN_OPTION] == made.id


def test_the_shelf_says_which_level_is_next_and_a_new_game_leads_there(window: MainWindow) -> None:
    made = campaigns.begin(window.folder, GAME, "Sundays")
    assert isinstance(made, campaigns.Campaign)
    window.show_home()
    assert window.home.boxes[GAME].line.text().startswith("One team, one Backpack")
    choice = NewGameChoice(NAMES[:2], GAME, Terms(CAMPAIGN, campaign=made.id))
    window.look.change(remembered(choice, window.look.settings))
    won = {"phase": "resolution", "goal": 1, "completed": ("rent-day",), "story": ("torch",)}
    window.open_match(begun(window.folder, won, made.id))
    desk_of(window).controller.decide(REVEAL)
    desk_of(window).show_end()
    window.show_home()
    assert window.home.boxes[GAME].line.text() == "The campaign goes on: Level 2 is next."
    window.home.boxes[GAME].start_button.click()
    settle()
    panel = window.new_game.terms
    assert isinstance(panel, DungeonPanel)
    assert (panel.plate.title.text(), panel.plate.accessibleDescription()[:7]) == ("Sundays", "Level 2")


def test_the_same_deal_is_dealt_again_outside_of_the_campaign(
    window: MainWindow, clock: HandClock
) -> None:
    made = campaigns.begin(window.folder, GAME, "Sundays")
    assert isinstance(made, campaigns.Campaign)
    window.open_match(begun(window.folder, {"phase": "resolution", "goal": 1, "story": ("torch",)}, made.id))
    settle()
    desk = desk_of(window)
    desk.controller.decide(REVEAL)
    desk.show_end()
    settle()
    clock.now += 1
    QTest.mouseClick(desk.end.practice_button, Qt.MouseButton.LeftButton)
    settle()
    again = desk_of(window)
    assert again is not desk
    assert again.controller.seen().story_size == 1
    assert CAMPAIGN_OPTION not in again.controller.match.options
    again.controller.decide(REVEAL)
    entries = {entry.id: entry for entry in statistics.read(window.folder).entries}
    assert not entries[desk.controller.match.options["id"]].is_helped(0)
    assert entries[again.controller.match.options["id"]].known, "its team has seen the deal"
    again.show_end()
    settle()
    assert "knew this deal" in desk_of(window).end.warning.text()
    assert again.controller.match.options["id"] != desk.controller.match.options["id"]


def test_todays_dungeon_again_for_practice_takes_nothing_from_its_list(
    window: MainWindow, clock: HandClock
) -> None:
    look = window.look
    look.change(look.settings._replace(names=("Ada",), people=("Ada",)))
    window.openings.start_today(GAME)
    settle()
    for _ in range(2):
        desk = desk_of(window)
        desk.controller.turn_glass()
        desk.controller.say_done(0)
        desk.show_end()
        settle()
        clock.now += 1
        QTest.mouseClick(desk.end.practice_button, Qt.MouseButton.LeftButton)
        settle()
    entries = [entry for entry in statistics.read(window.folder).entries if entry.route]
    assert [entry.known for entry in entries] == [False, True]
    assert not any(entry.shown for entry in entries), "whoever has not played it yet can still do so"
    assert [len(scores) for scores in lists(entries, has_glass=True).values()] == [1]


def test_todays_dungeon_waits_whatever_glass_is_wished_for_by_now(window: MainWindow) -> None:
    look = window.look
    look.change(look.settings._replace(names=("Ada",), people=("Ada",)))
    window.openings.start_today(GAME)
    settle()
    begun_today = desk_of(window).controller.match.options["id"]
    window.show_home()
    kept = {**look.settings.games, GAME: {**look.settings.kept(GAME), "seconds": 600}}
    look.change(look.settings._replace(games=kept))
    window.openings.start_today(GAME)
    settle()
    assert desk_of(window).controller.match.options["id"] == begun_today


@pytest.mark.rule("DT-1006", "DT-1008")
def test_pauses_are_kept_and_the_glass_goes_on_where_the_last_began(window: MainWindow) -> None:
    match = begun(window.folder)
    clock = Clock()
    first = DungeonController(match, clock)
    first.turn_glass()
    clock.seconds += 30
    first.rest(True)
    first.rest(False)
    clock.seconds += 31.2
    first.rest(True)
    clock.seconds += 500
    assert first.seconds_left == pytest.approx(238.8)
    first.stop()  # killed in the pause: no action has said when it began
    assert match.writer is not None
    match.lock = None
    clock.seconds += 500
    again = DungeonController(resume(journal.read(match.writer.path)), clock)
    assert (again.is_at_rest, again.pauses) == (True, 2), "it goes on being the pause that it was left in"
    assert again.seconds_left == pytest.approx(238.8, abs=0.003)
    again.rest(False)
    clock.seconds += 1
    again.submit(0, again.match.game.pending(again.match.state)[0].options[0])
    again.stop()
    again.match.lock = None
    third = DungeonController(resume(journal.read(match.writer.path)), clock)
    assert (third.is_at_rest, third.pauses) == (True, 3), "who is killed while the glass runs interrupts it"
    assert third.seconds_left == pytest.approx(237.8, abs=0.003)
    third.stop()
