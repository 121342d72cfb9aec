"""A line is given bytes, whatever they are: it says what they mean, answers, ends, and raises nothing."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from chrononauts_qt.wire.line import AWAKE_SECONDS, PING_SECONDS, Ended, Event, Heard, Line, Opened
from chrononauts_qt.wire.requests import Page, Requests
from tests.each import each

HOST = "192.168.1.5:47113"
REQUESTS = Requests({"/": Page("text/html; charset=utf-8", b"<!doctype html>")}, HOST)
GET = f"GET / HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode()
UPGRADE = (
    f"GET /line HTTP/1.1\r\nHost: {HOST}\r\nOrigin: http://{HOST}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
).encode()
TLS = bytes.fromhex("16030102000100") + b"\x01\xfc\x03\x03\n" + bytes(500)


class Phone:
    """A phone at the other end of a line, as a browser speaks."""

    def __init__(self, began: float = 0.0, now: float = 0.0) -> None:
        self.now = now
        self.line = Line(REQUESTS, began)
        self.protocol = ClientProtocol(parse_uri(f"ws://{HOST}/line"), origin=f"http://{HOST}")  # type: ignore[arg-type]  # a NewType of theirs
        self.protocol.send_request(self.protocol.connect())
        assert self.flush() == [Opened()]
        self.hear()
        assert self.protocol.state is OPEN

    def flush(self) -> list[Event]:
        """Send what the phone has said; return what the line makes of it."""
        return list(self.line.receive(b"".join(self.protocol.data_to_send()), self.now))

    def hear(self) -> list[Frame]:
        """Return what the line has sent since the last time."""
        for data in self.line.to_send():
            self.protocol.receive_data(data)
        return [event for event in self.protocol.events_received() if isinstance(event, Frame)]


@pytest.fixture
def phone() -> Phone:
    return Phone()


def receive(*chunks: bytes) -> tuple[Line, list[Event]]:
    """Return a new line and what it says to these bytes."""
    line = Line(REQUESTS, 0.0)
    return line, [event for chunk in chunks for event in line.receive(chunk, 0.0)]


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """Return a frame as a browser sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def text(said: str) -> bytes:
    """Return the frame of a text."""
    return frame(Opcode.TEXT, said.encode())


def closing(phone: Phone) -> int:
    """Return the number with which the line was closed."""
    last = phone.hear()[-1]
    assert last.opcode is Opcode.CLOSE
    return int(struct.unpack("!H", bytes(last.data)[:2])[0])


def is_deaf_and_dumb(line: Line) -> bool:
    """Tell whether a line hears nothing and writes nothing any more, whatever is asked of it."""
    events = list(line.receive(text("more"), 1.0))
    line.say(b"{}")
    line.ping()
    line.close(1.0)
    return line.is_over and events == [] and line.to_send() == []


def test_a_page_is_fetched_and_the_line_is_over() -> None:
    line, events = receive(GET)
    assert events == [Ended()]
    sent = b"".join(line.to_send())
    assert sent.startswith(b"HTTP/1.1 200 OK\r\n")
    assert sent.endswith(b"\r\n\r\n<!doctype html>")
    assert is_deaf_and_dumb(line)


def test_a_request_is_refused_with_an_answer() -> None:
    line, events = receive(GET.replace(b"GET / ", b"GET /no "))
    assert events == [Ended()]
    assert b"".join(line.to_send()).startswith(b"HTTP/1.1 404 ")
    assert is_deaf_and_dumb(line)


def test_a_phone_opens_speaks_and_hears(phone: Phone) -> None:
    phone.protocol.send_text(b'{"say":1}')
    phone.protocol.send_text("′".encode())
    assert phone.flush() == [Heard('{"say":1}'), Heard("′")]
    phone.line.say(b'{"ack":1}')
    assert [bytes(heard.data) for heard in phone.hear()] == [b'{"ack":1}']


def test_bytes_may_come_one_by_one() -> None:
    line = Line(REQUESTS, 0.0)
    events: list[Event] = []
    for part in (UPGRADE, text("one"), text("two")):
        for byte in part:
            events += line.receive(bytes([byte]), 0.0)
    assert events == [Opened(), Heard("one"), Heard("two")]
    line, events = receive(*(bytes([byte]) for byte in GET))
    assert events == [Ended()]
    assert line.to_send()


def test_nothing_is_compressed() -> None:
    line, events = receive(UPGRADE[:-2] + b"Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n")
    assert events == [Opened()]
    assert b"extensions" not in b"".join(line.to_send()).lower()


