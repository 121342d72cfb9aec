"""The first page, the settings with their effect at once, and the page about the program."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt import __version__
from chrononauts_qt.session import settings
from chrononauts_qt.session.settings import Settings
from chrononauts_qt.ui import assets
from chrononauts_qt.ui.kit import sound, theme
from chrononauts_qt.ui.kit.look import built_languages, language_of, table_theme
from chrononauts_qt.ui.kit.theme import CONTRAST, DARK, LIGHT
from chrononauts_qt.ui.shell.about import AboutPage
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.settings_page import SettingsPage
from chrononauts_qt.ui.shell.welcome import WelcomePage
from chrononauts_qt.ui.table.new_game import BOT_NAMES
from tests.gui.desks import controller_of, screen_of
from tests.gui.program import draw_scenes
from tests.gui.robot import HandClock
from tests.gui.windows.helpers import check_controls, reached_by_tab, said
from tests.shots import match_of

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def main(dressed: QApplication, qtbot: QtBot, tmp_path: Path, clock: HandClock) -> Iterator[MainWindow]:
    """The program's window, dressed as its own settings say."""
    settings.save(tmp_path, Settings(theme="dark", welcomed=True))
    window = MainWindow(tmp_path, now=clock)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    theme.apply(dressed)


def kept(folder: Path) -> Settings:
    """Return what lies on the disk."""
    return settings.load(folder)


def a_page(window: QWidget) -> SettingsPage:
    page = SettingsPage(Settings(theme="dark"), parent=window)
    page.setGeometry(window.rect())
    page.show()
    return page


def test_every_control_has_a_name_and_is_reached_by_key(window: QWidget, qtbot: QtBot) -> None:
    page = a_page(window)
    check_controls(page)
    reached = reached_by_tab(page)
    chosen = {box for box in (*page.looks.buttons.values(), *page.motion.buttons.values()) if box.isChecked()}
    assert reached >= {page.text_size.slider, page.done_button, page.welcome_button, page.board_as_list}
    assert reached >= chosen | set(page.assists.values())
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_every_choice_is_told_at_once(window: QWidget) -> None:
    page = a_page(window)
    told: list[Settings] = []
    page.changed.connect(told.append)
    page.looks.buttons["contrast"].click()
    page.motion.buttons["slow"].click()
    page.assists["assist_preview"].click()
    page.board_as_list.click()
    QTest.keyClick(page.text_size.slider, Qt.Key.Key_Right)
    last = told[-1]
    assert (last.theme, last.motion) == ("contrast", "slow")
    assert (last.assist_preview, last.board_as_list) == (False, True)
    assert last.text_scale == pytest.approx(1.1)
    assert len(told) == 5


def test_the_arrows_choose_among_radio_buttons(window: QWidget) -> None:
    page = a_page(window)
    told: list[Settings] = []
    page.changed.connect(told.append)
    page.looks.buttons["dark"].setFocus()
    QTest.keyClick(page.looks.buttons["dark"], Qt.Key.Key_Right)
    assert told[-1].theme == "light"


def test_a_pulled_slider_shows_its_value_and_tells_it_when_let_go(window: QWidget) -> None:
    page = a_page(window)
    told: list[Settings] = []
    page.changed.connect(told.append)
    slider = page.text_size.slider
    slider.setSliderDown(True)
    slider.setValue(147)
    assert page.text_size.value.text() == "150 %"
    assert told == []
    slider.setSliderDown(False)
    assert [found.text_scale for found in told] == [1.5]


def test_sounds_are_offered_only_where_something_makes_them(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "player", sound.Silence)
    assert not a_page(window).sound.isVisible()
    monkeypatch.setattr(sound, "player", lambda: sound.WindowsPlayer())
    assert a_page(window).sound.isVisible()


def test_a_language_is_asked_for_only_where_there_is_a_choice(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assets, "translation", lambda code: None)
    assert built_languages() == {"en": "English"}
    assert language_of("it") == "en"
    assert a_page(window).language is None
    monkeypatch.setattr(assets, "translation", lambda code: Path(code) if code == "it" else None)
    asked = a_page(window).language
    assert asked is not None
    assert {button.text() for button in asked.buttons.values()} == {"Italiano", "English"}
    assert language_of("it") == "it"


