"""Phones, the curtain and bots in any mixture: robots that read only sheets and say only what these offer."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, resume
from chrononauts_qt.ui.games.chrononauts.control import match_controller
from chrononauts_qt.ui.games.chrononauts.new_game_terms import MEMO_OPTION
from chrononauts_qt.ui.games.chrononauts.phone_sheet import GUESS
from tests.gui.bots.stubs import QuickWorker, some_way
from tests.gui.phones.conftest import Party
from tests.gui.phones.evening import NAMES, WHOLE_RING, Evening
from tests.gui.robot import GAMES_FOLDER, Robot, script
from tests.gui.table.scene import Scene
from tests.property import play
from tests.scenario import explicit_setup

PHONE, CURTAIN, BOT = "phone", "curtain", "bot"
WAYS = (PHONE, CURTAIN, BOT)
MIXTURES = [seats for seats in itertools.product(WAYS, repeat=3) if PHONE in seats]
ACTS = 24
WHOLE_GAMES = ("home", "mission", "hand", "destroyed", "anomalies")


class Round:
    """Three who play: each by phone, behind the curtain, or as a bot."""

    def __init__(self, begin: Callable[..., Evening], seats: tuple[str, ...], path: Path) -> None:
        self.seats = seats
        setup = explicit_setup(players=3, mulligan=True, red=[1912, 1963])
        match = Match.start("chrononauts", NAMES[:3], setup, path, {MEMO_OPTION: "4"})
        for seat, way in enumerate(seats):
            if way == BOT:
                match.seat_bot(seat, "agent")
        self.table = begin(match, hire=QuickWorker)
        self.table.seat(*(seat for seat, way in enumerate(seats) if way == PHONE))
        self._rng = random.Random(" ".join(seats))

    def act(self) -> None:
        """Let whoever is asked do something."""
        table, public = self.table, self.table.controller.public_view()
        if public.step == "window":
            for seat in public.deciding:
                if self.seats[seat] == PHONE:
                    self._say(seat, ["allow", "memo"])
            table.pass_time(60.0)
            return
        seat = public.deciding[0]
        if self.seats[seat] == PHONE:
            self._say(seat)
        elif self.seats[seat] == CURTAIN:
            self._move(seat)
        else:
            table.pass_time(60.0)

    def check(self) -> None:
        """Nothing of a phone is on the screen, and each phone is asked when its seat is."""
        controller = self.table.controller
        public = controller.public_view()
        assert controller.viewer is None or self.seats[controller.viewer] == CURTAIN
        assert controller.wanted is None or self.seats[controller.wanted] == CURTAIN
        for seat, guest in self.table.guests.items():
            assert (guest.sheet["tone"] == "yours") == (seat in public.deciding)
            hand = [card["id"] for block in guest.blocks("cards")[-1:] for card in block["cards"]]
            assert hand == list(controller.view_of(seat).hand)

    def _say(self, seat: int, words: list[str] | None = None) -> None:
        """Say one of what the sheet offers; only a Memo that is not held, and a claim, may be refused."""
        guest = self.table.guests[seat]
        told = [said for said in guest.offers() if not said.startswith(("table: ", "claim"))]
        assert told
        if words is not None:
            assert told == words[::-1]
        said = self._rng.choice(sorted(told))
        ack = self.table.say(seat, said)
        assert "no" not in ack or said == "memo"

    def _move(self, seat: int) -> None:
        controller = self.table.controller
        if controller.sole is None and controller.viewer != seat:
            assert controller.wanted == seat
            controller.lift(seat)
        assert controller.viewer == seat
        assert controller.submit(seat, some_way(controller.view()))
        self.table.settle()


@pytest.mark.parametrize("seats", MIXTURES, ids=["-".join(seats) for seats in MIXTURES])
def test_any_mixture_plays(evening: Callable[..., Evening], seats: tuple[str, ...], tmp_path: Path) -> None:
    """And what is written down is the game, with no word about phones."""
    round_ = Round(evening, seats, tmp_path / "game.chrononauts")
    done = 0
    for _ in range(ACTS):
        if round_.table.step == "over":
            break
        round_.check()
        round_.act()
        done += 1
    assert len(round_.table.match.past.steps()) >= done // 2
    kept = resume(journal.read(tmp_path / "game.chrononauts"))
    assert kept.state.events == round_.table.match.state.events
    assert "phone" not in (tmp_path / "game.chrononauts").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_a_whole_game_by_phone_is_the_one_by_mouse(
    evening: Callable[..., Evening], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The games of `tests/gui/test_whole_games.py`; that silence is written down in the place of an OK."""
    kept = journal.read(GAMES_FOLDER / f"{name}.chrononauts")
    chances = [chance for record in kept.records for chance in record.chances]
    times = [chance.result[0] for chance in chances if chance.kind == "clock"]
    monkeypatch.setattr(match_controller, "time_of_day", lambda: times[0])
    match, actions = script(name)
    table = evening(match)
    table.seat(*range(len(match.names)))
    waiting = [(seat, action) for seat, action in actions if action.verb != "allow"]
    while waiting:
        if table.step == "window" and waiting[0][1].verb != "memo":
            table.pass_time()
            continue
        seat, action = waiting.pop(0)
        assert "no" not in say(table, seat, action)
        if action.verb == "memo":
            table.pass_time()
    while table.step == "window":
        table.pass_time()
    assert [(step.seat, step.action) for step in match.past.steps() if step.action.verb != "allow"] == [
        (seat, action) for seat, action in actions if action.verb != "allow"
    ]
    assert table.step == "over"
    assert all(guest.sheet["tone"] == "over" for guest in table.guests.values())


