"""What a controller does for a game of which it knows nothing: several are asked at once, and time runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.ranks import AGENT, Thought
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.game import Decision
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.take_back import Offer, offered
from chrononauts_qt.ui.table.live_controller import LiveController
from tests import pact
from tests.gui.bots.stubs import SlowWorker
from tests.gui.robot import HandClock
from tests.pact import rules
from tests.pact.actions import PASS, Action, offer
from tests.pact.state import State, View
from tests.session.every_game import with_pact

GLASS = 60.0
ADA, CLEO, BO = range(3)
Seat = Callable[..., LiveController]


@pytest.fixture(scope="module", autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with with_pact():
        yield


@pytest.fixture
def worker() -> SlowWorker:
    return SlowWorker()


@pytest.fixture
def seat(qapp: QApplication, clock: HandClock, worker: SlowWorker) -> Seat:
    """Return what seats three people, of whom bots stand in for some; the test calls `tick`."""

    def seated(*bots: int) -> LiveController:
        match = Match.start(pact.ID, ("Ada", "Cleo", "Bo"), rules.quick_setup(3, "table"))
        for bot in bots:
            match.seat_bot(bot, AGENT)
        found = LiveController(match, None, clock, hire=lambda: worker, glass=GLASS)
        found._timer.setInterval(10**8)
        return found

    return seated


def seen(controller: LiveController) -> View:
    """Return what the screen may show."""
    view = controller.view()
    assert isinstance(view, View)
    return view


def think(worker: SlowWorker, seat: int, action: Action) -> None:
    """Let the bot of a seat come to a decision."""
    worker.thought.emit(worker.open_of(seat).number, Thought(Advice(action, "spare"), AGENT))


def some_offer(controller: LiveController, seat: int, partner: int) -> Action:
    """Return an offer that a seat can make: it is not listed among what it may say."""
    return offer((controller.match.state.hands[seat][0],), partner, controller.match.state.hands[partner][0])


# -- who may look -----------------------------------------------------------------------------------


def test_of_several_who_are_asked_one_looks_after_the_other(seat: Seat) -> None:
    controller = seat(CLEO)
    hands = controller.match.state.hands
    for person, following in ((ADA, BO), (BO, None)):
        assert (controller.viewer, seen(controller).stones) == (None, ())
        assert (controller.wanted, controller.needs_handover) == (person, True)
        controller.lift(person)
        assert controller.decides
        assert seen(controller).stones == tuple(hands[person])
        assert controller.play(PASS)
        assert controller.wanted == following
    assert (controller.viewer, seen(controller).stones) == (None, ())


def test_any_of_them_may_look_first_and_goes_on_looking_when_another_answers(
    seat: Seat, worker: SlowWorker, clock: HandClock
) -> None:
    controller = seat(CLEO)
    assert controller.asked == (ADA, BO)
    controller.lift(BO)
    think(worker, CLEO, PASS)
    clock.now += controller.bots.pause
    controller.tick()
    assert controller.public_view().deciding == (ADA, BO)
    assert (controller.viewer, controller.decides) == (BO, True)
    controller.play(PASS)
    assert (controller.viewer, controller.wanted) == (None, ADA)


def test_whoever_calls_for_the_screen_looks_next(seat: Seat) -> None:
    controller = seat()
    controller.lift(ADA)
    controller.call(BO)
    assert (controller.viewer, controller.wanted) == (None, BO)
    controller.lift(BO)
    controller.play(PASS)
    controller.call(BO)
    assert controller.wanted == ADA, "who has answered is not asked"


def test_the_only_person_looks_all_the_time(seat: Seat) -> None:
    controller = seat(CLEO, BO)
    assert (controller.viewer, controller.decides) == (ADA, True)
    controller.play(PASS)
    assert (controller.viewer, controller.decides) == (ADA, False)


def test_what_was_said_between_two_is_told_without_its_stones(seat: Seat) -> None:
    controller, heard = seat(), list[Event]()
    controller.happened.connect(heard.extend)
    assert controller.submit(ADA, some_offer(controller, ADA, BO))
    (made,) = heard
    assert made.name == "OfferMade"
    assert not {"gives", "wants"} & made.data.keys()
    assert made.private == {}


# -- bots -------------------------------------------------------------------------------------------


def test_a_bot_sees_its_own_hand_and_may_say_what_is_not_listed(
    seat: Seat, worker: SlowWorker, clock: HandClock
) -> None:
    controller = seat(CLEO)
    view: object = worker.open_of(CLEO).view
    assert view == rules.view(controller.match.state, CLEO)
    said = some_offer(controller, CLEO, ADA)
    assert said not in controller.view_of(CLEO).actions
    think(worker, CLEO, said)
    controller.tick()
    assert seen(controller).offer is None, "it is waited for its moment"
    clock.now += controller.bots.pause
    controller.tick()
    assert controller.match.state.offer == (CLEO, said)


def test_a_bot_is_asked_anew_when_another_has_answered(seat: Seat, worker: SlowWorker) -> None:
    controller = seat(CLEO)
    first = worker.open_of(CLEO)
    controller.submit(ADA, PASS)
    view: object = worker.open_of(CLEO).view
    assert view == rules.view(controller.match.state, CLEO)
    assert worker.forgotten == [first.number]


def test_in_the_place_of_an_offer_that_cannot_be_made_the_agent_decides(
    seat: Seat, worker: SlowWorker, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    controller = seat(CLEO)
    think(worker, CLEO, offer(("stone-1",), CLEO, "stone-1"))
    assert "rank agent would “offer”" in caplog.text
    assert "stone" not in caplog.text
    clock.now += controller.bots.pause
    controller.tick()
    assert CLEO not in controller.public_view().deciding


# -- time -------------------------------------------------------------------------------------------


def test_when_the_glass_is_empty_the_round_is_over_whoever_has_not_answered(
    seat: Seat, clock: HandClock
) -> None:
    controller, told, left = seat(CLEO), list[str](), list[float]()
    controller.happened.connect(lambda events: told.extend(event.name for event in events))
    controller.ring_changed.connect(left.append)
    controller.lift(ADA)
    clock.now += GLASS / 2
    controller.play(PASS)
    clock.now += GLASS / 4
    controller.tick()
    assert (told, left, controller.stamp) == (["SeatPassed"], [0.25], 45_000)
    clock.now += GLASS
    controller.tick()
    assert told[1:] == ["TimeUp", "RoundBegan"]
    assert controller.match.stamp == 60_000
    controller.tick()
    controller.tick()
    assert controller.public_view().outcome is not None
    assert (controller.stamp, controller.wanted) == (None, None)


def test_time_runs_by_itself_where_no_bot_plays(seat: Seat, clock: HandClock, qtbot: QtBot) -> None:
    controller = seat()
    controller._timer.setInterval(0)
    clock.now += GLASS
    qtbot.waitUntil(lambda: controller.public_view().outcome is not None)


def test_the_glass_is_turned_when_time_begins_to_run(
    seat: Seat, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    pending = rules.pending

    def from_the_second_round(state: State) -> dict[int, Decision]:
        owed = pending(state)
        return owed if state.turn > 1 else {who: replace(says, deadline=None) for who, says in owed.items()}

    monkeypatch.setattr(rules, "pending", from_the_second_round)
    controller = seat()
    clock.now += 2 * GLASS
    controller.tick()
    assert (controller.public_view().turn, controller.stamp) == (1, None)
    for person in (ADA, CLEO, BO):
        controller.submit(person, PASS)
    assert (controller.public_view().turn, controller.stamp) == (2, 0)


def test_time_stands_still_while_it_is_held_or_nobody_looks(seat: Seat, clock: HandClock) -> None:
    controller = seat(CLEO)
    controller.lift(ADA)
    for stop in (controller.hold, controller.leave):
        stop(True)
        clock.now += 2 * GLASS
        controller.tick()
        stop(False)
    assert (controller.stamp, controller.public_view().turn) == (0, 1)
    assert controller.viewer is None, "whoever left the screen lifts the curtain again"


def test_for_the_only_person_time_stands_still_behind_the_curtain(seat: Seat, clock: HandClock) -> None:
    controller = seat(CLEO, BO)
    controller.cover()
    controller.tick()
    clock.now += 2 * GLASS
    controller.tick()
    assert (controller.stamp, controller.public_view().turn) == (0, 1)


def test_a_stopped_glass_stays_so_when_others_sit_down_and_runs_on_for_one(
    seat: Seat, clock: HandClock
) -> None:
    controller = seat()
    controller.hold(True)
    controller.hand_over(BO, AGENT)
    assert controller.is_held
    clock.now += 10
    controller.hand_over(CLEO, AGENT)
    assert not controller.is_held
    clock.now += 5
    assert controller.stamp == 5000


# -- the way back -----------------------------------------------------------------------------------


def test_an_answer_is_taken_back_if_all_people_agree(seat: Seat) -> None:
    controller = seat()
    controller.lift(ADA)
    controller.play(PASS)
    found = offered(controller.match)
    assert isinstance(found, Offer)
    assert found.asked == (ADA, CLEO, BO)
    controller.lift(CLEO)
    assert controller.take_back(found)
    assert (controller.viewer, controller.asked) == (None, (ADA, CLEO, BO))


def test_an_offer_that_stands_is_not_taken_back(seat: Seat) -> None:
    controller = seat()
    controller.submit(ADA, some_offer(controller, ADA, BO))
    assert offered(controller.match) == Reason("take-back-offer")
