"""What one person among bots reads at the beginning of a turn: all that was done since the last one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.bots.conftest import opened, seated
from tests.gui.bots.test_slot import allow, say
from tests.gui.desks import screen_of, table_of

BOTS = {2: "cadet", 3: "agent"}


@pytest.fixture
def table(window: MainWindow) -> TableScreen:
    """Return a table at which Bo has turned 1963, Cleo has killed time, and Ada's turn begins."""
    hands = {0: ("dodo",), 1: ("reverse-fate",), 2: ("sabotage", "ark")}
    opened(window, seated(3, BOTS, hands=hands, first="seat-2"))
    found = table_of(window)
    say(found, 2, "play reverse-fate on 1963")
    allow(found)
    for seat, action in ((2, "end"), (3, "discard sabotage"), (3, "keep"), (3, "end")):
        say(found, seat, action)
    return found


def badges(table: TableScreen) -> dict[int, str]:
    indexes = table.timeline.items()
    found = {index.data(TileRole.YEAR): index.data(TileRole.BADGE) for index in indexes}
    return {year: badge for year, badge in found.items() if badge}


def test_all_that_others_did_lies_ready_and_the_rail_shows_what_it_showed(table: TableScreen) -> None:
    why, rail = table.explain.why, table.explain.rail
    assert why.sentence == "Since your last turn"
    assert "Bo plays Reverse Fate on 1963. Opened: 1968 and 1969." in [one.text() for one in why.buttons]
    assert rail.page == "log"
    QTest.keyClick(table, Qt.Key.Key_W)
    assert rail.shows("why")
    assert why.sentence == "Since your last turn"
    QTest.keyClick(table, Qt.Key.Key_W)
    assert why.year == 1963


def test_marks_stay_for_the_whole_round(table: TableScreen) -> None:
    round_of = {1968: "opened", 1969: "opened", 1974: "half"}
    assert badges(table) == round_of
    say(table, 1, "play dodo")
    assert badges(table) == {}, "one's own play begins anew"


def test_marks_of_two_plays_of_a_round_stand_side_by_side(window: MainWindow) -> None:
    hands = {1: ("reverse-fate",), 2: ("reverse-fate",)}
    opened(window, seated(3, BOTS, hands=hands, first="seat-2"))
    table = table_of(window)
    say(table, 2, "play reverse-fate on 1963")
    allow(table)
    say(table, 2, "end")
    say(table, 3, "play reverse-fate on 1937")
    allow(table)
    assert badges(table) == {1950: "opened", 1968: "opened", 1969: "opened", 1974: "half"}
    assert table.explain.why.year == 1937, "the newest play is explained"


def test_the_counter_begins_its_log_where_the_last_turn_ended(window: MainWindow) -> None:
    setup = artifaxx.Setup(2, "recap", first="seat-1")
    match = Match.start("artifaxx", ("Ada", "Bo"), setup, None, {"memo": "4"})
    match.seat_bot(1, "cadet")
    opened(window, match)
    table = screen_of(window)
    for seat in (1, 2):
        card = table.controller.view_of(seat - 1).hand[0]
        for action in (f"discard {card}", "keep", "end"):
            say(table, seat, action)
    assert table.controller.decides
    assert table.log_panel.heading == "Since your last turn"
