"""A phone at the line of a computer: it hears what a page hears, and says what its sheet lets it say."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from chrononauts_qt.wire.keys import new_nonce, proof_of

PATIENCE = 5.0
"""Seconds for what the computer does at once."""


class Gone(Exception):
    """The line has ended; the text tells why, as the computer said it, or nothing."""


class Late(Exception):
    """The computer has not done what it does at once."""


class Phone:
    """A page with the link of a seat, on a device of its own or another one's."""

    def __init__(self, link: str, device: str = "") -> None:
        self.device = device or new_nonce()
        self.sheet: dict[str, Any] = {}
        self.bye = ""
        self.came_by = ""
        """The link with which it sat down."""
        self.bytes = 0
        """Of the largest message that was heard."""
        self._acks: dict[int, dict[str, Any]] = {}
        self.sheets = 0
        """So many have been heard."""
        self._ids = 0
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._heard = asyncio.Event()
        self.take(link)

    def take(self, link: str) -> None:
        """Have the link of a code that was scanned."""
        self.link = link
        address, _, fragment = link.partition("#")
        seat, _, key = fragment.partition(".")
        self.seat, self._key = int(seat), base64.urlsafe_b64decode(f"{key}==")
        self.host = address.removeprefix("http://").strip("/")

    @property
    def is_here(self) -> bool:
        """Tell whether there is a line."""
        return self._reader is not None and not self._reader.done()

    @property
    def moment(self) -> int:
        """The moment of the sheet that is shown."""
        moment: int = self.sheet["moment"]
        return moment

    # -- coming and going -----------------------------------------------------------------------

    async def come(self) -> None:
        """Connect and greet, and be shown a sheet. Raises Gone or Late."""
        self.bye = ""
        try:
            self._line = await connect(
                f"ws://{self.host}/line", origin=Origin(f"http://{self.host}"), compression=None, proxy=None
            )
        except (OSError, InvalidHandshake, EOFError, TimeoutError) as error:
            raise Gone(f"no line: {error}") from error
        shown = self.sheets
        self._reader = asyncio.create_task(self._read(self._line))
        await self.until(lambda: self.sheets > shown)
        self.came_by = self.link

    async def cut(self) -> None:
        """Lose the line without a word."""
        if self._line is not None and self._reader is not None:
            self._line.transport.abort()
            await self._reader

    async def leave(self) -> None:
        """Close the line as a browser does."""
        if self._line is not None and self._reader is not None:
            await self._line.close()
            await self._reader

    async def sleep(self, seconds: float) -> None:
        """Take nothing from the line for a while."""
        assert self._line is not None
        self._line.transport.pause_reading()
        await asyncio.sleep(seconds)
        with suppress(RuntimeError):
            self._line.transport.resume_reading()

    # -- saying ---------------------------------------------------------------------------------

    async def say(self, words: str, fields: dict[str, int] | None = None) -> dict[str, Any] | None:
        """Say something; return the ack, or None if another sheet came instead. Raises Gone or Late."""
        return await self.answer_to(self.message(words, fields))

    def message(self, words: str, fields: dict[str, int] | None = None) -> dict[str, Any]:
        """Return what says this to the sheet that is shown."""
        return self._now({"say": words} | ({"with": fields} if fields else {}))

    def composed(self, of: str, counts: dict[str, int]) -> dict[str, Any]:
        """Return what composes this of the sheet that is shown."""
        return self._now({"compose": {"of": of, "counts": counts}})

    def _now(self, word: dict[str, Any]) -> dict[str, Any]:
        self._ids += 1
        return word | {"moment": self.moment, "id": self._ids}

    async def answer_to(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Send a message and return its ack, or None if another sheet came instead. Raises Gone or Late."""
        await self.send(json.dumps(message))
        await self.until(lambda: message["id"] in self._acks or self.moment != message["moment"])
        return self._acks.get(message["id"])

    async def another(self, moment: int) -> None:
        """Wait for a sheet of another moment. Raises Gone or Late."""
        await self.until(lambda: self.moment != moment)

    async def send(self, *frames: str | bytes) -> None:
        """Send frames, whatever they are. Raises Gone."""
        assert self._line is not None
        try:
            for frame in frames:
                await self._line.send(frame)
        except ConnectionClosed as error:
            raise Gone(self.bye) from error

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something has been heard. Raises Gone or Late."""
        while not is_so():
            if not self.is_here:
                raise Gone(self.bye)
            self._heard.clear()
            try:
                async with asyncio.timeout(PATIENCE):  # `wait_for` of 3.11 can forget a cancellation
                    await self._heard.wait()
            except TimeoutError:
                raise Late(f"seat {self.seat}: nothing was heard for {PATIENCE:g} s") from None

    # -- hearing --------------------------------------------------------------------------------

    async def _read(self, line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for words in line:
                self.bytes = max(self.bytes, len(str(words).encode()))
                await self._hear(line, json.loads(words))
        self._heard.set()

    async def _hear(self, line: ClientConnection, said: dict[str, Any]) -> None:
        if "nonce" in said:
            proof = proof_of(self._key, self.seat, said["nonce"], self.device)
            await line.send(json.dumps({"seat": self.seat, "device": self.device, "proof": proof}))
        if "sheet" in said:
            self.sheet, self.sheets = said["sheet"], self.sheets + 1
        if "ack" in said:
            self._acks[said["ack"]] = said
        if "bye" in said:
            self.bye = said["bye"]
        self._heard.set()
