"""The Memo window at the table: who is asked, how long, and what a look does to everybody's cards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.table.curtain import DEAF_MS
from tests.gui.robot import let_pass
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import LEFT, NAMES, Scene

CARD = "prevent-assassination"


def announced(deal: Deal, players: int = 3, seconds: str = "4", **words: object) -> Scene:
    """Ada has played Prevent Assassination on 1963; everybody else is asked."""
    hands = {1: f"{CARD} memo dodo", 2: "memo ark patch-1929", 3: "memo rongorongo patch-1944"}
    said: dict[str, object] = {"hands": hands, "draw": "patch-1995"} | words
    scene = deal(seconds, players=players, **said)
    scene.lift()
    scene.choose(CARD)
    scene.aim(1963)
    assert scene.public.step == "window"
    return scene


def press_curtain(scene: Scene, presses: int) -> None:
    """Lift the curtain as its owner does, after the moment in which it is deaf."""
    let_pass(DEAF_MS)
    curtain = scene.table.sheets.curtain
    for _ in range(presses):
        assert curtain.isVisible(), "the curtain lifted too early"
        QTest.mouseClick(curtain.lift_button, LEFT)
        scene.settle()
    assert not curtain.isVisible(), "the curtain still hangs"


def look(scene: Scene, seat: int) -> None:
    """Let a seat ask for a look and lift its curtain."""
    scene.click(scene.table.sheets.memo.seat_buttons[seat])
    assert scene.controller.looking == seat
    scene.lift()
    assert scene.controller.viewer == seat


# -- the ring -----------------------------------------------------------------------------------


def test_the_empty_ring_allows_in_seat_order_after_the_player(deal: Deal) -> None:
    scene = deal(players=4, hands={2: f"{CARD} memo dodo"}, first=2)
    scene.lift()
    scene.do(f"play {CARD} on 1963")
    scene.pass_time(3.99)
    assert scene.public.step == "window"
    assert len(scene.written()) == 1
    scene.pass_time(0.02)
    assert scene.public.step == "end"
    assert scene.written()[1:] == ["3: allow", "4: allow", "1: allow"]


def test_the_status_line_asks_without_the_name_of_whoever_played(deal: Deal) -> None:
    scene = announced(deal)
    assert scene.table.status.accessibleName() == "Anyone with a Memo?"
    scene.pass_time(4.1)
    assert scene.table.status.accessibleName().startswith("Ada’s turn: ")


def test_the_ring_is_read_without_anybody_doing_anything(deal: Deal, qtbot: QtBot) -> None:
    scene = announced(deal)
    scene.clock.now += 4.1
    qtbot.waitUntil(lambda: scene.public.step == "end")


@pytest.mark.parametrize("by", ["mouse", "enter"])
def test_hold_stops_the_ring_and_go_on_lets_it_run(deal: Deal, by: str) -> None:
    scene = announced(deal)
    panel = scene.table.sheets.memo

    def toggle() -> None:
        if by == "mouse":
            scene.click(panel.hold_button)
        else:
            scene.key(Qt.Key.Key_Return)

    scene.pass_time(3)
    toggle()
    assert scene.controller.is_held
    assert panel.hold_button.text() == "Go on"
    scene.pass_time(1000)
    assert scene.public.step == "window"
    assert panel.ring.fraction == pytest.approx(0.25)
    toggle()
    scene.pass_time(0.9)
    assert scene.public.step == "window"
    scene.pass_time(0.2)
    assert scene.public.step == "end"


def test_a_look_stops_the_ring_and_never_mind_lets_it_run_on(deal: Deal) -> None:
    scene = announced(deal)
    scene.pass_time(2)
    scene.click(scene.table.sheets.memo.seat_buttons[1])
    scene.pass_time(1000)
    scene.lift()
    scene.pass_time(1000)
    assert scene.public.step == "window"
    scene.click(scene.table.sheets.memo.never_button)
    assert scene.controller.viewer is None
    assert f"{NAMES[1]} thought better of it." in scene.table.sheets.memo._status.text()
    scene.pass_time(1.9)
    assert scene.public.step == "window"
    scene.pass_time(0.2)
    assert scene.public.step == "end"


def test_a_hold_outlasts_a_look(deal: Deal) -> None:
    """Two reasons to wait: the end of the one does not end the other."""
    scene = announced(deal)
    scene.click(scene.table.sheets.memo.hold_button)
    look(scene, 1)
    scene.click(scene.table.sheets.memo.never_button)
    scene.pass_time(1000)
    assert scene.public.step == "window"
    assert scene.controller.is_held
    assert scene.table.sheets.memo.hold_button.text() == "Go on"


# -- looks --------------------------------------------------------------------------------------


def test_one_look_for_each_seat_and_play(deal: Deal) -> None:
    scene = announced(deal)
    panel = scene.table.sheets.memo
    look(scene, 1)
    scene.key(Qt.Key.Key_Escape)
    assert not panel.seat_buttons[1].isEnabled()
    assert panel.seat_buttons[2].isEnabled()
    scene.key(Qt.Key.Key_2)
    assert scene.controller.looking is None
    look(scene, 2)
    scene.click(panel.memo_button)
    assert scene.played() == (2, "memo", None)
    assert [panel.seat_buttons[seat].isEnabled() for seat in (0, 1)] == [True, True]
    scene.key(Qt.Key.Key_2)
    assert scene.controller.looking == 1


def test_only_one_looks_at_a_time(deal: Deal) -> None:
    scene = announced(deal)
    scene.key(Qt.Key.Key_2)
    scene.key(Qt.Key.Key_3)
    assert scene.controller.looking == 1
    assert scene.controller.looked == {1}
    assert scene.table.sheets.curtain.seat == 1


def test_the_looker_is_told_why_not(deal: Deal) -> None:
    scene = announced(deal, hands={1: f"{CARD} memo dodo", 2: "ark patch-1929", 3: "memo"})
    look(scene, 1)
    panel = scene.table.sheets.memo
    assert not panel.memo_button.isEnabled()
    assert panel._refusal.text().endswith(".")
    scene.click(panel.never_button)
    assert panel._refusal.text() == ""
    assert panel.memo_button.isEnabled()


# -- whose cards come up afterwards -------------------------------------------------------------


def test_after_a_quiet_window_the_owner_sees_the_hand_at_once(deal: Deal) -> None:
    scene = announced(deal)
    assert scene.controller.viewer is None
    assert scene.shown() == ()
    scene.pass_time(5)
    assert scene.controller.viewer == 0
    assert not scene.table.sheets.curtain.isVisible()
    assert "dodo" in scene.shown()


def test_after_a_look_the_owner_lifts_the_curtain_by_one_press(deal: Deal) -> None:
    scene = announced(deal)
    look(scene, 1)
    scene.click(scene.table.sheets.memo.never_button)
    scene.pass_time(5)
    assert scene.controller.viewer is None
    assert scene.table.sheets.curtain.seat == 0
    assert scene.shown() == ()
    press_curtain(scene, 1)
    assert scene.controller.viewer == 0


def test_after_a_memo_the_owner_lifts_the_curtain_by_one_press(deal: Deal) -> None:
    scene = announced(deal)
    look(scene, 1)
    scene.click(scene.table.sheets.memo.memo_button)
    assert scene.controller.viewer is None
    scene.pass_time(5)
    assert scene.public.step == "end"
    assert {tile.year: tile.side for tile in scene.public.timeline}[1963] == "true"
    press_curtain(scene, 1)
    assert scene.controller.viewer == 0


def test_the_next_player_lifts_the_curtain_by_two_presses(deal: Deal) -> None:
    scene = announced(deal)
    scene.pass_time(5)
    scene.key(Qt.Key.Key_E)
    assert scene.controller.wanted == 1
    press_curtain(scene, 2)
    assert scene.controller.viewer == 1


# -- chains -------------------------------------------------------------------------------------


def test_a_memo_is_answered_by_a_memo(deal: Deal) -> None:
    scene = announced(deal)
    look(scene, 1)
    scene.click(scene.table.sheets.memo.memo_button)
    panel = scene.table.sheets.memo
    assert scene.played() == (1, "memo", None)
    assert scene.table.sheets.memo._target.text() == "Prevent Assassination"
    assert [panel.seat_buttons[seat].isVisible() for seat in range(3)] == [True, False, True]
    assert panel.ring.fraction == 1.0
    look(scene, 0)
    scene.click(panel.memo_button)
    assert scene.played() == (0, "memo", None)
    assert len(scene.public.playing) == 3
    scene.pass_time(5)
    assert scene.written()[1:3] == ["2: memo", "1: memo"]
    assert scene.public.step == "end"
    tiles = {tile.year: tile.side for tile in scene.public.timeline}
    assert (tiles[1963], tiles[1968]) == ("prime", "paradox"), "the first card happens after all"


# -- until everybody says OK --------------------------------------------------------------------


def test_without_a_ring_everybody_says_ok(deal: Deal) -> None:
    scene = announced(deal, seconds="none")
    panel = scene.table.sheets.memo
    assert not panel.ring.isVisible()
    scene.pass_time(1_000_000)
    assert scene.public.step == "window"
    scene.click(panel.ok_buttons[2])
    assert scene.public.step == "window"
    assert not panel.ok_buttons[2].isEnabled()
    assert panel.ok_buttons[1].isEnabled()
    look(scene, 1)
    scene.click(panel.never_button)
    assert not panel.ok_buttons[2].isEnabled(), "a look does not take an OK back"
    scene.click(panel.ok_buttons[1])
    assert scene.public.step == "end"
    assert scene.written()[1:] == ["3: allow", "2: allow"]


def test_who_has_said_ok_is_not_asked_again(deal: Deal) -> None:
    scene = announced(deal, seconds="none")
    scene.click(scene.table.sheets.memo.ok_buttons[2])
    scene.key(Qt.Key.Key_3)
    assert scene.controller.looking is None


# -- keys ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(1, 6))
@pytest.mark.parametrize("focus", ["window", "board", "log", "menu"])
def test_a_digit_asks_for_a_look_wherever_the_focus_is(deal: Deal, seat: int, focus: str) -> None:
    scene = deal(players=6, hands={1: f"{CARD} memo dodo"})
    scene.lift()
    scene.do(f"play {CARD} on 1963")
    table = scene.table
    if focus != "window":
        {"board": table.timeline, "log": table.log, "menu": table.status.menu_button}[focus].setFocus()
    scene.key(Qt.Key(Qt.Key.Key_1.value + seat))
    assert scene.controller.looking == seat
    assert table.sheets.curtain.isVisible()
    assert QApplication.focusWidget() is table.sheets.curtain.lift_button


def test_the_digit_of_the_player_and_of_nobody_do_nothing(deal: Deal) -> None:
    scene = announced(deal)
    for key in (Qt.Key.Key_1, Qt.Key.Key_4, Qt.Key.Key_6, Qt.Key.Key_9, Qt.Key.Key_0):
        scene.key(key)
        assert scene.controller.looking is None
    assert scene.public.step == "window"


# -- claims -------------------------------------------------------------------------------------


@pytest.mark.rule("R-813")
def test_victory_is_claimed_only_after_the_last_window(deal: Deal) -> None:
    """Ten cards and a Memo window: V, and the button, wait until nobody can object any more."""
    scene = deal(players=2, hands={1: "patch-1929 +8", 2: "memo"}, red=[1912], draw="patch-1868 patch-1995")
    scene.lift()
    assert not scene.table.steps.claim_button.isEnabled(), "not before the play"
    scene.choose("patch-1929")
    scene.aim(1929)
    assert scene.public.step == "window"
    assert not scene.table.steps.claim_button.isEnabled()
    scene.key(Qt.Key.Key_V)
    assert not scene.table.sheets.claim.isVisible()
    scene.pass_time(5)
    assert scene.public.step == "end"
    assert scene.table.steps.claim_button.isEnabled()
    scene.key(Qt.Key.Key_V)
    scene.click(scene.table.sheets.claim.claims["hand"])
    assert scene.public.outcome is not None
    assert (scene.public.outcome.winner, scene.public.outcome.route) == (0, "hand")


@pytest.mark.rule("R-813")
def test_unless_one_is_reminded_the_claim_button_is_the_same_for_who_can_claim_and_who_cannot(
    deal: Deal,
) -> None:
    found = []
    for hand in ("+10", "+2"):
        scene = deal(players=2, hands={1: f"memo {hand}"})
        scene.table.set_help(True, True, False)
        scene.to_end_step()
        button = scene.table.steps.claim_button
        found.append((button.isEnabled(), button.text(), button.geometry(), button.grab().toImage()))
    assert found[0] == found[1]


def test_a_look_that_ends_in_never_mind_stands_in_the_log(deal: Deal) -> None:
    scene = announced(deal)
    look(scene, 1)
    scene.click(scene.table.sheets.memo.never_button)
    log = scene.table.log_model
    assert log.index(log.rowCount() - 1, 0).data() == f"{NAMES[1]} thought better of it."


def test_nobodys_time_runs_while_another_program_has_the_screen(deal: Deal) -> None:
    scene = announced(deal)
    scene.controller.leave(True)
    scene.pass_time(60.0)
    assert scene.public.step == "window"
    scene.controller.leave(False)
    scene.pass_time(5.0)
    assert scene.public.step == "end"