def say(table: Evening, seat: int, action: Action) -> dict[str, Any]:
    """Let a phone say what a script has."""
    if action.verb != "guess":
        assert str(action) in table.guests[seat].offers()
        return table.say(seat, str(action))
    hours, minutes = map(int, action.text.removeprefix("guess ").split(":"))
    return table.say(seat, GUESS, hours=hours, minutes=minutes)


def test_a_guess_by_phone_may_own_up_to_a_clock(evening: Callable[..., Evening]) -> None:
    table = evening(explicit_setup(players=2, first="guess"))
    table.seat(0, 1)
    table.say(0, "saw-clock")
    table.say(1, GUESS, hours=23, minutes=59)
    assert table.step == "play"
    assert table.controller.public_view().seat_to_move == 1


def test_a_number_out_of_its_bounds_is_not_said(evening: Callable[..., Evening]) -> None:
    table = evening(explicit_setup(players=2, first="guess"))
    (guest, _) = table.seat(0, 1)
    for fields in ({"hours": 24, "minutes": 0}, {"hours": 1}, {"hours": 1, "minutes": 1, "seconds": 1}):
        moment = guest.sheet["moment"]
        guest.send({"say": GUESS, "with": fields, "moment": moment, "id": 9})
        table.settle()
    assert table.match.past.steps() == []
    assert not any("ack" in message for message in guest.messages)
    assert not guest.is_gone


# -- in the window ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [(PHONE, CURTAIN, CURTAIN), (CURTAIN, PHONE, CURTAIN)], ids="-".join)
def test_phones_beside_the_mouse(party: Callable[..., Party], seats: tuple[str, ...]) -> None:
    """Three whole turns: whoever has no phone lifts the curtain and plays with the mouse as ever."""
    table = party(players=3, red=[1912, 1963])
    for seat, way in enumerate(seats):
        if way == PHONE:
            table.seat(seat)
    table.begin()
    robot = Robot(table.window, table.scene.clock)
    rng = random.Random("mouse")
    while table.scene.public.turn <= 3:
        one_act(table, robot, rng)
    assert {int(line.partition(":")[0]) for line in table.scene.written()} == {1, 2, 3}


def one_act(table: Party, robot: Robot, rng: random.Random) -> None:
    """Let whoever is asked do something, by phone or by mouse."""
    scene: Scene = table.scene
    if scene.public.step == "window":
        scene.pass_time(WHOLE_RING)
        table.settle()
        return
    seat = scene.public.deciding[0]
    ways = [way for way in scene.controller.view_of(seat).actions if way.verb != "claim"]
    action = play.choose(rng, ways)
    if seat in table.guests:
        assert not scene.table.sheets.curtain.isVisible()
        assert "no" not in table.guests[seat].say(str(action))
    else:
        robot.act(seat, action)
    table.settle()
