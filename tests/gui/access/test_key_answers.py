"""No key is silent: what cannot be done says why, once, and what is asked is answered in one sentence."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.access.hearing import hearing
from tests.gui.bots.conftest import opened
from tests.gui.desks import controller_of, table_of
from tests.gui.lessons import lesson
from tests.gui.program import settle
from tests.gui.solonauts.journey import Journey, match_of

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
HAND = ("reverse-fate", "patch-1968", "dodo")
JFK = "Opens 1968 and 1969. Open Paradoxes then: 2 of 13."


def _dealt(window: MainWindow, first: int = 1) -> TableScreen:
    setup = Setup(2, "memo", f"seat-{first}", mulligan=False, hands={0: HAND, 1: ("ark",)})
    opened(window, Match.start("chrononauts", ("Ada", "Orvik"), setup, None, {bot_option(1): "agent"}))
    table = table_of(window)
    table.hand.setFocus()
    settle()
    return table


def _press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifier)
    settle()


def _heard(monkeypatch: pytest.MonkeyPatch, *keys: Qt.Key) -> list[str]:
    """Return what is heard when keys are pressed one after the other."""
    with hearing(monkeypatch) as heard:
        for key in keys:
            _press(key)
    return heard


def _go_to(table: TableScreen, year: int) -> None:
    table.timeline.setFocus()
    table.timeline.setCurrentIndex(table.timeline_model.index_of(year))
    settle()


# -- a card that cannot be played -----------------------------------------------------------------


def test_a_digit_that_is_refused_says_the_card_once_and_why_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: the reason, the card with the reason, the reason."""
    table = _dealt(window)
    (said,) = _heard(monkeypatch, Key.Key_2)
    assert said.startswith("Patch 1968")
    assert spoken(table.message.words.text()) in said