def test_a_websocket_that_is_not_asked_for_rightly_is_refused_safely() -> None:
    wrong = (
        (b"Version: 13", b"Version: 8"),
        (b"Key: AAAA", b"Key: AA\xff"),
        (b"AAAAAA==", b"AA=="),
        (b"Connection: Upgrade", b"Connection: close"),
        (b"Upgrade: websocket", b"Upgrade: h2c"),
        (b"GET /line HTTP/1.1", b"GET /line HTTP/1.0"),
        (b"Upgrade: websocket", b"Upgrade: websocket\r\nUpgrade: websocket"),
    )
    for check in each(wrong):
        with check as (right, other):
            line, events = receive(UPGRADE.replace(right, other))
            sent = b"".join(line.to_send())
            assert events == [Ended()]
            assert sent.startswith(b"HTTP/1.1 400 ")
            assert b"Content-Security-Policy" in sent
            assert is_deaf_and_dumb(line)


def test_what_is_no_request_gets_no_answer() -> None:
    garbage = (
        TLS,
        b"\n",
        b"\xff\xfe\n",
        b"GET /\r\n\r\n",
        b"GET / HTTP/2.0\r\n\r\n",
        b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\n",
        b"GET / HTTP/1.1\r\nno header\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"".join(b"A%d: 1\r\n" % n for n in range(200)) + b"\r\n",
        GET[:-2] + b"Content-Length: 5\r\n\r\nhello",
        GET[:-2] + b"Transfer-Encoding: chunked\r\n\r\n",
        *(GET + more for more in (GET, text("early"), frame(Opcode.CLOSE, b""), frame(Opcode.PING, b""))),
        *(UPGRADE + more for more in (GET, text("early"), frame(Opcode.CLOSE, b""), frame(Opcode.PING, b""))),
    )
    for check in each(garbage):
        with check as data:
            line, events = receive(data)
            assert events == [Ended()]
            assert line.to_send() == []
            assert is_deaf_and_dumb(line)


def test_a_request_without_end_is_cut() -> None:
    line = Line(REQUESTS, 0.0)
    header = b"A: " + b"x" * 1000 + b"\r\n"
    events = [event for chunk in [GET[:-2], *[header] * 20] for event in line.receive(chunk, 0.0)]
    assert events == [Ended()]
    assert line.to_send() == []


def test_a_message_of_5000_bytes_is_too_big(phone: Phone) -> None:
    phone.protocol.send_text(b"x" * 4096)
    assert phone.flush() == [Heard("x" * 4096)]
    phone.protocol.send_text(b"first")
    phone.protocol.send_text(b"x" * 5000)
    assert phone.flush() == [Heard("first"), Ended()]
    assert closing(phone) == CloseCode.MESSAGE_TOO_BIG
    assert is_deaf_and_dumb(phone.line)


def test_what_a_page_never_sends_ends_the_line() -> None:
    never = (
        (frame(Opcode.BINARY, b"{}") + text("after"), CloseCode.UNSUPPORTED_DATA),
        (frame(Opcode.TEXT, b"{", fin=False), CloseCode.UNSUPPORTED_DATA),
        (frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.CONT, b"}"), CloseCode.UNSUPPORTED_DATA),
        (frame(Opcode.CONT, b"}"), CloseCode.PROTOCOL_ERROR),
        (frame(Opcode.TEXT, b"\xff") + text("after"), CloseCode.INVALID_DATA),
        (frame(Opcode.TEXT, b"\xed\xa0\x80"), CloseCode.INVALID_DATA),
        (Frame(Opcode.TEXT, b"unmasked").serialize(mask=False), CloseCode.PROTOCOL_ERROR),
        (b"\xf1" + frame(Opcode.TEXT, b"{}")[1:], CloseCode.PROTOCOL_ERROR),
    )
    for check in each(never):
        with check as (data, code):
            phone = Phone()
            assert list(phone.line.receive(data, 0.0)) == [Ended()]
            assert closing(phone) == code
            assert is_deaf_and_dumb(phone.line)


def test_a_flood_is_cut_and_a_burst_is_not(phone: Phone) -> None:
    assert list(phone.line.receive(text("x") * 60, 0.0)) == [Heard("x")] * 60
    assert list(phone.line.receive(text("x") * 30, 1.0)) == [Heard("x")] * 30
    assert list(phone.line.receive(text("x") * 61, 60.0)) == [Heard("x")] * 60 + [Ended()]
    assert closing(phone) == CloseCode.POLICY_VIOLATION
    assert is_deaf_and_dumb(phone.line)


def test_pings_and_pongs_count_as_messages() -> None:
    for check in each((Opcode.PING, Opcode.PONG)):
        with check as opcode:
            phone = Phone()
            assert list(phone.line.receive(frame(opcode, b"") * 61, 0.0)) == [Ended()]
            assert phone.line.is_over


