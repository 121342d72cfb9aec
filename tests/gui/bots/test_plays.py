"""A bot's move: asked with its own view, shown after a pause, and never that of a position gone by."""

from __future__ import annotations

import pytest

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.ranks import CAPS, Thought
from chrononauts_qt.games.chrononauts.actions import MEMO
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.shelf import RANKS
from chrononauts_qt.ui.games.chrononauts.control import match_controller
from chrononauts_qt.ui.games.chrononauts.control.match_controller import BEGINNING
from chrononauts_qt.ui.table.bots import PACES
from tests.gui.bots.conftest import Lay
from tests.gui.bots.stubs import SlowWorker
from tests.gui.robot import HandClock

HANDS = {0: ("dodo", "patch-1929"), 1: ("patch-1918", "patch-1917"), 2: ("patch-1933", "patch-1962")}
NORMAL = PACES["normal"]


def test_a_bot_is_asked_what_its_seat_sees_and_nothing_else(lay: Lay, worker: SlowWorker) -> None:
    """R-314: the view of the seat itself, once."""
    controller = lay(3, {1: "chief", 2: "cadet"}, hands=HANDS)
    (asked,) = worker.asked
    assert (asked.game, asked.rank, asked.view.seat) == ("chrononauts", "chief", 0)
    assert asked.view == controller.game.view(controller.match.state, 0)
    controller.tick()
    assert len(worker.asked) == 1


def test_nobody_is_asked_where_no_bot_sits(lay: Lay, worker: SlowWorker) -> None:
    controller = lay(3, {}, hands=HANDS)
    controller.submit(0, controller.view_of(0).actions[0])
    controller.tick()
    assert worker.asked == []


def test_the_worker_is_prepared_with_the_table_and_for_who_sits_down(lay: Lay, worker: SlowWorker) -> None:
    controller = lay(3, {1: "agent"}, hands=HANDS)
    assert worker.prepared == ["agent"]
    controller.hand_over(1, "chief")
    assert worker.prepared[1:] == ["agent", "chief"]


def test_a_move_is_shown_after_the_pause_and_not_before(
    lay: Lay, worker: SlowWorker, clock: HandClock
) -> None:
    controller = lay(3, {1: "agent"}, hands=HANDS)
    worker.say(0, "discard")
    clock.now += NORMAL - 0.01
    controller.tick()
    assert controller.public_view().step == "play"
    clock.now += 0.02
    controller.tick()
    assert controller.public_view().step == "kill"


def test_a_move_that_takes_longer_than_the_pause_is_shown_when_it_is_there(
    lay: Lay, worker: SlowWorker, clock: HandClock
) -> None:
    controller = lay(3, {1: "agent"}, hands=HANDS)
    clock.now += 10
    controller.tick()
    assert controller.public_view().step == "play"
    worker.say(0, "discard")
    controller.tick()
    assert controller.public_view().step == "kill"


@pytest.mark.parametrize("pace", sorted(PACES))
def test_the_pace_is_that_of_the_settings(lay: Lay, worker: SlowWorker, clock: HandClock, pace: str) -> None:
    """From the first move on: the table tells the pace when bots are thinking already."""
    controller = lay(3, {1: "agent"}, hands=HANDS)
    controller.bots.pace = lambda: PACES[pace]
    worker.say(0, "discard")
    clock.now += max(PACES[pace] * BEGINNING, controller.bots.least) - 0.01
    assert controller.bots.due() is None
    clock.now += 0.02
    assert controller.bots.due() is not None


@pytest.mark.parametrize("pace", sorted(PACES))
@pytest.mark.parametrize("rank", RANKS)
def test_the_moment_of_a_move_tells_nothing_of_the_thinking(
    lay: Lay, worker: SlowWorker, clock: HandClock, rank: str, pace: str
) -> None:
    """R-314: a hand that is soon thought out is played no sooner than one that takes the whole cap."""
    moments = []
    for thinks in (0.0, CAPS[rank]):
        controller = lay(3, {1: rank}, hands=HANDS)
        controller.bots.pace = lambda: PACES[pace]
        began = clock.now
        while controller.public_view().step == "play":
            if clock.now - began >= thinks:
                worker.say(0, "discard")
            controller.tick()
            clock.now += 1 / 64
        moments.append(clock.now - began)
    assert moments[0] == moments[1]


def test_what_was_thought_about_an_earlier_position_is_not_heard(
    lay: Lay, worker: SlowWorker, clock: HandClock
) -> None:
    controller = lay(3, {1: "agent"}, hands=HANDS)
    first = worker.open_of(0)
    controller.submit(0, first.view.actions[-1])
    assert first.number in worker.forgotten
    clock.now += 10
    before = len(controller.match.past)
    worker.thought.emit(first.number, worker.insist(first.number))
    controller.tick()
    assert len(controller.match.past) == before


