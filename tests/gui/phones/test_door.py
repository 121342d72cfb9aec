"""The door with real sockets on the loopback: strangers, nonsense, crowds, and who may sit where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtNetwork import QTcpSocket
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.phones.door import MAX_WAITING, Door, Visitor
from chrononauts_qt.wire.keys import new_nonce
from chrononauts_qt.wire.limits import BURST_MESSAGES, LINES_PER_ADDRESS
from chrononauts_qt.wire.requests import Page
from tests.gui.phones.evening import Evening
from tests.gui.phones.guest import Guest, until
from tests.gui.program import let_go, settle
from tests.gui.robot import HandClock
from tests.scenario import explicit_setup

Begin = Callable[..., Evening]
TLS = bytes.fromhex("16030100c8010000c40303") + bytes(190)


class Knock(QObject):
    """A connection that says what no phone would."""

    def __init__(self, host: str, said: bytes = b"") -> None:
        super().__init__()
        self.heard = b""
        self._socket = QTcpSocket(self)
        self._socket.readyRead.connect(self._read)
        ip, _, port = host.partition(":")
        self._socket.connectToHost(ip, int(port))
        until(lambda: self.is_there, "a connection")
        self.say(said)

    @property
    def is_there(self) -> bool:
        """Tell whether the line stands."""
        return self._socket.state() is QTcpSocket.SocketState.ConnectedState

    def say(self, said: bytes) -> None:
        """Send bytes."""
        self._socket.write(said)

    def leave(self) -> None:
        """Cut the line."""
        self._socket.abort()

    def _read(self) -> None:
        self.heard += bytes(self._socket.readAll().data())


@pytest.fixture
def clock() -> HandClock:
    """Return the clock of the door."""
    return HandClock()


@pytest.fixture
def door(qapp: QApplication, clock: HandClock) -> Iterator[Door]:
    """Return a door that is open, with one page behind it."""
    door = Door({"/": Page("text/html", b"page")}, clock)
    door.open("127.0.0.1", 0)
    yield door
    door.close()
    door.deleteLater()


@pytest.fixture
def table(evening: Begin) -> Evening:
    """Return an evening of three; nobody is in."""
    return evening(explicit_setup(players=3))


def fetch(host: str) -> bytes:
    """Return what the door says to a browser that asks for the page."""
    one = Knock(host, f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    until(lambda: not one.is_there, "the end of the page")
    return one.heard


# -- strangers --------------------------------------------------------------------------------------


def test_the_page_is_given(door: Door) -> None:
    said = fetch(door.host)
    assert said.startswith(b"HTTP/1.1 200 ")
    assert said.endswith(b"\r\n\r\npage")


@pytest.mark.parametrize(
    "said",
    [b"\x00\xff\r\n\r\n" * 40, b"\r\n\r\n", b"GET / HTTP/1.1\r\nHost\r\n\r\n", b"A" * 70_000],
    ids=["garbage", "nothing", "header", "endless"],
)
def test_nonsense_is_cut_and_the_door_stays_open(door: Door, said: bytes) -> None:
    one = Knock(door.host, said)
    until(lambda: not one.is_there, "the end of nonsense")
    assert one.heard == b""
    assert fetch(door.host)


@pytest.mark.parametrize("said", [b"GET / HTTP/1.1\r\n", TLS], ids=["slow", "tls"])
def test_half_a_request_is_cut_in_the_end(door: Door, clock: HandClock, said: bytes) -> None:
    """The greeting of an encrypted line is no whole request, either."""
    one = Knock(door.host, said)
    until(lambda: door.knocks, "a knock")
    clock.now = 4.9
    door.look()
    one.say(b"Host:")
    clock.now = 5.1
    door.look()
    until(lambda: not one.is_there, "the end of patience")
    assert one.heard == b""


def test_who_proves_nothing_is_cut(table: Evening) -> None:
    guest = Guest(table.phones.link(0))
    guest.is_mute = True
    until(lambda: guest.messages, "the first words")
    table.door_clock.now += 5.1
    table.phones.door.look()
    until(lambda: guest.is_gone, "the end of patience")
    assert len(guest.frames) == 1
    assert not table.phones.seats


def test_the_door_opens_again_at_the_same_port(door: Door) -> None:
    there = Knock(door.host)
    port = int(door.host.partition(":")[2])
    door.close()
    until(lambda: not there.is_there, "the end of the line")
    door.open("127.0.0.1", port)
    assert door.host == f"127.0.0.1:{port}"
    assert fetch(door.host)


def test_a_line_may_be_cut_while_it_is_read(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three words in one packet the second is too much: the third is not heard, and nobody writes."""
    heard: list[str] = []

    def hear(visitor: Visitor, words: str) -> None:
        heard.append(words)
        if len(heard) == 2:
            visitor.cut()

    door.heard.connect(hear)
    guest = Guest(f"http://{door.host}/#0.{new_nonce()}")
    until(lambda: guest.is_open, "an open line")
    guest.send({"n": 1}, {"n": 2}, {"n": 3})
    until(lambda: guest.is_gone, "the end of the line")
    assert heard == ['{"n": 1}', '{"n": 2}']
    assert fetch(door.host)


