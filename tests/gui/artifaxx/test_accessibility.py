"""What a screen reader and a keyboard find at the counter: names, roles, and everything within reach."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.artifaxx.scene import Deal
from tests.gui.artifaxx.screens import FEW, MANY, dealt, opened, play
from tests.gui.secrecy.witness import listening


def told(widget: QWidget) -> QAccessibleInterface:
    """Return what assistive tools get of a widget."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def name_of(interface: QAccessibleInterface) -> str:
    return str(interface.text(QAccessible.Text.Name))


def children(interface: QAccessibleInterface) -> list[QAccessibleInterface]:
    found = [interface.child(number) for number in range(interface.childCount())]
    return [child for child in found if child is not None]


def test_every_shelf_is_a_list_with_its_artifacts(window: MainWindow) -> None:
    """Name, number, emblem, cards in hand and how many Artifacts; then each of them by name."""
    table = opened(window, dealt(MANY))
    names = []
    for shelf, model in zip(table.shelves, table.shelf_models, strict=True):
        interface = told(shelf)
        assert interface.role() == QAccessible.Role.List
        names.append(name_of(interface))
        items = children(interface)
        assert len(items) == len(model.cards)
        for item, card in zip(items, MANY[model.seat], strict=True):
            assert item.role() == QAccessible.Role.ListItem
            assert name_of(item) == model.index(model.cards.index(card), 0).data(
                Qt.ItemDataRole.AccessibleTextRole
            )
    assert names[0] == "Ada, player 1, hourglass. Hand: 4. Artifacts: 6."
    threat = "Ada has all three Artifacts of a Mission: Petting Zoo."
    assert told(table.shelves[0]).text(QAccessible.Text.Description) == f"Ada is to move. {threat}"
    assert told(table.shelves[1]).text(QAccessible.Text.Description) == ""


def test_the_slot_says_what_is_played_and_by_whom(window: MainWindow) -> None:
    table = opened(window, dealt(FEW, players=3))
    assert name_of(told(table.middle)) == "The card that is being played"
    assert children(told(table.middle)) == []
    play(window, "play get-there-first on ark")
    (card,) = children(told(table.middle))
    assert name_of(card).startswith("Get There First")
    assert card.text(QAccessible.Text.Description) == "Ada plays"
    assert told(table.shelves[1]).text(QAccessible.Text.Description) == "Bruno is to answer."


def test_tab_reaches_every_part_and_comes_round(window: MainWindow) -> None:
    table = opened(window, dealt(FEW, players=3))
    wanted = {*table.shelves, table.middle, table.hand, table.discard, table.drawer.card, table.log}
    wanted.add(table.status.menu_button)
    table.hand.setFocus()
    reached: set[QWidget] = set()
    for _ in range(40):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        reached.add(focus)
    assert wanted <= reached


def test_what_has_the_keys_can_be_seen(window: MainWindow) -> None:
    """A card stands out of an overlapping row, and an empty shelf and slot have a ring of their own."""
    table = opened(window, dealt({**FEW, 0: ()}, players=3))
    for view in (table.shelves[0], table.middle, table.shelves[1]):
        table.log.setFocus()
        QApplication.processEvents()
        before = view.grab().toImage()
        view.setFocus()
        QApplication.processEvents()
        assert view.grab().toImage() != before, view.accessibleName()


def test_the_focused_card_of_a_crowded_shelf_lies_over_its_neighbours(window: MainWindow) -> None:
    table = opened(window, dealt(MANY))
    shelf = table.shelves[3]
    first, second = (shelf.visualRect(shelf.model().index(row, 0)) for row in range(2))
    covered = QPoint(first.right() - 4, first.center().y())
    assert second.contains(covered)
    before = shelf.grab().toImage().pixelColor(covered)
    shelf.setCurrentIndex(shelf.model().index(0, 0))
    shelf.setFocus()
    QApplication.processEvents()
    assert shelf.front() == shelf.model().index(0, 0)
    assert shelf.grab().toImage().copy(first) != before
    table.log.setFocus()
    assert not shelf.front().isValid()


@pytest.mark.usefixtures("headphones")
def test_the_mission_in_the_drawer_is_told_line_by_line(window: MainWindow) -> None:
    table = opened(window, dealt(FEW, players=3))
    card = told(table.drawer.card)
    assert name_of(card) == "Mission: Mona and the Dinosaur"
    description = card.text(QAccessible.Text.Description)
    assert "Tyrannosaurus: not yet" in description
    assert "Dodo: done" in description


def test_the_key_of_lists_says_that_the_shelves_are_such(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else stands in their place, and a key that other tables answer led nowhere."""
    scene = deal()
    with listening(monkeypatch) as sounds:
        scene.key(Qt.Key.Key_L)
    said = "Every shelf is a list already: A leads to the next shelf"
    assert [words[: len(said)] for kind, words in sounds.heard if kind == "spoken"] == [said]
    assert scene.said().startswith(said)
    scene.key(Qt.Key.Key_A)
    assert scene.counter.shelves[0].hasFocus()


def test_nobody_hears_of_paradoxes_at_the_counter(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug: O told how many of thirteen were open."""
    scene = deal()
    with listening(monkeypatch) as sounds:
        scene.key(Qt.Key.Key_O)
    assert [words for kind, words in sounds.heard if kind == "spoken"] == ["This game has no Paradoxes."]


def test_a_line_of_the_log_names_its_turn_once(deal: Deal) -> None:
    log = deal().counter.log_model
    heard = [log.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(log.rowCount())]
    assert "Turn 1: Ada." in heard
    assert not any("Turn" in line.removeprefix("Turn") for line in heard)


def test_no_title_hides_behind_the_artifact_with_the_keys(window: MainWindow) -> None:
    """A reader could not tell the one to its right."""
    window.resize(1024, 600)
    shelf = opened(window, dealt(MANY)).shelves[0]
    QApplication.processEvents()
    model = shelf.model()
    indices = [model.index(row, 0) for row in range(model.rowCount())]
    assert shelf.cell_rect(indices[1]).left() < shelf.cell_rect(indices[0]).right(), "they overlap"
    shelf.setFocus()
    for row, index in enumerate(indices[:-1]):
        shelf.setCurrentIndex(index)
        boxes = [shelf.cell_rect(other) for other in indices]
        assert shelf.front() == index
        assert boxes[row + 1].left() > boxes[row].right() - 1
        assert all(beside.left() - box.left() > 24 for box, beside in pairwise(boxes))
