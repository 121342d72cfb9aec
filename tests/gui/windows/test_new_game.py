"""The new-game page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.chrononauts.new_game import Terms
from chrononauts_qt.ui.games.chrononauts.new_game_terms import ALL_HELP, PRESETS
from chrononauts_qt.ui.shell.new_game import NewGamePage
from chrononauts_qt.ui.shell.seat_row import MAX_NAME
from chrononauts_qt.ui.table.new_game import BOT_NAMES, NewGameChoice, sitters_of
from tests.gui.windows.helpers import check_controls, controls, panel, reached_by_tab, said


@pytest.fixture
def page(window: QWidget) -> NewGamePage:
    """The page with three remembered people."""
    shown = NewGamePage(("Ada", "Bruno", "Chloé"), parent=window)
    shown.setGeometry(window.rect())
    shown.show()
    return shown


def chosen(page: NewGamePage) -> Terms:
    """Return the terms that the page says now."""
    terms = page.choice().terms
    assert isinstance(terms, Terms)
    return terms


def _names(page: NewGamePage) -> list[str]:
    return [row.name.text() for row in page.people.rows]


def test_remembered_people_start_with_one_key(page: NewGamePage, qtbot: QtBot) -> None:
    check_controls(page)
    with qtbot.waitSignal(page.started) as caught:
        QTest.keyClick(page.people.rows[0].name, Qt.Key.Key_Return)
    assert caught.args == [NewGameChoice(("Ada", "Bruno", "Chloé"), terms=Terms("guess", 4.0), help=ALL_HELP)]


def test_every_choice_comes_out(page: NewGamePage, qtbot: QtBot) -> None:
    QTest.mouseClick(page.people.add_button, Qt.MouseButton.LeftButton)
    QTest.keyClicks(page.people.rows[3].name, " Davide  Rossi ")
    panel(page).first.setCurrentIndex(panel(page).first.findData("seat-4"))
    panel(page).mulligan.setFocus()
    QTest.keyClick(panel(page).mulligan, Qt.Key.Key_Space)
    panel(page).memo[None].click()
    assert "Davide Rossi begins" in page.summary.text()
    with qtbot.waitSignal(page.started) as caught:
        QTest.mouseClick(page.start_button, Qt.MouseButton.LeftButton)
    names = ("Ada", "Bruno", "Chloé", "Davide Rossi")
    assert caught.args == [NewGameChoice(names, terms=Terms("seat-4", None, mulligan=False), help=ALL_HELP)]


def test_two_to_six_seats(page: NewGamePage) -> None:
    for _ in range(5):
        QTest.mouseClick(page.people.add_button, Qt.MouseButton.LeftButton)
    assert len(page.people.rows) == 6
    assert not page.people.add_button.isEnabled()
    for _ in range(6):
        QTest.mouseClick(page.people.rows[-1].remove, Qt.MouseButton.LeftButton)
    assert _names(page) == ["Ada", "Bruno"]
    assert not page.people.rows[0].remove.isEnabled()


def test_seats_change_places_and_signs_stay_with_places(page: NewGamePage) -> None:
    chosen = panel(page).first
    page.people.rows[0].down.setFocus()
    QTest.keyClick(page.people.rows[0].down, Qt.Key.Key_Space)
    assert _names(page) == ["Bruno", "Ada", "Chloé"]
    assert page.people.rows[1].down.hasFocus()
    assert "Player 1" in page.people.rows[0].emblem.accessibleName()
    assert chosen.itemText(chosen.findData("seat-1")) == "Bruno begins"
    QTest.mouseClick(page.people.rows[2].up, Qt.MouseButton.LeftButton)
    assert _names(page) == ["Bruno", "Chloé", "Ada"]
    assert page.choice().names == ("Bruno", "Chloé", "Ada")


@pytest.mark.parametrize(
    ("name", "told"), [("", "Seat 2 has no name yet."), ("  ada", "Two seats are called Ada.")]
)
def test_start_says_what_is_missing(page: NewGamePage, qtbot: QtBot, name: str, told: str) -> None:
    page.people.rows[1].name.setText(name)
    assert page.start_button.isEnabled()
    with qtbot.assertNotEmitted(page.started):
        QTest.mouseClick(page.start_button, Qt.MouseButton.LeftButton)
    assert page.problem.isVisible()
    assert page.problem.text() == told
    assert page.people.rows[1].name.hasFocus()
    page.people.rows[1].name.setText("Bruno")
    assert not page.problem.isVisible()
    with qtbot.waitSignal(page.started):
        QTest.keyClick(page.people.rows[1].name, Qt.Key.Key_Return)


def test_the_first_time_one_person_sits_down_with_three_cadets(window: QWidget, qtbot: QtBot) -> None:
    page = NewGamePage(parent=window)
    page.show()
    assert _names(page) == ["", *BOT_NAMES[1:4]]
    assert page.choice().bots == ("", "cadet", "cadet", "cadet")
    assert chosen(page).first == "random"
    assert page.people.rows[0].name.hasFocus()
    assert "Two to six players" in said(page)
    QTest.keyClicks(page.people.rows[0].name, "Ada")
    with qtbot.waitSignal(page.started) as caught:
        QTest.keyClick(page.people.rows[0].name, Qt.Key.Key_Return)
    assert caught.args is not None
    assert caught.args[0].names == ("Ada", *BOT_NAMES[1:4])


def test_an_earlier_choice_fills_the_page(page: NewGamePage) -> None:
    choice = NewGameChoice(("Zoë", "Yann"), terms=Terms("random", 8.0, mulligan=False), help=ALL_HELP)
    page.suggest(choice)
    assert page.choice() == choice
    page.suggest(NewGameChoice((), terms=Terms("seat-9", 5.0)))
    assert page.choice() == NewGameChoice(("", ""), terms=Terms("guess", 4.0), help=ALL_HELP)


def test_all_is_reached_by_tab_and_escape_leaves(page: NewGamePage, qtbot: QtBot) -> None:
    page.people.rows[0].name.setFocus()
    reached = reached_by_tab(page)
    silent = {radio for seconds, radio in panel(page).memo.items() if seconds != 4.0}  # arrows reach those
    silent |= {radio for radio in panel(page).manner.presets.values() if not radio.isChecked()}
    silent |= {button for button in page.modes.buttons.values() if not button.isChecked()}
    assert reached >= {widget for widget in controls(page) if widget.isEnabled()} - silent
    with qtbot.waitSignal(page.cancelled):
        QTest.keyClick(page.people.rows[0].name, Qt.Key.Key_Escape)


def test_a_manner_fills_in_what_it_means(page: NewGamePage) -> None:
    assert panel(page).manner.presets["standard"].isChecked()
    panel(page).manner.presets["strict"].click()
    assert chosen(page).memo_seconds == 2.0
    assert page.choice().help == (False, False, False)
    assert "No help" in said(page)
    panel(page).memo[8.0].setChecked(True)
    assert not any(radio.isChecked() for radio in panel(page).manner.presets.values())
    assert "Your own mix" in said(page)
    panel(page).manner.presets["family"].click()
    assert page.choice().help == (True, True, True)


def test_the_people_of_the_last_game_take_their_seats_again(window: QWidget) -> None:
    page = NewGamePage(("Ada", "Bruno", "Chloé"), parent=window)
    page.show()
    assert not page.people.same_button.isVisible()
    page.people.rows[0].name.setText("Zoë")
    page.people.rows[2].remove.click()
    assert page.people.same_button.isVisible()
    page.people.same_button.click()
    assert _names(page) == ["Ada", "Bruno", "Chloé"]
    assert not page.people.same_button.isVisible()


def test_tab_goes_from_name_to_name_and_to_the_arrows_behind_them(page: NewGamePage) -> None:
    order: list[QWidget] = [part for row in page.people.rows for part in (row.name, row.player)]
    order += [page.people.add_button, page.people.phones_box]
    for row in page.people.rows[:2]:
        parts = (row.language, row.up, row.down, row.remove)
        order += [part for part in parts if part.isVisible() and part.isEnabled()]
    page.people.rows[0].name.setFocus()
    for widget in order:
        assert widget.hasFocus(), widget.accessibleName()
        QTest.keyClick(widget, Qt.Key.Key_Tab)


def test_a_name_given_twice_is_told_at_its_seat_until_it_is_mended(page: NewGamePage, qtbot: QtBot) -> None:
    page.people.rows[2].name.setText("ADA")
    problem = "Seat 1 is called Ada, too."
    assert page.people.rows[2].note.text() == problem
    assert page.people.rows[2].note.isVisible()
    assert page.people.rows[2].name.accessibleDescription() == problem
    assert "Ada, Bruno and ADA" not in said(page)
    panel(page).mulligan.click()
    with qtbot.assertNotEmitted(page.started):
        page.start_button.click()
    assert page.people.rows[2].name.hasFocus()
    assert page.problem.isVisible()
    panel(page).memo[8.0].click()
    assert page.people.rows[2].note.isVisible()
    assert page.problem.isVisible()
    page.people.rows[2].name.setText("Adam")
    assert not page.people.rows[2].note.isVisible()
    assert page.people.rows[2].name.accessibleDescription() == ""
    assert not page.problem.isVisible()
    assert "Ada, Bruno and Adam" in page.summary.text()


def test_a_missing_name_is_told_at_its_seat_only_once_start_was_tried(
    page: NewGamePage, qtbot: QtBot
) -> None:
    page.people.add_button.click()
    qtbot.waitUntil(page.people.rows[3].name.isVisible)
    assert not page.people.rows[3].note.isVisible()
    page.start_button.click()
    assert page.people.rows[3].note.isVisible()
    assert "Seat 4 has no name yet" in page.problem.text()
    panel(page).mulligan.click()
    assert page.problem.isVisible()
    page.people.rows[3].remove.click()
    assert not page.problem.isVisible()
    page.people.add_button.click()
    assert not page.problem.isVisible()


def test_a_name_says_when_it_can_take_no_more(page: NewGamePage) -> None:
    row = page.people.rows[0]
    row.name.setText("N" * (MAX_NAME - 1))
    assert not row.note.isVisible()
    QTest.keyClicks(row.name, "NN")
    assert row.name.text() == "N" * MAX_NAME
    assert row.note.isVisible()
    assert str(MAX_NAME) in row.note.text()
    QTest.keyClick(row.name, Qt.Key.Key_Backspace)
    assert not row.note.isVisible()


def test_people_of_earlier_games_are_offered_while_a_name_is_written(page: NewGamePage) -> None:
    page.remember(sitters_of(("Ada", "Bruno")), ("Ada", "Bruno", "Zoë"))
    completer = page.people.rows[0].name.completer()
    completer.setCompletionPrefix("zo")
    assert completer.currentCompletion() == "Zoë"
    page.people.rows[0].name.setText("Zoë")
    page.people.same_button.click()
    assert _names(page) == ["Ada", "Bruno"]


def test_what_the_manners_say_is_what_they_set(page: NewGamePage) -> None:
    for name, (seconds, help_) in PRESETS.items():
        panel(page).manner.presets[name].click()
        assert chosen(page).memo_seconds == seconds
        assert page.choice().help == help_
        assert f"{seconds:g} seconds" in panel(page).manner.note.text()
        assert panel(page).manner.note.text().startswith("All the help" if any(help_) else "No help")


def test_a_manner_promises_no_seconds_where_a_single_person_has_no_clock(page: NewGamePage) -> None:
    page.suggest(NewGameChoice(("Ada", "Orvik"), bots=("", "cadet")))
    for radio in panel(page).manner.presets.values():
        radio.click()
        told = panel(page).manner.note.text()
        assert "second" not in told
        assert "hints" in told
        assert radio.accessibleDescription() == told
    page.suggest(NewGameChoice(("Ada", "Bo", "Orvik"), bots=("", "", "cadet")))
    next(iter(panel(page).manner.presets.values())).click()
    assert "seconds" in panel(page).manner.note.text()