def test_a_ping_is_answered(phone: Phone) -> None:
    phone.protocol.send_ping(b"there?")
    assert phone.flush() == []
    assert [(heard.opcode, bytes(heard.data)) for heard in phone.hear()] == [(Opcode.PONG, b"there?")]


def test_who_is_cut_while_speaking_is_not_heard_on(phone: Phone) -> None:
    heard = []
    for event in phone.line.receive(text("one") + text("two") + text("three"), 0.0):
        heard.append(event)
        phone.line.say(b"never sent")
        phone.line.cut()
    assert heard == [Heard("one")]
    assert phone.line.to_send() == []
    assert is_deaf_and_dumb(phone.line)


def test_who_is_cut_by_the_last_word_does_not_end_a_second_time(phone: Phone) -> None:
    heard = []
    for event in phone.line.receive(text("one") + text("x" * 5000), 0.0):
        heard.append(event)
        phone.line.cut()
    assert heard == [Heard("one")]


def test_a_farewell_is_the_last_that_is_said(phone: Phone) -> None:
    heard = []
    for event in phone.line.receive(text("one") + text("two"), 0.0):
        heard.append(event)
        phone.line.say(b'{"bye":"key"}')
        phone.line.close(0.0)
        phone.line.say(b"never sent")
    assert heard == [Heard("one")]
    said = phone.hear()
    assert [bytes(message.data) for message in said[:-1]] == [b'{"bye":"key"}']
    assert said[-1].opcode is Opcode.CLOSE
    assert is_deaf_and_dumb(phone.line)


def test_a_line_can_be_closed_before_it_is_open() -> None:
    line = Line(REQUESTS, 0.0)
    line.say(b"nobody is there")
    line.ping()
    line.close(0.0)
    assert line.to_send() == []
    assert is_deaf_and_dumb(line)


def test_a_phone_that_closes_is_gone(phone: Phone) -> None:
    phone.protocol.send_close(CloseCode.GOING_AWAY)
    assert phone.flush() == [Ended()]
    assert closing(phone) == CloseCode.GOING_AWAY
    assert is_deaf_and_dumb(phone.line)


def test_a_request_has_to_be_whole_in_five_seconds() -> None:
    line = Line(REQUESTS, 100.0)
    assert list(line.receive(GET[:10], 104.0)) == []
    assert not line.is_late(105.0)
    assert line.is_late(105.1)


def test_a_proof_has_to_come_within_five_seconds_of_opening() -> None:
    phone = Phone(began=3.0, now=7.0)
    assert not phone.line.is_late(12.0)
    phone.now = 11.0
    phone.protocol.send_text(b"talk, talk")
    assert phone.flush() == [Heard("talk, talk")]
    assert not phone.line.is_late(12.0)
    assert phone.line.is_late(12.1)
    phone.line.prove()
    assert not phone.line.is_late(1e9)


def test_last_words_have_to_be_taken(phone: Phone) -> None:
    phone.line.prove()
    phone.line.close(50.0)
    assert not phone.line.is_late(80.0)
    assert phone.line.is_late(80.1)
    line, _ = receive(GET)
    assert not line.is_late(30.0)
    assert line.is_late(30.1)


def test_a_phone_is_awake_while_it_answers_pings(phone: Phone) -> None:
    assert 2 * PING_SECONDS < AWAKE_SECONDS
    phone.now = 5.0
    phone.line.ping()
    phone.hear()
    assert phone.flush() == [], "a pong is no message"
    assert phone.line.is_awake(17.0)
    assert not phone.line.is_awake(17.1)


def test_what_phones_say_is_in_no_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("DEBUG"):
        phone = Phone()
        list(phone.line.receive(text("secret") + frame(Opcode.TEXT, b"\xff"), 0.0))
    assert [record for record in caplog.records if record.name != "websockets.client"] == []


PIECES = st.sampled_from(
    [GET, UPGRADE, text("{}"), frame(Opcode.PING, b""), frame(Opcode.CLOSE, b"\x03\xe8"), TLS, b"\r\n"]
)


@given(st.lists(PIECES | st.binary(max_size=40), max_size=8), st.booleans())
def test_no_bytes_raise_anything(chunks: list[bytes], is_open: bool) -> None:
    line, events = receive(*([UPGRADE] if is_open else []), *chunks)
    assert events.count(Ended()) == (1 if line.is_over else 0)
    assert Ended() not in events[:-1]
    line.say(b"{}")
    line.ping()
    line.to_send()
    line.close(0.0)
    assert is_deaf_and_dumb(line) or line.to_send() == []
