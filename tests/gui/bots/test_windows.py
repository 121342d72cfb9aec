"""Memo windows with bots: nobody can tell by time who of them holds a Memo (R-1014)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from chrononauts_qt.bots.ranks import CAPS
from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.table.bots import HELD, ON_THE_WAY, PACES, Bots
from tests.gui.bots.conftest import Lay
from tests.gui.bots.stubs import SlowWorker
from tests.gui.robot import HandClock

PLAIN = {0: ("dodo",), 1: ("patch-1929",), 2: ("patch-1933",), 3: ("ark",)}
STEP = 1 / 16
EVERYBODY = {1: "chief", 2: "agent", 3: "cadet", 4: "chief"}


class Said(NamedTuple):
    """An answer in a Memo window, and when it was given, in seconds after the opening."""

    at: float
    seat: int
    action: str


class Listener:
    """Writes down every answer in Memo windows with its time since the last play."""

    def __init__(self, controller: MatchController, clock: HandClock) -> None:
        self.said: list[Said] = []
        self._clock, self._began = clock, clock.now
        self._submit = controller.match.submit
        controller.match.submit = self._hear  # type: ignore[method-assign, assignment]

    def _hear(self, seat: int, action: Action, *rest: Any) -> Any:
        if action.verb == "play":
            self._began = self._clock.now
        else:
            self.said.append(Said(self._clock.now - self._began, seat, action.text))
        return self._submit(seat, action, *rest)


def open_window(controller: MatchController, worker: SlowWorker, clock: HandClock) -> Listener:
    """Let seat 1 play its dodo, a bot or a person, and listen from there on."""
    listener = Listener(controller, clock)
    if 0 in controller.match.bots:
        worker.say(0, "play")
        clock.now += 5
        controller.tick()
    else:
        controller.lift(0)
        controller.submit(0, next(way for way in controller.view().actions if way.text == "play dodo"))
    return listener


def run(
    lay: Lay, worker: SlowWorker, clock: HandClock, ranks: dict[int, str], holder: int, thinks: float
) -> list[Said]:
    """Play a dodo from seat 1, let every bot be done thinking after so many seconds, and listen.

    `holder` is the 1-based seat that holds a Memo, 0: nobody; with a Memo a bot stays silent all the same.
    """
    memos = {holder - 1: ("memo", *PLAIN[holder - 1])} if holder else {}
    controller = lay(4, ranks, hands={**PLAIN, **memos})
    listener = open_window(controller, worker, clock)
    for step in range(round(6 / STEP)):
        if round(thinks / STEP) == step:
            for seat in controller.bots.deciding():
                worker.say(seat, "allow")
        controller.tick()
        if controller.public_view().step != "window":
            break
        clock.now += STEP
    return listener.said


def times(said: list[Said]) -> list[tuple[float, int]]:
    return [(one.at, one.seat) for one in said]


COMPANIES = {
    "bots alone": EVERYBODY,
    "one person, who played": {2: "chief", 3: "agent", 4: "cadet"},
    "two people": {3: "agent", 4: "chief"},
    "two people, a bot played": {1: "cadet", 4: "chief"},
}


@pytest.mark.parametrize("company", COMPANIES)
def test_the_moment_of_answers_is_the_same_with_and_without_a_memo(
    lay: Lay, worker: SlowWorker, clock: HandClock, company: str
) -> None:
    """R-1014: whatever anybody holds, and however long bots think, all answer at one moment, in order."""
    ranks = COMPANIES[company]
    seen = [
        times(run(lay, worker, clock, ranks, holder, thinks))
        for holder in (0, *(seat for seat in ranks if seat > 1))
        for thinks in (0.0, 0.3, 99.0)
    ]
    moment = 4.0 if "people" in company else max(max(CAPS.values()) + ON_THE_WAY, PACES["normal"] * HELD)
    assert [seat for _, seat in seen[0]] == [1, 2, 3]
    assert [at for at, _ in seen[0]] == [pytest.approx(moment, abs=STEP)] * 3
    assert all(one == seen[0] for one in seen)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Plant a leak: a bot that can only stay silent says so at once."""
    ask = Bots.ask

    def hurry(bots: Bots) -> None:
        ask(bots)
        match = bots._match
        for seat in bots.deciding():
            view = match.view(seat)
            if view.step == "window" and len(view.actions) == 1:
                match.submit(seat, view.actions[0])

    monkeypatch.setattr(Bots, "ask", hurry)
    return iter(())


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("company", COMPANIES)
def test_a_bot_that_answers_at_once_without_a_memo_is_caught(
    lay: Lay, worker: SlowWorker, clock: HandClock, company: str
) -> None:
    ranks = COMPANIES[company]
    holder = max(ranks)
    with_memo = run(lay, worker, clock, ranks, holder, 99.0)
    without = run(lay, worker, clock, ranks, 0, 99.0)
    assert times(with_memo) != times(without)


