"""One line: a page that is fetched, or a phone that talks. It has no socket: bytes come in and go out."""

from __future__ import annotations

import logging
import math
from collections.abc import Iterator
from dataclasses import dataclass
from http import HTTPStatus

from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from chrononauts_qt.wire.limits import Bucket
from chrononauts_qt.wire.messages import MAX_MESSAGE
from chrononauts_qt.wire.requests import Requests

REQUEST_BYTES = 16 * 1024
REQUEST_SECONDS = 5.0
PROOF_SECONDS = 5.0
LAST_WORDS_SECONDS = 30.0
"""For how long a page, or a farewell, may take to be fetched."""

PING_SECONDS = 5.0
AWAKE_SECONDS = 12.0


@dataclass(frozen=True)
class Opened:
    """A phone is there: the first words are ours."""


@dataclass(frozen=True)
class Heard:
    """A phone said something, whatever it is."""

    text: str


@dataclass(frozen=True)
class Ended:
    """Nothing more is heard; what `to_send` gives are the last words."""


Event = Opened | Heard | Ended

_NOWHERE = logging.getLogger(__name__)
"""The library tells a logger what strangers and phones say, keys and all: this one keeps nothing."""

_NOWHERE.disabled = True


class Line:
    """Reads and writes the bytes of one connection that began at `now` (seconds, rising)."""

    def __init__(self, requests: Requests, now: float) -> None:
        self.is_over = False
        """Nothing is heard any more, and nothing comes after what `to_send` gives now."""

        self._requests = requests
        self._protocol = ServerProtocol(max_size=MAX_MESSAGE, logger=_NOWHERE)  # no extension compresses
        self._bucket = Bucket(now)
        self._request_bytes = 0
        self._heard = now
        self._until = now + REQUEST_SECONDS

    def receive(self, data: bytes, now: float) -> Iterator[Event]:
        """Yield what these bytes say; whoever cuts or closes the line meanwhile hears no more of them."""
        if self.is_over:
            return
        self._heard = now
        hear = self._frames if self._protocol.state is OPEN else self._request
        self._request_bytes += len(data)
        self._protocol.receive_data(data)
        yield from hear(now)

    def say(self, message: bytes) -> None:
        """Say one message, if a phone is there."""
        if not self.is_over and self._protocol.state is OPEN:
            self._protocol.send_text(message)

    def ping(self) -> None:
        """Ask a phone for a sign of life, every PING_SECONDS."""
        if not self.is_over and self._protocol.state is OPEN:
            self._protocol.send_ping(b"")

    def prove(self) -> None:
        """The proof was right: from now on the line may be silent."""
        self._until = math.inf

    def close(self, now: float, code: CloseCode = CloseCode.NORMAL_CLOSURE) -> None:
        """End it after what was said before."""
        if not self.is_over:
            self._protocol.fail(code)
            self._end(now)

    def cut(self) -> None:
        """End it at once; what was not sent yet is dropped."""
        self.is_over = True
        self._protocol.data_to_send()

    def to_send(self) -> list[bytes]:
        """Return the bytes to send since the last time."""
        return [data for data in self._protocol.data_to_send() if data]

    def is_late(self, now: float) -> bool:
        """Tell whether to cut it: its request, its proof, or the taking of the last words lasts too long."""
        return now > self._until

    def is_awake(self, now: float) -> bool:
        """Tell whether anything was heard lately; a phone that sleeps answers no ping."""
        return now - self._heard <= AWAKE_SECONDS

    def _request(self, now: float) -> Iterator[Event]:
        """Wait for the whole request; who says more than that before the answer is no browser."""
        events = self._protocol.events_received()
        if self._protocol.eof_sent or len(events) > 1 or self._request_bytes > REQUEST_BYTES:
            self.cut()
            yield Ended()
            return
        for request in events:
            if isinstance(request, Request):
                yield self._answer(request, now)

    def _answer(self, request: Request, now: float) -> Event:
        response = self._requests.answer(request)
        if response is None:
            response = self._protocol.accept(request)
            if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
                response = self._requests.refusal(HTTPStatus.BAD_REQUEST)
        self._protocol.send_response(response)
        if self._protocol.state is not OPEN:
            self._end(now)
            return Ended()
        self._until = now + PROOF_SECONDS
        return Opened()

    def _frames(self, now: float) -> Iterator[Event]:
        for frame in self._protocol.events_received():
            if self.is_over:
                return
            if not isinstance(frame, Frame) or frame.opcode is Opcode.CLOSE:
                continue
            flaw, text = self._read(frame, now)
            if flaw is not None:
                self.close(now, flaw)
                yield Ended()
                return
            if frame.opcode is Opcode.TEXT:
                yield Heard(text)
        if not self.is_over and self._protocol.eof_sent:
            self._end(now)
            yield Ended()

    def _read(self, frame: Frame, now: float) -> tuple[CloseCode | None, str]:
        """Return what is wrong with a frame, and its text; pings and pongs count as messages do."""
        if not self._bucket.takes(now):
            return CloseCode.POLICY_VIOLATION, ""
        if frame.opcode is Opcode.BINARY or not frame.fin:
            return CloseCode.UNSUPPORTED_DATA, ""
        try:
            return None, bytes(frame.data).decode() if frame.opcode is Opcode.TEXT else ""
        except UnicodeDecodeError:
            return CloseCode.INVALID_DATA, ""

    def _end(self, now: float) -> None:
        self.is_over = True
        self._until = now + LAST_WORDS_SECONDS