def test_a_move_that_nobody_hears_of_moves_the_game_on_as_well(
    lay: Lay, worker: SlowWorker, clock: HandClock
) -> None:
    """R-304: who keeps the rest of a hand says nothing, and is asked anew for the end of the turn."""
    controller = lay(3, {1: "agent"}, hands=HANDS)
    for verb in ("discard", "keep", "end"):
        worker.say(0, verb)
        clock.now += 10
        controller.tick()
    assert controller.public_view().seat_to_move == 1


def test_bots_guess_the_time_each_at_once_and_the_last_guess_meets_the_clock(
    lay: Lay, worker: SlowWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R-208: by bots alone; nobody waits for a pause, since nobody sees a guess."""
    monkeypatch.setattr(match_controller, "time_of_day", lambda: "17:20")
    controller = lay(3, {1: "agent", 2: "cadet", 3: "chief"}, first="guess", mulligan=True)
    told: list[Event] = []
    controller.happened.connect(told.extend)
    assert sorted(asked.view.seat or 0 for asked in worker.asked) == [0, 1, 2]
    for seat in (2, 0, 1):
        worker.say(seat, "guess")
        controller.tick()
    assert next(event for event in told if event.name == "TimeGuessed").data["clock"] == 17 * 60 + 20
    assert controller.public_view().step == "mulligan"
    begins = controller.public_view().deciding[0]
    assert worker.open_of(begins).view.step == "mulligan"
    steps = [asked.view.step for asked in worker.asked]
    assert steps.count("guess") == 3, "nobody is asked anew because another has guessed"


@pytest.mark.parametrize("rank", ["cadet", "chief"])
def test_a_move_that_is_not_allowed_is_replaced_and_never_tried_again(
    lay: Lay, worker: SlowWorker, clock: HandClock, rank: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever thinks for a bot: the Agent decides, nobody reads a refusal, and the game goes on."""
    controller = lay(3, {1: rank}, hands=HANDS)
    told: list[str] = []
    controller.refused.connect(lambda words, rule: told.append(words))
    asked = worker.open_of(0)
    worker.thought.emit(asked.number, Thought(Advice(MEMO, "spare"), rank))
    clock.now += 10
    controller.tick()
    assert told == []
    assert controller.public_view().step != "play"
    assert f"rank {rank}" in caplog.text


def test_an_answer_in_a_window_that_is_not_allowed_is_replaced(
    lay: Lay, worker: SlowWorker, clock: HandClock
) -> None:
    """R-1014: at the moment at which all answer."""
    controller = lay(3, {1: "agent", 2: "chief", 3: "chief"}, hands={**HANDS, 0: ("dodo",)})
    told: list[str] = []
    controller.refused.connect(lambda words, rule: told.append(words))
    worker.say(0, "play")
    clock.now += 10
    controller.tick()
    assert controller.public_view().step == "window"
    for seat in (1, 2):
        worker.thought.emit(worker.open_of(seat).number, Thought(Advice(MEMO, "spare"), "chief"))
    clock.now += 10
    controller.tick()
    assert (controller.public_view().step, told) == ("end", [])


def test_bots_wait_while_nobody_can_follow_them(lay: Lay, worker: SlowWorker, clock: HandClock) -> None:
    controller = lay(3, {1: "agent"}, hands=HANDS)
    worker.say(0, "discard")
    controller.is_watched = lambda: False
    controller.tick()
    clock.now += 100
    controller.tick()
    assert controller.public_view().step == "play"
    controller.is_watched = lambda: True
    controller.tick()
    clock.now += NORMAL + 0.01
    controller.tick()
    assert controller.public_view().step == "kill"


def test_a_left_table_thinks_no_more(lay: Lay, worker: SlowWorker) -> None:
    controller = lay(3, {1: "agent"}, hands=HANDS)
    controller.stop()
    assert worker.stopped == 1
    assert worker.asked[0].number in worker.forgotten


def test_whoever_leaves_a_seat_takes_along_what_was_still_to_be_read(lay: Lay) -> None:
    """R-209: a new Identity is read by its owner first, by no bot, and nobody else's is forgotten."""
    controller = lay(3, {}, first="seat-1", mulligan=True)
    controller.lift(0)
    controller.exchange_identity(0)
    assert controller.asked == (0,)
    controller.hand_over(2, "agent")
    assert controller.asked == (0,), "somebody else has left"
    controller.hand_over(0, "agent")
    assert controller.asked == (1,)
