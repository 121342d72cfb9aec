"""What the pointer rests on is shown large beside itself, to whoever looks, and goes with the pointer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.afternova.glance import Glance
from chrononauts_qt.ui.kit import resting
from chrononauts_qt.ui.kit.pieces import PieceView
from tests.gui.afternova.people import People
from tests.gui.afternova.test_secrecy import KNOWN
from tests.gui.program import settle

CARD, PLANET, OFFERED = "hare-zefira", "geodonia", "milk-magnet"


@pytest.fixture
def looking(people: People, qtbot: QtBot) -> Iterator[People]:
    """Ada has lifted her curtain; from now on resting shows something."""
    people.sit(KNOWN)
    people.controller.lift(0)
    settle()
    people.window.activateWindow()
    qtbot.waitUntil(people.window.isActiveWindow)
    resting.follow(lambda: True)
    yield people
    resting.follow(None)


def rest(people: People, view: PieceView, key: str) -> None:
    """Let the pointer rest on a thing, without the waiting."""
    at = view.visualRect(view.model().row_of(key)).center()  # type: ignore[attr-defined]
    QTest.mouseMove(people.window.windowHandle(), view.viewport().mapTo(people.window, QPoint(1, 1)))
    QTest.mouseMove(people.window.windowHandle(), view.viewport().mapTo(people.window, at))
    settle()
    timer = people.table.glance.resting._rest
    if timer.isActive():
        timer.stop()
        timer.timeout.emit()


def rest_until_shown(people: People, qtbot: QtBot, view: PieceView, key: str) -> None:
    """Let the pointer rest on a thing until it is shown: on a slow computer the table still follows, and
    each time lets go what was shown."""

    def is_shown() -> bool:
        rest(people, view, key)
        return people.table.glance.key == key

    qtbot.waitUntil(is_shown)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080), (2560, 1440)])
def test_a_card_and_a_planet_are_shown_beside_themselves(
    looking: People, qtbot: QtBot, size: tuple[int, int]
) -> None:
    looking.window.resize(*size)
    settle()
    table, glance = looking.table, looking.table.glance
    for view, key in ((table.hand, CARD), (table.planets, PLANET), (table.market, OFFERED)):
        rest_until_shown(looking, qtbot, view, key)
        assert table.rect().contains(glance.geometry())
        for kept in (view.rect_of(key), table.steps.geometry()):
            assert not glance.geometry().intersects(kept), key
        assert glance._picture.height() >= 1.3 * view.rect_of(key).height(), "it is larger"
    table.glance.resting.stop()
    assert not glance.isVisible()


def test_what_is_asked_stays_in_reach(looking: People) -> None:
    """It lies over no offer, and a move lets it go."""
    looking.choose(looking.table.planets, PLANET)
    rest(looking, looking.table.hand, CARD)
    glance = looking.table.glance
    for part in (looking.table.steps, looking.table.deal):
        assert not part.isVisible() or not glance.geometry().intersects(part.geometry())
    looking.table.reconsider()
    settle()
    assert not glance.isVisible()


def goes_with_the_eyes(people: People, qtbot: QtBot) -> None:
    """Fail unless nothing of a card is left behind the curtain, and none can be seen there."""
    rest_until_shown(people, qtbot, people.table.hand, CARD)
    people.controller.turn_away()
    settle()
    glance = people.table.glance
    assert not glance.isVisible()
    assert CARD not in (piece.key for piece in people.table.hand.pieces)
    for piece in people.table.hand.pieces:
        rest(people, people.table.hand, piece.key)
        assert not glance.isVisible()


def test_it_goes_when_the_curtain_falls(looking: People, qtbot: QtBot) -> None:
    goes_with_the_eyes(looking, qtbot)


def test_a_planted_leak_is_found(
    looking: People, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Glance, "hide", lambda self: None)
    with pytest.raises(AssertionError):
        goes_with_the_eyes(looking, qtbot)


def test_a_right_click_reads_it_for_longer(looking: People) -> None:
    looking.table.glance.resting.pinned.emit(CARD)
    assert looking.table.rail.shows_why
    assert looking.table.rail.told.text()
    assert QRect() != looking.table.rail.geometry()
