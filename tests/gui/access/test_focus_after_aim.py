"""After a card was aimed by keys they are where the next step is, whether at the board or at its list."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.access.hearing import hearing
from tests.gui.bots.conftest import opened
from tests.gui.desks import controller_of, table_of
from tests.gui.program import settle
from tests.gui.solonauts.journey import Journey, match_of

Key = Qt.Key
CARD = "prevent-assassination"
WAYS = pytest.mark.parametrize("is_list", [False, True])


def _dealt(window: MainWindow, cards: tuple[str, ...], is_list: bool) -> TableScreen:
    setup = Setup(2, "memo", "seat-1", mulligan=False, hands={0: cards, 1: ("ark",)})
    opened(window, Match.start("chrononauts", ("Ada", "Orvik"), setup, None, {bot_option(1): "agent"}))
    table = table_of(window)
    table.hand.setFocus()
    settle()
    if is_list:
        _press(Key.Key_L)
    return table


def _press(*keys: Qt.Key) -> None:
    for key in keys:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        settle()


def _answer(window: MainWindow) -> None:
    """Let Orvik allow what waits for an answer."""
    controller = controller_of(window)
    while controller.public_view().step == "window":
        controller.submit(controller.public_view().deciding[0], parse("allow"))
        settle()


@WAYS
def test_after_the_play_of_a_turn_the_keys_end_the_turn(
    window: MainWindow, went: list[QWidget], is_list: bool
) -> None:
    """A bug: they stayed at the year, and Enter ended the turn there."""
    table = _dealt(window, (CARD, "dodo"), is_list)
    _press(Key.Key_1)
    assert table.timeline.hasFocus()
    went.clear()
    _press(Key.Key_Return)
    _answer(window)
    assert controller_of(window).view().step == "end"
    assert went == [table.steps.primary]


@WAYS
def test_while_more_can_be_played_the_keys_go_to_the_hand(
    window: MainWindow, went: list[QWidget], is_list: bool
) -> None:
    table = _dealt(window, ("fast-forward", CARD, "dodo"), is_list)
    controller = controller_of(window)
    controller.submit(0, parse("play fast-forward"))
    settle()
    _answer(window)
    table.hand.setFocus()
    _press(Key(Key.Key_1.value + table.hand_model.cards.index(CARD)))
    assert table.timeline.hasFocus()
    went.clear()
    _press(Key.Key_Return)
    _answer(window)
    assert controller.view().step == "play"
    assert went == [table.hand]


@WAYS
def test_a_year_that_refuses_the_card_keeps_the_keys(window: MainWindow, is_list: bool) -> None:
    table = _dealt(window, (CARD, "dodo"), is_list)
    _press(Key.Key_1)
    table.timeline.setCurrentIndex(table.timeline_model.index_of(1868))
    settle()
    _press(Key.Key_Return)
    assert table.timeline.hasFocus()
    controller_of(window).changed.emit()
    settle()
    assert table.timeline.hasFocus(), "nothing has been played"


@WAYS
def test_on_a_journey_the_keys_go_back_to_the_hand(
    window: MainWindow, went: list[QWidget], monkeypatch: pytest.MonkeyPatch, is_list: bool
) -> None:
    """A bug: the year was read as it had been, and then what had been done to it."""
    journey = Journey(window, match_of())
    table = journey.table
    table.hand.setFocus()
    if is_list:
        journey.key(Key.Key_L)
    journey.key(Key.Key_1)
    assert table.timeline.hasFocus()
    went.clear()
    with hearing(monkeypatch) as heard:
        journey.key(Key.Key_Return)
    assert went == [table.hand]
    assert heard[0].startswith("Ada plays Reverse Fate on ")
    assert heard[1:] == [heard[-1]], "then the card that has the keys, and nothing else"


def test_what_came_of_a_play_is_heard_before_the_keys_go_on(
    window: MainWindow, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: “Hand, list” was heard first."""
    journey = Journey(window, match_of())
    table = journey.table
    table.arming.arm("patch-1939", "hand")
    table.steps.primary.setFocus()
    with hearing(monkeypatch) as heard:

        def note(_before: QWidget | None, now: QWidget | None) -> None:
            heard.append(now.accessibleName() if now is not None else "")

        qapp.focusChanged.connect(note)
        journey.key(Key.Key_Return)
        qapp.focusChanged.disconnect(note)
    assert heard[0].startswith("Ada plays Patch 1939 prime.")
    assert heard[1] == "Hand"


def test_a_click_leaves_the_keys_where_it_was(window: MainWindow) -> None:
    journey = Journey(window, match_of())
    table = journey.table
    journey.choose("reverse-fate")
    journey.click_item(table.timeline, table.timeline_model.index_of(1865))
    assert table.timeline.hasFocus()
