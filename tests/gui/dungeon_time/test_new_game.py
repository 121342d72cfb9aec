"""Dungeon Time on the page of a new game: what is played, how, and what becomes of it."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.deals.daily_dungeon import dungeon_of
from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, MISSIONS, SCENARIOS
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.session import campaigns, statistics
from chrononauts_qt.session.campaigns import CAMPAIGN_OPTION
from chrononauts_qt.session.clock import glass_seconds
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.settings import Settings
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.dungeon_time import new_game
from chrononauts_qt.ui.games.dungeon_time.helps import HEARTBEAT, TWO_PRESSES, helps_of
from chrononauts_qt.ui.games.dungeon_time.new_game import NewDungeon
from chrononauts_qt.ui.games.dungeon_time.new_game_panel import DungeonPanel
from chrononauts_qt.ui.games.dungeon_time.terms import (
    ADVENTURE,
    CAMPAIGN,
    LENGTHS,
    MANNERS,
    SCENARIO,
    TODAY,
    Terms,
    agreed,
)
from chrononauts_qt.ui.games.dungeon_time.texts import cards
from chrononauts_qt.ui.kit import patience
from chrononauts_qt.ui.kit.look import Look
from chrononauts_qt.ui.shell import dealing
from chrononauts_qt.ui.shell.new_game import NewGamePage
from chrononauts_qt.ui.table.new_game import NewGameChoice
from chrononauts_qt.ui.table.table_controller import TableController
from tests.gui.dungeon_time.games import GAME
from tests.gui.dungeon_time.screens import BY_DAY, BY_NIGHT, TEAM, keep, played
from tests.gui.windows.helpers import check_controls, controls, reached_by_tab, said

DAY = date(2026, 11, 28)


@pytest.fixture
def window(dressed: QApplication, qtbot: QtBot) -> QWidget:
    """A shown window of the smallest size, empty."""
    i18n.install(dressed)
    widget = QWidget()
    widget.resize(1024, 600)
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitExposed(widget)
    return widget


@pytest.fixture
def page(window: QWidget, tmp_path: Path) -> NewGamePage:
    """The page with three people, Dungeon Time in front."""
    return shown(window, tmp_path)


def shown(window: QWidget, folder: Path, terms: Terms | None = None) -> NewGamePage:
    """Show the page of a new game of Dungeon Time."""
    page = NewGamePage(TEAM, parent=window, today=lambda: DAY, folder=folder)
    page.suggest(NewGameChoice(TEAM, GAME, terms or Terms()))
    page.setGeometry(window.rect())
    page.show()
    return page


def panel_of(page: NewGamePage) -> DungeonPanel:
    assert isinstance(page.terms, DungeonPanel)
    return page.terms


def chosen(page: NewGamePage) -> Terms:
    """Return the terms that the page says now."""
    terms = page.choice().terms
    assert isinstance(terms, Terms)
    return terms


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def key(widget: QWidget, *keys: Qt.Key) -> None:
    """Press keys, each where the keys go then."""
    for one in keys:
        QTest.keyClick(QApplication.focusWidget() or widget, one)


def started(page: NewGamePage, qtbot: QtBot) -> NewGameChoice:
    """Press Start and return the choice that comes out."""
    with qtbot.waitSignal(page.started) as caught:
        click(page.start_button)
    assert caught.args is not None
    choice = caught.args[0]
    assert isinstance(choice, NewGameChoice)
    return choice


def ended(folder: Path, names: tuple[str, ...] = ("Ada",), won: bool = True, **setup: object) -> None:
    """Let a game of Dungeon Time end, as the statistics have it."""
    goal = {} if won else {"goal": 12}
    completed = {"completed": ("rent-day",), "goal": 1} if won else goal
    options = {statistics.ID_OPTION: statistics.new_id(), "seconds": "300"}
    path = folder / f"{options['id']}.chrononauts"
    begun = Setup(len(names), "s", phase="resolution", **setup, **completed)  # type: ignore[arg-type]
    match = Match.start(GAME, names, begun, path, options)
    assert match.game.outcome(match.state) is not None
    assert statistics.opened(folder, match) is None
    assert statistics.ended(folder, match) is None


def halves(match: Match) -> dict[int, str]:
    """Return by tier the half of the Missions of a game that has just been dealt."""
    dealt = {card for cards in (*match.state.hands, match.state.deck) for card in cards} & MISSIONS.keys()
    found = {(MISSIONS[card].tier, MISSIONS[card].half) for card in dealt}
    assert len(found) == 2
    return dict(found)


# -- how it is played ---------------------------------------------------------------------------------


@pytest.mark.rule("DT-1007")
def test_the_glass_of_the_game_is_the_one_that_was_chosen(
    page: NewGamePage, qtbot: QtBot, tmp_path: Path
) -> None:
    panel = panel_of(page)
    assert chosen(page).seconds == 300, "as printed"
    for seconds in LENGTHS:
        click(panel.length.buttons[f"{seconds}"])
        match = dealing.deal(started(page, qtbot), tmp_path)
        assert glass_seconds(match.options) == seconds


def test_a_manner_is_the_help_of_the_game(page: NewGamePage, qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(page)
    helps = {"family": "glow, and Items can be ticked off", "standard": "glow.", "strict": "No help"}
    for manner in MANNERS:
        click(panel.manner.buttons[manner])
        assert helps[manner] in panel.manner_note.text()
        match = dealing.deal(started(page, qtbot), tmp_path)
        assert helps_of(match.options) == {*MANNERS[manner]}
        assert agreed(match).manner == manner


def test_two_presses_and_the_heartbeat_go_with_any_manner(
    page: NewGamePage, qtbot: QtBot, tmp_path: Path
) -> None:
    panel = panel_of(page)
    panel.heartbeat.click()
    panel.two_presses.setFocus()
    key(page, Qt.Key.Key_Space)
    click(panel.manner.buttons["strict"])
    match = dealing.deal(started(page, qtbot), tmp_path)
    assert helps_of(match.options) == {TWO_PRESSES, HEARTBEAT}
    again = dealing.again(TableController(match), Look(tmp_path)).terms
    assert again == Terms(level="training", manner="strict", two_presses=True, heartbeat=True)
    click(panel.length.buttons["0"])
    assert not panel.heartbeat.isVisible(), "there is no glass that it could follow"


def test_all_that_was_chosen_comes_out_and_is_chosen_again(
    page: NewGamePage, qtbot: QtBot, tmp_path: Path
) -> None:
    panel = panel_of(page)
    panel.heroes.setFocus()
    key(page, Qt.Key.Key_Space)
    click(panel.length.buttons["0"])
    assert "Ada, Bruno and Chloé play as a team." in page.summary.text()
    assert page.conditions.text() == "Scenario “Training Camp”. Heroes help. No glass runs."
    choice = started(page, qtbot)
    match = dealing.deal(choice, tmp_path)
    assert (match.state.scenario, match.state.step, match.names) == ("training", "draft", TEAM)
    look = Look(tmp_path)
    look.change(dealing.remembered(choice, look.settings))
    again = dealing.last_choice(GAME, Look(tmp_path)).terms
    assert again == Terms(heroes=True, seconds=0)


@pytest.mark.parametrize("kept", [{"seconds": 301}, {"scenario": "nowhere"}, {"what": 3}, {"manner": None}])
def test_what_was_kept_wrong_is_the_usual(kept: dict[str, object]) -> None:
    assert NewDungeon().read(kept) == Terms()


def test_no_glass_is_proposed_to_whoever_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_game, "QAccessible", SimpleNamespace(isActive=lambda: True))
    assert NewDungeon().read({}) == Terms(seconds=0)
    assert NewDungeon().read({"seconds": 420}).seconds == 420, "a choice is a choice"


def test_no_glass_runs_where_no_time_is_to_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "_ASKED", [lambda: "none"])
    assert NewDungeon().read({"seconds": 420}).seconds == 0
    monkeypatch.setattr(patience, "_ASKED", [lambda: "twice"])
    assert NewDungeon().read({"seconds": 420}).seconds == 420


def test_everything_is_reached_by_tab_and_can_be_hit(page: NewGamePage) -> None:
    panel = panel_of(page)
    check_controls(panel)
    page.people.rows[0].name.setFocus()
    silent: set[QWidget] = {panel.plate}  # the button below it does the same
    for question in (panel.what, panel.length, panel.manner):
        silent |= {button for button in question.buttons.values() if not button.isChecked()}
    assert reached_by_tab(page) >= {one for one in controls(panel) if one.isEnabled()} - silent


@pytest.mark.rule("DT-801")
def test_extended_mode_stands_beside_what_was_won_and_under_more_for_the_rest(
    window: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    ended(tmp_path, scenario="training")
    page = shown(window, tmp_path)
    panel = panel_of(page)
    assert panel.extended.isVisible()
    assert not panel.more.isVisible()
    page.suggest(NewGameChoice(TEAM, GAME, Terms(scenario="level-3")))
    assert not panel.extended.isVisible()
    click(panel.more)
    assert panel.extended.hasFocus()
    key(page, Qt.Key.Key_Space)
    assert "Extended mode: seven slots." in page.conditions.text()
    key(page, Qt.Key.Key_Space)
    assert panel.extended.hasFocus(), "it stays where it was asked for"
    key(page, Qt.Key.Key_Space)
    assert dealing.deal(started(page, qtbot), tmp_path).state.limit == 7


# -- scenarios ----------------------------------------------------------------------------------------


def test_ten_plates_tell_goal_draw_and_what_was_won(window: QWidget, tmp_path: Path) -> None:
    ended(tmp_path, scenario="tome")
    ended(tmp_path, won=False, scenario="tome")
    panel = panel_of(shown(window, tmp_path))
    click(panel.choose_button)
    plates = panel.scenarios.plates.plates
    assert list(plates) == list(SCENARIOS)
    tome = plates["tome"]
    assert tome.accessibleName() == "The Tome of Fate"
    assert tome.accessibleDescription() == (
        "Goal 7 Three Missions of each tier, from easy to hard. Games won: 1 of 2")
    assert "Not played yet" in plates["level-1"].accessibleDescription()


def test_a_scenario_is_chosen_by_mouse(page: NewGamePage, qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(page)
    click(panel.plate)
    click(panel.scenarios.plates.plates["bonus-3"])
    click(panel.scenarios.choose_button)
    assert not panel.scenarios.isVisible()
    assert panel.plate.title.text() == "Unnatural Foes"
    assert dealing.deal(started(page, qtbot), tmp_path).state.scenario == "bonus-3"
    click(panel.choose_button)
    QTest.mouseDClick(panel.scenarios.plates.plates["level-4"], Qt.MouseButton.LeftButton)
    assert chosen(page).scenario == "level-4"


def test_a_scenario_is_chosen_by_keys(page: NewGamePage) -> None:
    panel = panel_of(page)
    panel.choose_button.setFocus()
    key(page, Qt.Key.Key_Return)
    assert panel.scenarios.plates.plates["training"].hasFocus()
    key(page, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Escape)
    assert chosen(page).scenario == "training", "Esc leaves it as it was"
    assert panel.choose_button.hasFocus()
    order = list(SCENARIOS)
    key(page, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert chosen(page).scenario == order[1]
    assert panel.choose_button.hasFocus()


def test_what_is_chosen_by_keys_comes_into_sight(page: NewGamePage) -> None:
    panel = panel_of(page)
    click(panel.choose_button)
    QApplication.processEvents()
    key(page, *[Qt.Key.Key_Down] * 2)
    QApplication.processEvents()
    plate = panel.scenarios.plates.plates[panel.scenarios.plates.now()]
    assert plate is not panel.scenarios.plates.plates["training"]
    assert plate.visibleRegion().boundingRect().height() == plate.height()


# -- Adventures ---------------------------------------------------------------------------------------


@pytest.mark.rule("DT-901", "DT-907")
def test_a_scroll_unrolls_with_all_that_is_printed_on_it(page: NewGamePage) -> None:
    panel = panel_of(page)
    click(panel.what.buttons[ADVENTURE])
    click(panel.choose_button)
    sheet = panel.adventures
    for adventure in ADVENTURES:
        click(sheet.plates.plates[adventure])
        QApplication.processEvents()
        words = said(sheet.unrolled)
        assert f"Reputation {ADVENTURES[adventure].reputation}" in words
    for told in (
        "the owner blames the washing", "one slot fewer", "At least 6 Missions are completed.",
        "The Adventure card succeeds.", "Play it late", "Torch, Grappling Hook, Cup",
        *map(cards.title, ADVENTURES["shrinking-castle"].missions),
    ):  # fmt: skip
        assert told in words, told


def test_a_scroll_that_is_longer_than_the_sheet_is_read_with_the_keys(page: NewGamePage) -> None:
    panel = panel_of(page)
    click(panel.what.buttons[ADVENTURE])
    click(panel.choose_button)
    QApplication.processEvents()
    key(page, Qt.Key.Key_Backtab)
    assert panel.adventures.area.hasFocus()
    key(page, Qt.Key.Key_PageDown)
    assert panel.adventures.area.verticalScrollBar().value() > 0


def test_an_adventure_is_chosen_by_keys_and_dealt(page: NewGamePage, qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(page)
    panel.what.buttons[SCENARIO].setFocus()
    key(page, Qt.Key.Key_Down)
    assert chosen(page).what in (ADVENTURE, TODAY)
    panel.what.buttons[ADVENTURE].click()
    panel.choose_button.setFocus()
    key(page, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return)
    wanted = list(ADVENTURES)[1]
    assert chosen(page).adventure == wanted
    match = dealing.deal(started(page, qtbot), tmp_path)
    assert (match.state.adventure, match.state.scenario) == (wanted, "")
    terms = dealing.again(TableController(match), Look(tmp_path)).terms
    assert isinstance(terms, Terms)
    assert (terms.what, terms.adventure) == (ADVENTURE, wanted)


# -- the dungeon of the day ---------------------------------------------------------------------------


@pytest.mark.rule("DT-706")
def test_the_dungeon_of_the_day_is_for_one_person(page: NewGamePage, qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(page)
    click(panel.what.buttons[TODAY])
    assert "November 28, 2026" in panel.today_note.text()
    assert not panel.heroes.isVisible()
    assert not panel.choose_button.isVisible()
    with qtbot.assertNotEmitted(page.started):
        click(page.start_button)
    assert "for one person" in page.problem.text()
    for row in reversed(page.people.rows[1:]):
        click(row.remove)
    choice = started(page, qtbot)
    begins = NewDungeon().begin(choice, DAY)
    assert begins.setup == dungeon_of(DAY)
    assert begins.options["deal"] == "today 2026-11-28"


@pytest.mark.rule("DT-706")
def test_todays_choice_is_that_of_the_first_person_with_the_glass_of_the_last_time(tmp_path: Path) -> None:
    look = Look(tmp_path)
    assert dealing.today(GAME, look) is not None, "there is one before anybody has played"
    terms = Terms(seconds=0, heroes=True, scenario="tome")
    choice = NewGameChoice(("Tamsel", "Ada"), GAME, terms, bots=("ranger", ""))
    look.change(dealing.remembered(choice, look.settings))
    today = dealing.today(GAME, look)
    assert today is not None
    assert (today.names, today.bots) == (("Ada",), ())
    match = dealing.deal(today, tmp_path)
    assert match.writer is not None
    assert dealing.is_dealt(today, match.writer.path)
    look.change(dealing.remembered(today, look.settings))
    kept = NewDungeon().read(look.settings.kept(GAME))
    assert kept == Terms(TODAY, "tome", heroes=True, seconds=0), "the day leaves the other wishes alone"


# -- campaigns ----------------------------------------------------------------------------------------


@pytest.mark.rule("DT-703")
def test_a_first_campaign_begins_by_itself(page: NewGamePage, qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(page)
    click(panel.what.buttons[CAMPAIGN])
    assert panel.plate.title.text() == "A new campaign"
    choice = started(page, qtbot)
    match = dealing.deal(choice, tmp_path)
    (kept,) = campaigns.read(tmp_path).campaigns
    assert kept.name.startswith("Campaign of ")
    assert match.options[CAMPAIGN_OPTION] == kept.id
    assert match.state.scenario == "level-1"
    last = dealing.remembered(choice, Settings()).kept(GAME)
    assert NewDungeon().read(last).campaign == kept.id


@pytest.mark.rule("DT-701", "DT-702")
def test_the_map_offers_the_way_on_and_the_cave(window: QWidget, tmp_path: Path, qtbot: QtBot) -> None:
    id_ = keep(tmp_path, "Sundays", played(BY_DAY[:2]))
    page = shown(window, tmp_path, Terms(CAMPAIGN, campaign=id_))
    panel = panel_of(page)
    assert [panel.plate.title.text(), panel.plate.accessibleDescription()[:7]] == ["Sundays", "Level 2"]
    click(panel.choose_button)
    assert [way.text() for way in panel.map.ways.values()] == [
        "Into the cave: My First Dungeon", "On to Level 2",
    ]  # fmt: skip
    assert panel.map.primary is panel.map.ways["level-2"]
    click(panel.map.ways["bonus-1"])
    assert page.start_button.hasFocus()
    match = dealing.deal(started(page, qtbot), tmp_path)
    assert match.state.scenario == "bonus-1"
    assert halves(match) == {1: "moon", 2: "sun"}, "level 1 was played with the others"


@pytest.mark.rule("DT-704")
def test_a_lost_cave_may_be_tried_again_or_left(window: QWidget, tmp_path: Path) -> None:
    keep(tmp_path, "Sundays", played(BY_DAY))
    panel = panel_of(shown(window, tmp_path, Terms(CAMPAIGN)))
    panel.choose_button.setFocus()
    key(panel, Qt.Key.Key_Return)
    assert [way.text() for way in panel.map.ways.values()] == ["Again: The Dark Dungeon", "On to Level 3"]
    key(panel, Qt.Key.Key_Return)
    assert not panel.map.isVisible()
    assert panel.plate.accessibleDescription().startswith("Level 3")


@pytest.mark.rule("DT-705")
def test_a_gate_tells_tiers_goal_attempts_best_and_who_played(window: QWidget, tmp_path: Path) -> None:
    keep(tmp_path, "Sundays", played(BY_DAY))
    panel = panel_of(shown(window, tmp_path, Terms(CAMPAIGN)))
    click(panel.choose_button)
    places = panel.map.map.places
    assert places["level-2"].accessibleName() == (
        "Level 2: Tier 2, Goal 10, 2 attempts, Won with 10 Missions, 3 players, 5 min."
    )
    assert places["bonus-2"].accessibleName() == (
        "The Dark Dungeon: Open now, Tiers 2 and 3, Goal 8, 1 attempt, Best: 5 Missions, 3 players, 5 min."
    )
    assert places["level-4"].accessibleName() == "Level 4: Tier 4, Goal 6, Not played yet."


def test_winning_the_last_gate_turns_the_strip_to_night(
    window: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    keep(tmp_path, "Sundays", played(BY_NIGHT))
    page = shown(window, tmp_path, Terms(CAMPAIGN))
    panel = panel_of(page)
    click(panel.choose_button)
    assert "by night" in panel.map.said.text()
    assert "Not played yet" in panel.map.map.places["level-4"].accessibleName(), "by night"
    click(panel.map.ways["level-1"])
    assert dealing.deal(started(page, qtbot), tmp_path).state.limit == 7


def test_a_campaign_that_is_won_by_night_too_is_over(window: QWidget, tmp_path: Path, qtbot: QtBot) -> None:
    nights = tuple((f"level-{level}", "goal", 12) for level in range(1, 5))
    keep(tmp_path, "Sundays", (*played(nights), *played(nights, extended=True)))
    page = shown(window, tmp_path, Terms(CAMPAIGN))
    panel = panel_of(page)
    with qtbot.assertNotEmitted(page.started):
        click(page.start_button)
    assert "campaign is over" in page.problem.text()
    click(panel.choose_button)
    assert panel.map.ways == {}
    assert "by day and by night" in panel.map.said.text()


def test_campaigns_are_begun_named_and_put_away(window: QWidget, tmp_path: Path) -> None:
    page = shown(window, tmp_path, Terms(CAMPAIGN))
    panel = panel_of(page)
    sheet = panel.map
    click(panel.choose_button)
    assert not sheet.rename_button.isEnabled()
    click(sheet.new_button)
    QTest.keyClicks(sheet.naming.field, "Sundays")
    key(page, Qt.Key.Key_Return)
    assert not sheet.naming.isVisible()
    assert sheet.box.currentText() == "Sundays"
    click(sheet.new_button)
    key(page, Qt.Key.Key_Return)
    assert sheet.box.count() == 2
    click(sheet.rename_button)
    QTest.keyClicks(sheet.naming.field, "With Uncle")
    click(sheet.naming.keep_button)
    assert sheet.box.currentText() == "With Uncle"
    click(sheet.away_button)
    assert sheet.box.currentText() == "With Uncle (put away)"
    assert sheet.ways == {}
    assert [one.is_away for one in campaigns.read(tmp_path).campaigns] == [False, True]
    click(sheet.away_button)
    assert sheet.box.currentText() == "With Uncle"
    assert list(sheet.ways) == ["level-1"]


@pytest.mark.rule("DT-706", "DT-1007")
def test_who_has_played_todays_dungeon_is_told_with_and_without_a_glass(
    window: QWidget, tmp_path: Path
) -> None:
    for name, seconds in (("Ada", "300"), ("Bo", "0")):
        options = {statistics.ID_OPTION: statistics.new_id(), "seconds": seconds}
        path = tmp_path / f"{name}.chrononauts"
        match = Match.start(GAME, (name,), dungeon_of(DAY), path, options)
        for act in ("turn-glass", "time-up"):
            match.submit(0, match.game.parse(act))
        assert statistics.ended(tmp_path, match) is None
    panel = panel_of(shown(window, tmp_path, Terms(TODAY)))
    assert "today with a glass: Ada 0 (lost)." in panel.today_note.text()
    click(panel.length.buttons["0"])
    assert "today without a glass: Bo 0 (lost)." in panel.today_note.text()


def test_a_campaign_that_cannot_be_kept_is_told(window: QWidget, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / campaigns.FILE).write_text("chrononauts-qt campaigns 99\n", encoding="utf-8")
    page = shown(window, tmp_path, Terms(CAMPAIGN))
    with qtbot.assertNotEmitted(page.started):
        click(page.start_button)
    assert "by a later version" in page.problem.text()
    panel = panel_of(page)
    click(panel.choose_button)
    click(panel.map.new_button)
    key(page, Qt.Key.Key_Return)
    assert "by a later version" in panel.map.said.text()


def test_a_damaged_campaign_is_told_and_kept_aside_before_it_is_written(
    window: QWidget, tmp_path: Path
) -> None:
    keep(tmp_path, "Sundays", played(BY_DAY[:2]))
    path = tmp_path / campaigns.FILE
    damaged = path.read_bytes().replace(b"level-1", b"level-7", 1)
    path.write_bytes(damaged)
    panel = panel_of(shown(window, tmp_path, Terms(CAMPAIGN)))
    assert panel.campaign_warning.isVisible()
    assert "cannot be read" in panel.campaign_warning.text()
    assert path.read_bytes() == damaged, "looking changes nothing"
    click(panel.choose_button)
    assert "cannot be read" in panel.map.said.text()
    click(panel.map.away_button)
    assert "lies beside it as campaigns.txt.damaged" in panel.map.said.text()
    assert path.with_name("campaigns.txt.damaged").read_bytes() == damaged
    assert not panel.campaign_warning.isVisible()


def test_campaigns_that_cannot_be_had_are_told(window: QWidget, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / campaigns.FILE).mkdir()
    page = shown(window, tmp_path, Terms(CAMPAIGN))
    assert "cannot be read" in panel_of(page).campaign_warning.text()
    with qtbot.assertNotEmitted(page.started):
        click(page.start_button)
    assert "cannot be kept in" in page.problem.text()


@pytest.mark.rule("DT-703")
def test_again_in_a_campaign_is_the_same_level_and_counts_there(
    window: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    id_ = keep(tmp_path, "Sundays", played(BY_DAY[:2]))
    page = shown(window, tmp_path, Terms(CAMPAIGN, campaign=id_, level="bonus-1"))
    match = dealing.deal(started(page, qtbot), tmp_path)
    choice = dealing.again(TableController(match), Look(tmp_path))
    again = dealing.deal(choice, tmp_path)
    assert again.options[CAMPAIGN_OPTION] == id_
    assert again.state.scenario == "bonus-1"
    assert halves(again) == {1: "moon", 2: "sun"}
    assert again.state.seed != match.state.seed


def test_a_map_is_told_in_words_where_nobody_sees_it(window: QWidget, tmp_path: Path) -> None:
    keep(tmp_path, "Sundays", played(BY_DAY))
    panel = panel_of(shown(window, tmp_path, Terms(CAMPAIGN)))
    click(panel.choose_button)
    heard = panel.map.map.accessibleName()
    for level, place in panel.map.map.places.items():
        assert place.accessibleName() in heard, level
