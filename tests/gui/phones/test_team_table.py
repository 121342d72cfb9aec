"""The big screen of Dungeon Time while some have their hands on phones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chrononauts_qt.games.dungeon_time.cards import KINDS, needs_of
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.dungeon_time import count_in
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.phones.phones import Phones
from chrononauts_qt.wire.line import AWAKE_SECONDS
from tests.gui.desks import controller_of, screen_of
from tests.gui.dungeon_time.games import GAME
from tests.gui.phones.guest import Guest, until
from tests.gui.phones.team_evening import items_of
from tests.gui.program import NewWindow, settle
from tests.gui.robot import HandClock
from tests.gui.secrecy.conftest import new_window

__all__ = ["new_window"]


class TeamTable:
    """Ada and Chloé have phones, Bruno plays at the screen."""

    def __init__(self, window: Any, clock: HandClock, **setup: Any) -> None:
        self.window, self.clock = window, clock
        options = {"seconds": "300", "id": "0" * 16}
        names = ("Ada", "Bruno", "Chloé")
        window.open_match(Match.start(GAME, names, Setup(3, "table", **setup), None, options))
        controller = controller_of(window)
        assert isinstance(controller, DungeonController)
        self.controller = controller
        self.phones = Phones(controller, clock, controller)
        self.phones.door.open("127.0.0.1", 0)
        self.guests = {seat: Guest(self.phones.link(seat)) for seat in (0, 2)}
        for guest in self.guests.values():
            until(lambda guest=guest: guest.has_sheet, "a sheet")  # type: ignore[misc]  # bound now
        self.settle()

    @property
    def screen(self) -> DungeonScreen:
        """The table."""
        screen = screen_of(self.window)
        assert isinstance(screen, DungeonScreen)
        return screen

    def settle(self) -> None:
        """Let everybody see and hear what is due."""
        settle()
        until(lambda: self.phones.is_quiet, "all sheets are sent")
        for guest in self.guests.values():
            if not guest.is_gone:
                guest.sync()

    def say(self, seat: int, words: str) -> None:
        """Let a phone say something that is done."""
        assert self.guests[seat].say(words).keys() == {"ack"}
        self.settle()


@pytest.fixture
def table(
    new_window: NewWindow, clock: HandClock, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., TeamTable]:
    """Return what lays a table at which two have phones."""
    monkeypatch.setattr(count_in, "SECOND_MS", 10**8)
    return lambda **setup: TeamTable(new_window(), clock, **setup)


@pytest.mark.rule("DT-207", "DT-301", "DT-803", "DT-1006")
def test_phones_beside_the_screen(table: Callable[..., TeamTable]) -> None:
    """What is said by phone is seen as what is clicked, and the other way round."""
    one = table()
    one.say(2, "turn-glass")
    phase = one.screen.phase
    one.clock.now += 1
    one.say(0, items_of(one.guests[0])[3]["say"])
    one.clock.now += 1
    assert phase.hands.play(1, 0)
    one.settle()
    assert one.controller.seen().story_size == 2
    numbers = [str(number) for number, _ in one.controller.dealt.hand(0)]
    assert [item["id"] for item in items_of(one.guests[0])] == numbers
    shown = [piece.key for piece in phase.views[0].pieces]
    assert len(shown) == len(numbers)
    held = [card for seat in range(3) for _, card in one.controller.dealt.hand(seat)]
    kind = next(card for card in held if card in KINDS)
    one.say(2, f"call {kind}")
    assert one.screen.talk.said[0].seat == 2
    assert kind in one.screen.talk.said[0].words.casefold()
    glowing = [piece.face.card for view in phase.views for piece in view.pieces if piece.face.glows]
    assert glowing == [kind] * held.count(kind)
    one.say(0, "pause")
    assert one.screen.pause.sheet.isVisible()
    assert one.screen.pause.sheet.why.text() == "Ada has asked for this pause."
    one.say(2, "go-on")
    assert one.guests[0].offers() == ["pause"]
    one.say(0, "pause")
    assert one.guests[2].sheet["state"] == "Pause", "the counting back is over"
    one.say(2, "go-on")
    for count in (3, 2, 1):
        assert one.guests[0].sheet["state"] == f"On again in {count}"
        assert not [item["say"] for item in items_of(one.guests[0]) if item["say"]]
        one.screen.pause.count._count()
        one.settle()
    assert not one.controller.is_at_rest
    assert one.guests[0].sheet["state"] == "Everybody plays at once"


def test_whose_phone_sleeps_is_said(table: Callable[..., TeamTable]) -> None:
    one = table()
    assert one.screen.phase.heads[0]._notes == ("by phone",)
    one.say(2, "turn-glass")
    one.guests.pop(0).leave()
    one.settle()
    one.clock.now += AWAKE_SECONDS
    one.phones.look()
    assert one.screen.phase.heads[0]._notes == ("phone asleep",)
    assert one.screen.talk.said[0].words == "Ada: the phone is asleep"
    one.clock.now += 1
    assert one.screen.phase.hands.play(1, 0), "the phase goes on"


def test_whose_phone_sleeps_is_seen_at_once_where_heroes_are_chosen(table: Callable[..., TeamTable]) -> None:
    one = table(heroes=True)
    assert one.screen.draft.isVisible()
    one.controller.set_asleep(frozenset({0}))
    settle()
    seen = one.window.screen().grabWindow(one.window.winId()).toImage()
    assert seen == one.window.grab().toImage().convertToFormat(seen.format()), "nothing is left to be drawn"


def test_a_phone_tells_no_verdict_before_the_show(moving: None, table: Callable[..., TeamTable]) -> None:
    one = table(phase="resolution", story=("cup", "bow"))
    one.say(0, "reveal")
    show = one.screen.resolution
    assert show is not None
    heard = b"".join(one.guests[2].frames)
    assert show.suspense.is_running
    assert b"Card 1 of 2" not in heard
    show.suspense.finish()
    one.settle()
    assert b"Card 1 of 2" in one.guests[2].frames[-1]
    assert "reveal" in one.guests[2].offers()


@pytest.mark.rule("DT-1009")
def test_everybody_agrees_to_take_back_where_they_sit(table: Callable[..., TeamTable]) -> None:
    need = needs_of("rent-day")[0]
    one = table(phase="resolution", story=("rent-day", "cup"), backpack={need: (1, 0)})
    one.controller.is_still = lambda: True
    one.say(0, "reveal")
    one.say(0, f"choose {need}:0")
    one.say(0, f"drop {need}")
    assert one.controller.seen().step == "resolve"
    one.say(2, "table: take back")
    assert one.screen.back is not None
    one.screen.back.take_back.agree(1)
    for seat in (0, 2):
        assert one.controller.seen().step == "resolve"
        one.say(seat, "table: agree")
    one.settle()
    assert one.controller.seen().step == "failure"
    assert f"choose {need}:0" in one.guests[0].offers(), "and nothing is chosen yet"
    assert "drop none" in one.guests[0].offers()
