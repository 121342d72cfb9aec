"""The Memo window: same for every card, and blind to who holds a Memo."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.chrononauts.sheets.memo_window import MemoPanel
from chrononauts_qt.ui.games.chrononauts.views.geometry import layout_for
from tests.gui.program import settle
from tests.gui.windows.helpers import check_controls, controls, reached_by_tab, said

NAMES = ("Ada", "Bruno & Co", "Chloé", "Davide", "Élise", "Maximilian-Alexander III")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(window: QWidget) -> MemoPanel:
    """The panel where the dock is; Ada plays, all others are asked."""
    shown = MemoPanel(NAMES, parent=window)
    shown.setGeometry(layout_for(1024, 600).dock)
    shown.show()
    shown.announce(0, "Sabotage", "1936", [1, 2, 3, 4, 5])
    return shown


def _fractions(panel: MemoPanel) -> str:
    return panel.ring.accessibleName()


def test_it_tells_the_play_and_asks(panel: MemoPanel) -> None:
    words = said(panel)
    for part in ("Ada plays", "Sabotage", "1936", "Anyone with a Memo?", "Bruno & Co"):
        assert part in words
    assert not panel.seat_buttons[0].isVisible()
    check_controls(panel)


@pytest.mark.parametrize("seat", range(1, 6))
def test_a_digit_or_a_click_asks_for_a_look(panel: MemoPanel, qtbot: QtBot, seat: int) -> None:
    with qtbot.waitSignal(panel.look_requested) as caught:
        QTest.keyClick(panel, Qt.Key(Qt.Key.Key_1.value + seat))
    assert caught.args == [seat]
    with qtbot.waitSignal(panel.look_requested) as caught:
        QTest.mouseClick(panel.seat_buttons[seat], LEFT)
    assert caught.args == [seat]


def test_who_plays_or_has_looked_gets_no_look(panel: MemoPanel, qtbot: QtBot) -> None:
    panel.set_looked({2})
    with qtbot.assertNotEmitted(panel.look_requested):
        QTest.keyClick(panel, Qt.Key.Key_1)
        QTest.keyClick(panel, Qt.Key.Key_3)
        QTest.mouseClick(panel.seat_buttons[2], LEFT)
    assert "looked once already" in panel.seat_buttons[2].accessibleDescription()


def test_the_ring_empties_and_stops_while_held(panel: MemoPanel, qtbot: QtBot) -> None:
    panel.set_fraction(0.5)
    half = panel.ring.grab().toImage()
    assert "50 percent" in _fractions(panel)
    panel.set_fraction(0.4)
    assert panel.ring.grab().toImage() != half
    with qtbot.waitSignal(panel.hold_toggled) as caught:
        QTest.keyClick(panel, Qt.Key.Key_Return)
    assert caught.args == [True]
    panel.set_held(True)
    held = panel.ring.grab().toImage()
    panel.set_fraction(0.1)
    assert panel.ring.fraction == pytest.approx(0.4)
    assert panel.ring.grab().toImage() == held
    assert panel.hold_button.text() == "Go on"
    with qtbot.waitSignal(panel.hold_toggled) as caught:
        QTest.mouseClick(panel.hold_button, LEFT)
    assert caught.args == [False]
    panel.set_held(False)
    panel.set_fraction(0.1)
    assert panel.ring.fraction == pytest.approx(0.1)


def test_every_seat_says_ok(panel: MemoPanel, qtbot: QtBot) -> None:
    panel.announce(0, "Sabotage", "", [1, 2, 3, 4, 5], until_ok=True)
    assert not panel.ring.isVisible()
    assert not panel.hold_button.isVisible()
    check_controls(panel)
    with qtbot.waitSignal(panel.allowed) as caught:
        QTest.mouseClick(panel.ok_buttons[3], LEFT)
    assert caught.args == [3]
    panel.ok_buttons[4].setFocus()
    with qtbot.waitSignal(panel.allowed) as caught:
        QTest.keyClick(panel.ok_buttons[4], Qt.Key.Key_Space)
    assert caught.args == [4]
    panel.set_allowed({3})
    assert not panel.ok_buttons[3].isEnabled()
    assert "has said OK" in panel.ok_buttons[3].accessibleName()


def test_a_look_ends_with_a_memo(panel: MemoPanel, qtbot: QtBot) -> None:
    panel.look(3, "Reverse Fate", None)
    assert "Davide, look" in said(panel)
    check_controls(panel)
    assert panel.memo_button.size() == panel.never_button.size()
    with qtbot.assertNotEmitted(panel.look_requested):
        QTest.keyClick(panel.never_button, Qt.Key.Key_2)
    panel.memo_button.setFocus()
    with qtbot.waitSignal(panel.memo_confirmed) as caught:
        QTest.keyClick(panel.memo_button, Qt.Key.Key_Return)
    assert caught.args == [3]
    assert "Anyone with a Memo?" in said(panel)


@pytest.mark.parametrize("how", ["click", "escape", "enter"])
def test_a_look_ends_with_never_mind(panel: MemoPanel, qtbot: QtBot, how: str) -> None:
    panel.look(2, "Reverse Fate", "There is no Memo in your hand.")
    assert not panel.memo_button.isEnabled()
    with qtbot.waitSignal(panel.never_mind) as caught:
        if how == "click":
            QTest.mouseClick(panel.never_button, LEFT)
        else:
            key = Qt.Key.Key_Escape if how == "escape" else Qt.Key.Key_Return
            QTest.keyClick(panel.never_button, key)
    assert caught.args == [2]


def test_what_all_see_depends_on_nothing_hidden(panel: MemoPanel) -> None:
    """Before a look, and after it, the picture is the same whether the looker held a Memo or not."""
    QApplication.processEvents()
    before = (panel.grab().toImage(), said(panel))
    for refusal in (None, "There is no Memo in your hand."):
        panel.look(2, "Reverse Fate", refusal)
        panel.end_look()
        panel.setFocus()
        QApplication.processEvents()
        assert "There is no Memo" not in said(panel)
        assert said(panel) == before[1]
        panel.announce(0, "Sabotage", "1936", [1, 2, 3, 4, 5])
        QApplication.processEvents()


def test_every_card_gets_the_same_panel(panel: MemoPanel) -> None:
    settle()
    places = {widget.accessibleName(): widget.geometry() for widget in controls(panel)}
    panel.announce(
        0,
        "A very long title that fits nowhere at all in any panel of this size",
        "1963: and a headline that goes on and on and on",
        [1, 2, 3, 4, 5],
    )
    settle()
    assert {widget.accessibleName(): widget.geometry() for widget in controls(panel)} == places


@pytest.mark.parametrize("refusal", [None, "You hold no Memo."])
def test_made_smaller_it_is_as_if_it_had_never_been_larger(panel: MemoPanel, refusal: str | None) -> None:
    def looked(*sizes: tuple[int, int]) -> list[tuple[str, QRect]]:
        for size in sizes:
            panel.setGeometry(layout_for(*size).dock)
            settle()
            if size == sizes[0]:
                panel.look(1, "Sabotage", refusal)
        found = (part for part in panel.findChildren(QWidget) if part.isVisible())
        return [(type(part).__name__, part.geometry()) for part in found]

    small = looked((1024, 600))
    panel.end_look()
    assert looked((1920, 1080), (1024, 600)) == small


def test_all_is_reached_by_tab(panel: MemoPanel) -> None:
    panel.setFocus()
    assert reached_by_tab(panel) >= {*panel.seat_buttons[1:], panel.hold_button}
