"""The page of a new game for each of the three games."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.deals import bank as banks
from chrononauts_qt.ui.games.solonauts import deals
from chrononauts_qt.ui.games.solonauts.deals import Terms as Deal
from chrononauts_qt.ui.kit.page import LINE
from chrononauts_qt.ui.shell.new_game import NewGamePage
from chrononauts_qt.ui.table.new_game import NewGameChoice
from tests.gui.windows.helpers import check_controls, controls, panel, reached_by_tab, said
from tests.gui.windows.test_pages import longest_line

CHRONONAUTS, ARTIFAXX, SOLONAUTS = "chrononauts", "artifaxx", "solonauts"

FIVE = ("Ada", "Bruno", "Chloé", "Davide", "Élise")
DAY = date(2026, 11, 21)
RIGHT, LEFT = Qt.Key.Key_Right, Qt.Key.Key_Left


@pytest.fixture
def page(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> NewGamePage:
    """The page with five remembered people; the bank holds one deal of eight."""
    bank = {"": banks.Deal(8, "s8-0001", 120, 24), "hard": banks.Deal(8, "s8-0002", 9, 24)}
    monkeypatch.setattr(deals, "pick", lambda count, grade, avoid: bank.get(grade) if count == 8 else None)
    monkeypatch.setattr(deals, "deal_of", lambda day: banks.Deal(8, f"day-{day.isoformat()}", 77, 24))
    shown = NewGamePage(FIVE, parent=window, today=lambda: DAY)
    shown.setGeometry(window.rect())
    shown.show()
    return shown


def choose(page: NewGamePage, game: str) -> None:
    page.modes.buttons[game].click()


def started(page: NewGamePage, qtbot: QtBot) -> NewGameChoice:
    """Press Start and return the choice that comes out."""
    with qtbot.waitSignal(page.started) as caught:
        page.start_button.click()
    assert caught.args is not None
    choice = caught.args[0]
    assert isinstance(choice, NewGameChoice)
    return choice


def found_deal(page: NewGamePage, qtbot: QtBot) -> Deal:
    """Press Start and return the deal that comes out."""
    terms = started(page, qtbot).terms
    assert isinstance(terms, Deal)
    return terms


def chosen(page: NewGamePage) -> Any:
    """Return the terms that the page says now, with what the game has there."""
    return page.choice().terms


def names(page: NewGamePage) -> list[str]:
    return [row.name.text() for row in page.people.rows]


@pytest.mark.parametrize("game", [CHRONONAUTS, ARTIFAXX, SOLONAUTS])
def test_every_control_of_every_game_is_named_and_reached(page: NewGamePage, game: str) -> None:
    choose(page, game)
    check_controls(page)
    page.modes.buttons[game].setFocus()
    reached = reached_by_tab(page)
    silent = {radio for radio in page.findChildren(QRadioButton) if not radio.isChecked()}
    assert reached >= {widget for widget in controls(page) if widget.isEnabled()} - silent


def test_arrows_choose_the_game(page: NewGamePage) -> None:
    page.modes.buttons[CHRONONAUTS].setFocus()
    QTest.keyClick(page.modes.buttons[CHRONONAUTS], RIGHT)
    assert page.choice().game == ARTIFAXX
    assert page.modes.buttons[ARTIFAXX].hasFocus()
    QTest.keyClick(page.modes.buttons[ARTIFAXX], RIGHT)
    assert page.choice().game == SOLONAUTS
    QTest.keyClick(page.modes.buttons[SOLONAUTS], LEFT)
    assert page.choice().game == ARTIFAXX
    QTest.keyClick(page.modes.buttons[ARTIFAXX], Qt.Key.Key_Down)
    assert page.choice().game == SOLONAUTS, "who hears only does not know that they stand side by side"
    QTest.keyClick(page.modes.buttons[SOLONAUTS], Qt.Key.Key_Up)
    assert "Artifaxx, two to four players" in page.modes.buttons[ARTIFAXX].accessibleName()


def test_who_has_no_seat_in_another_game_comes_back_with_it(page: NewGamePage) -> None:
    """R-1101, R-1201: two to four seats, then one."""
    choose(page, ARTIFAXX)
    assert names(page) == list(FIVE[:4])
    assert not page.people.add_button.isEnabled()
    page.people.rows[0].name.setText("Zoë")
    choose(page, SOLONAUTS)
    assert names(page) == ["Zoë"]
    page.people.rows[0].name.setText("Zoë and Yann")
    choose(page, CHRONONAUTS)
    assert names(page) == ["Zoë", *FIVE[1:]]
    choose(page, SOLONAUTS)
    assert names(page) == ["Zoë and Yann"]


def test_artifaxx_asks_for_nothing_that_it_does_not_have(page: NewGamePage, qtbot: QtBot) -> None:
    """R-1103, R-1110: no Identities to exchange; one card is out, or acts as another one."""
    choose(page, ARTIFAXX)
    assert [box for box in page.findChildren(QCheckBox) if box.isVisible()] == [page.people.phones_box]
    assert panel(page).parents.isVisible()
    assert "“Your Parents Never Met” is not in the deck." in page.conditions.text()
    panel(page).parents.buttons["never-existed"].click()
    assert "“Your Parents Never Met” acts as “It Never Existed”." in page.conditions.text()
    assert "Identities" not in said(page)
    choice = started(page, qtbot)
    assert (choice.game, choice.names) == (ARTIFAXX, FIVE[:4])
    assert chosen(page).parents == "never-existed"


def test_every_game_keeps_its_own_terms(page: NewGamePage) -> None:
    panel(page).mulligan.click()
    panel(page).memo[8.0].click()
    choose(page, ARTIFAXX)
    assert chosen(page).memo_seconds == 4.0
    panel(page).memo[None].click()
    choose(page, SOLONAUTS)
    choose(page, CHRONONAUTS)
    assert (chosen(page).memo_seconds, chosen(page).mulligan) == (8.0, False)
    choose(page, ARTIFAXX)
    assert chosen(page).memo_seconds is None


def test_solonauts_has_one_name_and_no_company(page: NewGamePage, qtbot: QtBot) -> None:
    """R-1201: one player, or a team that shares one hand."""
    company = page.terms
    choose(page, SOLONAUTS)
    row = page.people.rows[0]
    assert row.name.accessibleName() == "Name of the player or the team"
    hidden = (company, page.people.add_button, page.people.same_button, row.up, row.remove, row.language)
    assert not any(part.isVisible() for part in hidden)
    row.name.clear()
    assert page.summary.text() == "One player or one team plays. Enter a name."
    with qtbot.assertNotEmitted(page.started):
        page.start_button.click()
    assert page.problem.isVisible()
    assert row.name.hasFocus()


def test_a_deal_that_can_be_won_comes_from_the_bank(page: NewGamePage, qtbot: QtBot) -> None:
    """R-1203: eight travellers unless more or fewer are wanted."""
    choose(page, SOLONAUTS)
    assert page.conditions.text() == "The deal can be won for sure."
    found = found_deal(page, qtbot)
    assert (found.travellers, found.deal, found.seed, found.wins) == (8, "proven", "s8-0001", 120)
    panel(page).grade.setCurrentIndex(panel(page).grade.findData("hard"))
    assert page.conditions.text() == "The deal can be won for sure. Difficulty: Hard."
    assert "200 games a simple player" in said(page)
    found = found_deal(page, qtbot)
    assert (found.grade, found.seed, found.wins) == ("hard", "s8-0002", 9)


def test_a_difficulty_that_no_deal_has_is_told(page: NewGamePage, qtbot: QtBot) -> None:
    choose(page, SOLONAUTS)
    panel(page).grade.setCurrentIndex(panel(page).grade.findData("easy"))
    with qtbot.assertNotEmitted(page.started):
        page.start_button.click()
    assert page.problem.text() == (
        "No deal of this difficulty is known for 8 travellers. Choose another one."
    )
    assert panel(page).grade.hasFocus()
    assert not panel(page).search.isVisible()
    panel(page).grade.setCurrentIndex(0)
    assert not page.problem.isVisible()


def test_the_deal_of_the_day_shows_its_date(page: NewGamePage, qtbot: QtBot) -> None:
    choose(page, SOLONAUTS)
    panel(page).deal.buttons["today"].click()
    assert "November 21, 2026" in panel(page).today_note.text()
    assert "8 travellers" in panel(page).today_note.text()
    assert not panel(page).travellers.isVisible()
    assert not panel(page).grade.isVisible()
    found = found_deal(page, qtbot)
    assert (found.deal, found.seed, found.day) == ("today", "day-2026-11-21", "2026-11-21")
    assert (found.travellers, found.wins) == (8, 77)


@pytest.mark.parametrize(
    ("written", "seed", "told"),
    [
        ("  Friday   night ", "Friday night", "The name decides which deal it is."),
        ("", "", "Lots decide which deal it is."),
    ],
)
def test_any_deal_is_known_by_its_name(
    page: NewGamePage, qtbot: QtBot, written: str, seed: str, told: str
) -> None:
    choose(page, SOLONAUTS)
    panel(page).deal.buttons["seed"].click()
    panel(page).seed.setText(written)
    panel(page).travellers.setCurrentIndex(panel(page).travellers.findData(14))
    assert page.conditions.text() == told
    assert page.summary.text() == "Ada has 14 travellers to bring home."
    found = found_deal(page, qtbot)
    assert (found.deal, found.seed, found.travellers) == ("seed", seed, 14)


def test_six_to_fourteen_may_travel(page: NewGamePage) -> None:
    """R-1203."""
    choose(page, SOLONAUTS)
    box = panel(page).travellers
    assert [box.itemData(row) for row in range(box.count())] == list(range(6, 15))


def test_arrows_choose_the_kind_of_deal(page: NewGamePage) -> None:
    choose(page, SOLONAUTS)
    buttons = panel(page).deal.buttons
    buttons["proven"].setFocus()
    QTest.keyClick(buttons["proven"], Qt.Key.Key_Down)
    assert chosen(page).deal == "today"
    assert panel(page).today_note.isVisible()
    QTest.keyClick(buttons["today"], Qt.Key.Key_Up)
    assert chosen(page).deal == "proven"
    QTest.keyClick(buttons["proven"], Qt.Key.Key_Up)
    assert chosen(page).deal == "seed"
    assert panel(page).seed.isVisible()


def test_what_every_game_says_is_suggested_again(page: NewGamePage, window: QWidget) -> None:
    """A page made again in another language goes on where the one before was."""
    panel(page).mulligan.click()
    choose(page, SOLONAUTS)
    panel(page).deal.buttons["seed"].click()
    panel(page).seed.setText("Friday")
    choose(page, ARTIFAXX)
    panel(page).parents.buttons["never-existed"].click()
    again = NewGamePage(parent=window, today=lambda: DAY)
    for choice in page.choices():
        again.suggest(choice)
    again.show()
    assert again.choices() == page.choices()
    assert again.choice().game == ARTIFAXX
    choose(again, SOLONAUTS)
    assert panel(again).seed.text() == "Friday"
    choose(again, CHRONONAUTS)
    assert not panel(again).mulligan.isChecked()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("game", [CHRONONAUTS, ARTIFAXX, SOLONAUTS])
def test_the_summary_uses_the_room_it_has(page: NewGamePage, game: str, size: tuple[int, int]) -> None:
    """Two columns of sentences, none of them in four lines; and no line too long to read."""
    choose(page, game)
    page.window().resize(*size)
    page.resize(*size)
    page.grab()
    for label in (page.summary, page.conditions):
        lines = label.height() / label.fontMetrics().lineSpacing()
        assert lines < 3.9
        assert longest_line(label) <= LINE + 5
    assert page.summary.width() + page.conditions.width() > 0.5 * (
        page.start_button.x() - page.cancel_button.geometry().right()
    )
    assert all(label.width() > 0 for label in page.findChildren(QLabel) if label.isVisible())
