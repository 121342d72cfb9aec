"""The slot over the board: what somebody else plays is held up to be read (3.4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.ui.games.chrononauts.rival_table import RivalTable
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.bots import HELD, PACES
from tests.gui.bots.conftest import opened, seated
from tests.gui.bots.stubs import SlowWorker
from tests.gui.desks import table_of
from tests.gui.program import settle
from tests.gui.robot import HandClock

YEARS = (1865, 1914, 1915, 1943, 1957, 1981, 1993)
BOTS = {2: "cadet", 3: "agent"}
Sit = Callable[..., TableScreen]


@pytest.fixture
def sit(window: MainWindow) -> Sit:
    """Return what lays a table of three: Bo begins, with a Reverse Fate, and Ada may hold a Memo."""

    def laid(ranks: dict[int, str] = BOTS, ada: str = "dodo") -> TableScreen:
        hands = {0: (ada,), 1: ("reverse-fate", "tyrannosaurus"), 2: ("sabotage", "memo")}
        opened(window, seated(3, ranks, hands=hands, first="seat-2"))
        table = table_of(window)
        if len(table.controller.people) > 1:
            table.controller.lift(1)
        return table

    return laid


def say(table: RivalTable, seat: int, action: str) -> None:
    """Let a seat, counted from 1, do something."""
    assert table.controller.submit(seat - 1, parse(action))
    settle()


def allow(table: RivalTable) -> None:
    """Let nobody have an objection."""
    for seat in table.controller.public_view().deciding:
        say(table, seat + 1, "allow")


@pytest.mark.parametrize("year", YEARS)
def test_a_bots_play_is_held_large_beside_what_it_is_aimed_at(sit: Sit, year: int) -> None:
    table = sit()
    say(table, 2, f"play reverse-fate on {year}")
    assert table.slot.isVisible()
    assert table.slot.accessibleName() == f"Bo plays Reverse Fate on {year}."
    assert table.slot.card_place.height() >= 260
    assert table.timeline.geometry().contains(table.slot.geometry())
    assert not table.slot.geometry().intersects(table.target_place(str(year), None))


def test_what_comes_of_it_is_told_where_it_was_held(sit: Sit) -> None:
    table = sit()
    say(table, 2, "play reverse-fate on 1963")
    place, card_place = table.slot.geometry(), table.slot.card_place
    allow(table)
    assert table.slot.isVisible()
    assert (table.slot.geometry(), table.slot.card_place) == (place, card_place)
    assert table.slot.accessibleName() == (
        "Bo plays Reverse Fate on 1963. Opened: 1968 and 1969. Open Paradoxes: 2 of 13.")


@pytest.mark.usefixtures("moving")
def test_the_card_leaves_from_where_it_was_held_before_that_is_told(sit: Sit) -> None:
    table = sit()
    say(table, 2, "play reverse-fate on 1963")
    table.staging.animator.finish()
    place = table.slot.card_place
    allow(table)
    assert table.staging.animator.is_running
    assert table.slot.isHidden()
    assert table.staging.place_of("slot") == place
    table.staging.animator.finish()
    assert table.slot.isVisible()


def test_ones_own_play_leaves_the_board_free(sit: Sit) -> None:
    table = sit({1: "cadet", 3: "agent"})
    say(table, 2, "play tyrannosaurus")
    assert table.slot.isHidden()
    assert table.dock.dock.contains(table.slot.card_place.toRect())
    table.window().resize(1400, 800)
    settle()
    assert table.dock.dock.contains(table.slot.card_place.toRect()), "in another size, too"


def test_a_memo_lies_over_what_it_answers(sit: Sit) -> None:
    table = sit()
    say(table, 2, "play tyrannosaurus")
    alone = table.slot.width()
    say(table, 3, "memo")
    assert table.slot.accessibleName() == "Cleo answers Tyrannosaurus with a Memo."
    assert table.slot.width() > alone


def test_bots_answer_when_it_has_been_held_long_enough(
    sit: Sit, worker: SlowWorker, clock: HandClock
) -> None:
    table, long = sit(), PACES["normal"] * HELD
    assert long >= 1.2
    say(table, 2, "play tyrannosaurus")
    clock.now += long - 0.01
    table.controller.tick()
    assert table.slot.isVisible()
    clock.now += 0.02
    table.controller.tick()
    assert table.controller.public_view().step == "end"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Space, None])
def test_a_key_or_a_press_takes_it_away_and_bots_answer_soon(
    sit: Sit, clock: HandClock, key: Qt.Key | None
) -> None:
    table = sit()
    say(table, 2, "play tyrannosaurus")
    if key is None:
        QTest.mouseClick(table.slot, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(table.window(), key)
    assert table.slot.isHidden()
    clock.now += table.controller.bots.thinking
    table.controller.tick()
    assert table.controller.public_view().step != "window"


def test_a_press_elsewhere_reads_on_and_a_press_on_it_touches_nothing_below(
    sit: Sit, qtbot: QtBot
) -> None:
    """A reader who pressed the popup had asked about the year below it, and missed turns by other clicks."""
    table = sit()
    say(table, 2, "play reverse-fate on 1915")
    QTest.mouseClick(table.log.viewport(), Qt.MouseButton.LeftButton)
    assert table.slot.isVisible()
    pressed = table.childAt(table.slot.geometry().center())
    assert pressed is table.slot
    with qtbot.assertNotEmitted(table.timeline.activated):
        QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)
    assert table.slot.isHidden()


def test_who_is_asked_for_a_memo_keeps_it_in_sight(sit: Sit) -> None:
    table = sit(ada="memo")
    say(table, 2, "play reverse-fate on 1915")
    assert table.controller.looking == 0
    QTest.keyClick(table.window(), Qt.Key.Key_Tab)
    assert table.slot.isVisible()


def test_people_around_one_screen_see_it_until_all_have_answered(sit: Sit) -> None:
    table = sit({})
    say(table, 2, "play reverse-fate on 1915")
    QTest.keyClick(table.window(), Qt.Key.Key_Tab)
    assert table.slot.isVisible()


def test_in_the_list_nothing_lies_over_the_rows_and_a_line_says_it(sit: Sit) -> None:
    table = sit()
    QTest.keyClick(table.timeline, Qt.Key.Key_L)
    settle()
    assert table.timeline.isHidden()
    say(table, 2, "play reverse-fate on 1963")
    assert table.slot.isHidden()
    assert table.message.words.text() == "Bo plays Reverse Fate on 1963."
    allow(table)
    assert table.slot.isHidden()
    assert table.message.words.text().endswith("Opened: 1968 and 1969. Open Paradoxes: 2 of 13.")
    assert table.message.isVisible()


# -- what is no play ------------------------------------------------------------------------------


def test_killing_time_is_held_up_the_second_card_over_the_first(sit: Sit) -> None:
    table = sit()
    say(table, 2, "discard tyrannosaurus")
    assert table.slot.accessibleName() == "Bo killed time and discarded Tyrannosaurus."
    alone = table.slot.width()
    say(table, 2, "discard reverse-fate")
    assert table.slot.width() > alone
    assert table.slot.accessibleName() == (
        "Bo killed time and discarded Tyrannosaurus. Bo discarded Reverse Fate, too."
        " Bo drew a card for the second discard.")


def test_bots_wait_until_that_has_been_read(sit: Sit, clock: HandClock) -> None:
    table = sit()
    say(table, 2, "discard tyrannosaurus")
    say(table, 2, "keep")
    assert table.slot.isVisible(), "to keep the rest changes nothing"
    assert table.controller.bots.ring.seconds == pytest.approx(PACES["normal"])
    QTest.keyClick(table.window(), Qt.Key.Key_Escape)
    assert table.slot.isHidden()
    assert table.controller.bots.ring.seconds == pytest.approx(table.controller.bots.least)


def test_it_stands_until_the_next_card_is_announced(sit: Sit) -> None:
    table = sit()
    say(table, 2, "discard tyrannosaurus")
    say(table, 2, "keep")
    say(table, 2, "end")
    assert "Bo killed time" in table.slot.accessibleName()
    assert table.slot.isVisible()
    say(table, 3, "play sabotage on 1943")
    assert table.slot.accessibleName() == "Cleo plays Sabotage on 1943."


@pytest.mark.parametrize("how", ["key", "hand", "slot"])
def test_in_ones_own_turn_any_press_takes_it_away_and_nothing_of_the_dock_is_covered(
    sit: Sit, how: str
) -> None:
    table = sit()
    say(table, 2, "discard tyrannosaurus")
    say(table, 2, "keep")
    say(table, 2, "end")
    say(table, 3, "discard sabotage")
    say(table, 3, "keep")
    say(table, 3, "end")
    assert table.controller.decides
    assert table.slot.isVisible()
    assert not table.slot.geometry().intersects(table.dock.dock)
    if how == "key":
        QTest.keyClick(table.window(), Qt.Key.Key_Right)
    else:
        pressed = table.slot if how == "slot" else table.hand.viewport()
        first = table.hand.visualRect(table.hand.model().index(0, 0)).topLeft() + QPoint(12, 40)
        QTest.mouseClick(pressed, Qt.MouseButton.LeftButton, pos=first if how == "hand" else QPoint(9, 9))
    assert table.slot.isHidden()
    assert (table.arming.card is not None) == (how == "hand"), "the press means what it always means"


def test_in_ones_own_turn_it_leaves_the_board_once_it_has_been_read(sit: Sit, qtbot: QtBot) -> None:
    table = sit()
    table.controller.bots.pace = lambda: 0.02
    for action in ("discard tyrannosaurus", "keep", "end"):
        say(table, 2, action)
    assert table.slot.isVisible()
    for action in ("discard sabotage", "keep", "end"):
        say(table, 3, action)
    assert table.controller.decides
    qtbot.waitUntil(table.slot.isHidden)


def test_one_person_among_bots_is_not_told_what_came_of_an_own_play(sit: Sit) -> None:
    table = sit({1: "cadet", 3: "agent"})
    say(table, 2, "discard tyrannosaurus")
    assert table.slot.isHidden()


def test_nobody_before_a_shared_screen_is_told_what_came_of_an_own_play(sit: Sit) -> None:
    table = sit({})
    say(table, 2, "play reverse-fate on 1963")
    allow(table)
    assert table.controller.viewer == 1
    assert table.slot.isHidden()