# -- phones that say too much -----------------------------------------------------------------------


@pytest.mark.parametrize("said", [{"say": "x" * 5_000, "moment": 1, "id": 1}, {"say": 1}, {}])
def test_nonsense_from_a_seat_ends_its_line(table: Evening, said: dict[str, Any]) -> None:
    (guest,) = table.seat(0)
    guest.send(said)
    until(lambda: guest.is_gone, "the end of nonsense")
    until(lambda: not table.phones.is_in(0), "nobody")
    assert table.phones.seats == {0}
    again = Guest(table.phones.link(0), guest.device)
    until(lambda: again.has_sheet, "a sheet")


def test_120_messages_at_once_end_the_line(table: Evening) -> None:
    """As many are heard as a burst has, then nothing; who was let in may come again."""
    (guest,) = table.seat(0)
    guest.send(*({"say": "nothing", "moment": 0, "id": number} for number in range(120)))
    until(lambda: guest.is_gone, "the end of the flood")
    sheets = sum("sheet" in message for message in guest.messages)
    assert sheets <= BURST_MESSAGES + 1
    assert table.match.past.steps() == []
    again = Guest(table.phones.link(0), guest.device)
    until(lambda: again.has_sheet, "a sheet")


def test_40_lines_do_not_shut_out_the_owner(table: Evening) -> None:
    door = table.phones.door
    (early,) = table.seat(0)
    crowd = [Knock(door.host) for _ in range(40)]
    until(lambda: door.knocks == 41, "everybody at the door")
    table.seat(1)
    assert not early.is_gone
    until(lambda: sum(one.is_there for one in crowd) < LINES_PER_ADDRESS, "most of them gone")
    assert table.say(0, "table: hold") == {"ack": 1}
    for one in crowd:
        one.leave()


def test_a_phone_that_takes_nothing_is_cut(table: Evening) -> None:
    """Once the system holds no more for it, a quarter of a megabyte may wait here."""
    (guest,) = table.seat(0)
    guest.stop_reading()
    for _ in range(400):
        if not table.phones.is_in(0):
            break
        table.phones._visitors[0].say(b" " * MAX_WAITING)
        settle()
    assert not table.phones.is_in(0)
    again = Guest(table.phones.link(0), guest.device)
    until(lambda: again.has_sheet, "a sheet")


# -- who may sit where ------------------------------------------------------------------------------


def turned_away(guest: Guest) -> str:
    """Return why a guest is not let in."""
    until(lambda: guest.is_gone, "no way in")
    assert not guest.has_sheet
    return guest.farewell()


def test_of_two_pages_of_a_phone_the_newer_stays(table: Evening) -> None:
    (first,) = table.seat(0)
    second = Guest(table.phones.link(0), first.device)
    until(lambda: second.has_sheet and first.is_gone, "the newer page alone")
    assert first.farewell() == "newer"
    table.guests[0] = second
    assert "no" not in table.say(0, "table: hold")


