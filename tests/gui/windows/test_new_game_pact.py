"""The page of a new game offers Pact, which none of its modules has heard of, and deals it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.settings import Settings
from chrononauts_qt.ui.kit.look import Look
from chrononauts_qt.ui.shell import dealing
from chrononauts_qt.ui.shell.new_game import NewGamePage
from chrononauts_qt.ui.shell.settings_page import SettingsPage
from chrononauts_qt.ui.table.new_game import NewGame, NewGameChoice
from chrononauts_qt.ui.table.table_controller import TableController
from tests import pact
from tests.gui.windows.helpers import check_controls, controls, panel, reached_by_tab
from tests.pact import rules
from tests.pact.new_game import NewPact, Terms
from tests.pact.text_sample import StoneSample
from tests.session.every_game import with_pact

FIVE = ("Ada", "Bruno", "Chloé", "Davide", "Élise")


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with with_pact():
        yield


@pytest.fixture
def page(window: QWidget) -> NewGamePage:
    """The page with five people who played Chrononauts last."""
    shown = NewGamePage(FIVE, parent=window)
    shown.setGeometry(window.rect())
    shown.show()
    return shown


def names(page: NewGamePage) -> list[str]:
    return [row.name.text() for row in page.people.rows]


def started(page: NewGamePage, qtbot: QtBot) -> NewGameChoice:
    """Press Start and return the choice that comes out."""
    with qtbot.waitSignal(page.started) as caught:
        page.start_button.click()
    assert caught.args is not None
    choice = caught.args[0]
    assert isinstance(choice, NewGameChoice)
    return choice


def dealt(choice: NewGameChoice, folder: Path) -> Match:
    """Deal a game as the window does: the choice is remembered."""
    look = Look(folder)
    look.change(dealing.remembered(choice, look.settings))
    return dealing.deal(choice, folder)


def test_pact_is_filled_in_and_dealt(page: NewGamePage, qtbot: QtBot, tmp_path: Path) -> None:
    page.modes.buttons[pact.ID].click()
    check_controls(page)
    assert names(page) == list(FIVE[:4]), "who has no seat waits"
    page.people.rows[3].remove.click()
    page.people.rows[1].player.choose("agent")
    page.people.rows[1].name.setText("Orvik")
    page.people.rows[2].language.choose("it")
    assert page.conditions.text() == "The most points win."
    panel(page).team.click()
    assert (page.summary.text(), page.conditions.text()) == (
        "Ada and Orvik and Chloé trade.",
        "All play as a team.",
    )
    match = dealt(started(page, qtbot), tmp_path)
    assert (match.game_id, match.names, match.bots) == (pact.ID, ("Ada", "Orvik", "Chloé"), {1: "agent"})
    assert match.writer is not None
    header = journal.read(match.writer.path).header
    assert (header.game, header.options["language-3"]) == (pact.ID, "it")
    assert rules.read_setup(3, header.setup).team
    assert len(rules.view(match.state, 0).stones) == rules.HAND


def test_what_pact_was_played_with_is_chosen_again(page: NewGamePage, qtbot: QtBot, tmp_path: Path) -> None:
    page.modes.choose(pact.ID)
    panel(page).team.click()
    choice = started(page, qtbot)
    match = dealt(choice, tmp_path)
    look = Look(tmp_path)
    assert look.settings.game == pact.ID
    last = dealing.last_choices(look)[-1]
    assert (last.game, last.terms, last.names) == (pact.ID, Terms(team=True), FIVE[:4])
    again = dealing.again(TableController(match), look)
    assert (again.game, again.terms, again.names) == (pact.ID, Terms(team=True), FIVE[:4])
    look.change(dealing.remembered(NewGameChoice(FIVE), look.settings))
    assert Look(tmp_path).settings.kept(pact.ID) == {"team": True}, "another game leaves it alone"


def test_pact_is_chosen_by_keys_and_keeps_its_terms(page: NewGamePage) -> None:
    last = list(page.modes.buttons)[-2]
    page.modes.buttons[last].click()
    page.modes.buttons[last].setFocus()
    QTest.keyClick(page.modes.buttons[last], Qt.Key.Key_Right)
    assert page.choice().game == pact.ID
    assert "Pact, two to four players" in page.modes.buttons[pact.ID].accessibleName()
    assert panel(page).team in reached_by_tab(page)
    panel(page).team.click()
    page.modes.choose(last)
    page.modes.choose(pact.ID)
    assert page.choice().terms == Terms(team=True)


def test_a_missing_name_is_told_in_the_words_of_the_game(page: NewGamePage) -> None:
    page.modes.choose(pact.ID)
    page.people.rows[0].name.clear()
    assert page.summary.text() == "Two to four can make a pact. Enter their names."


def test_a_game_for_so_many_and_no_others_has_their_seats(
    page: NewGamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "SEATS", range(3, 4))
    page.modes.choose(pact.ID)
    assert names(page) == list(FIVE[:3])
    assert not page.people.add_button.isVisible()
    assert not any(row.remove.isEnabled() for row in page.people.rows)
    page.people.rows[0].player.choose("cadet")
    assert page.choice().bots == ("cadet", "", "")


def test_a_game_for_one_asks_for_one_name_and_keeps_it_apart(
    page: NewGamePage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "SEATS", range(1, 2))
    page.modes.choose(pact.ID)
    (row,) = page.people.rows
    assert not row.player.isVisible()
    row.name.setText("Zoë")
    choice = started(page, qtbot)
    look = Look(tmp_path)
    look.change(dealing.remembered(choice, look.settings))
    assert (look.settings.names, look.settings.alone(pact.ID)) == ((), "Zoë")
    assert dealing.last_choice(pact.ID, look).names == ("Zoë",)
    page.modes.choose("chrononauts")
    assert names(page) == list(FIVE)


def test_a_game_that_asks_for_nothing_shows_no_empty_panel(
    page: NewGamePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.modes.choose(pact.ID)
    of_pact = page.terms
    assert of_pact.isVisible()
    monkeypatch.setattr(NewPact, "panel", NewGame.panel)
    other = NewGamePage(FIVE, parent=page.window())
    other.show()
    other.modes.choose(pact.ID)
    assert not other.terms.isVisible()
    assert reached_by_tab(other) >= {widget for widget in controls(other.people) if widget.isEnabled()}
    assert started(other, qtbot).terms is None


def test_the_settings_show_a_text_size_as_on_the_table_of_the_last_game(window: QWidget) -> None:
    page = SettingsPage(Settings(game=pact.ID), parent=window)
    page.show()
    sample = page.text_size.sample
    assert isinstance(sample, StoneSample)
    page.text_size.slider.setValue(150)
    assert sample.text_scale == 1.5
