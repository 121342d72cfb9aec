"""AfterNova while every person has a phone: its Market and its deals are read from a sofa."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.games.afternova.by_phone import SPEAK_UP
from chrononauts_qt.ui.games.afternova.far_layout import SMALLEST, far_regions
from chrononauts_qt.ui.games.afternova.layout import regions
from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen
from chrononauts_qt.ui.kit.message import reading_ms
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.afar import LEAST_TEXT
from tests.gui.phones.conftest import Party
from tests.gui.phones.nova_window import NovaScene, everybody, go_to_market, let_speak, say
from tests.gui.phones.test_afternova import ADA, BRUNO, CHLOE, DEALING, OFFER
from tests.gui.phones.test_tv import tabbed, written_on
from tests.gui.robot import HandClock
from tests.gui.secrecy.witness import listening

SCREENS = ((1280, 720), (1366, 768), (1920, 1080), (3840, 2160))
COUNTER = "counter 1 brings extraction gets black white plus white with mole-nello"


@pytest.fixture
def nova(window: MainWindow, clock: HandClock, party: Callable[..., Party]) -> Party:
    """Return a table of three in its window, at which Ada is to move."""
    scene = NovaScene(window, clock)
    holds = {ADA: ("purple", "white"), BRUNO: ("green",), CHLOE: ("orange", "green")}
    scene.sit(replace(DEALING, holds=holds))
    return party(cast("Any", scene))


def screen_of(table: Party) -> AfterNovaScreen:
    """Return the table that is laid."""
    found: Any = table.scene.table
    assert isinstance(found, AfterNovaScreen)
    return found


def test_the_market_has_the_dock_until_the_first_hand_returns(nova: Party) -> None:
    screen = screen_of(nova)
    at_desk = screen.place
    for seat in (ADA, BRUNO):
        nova.seat(seat)
    nova.begin()
    assert all(part.isVisible() for part in screen.own_parts())
    nova.seat(CHLOE)
    nova.scene.settle()
    assert not any(part.isVisible() for part in screen.own_parts())
    cards = [screen.market.rect_of(piece.key) for piece in screen.market.pieces]
    assert cards[5].top() > cards[0].bottom(), "the rows lie one below the other"
    assert at_desk is not None
    assert cards[5].bottom() > at_desk.dock.center().y()
    assert cards[0].height() > 1.05 * at_desk.market.height()
    nova.phones.release(BRUNO)
    nova.scene.settle()
    assert all(part.isVisible() for part in screen.own_parts())
    assert screen.place == at_desk


def test_neither_tab_nor_keys_come_to_a_hand_and_a_listener_hears_why(
    nova: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = screen_of(nova)
    for seat in (BRUNO, CHLOE):
        nova.seat(seat)
    nova.begin()
    screen.controller.lift(ADA)
    screen.hand.setFocus()
    heard: list[tuple[Any, ...]] = []
    with listening(monkeypatch) as sounds:
        sounds.heard = heard
        nova.seat(ADA)
        nova.scene.settle()
        screen.narrator.answer("")
    assert ("spoken", "Everybody plays by phone: Ada, Bo and Cleo.") in heard
    assert "Ada, Bo and Cleo" in screen.status.accessibleDescription()
    assert QApplication.focusWidget() is screen.planets
    found = tabbed(screen.planets)
    assert {screen.planets, screen.market, screen.seats_view} <= found
    for part in screen.own_parts():
        assert not any(part is one or part.isAncestorOf(one) for one in found)
    for key in sorted({*screen.OWN_KEYS, Qt.Key.Key_1}):
        screen.message.dismiss()
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key(key))
        assert screen.message.words.text() == "The hands are on the phones.", key
        assert QApplication.focusWidget() in found
    assert screen.controller.match.past.steps() == []


def test_what_was_offered_and_answered_can_be_read_and_then_the_market(nova: Party) -> None:
    screen, _ = screen_of(nova), everybody(nova)
    say(nova, ADA, OFFER)
    assert screen.deal.geometry().contains(screen.market.geometry().adjusted(6, 6, -6, -6))
    assert screen.speak_up.question.text() == "Still to answer: Bo and Cleo."
    say(nova, BRUNO, "decline 1")
    assert screen.speak_up.question.text() == "Still to answer: Cleo."
    say(nova, CHLOE, COUNTER)
    assert "Bo declines." in screen.speak_up.question.text()
    assert "1 black and 1 white" in screen.speak_up.question.text()
    to_read = *screen.deal.spoken_columns(), screen.speak_up.question.text()
    assert screen.far_offers._read.interval() == reading_ms(*to_read)
    screen.far_offers._read.timeout.emit()
    nova.scene.settle()
    assert not screen.speak_up.isVisible()
    assert screen.deal.slips.isVisible()
    assert not screen.deal.geometry().intersects(screen.market.geometry().adjusted(6, 6, -6, -6))
    people: Any = nova.scene
    people.choose(screen.deal.slips, "slip 1")
    assert screen.deal.columns.isVisible(), "a press brings it back"
    screen.far_offers._read.timeout.emit()
    say(nova, ADA, "take " + str(screen.controller.seen().market_crew[0]))
    assert not screen.deal.isVisible()


def test_a_hand_that_returns_finds_the_offers_open_and_the_type_of_a_desk(nova: Party) -> None:
    screen = screen_of(nova)
    nova.window.resize(*SCREENS[0])
    nova.scene.settle()
    at_desk = screen.speak_up.question.font()
    everybody(nova)
    say(nova, ADA, OFFER)
    say(nova, BRUNO, "decline 1")
    say(nova, CHLOE, COUNTER)
    screen.far_offers._read.timeout.emit()
    assert not screen.deal.columns.isVisible()
    nova.phones.release(BRUNO)
    nova.scene.settle()
    assert screen.deal.columns.isVisible()
    assert screen.speak_up.question.font() == at_desk


@pytest.mark.rule("AN-607")
def test_all_are_asked_at_the_screen_and_who_speaks_up_is_seen_there(nova: Party) -> None:
    screen, _ = screen_of(nova), everybody(nova)
    go_to_market(nova)
    strip = screen.speak_up
    assert strip.isVisible()
    assert not strip.buttons
    assert "anybody" in strip.question.text()
    strip.hold_button.click()
    let_speak(nova)
    assert strip.isVisible(), "the time is held"
    strip.hold_button.click()
    say(nova, CHLOE, SPEAK_UP)
    assert strip.question.text() == "Cleo wants to complete a Project"
    assert strip.ring.isHidden()
    say(nova, CHLOE, "done")
    let_speak(nova)
    assert not strip.isVisible()
    assert screen.controller.seen().seat_to_move == BRUNO


def test_a_phone_that_sleeps_has_a_sign_and_hides_no_word(nova: Party) -> None:
    screen, _ = screen_of(nova), everybody(nova)
    screen.controller.set_asleep(frozenset({ADA}))
    face = screen.seats_view.pieces[ADA].face
    assert face.is_asleep
    assert face.mark == "to move"


def test_everything_can_be_read_from_a_sofa(nova: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    screen, _ = screen_of(nova), everybody(nova)

    def look(*sizes: tuple[int, int]) -> None:
        for size in sizes:
            nova.window.resize(*size)
            nova.scene.settle()
            screen.forget_pictures()
            written = written_on(screen, monkeypatch)
            assert len(written) > 20
            least = math.floor(LEAST_TEXT * screen.height())
            assert {text: px for text, px in written.items() if px < least} == {}

    look(*SCREENS)
    say(nova, ADA, OFFER)
    look(SCREENS[0], SCREENS[2])
    say(nova, BRUNO, "decline 1")
    say(nova, CHLOE, COUNTER)
    look(SCREENS[1])
    screen.far_offers._read.timeout.emit()
    go_to_market(nova)
    look(SCREENS[1])
    say(nova, CHLOE, SPEAK_UP)
    look(SCREENS[1])


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 700), *SCREENS, (2560, 1080), (1280, 1024)], ids=str)
def test_no_region_lies_over_another(size: tuple[int, int], text: float) -> None:
    for players in range(2, 7):
        far, desk = far_regions(*size, players, text), regions(*size, players)
        if size[0] > 1.6 * size[1]:
            assert far.u * text * SMALLEST >= LEAST_TEXT * size[1] - 0.01
            assert far.market.bottom() > desk.dock.center().y()
        parts = (far.status, far.planets, far.bag, far.market, far.ship, far.dock, far.seats, far.rail)
        for number, part in enumerate(parts):
            assert QRect(0, 0, *size).contains(part)
            assert not any(part.intersects(other) for other in parts[number + 1 :])
        assert far.rail.height() > 0.1 * size[1], "the Log has room"
        assert far.ship.width() >= far.u * 150