def test_another_device_does_not_get_a_seat_that_is_taken(table: Evening) -> None:
    (first,) = table.seat(0)
    second = Guest(table.phones.link(0))
    assert turned_away(second) == "taken"
    assert not first.is_gone


def test_a_wrong_key_gets_nothing(table: Evening) -> None:
    link = table.phones.link(0)
    for wrong in (
        table.phones.link(1).replace("#1.", "#0."),
        link.replace("#0.", "#7."),
        link[:-22] + "A" * 22,
    ):
        guest = Guest(wrong)
        assert turned_away(guest) == "key"
    assert table.phones.had_old_codes
    assert not table.phones.seats


def test_a_proof_is_good_for_one_line(table: Evening) -> None:
    (first,) = table.seat(0)
    thief = Guest(table.phones.link(0), first.device)
    thief.repeats = first.greeting
    assert turned_away(thief) == "key"
    assert not first.is_gone


def test_20_wrong_keys_shut_the_door_for_a_minute(table: Evening) -> None:
    (first,) = table.seat(0)
    wrong = table.phones.link(1).replace("#1.", "#2.")
    for _ in range(20):
        guest = Guest(wrong)
        turned_away(guest)
    late = Guest(table.phones.link(1))
    until(lambda: late.is_gone, "a shut door")
    assert not late.messages
    assert not first.is_gone
    table.door_clock.now += 61.0
    table.seat(1)


def test_a_seat_that_was_released_is_the_screens(table: Evening) -> None:
    (first,) = table.seat(0)
    old = table.phones.link(0)
    table.phones.release(0)
    until(lambda: first.is_gone, "a farewell")
    assert first.farewell() == "released"
    assert table.controller.at_screen == (0, 1, 2)
    back = Guest(old, first.device)
    assert turned_away(back) == "key"


def test_another_phone_takes_a_seat_that_was_renewed(table: Evening) -> None:
    (first,) = table.seat(0)
    table.phones.renew(0)
    until(lambda: first.is_gone, "a farewell")
    assert table.phones.seats == {0}
    (second,) = table.seat(0)
    assert not second.is_gone


def test_typed_letters_let_a_phone_in_once(table: Evening) -> None:
    letters = table.phones.type_code(1)
    guest = Guest(f"http://{table.phones.door.host}/", letters=letters)
    until(lambda: guest.has_sheet, "a sheet")
    assert guest.sheet["seat"] == 1
    assert (guest.seat, guest.key) == (1, table.phones.keys.key(1))
    late = Guest(f"http://{table.phones.door.host}/", letters=letters)
    assert turned_away(late) == "key"


def test_a_bots_seat_refuses_and_keeps_no_device(table: Evening) -> None:
    link = table.phones.link(2)
    table.controller.hand_over(2, "agent")
    guest = Guest(link)
    assert turned_away(guest) == "key"
    table.controller.take_over(2)
    table.seat(2)


def test_letters_are_good_for_no_bots_seat(table: Evening) -> None:
    letters = table.phones.type_code(2)
    table.controller.hand_over(2, "agent")
    guest = Guest(f"http://{table.phones.door.host}/", letters=letters)
    assert turned_away(guest) == "key"


def test_a_phone_that_is_away_loses_its_seat_to_a_bot(table: Evening) -> None:
    """The host has not waited for it: a person who takes the seat over has it alone."""
    (first,) = table.seat(0)
    old = table.phones.link(0)
    first.leave()
    until(lambda: not table.phones.is_in(0), "nobody")
    table.controller.hand_over(0, "agent")
    table.controller.take_over(0)
    back = Guest(old, first.device)
    assert turned_away(back) == "key"
    assert table.controller.at_screen == (0, 1, 2)


def test_the_farewell_arrives_before_the_door_goes(table: Evening) -> None:
    (guest,) = table.seat(0)
    table.phones.close()
    table.phones.deleteLater()
    let_go()
    until(lambda: guest.is_gone, "a farewell")
    assert guest.farewell() == "closed"
