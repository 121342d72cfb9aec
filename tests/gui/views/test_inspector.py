"""The inspector shows every card and tile whole, reads it out, and never plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QWheelEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.cards import ALL_CARDS, PATCHES, TIMEWARP
from chrononauts_qt.games.chrononauts.timeline import LINCHPINS, YEARS
from chrononauts_qt.games.chrononauts.view import Need, Tile, View
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.games.chrononauts.texts import card_brief, card_steps, headlines, people, titles
from chrononauts_qt.ui.games.chrononauts.texts.why import why_tile
from chrononauts_qt.ui.games.chrononauts.views import inspector_sheet
from chrononauts_qt.ui.games.chrononauts.views.geometry import layout_for
from chrononauts_qt.ui.games.chrononauts.views.inspector import Inspector
from chrononauts_qt.ui.games.chrononauts.views.inspector_page import (
    Fit,
    Headline,
    Lamps,
    Thing,
    Words,
    card_page,
    tile_page,
)
from chrononauts_qt.ui.games.chrononauts.views.inspector_sheet import Sheet
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import DARK
from tests.each import each
from tests.gui.views.positions import MIXED, UBER, position

Key = Qt.Key
PETTING_ZOO = ("tyrannosaurus", "triceratops", "stegosaurus")


@pytest.fixture
def inspector(qtbot: QtBot) -> Iterator[Inspector]:
    """Return an inspector over the right part of a window that has a button for the focus."""
    window = QWidget()
    window.resize(1000, 700)
    button = QPushButton(window)
    inspector = Inspector(parent=window)
    inspector.over(QRect(736, 44, 264, 640))
    qtbot.addWidget(window)
    window.show()
    button.setFocus()
    yield inspector
    window.close()  # kept until here: an inspector whose window is gone is no widget any more


def tile(year: int, view: View = MIXED) -> Tile:
    """Return a tile of a position."""
    return next(tile for tile in view.timeline if tile.year == year)


def patch_of(year: int) -> str:
    """Return a Patch of a year."""
    return next(card.id for card in PATCHES if card.facts["year"] == year)


def test_every_card_is_shown_with_all_its_steps(inspector: Inspector) -> None:
    for check in each(ALL_CARDS):
        with check as card:
            inspector.show_card(card.id, MIXED.timeline)
            assert inspector.accessibleName() == spoken(titles.title(card.id))
            said = inspector.accessibleDescription()
            for step in card_steps.steps(card.id):
                assert spoken(step) in said
            image = inspector.grab().toImage()
            colors = {image.pixel(x, y) for x in range(4, 300, 7) for y in range(4, image.height(), 7)}
            assert len(colors) > 3


def test_every_tile_says_its_headlines_and_why_it_lies_so(inspector: Inspector) -> None:
    views = {"mixed": MIXED, "uber": UBER}
    for check in each(product(views, YEARS)):
        with check as (name, year):
            lying = tile(year, views[name])
            inspector.show_tile(lying, views[name].timeline)
            said = inspector.accessibleDescription()
            assert headlines.headline(year, "true") in said
            is_linchpin = year in LINCHPINS
            prime = headlines.headline(year, "prime") if is_linchpin else ""
            other = prime or headlines.patch_headline(patch_of(year))
            assert other in said
            assert spoken(why_tile(lying)) in said
            assert headlines.event_note(year) in said


def test_the_matrix_of_1945_says_what_each_patch_needs_and_whether_it_fits(qapp: object) -> None:
    fits = {
        block.title: (block.verdict, [lamp.label for lamp in block.cells])
        for block in tile_page(tile(1945), MIXED.timeline).blocks
        if isinstance(block, Fit)
    }
    assert fits == {
        "Patch 1945′ Tokyo": ("does not fit", ["1936", "1941", "1943′"]),
        "Patch 1945′ Axis": ("does not fit", ["1936", "1941′", "any"]),
        "Patch 1945′ Treaty": ("in play", ["1936′", "any", "any"]),
    }
    open_1945 = position(red=(1943,))
    tokyo = next(
        block for block in card_page("patch-1945-tokyo", open_1945.timeline).blocks if isinstance(block, Fit)
    )
    assert (tokyo.verdict, tokyo.good) == ("fits now", True)


def test_an_inverter_rings_the_linchpins_it_can_turn_now(qapp: object) -> None:
    def ringed(card: str, view: View) -> list[str]:
        lamps = next(block for block in card_page(card, view.timeline).blocks if isinstance(block, Lamps))
        return [lamp.label for lamp in lamps.lamps if lamp.on]

    assert ringed("prevent-assassination", MIXED) == ["65", "14", "36′", "80"]
    assert ringed("restore-history", MIXED) == ["12", "36", "43", "63"]
    assert ringed("reverse-fate", UBER) == ["65", "12", "14", "15", "36", "37", "41", "43", "57"]


def test_1962_tells_of_the_fault_line(inspector: Inspector) -> None:
    inspector.show_key("1962", UBER.timeline)
    assert "ÜberParadox" in inspector.accessibleDescription()
    inspector.show_key("patch-1962", UBER.timeline)
    assert text("uber-artifacts") in inspector.accessibleDescription()


def test_a_goal_shows_which_of_its_lines_are_fulfilled(qapp: object) -> None:
    needs = (
        Need("1995", "true", (), True),
        Need("1969", "prime", (), False),
        Need("1991", "prime", (), True),
    )
    lines = [block for block in card_page("yuri", (), needs).blocks if isinstance(block, Headline)]
    assert [line.met for line in lines] == [True, False, True]
    things = [Need(name, "", (), name == "triceratops") for name in PETTING_ZOO]
    found = [block for block in card_page("petting-zoo", (), things).blocks if isinstance(block, Thing)]
    assert [thing.met for thing in found] == [False, True, False]
    assert people.identity_story("yuri") in card_page("yuri").spoken()
    assert people.mission_reason("petting-zoo") in card_page("petting-zoo").spoken()


def test_it_opens_for_years_and_cards_only(inspector: Inspector) -> None:
    assert inspector.page is None
    assert not inspector.show_key("seat-2", MIXED.timeline)
    assert inspector.isHidden()
    assert inspector.show_key("1968", MIXED.timeline)
    assert inspector.show_key("dodo")
    assert inspector.page is not None
    assert inspector.page.title == "Dodo"


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Space])
def test_a_key_closes_it_and_the_focus_goes_back(inspector: Inspector, key: Key) -> None:
    before = QApplication.focusWidget()
    closed = QSignalSpy(inspector.closed)
    inspector.show_card("dodo")
    assert inspector.hasFocus()
    QTest.keyClick(inspector, key)
    assert inspector.isHidden()
    assert closed.count() == 1
    assert QApplication.focusWidget() is before


def test_a_click_closes_it(inspector: Inspector) -> None:
    closed = QSignalSpy(inspector.closed)
    inspector.show_card("dodo")
    QTest.mouseClick(inspector.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(150, 200))
    assert inspector.isHidden()
    assert closed.count() == 1


def test_wheel_and_keys_change_the_size_of_the_letters(inspector: Inspector) -> None:
    inspector.show_card("memo")
    height = inspector.page_height
    QTest.keyClick(inspector, Key.Key_Plus)
    QTest.keyClick(inspector, Key.Key_Plus)
    assert inspector.zoom == pytest.approx(1.2)
    assert inspector.page_height > height
    turn(inspector, -120)
    assert inspector.zoom == pytest.approx(1.1)
    QTest.keyClick(inspector, Key.Key_0)
    assert (inspector.zoom, inspector.page_height) == (1.0, height)
    for _ in range(30):
        QTest.keyClick(inspector, Key.Key_Plus)
    assert inspector.zoom == 2.4


def turn(inspector: Inspector, angle: int) -> None:
    """Turn the mouse wheel over the inspector."""
    place, none = QPointF(100, 100), Qt.MouseButton.NoButton
    event = QWheelEvent(
        place,
        place,
        QPoint(),
        QPoint(0, angle),
        none,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(inspector.viewport(), event)


def test_a_long_page_scrolls_by_keys(inspector: Inspector) -> None:
    inspector.over(QRect(736, 44, 264, 240))
    inspector.show_tile(tile(1945), MIXED.timeline)
    bar = inspector.verticalScrollBar()
    assert bar.maximum() > 0
    QTest.keyClick(inspector, Key.Key_PageDown)
    assert bar.value() > 0
    inspector.show_card("dodo")
    assert bar.value() == 0


def test_it_is_at_least_320_wide_and_never_higher_than_its_place(inspector: Inspector) -> None:
    inspector.show_card("dodo")
    assert inspector.geometry() == QRect(680, 44, 320, inspector.page_height)
    inspector.show_tile(tile(1945), MIXED.timeline)
    assert inspector.geometry().right() == 999
    assert inspector.width() > 320
    assert inspector.height() == inspector.page_height <= 640
    inspector.show_card("dodo")
    inspector.over(QRect(940, 44, 60, 500), 1.0)
    assert (inspector.geometry().right(), inspector.width()) == (999, 320)


@pytest.mark.parametrize("size", [(1024, 554), (1366, 700), (1920, 1012), (2560, 1372)])
def test_every_card_and_tile_is_read_without_scrolling(qtbot: QtBot, size: tuple[int, int]) -> None:
    layout, window = layout_for(*size), QWidget()
    window.resize(*size)
    qtbot.addWidget(window)
    inspector, board = Inspector(parent=window), layout.timeline
    inspector.over(
        QRect(board.right() - 319, board.top(), 320, layout.rail.height()) if layout.compact else layout.rail,
        layout.u,
    )
    for card in ALL_CARDS:
        inspector.show_card(card.id, UBER.timeline)
        assert inspector.page_height <= inspector.height(), card.id


def test_the_scroll_bar_stands_on_the_card(inspector: Inspector) -> None:
    inspector.over(QRect(736, 44, 264, 240))
    inspector.show_tile(tile(1945), MIXED.timeline)
    bar = next(bar for bar in inspector.findChildren(QScrollBar) if bar.isVisible())
    assert inspector.viewport().width() == inspector.width()
    assert inspector.rect().contains(bar.geometry())
    bar.setValue(bar.maximum())
    assert inspector.verticalScrollBar().value() == inspector.verticalScrollBar().maximum() > 0
    inspector.show_card("dodo")
    inspector.over(QRect(736, 44, 264, 640))
    assert not bar.isVisible()


@pytest.mark.rule("R-904")
def test_a_timewarp_says_that_it_cannot_be_fetched(qapp: object) -> None:
    for card in ALL_CARDS:
        told = Words(card_brief.not_fetched(), "note", SIGNS["unfetched"]) in card_page(card.id).blocks
        assert told == (card.family == TIMEWARP)


def test_it_closes_where_what_had_the_keys_is_gone(inspector: Inspector) -> None:
    """The monkey in the window opened it from a row of a page that was made anew meanwhile."""
    row = QPushButton(inspector.window())
    row.show()
    row.setFocus()
    inspector.show_card("dodo")
    shiboken6.delete(row)
    QTest.keyClick(inspector, Key.Key_Escape)
    assert inspector.page is None


def test_keys_of_the_table_do_not_get_through(inspector: Inspector) -> None:
    got: list[int] = []
    window = inspector.window()
    window.keyPressEvent = lambda event: got.append(event.key())  # type: ignore[method-assign]
    inspector.show_card("dodo")
    for key in (Key.Key_Return, Key.Key_X, Key.Key_1, Key.Key_E):
        QTest.keyClick(inspector, key)
    assert got == []
    assert inspector.page is not None


@pytest.mark.parametrize("family", ["Action", "Inverseur de Temps", "Manipulation du Temps"])
@pytest.mark.parametrize("k", [1.0, 1.5])
def test_family_and_copies_of_the_foot_keep_apart(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, family: str, k: float
) -> None:
    drawn: dict[str, QRectF] = {}

    def heard(
        painter: QPainter, words: str, font: QFont, color: QColor, box: QRectF, side: str = "l"
    ) -> float:
        width = draw_word(painter, words, font, color, box, side)
        middle = box.center().y()
        drawn[words] = QRectF(box.left(), middle - font.pixelSize() / 2, width, font.pixelSize())
        return width

    monkeypatch.setattr(inspector_sheet, "draw_word", heard)
    sheet = Sheet(DARK)
    qtbot.addWidget(sheet)
    page = replace(card_page("memo"), family=family, copies="4 exemplaires")
    sheet.show_page(page, round(320 * k), k, 1.0)
    sheet.grab()
    word, copies = drawn[family.upper()], drawn["4 exemplaires"]
    button = QRectF(sheet.rule_button.geometry())
    assert not word.intersects(copies)
    assert copies.top() >= word.bottom() or copies.left() > word.right() + 12 * k
    assert not button.intersects(word.united(copies))
    assert word.united(copies).bottom() < sheet.height()
