"""While a sheet lies over a table the keys that ask for a sentence are answered, and no key is silent."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.gui.access.hearing import hearing
from tests.gui.access.sheets import Open, claim, discards
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import Scene

Key = Qt.Key
HELD = {
    "hands": {1: "discontinuity dodo", 2: "ark"},
    "missions": {1: "petting-zoo"},
    "discard": "memo rongorongo",
}
NO_KEY = "This key does nothing in this dialog."


def _choice(scene: Scene) -> QWidget:
    scene.key(Key.Key_1)
    return scene.table.sheets.choice


@pytest.mark.usefixtures("headphones")
@pytest.mark.parametrize("show", [_choice, claim, discards])
def test_hand_goals_and_paradoxes_are_told_while_a_sheet_is_open(
    deal: Deal, monkeypatch: pytest.MonkeyPatch, show: Open
) -> None:
    """A bug: they were silent, though one needs them to answer."""
    scene = deal(**HELD)
    scene.lift()
    scene.table.hand.setFocus()
    sheet = show(scene)
    assert sheet.isVisible()
    with hearing(monkeypatch) as heard:
        for key in (Key.Key_D, Key.Key_T, Key.Key_O, Key.Key_P, Key.Key_E):
            scene.key(key)
    assert sheet.isVisible()
    for said in ("You hold ", "Petting Zoo: ", "Open Paradoxes: 0 of 13."):
        assert any(said in words for words in heard)
    assert heard.count(NO_KEY) == 2


def test_letters_that_are_typed_ask_for_nothing(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = deal(**HELD)
    scene.lift()
    scene.table.questions.show_discards()
    field = scene.table.sheets.discards.filter
    field.setFocus()
    with hearing(monkeypatch) as heard:
        QTest.keyClicks(field, "do")
        scene.settle()
    assert field.text() == "do"
    assert heard == []