def test_the_first_page_is_left_by_enter(window: QWidget, qtbot: QtBot) -> None:
    page = WelcomePage(Settings(), parent=window)
    page.setGeometry(window.rect())
    page.show()
    check_controls(page)
    assert page.begin_button.hasFocus()
    assert "murders" in said(page)
    told: list[Settings] = []
    page.changed.connect(told.append)
    page.motion.buttons["off"].click()
    assert told[-1].motion == "off"
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_the_page_about_the_program_says_what_it_must(window: QWidget, tmp_path: Path, qtbot: QtBot) -> None:
    page = AboutPage(tmp_path, parent=window)
    page.setGeometry(window.rect())
    page.show()
    words = said(page)
    for wanted in (__version__, "unofficial", "MIT", "CC BY-SA 4.0", "SIL Open Font", "sends nothing"):
        assert wanted in words
    assert str(tmp_path) in words
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_a_packaged_program_says_where_the_licences_of_everything_inside_lie(
    window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "chrononauts-qt"
    (tmp_path / "licences").mkdir()
    monkeypatch.setattr(sys, "executable", str(program))
    from_source = AboutPage(tmp_path / "games", parent=window)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    packaged = AboutPage(tmp_path / "games", parent=window)
    for page, has in ((from_source, False), (packaged, True)):
        page.show()
        assert "MIT" in said(page)
        assert (str(tmp_path / "licences") in said(page)) is has
        page.hide()


def test_another_theme_reaches_what_is_shown_and_is_kept(
    main: MainWindow, qapp: QApplication, tmp_path: Path
) -> None:
    main.settings_opener.open()
    before = main.grab().toImage()
    main.settings_page.looks.buttons["light"].click()
    assert main.settings_page.isVisible()
    assert main.settings_page.theme == LIGHT
    assert qapp.palette().color(QPalette.ColorRole.Window).name().upper() == LIGHT["bg"]
    assert main.grab().toImage() != before
    assert kept(tmp_path).theme == "light"
    main.settings_page.done_button.click()
    assert main.home.isVisible()
    assert main.home.theme == LIGHT


def test_the_table_takes_another_look_with_everything_on_it(main: MainWindow) -> None:
    main.open_match(match_of("anomalies", 0))
    assert controller_of(main) is not None
    assert screen_of(main) is not None
    seat = controller_of(main).wanted
    assert seat is not None
    controller_of(main).lift(seat)
    card = controller_of(main).view().hand[0]
    screen_of(main).arming.arm(card, "hand")
    main.look.change(main.look.settings._replace(theme="contrast"))
    assert screen_of(main).isVisible()
    assert screen_of(main).arming.card == card
    assert screen_of(main).timeline.theme == CONTRAST
    assert controller_of(main).viewer == seat
    assert screen_of(main).hand_model.cards == controller_of(main).view().hand


def test_pictures_on_the_board_are_on_quiet_or_off_at_once(main: MainWindow, tmp_path: Path) -> None:
    main.open_match(match_of("home", 3))
    main.settings_opener.open()
    box = main.settings_page.pictures.box
    seen = []
    for name in ("off", "quiet", "on"):
        box.setCurrentIndex(box.findData(name))
        box.activated.emit(box.currentIndex())
        QApplication.processEvents()
        assert kept(tmp_path).pictures == name
        main.settings_page.done_button.click()
        draw_scenes(main)
        seen.append(screen_of(main).timeline.grab().toImage())
        main.settings_opener.open()
        box = main.settings_page.pictures.box
    assert seen[0] != seen[1] != seen[2] != seen[0]


def test_settings_asked_for_in_a_memo_window_hold_the_time(main: MainWindow) -> None:
    main.open_match(match_of("anomalies", 1))
    assert controller_of(main) is not None
    QTest.keyClick(main, Qt.Key.Key_Comma, CTRL)
    assert main.settings_page.isVisible()
    assert controller_of(main).is_held
    assert "held" in said(main.settings_page)
    main.settings_page.done_button.click()
    assert screen_of(main) is not None
    assert screen_of(main).isVisible()
    assert controller_of(main).is_held


def test_settings_asked_for_at_the_table_cover_what_is_private(main: MainWindow) -> None:
    main.open_match(match_of("anomalies", 0))
    assert controller_of(main) is not None
    controller_of(main).lift(controller_of(main).wanted or 0)
    main.settings_opener.open()
    assert controller_of(main).viewer is None


def press(window: QWidget, *keys: Qt.Key) -> None:
    """Press keys with Ctrl before Qt comes to anything else, as it finds them after it was busy."""
    for key in keys:
        QTest.keyClick(window, key, CTRL)
    QApplication.processEvents()


def test_text_grows_and_shrinks_by_key_within_its_bounds(main: MainWindow, tmp_path: Path) -> None:
    press(main, Qt.Key.Key_Plus)
    assert main.look.theme.text_scale == pytest.approx(1.1)
    press(main, Qt.Key.Key_0)
    assert main.look.theme.text_scale == 1.0
    for _ in range(5):
        press(main, Qt.Key.Key_Minus)
    assert main.look.theme.text_scale == pytest.approx(0.8)
    assert kept(tmp_path).text_scale == pytest.approx(0.8)


def test_keys_pressed_while_the_window_was_busy_redraw_it_once(main: MainWindow) -> None:
    redrawn: list[float] = []
    main.look.restyled.connect(lambda: redrawn.append(main.look.theme.text_scale))
    press(main, *[Qt.Key.Key_Plus] * 26)
    assert redrawn == [settings.LARGEST_TEXT]
    press(main, *[Qt.Key.Key_Plus] * 3, Qt.Key.Key_Minus)
    assert redrawn[1:] == [pytest.approx(1.9)], "a press beyond the largest counts for nothing"
    press(main, Qt.Key.Key_Minus, Qt.Key.Key_0, Qt.Key.Key_Plus)
    assert redrawn[2:] == [pytest.approx(1.1)]
    press(main, Qt.Key.Key_Plus, Qt.Key.Key_Minus)
    assert len(redrawn) == 3, "the size is what it was"


def test_a_fixed_theme_does_not_follow_the_system(main: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "system_theme", lambda: "light")
    main.look.take_wanted_theme()
    assert main.look.theme == DARK
    main.look.change(main.look.settings._replace(theme="auto"))
    assert main.look.theme == LIGHT
    monkeypatch.setattr(theme, "system_theme", lambda: "contrast")
    main.look.take_wanted_theme()
    assert main.look.theme == CONTRAST


@pytest.mark.parametrize("is_laid", [False, True], ids=["before the game", "at the table"])
def test_help_that_is_not_wished_for_is_not_given(main: MainWindow, is_laid: bool) -> None:
    if is_laid:
        main.open_match(match_of("anomalies", 0))
    main.settings_opener.open()
    main.look.change(main.look.settings._replace(assist_highlights=False, assist_preview=False))
    main.settings_opener.close()
    if not is_laid:
        main.open_match(match_of("anomalies", 0))
    assert controller_of(main) is not None
    assert screen_of(main) is not None
    controller_of(main).lift(controller_of(main).wanted or 0)
    for card in controller_of(main).view().hand:
        screen_of(main).arming.arm(card, "hand")
        assert screen_of(main).timeline.legal_targets is None
    assert not screen_of(main).explain.preview.is_on


def test_unreadable_settings_are_told_and_put_aside(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / settings.FILE).write_text("{", encoding="utf-8")
    window = MainWindow(tmp_path, DARK)
    qtbot.addWidget(window)
    window.show()
    assert "settings could not be read" in window.message.words.text()
    assert "settings.unreadable.json" in window.message.words.text()


def test_the_text_of_the_table_grows_as_far_as_it_has_room() -> None:
    large = replace(DARK, text_scale=2.0)
    assert table_theme(large, 1366, 700).text_scale == 1.25
    assert table_theme(large, 1024, 600).text_scale == 1.0
    assert table_theme(replace(DARK, text_scale=0.8), 1024, 600).text_scale == 0.8


def test_the_pace_of_the_bots_is_told_at_once(window: QWidget) -> None:
    page = a_page(window)
    told: list[Settings] = []
    page.changed.connect(told.append)
    box = page.bot_pace.box
    assert (box.currentText(), box.accessibleName()) == ("Normal", "Pace of the bots")
    assert said(page).count("How long each move stays to be seen.") == 2, "shown, and told of the list"
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert told[-1].bot_pace == "slow"
    QTest.keyClick(box, Qt.Key.Key_End)
    assert told[-1].bot_pace == "fast"
    page.show_settings(Settings(bot_pace="slow"))
    assert box.currentText() == "Slow"


@pytest.mark.parametrize("is_heard", [True, False])
def test_who_uses_a_screen_reader_chooses_how_much_of_a_game_is_told(
    main: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_heard: bool
) -> None:
    monkeypatch.setattr("chrononauts_qt.ui.shell.settings_page.QAccessible.isActive", lambda: is_heard)
    main.open_match(match_of("anomalies", 0))
    main.settings_opener.open()
    page = main.findChild(SettingsPage)
    assert page is not None
    assert page.course.isVisible() is is_heard
    if is_heard:
        QTest.keyClick(page.course.box, Qt.Key.Key_End)
        assert kept(tmp_path).course == "brief"
        main.settings_opener.close()
        assert screen_of(main).narrator.is_brief


def test_a_quick_game_against_a_cadet_begins_at_once(main: MainWindow, tmp_path: Path) -> None:
    main.settings_opener.welcome()
    QTest.mouseClick(main.welcome.quick_button, Qt.MouseButton.LeftButton)
    assert main.shown() == "table"
    match = controller_of(main).match
    assert (match.game_id, match.names, match.bots) == ("artifaxx", ("Player 1", BOT_NAMES[1]), {1: "cadet"})
    assert controller_of(main).public_view().seat_to_move == 0
    assert kept(tmp_path).welcomed
    assert (kept(tmp_path).names, kept(tmp_path).people) == ((), ())


def test_a_quick_game_knows_who_sat_at_the_last_table(main: MainWindow) -> None:
    main.look.change(main.look.settings._replace(names=(BOT_NAMES[0], BOT_NAMES[1]), bots=("chief", "")))
    main.settings_opener.begin_quick()
    assert controller_of(main).match.names == (BOT_NAMES[1], BOT_NAMES[2])


def test_no_quick_game_is_offered_beside_one_that_is_played(main: MainWindow) -> None:
    main.settings_opener.welcome()
    assert main.welcome.quick_button.isVisible()
    main.open_match(match_of("home"))
    main.settings_opener.open()
    main.settings_opener.welcome()
    assert not main.welcome.quick_button.isVisible()
    assert not main.welcome.quick_note.isVisible()
