"""A phone without a browser: it hears what the page hears, and says what the page says."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QObject
from PySide6.QtNetwork import QTcpSocket
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.typing import Origin
from websockets.uri import parse_uri

from chrononauts_qt.wire.keys import new_nonce, proof_of
from tests.crowd.sheets import composable, offers

PATIENCE_MS = 5_000


def until(is_so: Callable[[], object], what: str) -> None:
    """Let Qt work until something is so."""
    deadline = QDeadlineTimer(PATIENCE_MS)
    while not is_so():
        assert not deadline.hasExpired(), f"never: {what}"
        QCoreApplication.processEvents()


class Guest(QObject):
    """A page of a phone at a seat. `frames` are the bytes of all that it has heard, in order.

    It came by a link, or at an address where `letters` were typed. A mute one never greets, one that
    `repeats` says another one's greeting.
    """

    def __init__(self, link: str, device: str = "", letters: str = "") -> None:
        super().__init__()
        address, _, fragment = link.partition("#")
        self.seat, self.key = int(fragment.partition(".")[0] or 0), fragment.partition(".")[2]
        self._letters = letters
        self.is_mute = self.is_open = False
        self.greeting: dict[str, Any] = {}
        self.repeats: dict[str, Any] = {}
        self.device = device or new_nonce()
        self.frames: list[bytes] = []
        self.messages: list[dict[str, Any]] = []
        self.is_gone = False
        self._ids = self._echoes = 0
        self._host = address.removeprefix("http://").strip("/")
        self._protocol = ClientProtocol(
            parse_uri(f"ws://{self._host}/line"), origin=Origin(f"http://{self._host}")
        )
        self._socket = QTcpSocket(self)
        self._socket.readyRead.connect(self._read)
        self._socket.disconnected.connect(self._leave)
        self._socket.connected.connect(self._knock)
        ip, _, port = self._host.partition(":")
        self._socket.connectToHost(ip, int(port))

    @property
    def is_closed(self) -> bool:
        """Tell whether nobody took its call, or the line has ended."""
        return self._socket.state() is QTcpSocket.SocketState.UnconnectedState

    # -- what it hears --------------------------------------------------------------------------

    @property
    def sheet(self) -> dict[str, Any]:
        """The sheet that it shows."""
        return next(message["sheet"] for message in reversed(self.messages) if "sheet" in message)

    @property
    def has_sheet(self) -> bool:
        """Tell whether it shows anything."""
        return any("sheet" in message for message in self.messages)

    def blocks(self, kind: str) -> list[dict[str, Any]]:
        """Return the blocks of a kind on its sheet."""
        return [block for block in self.sheet["blocks"] if block["kind"] == kind]

    def offers(self) -> list[str]:
        """Return all that its sheet lets it say."""
        return [say for say, _ in offers(self.sheet["blocks"])]

    def composable(self) -> dict[str, dict[str, Any]]:
        """Return all that its sheet lets it compose, each with the block that it is composed of."""
        return composable(self.sheet["blocks"])

    def farewell(self) -> str:
        """Return why it was let go, "" for no reason."""
        return next((message["bye"] for message in self.messages if "bye" in message), "")

    # -- what it says ---------------------------------------------------------------------------

    def say(self, words: str, **fields: int) -> dict[str, Any]:
        """Say something, and return the answer to it."""
        self._ids += 1
        number = self._ids
        said: dict[str, Any] = {"say": words, "moment": self.sheet["moment"], "id": number}
        self.send(said | ({"with": fields} if fields else {}))
        until(lambda: self._answer(number) is not None, f"an answer to “{words}”")
        return self._answer(number) or {}

    def compose(self, of: str, counts: dict[str, int]) -> dict[str, Any]:
        """Compose something, and return the answer to it."""
        return self._put("compose", of, counts, "ack")

    def weigh(self, of: str, counts: dict[str, int]) -> str:
        """Ask what is still missing of something, and return what is told."""
        return str(self._put("weigh", of, counts, "weighed")["told"])

    def _put(self, key: str, of: str, counts: dict[str, int], answer: str) -> dict[str, Any]:
        self._ids += 1
        number = self._ids
        self.send({key: {"of": of, "counts": counts}, "moment": self.sheet["moment"], "id": number})
        until(lambda: self._answer(number, answer) is not None, f"an answer to “{of}”")
        return self._answer(number, answer) or {}

    def send(self, *messages: dict[str, Any]) -> None:
        """Send messages, whatever they are, all at once."""
        for message in messages:
            self._protocol.send_text(json.dumps(message).encode())
        self._write()

    def sync(self) -> None:
        """Hear all that was said to it so far: the answer to a ping comes behind it."""
        wanted = self._echoes + 1
        self._protocol.send_ping(b"")
        self._write()
        until(lambda: self._echoes >= wanted or self.is_gone, "an echo")

    def stop_reading(self) -> None:
        """Take nothing more from the line, and keep it."""
        self._socket.readyRead.disconnect(self._read)
        self._socket.setReadBufferSize(1)

    def leave(self) -> None:
        """Cut the line."""
        self._socket.abort()
        self._leave()

    def _answer(self, number: int, key: str = "ack") -> dict[str, Any] | None:
        return next((message for message in self.messages if message.get(key) == number), None)

    def _knock(self) -> None:
        self._protocol.send_request(self._protocol.connect())
        self._write()

    def _read(self) -> None:
        self._protocol.receive_data(bytes(self._socket.readAll().data()))
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))
            elif isinstance(event, Frame) and event.opcode is Opcode.PONG:
                self._echoes += 1
            elif isinstance(event, Response):
                assert event.status_code == 101, event
                self.is_open = True
        self._write()

    def _hear(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.messages.append(json.loads(frame))
        said = self.messages[-1]
        if "nonce" in said and not self.is_mute:
            self.greeting = self.repeats or self._greet(said["nonce"])
            self.send(self.greeting)
        if "key" in said:
            self.seat, self.key = said["seat"], said["key"]

    def _greet(self, nonce: str) -> dict[str, Any]:
        if self._letters:
            proof = proof_of(self._letters.encode(), None, nonce, self.device)
            return {"code": True, "device": self.device, "proof": proof}
        proof = proof_of(base64.urlsafe_b64decode(f"{self.key}=="), self.seat, nonce, self.device)
        return {"seat": self.seat, "device": self.device, "proof": proof}

    def _write(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._socket.write(data)

    def _leave(self) -> None:
        self.is_gone = True
