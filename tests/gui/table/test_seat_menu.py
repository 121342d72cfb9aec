"""Bots and people change places in the middle of a game, by the menu of a seat."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.table.seat_menu import SeatMenu
from tests.gui.program import settle
from tests.gui.table.conftest import Deal
from tests.gui.table.doors import offscreen_menu, through_the_menu
from tests.gui.table.scene import Scene

pytestmark = offscreen_menu
Done = list[tuple[int, str]]


@pytest.fixture
def scene(deal: Deal) -> Scene:
    """Three at the table; it is the first one's turn, who looks. The second is a Cadet."""
    found = deal(players=3)
    found.match.bots[1] = "cadet"
    found.controller.lift(0)
    found.settle()
    return found


@pytest.fixture
def done(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Done:
    """What the controller is asked to do, which it does not."""
    found: Done = []
    monkeypatch.setattr(scene.controller, "take_over", lambda seat: found.append((seat, "person")))
    monkeypatch.setattr(scene.controller, "hand_over", lambda seat, rank: found.append((seat, rank)))
    return found


def lines(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions()]


def press(menu: QMenu, label: str) -> None:
    next(action for action in menu.actions() if action.text() == label).trigger()
    settle()


def popup() -> QMenu:
    """Return the menu that is open, and close it in the end."""
    found = QApplication.activePopupWidget()
    assert isinstance(found, QMenu)
    return found


def menus(scene: Scene) -> SeatMenu:
    return scene.table.seats


def test_a_bot_can_be_relieved_or_be_of_another_rank(scene: Scene, done: Done) -> None:
    menu = menus(scene).menu(1)
    assert lines(menu) == ["Take over", "Hand over to Agent", "Hand over to Chief"]
    press(menu, "Take over")
    press(menu, "Hand over to Chief")
    assert done == [(1, "person"), (1, "chief")]
    assert not menus(scene).sheet.isVisible()


def test_the_viewer_gives_up_the_own_seat_at_once(scene: Scene, done: Done) -> None:
    menu = menus(scene).menu(0)
    assert lines(menu) == ["Hand over to Cadet", "Hand over to Agent", "Hand over to Chief"]
    press(menu, "Hand over to Agent")
    assert done == [(0, "agent")]
    assert not menus(scene).sheet.isVisible()


@pytest.mark.parametrize("covered", [False, True])
def test_the_seat_of_another_person_is_asked_for_first(scene: Scene, done: Done, covered: bool) -> None:
    """Whoever looks, or nobody: a seat of somebody else is not given away by a slip."""
    if covered:
        scene.controller.cover()
    seat = 0 if covered else 2
    press(menus(scene).menu(seat), "Hand over to Chief")
    sheet = menus(scene).sheet
    assert done == []
    assert sheet.isVisible()
    assert scene.controller.names[seat] in sheet.title.text()
    assert sheet.cancel_button.hasFocus()
    QTest.keyClick(sheet.cancel_button, Qt.Key.Key_Return)
    assert not sheet.isVisible()
    assert done == []
    press(menus(scene).menu(seat), "Hand over to Chief")
    sheet.choices["chief"].click()
    assert done == [(seat, "chief")]


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Menu, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier),
    ],
)
def test_the_keys_open_the_menu_of_the_panel_they_are_at(
    scene: Scene, done: Done, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    players = scene.table.players
    players.setFocus()
    players.setCurrentIndex(players.model().index(1, 0))
    QTest.keyClick(players, key, modifier)
    menu = popup()
    assert menu.title() == f"{scene.controller.names[1]}: Cadet"
    assert menu.activeAction() is menu.actions()[0]
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert done == [(1, "person")]


def test_the_right_button_opens_it_and_the_system_opens_no_second_one(scene: Scene, done: Done) -> None:
    players = scene.table.players
    place = players.cell_rect(players.model().index(1, 0)).center()
    at = players.viewport().mapToGlobal(place)
    by_key = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, at)
    QApplication.sendEvent(players.viewport(), by_key)
    assert QApplication.activePopupWidget() is None
    QApplication.sendEvent(players.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, at))
    menu = popup()
    assert lines(menu)[0] == "Take over"
    menu.close()
    nowhere = QPoint(place.x(), players.viewport().height() - 2)
    QApplication.sendEvent(players.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, nowhere, at))
    assert len(lines(popup())) == 3
    popup().close()


def test_the_tables_menu_leads_to_every_seat(scene: Scene, done: Done) -> None:
    through_the_menu(scene, "Seats…")
    menu = popup()
    names = scene.controller.names
    assert lines(menu) == [f"{names[0]}: Person", f"{names[1]}: Cadet", f"{names[2]}: Person"]
    inner = menu.actions()[1].menu()
    assert isinstance(inner, QMenu)
    press(inner, "Hand over to Agent")
    assert done == [(1, "agent")]
    menu.close()


def test_after_the_end_nobody_changes_places(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    over = scene.public._replace(outcome=Outcome.won_by(0, 3, "home"))
    with monkeypatch.context() as patched:
        patched.setattr(scene.controller, "public_view", lambda: over)
        menu = menus(scene).menu(1)
    assert lines(menu) == lines(menus(scene).menu(1))
    assert not any(action.isEnabled() for action in menu.actions())
    assert all(action.isEnabled() for action in menus(scene).menu(1).actions())


def test_the_panel_and_the_menu_follow_who_sits_there(scene: Scene) -> None:
    """R-1014 is not touched: who is a bot is known to all."""
    scene.controller.hand_over(2, "chief")
    scene.settle()
    faces = [scene.table.players_model.index(seat, 0).data(ItemRole.FACE) for seat in range(3)]
    assert [face.tag for face in faces] == ["", "Cadet", "Chief"]
    scene.controller.take_over(1)
    scene.settle()
    assert scene.table.players_model.index(1, 0).data(ItemRole.FACE).tag == ""
    assert lines(menus(scene).menu(1))[0] == "Hand over to Cadet"
