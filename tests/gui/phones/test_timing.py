"""When the referee gets its answers: at one moment, whatever is held, pressed, and whenever that was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chrononauts_qt.session.match import Match
from chrononauts_qt.wire.line import AWAKE_SECONDS
from tests.gui.bots.stubs import QuickWorker
from tests.gui.phones.evening import NAMES, Evening
from tests.gui.phones.guest import Guest
from tests.scenario import explicit_setup

Begin = Callable[..., Evening]
CARD = "play prevent-assassination on 1963"
HANDS = ("memo ark", "memo dodo"), ("memo ark", "dodo +1"), ("dodo ark", "+2")
TICKS = 85


def window_of(begin: Begin, hands: tuple[str, str] = HANDS[0], seconds: float | None = 4.0) -> Evening:
    """Let Ada play a card; Bruno and Chloé are asked."""
    one = begin(
        explicit_setup(players=3, hands={1: "prevent-assassination", 2: hands[0], 3: hands[1]}),
        seconds=seconds,
    )
    one.seat(0, 1, 2)
    one.say(0, CARD)
    assert one.step == "window"
    return one


@pytest.mark.rule("R-1014")
@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize(
    "pressed", [{}, {2: "memo"}, {2: "allow", 79: "memo"}], ids=["never", "soon", "late"]
)
def test_the_answers_come_at_the_same_tick(
    evening: Begin, hands: tuple[str, str], pressed: dict[int, str]
) -> None:
    one = window_of(evening, hands)
    count, due = len(one.match.past.steps()), None
    for tick in range(TICKS):
        one.clock.now = tick * 0.05
        for seat in (1, 2):
            if tick in pressed:
                one.say(seat, pressed[tick])
        one.controller.tick()
        if due is None and len(one.match.past.steps()) != count:
            due = tick
    assert due == 80


@pytest.mark.rule("R-1014")
def test_of_two_memos_the_first_in_order_is_played(evening: Begin) -> None:
    one = window_of(evening)
    one.say(2, "memo")
    one.say(1, "memo")
    one.pass_time()
    assert one.step == "window"
    assert one.controller.public_view().playing[-1].seat == 1
    assert "memo" in one.controller.view_of(2).hand
    assert all(answer["pressed"] is False for answer in one.guests[2].blocks("ask")[0]["answers"])


@pytest.mark.rule("R-1014")
def test_until_each_has_answered_nobody_hears_who_has(evening: Begin) -> None:
    """Without a ring the last answer is the moment; the screen tells who is asked, and nothing else."""
    one = window_of(evening, seconds=None)
    before = one.controller.public_view(), list(one.guests[2].frames)
    one.say(1, "allow")
    one.pass_time(3600.0)
    assert (one.controller.public_view(), one.guests[2].frames) == before
    one.say(2, "allow")
    one.pass_time(0.05)
    assert one.step != "window"


@pytest.mark.rule("R-1014")
@pytest.mark.parametrize("first", ["phone", "screen"])
def test_until_each_has_answered_at_the_screen_too(evening: Begin, first: str) -> None:
    """Bruno says OK at the screen, Chloé on her phone: the last of the two ends it."""
    hands = {1: "prevent-assassination", 2: "memo", 3: "memo"}
    one = evening(explicit_setup(players=3, hands=hands), seconds=None)
    one.seat(0, 2)
    one.say(0, CARD)
    for by in (first, "screen" if first == "phone" else "phone"):
        one.pass_time(3600.0)
        assert one.step == "window"
        if by == "phone":
            one.say(2, "allow")
        else:
            assert one.controller.allow(1)
    one.pass_time(0.05)
    assert one.step != "window"


def test_hold_stops_the_ring_for_everybody(evening: Begin) -> None:
    one = window_of(evening)
    one.say(2, "table: hold")
    assert "table: go on" in one.guests[1].offers()
    one.pass_time(3600.0)
    assert one.step == "window"
    one.say(1, "table: go on")
    one.pass_time()
    assert one.step != "window"


def test_bots_that_were_stopped_go_on_when_the_only_player_has_a_phone(evening: Begin) -> None:
    """The button that has stopped them stands where the hand was."""
    match = Match.start("chrononauts", NAMES[:2], explicit_setup(players=2, first="seat-2"), None, {})
    match.seat_bot(1, "cadet")
    one = evening(match, hire=QuickWorker)
    one.controller.hold(True)
    one.pass_time()
    assert not match.past.steps(), "the bot is to move, and waits"
    one.seat(0)
    one.pass_time()
    assert match.past.steps()


def test_a_phone_that_sleeps_is_silent(evening: Begin) -> None:
    one = window_of(evening)
    one.guests[1].leave()
    one.pass_time()
    assert one.step == "end"


def test_a_phone_buzzes_once_for_each_thing_that_it_is_asked(evening: Begin) -> None:
    one = window_of(evening)
    ada, bruno = one.guests[0], one.guests[1]
    assert (_buzzes(ada), _buzzes(bruno)) == (1, 1)
    one.say(1, "allow")
    assert _buzzes(bruno) == 1, "he has been asked already"
    one.pass_time()
    assert (_buzzes(ada), _buzzes(bruno)) == (2, 1), "it is her turn again"


def test_the_time_to_answer_is_told_to_all_who_are_asked_and_to_nobody_else(evening: Begin) -> None:
    one = window_of(evening)
    ada, bruno, chloe = one.guests.values()
    whole = {"left": 4000, "of": 4000, "held": False}
    assert (_rings(ada), _rings(bruno), _rings(chloe)) == ([], [whole], [whole])
    one.clock.now += 1.0
    one.say(1, "table: hold")
    assert _rings(bruno)[1:] == [{"left": 3000, "of": 4000, "held": True}] == _rings(chloe)[1:]
    one.say(2, "table: go on")
    one.pass_time()
    assert _rings(bruno)[-1] is None


def test_a_page_that_loads_anew_is_no_phone_that_sleeps(evening: Begin) -> None:
    one = window_of(evening)
    one.guests.pop(1).leave()
    one.settle()
    one.phones.look()
    assert one.controller.asleep == frozenset()
    one.door_clock.now += AWAKE_SECONDS
    one.phones.look()
    assert 1 in one.controller.asleep


def _buzzes(guest: Guest) -> int:
    return sum("buzz" in message for message in guest.messages)


def _rings(guest: Guest) -> list[object]:
    return [message["ring"] for message in guest.messages if "ring" in message]