@pytest.mark.parametrize("company", COMPANIES)
def test_a_memo_of_a_bot_falls_at_the_same_moment(
    lay: Lay, worker: SlowWorker, clock: HandClock, company: str
) -> None:
    """R-1010, R-1014: and what was due after it is forgotten, for it opens a window of its own."""
    ranks = COMPANIES[company]
    silent = times(run(lay, worker, clock, ranks, 0, 0.0))
    controller = lay(4, ranks, hands={**PLAIN, 3: ("memo", "ark")})
    listener = open_window(controller, worker, clock)
    worker.say(3, "memo")
    while len(controller.public_view().playing) == 1:
        clock.now += STEP
        controller.tick()
    assert (listener.said[-1].seat, listener.said[-1].action) == (3, "memo")
    assert listener.said[-1].at == pytest.approx(silent[-1][0], abs=STEP + 0.01)
    assert controller.public_view().deciding == (0, 1, 2)


def test_every_bot_is_asked_at_the_opening_whatever_it_holds(
    lay: Lay, worker: SlowWorker, clock: HandClock
) -> None:
    run(lay, worker, clock, EVERYBODY, 3, 99.0)
    asked = [one.view.seat for one in worker.asked if one.view.step == "window"]
    assert asked == [1, 2, 3]


def test_the_only_person_with_a_memo_is_waited_for(lay: Lay, worker: SlowWorker, clock: HandClock) -> None:
    """R-1014, experience 3.5: without limit; the answer lets the bots answer at once."""
    ranks = {1: "cadet", 3: "agent", 4: "chief"}
    controller = lay(4, ranks, hands={**PLAIN, 1: ("memo", "patch-1929")})
    open_window(controller, worker, clock)
    assert controller.looking == 1
    for _ in range(50):
        clock.now += 100
        controller.tick()
    assert controller.public_view().deciding == (1, 2, 3)
    worker.say(2, "allow")
    worker.say(3, "allow")
    controller.never_mind()
    assert controller.looking is None
    assert controller.viewer == 1
    controller.tick()
    assert controller.public_view().step == "end"


def test_the_only_person_without_a_memo_is_not_asked(lay: Lay, worker: SlowWorker, clock: HandClock) -> None:
    said = run(lay, worker, clock, {1: "cadet", 3: "agent", 4: "chief"}, 0, 0.0)
    assert [seat for _, seat in times(said)] == [1, 2, 3]
    assert [at for at, _ in times(said)] == [pytest.approx(PACES["normal"] * HELD, abs=STEP)] * 3


def test_the_only_person_plays_a_memo_and_bots_are_asked_about_it(
    lay: Lay, worker: SlowWorker, clock: HandClock
) -> None:
    """R-1010: the Memo opens a window of its own."""
    controller = lay(4, {1: "cadet", 3: "agent", 4: "chief"}, hands={**PLAIN, 1: ("memo", "patch-1929")})
    open_window(controller, worker, clock)
    assert controller.memo(1)
    assert controller.looking is None
    assert [asked.view.seat for asked in worker.asked[-3:]] == [0, 2, 3]
    clock.now += 5
    controller.tick()
    assert controller.public_view().step == "end"
    assert controller.public_view().players[0].table == ()


def test_a_window_that_was_left_open_lasts_its_whole_time_again(
    lay: Lay, worker: SlowWorker, clock: HandClock
) -> None:
    """R-1014: where a game is resumed in a Memo window, bots need not answer before they have thought."""
    controller = lay(4, EVERYBODY, hands=PLAIN)
    open_window(controller, worker, clock)
    again = MatchController(controller.match, 4.0, clock, hire=lambda: worker)
    again.tick()
    clock.now += again.bots.answer_pause - 0.01
    again.tick()
    assert (again.public_view().step, worker.insisted) == ("window", [])
    clock.now += 0.02
    again.tick()
    assert again.public_view().step == "end"


STOPS: dict[str, Callable[[MatchController], object]] = {
    "the button": lambda controller: controller.hold(True),
    "a look": lambda controller: controller.look(0),
    "another program": lambda controller: controller.leave(True),
}


@pytest.mark.parametrize("stop", STOPS.values(), ids=STOPS)
def test_another_rank_lets_nobody_go_on_who_was_waited_for(
    lay: Lay, clock: HandClock, stop: Callable[[MatchController], object]
) -> None:
    """R-1014: the ring that a person holds, or that stands still for a look, stays so."""
    hands = {**PLAIN, 0: ("patch-1929",), 1: ("patch-1933",), 2: ("dodo",)}
    controller = lay(4, {2: "agent", 4: "chief"}, hands=hands, first="seat-3")
    controller.submit(2, next(way for way in controller.view_of(2).actions if way.verb == "play"))
    stop(controller)
    held = controller.is_held
    controller.hand_over(3, "cadet")
    assert controller.is_held == held
    clock.now += 100
    controller.tick()
    assert controller.public_view().step == "window"


def test_nobody_asks_for_a_look_in_the_name_of_a_bot(lay: Lay, worker: SlowWorker, clock: HandClock) -> None:
    controller = lay(4, {3: "agent", 4: "chief"}, hands=PLAIN)
    open_window(controller, worker, clock)
    assert [controller.may_look(seat) for seat in range(4)] == [False, True, False, False]
    assert not controller.look(2)
    assert controller.looking is None
