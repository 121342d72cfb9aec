"""What is said twice, late or in another order, over lines that are cut, and after a taking back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chrononauts_qt.session.take_back import Offer, offered
from chrononauts_qt.ui.phones import feed
from tests.gui.phones.evening import Evening
from tests.gui.phones.guest import Guest, until
from tests.scenario import explicit_setup

Begin = Callable[..., Evening]
COURSE = (
    (0, "play prevent-assassination on 1963"),
    (1, "memo"),
    (2, "allow"),
    (-1, ""),
    (0, "allow"),
    (2, "memo"),
    (-1, ""),
    (-1, ""),
    (0, "end"),
    (1, "discard ark"),
    (1, "keep"),
    (1, "end"),
)
"""Who says what; -1: the ring becomes empty."""


@pytest.fixture
def table(evening: Begin, tmp_path: Any) -> Evening:
    """Return an evening of three with a journal, all with phones."""
    hands = {1: "prevent-assassination dodo", 2: "memo ark", 3: "memo rongorongo"}
    one = evening(explicit_setup(players=3, hands=hands), tmp_path / "game.chrononauts")
    one.seat(0, 1, 2)
    return one


def message(table: Evening, seat: int, words: str, number: int) -> dict[str, Any]:
    """Return what the page of a seat says when it says this now."""
    assert words in table.guests[seat].offers()
    return {"say": words, "moment": table.guests[seat].sheet["moment"], "id": number}


def acks(guest: Guest, number: int) -> list[dict[str, Any]]:
    """Return the answers to a message."""
    return [said for said in guest.messages if said.get("ack") == number]


def play(table: Evening, deliver: Callable[[int, dict[str, Any]], None]) -> list[str]:
    """Play the course, each message as `deliver` brings it; return the journal."""
    for number, (seat, words) in enumerate(COURSE, 1):
        if seat < 0:
            table.pass_time()
        else:
            deliver(seat, message(table, seat, words, number))
            table.settle()
    return table.written()


def plainly(table: Evening, seat: int, said: dict[str, Any]) -> None:
    table.guests[seat].send(said)


@pytest.fixture
def right(table: Evening) -> list[str]:
    """Return the journal of the course."""
    told = play(table, lambda seat, said: plainly(table, seat, said))
    assert "2: memo" in told
    assert "3: memo" in told
    return told


@pytest.fixture
def again(table: Evening, right: list[str], evening: Begin, tmp_path: Any) -> Evening:
    """Return the same evening anew."""
    hands = {1: "prevent-assassination dodo", 2: "memo ark", 3: "memo rongorongo"}
    one = evening(explicit_setup(players=3, hands=hands), tmp_path / "again.chrononauts")
    one.seat(0, 1, 2)
    return one


def test_what_is_said_twice_is_done_once(again: Evening, right: list[str]) -> None:
    def twice(seat: int, said: dict[str, Any]) -> None:
        for _ in range(2):
            plainly(again, seat, said)
        again.settle()
        assert acks(again.guests[seat], said["id"]) == [{"ack": said["id"]}] * 2
        plainly(again, seat, said)

    assert play(again, twice) == right


def test_what_comes_late_is_not_done(again: Evening, right: list[str]) -> None:
    """Everything that was ever said comes once more after each message, the newest first."""
    said_before: list[tuple[int, dict[str, Any]]] = []

    def with_echoes(seat: int, said: dict[str, Any]) -> None:
        plainly(again, seat, said)
        again.settle()
        said_before.append((seat, said))
        for whose, old in reversed(said_before):
            plainly(again, whose, old)

    assert play(again, with_echoes) == right


def test_the_line_may_be_cut_after_each_message(again: Evening, right: list[str]) -> None:
    """The page comes back and says once more what it has heard no answer to."""

    def cutting(seat: int, said: dict[str, Any]) -> None:
        guest = again.guests[seat]
        plainly(again, seat, said)
        guest.leave()
        guest = again.guests[seat] = Guest(again.phones.link(seat), guest.device)
        until(lambda: guest.has_sheet, "a sheet")
        plainly(again, seat, said)

    assert play(again, cutting) == right


def test_the_line_may_be_cut_after_each_answer(again: Evening, right: list[str]) -> None:
    def cutting(seat: int, said: dict[str, Any]) -> None:
        plainly(again, seat, said)
        again.settle()
        old = again.guests[seat]
        old.leave()
        new = again.guests[seat] = Guest(again.phones.link(seat), old.device)
        until(lambda: new.has_sheet, "a sheet")
        assert new.sheet == old.sheet

    assert play(again, cutting) == right


def test_of_two_messages_for_one_moment_the_first_is_done(table: Evening) -> None:
    one, other = (message(table, 0, words, number) for number, words in
                  enumerate(("discard dodo", "play prevent-assassination on 1963"), 1))  # fmt: skip
    table.guests[0].send(other)
    table.guests[0].send(one)
    table.settle()
    assert table.written() == ["1: play prevent-assassination on 1963"]
    assert acks(table.guests[0], 1) == []


def test_what_was_said_before_something_was_taken_back_is_not_done(
    table: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is on its way while the sheet of now is not even made."""
    table.say(0, "discard dodo")
    late = message(table, 0, "keep", 7)
    monkeypatch.setattr(feed, "GATHER_MS", 10**6)
    offer = offered(table.match)
    assert isinstance(offer, Offer)
    assert table.controller.take_back(offer)
    assert table.controller.submit(0, table.match.game.parse("discard dodo"))
    table.guests[0].send(late)
    table.guests[0].sync()
    assert table.step == "kill"
    assert acks(table.guests[0], 7) == []


def test_an_answer_to_one_window_is_none_to_the_next(table: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chloé lets Ada's card happen, too late: it is Bruno's Memo that waits now."""
    table.say(0, "play prevent-assassination on 1963")
    table.say(1, "memo")
    late = message(table, 2, "memo", 7)
    monkeypatch.setattr(feed, "GATHER_MS", 10**6)
    table.clock.now += 4.1
    table.controller.tick()
    assert table.controller.public_view().playing[-1].card == "memo"
    table.guests[2].send(late)
    table.guests[2].sync()
    assert table.controller.answered(2) is None


def test_who_holds_the_time_refuses_nobodys_answer(table: Evening) -> None:
    """Bruno's answer is on its way while Chloé stops the ring, and she may have been second to do so."""
    table.say(0, "play prevent-assassination on 1963")
    late, twice = message(table, 1, "memo", 7), message(table, 0, "table: hold", 8)
    table.say(2, "table: hold")
    table.guests[1].send(late)
    table.guests[0].send(twice)
    table.settle()
    assert acks(table.guests[1], 7) == [{"ack": 7}]
    assert table.controller.answered(1) is not None
    assert table.controller.is_held


def test_after_taking_back_each_phone_has_another_moment(table: Evening) -> None:
    moments = [table.guests[seat].sheet["moment"] for seat in range(3)]
    table.say(0, "discard dodo")
    offer = offered(table.match)
    assert isinstance(offer, Offer)
    assert table.controller.take_back(offer)
    table.settle()
    assert all(table.guests[seat].sheet["moment"] > moments[seat] for seat in range(3))
    assert "no" not in table.say(0, "discard dodo")
