"""Another language reaches every screen at once, and everybody goes on where they were."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from chrononauts_qt.session import settings
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.new_game import BOT_NAMES, NewGameChoice
from tests.gui.desks import board_of, controller_of, table_of
from tests.gui.program import let_go
from tests.gui.robot import GAMES_FOLDER
from tests.gui.table.doors import offscreen_menu
from tests.gui.windows.helpers import panel, said
from tests.shots import match_of

Open = Callable[..., MainWindow]


def speak(window: MainWindow, language: str = "fr") -> None:
    """Set the language of the program."""
    window.look.change(window.look.settings._replace(language=language))
    QApplication.processEvents()


@pytest.mark.parametrize("screen", ["settings", "welcome"])
def test_the_radio_button_that_was_pressed_keeps_the_focus(babel: Open, screen: str) -> None:
    window = babel(screen)
    page = window.settings_page if screen == "settings" else window.welcome
    assert page.language is not None
    button = page.language.buttons["fr"]
    button.setFocus()
    button.click()
    page = window.settings_page if screen == "settings" else window.welcome
    assert page.language is not None
    assert page.language.buttons["fr"] is not button
    assert page.language.buttons["fr"].isChecked()
    assert page.language.buttons["fr"].hasFocus()


def test_what_is_typed_and_chosen_for_a_new_game_stays(babel: Open) -> None:
    window = babel("new-game")
    page = window.new_game
    page.suggest(NewGameChoice(("Ada", "")))
    page.people.add()
    page.people.add()
    page.people.rows[3].player.choose("chief")
    page.people.rows[2].name.setText("Chloé ")
    page.people.rows[1].language.choose("fr")
    panel(page).mulligan.setChecked(False)
    QApplication.processEvents()
    page.people.rows[2].name.setFocus()
    page.people.rows[2].name.setSelection(1, 2)
    speak(window)
    assert [row.name.text() for row in window.new_game.people.rows] == ["Ada", "", "Chloé ", BOT_NAMES[3]]
    assert window.new_game.people.rows[3].player.rank == "chief"
    assert window.new_game.people.rows[1].language.code == "fr"
    assert not panel(window.new_game).mulligan.isChecked()
    name = window.new_game.people.rows[2].name
    assert name.hasFocus()
    assert name.selectedText() == "hl"


def test_what_is_typed_goes_on_where_it_stood(babel: Open) -> None:
    window = babel("new-game")
    name = window.new_game.people.rows[0].name
    name.setText("Adalbert")
    name.setFocus()
    name.setCursorPosition(3)
    speak(window)
    assert window.new_game.people.rows[0].name is not name
    assert window.new_game.people.rows[0].name.cursorPosition() == 3


@offscreen_menu
def test_a_menu_that_is_open_goes_with_its_table(qtbot: QtBot, babel: Open) -> None:
    window = babel("table-start")
    opened: list[bool] = []

    def change() -> None:
        opened.append(isinstance(QApplication.activePopupWidget(), QMenu))
        speak(window)
        let_go()

    QTimer.singleShot(0, change)
    table_of(window).status.menu_button.click()
    qtbot.waitUntil(lambda: opened == [True])
    assert QApplication.activePopupWidget() is None
    table_of(window).status.menu_button.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_Escape)


def test_a_card_in_hand_its_order_and_the_focus_stay(babel: Open) -> None:
    window = babel("table-crowd")
    table = table_of(window)
    table.hand_model.move_row(0, 3)
    order, viewer = table.hand_model.cards, table.controller.viewer
    table.hand.setCurrentIndex(table.hand_model.index(2, 0))
    table.hand.setFocus()
    speak(window)
    table = table_of(window)
    assert table.controller.viewer == viewer
    assert table.hand_model.cards == order
    assert table.hand.currentIndex().row() == 2
    assert table.hand.hasFocus()


def test_an_armed_card_and_a_marked_year_stay(babel: Open) -> None:
    window = babel("table-armed")
    table = table_of(window)
    card = table.arming.card
    table.timeline.setCurrentIndex(table.timeline_model.index_of(1936))
    table.timeline.setFocus()
    speak(window)
    table = table_of(window)
    assert (table.arming.card, table.arming.source) == (card, "hand")
    assert table.timeline.currentIndex() == table.timeline_model.index_of(1936)
    assert table.timeline.hasFocus()


def test_an_open_inspector_stays_open_at_its_size(babel: Open) -> None:
    window = babel("inspector-card")
    reader = table_of(window).explain.reader
    reader.inspector.set_zoom(1.3)
    speak(window)
    again = table_of(window).explain.reader
    assert again.key == "tyrannosaurus"
    assert again.inspector.isVisible()
    assert again.inspector.zoom == pytest.approx(1.3)


def test_the_page_of_the_rail_the_filter_and_the_scrolled_log_stay(babel: Open) -> None:
    window = babel("home")
    window.open_match(match_of("destroyed", -8))
    table = table_of(window)
    table.explain.rail.show_page("log")
    table.explain.log_page.timeline_only.setChecked(True)
    QApplication.processEvents()
    table.log.verticalScrollBar().setValue(11)
    speak(window)
    table = table_of(window)
    assert table.explain.rail.page == "log"
    assert table.explain.log_page.timeline_only.isChecked()
    assert table.log.verticalScrollBar().value() == 11


def test_what_is_explained_stays(babel: Open) -> None:
    window = babel("table-crowd")
    table = table_of(window)
    table.explain.show_year(1943)
    speak(window)
    table = table_of(window)
    assert table.explain.why.year == 1943


def test_the_list_and_its_order_stay(babel: Open) -> None:
    window = babel("list")
    board_of(window).list.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    board_of(window).list.setFocus()
    speak(window)
    assert board_of(window).is_list
    header = board_of(window).list.horizontalHeader()
    found = header.sortIndicatorSection(), header.sortIndicatorOrder()
    assert found == (2, Qt.SortOrder.DescendingOrder)
    assert board_of(window).list.hasFocus()


def test_a_claim_that_is_being_made_stays_open(babel: Open) -> None:
    window = babel("claim")
    speak(window)
    assert table_of(window).sheets.claim.isVisible()


def test_a_card_sought_in_the_discard_pile_is_still_sought(babel: Open) -> None:
    window = babel("discards")
    sheet = table_of(window).sheets.discards
    sheet.filter.setText("e")
    sheet.filter.setFocus()
    speak(window)
    again = table_of(window).sheets.discards
    assert again.isVisible()
    assert again.filter.text() == "e"
    assert again.filter.hasFocus()


def test_a_held_memo_window_stays_held_and_a_look_stays_a_look(babel: Open) -> None:
    window = babel("memo")
    table_of(window).sheets.memo.hold_button.click()
    speak(window)
    assert table_of(window).controller.is_held
    assert table_of(window).sheets.memo.ring.held
    looking = babel("memo-look")
    speak(looking, "en")
    assert table_of(looking).controller.looking == 1
    assert table_of(looking).sheets.memo.memo_button.isVisible()


def test_a_guess_begun_is_still_being_written(babel: Open) -> None:
    window = babel("guess-curtain")
    table_of(window).sheets.guess.lift()
    table_of(window).sheets.guess.time.setText("21:4")
    speak(window)
    guess = table_of(window).sheets.guess
    assert guess.is_lifted
    assert guess.time.text() == "21:4"
    assert guess.time.hasFocus()


def test_a_covered_hand_stays_covered(babel: Open) -> None:
    window = babel("curtain")
    speak(window)
    table = table_of(window)
    assert table.controller.viewer is None
    assert table.sheets.curtain.isVisible()


def test_ctrl_l_goes_through_the_languages_on_every_screen(babel: Open, tmp_path: Path) -> None:
    window = babel("table-crowd")
    viewer = table_of(window).controller.viewer
    for language, name in (("fr", "Français"), ("en", "English"), ("it", "Italiano")):
        QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
        assert settings.load(tmp_path).language == language
        assert window.message.isVisible()
        assert name in window.message.words.text()
        assert table_of(window).controller.viewer == viewer


@pytest.mark.parametrize(
    ("language", "copy", "cancel"), [("it", "Copia", "Annulla"), ("fr", "Copier", "Annuler")]
)
def test_the_menus_and_dialogs_of_qt_speak_the_language(
    babel: Open, language: str, copy: str, cancel: str
) -> None:
    babel("home", language=language)
    field = QLineEdit("Ada")
    menu = field.createStandardContextMenu()
    assert isinstance(menu, QMenu)
    assert copy in [action.text().partition("\t")[0].replace("&", "") for action in menu.actions()]
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert buttons.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == cancel
    menu.deleteLater()


@pytest.mark.parametrize("language", ["it", "fr"])
def test_the_texts_of_qt_are_where_qt_is(language: str) -> None:
    found = i18n._of_qt(language)
    assert found is not None
    assert found.stat().st_size > 10_000


def test_what_waits_at_home_is_told_in_the_language(babel: Open, tmp_path: Path) -> None:
    lines = (GAMES_FOLDER / "anomalies.chrononauts").read_text(encoding="utf-8").splitlines(True)
    (tmp_path / "evening.chrononauts").write_text("".join(lines[:-2]), encoding="utf-8")
    window = babel("home")
    before = window.home.front.line.text()
    speak(window)
    assert window.home.front.line.text() not in ("", before)
    told = window.home.front.line.text()
    window.openings.find_game()
    assert window.home.front.line.text() == told


@pytest.mark.parametrize("back", ["rulebook", "settings_page"])
def test_a_page_below_another_one_still_tells_that_the_time_is_held(babel: Open, back: str) -> None:
    window = babel("memo")
    if back == "rulebook":
        window.rules.open()
        window.settings_opener.open()
        speak(window)
        window.settings_opener.close()
    else:
        window.settings_opener.open()
        window.rules.open()
        speak(window)
        window.rules.close()
    page = window.rulebook if back == "rulebook" else window.settings_page
    assert page.isVisible()
    assert page.held.text()


@pytest.mark.parametrize("name", ["home", "new_game", "about", "games", "settings_page", "rulebook"])
def test_a_page_left_before_the_change_speaks_the_language_when_it_is_shown_again(
    babel: Open, name: str
) -> None:
    window = babel("table-start")
    window.show_page(name)
    QApplication.processEvents()
    window.show_page("table")
    speak(window)
    window.show_page(name)
    fresh = babel("table-start", language="fr")
    fresh.show_page(name)
    QApplication.processEvents()
    assert said(getattr(window, name)) == said(getattr(fresh, name))


def change_at_once(window: MainWindow, **fields: object) -> None:
    """Change settings before Qt comes to anything else."""
    window.look.change(window.look.settings._replace(**fields))  # type: ignore[arg-type]  # fields of settings


def above(window: MainWindow, page: str) -> Callable[[], None]:
    """Open a page over the table, and return what closes it."""
    doors = window.rules if page == "rulebook" else window.settings_opener
    doors.open()
    QApplication.processEvents()
    return doors.close


PAGES = pytest.mark.parametrize("page", ["rulebook", "settings_page"])


@PAGES
def test_a_table_below_a_page_is_laid_in_a_turn_of_its_own(babel: Open, page: str) -> None:
    window = babel("table-crowd")
    above(window, page)
    change_at_once(window, theme="light")
    assert getattr(window, page).isVisible()
    assert window.findChildren(TableScreen) == []
    QApplication.processEvents()
    assert len(window.findChildren(TableScreen)) == 1
    assert getattr(window, page).isVisible()


@PAGES
def test_a_table_one_goes_back_to_at_once_is_whole_and_covered(babel: Open, page: str) -> None:
    window = babel("table-crowd")
    close = above(window, page)
    change_at_once(window, language="fr", theme="light")
    close()
    table = table_of(window)
    assert table.isVisible()
    assert table.reading == window.look.theme
    assert table.controller.viewer is None
    assert table.sheets.curtain.isVisible()
    QApplication.processEvents()
    fresh = babel("table-crowd", language="fr")
    above(fresh, page)()
    QApplication.processEvents()
    assert said(table) == said(table_of(fresh))


@PAGES
def test_a_memo_window_one_goes_back_to_at_once_is_still_held(babel: Open, page: str) -> None:
    window = babel("memo")
    close = above(window, page)
    change_at_once(window, theme="light")
    assert controller_of(window).is_held
    close()
    assert table_of(window).sheets.memo.isVisible()
    assert table_of(window).sheets.memo.ring.held


def test_what_a_table_shows_stays_through_changes_before_it_is_laid(babel: Open) -> None:
    window = babel("list")
    board_of(window).list.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    table_of(window).explain.rail.show_page("log")
    close = above(window, "settings_page")
    change_at_once(window, language="fr")
    change_at_once(window, theme="light")
    window.resize(window.width() + 40, window.height())
    close()
    QApplication.processEvents()
    assert board_of(window).is_list
    header = board_of(window).list.horizontalHeader()
    found = header.sortIndicatorSection(), header.sortIndicatorOrder()
    assert found == (2, Qt.SortOrder.DescendingOrder)
    assert table_of(window).explain.rail.page == "log"


def test_the_settings_over_the_book_may_be_closed_before_the_table_is_laid(babel: Open) -> None:
    window = babel("table-crowd")
    above(window, "rulebook")
    close = above(window, "settings_page")
    change_at_once(window, theme="light", board_as_list=True)
    close()
    window.rules.close()
    assert board_of(window).is_list
    assert board_of(window).list.isVisible()


@PAGES
def test_a_table_that_is_laid_later_leaves_the_keys_where_they_are(babel: Open, page: str) -> None:
    window = babel("table-crowd")
    table_of(window).hand.setFocus()
    above(window, page)
    change_at_once(window, theme="light")
    held = QApplication.focusWidget()
    assert held is not None
    assert getattr(window, page).isAncestorOf(held)
    QApplication.processEvents()
    assert QApplication.focusWidget() is held


@PAGES
def test_a_window_closed_before_its_table_is_laid_lays_none(babel: Open, page: str) -> None:
    window = babel("table-crowd")
    above(window, page)
    change_at_once(window, theme="light")
    window.close()
    let_go()
    QApplication.processEvents()
    assert window.findChildren(TableScreen) == []
