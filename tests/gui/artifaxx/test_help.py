"""F1 on the counter opens the rulebook where the part that has the keys is told of."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.artifaxx.table import CounterScreen
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.artifaxx.scene import CounterScene, Deal
from tests.gui.rulebook.test_doors import marked, press

Part = Callable[[CounterScreen], QWidget]
PARTS: dict[str, tuple[Part, str]] = {
    "the discard pile": (lambda table: table.discard, "rule:R-312"),
    "the slot": (lambda table: table.middle, "rule:R-1106"),
    "the goal": (lambda table: table.drawer.card, "rule:R-1107"),
}


def ask(scene: CounterScene, part: QWidget) -> None:
    """Bring the keys to a part and press F1."""
    part.setFocus()
    assert part.hasFocus()
    press(Qt.Key.Key_F1)


@pytest.mark.parametrize("named", PARTS)
def test_f1_on_a_part_of_the_counter(window: MainWindow, deal: Deal, named: str) -> None:
    scene, (part, topic) = deal(), PARTS[named]
    ask(scene, part(scene.counter))
    assert marked(window, topic)


def test_where_a_chosen_card_can_go_f1_tells_of_that_card(window: MainWindow, deal: Deal) -> None:
    scene = deal()
    for part in (scene.counter.middle, scene.counter.shelves[1]):
        scene.choose("get-there-first")
        ask(scene, part)
        assert marked(window, "card:get-there-first")
        press(Qt.Key.Key_Escape)
        window.rules.open()
        assert window.rulebook.text.marked == -1, "the next reader would know who holds it"
        press(Qt.Key.Key_Escape)
        scene.lift()


def test_f1_on_a_card_of_the_hand_and_of_a_shelf(window: MainWindow, deal: Deal) -> None:
    scene = deal()
    scene.counter.hand.setCurrentIndex(scene.card("tyrannosaurus"))
    ask(scene, scene.counter.hand)
    assert marked(window, "card:tyrannosaurus")
    press(Qt.Key.Key_Escape)
    scene.lift()
    shelf = scene.counter.shelves[2]
    shelf.setCurrentIndex(shelf.model().index(0, 0))
    ask(scene, shelf)
    assert marked(window, "card:stegosaurus")
