"""Seats that change hands in mid-game, and who may look then: in the real window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, bot_option, resume
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.curtain import DEAF_MS
from tests.gui.bots.conftest import opened
from tests.gui.bots.stubs import SlowWorker
from tests.gui.desks import controller_of, screen_of
from tests.gui.program import settle
from tests.gui.robot import HandClock, let_pass

NAMES = ("Ada", "Orvik", "Nelloc", "Brindo")
HANDS = {
    0: ("memo", "patch-1929"),
    1: ("dodo", "patch-1918"),
    2: ("memo", "patch-1933"),
    3: ("ark",),
}
Open = Callable[..., MatchController]


@pytest.fixture
def lay(window: MainWindow, tmp_path: Path) -> Open:
    """Return what lays a table of four in the window; `bots` are counted from 1, seat 2 begins."""

    def laid(*bots: int, **setup: Any) -> MatchController:
        options = {bot_option(seat - 1): "agent" for seat in bots}
        said = {"first": "seat-2", "mulligan": False, "hands": HANDS, **setup}
        path = tmp_path / "seats.chrononauts"
        match = Match.start("chrononauts", NAMES, Setup(4, "seats", **said), path, options)
        return opened(window, match)

    return laid


def hand_on_screen(window: MainWindow) -> tuple[str, ...]:
    """Return the cards of the dock's hand, whoever's they are."""
    return tuple(screen_of(window).hand_model.cards)


def play(controller: MatchController, worker: SlowWorker, clock: HandClock, seat: int) -> None:
    """Let a bot play its card, as after its pause."""
    worker.say(seat, "play")
    clock.now += 10
    controller.tick()
    settle()


def press_once(window: MainWindow) -> None:
    """Press the curtain's button one time."""
    curtain = screen_of(window).sheets.curtain
    assert curtain.isVisible()
    let_pass(DEAF_MS)
    QTest.mouseClick(curtain.lift_button, Qt.MouseButton.LeftButton)
    settle()


# -- one person ---------------------------------------------------------------------------------


