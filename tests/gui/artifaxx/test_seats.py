"""The shelf of a bot says that it is one, and has the menu of its seat."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.gui.artifaxx.scene import Deal
from tests.gui.table.doors import offscreen_menu

pytestmark = offscreen_menu


def test_a_shelf_says_who_is_a_bot_and_follows_who_sits_there(deal: Deal) -> None:
    scene = deal()
    assert ["bot" in shelf.accessibleName() for shelf in scene.counter.shelves] == [False] * 3
    scene.controller.hand_over(2, "agent")
    scene.settle()
    assert scene.counter.shelves[2].accessibleName().startswith("Chloé, Agent bot, player 3,")
    scene.controller.take_over(2)
    scene.settle()
    assert scene.counter.shelves[2].accessibleName().startswith("Chloé, player 3,")


def test_a_shelf_opens_the_menu_of_its_seat(deal: Deal) -> None:
    scene = deal()
    scene.controller.hand_over(1, "cadet")
    scene.settle()
    shelf = scene.counter.shelves[1]
    shelf.setFocus()
    QTest.keyClick(shelf, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.title() == "Bruno: Cadet"
    QTest.keyClick(menu, Qt.Key.Key_Return)
    scene.settle()
    assert scene.match.bots == {}
