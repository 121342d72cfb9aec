"""Reading on the page: contents, links, search, keys, large text, and a book that is damaged."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.chrononauts.rulebook import manual
from chrononauts_qt.ui.kit.page import LINE
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.rulebook.typesetter import BODY
from chrononauts_qt.ui.shell.rulebook_page import RulebookPage
from tests.gui.program import settle
from tests.gui.rulebook.conftest import BOOK, large
from tests.gui.windows.helpers import check_controls

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def opened(qtbot: QtBot, folder: Path = BOOK, scale: float = 1.0, width: int = 1366) -> RulebookPage:
    page = RulebookPage(manual, folder, "en", replace(DARK, text_scale=scale))
    qtbot.addWidget(page)
    page.resize(width, 768)
    page.show()
    page.activateWindow()
    settle()
    return page


@pytest.fixture
def page(dressed: QApplication, qtbot: QtBot) -> RulebookPage:
    """The page as it opens for the first time."""
    return opened(qtbot)


def press(key: Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None, "nothing has the focus"
    QTest.keyClick(focus, key, modifier)
    settle()


def is_seen(page: RulebookPage, number: int) -> bool:
    place = page.text.visible_rect(number)
    return not place.isEmpty() and page.text.viewport().rect().contains(place.center())


def number_of(page: RulebookPage, topic: str) -> int:
    assert page.book is not None
    block = page.book.find(topic)
    assert block is not None
    return block.number


# -- reading ------------------------------------------------------------------------------------


def test_it_opens_on_its_first_page_ready_to_be_read(page: RulebookPage) -> None:
    assert page.section == "summary"
    assert page.text.hasFocus()
    assert not page.previous_button.isEnabled()
    assert page.text.toPlainText().startswith("The game in a minute")
    check_controls(page)


def test_every_section_can_be_turned_to(page: RulebookPage) -> None:
    assert page.book is not None
    for section in page.book.sections[1:]:
        press(Key.Key_PageDown, CONTROL)
        assert page.section == section.id
        assert page.contents.currentItem().text() == section.title
        assert page.text.accessibleName() == section.title
        assert section.blocks[-1].text[:20] in " ".join(page.text.toPlainText().split())
    assert not page.next_button.isEnabled()
    press(Key.Key_PageUp, CONTROL)
    assert page.section == page.book.sections[-2].id


def test_the_contents_lead_to_a_section(page: RulebookPage) -> None:
    item = page.contents.item(8)
    QTest.mouseClick(
        page.contents.viewport(), Qt.MouseButton.LeftButton, pos=page.contents.visualItemRect(item).center()
    )
    assert page.section == "turns"
    assert page.text.hasFocus()


def test_lines_are_not_too_long_and_letters_large_enough(dressed: QApplication, qtbot: QtBot) -> None:
    for scale in (1.0, 1.5, 2.0):
        page = opened(qtbot, scale=scale, width=1920)
        page.open_at("section:turns")
        font = page.text.document().defaultFont()
        assert font.pixelSize() >= BODY * scale
        text = page.text.document().findBlock(page.text.document().begin().next().position())
        while text.isValid():
            layout = text.layout()
            for number in range(layout.lineCount()):
                line = layout.lineAt(number)
                assert line.textLength() <= LINE * 1.2
                assert line.height() >= round(1.4 * QFontMetrics(font).xHeight())
            text = text.next()


@pytest.mark.parametrize("width", [1366, 1920])
def test_text_and_search_fill_the_width_beside_the_contents(
    dressed: QApplication, qtbot: QtBot, width: int
) -> None:
    page = opened(qtbot, width=width)
    left = page.side.geometry().right() + 1 + page.px(16)
    text = QRect(page.text.mapTo(page, QPoint(0, 0)), page.text.size())
    assert abs(text.left() - left) <= 1
    assert text.right() + 1 == page.back_button.geometry().right() + 1 == width - page.px(24)
    assert page.search_field.x() == text.left()


def test_the_wheel_scrolls_over_the_margins_too(dressed: QApplication, qtbot: QtBot) -> None:
    page = opened(qtbot, width=1920)
    page.open_at("section:cards")
    text, bar = page.text, page.text.verticalScrollBar()
    assert text.viewport().x() > 40
    place = QPointF(20, 200)
    down = QWheelEvent(
        place, text.mapToGlobal(place), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(text, down)
    assert bar.value() > 0


def test_arrows_and_page_keys_scroll(page: RulebookPage) -> None:
    page.open_at("section:cards")
    bar = page.text.verticalScrollBar()
    for key in (Key.Key_Down, Key.Key_PageDown):
        before = bar.value()
        press(key)
        assert bar.value() > before
    press(Key.Key_Home)
    assert bar.value() == 0
    press(Key.Key_End)
    assert bar.value() == bar.maximum()


def test_tab_goes_through_links_and_controls(page: RulebookPage) -> None:
    page.open_at("section:three-ways")
    reached: list[QWidget | None] = []
    for _ in range(12):
        reached.append(QApplication.focusWidget())
        press(Key.Key_Tab)
    assert reached.count(page.text) >= 2  # it has links
    assert set(reached) >= {page.text, page.search_field, page.contents, page.next_button, page.back_button}


def test_the_place_is_kept_when_the_text_grows(page: RulebookPage) -> None:
    page.open_at("rule:R-505")
    number = number_of(page, "rule:R-505")
    for width in (1024, 1366, 1800):
        page.resize(width, 700)
        settle()
        assert is_seen(page, number), width


# -- links --------------------------------------------------------------------------------------


def test_a_rule_opens_at_its_paragraph_which_stands_out(page: RulebookPage) -> None:
    for rule in ("R-416", "R-101", "R-1012", "A-38", "R-409", "R-407"):
        page.open_at(f"rule:{rule}")
        number = number_of(page, f"rule:{rule}")
        assert page.text.marked == number
        assert is_seen(page, number), rule
        assert page.text.hasFocus()


def test_links_lead_on_and_backspace_back(page: RulebookPage) -> None:
    page.open_at("section:cards")
    page.text.followed.emit("section:anomalies")
    assert page.section == "anomalies"
    page.text.followed.emit("rule:R-910")
    assert page.section == "clarifications"
    assert page.text.marked == number_of(page, "rule:R-910")
    press(Key.Key_Backspace)
    assert page.section == "anomalies"
    press(Key.Key_Backspace)
    assert page.section == "cards"


def test_a_card_is_shown_large_and_esc_goes_back_to_the_text(page: RulebookPage) -> None:
    page.open_at("section:anomalies")
    page.text.followed.emit("card:memo")
    shown = large(page).page
    assert shown is not None
    assert shown.title == "Memo From Your Future Self"
    press(Key.Key_Escape)
    assert large(page).page is None
    assert page.text.hasFocus()
    page.text.followed.emit("card:t1945")
    QTest.mouseClick(large(page).rule_button, Qt.MouseButton.LeftButton)
    assert large(page).page is None
    assert page.text.marked == number_of(page, "rule:R-507")


def test_every_picture_of_the_book_is_drawn(page: RulebookPage) -> None:
    assert page.book is not None
    sources = {block.picture for block in page.book.blocks if block.picture} | {"symbol:1963", "card:yuri"}
    for source in sources:
        picture = page.text.loadResource(2, source)
        assert picture is not None
        image = picture.toImage()
        inks = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
        assert len(inks) > 3, source


def test_a_picture_is_told_to_a_screen_reader(page: RulebookPage) -> None:
    page.open_at("section:anomalies")
    interface = QAccessible.queryAccessibleInterface(page.text)
    assert interface.text(QAccessible.Text.Name) == "Temporal anomalies"
    assert "1945, the Nexus" in interface.text(QAccessible.Text.Value)


# -- searching ----------------------------------------------------------------------------------


def test_search_finds_while_one_types_and_enter_leads_there(page: RulebookPage) -> None:
    press(Key.Key_F, CONTROL)
    assert page.search_field.hasFocus()
    QTest.keyClicks(page.search_field, "third discard")
    assert not page.contents.isVisible()
    assert page.results.count()
    number = page.results.found(0).block.number
    press(Key.Key_Return)
    assert page.results.hasFocus()
    press(Key.Key_Return)
    assert page.text.marked == number
    assert is_seen(page, number)
    page.search_field.setFocus()
    press(Key.Key_Escape)
    assert page.contents.isVisible()


def test_a_search_without_a_result_says_what_to_try(page: RulebookPage) -> None:
    page.search_field.setText("xyzzy")
    assert not page.results.isVisible()
    assert page.told.isVisible()
    assert "“xyzzy”" in page.told.text()
    assert "R-416" in page.told.text()


def test_results_speak(page: RulebookPage) -> None:
    page.search_field.setText("1963′")
    said = [
        page.results.item(row).data(Qt.ItemDataRole.AccessibleTextRole.value)
        for row in range(page.results.count())
    ]
    assert said
    assert all(": " in words and "′" not in words for words in said)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_esc_closes_the_innermost_first(dressed: QApplication, qtbot: QtBot, scale: float) -> None:
    page = opened(qtbot, scale=scale, width=1024)
    page.search_field.setFocus()
    QTest.keyClicks(page.search_field, "memo")
    with qtbot.assertNotEmitted(page.closed):
        press(Key.Key_Escape)
    assert page.search_field.text() == ""
    assert page.text.hasFocus()
    with qtbot.waitSignal(page.closed):
        press(Key.Key_Escape)


def test_in_a_narrow_window_contents_and_text_take_turns(dressed: QApplication, qtbot: QtBot) -> None:
    page = opened(qtbot, scale=2.0, width=1024)
    assert not page.contents.isVisible()
    QTest.mouseClick(page.contents_button, Qt.MouseButton.LeftButton)
    assert page.contents.isVisible()
    assert not page.text.isVisible()
    page.contents.setFocus()
    page.contents.setCurrentRow(11)
    press(Key.Key_Return)
    assert page.section == "anomalies"
    assert page.text.isVisible()
    assert page.text.hasFocus()


# -- the example --------------------------------------------------------------------------------


def test_the_board_follows_the_reader_and_turns_back(page: RulebookPage) -> None:
    page.open_at("section:jfk")
    settle()
    bar, seen = page.text.verticalScrollBar(), []
    assert bar.maximum() > 0
    for value in [*range(0, bar.maximum() + 1, 4), bar.maximum()]:
        bar.setValue(value)
        seen.append(page.example.board.step)
    assert list(dict.fromkeys(seen)) == list(range(11))
    assert seen == sorted(seen)
    bar.setValue(0)
    assert page.example.board.step == 0


def test_the_last_step_hands_the_keys_to_the_way_back(page: RulebookPage) -> None:
    page.open_at("section:jfk")
    settle()
    page.example.on_button.setFocus()
    for _ in range(10):
        press(Key.Key_Space)
    assert page.example.board.step == 10
    assert page.example.back_button.hasFocus()
    press(Key.Key_Space)
    assert page.example.board.step == 9
    assert page.section == "jfk"


def test_steps_can_be_chosen_with_buttons_and_keys(page: RulebookPage) -> None:
    page.open_at("section:jfk")
    settle()
    assert page.book is not None
    blocks = {block.step: block.number for block in page.book.section("jfk").blocks if block.step >= 0}
    for step in range(1, 11):
        press(Key.Key_Right)
        assert page.example.board.step == step
        assert page.text.marked == blocks[step]
        assert is_seen(page, blocks[step])
    assert not page.example.on_button.isEnabled()
    QTest.mouseClick(page.example.back_button, Qt.MouseButton.LeftButton)
    assert page.example.board.step == 9
    page.text.setFocus()
    press(Key.Key_Left)
    assert page.example.board.step == 8
    assert page.example.place.text() == "Step 8 of 10"


def test_only_the_example_has_a_board(page: RulebookPage) -> None:
    assert not page.example.isVisible()
    page.open_at("section:jfk")
    assert page.example.isVisible()
    page.open_at("rule:R-301")
    assert not page.example.isVisible()


# -- damage -------------------------------------------------------------------------------------


def test_a_damaged_page_is_told_and_shown_in_english(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    shutil.copytree(BOOK / "en", tmp_path / "en")
    shutil.copytree(BOOK / "en", tmp_path / "it")
    (tmp_path / "it" / "11-losing.html").write_text("<section")
    page = RulebookPage(manual, tmp_path, "it")
    qtbot.addWidget(page)
    page.show()
    assert "it/11-losing.html" in page.notice.text()
    assert page.notice.isVisible()
    page.open_at("rule:R-601")
    assert page.section == "losing"


def test_without_a_book_the_page_says_so_and_closes(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    page = opened(qtbot, tmp_path)
    assert "en/01-summary.html" in page.notice.text()
    page.open_at("rule:R-601")
    page.search_field.setText("paradox")
    page.search_field.clear()
    press(Key.Key_PageDown, CONTROL)
    with qtbot.waitSignal(page.closed):
        press(Key.Key_Escape)