def test_enter_on_a_card_that_cannot_be_played_says_why_and_then_that_it_is_put_back(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = _dealt(window)
    _press(Key.Key_Right)
    said = _heard(monkeypatch, Key.Key_Return)
    assert said == [table.message.accessibleDescription()]
    assert _heard(monkeypatch, Key.Key_Return) == ["Put back: Patch 1968 prime."]


def test_a_card_that_is_put_back_says_so(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    table = _dealt(window)
    _press(Key.Key_2)
    assert _heard(monkeypatch, Key.Key_Escape) == ["Put back: Patch 1968 prime."]
    assert table.arming.card is None


def test_the_card_that_has_the_keys_says_that_it_is_chosen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: at the second card of Killing Time its digit was silent."""
    table = _dealt(window)
    controller_of(window).submit(0, parse("discard dodo"))
    settle()
    table.hand.setFocus()
    table.hand.setCurrentIndex(table.hand.model().index(0, 0))
    settle()
    assert _heard(monkeypatch, Key.Key_1)[0] == "Card chosen: Reverse Fate."


def test_nothing_to_discard_says_so(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    table = _dealt(window)
    table.goals.setFocus()
    assert _heard(monkeypatch, Key.Key_X) == ["No card is chosen that could be discarded."]


def test_a_discard_that_is_refused_says_why(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    table = _dealt(window)
    controller = controller_of(window)
    for words in ("discard dodo", "keep"):
        controller.submit(0, parse(words))
    settle()
    table.hand.setFocus()
    settle()
    assert _heard(monkeypatch, Key.Key_X) == [table.message.accessibleDescription()]
    assert table.message.isVisible()


@pytest.mark.parametrize("key", [Key.Key_E, Key.Key_V])
def test_what_cannot_be_done_yet_says_what_comes_first(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    """A bug: before a card was played, the keys that end the turn and claim victory were silent."""
    _dealt(window)
    assert _heard(monkeypatch, key) == ["Now a card has to be played or discarded."]


def test_the_discard_pile_says_what_enter_does_there(window: MainWindow) -> None:
    """A bug: whoever wanted to look through it killed time with the chosen card, and was not told before."""
    table = _dealt(window)
    assert table.discard.accessibleDescription() == "Enter shows what lies there."
    _press(Key.Key_1)
    assert table.discard.accessibleDescription() == "Enter discards the chosen card."
    _press(Key.Key_Escape)
    assert table.discard.accessibleDescription() == "Enter shows what lies there."


def test_enter_on_a_card_in_the_turn_of_another_says_whose_turn_it_is(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = _dealt(window, first=2)
    assert _heard(monkeypatch, Key.Key_Return) == [table.status.accessibleName()]


# -- what a play would do -------------------------------------------------------------------------


@pytest.mark.parametrize("is_list", [False, True])
def test_what_a_play_would_do_is_told_at_every_year(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, is_list: bool
) -> None:
    """A bug: at the rows of the list nothing was told of it, and the key answered twice elsewhere."""
    table = _dealt(window)
    if is_list:
        _press(Key.Key_L)
    _press(Key.Key_1)
    _go_to(table, 1963)
    assert _heard(monkeypatch, Key.Key_P) == [JFK]
    _go_to(table, 1865)
    arrow = Key.Key_Down if is_list else Key.Key_Right
    heard = _heard(monkeypatch, arrow)
    assert table.timeline.currentIndex().row() == 1, "1868 is no Linchpin"
    assert not any(said.startswith("Opens ") for said in heard)
    (why,) = _heard(monkeypatch, Key.Key_P)
    assert why == table.message.words.text() != JFK
    heard = _heard(monkeypatch, arrow)
    assert heard[-1].startswith("Opens 1929 and 1933"), "1912"
    assert _heard(monkeypatch, Key.Key_P) == heard[-1:]


def test_without_a_card_it_says_that_none_is_chosen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = _dealt(window)
    _go_to(table, 1963)
    assert _heard(monkeypatch, Key.Key_P) == ["No card is chosen: choose one to hear what it would do."]


def test_of_a_card_that_turns_nothing_it_says_so(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    _dealt(window)
    _press(Key.Key_3)
    assert _heard(monkeypatch, Key.Key_P) == ["Dodo would change nothing in the TimeLine."]


def test_away_from_the_board_it_says_where_to_go(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    table = _dealt(window)
    _press(Key.Key_1)
    table.hand.setFocus()
    assert _heard(monkeypatch, Key.Key_P) == ["Choose a target for Reverse Fate first."]


# -- nothing to be told or taken back -------------------------------------------------------------


def test_why_says_that_nothing_has_been_turned(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    _dealt(window).timeline.setCurrentIndex(QModelIndex())
    said = "The last play turned nothing. Press on any year to see what it hangs on."
    assert _heard(monkeypatch, Key.Key_W) == [said]


def test_why_says_what_others_have_done_since(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    table = _dealt(window, first=2)
    controller = controller_of(window)
    for words in ("discard ark", "keep", "end"):
        controller.submit(1, parse(words))
        settle()
    table.explain.rail.show_page("goals")
    (said,) = _heard(monkeypatch, Key.Key_W)
    assert "Orvik killed time and discarded" in said


def test_there_is_nothing_to_take_back(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    _dealt(window)
    with hearing(monkeypatch) as heard:
        _press(Key.Key_Z, CTRL)
    (said,) = heard
    assert "nothing to take back" in said


def test_there_is_nothing_to_take_back_on_a_journey(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: the key was silent."""
    journey = Journey(window, match_of())
    journey.table.hand.setFocus()
    with hearing(monkeypatch) as heard:
        journey.key(Key.Key_Z, CTRL)
    assert heard == ["There is nothing to take back yet."]


# -- Esc --------------------------------------------------------------------------------------------


def test_escape_says_what_it_has_closed_and_that_there_is_nothing_more(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = _dealt(window)
    table.message.say("A word.")
    closed, nothing = "The message is closed.", "There is nothing to go back from here."
    assert _heard(monkeypatch, Key.Key_Escape, Key.Key_Escape) == [closed, nothing]


def test_escape_in_a_lesson_says_which_button_leads_out(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson(window, "chrononauts")
    table_of(window).hand.setFocus()
    settle()
    assert _heard(monkeypatch, Key.Key_Escape)[-1] == (
        "Esc does nothing here. The button “Leave” leads out of the lesson."
    )