def test_one_person_sees_the_own_hand_all_the_time_and_no_curtain(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    """Experience 3.8: one person and bots, no curtain; also while others play."""
    controller = lay(2, 3, 4)
    curtain = screen_of(window).sheets.curtain
    assert (controller.viewer, controller.wanted) == (0, None)
    assert not curtain.isVisible()
    assert hand_on_screen(window) == controller.view_of(0).hand
    play(controller, worker, clock, 1)
    assert screen_of(window).sheets.memo.isVisible()
    controller.never_mind()
    worker.say(2, "allow")
    clock.now += 10
    controller.tick()
    settle()
    assert controller.public_view().step == "end"
    assert (controller.viewer, curtain.isVisible()) == (0, False)
    assert hand_on_screen(window) == controller.view_of(0).hand


def test_one_person_without_a_memo_is_not_asked_and_keeps_the_hand_in_sight(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    """R-1014: nobody but bots could see that no bar comes, and their time is the same."""
    controller, table = lay(2, 3, 4, hands={**HANDS, 0: ("patch-1929",)}), screen_of(window)
    play(controller, worker, clock, 1)
    assert controller.public_view().step == "window"
    assert not table.sheets.is_made("memo")
    assert table.hand.isEnabled()
    assert hand_on_screen(window) == ("patch-1929",)


def test_one_person_keeps_the_hand_in_sight_while_bots_answer_the_own_play(
    window: MainWindow, lay: Open
) -> None:
    controller, table = lay(2, 3, 4, first="seat-1"), screen_of(window)
    controller.submit(0, next(way for way in controller.view().actions if way.verb == "play"))
    settle()
    assert controller.public_view().step == "window"
    assert not table.sheets.is_made("memo")
    assert hand_on_screen(window) == controller.view_of(0).hand


def test_the_hand_of_one_who_is_not_to_move_is_not_armed(window: MainWindow, lay: Open) -> None:
    controller = lay(2, 3, 4)
    table = screen_of(window)
    for key in (Qt.Key.Key_1, Qt.Key.Key_X, Qt.Key.Key_E, Qt.Key.Key_V):
        QTest.keyClick(table, key)
    table.hand.drag_began.emit("patch-1929")
    assert table.arming.card is None
    assert not table.steps.claim_button.isEnabled()
    assert not table.sheets.is_asking
    assert len(controller.match.past) == 0


def test_away_from_the_program_the_only_hand_is_covered_and_one_press_lifts(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    """Experience 3.8: thumbnails; and bots wait meanwhile."""
    controller = lay(2, 3, 4)
    worker.say(1, "play")
    controller.leave(True)
    settle()
    assert hand_on_screen(window) == ()
    controller.leave(False)
    clock.now += 100
    controller.tick()
    assert controller.public_view().step == "play"
    press_once(window)
    assert controller.viewer == 0
    assert hand_on_screen(window) == controller.view_of(0).hand
    controller.tick()
    clock.now += 10
    controller.tick()
    assert controller.public_view().step == "window"


def test_other_pages_cover_nothing_where_one_person_plays_and_bots_wait(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    controller = lay(2, 3, 4)
    worker.say(1, "play")
    window.settings_opener.open()
    settle()
    controller.tick()
    clock.now += 100
    controller.tick()
    assert controller.public_view().step == "play"
    window.settings_opener.close()
    settle()
    assert controller.viewer == 0
    assert not screen_of(window).sheets.curtain.isVisible()
    controller.tick()
    clock.now += 10
    controller.tick()
    assert controller.public_view().step == "window"


def test_the_status_line_says_that_a_bot_is_to_move(window: MainWindow, lay: Open) -> None:
    controller = lay(2, 3, 4)
    assert screen_of(window).status.accessibleName() == "Orvik’s turn: Agent bot"
    controller.take_over(1)
    assert screen_of(window).status.accessibleName().startswith("Orvik’s turn: ")
    assert "bot" not in screen_of(window).status.accessibleName()


def test_a_second_enter_after_a_turn_does_not_stop_the_bots(window: MainWindow, lay: Open) -> None:
    controller = lay(2, 3, 4)
    QTest.keyClick(screen_of(window), Qt.Key.Key_Return)
    QTest.mouseClick(screen_of(window).steps.primary, Qt.MouseButton.LeftButton)
    assert not controller.is_held
    QTest.keyClick(screen_of(window), Qt.Key.Key_Space)
    assert controller.is_held
    assert screen_of(window).steps.primary.text() == "Go on"
    QTest.mouseClick(screen_of(window).steps.primary, Qt.MouseButton.LeftButton)
    assert not controller.is_held


def test_the_keys_come_back_to_the_hand_after_a_memo_was_asked_for(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    controller = lay(2, 3, 4)
    screen_of(window).hand.setFocus()
    play(controller, worker, clock, 1)
    assert screen_of(window).sheets.memo.never_button.hasFocus()
    controller.never_mind()
    clock.now += 10
    controller.tick()
    settle()
    assert screen_of(window).hand.hasFocus()


def test_a_mulligan_of_one_person_among_bots(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    """R-209: asked when it is its turn, not while bots decide; bots wait while the new one is read."""
    controller = lay(2, 3, 4, mulligan=True, first="seat-4")
    sheet = screen_of(window).sheets.mulligan
    assert not sheet.isVisible()
    worker.say(3, "keep")
    clock.now += 10
    controller.tick()
    settle()
    assert sheet.isVisible()
    QTest.mouseClick(sheet.change_button, Qt.MouseButton.LeftButton)
    assert controller.reading == 0
    worker.say(1, "keep")
    clock.now += 10
    controller.tick()
    assert controller.public_view().deciding == (1,)
    QTest.mouseClick(sheet.keep_button, Qt.MouseButton.LeftButton)
    settle()
    assert not sheet.isVisible()
    controller.tick()
    clock.now += 10
    controller.tick()
    assert controller.public_view().deciding == (2,)


# -- nobody -------------------------------------------------------------------------------------


def test_a_game_of_bots_is_watched_from_outside(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    """R-314: nobody's cards are on the screen, and Space stops and goes on."""
    controller = lay(1, 2, 3, 4)
    assert (controller.viewer, controller.wanted, hand_on_screen(window)) == (None, None, ())
    assert not screen_of(window).sheets.curtain.isVisible()
    worker.say(1, "play")
    QTest.keyClick(screen_of(window), Qt.Key.Key_Space)
    controller.tick()
    clock.now += 100
    controller.tick()
    assert controller.public_view().step == "play"
    assert screen_of(window).steps.primary.text() == "Go on"
    QTest.mouseClick(screen_of(window).steps.primary, Qt.MouseButton.LeftButton)
    controller.tick()
    clock.now += 10
    controller.tick()
    settle()
    assert controller.public_view().step == "window"
    assert not screen_of(window).sheets.is_up("memo")
    assert screen_of(window).steps.primary.text() == "Hold"


def test_a_memo_window_of_bots_can_be_held(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    controller = lay(1, 2, 3, 4)
    play(controller, worker, clock, 1)
    QTest.mouseClick(screen_of(window).steps.primary, Qt.MouseButton.LeftButton)
    controller.tick()
    clock.now += 100
    controller.tick()
    settle()
    assert controller.public_view().step == "window"
    assert screen_of(window).steps.primary.text() == "Go on"
    QTest.keyClick(screen_of(window), Qt.Key.Key_Space)
    controller.tick()
    clock.now += 10
    controller.tick()
    assert controller.public_view().step == "end"


# -- several people -----------------------------------------------------------------------------


def test_bots_among_people_get_no_curtain(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    """Experience 3.8: the screen is open to all while a bot plays, and shows nobody's hand."""
    controller = lay(2, 4)
    assert (controller.viewer, controller.wanted, hand_on_screen(window)) == (None, None, ())
    assert not screen_of(window).sheets.curtain.isVisible()
    play(controller, worker, clock, 1)
    panel = screen_of(window).sheets.memo
    assert [button.isVisible() for button in panel.seat_buttons] == [True, False, True, False]
    assert panel.ring.isVisible()
    clock.now += 10
    controller.tick()
    worker.say(1, "end")
    clock.now += 10
    controller.tick()
    settle()
    assert (controller.wanted, controller.viewer, hand_on_screen(window)) == (2, None, ())
    assert screen_of(window).sheets.curtain.isVisible()


# -- changing hands -----------------------------------------------------------------------------


def test_who_takes_over_the_seat_of_a_thinking_bot_decides_alone(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    """Its answer is dropped, its hand stays covered until the curtain is lifted, and the journal knows."""
    controller = lay(2, 3, 4)
    told: list[None] = []
    controller.seats_changed.connect(lambda: told.append(None))
    asked = worker.open_of(1)
    controller.take_over(1)
    settle()
    assert (len(told), controller.viewer, hand_on_screen(window)) == (1, None, ())
    assert asked.number in worker.forgotten
    worker.say(1, "play")
    clock.now += 100
    controller.tick()
    assert controller.public_view().step == "play"
    curtain = screen_of(window).sheets.curtain
    assert (curtain.isVisible(), curtain.seat) == (True, 1)
    press_once(window)
    assert hand_on_screen(window) == ()
    press_once(window)
    assert hand_on_screen(window) == controller.view_of(1).hand
    assert controller.match.writer is not None
    assert resume(journal.read(controller.match.writer.path)).bots == {2: "agent", 3: "agent"}


def test_who_takes_a_seat_of_a_game_that_was_watched_lifts_a_curtain(window: MainWindow, lay: Open) -> None:
    controller = lay(1, 2, 3, 4)
    controller.take_over(0)
    settle()
    assert hand_on_screen(window) == ()
    press_once(window)
    assert hand_on_screen(window) == controller.view_of(0).hand


def test_with_two_people_what_was_open_is_behind_a_curtain(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    controller = lay(2, 3, 4)
    assert hand_on_screen(window) == controller.view_of(0).hand
    controller.take_over(2)
    settle()
    assert (controller.viewer, controller.sole, hand_on_screen(window)) == (None, None, ())
    play(controller, worker, clock, 1)
    assert controller._silence.is_ringing
    assert screen_of(window).sheets.memo.ring.isVisible()


def test_a_seat_handed_over_is_played_by_the_bot_at_once(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    controller = lay(3, 4)
    controller.lift(1)
    settle()
    assert hand_on_screen(window) == controller.view_of(1).hand
    controller.hand_over(1, "chief")
    settle()
    assert hand_on_screen(window) == ()
    assert (worker.open_of(1).rank, controller.sole) == ("chief", 0)
    press_once(window)
    assert hand_on_screen(window) == controller.view_of(0).hand
    worker.say(1, "play")
    controller.tick()
    clock.now += 10
    controller.tick()
    assert controller.public_view().step == "window"


def test_another_rank_for_a_bot_covers_nobody(window: MainWindow, lay: Open, worker: SlowWorker) -> None:
    controller = lay(2, 3, 4)
    told: list[str] = []
    controller.remarked.connect(told.append)
    controller.hand_over(1, "cadet")
    assert told == ["A Cadet bot plays for Orvik from here on."]
    assert controller.viewer == 0
    assert worker.open_of(1).rank == "cadet"
    count = len(worker.asked)
    controller.hand_over(1, "cadet")
    assert len(worker.asked) == count


def test_seats_change_hands_in_a_memo_window(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    """The window begins again with the whole time of those who sit there now (R-1014)."""
    controller = lay(2, 3, 4)
    play(controller, worker, clock, 1)
    assert controller.looking == 0
    clock.now += 3
    controller.take_over(2)
    settle()
    panel = screen_of(window).sheets.memo
    assert {controller.looking, controller.viewer} == {None}
    assert panel.ring.isVisible()
    assert [button.isVisible() for button in panel.seat_buttons] == [True, False, True, False]
    clock.now += 3.9
    controller.tick()
    assert controller.public_view().step == "window"
    controller.hand_over(0, "chief")
    controller.hand_over(2, "chief")
    settle()
    assert not panel.isVisible()
    worker.say(0, "memo")
    clock.now += 10
    controller.tick()
    assert [played.card for played in controller.public_view().playing] == ["dodo", "memo"]


def test_a_window_that_is_held_stays_so_when_a_bot_gets_another_rank(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    """The panel says so too, and one press lets the time run on."""
    controller = lay(2, 4)
    play(controller, worker, clock, 1)
    button = screen_of(window).sheets.memo.hold_button
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    controller.hand_over(3, "chief")
    settle()
    assert (controller.is_held, button.text()) == (True, "Go on")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (controller.is_held, button.text()) == (False, "Hold")


def test_a_seat_that_looks_for_a_memo_is_handed_over(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    controller = lay(2, 4)
    play(controller, worker, clock, 1)
    assert controller.look(0)
    controller.lift(0)
    controller.hand_over(0, "chief")
    settle()
    assert (controller.viewer, hand_on_screen(window)) == (None, ())
    assert controller.looking == 2, "the only person left may play a Memo, behind the curtain"
    assert screen_of(window).sheets.curtain.isVisible()


def test_the_guess_of_the_time_is_asked_of_people_alone(
    window: MainWindow, lay: Open, worker: SlowWorker, clock: HandClock
) -> None:
    """R-208: without a curtain for one person; and anew when somebody else sits down."""
    controller = lay(2, 3, 4, first="guess", mulligan=True)
    sheet = screen_of(window).sheets.guess
    assert sheet.isVisible()
    assert sheet.is_lifted
    assert sheet.time.hasFocus()
    controller.take_over(1)
    settle()
    assert sheet.isVisible()
    assert not sheet.is_lifted
    controller.hand_over(0, "cadet")
    controller.hand_over(1, "cadet")
    settle()
    assert not sheet.isVisible()
    assert rules.pending(controller.match.state).keys() == {0, 1, 2, 3}


def test_a_left_table_leaves_no_thinking_behind(window: MainWindow, lay: Open, worker: SlowWorker) -> None:
    lay(2, 3, 4)
    window.show_home()
    assert worker.stopped == 1


def test_artifaxx_has_bots_too(window: MainWindow, worker: SlowWorker, clock: HandClock) -> None:
    """R-1101: one person, no curtain; a bot's card is announced, and the person is waited for."""
    hands = {0: ("memo",), 1: ("dodo",)}
    setup = artifaxx.Setup(2, "bots", "seat-2", hands=hands)
    window.open_match(Match.start("artifaxx", NAMES[:2], setup, None, {bot_option(1): "chief"}))
    settle()
    controller = controller_of(window)
    assert hand_on_screen(window) == controller.view_of(0).hand
    play(controller, worker, clock, 1)
    assert controller.looking == 0
    controller.never_mind()
    controller.tick()
    settle()
    assert controller.public_view().step == "end"
    assert not screen_of(window).sheets.curtain.isVisible()
